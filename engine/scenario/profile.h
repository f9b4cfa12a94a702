// A contest's profile: which sets a map may use and how many of them. A template that a limit is held against; the
// person chooses the sets, the limit in the file says which they are.
#pragma once
#include "engine/scenario/scenario.h"

#include <string>
#include <vector>

namespace hexwright {

struct SetGroup {
    std::string id{}, name{};  // "master-sets", "master sets"
    std::vector<SetKind> sets{};
};

struct ProfileRow {       // so many boxes out of these sets
    std::string group{};  // its name, for sentences: "master sets"
    std::vector<SetKind> sets{};
    int least = 0, most = 0;
};

struct Profile {
    std::string id{}, name{};  // "One master set and two expansions, no castle"
    std::vector<ProfileRow> rows{};
    bool loose = false;  // may there be loose pieces?
};

// What in the limit breaks the profile, a sentence each; none: it keeps to it.
std::vector<Message> broken_rules(const Profile& profile, const Limit& limit, const Catalogue& catalogue);

}  // namespace hexwright
