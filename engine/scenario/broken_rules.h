// The ways in which a map's limit breaks the profile of a contest.
#pragma once
#include "engine/board/battlefield/issue.h"
#include "engine/core/message.h"
#include "engine/scenario/profile.h"
#include "engine/scenario/room.h"

#include <vector>

namespace hexwright::scenario {

struct Limit;  // engine/scenario/scenario.h

// A way in which a limit breaks a profile, as an issue's code and sentence.
struct BrokenRule {
    IssueCode code;
    Message words;
};
// Each way in which the limit breaks the profile; empty if it complies. Without sets nothing is limited, which no
// profile allows.
std::vector<BrokenRule> broken_rules(const Profile& profile, const Limit& limit, const Catalogue& catalogue);

}  // namespace hexwright::scenario
