// Approvals: issues that somebody has looked at and lets stand, each with the reason. They are kept in the file, and
// the issues are still listed and counted.
#pragma once
#include "engine/scenario/scenario.h"

namespace hexwright {

// May this issue be approved? What a person does not own is no matter of the map, and "and more like these" is no issue
// of its own.
bool can_be_approved(const Issue& issue);

void mark_approved(std::vector<Issue>& issues, const std::vector<Approval>& approvals);

bool is_about(const Approval& approval, const Issue& issue);
std::vector<Approval> with_approval(std::vector<Approval> approvals, Approval approval);  // instead of an older one
std::vector<Approval> without_approval(std::vector<Approval> approvals, const Approval& like);  // whatever its reason

std::string comment_key(const Approval& approval);  // see Comments

}  // namespace hexwright
