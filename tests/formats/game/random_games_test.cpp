// Random games in every edition keep the invariants: every listed action is accepted, no two figures share a space,
// wounds stay within Life, games end, and a record replays to the same end. 750 games per edition, 10,000 with
// HEXWRIGHT_LONG.
#include "engine/game/observation.h"
#include "engine/powers/rows.h"
#include "engine/session/session.h"
#include "tests/support/arena.h"
#include "tests/support/event_counts.h"
#include "tests/support/every_room.h"
#include "tests/support/files.h"
#include "tests/support/played_scenario.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <set>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// Each pair of armies twice on each board.
int games_an_edition() { return std::getenv("HEXWRIGHT_LONG") ? 10'000 : 750; }

void check_state(const GameState& state) {
    std::set<SpaceIndex> taken;
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const FigureId id{static_cast<int>(i)};
        const Figure& figure = state[id];
        const int life = state.rules().wounds ? printed(state, id).life : 1;
        REQUIRE(figure.wounds >= 0);
        REQUIRE((figure.wounds < life || !figure.on_board()));
        if (!figure.on_board()) continue;
        if (!state.strides.empty()) continue;  // In the middle of a move a figure may share a space.
        for (const SpaceIndex space : spaces_of(state, id)) {
            REQUIRE(taken.insert(space).second);
            REQUIRE(figure_at(state, space) == id);
        }
        if (figure.tail() != no_space && printed(state, id).base == FigureBase::Double)
            REQUIRE((*state.board)[figure.at()].height == (*state.board)[figure.tail()].height);
    }
}

void play_one(const std::string& edition, std::uint64_t seed, EventCounts& counts) {
    INFO(edition << " seed " << seed);
    GameState state = arena(edition, seed).start(seed);
    DiceBag bag{seed * 77 + 1};
    int actions = 0;
    const int most = state.rules().order_markers ? 6'000 : 1'000;
    std::vector<Action> legal = legal_actions(state);
    while (!state.over && ++actions < most) {
        REQUIRE_FALSE(legal.empty());
        REQUIRE(std::ranges::is_sorted(legal));
        REQUIRE(std::ranges::adjacent_find(legal) == legal.end());
        const auto seat = *to_decide(state);
        const std::size_t which = choose_random(observation(state, seat), seat, legal, bag);
        const GameState before = state;
        const bool look_closely = actions % 16 == 0;
        if (look_closely) {  // The three ways to ask agree.
            REQUIRE(legal_actions(observation(state, seat)) == legal);
            REQUIRE(legal_actions(state) == legal);
        }
        Events events;
        const Action action = legal[which];
        legal = apply_legal(state, action, events);
        // The two ways to act agree; equal states have equal hashes, different ones different hashes.
        if (look_closely) {
            const auto applied = hexwright::game::apply(before, action);
            REQUIRE(applied.has_value());
            REQUIRE(applied->state == state);
            REQUIRE(applied->events == events);
            REQUIRE(hash_of(applied->state) == hash_of(state));
            REQUIRE_FALSE(before == state);
            REQUIRE(hash_of(before) != hash_of(state));
        }
        counts.note(before, action, state, events);
        check_state(state);
    }
    if (state.rules().order_markers) REQUIRE(state.over);
}

std::string table_of(const CountByName& counts) {
    std::string table;
    for (const auto& [name, count] : counts) table += "  " + name + " " + std::to_string(count);
    return table;
}

// The entries of a catalogue or table that never mattered.
template <class List, class Name>
std::vector<std::string> without_any(const List& list, const CountByName& counts, Name name) {
    std::vector<std::string> never;
    for (const auto& each : list)
        if (!counts.contains(std::string(name(each)))) never.emplace_back(name(each));
    return never;
}

// What chance seldom brings about on so small boards; tests/cards has games in which each of them matters.
const std::set<std::string>& seldom_used() {
    static const std::set<std::string> verbs{"break-heart", "disarm",      "disciplined-influence", "disguise",
                                             "disorder",    "dying-swipe", "healing-kill",          "horde",
                                             "mage-hand",   "mutiny",      "return-from-death",     "rouse-the-glade",
                                             "traverse"};
    return verbs;
}

}  // namespace

TEST_CASE("random games keep every invariant in every edition and every terrain, power and glyph matters in them") {
    EventCounts counts;
    for (const std::string_view edition : editions())
        for (int seed = 1; seed <= games_an_edition(); ++seed)
            play_one(std::string(edition), static_cast<std::uint64_t>(seed), counts);
    std::cout << "random games, events:" << table_of(counts.events) << "\nby terrain:" << table_of(counts.terrains)
              << "\nby power:" << table_of(counts.powers) << "\nby glyph:" << table_of(counts.glyphs) << "\n";
    for (const char* name : {"moved", "attacked", "defended", "destroyed", "wounded", "left-engagement", "fell",
                             "power-used", "glyph-worked", "won"})
        CHECK(counts.events[name] > 0);
    CHECK(without_any(shipped().terrains(), counts.terrains, [](const TerrainType& terrain) { return terrain.id; }) ==
          std::vector<std::string>{});
    for (const std::string& verb :
         without_any(power_rows(), counts.powers, [](const Power& row) { return row.verb; })) {
        INFO(verb);
        CHECK(seldom_used().contains(verb));
    }
    CHECK(without_any(shipped().glyphs(), counts.glyphs, [](const GlyphType& glyph) { return glyph.id; }) ==
          std::vector<std::string>{});
}

