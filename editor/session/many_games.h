// Many games on the map as the window shows them: played by a job while their plots grow, laid over plan and 3D as
// heat, kept in the user's cache, and told to be stale when the map has changed.
#pragma once
#include "editor/session/overlay.h"
#include "editor/session/room.h"
#include "editor/session/worked_out.h"
#include "engine/rules/board.h"
#include "engine/setup/start.h"
#include "engine/simulation/seen_games.h"
#include "formats/paper/plot/heat_plot.h"
#include "formats/paper/plot/simulation_page.h"
#include "formats/xml/games/statistics_xml.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace hexwright::editor_session {

struct EditorState;

// What has been played so far, and on what.
struct ShownGames {
    SeenBatch batch{};
    std::shared_ptr<const Scenario> scenario{};  // nullptr for games out of the cache, which have no heat either.
    std::shared_ptr<const Board> board{};
};

// How games on a map are played unless somebody says otherwise: as `hexwright simulate FILE` plays them.
struct PlayableMap {
    GameOptions options{};
    std::vector<std::string> seats{};  // By player; empty: no game can begin.
    std::string digest{};
};

// With its battlefield as its own, wherever it came from.
Scenario whole_scenario(const Scenario& scenario);

// Where the job leaves what it has so far; the frames look.
struct GrowingGames {
    std::mutex guard{};
    std::shared_ptr<const ShownGames> latest{};
};

// Where batches are kept, and the version of the program that keeps them. Empty: nothing is kept.
struct BatchCache {
    std::filesystem::path folder{};
    std::string version{};
};

struct ManyGamesState {
    // What the person has chosen.
    std::vector<std::string> seats{};  // By player; shorter than there are players: the usual ones.
    std::int64_t games = 500;
    bool exchanged = false;  // Zones and armies are exchanged in every way.
    std::optional<HeatKind> heat{};

    std::shared_ptr<const ShownGames> shown{};
    std::shared_ptr<GrowingGames> growing{};

    // Worked out from map and cache.
    WorkedOut<PlayableMap> map{};                      // As it is now.
    WorkedOut<std::vector<WrittenStatistics>> kept{};  // Of this file, those with the most games first.
    unsigned long long look = 0;                       // Grows when the cache is to be looked at again.
    std::shared_ptr<const ShownGames> laid{};          // What `picture` shows.
    std::optional<HeatKind> laid_kind{};
    OverlayPicture picture{};
};

// The last one makes the interval that may be watched 4 points wide.
inline constexpr std::int64_t counts_of_games[] = {50, 500, 6000};

// Call once a frame while the games are shown: takes what was played meanwhile, and what is known of the map.
void follow_many_games(EditorState& editor);
std::vector<std::string> seats_of_games(const EditorState& editor);  // By player, chosen or usual.
void choose_seat(EditorState& editor, std::size_t player, const std::string& kind);

void play_many(EditorState& editor);  // A refusal stands in the status line; the last games then stay.
void stop_many(EditorState& editor);  // Esc does it, too; what was played until then stays.
bool plays_many(const EditorState& editor);
// Whether the map, the way of playing or the program has changed since the games that are shown.
bool games_are_stale(const EditorState& editor);
void forget_many_games(EditorState& editor);  // Another file is opened.

// Lays the games over plan and 3D; nullopt takes them away.
void lay_heat(EditorState& editor, std::optional<HeatKind> kind);
const OverlayPicture* heat_overlay(EditorState& editor);

// ---- files

std::string suggested_plots_name(const EditorState& editor);  // After the map; a page of HTML.
void ask_for_plots_file(EditorState& editor);
bool names_plots(const std::filesystem::path& file);  // By its ending: .html, .svg or .pdf.
void write_plots(EditorState& editor, const std::filesystem::path& file);

}  // namespace hexwright::editor_session
