// Random games in every edition keep what always holds: every listed action is accepted, nobody shares a space, wounds stay within
// life, games end, and a record plays to the same end. 200 an edition, 10,000 with HEXWRIGHT_LONG.
#include <cstdlib>
#include <iostream>
#include <map>
#include <set>

#include "engine/game/observation.h"
#include "engine/game/playthrough.h"
#include "tests/support/drawn_game.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

int games_an_edition() { return std::getenv("HEXWRIGHT_LONG") ? 10'000 : 200; }

// Water, swamp water, heights, a little of everything; two small armies that change with the seed.
DrawnGame arena(const std::string& edition, std::uint64_t seed) {
    DrawnGame game(R"(
        1 1 2 1 1 s 1 1 9
         1 1 1 ~ ~ s s 1 1
          2 3 1 ~ 1 1 s 2 1
           1 4 1 1 1 1 1 1 1
            1 1 1 7 1 2 1 1 1)", edition);
    const std::vector<std::vector<std::string>> first{{"raelin-sotm", "shiori"}, {"drake-sotm", "finn"}, {"sonlen", "thorgrim"}, {"major-q10", "shiori"},
                                                      {"syvarris", "izumi-samurai"}, {"agent-carr", "krav-maga-agents"}};
    const std::vector<std::vector<std::string>> second{{"marro-stingers", "tor-kul-na"}, {"marro-drudge", "marrden-nagrubs"}, {"grimnak", "marro-warriors"},
                                                       {"deathwalker-9000", "zettian-guards"}, {"ne-gok-sa", "mimring"}, {"tor-kul-na", "marrden-nagrubs"}};
    const Hexes left{{0, 0}, {0, 1}, {1, 0}, {1, 1}, {2, 0}, {0, 3}, {0, 4}}, right{{7, 3}, {8, 3}, {7, 4}, {8, 4}, {6, 4}, {6, 3}, {5, 3}};
    for (const int side : {0, 1}) {
        const auto& hexes = side == 0 ? left : right;
        std::size_t next = 0;
        if (side == 0) next = 0;
        for (const std::string& id : (side == 0 ? first : second)[seed % 6]) {
            const ArmyCard& type = shipped()[*shipped().card(id)];
            Hexes mine;
            if (type.base == FigureBase::Double) mine = side == 0 ? Hexes{{2, 3}, {3, 3}} : Hexes{{4, 3}, {5, 3}};
            else for (int i = 0; i < std::min(type.figures, 3) && next < hexes.size() - (side == 1 ? 1 : 0); ++i) mine.push_back(hexes[next++]);
            game.army(side + 1, id, mine);
        }
    }
    const char* glyphs[] = {"wannok", "nilrend", "oreld", "ulaniva", "crevcor", "thorian", "proftaka", "brandar", "astrid", "kelda", "erland", "mitonsoul"};
    game.glyph(glyphs[seed % 12], {4, 2}, seed % 2 ? Facing::Symbol : Facing::Power);
    return game.rounds(12);
}

void check_state(const GameState& state) {
    std::set<SpaceIndex> taken;
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const FigureId id{static_cast<int>(i)};
        const Figure& figure = state[id];
        const int life = state.rules().wounds ? printed(state, id).life : 1;
        REQUIRE(figure.wounds >= 0);
        REQUIRE((figure.wounds < life || !figure.on_board()));
        if (!figure.on_board()) continue;
        if (!state.strides.empty()) continue;  // in the middle of a move one may stand with another
        for (const SpaceIndex space : spaces_of(state, id)) {
            REQUIRE(taken.insert(space).second);
            REQUIRE(figure_at(state, space) == id);
        }
        if (figure.tail() != no_space && printed(state, id).base == FigureBase::Double)
            REQUIRE((*state.board)[figure.at()].height == (*state.board)[figure.tail()].height);
    }
}

std::map<std::string, int> counts;

void play_one(const std::string& edition, std::uint64_t seed) {
    INFO(edition << " seed " << seed);
    GameState state = arena(edition, seed).start(seed);
    DiceBag bag{seed * 77 + 1};
    int actions = 0;
    const int most = state.rules().order_markers ? 6'000 : 1'000;
    while (!state.over && ++actions < most) {
        const auto legal = legal_actions(state);
        REQUIRE_FALSE(legal.empty());
        REQUIRE(std::ranges::is_sorted(legal));
        REQUIRE(std::ranges::adjacent_find(legal) == legal.end());
        const auto seat = *to_decide(state);
        const std::size_t which = choose_random(observation(state, seat), seat, legal, bag);
        if (actions % 16 == 0) REQUIRE(legal_actions(observation(state, seat)) == legal);
        const auto applied = hexwright::apply(state, legal[which]);
        REQUIRE(applied.has_value());
        for (const Event& event : applied->events) ++counts[wording_of(applied->state, event).name];
        state = applied->state;
        check_state(state);
    }
    if (state.rules().order_markers) REQUIRE(state.over);
}

}  // namespace

TEST_CASE("random games keep every invariant in every edition") {
    for (const std::string_view edition : editions())
        for (int seed = 1; seed <= games_an_edition(); ++seed) play_one(std::string(edition), static_cast<std::uint64_t>(seed));
    std::string table;
    for (const auto& [name, count] : counts) table += name + " " + std::to_string(count) + "  ";
    std::cout << "events in random games: " << table << "\n";
    for (const char* name : {"moved", "attacked", "defended", "destroyed", "wounded", "left-engagement", "fell", "power-used", "glyph-worked", "won"}) CHECK(counts[name] > 0);
}

TEST_CASE("the same seed and actions give the same game, another seed another one") {
    const auto play = [](std::uint64_t seed) {
        auto started = arena("master-2007", 1).try_start(seed);
        const PlayerKind* random = player_kind("random");
        return play_out(std::move(*started), {.seed = seed}, {random, random}, 3'000, {});
    };
    const Playthrough once = play(5), again = play(5), other = play(6);
    CHECK(once.state == again.state);
    CHECK(once.record.end == again.record.end);
    CHECK(once.record.actions == again.record.actions);
    CHECK_FALSE(once.record.end == other.record.end);

    const auto replayed = play_again(*arena("master-2007", 1).try_start(5), once.record, {});
    REQUIRE(replayed.has_value());
    CHECK(replayed->record.end == once.record.end);
    CHECK(replayed->record.events == once.record.events);
}

TEST_CASE("anything else is refused with a reason, and nothing changes") {
    GameState game = arena("master-2007", 2).start();
    const GameState before = game;
    for (const Action& wrong : std::vector<Action>{Attack{FigureId{0}, FigureId{1}, 0}, Move{FigureId{0}, 0, no_space, 0, false, false, {}}, Done{},
                                                   ChooseFigure{FigureId{99}}, PlaceMarker{2, CardId{0}}, PutFigure{FigureId{0}, 9'999, no_space, 0}}) {
        const auto refused = hexwright::apply(game, wrong);
        CHECK_FALSE(refused.has_value());
    }
    CHECK(game == before);
    CHECK(hash_of(game) == hash_of(before));
}
