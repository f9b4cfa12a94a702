// A contest's profile: which sets a map may use, and how many of each group. A map made for a contest keeps the profile
// in its limit, so that whoever opens the file checks it against the same rules.
#pragma once
#include "engine/board/ids.h"
#include "engine/scenario/room.h"

#include <optional>
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
    friend bool operator==(const ProfileRow&, const ProfileRow&) = default;
};

inline constexpr std::size_t max_profile_rows = 20;

// A number that the contest judges maps by instead of the usual threshold. Without bounds it is told and judges
// nothing.
struct ProfileThreshold {
    std::string number{};  // A word of judging::measure_from.
    std::optional<double> least{}, most{};
    friend bool operator==(const ProfileThreshold&, const ProfileThreshold&) = default;
};

struct Profile {
    std::string id{}, name{};  // The name reads like "One master set and two expansions, no castle".
    std::vector<ProfileRow> rows{};
    bool loose = false;  // True when loose pieces are allowed.
    std::vector<ProfileThreshold> thresholds{};
    friend bool operator==(const Profile&, const Profile&) = default;
};

}  // namespace hexwright::scenario
