#include "editor/panels/command_tables.h"

namespace hexwright {

namespace {

using S = Studio&;
using C = const Studio&;

constexpr Command table[] = {
    {.id = "level.all", .menu = "level", .key = {letter('A')}, .can = [](C s) { return s.now().scenario->battlefield.size() > 0; },
     .run = [](S s) { show_whole(s, !s.whole); }, .on = [](C s) { return s.whole; }},
    {.id = "level.up", .menu = "level", .key = {Key::PageUp}, .run = [](S s) { go_to_level(s, s.level + 1); }},
    {.id = "level.down", .menu = "level", .key = {Key::PageDown}, .can = [](C s) { return s.level > 1 || s.whole; },
     .run = [](S s) { go_to_level(s, s.whole ? s.level : s.level - 1); }},
};

}  // namespace

std::span<const Command> level_commands() { return table; }

}  // namespace hexwright
