// House rules at the desk: what the scenario plays otherwise than its edition. Every change is an edit of the document.
#pragma once
#include "editor/desk/room.h"
#include "editor/workspace/states.h"
#include "engine/rules/house_rules.h"

#include <filesystem>
#include <string>
#include <vector>

namespace hexwright::desk {

std::vector<RuleChange> house_rules_of(const OpenMap& map);  // Empty if there are none.
// For scripts and tests: "road-bonus", or the terrain or piece, a dot and the field.
std::string label_of(const RuleMatter& what);

// What may be changed besides, with the value that it has: all in which these words occur or, without any, the rules of
// the game, and the effects of terrain and the heights of obstacles that are on the map. Empty for an unknown edition.
std::vector<RuleSetting> rules_to_change(const EditorState& editor, const std::string& find);

// The value that the edition has takes the change out.
bool set_house_rule(OpenMap& map, const RuleMatter& what, int value);
bool remove_house_rule(OpenMap& map, const RuleMatter& what);
bool name_house_rules(OpenMap& map, const std::string& name);

// A file of house rules takes the place of the scenario's own, and its edition that of the scenario.
bool read_house_rules_from(EditorState& editor, const std::filesystem::path& file);
bool write_house_rules_to(EditorState& editor, const std::filesystem::path& file);

}  // namespace hexwright::desk
