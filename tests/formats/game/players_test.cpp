// The computer players: they never use hidden information, and greedy beats random from either side of every
// battlefield of the rulebook.
#include "engine/game/observation.h"
#include "engine/players/player.h"
#include "engine/session/session.h"
#include "engine/simulation/batch.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/support/arena.h"
#include "tests/support/every_room.h"

#include <cstdlib>
#include <iostream>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

bool hidden_from(const GameState& state, const GameCard& card, PlayerId seat) {
    return card.marked.valid() && team_of(state, card.marked) != team_of(state, seat);
}

// A game that looks the same to this seat: other dice to come, other glyphs face down, the opponents' unrevealed
// markers swapped among themselves.
GameState twin_of(const GameState& state, PlayerId seat) {
    GameState twin = state;
    twin.dice.state ^= 0x1234567;
    twin.next_dice = {3, 1, 20};
    for (GameGlyph& glyph : twin.glyphs)
        if (!glyph.face_up)
            glyph.kind = GlyphKind{(glyph.kind.value + 1) % static_cast<int>(state.catalogue().glyphs().size())};
    std::vector<std::pair<GameCard*, unsigned>> unknown;  // A card and one marker on it.
    for (GameCard& card : twin.cards)
        for (unsigned bit = 1; bit <= 8 && hidden_from(state, card, seat); bit <<= 1)
            if ((card.markers & ~static_cast<unsigned>(card.revealed) & bit) != 0) unknown.emplace_back(&card, bit);
    for (const auto& [card, bit] : unknown) card->markers = card->revealed;
    for (std::size_t i = 0; i < unknown.size(); ++i)
        unknown[i].first->markers =
            static_cast<std::uint8_t>(unknown[i].first->markers | unknown[unknown.size() - 1 - i].second);
    return twin;
}

int different_twins = 0;  // How many twins really differed; without any the test would prove nothing.

void never_peeks(const PlayerKind& kind, const std::string& edition, std::uint64_t number) {
    GameState state = arena(edition, number).start(number);
    DiceBag bag{number};
    std::vector<Action> legal = legal_actions(state);
    for (int i = 0; i < 400 && !state.over; ++i) {
        const PlayerId seat = *to_decide(state);
        const GameState twin = twin_of(state, seat);
        if (!(twin.cards == state.cards) || !(twin.glyphs == state.glyphs)) ++different_twins;
        REQUIRE(observation(twin, seat) == observation(state, seat));
        DiceBag other = bag;
        const std::size_t choice = kind.choose(observation(state, seat), seat, legal, bag);
        REQUIRE(kind.choose(observation(twin, seat), seat, legal, other) == choice);
        Events events;
        legal = apply_legal(state, Action(legal[choice]), events);
    }
}

// A player that inspects what it is shown.
int spied = 0;
std::size_t choose_as_spy(const GameState& seen, PlayerId seat, const std::vector<Action>& legal, DiceBag& bag) {
    ++spied;
    REQUIRE(seen.dice == DiceBag{});
    REQUIRE(seen.next_dice.empty());
    for (const GameGlyph& glyph : seen.glyphs) REQUIRE((glyph.face_up || !glyph.kind.valid()));
    for (const GameCard& card : seen.cards)
        if (hidden_from(seen, card, seat)) REQUIRE(card.markers == card.revealed);
    return choose_random(seen, seat, legal, bag);
}

}  // namespace

