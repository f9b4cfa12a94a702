// What the desk changes besides words: title and edition, the battlefield, set-ups, pools of glyphs.
#pragma once
#include "editor/desk/room.h"
#include "editor/workspace/editor_state.h"

#include <filesystem>
#include <string>
#include <vector>

namespace hexwright::desk {

bool change_about(EditorState& editor, About about, std::string battlefield_name);
bool change_edition(EditorState& editor, std::string id, std::string edition);
bool change_rounds(EditorState& editor, int rounds);
// Shows the battlefield of this file in place of the scenario's own; refused as long as the scenario has no file, from
// which the other one could be named.
bool use_battlefield(EditorState& editor, const std::filesystem::path& file);
bool fold_in(EditorState& editor);  // The other way round: the scenario gets these pieces as its own.
// `setup` is an index into the set-ups; one more than there are adds one.
bool change_setup(EditorState& editor, std::size_t setup, Setup changed);
Setup fresh_setup(const EditorState& editor, int players);  // With the start zones of the map, in their order.
// Players of the scenario's first set-up, or as many as it has start zones; 0 if it has neither.
int usual_players(const Scenario& scenario);
bool put_setup(EditorState& editor, Setup setup);  // A new one, which is shown then.
bool add_setup(EditorState& editor, int players);
bool remove_setup(EditorState& editor, std::size_t setup);
bool change_pools(EditorState& editor, std::vector<GlyphPool> pools);

}  // namespace hexwright::desk
