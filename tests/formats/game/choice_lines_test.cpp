// The lines of a list of choices: no two are equal, in any language, and each says where, by which way and with what
// risk.
#include "formats/telling/choice_lines.h"

#include "engine/board/catalogue/card_names.h"
#include "engine/board/space_told.h"
#include "engine/game/observation.h"
#include "engine/players/player.h"
#include "engine/setup/start.h"
#include "engine/story/place_names.h"
#include "engine/story/story.h"
#include "formats/telling/words.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"
#include "tests/support/shipped_game.h"

#include <map>
#include <set>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// The first line that stands twice in the list; empty if there is none.
std::string line_twice(std::vector<std::string> lines) {
    std::ranges::sort(lines);
    const auto twice = std::ranges::adjacent_find(lines);
    return twice == lines.end() ? std::string() : *twice;
}

// Plays at random, and looks at the list of each decision in these languages, with names of spaces and without.
void no_line_twice(const Scenario& scenario, std::uint64_t seed, int decisions, const std::vector<Words>& languages) {
    const auto catalogue = std::make_shared<const Catalogue>(shipped());
    auto started = start_game(scenario, catalogue, {.seed = seed});
    if (!started) return;  // Armies have to be gathered by hand.
    GameState state = std::move(started->state);
    DiceBag bag{seed * 31 + 7};
    for (int i = 0; i < decisions && !state.over; ++i) {
        const std::vector<Action> legal = legal_actions(state);
        const GameState seen = observation(state, *to_decide(state));
        const PlaceNames places(scenario, seen);
        for (const Words& words : languages) {
            REQUIRE(line_twice(choice_lines(seen, legal, words, &places)).empty());
            if (i % 5 == 0) REQUIRE(line_twice(choice_lines(seen, legal, words)).empty());
        }
        Events events;
        apply_legal(state, Action(legal[choose_random(state, *to_decide(state), legal, bag)]), events);
    }
}

std::string line_of_move(const GameState& game, const Words& words, const std::string& figure, HexCoord to) {
    const std::vector<Action> legal = legal_actions(game);
    const std::vector<std::string> lines = choice_lines(game, legal, words);
    for (std::size_t i = 0; i < legal.size(); ++i)
        if (const auto* move = std::get_if<Move>(&legal[i]))
            if (name_of(game, move->figure) == figure && (*game.board)[move->at].space.at == to) return lines[i];
    return {};
}

}  // namespace

TEST_CASE("no two lines of a list of choices are equal, in any sample and either language") {
    const std::vector<Words> languages{english(), words_of_language("de")};
    for (const std::string& name : scenario_names()) {
        INFO(name);
        const Scenario scenario = sample_scenario(name);
        no_line_twice(scenario, 1, 24, languages);
    }
}

TEST_CASE("the line of a move says from how high the figure falls, and how likely it dies") {
    GameState game = ShippedGame("9 1 1 1").army(1, "finn", {{0, 0}}).army(2, "sonlen", {{3, 0}}).start();
    to_turn_of(game, "1.finn");
    CHECK(line_of_move(game, english(), "1.finn.1.1", {1, 0}) ==
          "Finn the Viking Champion to 1,0,1: fall of 8: hurt 1 in 2");
    CHECK(line_of_move(game, words_of_language("de"), "1.finn.1.1", {1, 0}) ==
          "Finn the Viking Champion auf 1,0,1: Sturz um 8: verletzt 1 von 2");
    act(game, PutFigure{fig(game, "1.finn.1.1"), game.board->index({{0, 0}, 9}), no_space, 3});
    CHECK(line_of_move(game, english(), "1.finn.1.1", {1, 0}) ==
          "Finn the Viking Champion to 1,0,1: fall of 8: dies 1 in 2");
}