TEST_CASE("players decide by what their seat sees and by nothing else", "[TEAM-03]") {
    for (const char* id : {"random", "greedy", "rote"})
        for (const std::string edition : {"master-2004", "master-2007"})
            for (std::uint64_t number = 1; number <= 12; ++number) never_peeks(*player_kind(id), edition, number);
    CHECK(different_twins > 1'000);
    different_twins = 0;
    for (const std::string edition : {"master-2004", "master-2007"})
        for (std::uint64_t number = 3; number <= 6; ++number) never_peeks(*player_kind("planner:4"), edition, number);
    CHECK(different_twins > 100);

    const PlayerKind spy{"spy", choose_as_spy};
    for (std::uint64_t number = 1; number <= 6; ++number) {
        GameSession session(*arena("master-2007", number).try_start(number), {.seed = number}, {&spy, &spy},
                            {SessionHistory::None});
        session.advance({.most_decisions = 1'000});
    }
    CHECK(spied > 500);
}

// ---- greedy against random: mirrored armies, from either start zone of the four rulebook battlefields

namespace {

struct Encounter {
    const char* map;
    const char* army;
    std::vector<CardOfArmy> cards;
};

std::vector<Encounter> meetings() {
    const std::vector<std::pair<const char*, std::vector<CardOfArmy>>> armies{
        {"heroes", {{"raelin-sotm"}, {"drake-sotm"}, {"sonlen"}}},
        {"marro", {{"tor-kul-na"}, {"marrden-nagrubs", 2}, {"marro-stingers", 2}, {"marro-drudge", 2}}},
        {"mixed", {{"major-q10"}, {"raelin-sotm"}, {"shiori"}, {"marro-stingers", 2}, {"marro-drudge"}}}};
    std::vector<Encounter> all;
    for (const char* map : {"the-narrows", "montiqua-ledge", "xualtiaca", "waters-of-life"})
        for (const auto& [name, cards] : armies) all.push_back({map, name, cards});
    return all;
}

Scenario skirmish(const std::string& map) {
    const std::string folder = HEXWRIGHT_SOURCE_DIR "/samples/";
    const auto own = read_scenario(*read_file(folder + "scenarios/skirmish-on-" + map + ".xml"), map, shipped());
    const auto ground = read_scenario(*read_file(folder + "battlefields/" + map + ".xml"), map, shipped());
    Scenario scenario = own->scenario;
    scenario.battlefield = ground->scenario.battlefield;
    scenario.limit = ground->scenario.limit;
    return scenario;
}

int won_by_greedy(const Encounter& meeting, int greedy_player, int games, std::uint64_t seed) {
    const PlayerKind* greedy = player_kind("greedy");
    const PlayerKind* random = player_kind("random");
    Batch batch{skirmish(meeting.map),
                shared_shipped(),
                {.players = 2, .seed = seed, .armies = {meeting.cards, meeting.cards}},
                {random, random}};
    batch.seats[static_cast<std::size_t>(greedy_player)] = greedy;
    const auto prepared = prepare(std::move(batch));
    REQUIRE(prepared.has_value());
    int won = 0;
    for (int number = 1; number <= games; ++number) {
        const GameResult result = play_number(*prepared, number);
        won += result.winners == std::vector{static_cast<std::size_t>(greedy_player)};
    }
    return won;
}

}  // namespace

TEST_CASE("greedy beats random from either start zone", "[figures]") {
    const auto all = meetings();
    const int games = 40;
    int won = 0;
    for (int i = 0; i < games; ++i)  // One game each, cycling through battlefields, armies and zones.
        won += won_by_greedy(all[static_cast<std::size_t>(i) % all.size()], i / static_cast<int>(all.size()) % 2, 1,
                             static_cast<std::uint64_t>(i) + 1);
    INFO(won << " of " << games);
    CHECK(won >= 36);
}

TEST_CASE("greedy wins 180 of 200 games and 75 of 100 from each start zone", "[long]") {
    if (!std::getenv("HEXWRIGHT_LONG")) return;
    for (const Encounter& meeting : meetings()) {
        const int first = won_by_greedy(meeting, 0, 100, 1), second = won_by_greedy(meeting, 1, 100, 1);
        std::cout << "greedy against random, " << meeting.map << ", " << meeting.army << ": " << first << " + "
                  << second << " of 100 + 100\n";
        INFO(meeting.map << ", " << meeting.army << ": " << first << " + " << second);
        CHECK(first >= 75);
        CHECK(second >= 75);
        CHECK(first + second >= 180);
    }
}

TEST_CASE(
    "greedy brings gliders down, does not run from a fight, rides by several, and saves powder for who is in range") {
    const auto chosen = [](const GameState& state) {
        DiceBag bag{7};
        const PlayerId seat = *to_decide(state);
        const std::vector<Action> legal = legal_actions(state);
        return legal[choose_greedy(observation(state, seat), seat, legal, bag)];
    };
    GameState landing =
        on_shipped_meadow("master-2022").army(1, "vorid-retail", {}).army(2, "sonlen", {{7, 3}}).start();
    for (int i = 0; i < 200 && landing.round < 2 && !landing.over; ++i) act(landing, chosen(landing));
    CHECK((landing.over || figures_on_board(landing, card(landing, "1.vorid-retail")) > 1));

    GameState beside =
        on_shipped_meadow("master-2022").army(1, "knight-irene", {{0, 0}}).army(2, "sonlen", {{1, 0}}).start();
    to_turn_of(beside, "1.knight-irene");
    REQUIRE_FALSE(uses(beside).empty());
    CHECK_FALSE(std::holds_alternative<UsePower>(chosen(beside)));

    for (const bool several : {false, true}) {  // Five dice against one enemy are better than three.
        DrawnGame start = on_shipped_meadow("master-2022").army(1, "halushia-retail", {{2, 1}, {1, 1}});
        start.army(2, "marro-stingers", several ? Hexes{{3, 1}, {3, 0}, {0, 1}} : Hexes{{3, 1}});
        GameState ride = start.start();
        to_turn_of(ride, "1.halushia-retail");
        REQUIRE_FALSE(uses(ride).empty());
        CHECK(std::holds_alternative<UsePower>(chosen(ride)) == several);
    }

    for (const int far : {4, 7}) {
        GameState shots = on_shipped_meadow("master-2022")
                              .army(1, "exiles-sundered-sea", {{0, 0}})
                              .army(2, "sonlen", {{far, 0}})
                              .start();
        to_turn_of(shots, "1.exiles-sundered-sea");
        to_attacks(shots);
        REQUIRE_FALSE(uses(shots).empty());
        CHECK(std::holds_alternative<UsePower>(chosen(shots)) == (far == 4));
    }
}