TEST_CASE("the same seed and actions give the same game, another seed another one") {
    const auto play = [](std::uint64_t seed) {
        auto started = arena("master-2007", 1).try_start(seed);
        const PlayerKind* random = player_kind("random");
        GameSession session(std::move(*started), {.seed = seed}, {random, random}, {SessionHistory::Record});
        session.advance({.most_decisions = 3'000});
        return session;
    };
    const GameSession once = play(5), again = play(5), other = play(6);
    CHECK(once.state() == again.state());
    CHECK(once.record().end == again.record().end);
    CHECK(once.record().actions == again.record().actions);
    CHECK_FALSE(once.record().end == other.record().end);

    GameSession replayed(*arena("master-2007", 1).try_start(5), {.seed = 5}, once.seats(), {SessionHistory::Record});
    REQUIRE(replayed.follow(once.record()) == std::size_t{0});
    CHECK(replayed.record().end == once.record().end);
    CHECK(replayed.record().events == once.record().events);
}

TEST_CASE("greedy seats answer whatever the cards ask, and the record of their game replays") {
    const PlayerKind* greedy = player_kind("greedy");
    const std::size_t boards = arena_boards().size();
    for (std::size_t armies = 9; armies < arena_armies().size(); ++armies) {
        const std::uint64_t number = armies * boards + boards - 1;  // The small board.
        INFO("armies " << armies);
        GameSession session(*arena("master-2022", number).try_start(number), {.seed = number}, {greedy, greedy},
                            {SessionHistory::Record});
        session.advance({.most_decisions = 4'000});
        CHECK(session.state().over);
        GameSession replayed(*arena("master-2022", number).try_start(number), {.seed = number}, session.seats(),
                             {SessionHistory::Record});
        REQUIRE(replayed.follow(session.record()) == std::size_t{0});
        CHECK(replayed.record().end == session.record().end);
    }
}

TEST_CASE("games of the samples go on from a fresh copy of their state after every decision") {
    // A copy has no memory to spare: what reads beyond a list that has become shorter is found.
    const PlayerKind *random = player_kind("random"), *greedy = player_kind("greedy");
    for (const std::string& name : scenario_names())
        for (std::uint64_t seed = 1; seed <= 2; ++seed) {
            INFO(name << " seed " << seed);
            auto started = start_game(sample_scenario(name), shared_shipped(), {.seed = seed});
            REQUIRE(started);
            GameState state = std::move(started->state);
            DiceBag bag{seed};
            std::vector<Action> legal = legal_actions(state);
            for (int made = 0; made < 400 && !state.over; ++made) {
                const PlayerId seat = *to_decide(state);
                const Choose& choose = (made % 8 == 0 ? random : greedy)->choose;
                const Action action = legal[choose(observation(state, seat), seat, legal, bag)];
                Events events;
                GameState copy = state;
                state = std::move(copy);
                legal = apply_legal(state, action, events);
            }
            CHECK((state.over || !legal.empty()));
        }
}

// Pinned numbers, so that every build of this test, with any compiler and options, must play exactly the same games.
TEST_CASE("games come to the same end with every compiler") {
    std::string table = "edition players seed events end\n";
    for (const std::string_view edition : editions())
        for (const auto& [players, seed] : {std::pair{"random", 1}, {"random", 2}, {"greedy", 3}}) {
            const auto number = static_cast<std::uint64_t>(seed);
            const PlayerKind* seat = player_kind(players);
            GameSession session(*arena(std::string(edition), number).try_start(number), {.seed = number}, {seat, seat},
                                {SessionHistory::Record});
            session.advance({.most_decisions = 1'000});
            const Record record = session.record();
            table += std::string(edition) + " " + players + " " + std::to_string(seed) + " " +
                     std::to_string(record.events) + " " + std::to_string(record.end) + "\n";
        }
    const std::filesystem::path path = std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "tests/golden/games.txt";
    // Only for intended changes of the rules.
    if (std::getenv("HEXWRIGHT_UPDATE_GOLDEN")) std::ofstream(path) << table;
    CHECK(table == bytes_of(path));
}

TEST_CASE("anything else is refused with a reason") {
    const GameState game = arena("master-2007", 2).start();
    for (const Action& wrong : std::vector<Action>{
             Attack{FigureId{0}, FigureId{1}, 0}, Move{FigureId{0}, 0, no_space, 0, false, false, {}}, Done{},
             ChooseFigure{FigureId{99}}, PlaceMarker{2, CardId{0}}, PutFigure{FigureId{0}, 9'999, no_space, 0}}) {
        const auto refused = hexwright::game::apply(game, wrong);
        REQUIRE_FALSE(refused.has_value());
        CHECK_FALSE(refused.error().message.id.empty());
    }
}

TEST_CASE("positions that differ only in who bears which of the same wounds or markers have different hashes") {
    GameState game = arena("master-2007", 1).start(1);
    std::set<std::size_t> hashes;
    std::size_t positions = 0;
    const auto look = [&] {
        hashes.insert(hash_of(game));
        ++positions;
    };
    for (Figure& one : game.figures)
        for (Figure& other : game.figures) {
            if (&one >= &other) continue;
            for (int share = 0; share <= 6; ++share) {
                one.wounds = static_cast<std::int8_t>(share);
                other.wounds = static_cast<std::int8_t>(6 - share);
                look();
            }
            one.wounds = other.wounds = 0;
        }
    for (GameCard& one : game.cards)
        for (GameCard& other : game.cards) {
            if (&one == &other) continue;
            for (int bits = 1; bits < 15; ++bits) {
                one.revealed = static_cast<std::uint8_t>(bits);
                other.revealed = static_cast<std::uint8_t>(15 - bits);
                look();
            }
            one.revealed = other.revealed = 0;
        }
    // A figure's 0 of 6 wounds is seen with each of the others.
    const std::size_t figures = game.figures.size(), cards = game.cards.size();
    CHECK(positions > 200);
    CHECK(hashes.size() == figures + figures * (figures - 1) / 2 * 5 + cards * (cards - 1) / 2 * 14);
}
