// Pointing at what cannot be done: the reason, in every case.
#include "engine/outlook/why_not.h"

#include "formats/telling/words.h"
#include "tests/support/every_room.h"
#include "tests/support/hovers.h"
#include "tests/support/shipped_game.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

std::string said(const GameState& game, const Intent& intent) {
    const auto refusal = hexwright::outlook::why_not(game, intent);
    return refusal ? english()(refusal->message) : "";
}

std::string at_space(const GameState& game, const std::string& figure, HexCoord hex) {
    return said(game, {.figure = fig(game, figure), .at = at(game, hex)});
}

std::string at_figure(const GameState& game, const std::string& figure, const std::string& target) {
    return said(game, {.figure = fig(game, figure), .target = fig(game, target)});
}

DrawnGame along_a_valley() {
    ShippedGame drawn(R"(
        1 1 9 1 1 1 1 1 1
         1 1 1 1 1 1 1 1 1)");
    drawn.army(1, "sonlen", {{0, 0}})
        .army(1, "finn", {{1, 1}})
        .army(2, "thorgrim", {{4, 0}})
        .army(2, "syvarris", {{8, 0}});
    return drawn;
}

}  // namespace

TEST_CASE("pointing at a space says why the figure cannot go there") {
    GameState game = along_a_valley().start();
    to_turn_of(game, "1.finn");
    CHECK(at_space(game, "1.finn.1.1", {2, 1}) == "");
    CHECK(at_space(game, "1.finn.1.1", {7, 1}) ==
          "Finn the Viking Champion cannot go that far: the path costs 6, but the Move is 5");
    CHECK(at_space(game, "1.finn.1.1", {2, 0}) ==
          "Finn the Viking Champion cannot climb to 2,0,9: 8 levels at once is too much for Height 5");
    CHECK(at_space(game, "1.finn.1.1", {1, 1}) == "Finn the Viking Champion is already there");
    CHECK(at_space(game, "1.finn.1.1", {4, 0}).find("another figure stands on 4,0,1") != std::string::npos);
    CHECK(at_space(game, "1.sonlen.1.1", {1, 0}) == "it is the turn of Finn the Viking Champion, not of Sonlen");
    act(game, *move_to(game, "1.finn.1.1", {2, 1}));
    to_attacks(game);
}

TEST_CASE("pointing at a figure says why it cannot be attacked", "[LOS-01]") {
    GameState game = along_a_valley().start();
    to_turn_of(game, "1.sonlen");
    CHECK(at_figure(game, "1.sonlen.1.1", "2.thorgrim.1.1") ==
          "Sonlen cannot attack yet: the moves of this turn come first");
    to_attacks(game);
    CHECK(at_figure(game, "1.sonlen.1.1", "2.thorgrim.1.1") ==
          "Sonlen does not see Thorgrim the Viking Champion; in the way: the single-hex grass tile at 2,0,6");
    CHECK(at_figure(game, "1.sonlen.1.1", "1.finn.1.1") == "");  // Nothing is wrong: his Dragon Healing.
    CHECK(at_figure(game, "1.sonlen.1.1", "2.syvarris.1.1").find("it is 8 spaces away") != std::string::npos);
    CHECK(at_figure(game, "1.finn.1.1", "2.thorgrim.1.1") ==
          "it is the turn of Sonlen, not of Finn the Viking Champion");
}

TEST_CASE("pointing at a card says why it is not its turn") {
    GameState game = along_a_valley().start();
    CHECK(said(game, {.card = card(game, "1.finn")}) == "");  // A marker can be placed on it.
    CHECK(said(game, {.card = card(game, "2.thorgrim")}) ==
          "player 1 decides now, and Thorgrim the Viking Champion is "
          "not theirs");
    to_turn_of(game, "1.sonlen");
    CHECK(said(game, {.card = card(game, "1.finn")}) == "it is the turn of Sonlen, not of Finn the Viking Champion");
}

TEST_CASE("whatever is pointed at, there is a reason or a legal action") {
    int refused = 0, allowed = 0;
    const auto look = [&](const GameState& state, const Intent& intent) {
        const auto refusal = hexwright::outlook::why_not(state, intent);
        if (!refusal) return void(++allowed);
        ++refused;
        const std::string text = english()(refusal->message);
        INFO(refusal->message.id << ": " << text);
        CHECK(text.size() > 5);
        CHECK(text.find_first_of("{}[]") == std::string::npos);
    };
    std::uint32_t next = 0;
    hover_in_arenas(
        1, [](const Action&) { return 1; },
        [&](const GameState& state, const Action&) {
            const FigureId figure{static_cast<int>(next++ % state.figures.size())};
            for (int target = 0; target < static_cast<int>(state.figures.size()); target += 5)
                look(state, {.figure = figure, .target = FigureId{target}});
            for (int space = 0; space < static_cast<int>(state.board->size()); space += 37)
                look(state, {.figure = figure, .at = static_cast<SpaceIndex>(space)});
            for (int card = 0; card < static_cast<int>(state.cards.size()); ++card) look(state, {.card = CardId{card}});
            look(state, {.figure = figure});
        });
    CHECK(refused > 100);
    CHECK(allowed > 30);
}
