// Approvals: issues that somebody has reviewed and accepted, each with a reason. They are kept in the file; the issues
// are still listed and counted.
#pragma once
#include "engine/board/battlefield/issue.h"
#include "engine/scenario/room.h"
#include "engine/scenario/scenario.h"

namespace hexwright::scenario {

// True when this issue may be approved. Not for missing items of a person's collection, which do not concern the map,
// nor for "and more like these", which is not an issue of its own.
bool can_be_approved(const Issue& issue);

void mark_approved(std::vector<Issue>& issues, const std::vector<Approval>& approvals);

bool is_about(const Approval& approval, const Issue& issue);
// Replaces an older approval of the same issue.
std::vector<Approval> with_approval(std::vector<Approval> approvals, Approval approval);
std::vector<Approval> without_approval(std::vector<Approval> approvals, const Approval& like);  // Ignores the reason.

std::string comment_key(const Approval& approval);  // A key as described at Comments.

}  // namespace hexwright::scenario
