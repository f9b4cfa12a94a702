#include "engine/scenario/starting_figures.h"

#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;

TEST_CASE("starting figures are called by player, card, copy and place on the card") {
    Catalogue catalogue;
    const CardKind drudge = catalogue.add(ArmyCard{.id = "marro-drudge", .form = CardForm::Squad, .figures = 3});
    const CardKind hero = catalogue.add(ArmyCard{.id = "sonlen"});
    const auto start = [](int q) { return StartSpace{{{q, 0}, 1}, {}}; };
    Setup setup;
    setup.players.push_back({.number = 2});
    setup.players[0].army.cards.push_back(
        {.card = "marro-drudge", .copies = 2, .figures = {start(1), start(2), start(3), start(4)}});
    setup.players[0].army.cards.push_back({.card = "unheard-of", .figures = {start(9)}});
    setup.players.push_back({.number = 3});
    setup.players[1].army.cards.push_back({.card = "sonlen", .figures = {start(5)}});
    CHECK(starting_figures(setup, catalogue) == std::vector<StartingFigure>{{"2.marro-drudge.1.1", drudge, start(1)},
                                                                            {"2.marro-drudge.1.2", drudge, start(2)},
                                                                            {"2.marro-drudge.1.3", drudge, start(3)},
                                                                            {"2.marro-drudge.2.1", drudge, start(4)},
                                                                            {"3.sonlen.1.1", hero, start(5)}});
    CHECK(starting_figures({}, catalogue).empty());
}
