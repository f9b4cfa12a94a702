// The scenarios of the rulebook that give the armies, played from their files: the special rules of each.
#include "engine/game/ending.h"
#include "engine/players/player.h"
#include "engine/rulebook/evaluate.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/session/session.h"
#include "tests/formats/game/book/book_games.h"

#include <string>
#include <vector>

#include <catch2/catch.hpp>

namespace hexwright::testing::book {
namespace {

// Removes all figures of a player except this one, by hand.
void leave_only(PlayedScenario& game, int player, const std::string& kept) {
    for (std::size_t i = 0; i < game.state.figures.size(); ++i) {
        const FigureId figure{static_cast<int>(i)};
        if (controller(game.state, figure) == PlayerId{player - 1} && name_of(game.state, figure) != kept &&
            game.state[figure].on_board())
            game.act(PutFigure{figure, no_space, no_space, 0});
    }
}

int on_board(const PlayedScenario& game, int player) {
    int count = 0;
    for (std::size_t i = 0; i < game.state.figures.size(); ++i)
        count += game.state.figures[i].on_board() &&
                 controller(game.state, FigureId{static_cast<int>(i)}) == PlayerId{player - 1};
    return count;
}

std::vector<std::string> cards_of(const PlayedScenario& game, int player) {
    std::vector<std::string> cards;
    for (std::size_t i = 0; i < game.state.cards.size(); ++i)
        if (game.state.cards[i].owner == PlayerId{player - 1})
            cards.push_back(printed(game.state, CardId{static_cast<int>(i)}).id + "*" +
                            std::to_string(figures_on_board(game.state, CardId{static_cast<int>(i)})));
    std::ranges::sort(cards);
    return cards;
}

}  // namespace

// ---- Spring Surprise

TEST_CASE("Spring Surprise begins with a hero and Marro in each of four zones and nobody has won",
          "[SCEN-NARROWS-SPRING-01][SCEN-NARROWS-SPRING-02][SCEN-NARROWS-SPRING-03][SCEN-NARROWS-SPRING-07]") {
    PlayedScenario game(sample_scenario("spring-surprise"));
    CHECK(cards_of(game, 1) == Cards{"drake-sotm*1", "major-q10*1", "raelin-sotm*1", "shiori*1"});
    CHECK(cards_of(game, 2) == Cards{"marrden-nagrubs*3", "marro-drudge*3", "marro-stingers*3", "tor-kul-na*1"});
    CHECK_FALSE(game.state.over);
    CHECK(game.state.setup->rounds == 0);
    const auto& zones = game.state.setup->rulebook->zones;
    REQUIRE(zones.size() == 4);
    for (int zone = 0; zone < 4; ++zone) {
        int of[2] = {0, 0};
        for (std::size_t i = 0; i < game.state.figures.size(); ++i)
            of[controller(game.state, FigureId{static_cast<int>(i)}).value] +=
                in_zone(ConditionContext{game.state}, ZoneRef{zone}, game.state.figures[i].at());
        CHECK(of[0] == 1);
        CHECK(of[1] >= 2);
    }
}

TEST_CASE("Player 1 wins at once as the only one in a zone", "[SCEN-NARROWS-SPRING-04][SCEN-NARROWS-SPRING-05]") {
    PlayedScenario game(sample_scenario("spring-surprise"));
    const Scenario scenario = sample_scenario("spring-surprise");
    game.to(Step::Kind::TakeTurnStep);
    const FigureId drake = fig(game.state, "1.drake-sotm.1.1");
    std::vector<std::string> theirs;  // Figures of player 2 in Drake's zone.
    for (int zone = 0; zone < 4; ++zone)
        for (std::size_t i = 0; i < game.state.figures.size(); ++i) {
            const FigureId figure{static_cast<int>(i)};
            if (in_zone(ConditionContext{game.state}, ZoneRef{zone}, game.state[drake].at()) &&
                controller(game.state, figure) == PlayerId{1} &&
                in_zone(ConditionContext{game.state}, ZoneRef{zone}, game.state[figure].at()))
                theirs.push_back(name_of(game.state, figure));
        }
    REQUIRE(theirs.size() >= 2);
    for (const std::string& figure : theirs) {
        CHECK_FALSE(game.state.over);
        destroy_and_end(game, figure);
    }
    CHECK(game.won(1));
}

TEST_CASE("Spring Surprise: who loses all figures has lost at once",
          "[SCEN-NARROWS-SPRING-05][SCEN-NARROWS-SPRING-06]") {
    PlayedScenario game(sample_scenario("spring-surprise"));
    game.to(Step::Kind::TakeTurnStep);
    for (const char* hero : {"1.drake-sotm.1.1", "1.raelin-sotm.1.1", "1.shiori.1.1", "1.major-q10.1.1"}) {
        CHECK_FALSE(game.state.over);
        destroy_and_end(game, hero);
    }
    CHECK(game.won(2));
}

// ---- Ominous Beginnings

TEST_CASE("Three heroes against nine Marro, ten rounds", "[SCEN-OMINOUS-01][SCEN-OMINOUS-02][SCEN-OMINOUS-03]") {
    PlayedScenario game(sample_scenario("ominous-beginnings"));
    CHECK(cards_of(game, 1) == Cards{"drake-sotm*1", "raelin-sotm*1", "sonlen*1"});
    CHECK(cards_of(game, 2) == Cards{"marrden-nagrubs*3", "marro-drudge*3", "marro-stingers*3"});
    CHECK(game.state.setup->rounds == 10);
}

TEST_CASE("A hero on an exit space leaves the battlefield, alive, and loses the markers of this round",
          "[SCEN-OMINOUS-04][SCEN-OMINOUS-05][SCEN-OMINOUS-10]") {
    PlayedScenario game(sample_scenario("ominous-beginnings"));
    const Scenario scenario = sample_scenario("ominous-beginnings");
    to_turn_of(game.state, "1.sonlen");
    leave_only(game, 2, "2.marro-drudge.1.1");  // Nobody is in the way.
    const std::vector<Space>& exits = scenario.zones->front().spaces;
    REQUIRE(exits.size() == 6);
    const auto beside = [&] {  // The free space next to an exit, one step away.
        for (const Space& exit : exits)
            for (const Link& link : game.state.board->links(game.state.board->index(exit)))
                if (link.rise == 0 && !in_zone(ConditionContext{game.state}, ZoneRef{0}, link.to) &&
                    !figure_at(game.state, link.to).valid())
                    return std::pair{link.to, link.from};
        FAIL("no space beside an exit");
        return std::pair{no_space, no_space};
    }();
    GameUpdate update(game.state, game.events);
    update.remove(fig(game.state, "1.drake-sotm.1.1"));
    update.remove(fig(game.state, "1.raelin-sotm.1.1"));
    look_for_an_end(update);
    CHECK_FALSE(game.state.over);
    CHECK(happened<event::CardOut>(game.events).size() == 2);
    game.put("1.sonlen.1.1", (*game.state.board)[beside.first].space);
    while (game.state.turns.back().phase != Turn::Phase::Moving) game.act(Done{});
    game.act(Move{fig(game.state, "1.sonlen.1.1"), beside.second});
    CHECK(happened<event::Removed>(game.events).size() == 3);
    CHECK(happened<event::Destroyed>(game.events).empty());
    CHECK(game.won(1));
}

TEST_CASE("One dead hero, or one who has not left by the end of round 10, and player 2 has won",
          "[SCEN-OMINOUS-06][SCEN-OMINOUS-07][SCEN-OMINOUS-08]") {
    PlayedScenario dead(sample_scenario("ominous-beginnings"));
    dead.to(Step::Kind::TakeTurnStep);
    destroy_and_end(dead, "1.raelin-sotm.1.1");
    CHECK(dead.won(2));
    PlayedScenario late(sample_scenario("ominous-beginnings"));
    late.to(Step::Kind::TakeTurnStep);
    late.state.round = 10;
    late.end_round();
    CHECK(late.won(2));
}

// ---- Protect the Waters

TEST_CASE("Player 2 wins on four spaces of water at the same time, swamp water does not count",
          "[SCEN-PROTECT-01][SCEN-PROTECT-02][SCEN-PROTECT-03][SCEN-PROTECT-04][SCEN-PROTECT-06]") {
    PlayedScenario game(sample_scenario("protect-the-waters"));
    CHECK(cards_of(game, 1) == Cards{"drake-sotm*1", "raelin-sotm*1", "sonlen*1"});
    CHECK(cards_of(game, 2) == Cards{"marrden-nagrubs*3", "marro-drudge*3", "marro-stingers*3"});
    game.to(Step::Kind::TakeTurnStep);
    std::vector<Space> water, swamp_water;
    for (const BoardSpace& space : game.state.board->spaces()) {
        if (shipped()[space.terrain].id == "water") water.push_back(space.space);
        if (shipped()[space.terrain].id == "swamp-water") swamp_water.push_back(space.space);
    }
    REQUIRE(water.size() == 8);
    GameUpdate update(game.state, game.events);
    for (int i = 0; i < 3; ++i) {
        game.put("2.marro-drudge.1." + std::to_string(i + 1), water[static_cast<std::size_t>(i)]);
        game.put("2.marro-stingers.1." + std::to_string(i + 1), swamp_water[static_cast<std::size_t>(i)]);
        look_for_an_end(update);
        CHECK_FALSE(game.state.over);
    }
    game.put("2.marro-stingers.1.1", water[3]);
    look_for_an_end(update);
    CHECK(game.won(2));
}

TEST_CASE("Player 1 protects the waters with six destroyed, player 2 wins without heroes left",
          "[SCEN-PROTECT-04][SCEN-PROTECT-05]") {
    PlayedScenario game(sample_scenario("protect-the-waters"));
    game.to(Step::Kind::TakeTurnStep);
    for (int i = 1; i <= 3; ++i) {
        CHECK_FALSE(game.state.over);
        destroy_and_end(game, "2.marro-drudge.1." + std::to_string(i));
        CHECK_FALSE(game.state.over);
        destroy_and_end(game, "2.marro-stingers.1." + std::to_string(i));
    }
    CHECK(game.won(1));
    PlayedScenario lost(sample_scenario("protect-the-waters"));
    lost.to(Step::Kind::TakeTurnStep);
    for (const char* hero : {"1.drake-sotm.1.1", "1.raelin-sotm.1.1", "1.sonlen.1.1"}) destroy_and_end(lost, hero);
    CHECK(lost.won(2));
}

// ---- Unexpected Capture

TEST_CASE("Five heroes wait for fifteen Marro, and nobody rolls for the first round's turns",
          "[SCEN-CAPTURE-01][SCEN-CAPTURE-02][SCEN-CAPTURE-03][SCEN-CAPTURE-04]") {
    PlayedScenario game(sample_scenario("unexpected-capture"));
    CHECK(cards_of(game, 1) == Cards{"drake-sotm*1", "major-q10*1", "raelin-sotm*1", "shiori*1", "sonlen*1"});
    CHECK(cards_of(game, 2) == Cards{"marrden-nagrubs*6", "marro-drudge*6", "marro-stingers*3"});
    game.to(Step::Kind::TakeTurnStep);
    CHECK(happened<event::Initiative>(game.events).empty());
    CHECK(game.state.order.front() == PlayerId{0});
    game.end_round();
    game.to(Step::Kind::TakeTurnStep);
    CHECK_FALSE(happened<event::Initiative>(game.events).empty());
}

TEST_CASE("The ambush is won with four heroes left, lost with two of them, and lost after round 10",
          "[SCEN-CAPTURE-05][SCEN-CAPTURE-06][SCEN-CAPTURE-07]") {
    const auto begun = [] {
        PlayedScenario game(sample_scenario("unexpected-capture"));
        game.to(Step::Kind::TakeTurnStep);
        return game;
    };
    PlayedScenario won = begun();
    destroy_and_end(won, "1.shiori.1.1");
    CHECK_FALSE(won.state.over);
    for (std::size_t i = 0; i < won.state.figures.size(); ++i)
        if (controller(won.state, FigureId{static_cast<int>(i)}) == PlayerId{1} && !won.state.over &&
            won.state.figures[i].on_board())
            destroy_and_end(won, name_of(won.state, FigureId{static_cast<int>(i)}));
    CHECK(won.won(1));
    CHECK(on_board(won, 2) == 0);
    PlayedScenario lost = begun();
    destroy_and_end(lost, "1.shiori.1.1");
    destroy_and_end(lost, "1.sonlen.1.1");
    CHECK(lost.won(2));
    PlayedScenario late = begun();
    late.state.round = 10;
    late.end_round();
    CHECK(late.won(2));
}

// ---- Source of Corruption

TEST_CASE("Five heroes against eighteen Marro, Tor-Kul-Na and the hive",
          "[SCEN-SOURCE-01][SCEN-SOURCE-02][SCEN-SOURCE-03][SCEN-SOURCE-04]") {
    PlayedScenario game(sample_scenario("source-of-corruption"));
    CHECK(cards_of(game, 1) == Cards{"drake-sotm*1", "major-q10*1", "raelin-sotm*1", "shiori*1", "sonlen*1"});
    CHECK(cards_of(game, 2) ==
          Cards{"marrden-nagrubs*6", "marro-drudge*6", "marro-hive*1", "marro-stingers*6", "tor-kul-na*1"});
    CHECK(game.state.glyphs.size() == 2);
    for (const GameGlyph& glyph : game.state.glyphs) CHECK(glyph.face_up);
}

TEST_CASE("Source of Corruption: last standing, after round 10 most points", "[SCEN-SOURCE-07][SCEN-SOURCE-08]") {
    PlayedScenario game(sample_scenario("source-of-corruption"));
    game.to(Step::Kind::TakeTurnStep);
    for (const char* hero :
         {"1.drake-sotm.1.1", "1.raelin-sotm.1.1", "1.sonlen.1.1", "1.shiori.1.1", "1.major-q10.1.1"}) {
        CHECK_FALSE(game.state.over);
        destroy_and_end(game, hero);
    }
    CHECK(game.won(2));
    PlayedScenario late(sample_scenario("source-of-corruption"));
    late.to(Step::Kind::TakeTurnStep);
    late.state.round = 10;
    late.end_round();
    CHECK(happened<event::Scored>(late.events).size() == 2);
}

// ---- A Long Wait

TEST_CASE("A Long Wait: four heroes against seven Marro until one side is gone",
          "[SCEN-NARROWS-LONGWAIT-01][SCEN-NARROWS-LONGWAIT-02][SCEN-NARROWS-LONGWAIT-03][SCEN-NARROWS-LONGWAIT-04]") {
    PlayedScenario game(sample_scenario("a-long-wait"));
    CHECK(cards_of(game, 1) == Cards{"drake-sotm*1", "raelin-sotm*1", "shiori*1", "sonlen*1"});
    CHECK(cards_of(game, 2) == Cards{"marro-drudge*3", "marro-stingers*3", "tor-kul-na*1"});
    CHECK(game.state.setup->rounds == 0);
    game.to(Step::Kind::TakeTurnStep);
    for (const char* hero : {"1.drake-sotm.1.1", "1.raelin-sotm.1.1", "1.sonlen.1.1", "1.shiori.1.1"}) {
        CHECK_FALSE(game.state.over);
        destroy_and_end(game, hero);
    }
    CHECK(game.won(2));
}

}  // namespace hexwright::testing::book
