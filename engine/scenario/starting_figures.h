// The figures that a setup puts on the battlefield, with the ids that the game gives them: player.card.copy.index.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/scenario/room.h"
#include "engine/scenario/setup.h"

#include <string>
#include <vector>

namespace hexwright::scenario {

struct StartingFigure {
    std::string id;  // For example "2.marro-drudge.1.3".
    CardKind card{};
    StartSpace start{};
    friend bool operator==(const StartingFigure&, const StartingFigure&) = default;
};

// Sorted by player, in the order of their cards. Cards unknown to the catalogue are skipped.
std::vector<StartingFigure> starting_figures(const Setup& setup, const Catalogue& catalogue);

}  // namespace hexwright::scenario
