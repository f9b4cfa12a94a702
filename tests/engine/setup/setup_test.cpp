// Setting up at the start of a game: drafts for two and more players, placing in zones, limits, hives, and what ends a
// game.
#include "engine/game/game_update.h"
#include "engine/game/gathering.h"
#include "tests/support/drawn_game.h"
#include "tests/support/every_room.h"

#include <map>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// A field of this many columns and rows, with a start zone for each player in a row of its own.
struct Draft {
    Scenario scenario{};
    std::vector<PlayerSetup> players{};

    Draft(int count, int points, int width = 12, const std::string& edition = "master-2007") {
        scenario.edition = edition;
        std::vector<Zone> zones;
        for (int row = 0; row < count * 3; ++row) {
            Zone zone{.id = "zone-" + std::to_string(row / 3 + 1), .use = "start", .color = "", .spaces = {}};
            for (int column = 0; column < width; ++column) {
                const HexCoord hex{column - row / 2, row};
                scenario.battlefield.add({.kind = *fixtures().piece("grass-1"), .at = hex}, fixtures());
                zone.spaces.push_back({hex, 1});
            }
            std::ranges::sort(zone.spaces);
            if (row % 3 == 0) zones.push_back(zone);
        }
        scenario.zones = zones;
        scenario.limit.change([&](Limit& limit) { limit.sets = {{*fixtures().set("swarm-of-the-marro"), 1}}; });
        for (int number = 1; number <= count; ++number)
            players.push_back(
                {.number = number, .zones = {"zone-" + std::to_string(number)}, .army = {.points = points}});
    }
    GameState start(std::uint64_t seed = 1) const {
        Scenario made = scenario;
        made.setups = std::vector<Setup>{Setup{players}};
        auto started = start_game(made, shared_fixtures(), {.seed = seed});
        if (!started) FAIL("cannot start: " << started.error().message.id);
        return std::move(started->state);
    }
};

// Everybody drafts the first card offered; returns the players who picked, counted from the first.
std::string picks(GameState game, int most) {
    std::string order;
    std::map<int, char> names;
    while (static_cast<int>(order.size()) < most && !game.begun) {
        const auto cards = offered<DraftCard>(game);
        const auto player = *to_decide(game);
        if (!cards.empty()) {
            if (!names.contains(player.value)) names[player.value] = static_cast<char>('A' + names.size());
            order += names[player.value];
            act(game, cards.back());
        } else {
            act(game, legal_actions(game).front());
        }
    }
    return order;
}

}  // namespace

