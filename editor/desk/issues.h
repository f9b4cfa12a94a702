// What can be done about a finding of the checks: go there, mend it, approve it.
#pragma once
#include "editor/desk/room.h"
#include "editor/workspace/states.h"
#include "engine/board/battlefield/issue.h"
#include "engine/scenario/setup.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwright::desk {

void jump_to(OpenMap& map, const Issue& issue);
// What is wrong with a set-up, or with what a player has in it, by his number; 0 is nobody.
std::vector<const Issue*> troubles_of_setup(const OpenMap& map, const Setup& setup, std::optional<int> player);
void mend(OpenMap& map, const Issue& issue);
void mend_all_like(OpenMap& map, IssueCode code);
void approve_issue(OpenMap& map, const Issue& issue, const std::string& reason);
void approve_no_longer(OpenMap& map, const Issue& issue);

}  // namespace hexwright::desk
