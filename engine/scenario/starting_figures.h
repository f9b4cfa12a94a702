// The figures that a set-up puts on the battlefield, by the ids that the game gives them: player.card.copy.index.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/scenario/setup.h"

#include <string>
#include <vector>

namespace hexwright {

struct StartingFigure {
    std::string id;  // "2.marro-drudge.1.3"
    CardKind card{};
    StartSpace start{};
    friend bool operator==(const StartingFigure&, const StartingFigure&) = default;
};

// By player, in the order of their cards. Cards that the catalogue does not know put nobody there.
std::vector<StartingFigure> starting_figures(const Setup& setup, const Catalogue& catalogue);

}  // namespace hexwright
