#include "editor/panels/command_tables.h"

namespace hexwright {

namespace {

using S = Studio&;
using C = const Studio&;

constexpr Command table[] = {
    {.id = "select.all", .menu = "select", .key = {letter('A'), ctrl},
     .can = [](C s) { return s.now().scenario->battlefield.size() > 0; }, .run = select_all},
    {.id = "select.none", .menu = "select", .key = {letter('A'), ctrl_shift}, .can = [](C s) { return !s.selected.empty(); },
     .run = [](S s) { select(s, {}); }},
};

}  // namespace

std::span<const Command> select_commands() { return table; }

}  // namespace hexwright
