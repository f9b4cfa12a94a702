// A scripted side: whom its figures strike, where they go, what they never leave. Player 2 is played so.
#include "engine/game/observation.h"
#include "engine/simulation/batch.h"
#include "formats/telling/rules_text/rules_page.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"
#include "tests/support/shipped_game.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

constexpr std::string_view plain_field = R"(
        1 1 1 1 1 1 1 1 1 1 1 1
         1 1 1 1 1 1 1 1 1 1 1 1
          1 1 1 1 1 1 1 1 1 1 1 1)";

Scenario scripted_side(DrawnGame& game, ScriptedSide scripted, std::vector<Zone> zones = {}) {
    Scenario scenario = game.scenario();
    scenario.setups = std::vector<Setup>{Setup{game.players()}};
    scenario.setups.change([&](std::vector<Setup>& setups) { setups[0].players[1].scripted = std::move(scripted); });
    scenario.zones = std::move(zones);
    return scenario;
}

Zone zone(const std::string& id, const Hexes& hexes) {
    Zone zone;
    zone.id = id;
    for (const HexCoord hex : hexes) zone.spaces.push_back({hex, 1});
    return zone;
}

// What player 2 does in a turn with his first card.
struct RoteTurn {
    GameState state;
    std::vector<Action> done{};

    explicit RoteTurn(const Scenario& scenario, const std::map<std::string, int>& wounds = {}) {
        PlayedScenario play(scenario);
        play.to(Step::Kind::TakeTurnStep);
        for (const auto& [figure, number] : wounds) {
            const FigureId id = fig(play.state, figure);
            play.act(PutFigure{id, play.state[id].at(), no_space, number});
        }
        for (std::size_t i = 0; i < play.state.cards.size(); ++i)
            if (play.state.cards[i].controller == PlayerId{1} && play.state.turns.empty())
                play.act(SetTurn{.card = CardId{static_cast<int>(i)}, .player = PlayerId{1}});
        DiceBag bag{5};
        for (int made = 0; made < 20 && !play.state.over && to_decide(play.state) == PlayerId{1}; ++made) {
            const auto legal = legal_actions(play.state);
            done.push_back(legal[choose_scripted(observation(play.state, PlayerId{1}), PlayerId{1}, legal, bag)]);
            play.act(done.back());
            if (play.state.turns.empty()) break;
        }
        state = std::move(play.state);
    }
    // The figure that it attacked first; empty for none.
    std::string struck() const {
        for (const Action& each : done)
            if (const auto* attack = std::get_if<Attack>(&each)) return name_of(state, attack->target);
        return {};
    }
    HexCoord stands(const std::string& figure) const { return (*state.board)[state[fig(state, figure)].at()].space.at; }
    bool moved() const {
        return std::ranges::any_of(done, [](const Action& each) { return std::holds_alternative<Move>(each); });
    }
};

const std::string syvarris = "2.syvarris.1.1", finn = "1.finn.1.1", thorgrim = "1.thorgrim.1.1",
                  their_raelin = "1.raelin-sotm.1.1";

DrawnGame archer_and_three() {
    ShippedGame game(plain_field);
    game.army(1, "finn", {{3, 0}}).army(1, "thorgrim", {{5, 1}}).army(1, "raelin-sotm", {{6, 2}});
    game.army(2, "syvarris", {{1, 1}});
    return game;
}

}  // namespace

