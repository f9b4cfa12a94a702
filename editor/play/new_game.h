// Between editing and playing: what a game is begun from, and what becomes of it when the map changes.
#pragma once
#include "editor/play/room.h"
#include "editor/workspace/states.h"
#include "engine/board/ids.h"
#include "engine/setup/start.h"

#include <filesystem>
#include <span>
#include <string>

namespace hexwright::play {

void switch_mode(EditorState& editor);  // F5: to the parked game, to a new one, or back to the map.
// The parked game of this file comes back to the table, or a dialog says why it cannot.
void take_up_or_tell(EditorState& editor, const std::filesystem::path& only);
void ask_for_game(EditorState& editor);     // Opens the dialog of a new game, with everything chosen already.
void begin_game(EditorState& editor);       // Begins what the dialog holds; a refusal stays in the dialog's line.
void roll_other_dice(EditorState& editor);  // Proposes another seed for the dice of the game that the dialog holds.
// Rules of the game that the dialog holds keep something from some of the players.
bool keeps_secrets(const OpenMap& map);
// The same game with other dice; one that was arranged by hand from where its play began, as a branch.
void rematch(EditorState& editor);
// Since the game on the table began, and the person has not decided yet to go on with the old one.
bool map_has_changed(const EditorState& editor);
void go_on_with_old_map(EditorState& editor);
void restart_on_map(EditorState& editor);     // With the same seed.
void carry_over_to_map(EditorState& editor);  // Figures stay where they stand; what no longer fits goes to the tray.
void replay_on_map(EditorState& editor);      // The same choices, until the first that is refused.

// The armies that the dialog shows: proposed, or none where they are drafted or given by the scenario.
void propose_armies(OpenMap& map);

// What the dialog begins: the game of the scenario's set-up or zones, one of its puzzles, or an empty table on which
// the position is arranged by hand.
void choose_whole_game(EditorState& editor);
// Those of the last game, as far as there are as many; a person at the first side that is not scripted if nobody
// of the last game sits here, and computers at the others.
std::vector<std::string> seats_to_begin_with(const Scenario& scenario, const GameOptions& options,
                                             std::span<const std::string> last = {});
void choose_puzzle(OpenMap& map, const std::string& id);
void choose_empty_position(OpenMap& map, int players);

// One copy of the card more or fewer in the army that the dialog shows for the player; a refusal says why not.
void pick_card(OpenMap& map, PlayerId player, CardKind card, int by);
void fill_army(OpenMap& map, PlayerId player);  // Proposes cards for what is left of his points.
void clear_army(OpenMap& map, PlayerId player);

}  // namespace hexwright::play
