// Movement on The Narrows with nine figures a side, and on ever larger fields. Targets: a cost map at Move 5 in 2
// microseconds, full reach with falls, leaving and stops in 10.
#include "engine/rules/movement.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/support/builders.h"
#include "tests/support/dice.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <benchmark/benchmark.h>

namespace {

using namespace hexwright;
using namespace hexwright::testing;

struct Battle {
    std::shared_ptr<const Board> board;
    Rules rules;
    std::vector<Standing> figures;
    std::vector<std::int16_t> at;

    Occupancy occupancy() const { return {figures, at, {}, {}}; }

    Mover mover(std::size_t number) const {
        const Standing& figure = figures[number];
        return {.figure = static_cast<std::int16_t>(number),
                .height = figure.height,
                .climb_height = figure.height,
                .move = 5,
                .at = figure.spaces[0],
                .tail = figure.spaces[1],
                .player = figure.player,
                .team = figure.team};
    }
};

void put(Battle& battle, SpaceIndex at, SpaceIndex tail, std::int8_t player) {
    Standing figure{
        .count = static_cast<std::int8_t>(tail == no_space ? 1 : 2), .height = 5, .player = player, .team = player};
    figure.spaces[0] = at;
    figure.spaces[1] = tail;
    for (const SpaceIndex space : {at, tail})
        if (space != no_space)
            battle.at[static_cast<std::size_t>(space)] = static_cast<std::int16_t>(battle.figures.size());
    battle.figures.push_back(figure);
}

SpaceIndex free_beside(const Battle& battle, SpaceIndex space) {
    for (const Link& link : battle.board->links(space))
        if (link.rise == 0 && battle.at[static_cast<std::size_t>(link.to)] < 0) return link.to;
    return no_space;
}

// Nine figures a side at random; the first of each side is double-space.
Battle battle_on(const Battlefield& map, const Catalogue& catalogue, std::size_t a_side = 9) {
    Battle battle;
    battle.rules = *rules_of("master-2007");
    battle.board = *make_board(map, catalogue, battle.rules);
    battle.at.assign(battle.board->size(), -1);
    Dice dice{11};
    for (std::size_t number = 0; number < 2 * a_side;) {
        const auto space = static_cast<SpaceIndex>(dice.below(battle.board->size()));
        const bool usable = (*battle.board)[space].stand == Stand::Figures && (*battle.board)[space].room > 5;
        if (!usable || battle.at[static_cast<std::size_t>(space)] >= 0) continue;
        const SpaceIndex tail = number % a_side == 0 ? free_beside(battle, space) : no_space;
        if (number % a_side == 0 && tail == no_space) continue;
        put(battle, space, tail, static_cast<std::int8_t>(1 + number / a_side));
        ++number;
    }
    return battle;
}

Battlefield narrows_map() {
    const std::string file = HEXWRIGHT_SOURCE_DIR "/samples/battlefields/the-narrows.xml";
    return read_scenario(*read_file(file), file, shipped())->scenario.battlefield;
}

Battle narrows() { return battle_on(narrows_map(), shipped()); }

Battlefield field(int side) {
    Battlefield map;
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) map.add(at("grass-1", {column - row / 2, row}), kinds());
    return map;
}

struct Told {
    double ends = 0, tried = 0;  // Means.
};

Told told(const Battle& battle, bool two_spaces) {
    std::size_t ends = 0, tried = 0, figures = 0;
    Reach found;
    for (std::size_t i = 0; i < battle.figures.size(); ++i)
        if ((battle.figures[i].count == 2) == two_spaces) {
            found.find(*battle.board, battle.mover(i), battle.occupancy(), battle.rules);
            ends += found.ends().size();
            tried += found.tried();
            ++figures;
        }
    const auto mean = [figures](std::size_t all) { return static_cast<double>(all) / static_cast<double>(figures); };
    return {mean(ends), mean(tried)};
}

template <class Search>
void each_figure(benchmark::State& state, const Battle& battle, bool two_spaces) {
    Search search;
    std::vector<Mover> movers;
    for (std::size_t i = 0; i < battle.figures.size(); ++i)
        if ((battle.figures[i].count == 2) == two_spaces) movers.push_back(battle.mover(i));
    std::size_t next = 0;
    for (auto _ : state) {
        search.find(*battle.board, movers[next++ % movers.size()], battle.occupancy(), battle.rules);
        benchmark::DoNotOptimize(search);
    }
}

void cost_map(benchmark::State& state) { each_figure<CostMap>(state, narrows(), false); }
void cost_map_double(benchmark::State& state) { each_figure<CostMap>(state, narrows(), true); }

void reach_of(benchmark::State& state, bool two_spaces) {
    const Battle battle = narrows();
    each_figure<Reach>(state, battle, two_spaces);
    state.counters["ends"] = told(battle, two_spaces).ends;
    state.counters["steps"] = told(battle, two_spaces).tried;
    state.counters["spaces"] = static_cast<double>(battle.board->size());
}
void reach(benchmark::State& state) { reach_of(state, false); }
void reach_double(benchmark::State& state) { reach_of(state, true); }

// Figures spread over ever larger boards.
void on_field(benchmark::State& state, bool two_spaces) {
    const Battle battle = battle_on(field(static_cast<int>(state.range(0))), kinds());
    each_figure<Reach>(state, battle, two_spaces);
    state.SetComplexityN(state.range(0) * state.range(0));
}
void reach_on_field(benchmark::State& state) { on_field(state, false); }
void reach_double_on_field(benchmark::State& state) { on_field(state, true); }

void make_a_board(benchmark::State& state) {
    const Battlefield map = narrows_map();
    const Rules rules = *rules_of("master-2007");
    for (auto _ : state) benchmark::DoNotOptimize(make_board(map, shipped(), rules));
}

BENCHMARK(cost_map)->Unit(benchmark::kNanosecond);
BENCHMARK(cost_map_double)->Unit(benchmark::kNanosecond);
BENCHMARK(reach)->Unit(benchmark::kNanosecond);
BENCHMARK(reach_double)->Unit(benchmark::kNanosecond);
BENCHMARK(reach_on_field)->Arg(16)->Arg(32)->Arg(64)->Arg(128)->Unit(benchmark::kNanosecond)->Complexity(benchmark::oN);
BENCHMARK(reach_double_on_field)
    ->Arg(16)
    ->Arg(32)
    ->Arg(64)
    ->Arg(128)
    ->Unit(benchmark::kNanosecond)
    ->Complexity(benchmark::oN);
BENCHMARK(make_a_board)->Unit(benchmark::kMicrosecond);

}  // namespace
