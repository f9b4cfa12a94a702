// A whole batch as plots, and as one page of HTML that needs no network and no scripts.
#pragma once
#include "engine/rules/board.h"
#include "engine/scenario/scenario.h"
#include "engine/simulation/heat.h"
#include "engine/simulation/pairs.h"
#include "engine/simulation/running.h"
#include "engine/simulation/statistics.h"
#include "formats/paper/plot/plots.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/drawing.h"
#include "formats/telling/words.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hexwright::paper {

struct SeenBatch {
    std::string title, digest, version;  // Digest of what is played, and version of the program.
    std::vector<std::string> seats{};
    std::vector<std::string> sides{};    // Names of the players' sides; shorter, or empty, where they have none.
    std::array<std::string, 2> zones{};  // Names of the start zones of players 1 and 2, for games in pairs.
    std::uint64_t seed = 1;
    std::int64_t planned = 0;  // Games that were to be played.
    Statistics sum{};
    std::optional<PairsSum> pairs{};
    std::vector<RunningPoint> running{};
    Heat heat{};
};

// How an end is called in `ended_by`: "win-2" as a sentence.
std::string told_end(const std::string& how, const Words& words);

// The plots, without those on the map.
std::vector<Drawing> plots_of(const SeenBatch& batch, const Words& words, PlotLook look = {});
// The map, a drawing for each kind of heat.
std::vector<Drawing> heat_plots_of(const SeenBatch& batch, const Scenario& scenario, const Board& board,
                                   const Catalogue& catalogue, const Words& words);

Result<std::string> simulation_page(const SeenBatch& batch, const std::vector<Drawing>& plots, const Words& words);

// The kinds of files that plots are written to, by the ending of the name: ".html", ".svg" or ".pdf"; nullopt for
// others.
enum class PlotsEnding : std::uint8_t { Html, Svg, Pdf };
std::optional<PlotsEnding> plots_ending(const std::string& file);
Result<std::string> plots_file(PlotsEnding ending, const SeenBatch& batch, const std::vector<Drawing>& plots,
                               const Words& words);

}  // namespace hexwright::paper