TEST_CASE("two players draft A, BB, A, B, A, B", "[SETUP-DRAFT-02][SETUP-DRAFT-03][SETUP-DRAFT-04]") {
    CHECK(picks(Draft(2, 2'000).start(), 7) == "ABBABAB");
}

TEST_CASE("three and more draft to and fro", "[SETUP-DRAFT-05][SETUP-DRAFT-06][SETUP-DRAFT-07][SETUP-DRAFT-10]") {
    CHECK(picks(Draft(3, 2'000).start(), 9) == "ABCCBAABC");
    CHECK(picks(Draft(4, 2'000).start(), 8) == "ABCDDCBA");
}

TEST_CASE("figures of a card are placed at once, in the player's own zone", "[SETUP-DRAFT-01][SETUP-PLACE-01]") {
    GameState game = Draft(2, 500).start();
    const PlayerId player = *to_decide(game);
    act(game, DraftCard{*fixtures().card("marro-drudge")});
    CHECK(to_decide(game) == player);
    const auto places = offered<PlaceFigure>(game);
    CHECK(places.size() == 12);
    for (int i = 0; i < 3; ++i) act(game, offered<PlaceFigure>(game).front());
    CHECK(to_decide(game) != player);
    CHECK(figures_on_board(game, CardId{0}) == 3);
}

TEST_CASE("points, uniqueness and filters bound what may be drafted",
          "[SETUP-08][SETUP-09][SETUP-10][SETUP-11][SETUP-12][SETUP-13][SETUP-DRAFT-08][SETUP-DRAFT-09][MULTISET-03]") {
    Draft start(2, 170);
    start.scenario.limit.change([](Limit& limit) { limit.sets[0].count = 2; });
    start.players[0].army.only =
        start.players[1].army.only = {CardFilter{.type = "hero"}, CardFilter{.card = "marro-drudge"}};
    start.players[0].army.never = start.players[1].army.never = {CardFilter{.card = "marro-hive"}};
    GameState game = start.start();
    const auto ids = [&] {
        std::string all;
        for (const DraftCard& draft : offered<DraftCard>(game)) all += fixtures()[draft.card].id + " ";
        return all;
    };
    CHECK(ids() == "raelin-sotm drake-sotm sonlen shiori major-q10 marro-drudge ");  // Tor-Kul-Na costs 220.
    const PlayerId first = *to_decide(game);
    act(game, DraftCard{*fixtures().card("shiori")});
    act(game, offered<PlaceFigure>(game).front());
    CHECK(ids().find("shiori") != std::string::npos);  // The opponent may have her too.
    act(game, DraftCard{*fixtures().card("drake-sotm")});
    act(game, offered<PlaceFigure>(game).front());
    CHECK(to_decide(game) == first);  // The other player has no points left and has passed.
    CHECK(ids() == "marro-drudge ");  // 110 points left; Shiori only once.
    act(game, DraftCard{*fixtures().card("marro-drudge")});
    while (!offered<PlaceFigure>(game).empty()) act(game, offered<PlaceFigure>(game).front());
    CHECK(ids() == "marro-drudge ");  // A common card may be drafted again.
    act(game, Done{});                // Fewer points than allowed.
    CHECK(game.begun == false);
    CHECK(next_step(game)->kind == Step::Kind::Markers);
}

TEST_CASE("from one box each card is drafted as often as it lies there", "[SETUP-12][SETUP-13][MULTISET-03]") {
    for (const int boxes : {1, 2}) {
        Draft start(2, 170);
        start.scenario.limit.change([boxes](Limit& limit) { limit.sets[0].count = boxes; });
        GameState game = start.start();
        const auto offers = [&](const char* card) {
            return std::ranges::count(offered<DraftCard>(game), *fixtures().card(card), &DraftCard::card) > 0;
        };
        act(game, DraftCard{*fixtures().card("shiori")});
        while (!offered<PlaceFigure>(game).empty()) act(game, offered<PlaceFigure>(game).front());
        CHECK(offers("shiori") == (boxes == 2));
        for (int card = 1; card <= 2; ++card) {
            CHECK(offers("marro-drudge"));
            act(game, DraftCard{*fixtures().card("marro-drudge")});
            while (!offered<PlaceFigure>(game).empty()) act(game, offered<PlaceFigure>(game).front());
        }
        CHECK(offers("marro-drudge") == (boxes == 2));  // Two in a box.
    }
}

TEST_CASE("what the set-up gives is out of the boxes that players bring cards from, mirrored armies are allowed") {
    // The box holds one Drake.
    const auto started = [](bool given) {
        Draft start(2, 170);
        start.scenario.limit.change([](Limit& limit) { limit.sets[0].count = 1; });
        if (given) start.players[0].army.cards = {{"drake-sotm"}};
        start.scenario.setups = std::vector{Setup{.players = start.players}};
        const std::vector<CardOfArmy> drake{{"drake-sotm"}}, none{};
        return start_game(start.scenario, shared_fixtures(), {.players = 2, .armies = {given ? none : drake, drake}});
    };
    CHECK(started(false).has_value());
    const auto refused = started(true);
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error().message.id == "army.none-left");
}

TEST_CASE("more figures than spaces: the others take no part", "[SETUP-PLACE-04]") {
    GameState game = Draft(2, 500, 2).start();
    act(game, DraftCard{*fixtures().card("marro-drudge")});
    for (int i = 0; i < 2; ++i) act(game, offered<PlaceFigure>(game).front());
    CHECK(figures_on_board(game, CardId{0}) == 2);
    CHECK(std::ranges::count(game.figures, Figure::Place::Unused, &Figure::place) == 1);
}

TEST_CASE("double-space figures are placed on two spaces of one level", "[DOUBLE-01]") {
    GameState game = Draft(2, 500, 4).start();
    act(game, DraftCard{*fixtures().card("tor-kul-na")});
    const auto places = offered<PlaceFigure>(game);
    CHECK(places.size() == 6);  // Three pairs, two ways each.
    act(game, places.front());
    CHECK(game.figures[0].tail() != no_space);
}

TEST_CASE("a zone that an enemy has taken is closed", "[SETUP-PLACE-02]") {
    Draft start(2, 300);
    for (PlayerSetup& player : start.players) player.zones = {"zone-1", "zone-2"};
    GameState game = start.start();
    act(game, DraftCard{*fixtures().card("shiori")});
    CHECK(offered<PlaceFigure>(game).size() == 24);
    act(game, offered<PlaceFigure>(game).front());
    act(game, DraftCard{*fixtures().card("sonlen")});
    CHECK(offered<PlaceFigure>(game).size() == 12);
}

TEST_CASE("who is given one zone and no choice starts in it, whoever else stands there", "[SETUP-PLACE-01]") {
    Draft start(2, 300);
    for (PlayerSetup& player : start.players) player.zones = {"zone-1"};
    GameState game = start.start();
    act(game, DraftCard{*fixtures().card("shiori")});
    act(game, offered<PlaceFigure>(game).front());
    act(game, DraftCard{*fixtures().card("sonlen")});
    CHECK(offered<PlaceFigure>(game).size() == 11);
}

TEST_CASE("teammates start in one zone", "[SETUP-PLACE-03]") {
    Draft start(3, 300);
    for (PlayerSetup& player : start.players)
        player.zones = {"zone-1", "zone-2", "zone-3"}, player.team = player.number == 3 ? 2 : 1;
    GameState game = start.start();
    std::map<int, int> zone;  // The zone of each team.
    while (!game.begun && next_step(game)->kind != Step::Kind::Markers) {
        const int team = team_of(game, *to_decide(game));
        const auto places = offered<PlaceFigure>(game);
        if (zone.contains(team))
            for (const PlaceFigure& place : places) CHECK((*game.board)[place.at].space.at.r == zone[team]);
        const Action next = legal_actions(game).front();
        if (const auto* put = std::get_if<PlaceFigure>(&next)) zone[team] = (*game.board)[put->at].space.at.r;
        act(game, next);
    }
    CHECK(zone.size() == 2);
}

TEST_CASE("pre-made armies: the highest roll places all of its figures first",
          "[SETUP-PREMADE-01][SETUP-PREMADE-02][SETUP-06]") {
    Draft start(2, 300);
    Scenario made = start.scenario;
    made.setups = std::vector<Setup>{Setup{start.players}};
    GameOptions options{.seed = 4};
    options.armies.resize(2);
    options.armies[0] = {CardOfArmy{"sonlen"}, CardOfArmy{"marro-drudge", 2}};
    options.armies[1] = {CardOfArmy{"shiori"}};
    auto started = start_game(made, shared_fixtures(), options);
    REQUIRE(started.has_value());
    const auto rolls = happened<event::Rolled>(started->events);
    const PlayerId first =
        rolls[rolls.size() - 2].faces[0] > rolls[rolls.size() - 1].faces[0] ? PlayerId{0} : PlayerId{1};
    GameState game = std::move(started->state);
    CHECK(to_decide(game) == first);
    while (to_decide(game) == first && !offered<PlaceFigure>(game).empty())
        act(game, offered<PlaceFigure>(game).front());
    CHECK(std::ranges::none_of(game.figures, [&](const Figure& f) {
        return game[f.card].controller == first && f.place == Figure::Place::Reserve;
    }));
    options.armies[0].push_back(CardOfArmy{"drake-sotm"});
    CHECK(start_game(made, shared_fixtures(), options).error().message.id == "setup.over-the-points");
}

TEST_CASE("a set-up that says in which order armies are placed has nobody roll for it") {
    Draft start(2, 300);
    Scenario made = start.scenario;
    made.setups = std::vector<Setup>{Setup{.players = start.players, .places = {2, 1}}};
    GameOptions options{.seed = 4};
    options.armies = {{CardOfArmy{"sonlen"}}, {CardOfArmy{"shiori"}}};
    auto started = start_game(made, shared_fixtures(), options);
    REQUIRE(started.has_value());
    CHECK(happened<event::Rolled>(started->events).empty());
    GameState game = std::move(started->state);
    CHECK(to_decide(game) == PlayerId{1});
    act(game, offered<PlaceFigure>(game).front());
    CHECK(to_decide(game) == PlayerId{0});
    // The same when cards are drafted one by one: who places first drafts first.
    auto drafted = start_game(made, shared_fixtures(), {.seed = 4});
    REQUIRE(drafted.has_value());
    CHECK(to_decide(drafted->state) == PlayerId{1});
}

TEST_CASE("two common cards are one kind of figure: as many act as one card shows",
          "[ORDER-05][COMMON-03][MULTISET-06]") {
    GameState game = DrawnGame(R"(
        1 1 1 1 1 1 1 1
         1 1 1 1 1 1 1 1)")
                         .army(1, "marro-drudge", {{0, 0}, {1, 0}, {2, 0}, {0, 1}, {1, 1}}, 2)
                         .army(2, "finn", {{7, 1}})
                         .start();
    CHECK(game.cards.size() == 2);
    to_turn_of(game, "1.marro-drudge");
    for (int i = 0; i < 3; ++i) act(game, offered<Move>(game).front());
    for (const Move& move : offered<Move>(game)) CHECK(game[move.figure].card != card(game, "1.marro-drudge"));
}

TEST_CASE("destroyed common figures lie on as few cards as can be, in 2004 on any", "[COMMON-01][COMMON-02]") {
    for (const char* edition : {"master-2004", "master-2007"}) {
        GameState game = DrawnGame("1 1 1 1 1 1 1 1", edition)
                             .army(1, "marro-drudge", {{0, 0}, {1, 0}, {2, 0}}, 2)
                             .army(2, "finn", {{7, 0}})
                             .rounds(1)
                             .start();
        Events events;
        while (!game.over) events = act(game, allowed(game, Done{}) ? Action{Done{}} : legal_actions(game).front());
        CHECK(happened<event::Scored>(events).front().points ==
              (std::string(edition) == "master-2004" ? 10'000 : 5'000));
    }
}

TEST_CASE("points of 2022: shares of squads and heroes", "[SCORE-02][SCORE-03]") {
    GameState game = DrawnGame("1 1 1 1 1 1 1 1", "master-2022")
                         .army(1, "marro-drudge", {{0, 0}, {1, 0}})
                         .army(2, "finn", {{7, 0}})
                         .rounds(1)
                         .start();
    act(game, PutFigure{fig(game, "2.finn.1.1"), game[fig(game, "2.finn.1.1")].at(), no_space, 3});
    Events events;
    while (!game.over) events = act(game, allowed(game, Done{}) ? Action{Done{}} : legal_actions(game).front());
    CHECK(happened<event::Scored>(events)[0].points == 3'333);
    CHECK(happened<event::Scored>(events)[1].points == 2'000);
}

TEST_CASE("the Hive of an army stands on land of its zone, is never moved, and goes with its base",
          "[HIVE-01][HIVE-03][HIVE-05][HIVE-06][HIVE-07][HIVE-08][HIVE-09][SETUP-PLACE-02]") {
    Draft start(2, 300);
    Scenario& scenario = start.scenario;
    scenario.zones.change([](auto& zones) {  // Deep enough for six hexes.
        for (int row = 1; row < 3; ++row)
            for (int column = 0; column < 12; ++column) zones[0].spaces.push_back({{column - row / 2, row}, 1});
        std::ranges::sort(zones[0].spaces);
    });
    GameState game = start.start();
    while (to_decide(game) != PlayerId{0}) act(game, Done{});
    act(game, DraftCard{*fixtures().card("marro-hive")});
    REQUIRE_FALSE(offered<PlaceFigure>(game).empty());
    act(game, offered<PlaceFigure>(game).front());
    const FigureId hive = fig(game, "1.marro-hive.1.1");
    CHECK(spaces_of(game, hive).size() == 6);
    CHECK(game.board->version() == 2);
    for (const SpaceIndex space : spaces_of(game, hive)) {
        CHECK((*game.board)[space].stand == Stand::Figure);
        CHECK((*game.board)[space].height == 1);  // Its base adds no height (HEIGHT-06).
        CHECK(figure_at(game, space) == hive);
    }
    start.players[1].zones = {"zone-1", "zone-2"};
    std::uint64_t seed = 1;
    while (to_decide(start.start(seed)) != PlayerId{0}) ++seed;  // Until player 1 drafts first.
    GameState other = start.start(seed);
    act(other, DraftCard{*fixtures().card("marro-hive")});
    act(other, offered<PlaceFigure>(other).front());
    act(other, DraftCard{*fixtures().card("shiori")});
    REQUIRE_FALSE(offered<PlaceFigure>(other).empty());
    // The Hive occupies its zone (SETUP-PLACE-02).
    for (const PlaceFigure& place : offered<PlaceFigure>(other)) CHECK((*other.board)[place.at].space.at.r >= 3);

    const std::size_t pieces = game.battlefield->size();
    const auto hexes = [&] {
        std::vector<HexCoord> all;
        for (const SpaceIndex space : spaces_of(game, hive)) all.push_back((*game.board)[space].space.at);
        return all;
    }();
    Events events;
    GameUpdate update(game, events);
    update.destroy(hive);
    CHECK(game.battlefield->size() == pieces - 1);  // Including its base.
    for (const HexCoord hex : hexes) CHECK_FALSE(game.board->spaces_at(hex).empty());
}

TEST_CASE("a Hive with a start space of its own needs six free hexes of land below it", "[HIVE-05][HIVE-06][HIVE-07]") {
    const auto trouble = [](const char* drawing, HexCoord finn) {
        const auto started = DrawnGame(drawing)
                                 .army(1, "finn", {finn})
                                 .army(1, "marro-hive", {{1, 0}})
                                 .army(2, "sonlen", {{7, 1}})
                                 .try_start(1);
        return started ? std::string() : started.error().message.id;
    };
    const char* land = "1 1 1 1 1 1 1 1\n 1 1 1 1 1 1 1 1\n1 1 1 1 1 1 1 1";
    CHECK(trouble(land, {6, 1}).empty());
    CHECK(trouble(land, {2, 0}) == "setup.hive-ground");  // A figure stands there.
    CHECK(trouble("1 1 ~ 1 1 1 1 1\n 1 1 1 1 1 1 1 1\n1 1 1 1 1 1 1 1", {6, 1}) == "setup.hive-ground");  // Water.
    CHECK(trouble("1 1 . 1 1 1 1 1\n 1 1 1 1 1 1 1 1\n1 1 1 1 1 1 1 1", {6, 1}) == "setup.hive-ground");  // A hole.
    CHECK(trouble("1 1 2 1 1 1 1 1\n 1 1 1 1 1 1 1 1\n1 1 1 1 1 1 1 1", {6, 1}) == "setup.hive-ground");  // Not level.
}

TEST_CASE("no game begins with two glyphs on a space", "[GLYPH-01]") {
    const auto started = DrawnGame("1 1 1 1")
                             .army(1, "finn", {{0, 0}})
                             .army(2, "sonlen", {{3, 0}})
                             .glyph("gerda", {1, 0})
                             .glyph("ulaniva", {1, 0})
                             .try_start();
    REQUIRE_FALSE(started);
    CHECK(started.error().message.id == "setup.glyph-on-glyph");
}

TEST_CASE("a pre-set army has no two Unique heroes of one name", "[MULTISET-04][SETUP-12]") {
    const auto trouble = [](const char* edition, const char* card) {
        const auto started = DrawnGame("1 1 1 1", edition)
                                 .army(1, "raelin-sotm", {{0, 0}})
                                 .army(1, card, {{1, 0}})
                                 .army(2, "sonlen", {{3, 0}})
                                 .try_start(1);
        return started ? std::string() : started.error().message.id;
    };
    CHECK(trouble("master-2007", "raelin-rotv") == "army.same-name");
    CHECK(trouble("master-2007", "raelin-sotm") == "army.unique-twice");
    CHECK(trouble("master-2007", "shiori").empty());
}

TEST_CASE("the Hive of a scenario leaves its base", "[HIVE-04][SCEN-ROGUE-12]") {
    DrawnGame start(R"(
        . . 1 1 1 1 1 1
         . . 1 1 1 1 1 1)");
    start.army(1, "finn", {{7, 0}}).army(2, "sonlen", {{6, 0}}).army(2, "marro-drudge", {{5, 0}});
    Scenario& scenario = start.scenario();
    const PieceId piece =
        scenario.battlefield.add({.kind = *fixtures().piece("marro-hive"), .at = {-4, 0}}, fixtures());
    scenario.battlefield.name(piece, "hive");
    start.players()[1].owns = {{"marro-hive", "hive", false}};
    GameState game = start.start();
    const FigureId hive = fig(game, "2.marro-hive.1.1");
    CHECK(spaces_of(game, hive).size() == 6);
    const auto spaces = spaces_of(game, hive);
    Events events;
    GameUpdate update(game, events);
    update.destroy(hive);
    // The water stays, under the same id.
    for (const SpaceIndex space : spaces) CHECK((*game.board)[space].stand == Stand::Figures);
}