TEST_CASE("a scripted side attacks the nearest, the weakest, the strongest or the most wounded enemy in reach") {
    struct {
        ScriptedSide::Strikes strikes;
        std::map<std::string, int> wounds;
        std::string whom;
    } const table[] = {
        {ScriptedSide::Strikes::Nearest, {{thorgrim, 3}}, finn},
        {ScriptedSide::Strikes::Weakest, {{finn, 1}, {thorgrim, 3}, {their_raelin, 2}}, thorgrim},
        {ScriptedSide::Strikes::Weakest,
         {{finn, 2}, {thorgrim, 2}, {their_raelin, 3}},
         their_raelin},  // Of two Life left, the least Defense.
        {ScriptedSide::Strikes::Strongest, {{finn, 1}}, their_raelin},
        {ScriptedSide::Strikes::Wounded, {{thorgrim, 2}, {their_raelin, 1}}, thorgrim},
        {ScriptedSide::Strikes::Wounded, {{finn, 2}, {thorgrim, 2}}, finn},  // Of several the nearest.
    };
    for (const auto& row : table) {
        INFO(strikes_words[static_cast<std::size_t>(row.strikes)] << ": " << row.whom);
        DrawnGame game = archer_and_three();
        const RoteTurn turn(scripted_side(game, {.strikes = row.strikes}), row.wounds);
        CHECK_FALSE(turn.moved());  // Who can strike stays.
        CHECK(turn.struck() == row.whom);
    }
}

TEST_CASE("a scripted figure with nobody to attack goes as near as it can, or to a zone, or nowhere") {
    const auto turn_of = [](ScriptedSide scripted) {
        ShippedGame game(plain_field);
        game.army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{10, 0}});
        return RoteTurn(scripted_side(game, std::move(scripted), {zone("hill", {{9, 2}, {8, 2}})}));
    };
    CHECK(turn_of({}).stands("2.thorgrim.1.1") == HexCoord{5, 0});
    CHECK(turn_of({.advances = ScriptedSide::Advances::Nowhere}).stands("2.thorgrim.1.1") == HexCoord{10, 0});
    const HexCoord there = turn_of({.advances = ScriptedSide::Advances::Zone, .to = "hill"}).stands("2.thorgrim.1.1");
    CHECK((there == HexCoord{9, 2} || there == HexCoord{8, 2}));
}

TEST_CASE("a scripted figure never leaves the zone that it keeps to, and one that is engaged stays") {
    ShippedGame game(plain_field);
    game.army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{10, 0}});
    const RoteTurn kept(scripted_side(game, {.keeps_to = "yard"}, {zone("yard", {{10, 0}, {9, 0}, {8, 0}})}));
    CHECK(kept.stands("2.thorgrim.1.1") == HexCoord{8, 0});

    for (const bool leaves : {false, true}) {
        ShippedGame close(plain_field);
        close.army(1, "finn", {{9, 0}}).army(2, "thorgrim", {{10, 0}});
        const RoteTurn turn(
            scripted_side(close, {.advances = ScriptedSide::Advances::Zone, .to = "far", .breaks_away = leaves},
                          {zone("far", {{0, 2}})}));
        CHECK(turn.stands("2.thorgrim.1.1") == HexCoord{10, 0});  // He can strike: he stays in either case.
        CHECK(turn.struck() == finn);
    }
}

TEST_CASE("the order markers of a scripted side go round its cards, round by round") {
    ShippedGame game(plain_field);
    game.army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{10, 0}}).army(2, "syvarris", {{11, 0}});
    PlayedScenario play(scripted_side(game, {}));
    DiceBag bag{1};
    std::vector<std::string> laid;
    while (play.state.round <= 1 && laid.size() < 4) {
        const PlayerId seat = *to_decide(play.state);
        const auto legal = legal_actions(play.state);
        const Action chosen = seat == PlayerId{1}
                                  ? legal[choose_scripted(observation(play.state, seat), seat, legal, bag)]
                                  : legal.front();
        if (const auto* place = std::get_if<PlaceMarker>(&chosen); place && seat == PlayerId{1})
            laid.push_back(std::to_string(place->marker) + " " + printed(play.state, place->card).id);
        play.act(chosen);
    }
    std::ranges::sort(laid);
    CHECK(laid == std::vector<std::string>{"1 thorgrim", "2 syvarris", "3 thorgrim", "4 thorgrim"});
}

