#include "editor/panels/command_tables.h"

namespace hexwright {

namespace {

using S = Studio&;
using C = const Studio&;

constexpr Command table[] = {
    {.id = "map.beyond-sets", .menu = "map", .key = {letter('B'), ctrl},
     .can = [](C s) { return !s.now().scenario->limit->empty(); }, .run = switch_beyond_sets,
     .on = [](C s) { return s.now().scenario->limit->beyond_sets; }},
};

}  // namespace

std::span<const Command> map_commands() { return table; }

}  // namespace hexwright
