// Many games on the map as the window shows them: played by a job while their plots grow, laid over plan and 3D as
// heat, kept in the user's cache, and told to be stale when the map has changed.
#pragma once
#include "editor/inspect/room.h"
#include "editor/workspace/many_games_state.h"
#include "editor/workspace/states.h"

namespace hexwright::inspect {

// With its battlefield as its own, wherever it came from.
Scenario whole_scenario(const Scenario& scenario);

// The last one makes the interval that may be watched 4 points wide.
inline constexpr std::int64_t counts_of_games[] = {50, 500, 6000};

// Call once a frame while the games are shown: takes what was played meanwhile, and what is known of the map.
void follow_many_games(EditorState& editor);
std::vector<std::string> seats_of_games(const EditorState& editor);  // By player, chosen or usual.
void choose_seat(EditorState& editor, std::size_t player, const std::string& kind);

void play_many(EditorState& editor);  // A refusal stands in the status line; the last games then stay.
void stop_many(OpenMap& map);         // Esc does it, too; what was played until then stays.
bool plays_many(const OpenMap& map);
// Whether the map, the way of playing or the program has changed since the games that are shown.
bool games_are_stale(const EditorState& editor);
void forget_many_games(OpenMap& map);  // Another file is opened.

// Lays the games over plan and 3D; nullopt takes them away.
void lay_heat(OpenMap& map, std::optional<HeatKind> kind);
const OverlayPicture* heat_overlay(OpenMap& map);

// ---- files

std::string suggested_plots_name(const EditorState& editor);  // After the map; a page of HTML.
void ask_for_plots_file(EditorState& editor);
bool names_plots(const std::filesystem::path& file);  // By its ending: .html, .svg or .pdf.
void write_plots(EditorState& editor, const std::filesystem::path& file);

}  // namespace hexwright::inspect