TEST_CASE("a side that the scenario scripts is seated so, and the page tells how") {
    ShippedGame game(plain_field);
    game.army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{10, 0}});
    const Scenario scenario =
        scripted_side(game, {.strikes = ScriptedSide::Strikes::Weakest, .keeps_to = "yard", .breaks_away = true},
                      {zone("yard", {{10, 0}})});
    const auto seats = usual_seats(scenario.setups->front(), player_kind("greedy"));
    REQUIRE(seats.size() == 2);
    CHECK(seats[0]->id == "greedy");
    CHECK(seats[1]->id == "rote");
    const auto has = [&](const std::string& text) {
        return std::ranges::any_of(rules_page(scenario, shipped(), english()), [&](const PassageBlock& block) {
            return block.text.find(text) != std::string::npos;
        });
    };
    CHECK(has("is scripted"));
    CHECK(has("the least Life left"));
    CHECK(has("never leave it"));
    CHECK(has("may leave"));
}

TEST_CASE("a zone that a scripted side names must be there") {
    ShippedGame game(plain_field);
    game.army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{10, 0}});
    const auto started = start_game(scripted_side(game, {.keeps_to = "nowhere"}), shared_shipped(), {});
    REQUIRE_FALSE(started);
    CHECK(started.error().message.id == "setup.no-zone");
    CHECK(speaks_of_zone(PlayerSetup{.scripted = ScriptedSide{.to = "hill"}}, "hill"));
    CHECK_FALSE(speaks_of_zone(PlayerSetup{.scripted = ScriptedSide{.to = "hill"}}, "yard"));
}

TEST_CASE("figures of a card follow a script of their own, the others that of their side") {
    ShippedGame apart(plain_field);
    apart.army(1, "finn", {{11, 0}}).army(2, "drake-sotm", {{1, 1}});
    Scenario far = scripted_side(apart, {.advances = ScriptedSide::Advances::Nowhere});
    CHECK_FALSE(RoteTurn(far).moved());
    far.setups.change([&](std::vector<Setup>& setups) {
        setups[0].players[1].scripted_cards = {{.card = "drake-sotm", .advances = ScriptedSide::Advances::Enemy}};
    });
    CHECK(RoteTurn(far).moved());
    far.setups.change([&](std::vector<Setup>& setups) {
        setups[0].players[1].scripted_cards = {{.card = "finn", .advances = ScriptedSide::Advances::Enemy}};
    });
    CHECK_FALSE(RoteTurn(far).moved());
}

TEST_CASE("scripts of cards are written after that of their side and read back") {
    const std::string text = R"(<scenario xmlns="urn:hexwright:scenario:2"><battlefield/><setups><setup players="2">
        <player number="1"/><player number="2">ROTES</player></setup></setups></scenario>)";
    const auto with = [&](const std::string& rotes) {
        std::string file = text;
        return read_scenario(file.replace(file.find("ROTES"), 5, rotes), "a.xml", shipped());
    };
    const auto read = with(R"(<rote strikes="weakest"/><rote card="finn" advances="nowhere"/><rote card="sonlen"/>)");
    REQUIRE(read);
    const PlayerSetup& player = read->scenario.setups->front().players[1];
    REQUIRE(player.scripted_cards.size() == 2);
    CHECK(player.scripted_cards[0].card == "finn");
    CHECK(player.scripted_cards[0].advances == ScriptedSide::Advances::Nowhere);
    const std::string written = write_scenario(read->scenario, shipped());
    CHECK(read_or_fail(written, "b.xml").setups->front().players[1] == player);
    CHECK(written.find(R"(<rote card="finn" advances="nowhere"/>)") != std::string::npos);
    CHECK_FALSE(with(R"(<rote card="finn"/>)"));  // Before the side's.
    CHECK_FALSE(with(R"(<rote/><rote/>)"));
    CHECK_FALSE(with(R"(<rote/><rote card="finn"/><rote card="finn"/>)"));
}
