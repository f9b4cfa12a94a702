// A contest's profile: which sets a map may use, and how many of each group. A template that a limit is checked
// against: the person chooses the sets and writes them into the file's limit.
#pragma once
#include "engine/scenario/room.h"
#include "engine/scenario/scenario.h"

#include <string>
#include <vector>

namespace hexwright::scenario {

struct SetGroup {
    std::string id{}, name{};  // For example "master-sets", "master sets".
    std::vector<SetKind> sets{};
};

// The number of boxes allowed from these sets.
struct ProfileRow {
    std::string group{};  // Name of the group, for messages: "master sets".
    std::vector<SetKind> sets{};
    int least = 0, most = 0;
};

struct Profile {
    std::string id{}, name{};  // The name reads like "One master set and two expansions, no castle".
    std::vector<ProfileRow> rows{};
    bool loose = false;  // True when loose pieces are allowed.
};

// One sentence for each way in which the limit breaks the profile; empty if it complies.
std::vector<Message> broken_rules(const Profile& profile, const Limit& limit, const Catalogue& catalogue);

}  // namespace hexwright::scenario