TEST_CASE("every space of every sample has a name of its own, the same each time") {
    const std::vector<Words> languages{english(), words_of_language("de")};
    const auto catalogue = std::make_shared<const Catalogue>(shipped());
    for (const std::string& name : scenario_names()) {
        INFO(name);
        const Scenario scenario = sample_scenario(name);
        const auto started = start_game(scenario, catalogue, {});
        if (!started) continue;
        const PlaceNames places(scenario, started->state), again(scenario, started->state);
        for (const Words& words : languages) {
            std::set<std::string> names;
            for (const BoardSpace& space : started->state.board->spaces()) {
                const Message told = places.of(space.space);
                CHECK(told == again.of(space.space));
                INFO(to_text(space.space) << ": " << words(told));
                CHECK(names.insert(words(told)).second);
                CHECK(words(told).find_first_of("[{") == std::string::npos);
            }
        }
    }
}

TEST_CASE("a space is called by its zone, or by the nearest landmark and a direction") {
    ShippedGame drawn(R"(
    1 1 1 1 1 1 1 1 1
     1 1 1 1 1 1 1 1 1
    1 1 1 1 1 1 1 1 1)");
    drawn.army(1, "finn", {{0, 0}}).army(2, "sonlen", {{8, 0}}).glyph("astrid", {1, 1}).glyph("gerda", {6, 1});
    const GameState game = drawn.start();
    Scenario map;
    map.zones =
        std::vector<Zone>{{.id = "north-bank", .use = "start", .color = "blue", .spaces = {{{0, 0}, 1}, {{1, 0}, 1}}}};
    const PlaceNames places(map, game);
    const Words words = english(), german = words_of_language("de");
    CHECK(words(places.of({{0, 0}, 1})) == "blue’s zone, 1");
    CHECK(words(places.of({{1, 0}, 1})) == "blue’s zone, 2");
    CHECK(german(places.of({{1, 0}, 1})) == "Feld 2 der blauen Zone");
    CHECK(words(places.of({{1, 1}, 1})) == "the Glyph of Astrid");
    CHECK(words(places.of({{2, 1}, 1})) == "the space east of the Glyph of Astrid");
    CHECK(german(places.of({{2, 1}, 1})) == "das Feld östlich von Glyph of Astrid");
    CHECK(words(places.of({{6, 2}, 1})) == "the space south-east of the Glyph of Gerda");
    const Message laid{"story.glyph-laid", {{"glyph", "Glyph of Astrid"}, {"at", space_told({{1, 1}, 1})}}};
    CHECK(words(with_names(laid, places)).find("lies at the Glyph") == std::string::npos);
    CHECK(words(laid) == "The Glyph of Astrid lies at 1,1,1.");
}

TEST_CASE("glyphs that lie symbol side up are told apart by their sides of the battlefield") {
    ShippedGame drawn("1 1 1 1 1 1 1 1 1");
    drawn.army(1, "finn", {{0, 0}}).army(2, "sonlen", {{8, 0}}).glyph("astrid", {2, 0}).glyph("gerda", {6, 0});
    GameState game = drawn.start();
    for (GameGlyph& glyph : game.glyphs) glyph.face_up = false;
    const PlaceNames places(Scenario{}, game);
    CHECK(english()(places.of({{1, 0}, 1})) == "the space west of the western glyph");
    CHECK(words_of_language("de")(places.of({{1, 0}, 1})) == "das Feld westlich der westlichen Glyphe");
    CHECK(english()(places.of({{7, 0}, 1})) == "the space east of the eastern glyph");
}

TEST_CASE("two cards of one name are told apart by their sets") {
    GameState game = ShippedGame("1 1 1 1 1").army(1, "drake-sotm", {{0, 0}}).army(2, "drake-rotv", {{2, 0}}).start();
    CHECK(name_in_army(game, fig(game, "1.drake-sotm.1.1")) == "Sgt. Drake Alexander (Swarm of the Marro)");
    CHECK(name_in_army(game, fig(game, "2.drake-rotv.1.1")) == "Sgt. Drake Alexander (Rise of the Valkyrie)");
    game = ShippedGame("1 1 1 1 1").army(1, "drake-sotm", {{0, 0}}).army(2, "sonlen", {{2, 0}}).start();
    CHECK(name_in_army(game, fig(game, "1.drake-sotm.1.1")) == "Sgt. Drake Alexander");
    std::set<std::string> names;
    for (const ArmyCard& card : shipped().cards()) CHECK(names.insert(full_name(shipped(), card)).second);
}
