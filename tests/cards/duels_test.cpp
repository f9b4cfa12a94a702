// Random games of every shipped card with the next one in the catalogue: no power ends or spoils a game.
#include "engine/game/observation.h"
#include "tests/cards/card_turns.h"

#include <set>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

bool waits_outside(const ArmyCard& card) {
    return card.power("the-drop") || card.power("glider-landing") || card.power("glide-down") ||
           card.power("waits-off-board");
}

// Up to three figures of the card from this corner on.
Hexes corner(const ArmyCard& card, bool left) {
    const Hexes singles = left ? Hexes{{2, 1}, {2, 2}, {1, 2}} : Hexes{{3, 1}, {4, 1}, {4, 2}};
    const Hexes pairs = left ? Hexes{{2, 1}, {1, 1}, {2, 2}, {1, 2}} : Hexes{{3, 1}, {4, 1}, {3, 2}, {4, 2}};
    if (waits_outside(card)) return {};
    if (card.base == FigureBase::Double) return {pairs.begin(), pairs.begin() + 2 * std::min(card.figures, 2)};
    return {singles.begin(), singles.begin() + std::min(card.figures, 3)};
}

void check_places(const GameState& game) {
    std::set<SpaceIndex> taken;
    for (std::size_t i = 0; i < game.figures.size(); ++i) {
        const FigureId id{static_cast<int>(i)};
        if (!game[id].on_board() || !game.strides.empty()) continue;
        REQUIRE(game[id].wounds < printed(game, id).life);
        for (const SpaceIndex space : spaces_of(game, id)) {
            REQUIRE(taken.insert(space).second);
            REQUIRE(figure_at(game, space) == id);
        }
    }
}

void play_duel(const ArmyCard& one, const ArmyCard& other, unsigned seed) {
    INFO(one.id << " against " << other.id);
    GameState game = on_shipped_meadow()
                         .army(1, one.id, corner(one, true))
                         .army(1, one.id == "crixus" ? "thorgrim" : "crixus", {{0, 3}})
                         .army(2, other.id, corner(other, false))
                         .army(2, other.id == "syvarris" ? "thorgrim" : "syvarris", {{7, 0}})
                         .rounds(6)
                         .start(seed);
    for (int made = 0; made < 150 && !game.over; ++made) {
        const auto legal = legal_actions(game);
        REQUIRE_FALSE(legal.empty());
        REQUIRE(std::ranges::is_sorted(legal));
        REQUIRE(std::ranges::adjacent_find(legal) == legal.end());
        if (made % 8 == 0) REQUIRE(legal_actions(observation(game, *to_decide(game))) == legal);
        seed = seed * 1'664'525u + 1'013'904'223u;
        // Powers and attacks more often than moves.
        std::vector<Action> wanted;
        for (const Action& action : legal)
            if (!std::holds_alternative<Move>(action) && !std::holds_alternative<Done>(action))
                wanted.push_back(action);
        const auto& from = wanted.empty() || seed >> 30 == 0 ? legal : wanted;
        act(game, from[(seed >> 8) % from.size()]);
        check_places(game);
    }
}

}  // namespace

TEST_CASE("random duels of every card with the next one keep the game in order") {
    const auto& cards = shipped().cards();
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const ArmyCard &one = cards[i], &other = cards[(i + 1) % cards.size()];
        if (one.base == FigureBase::Hive || other.base == FigureBase::Hive) continue;
        play_duel(one, other, static_cast<unsigned>(i));
    }
}
