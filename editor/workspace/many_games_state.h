// Many games on the map as the window shows them: what has been chosen, played, and laid over plan and 3D.
#pragma once
#include "editor/workspace/overlay.h"
#include "editor/workspace/room.h"
#include "editor/workspace/worked_out.h"
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

namespace hexwright::workspace {

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

}  // namespace hexwright::workspace
