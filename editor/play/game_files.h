// A game as a file: saved and opened as a record with its whole tree, kept by a journal while it is played, exported
// for one seat, and turned into a set-up, a test or a puzzle of its scenario.
#pragma once
#include "editor/document/safety/game_journal.h"
#include "editor/play/room.h"
#include "editor/workspace/states.h"
#include "engine/board/refusal.h"
#include "engine/core/message.h"
#include "engine/scenario/scenario.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace hexwright::play {

// Writes the record; false if it could not be written: a dialog says why.
bool save_game(EditorState& editor, const std::filesystem::path& file);
// Puts the game of a record on the table, with its own map; false if it cannot be read: a dialog says why.
bool open_game(EditorState& editor, const std::filesystem::path& file);
std::filesystem::path suggested_game_name(const EditorState& editor);
void export_for_decider(EditorState& editor, const std::filesystem::path& file);

// Call once a frame: what was played since is in the journal then. Nothing without a state folder.
void keep_game_safe(EditorState& editor);
// The game of this map that was left last and can go on, if there is one, comes back to the table.
struct ParkedOutcome {
    bool taken_up = false;
    std::string trouble{};  // Why games that were left later cannot go on; they stay in their files.
};
// `only`: that one, and no other.
ParkedOutcome take_up_parked_game(EditorState& editor, const std::filesystem::path& only = {});
bool has_parked_game(const EditorState& editor);
// Those on maps without a file, the latest first; and the map that the game of such a file is played on.
std::vector<ParkedGame> parked_untitled_games(const EditorState& editor);
Result<Scenario> map_of_game(const EditorState& editor, const std::filesystem::path& file);

// Each is one step of undo in the scenario. Refused, with the reason in the status line, where the map is not the one
// that the game began on.
void make_setup(EditorState& editor);
// Looks for the most that the deciding player can surely reach in this round, beside the frames, and makes it the goal
// of a puzzle that begins with the position. Refused where nothing is found.
inline constexpr std::string_view puzzle_task = "made.looking-for-goal";
void make_puzzle(EditorState& editor);

// For what is made of a game that its scenario still leads to: why it is not, or nothing; the one door by which it
// becomes the scenario, which returns false if refused; and a name that no test or puzzle has.
std::optional<Message> no_way_into_scenario(const EditorState& editor);
bool into_scenario(EditorState& editor, Result<Scenario> made, const char* words);
std::string free_test_name(const Scenario& scenario, const std::string& stem);

void resign(EditorState& editor);  // All figures of the player who decides leave the battlefield, by hand.

}  // namespace hexwright::play
