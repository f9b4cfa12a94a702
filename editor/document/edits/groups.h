// Named groups of pieces, which people move and hide as one. A scenario keeps the name of the group of each piece; what
// stands there of pieces that are gone means nothing.
#pragma once
#include "editor/document/room.h"
#include "engine/scenario/scenario.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace hexwright::document {

using GroupMembers = std::map<std::string, std::vector<PieceId>>;  // By name; the ids in ascending order.

GroupMembers groups_of(const Scenario& scenario);
std::set<std::string> group_names(const Scenario& scenario);
// The name of the piece's group; empty if it belongs to none.
std::string group_of(const Scenario& scenario, PieceId piece);
// These pieces and all others of their groups, in ascending order.
std::vector<PieceId> with_groups(const Scenario& scenario, std::vector<PieceId> pieces);

// The name, with the first number behind it that makes it new: "tower", "tower 2", "tower 3".
std::string free_group_name(const std::string& wanted, const std::set<std::string>& taken);

}  // namespace hexwright::document
