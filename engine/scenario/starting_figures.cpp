#include "engine/scenario/starting_figures.h"

namespace hexwright::scenario {

std::vector<StartingFigure> starting_figures(const Setup& setup, const Catalogue& catalogue) {
    std::vector<StartingFigure> found;
    for (const PlayerSetup& player : setup.players)
        for (const CardOfArmy& mine : player.army.cards) {
            const auto card = catalogue.card(mine.card);
            if (!card) continue;
            const auto on_card = static_cast<std::size_t>(catalogue[*card].figures);
            for (std::size_t i = 0; i < mine.figures.size(); ++i)
                found.push_back({std::to_string(player.number) + "." + mine.card + "." +
                                     std::to_string(i / on_card + 1) + "." + std::to_string(i % on_card + 1),
                                 *card, mine.figures[i]});
        }
    return found;
}

}  // namespace hexwright::scenario
