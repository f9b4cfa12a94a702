// What the desk changes besides words: title and edition, the battlefield, set-ups, pools of glyphs.
#pragma once
#include "editor/desk/room.h"
#include "editor/workspace/states.h"
#include "engine/scenario/scenario.h"

#include <filesystem>
#include <string>
#include <vector>

namespace hexwright::desk {

bool change_about(OpenMap& map, About about, std::string battlefield_name);
bool change_edition(EditorState& editor, std::string id, std::string edition);
bool change_rounds(OpenMap& map, int rounds);
// Shows the battlefield of this file in place of the scenario's own; refused as long as the scenario has no file, from
// which the other one could be named.
bool use_battlefield(OpenMap& map, const std::filesystem::path& file);
bool fold_in(OpenMap& map);  // The other way round: the scenario gets these pieces as its own.
// `setup` is an index into the set-ups; one more than there are adds one.
bool change_setup(OpenMap& map, std::size_t setup, Setup changed);
Setup fresh_setup(const OpenMap& map, int players);  // With the start zones of the map, in their order.
// Players of the scenario's first set-up, or as many as it has start zones; 0 if it has neither.
int usual_players(const Scenario& scenario);
bool put_setup(OpenMap& map, Setup setup);  // A new one, which is shown then.
bool add_setup(OpenMap& map, int players);
bool remove_setup(OpenMap& map, std::size_t setup);
bool change_pools(OpenMap& map, std::vector<GlyphPool> pools);

}  // namespace hexwright::desk
