#include "editor/commands/command_tables.h"
#include "editor/tools/zone_brush.h"
#include "editor/tools/zone_tool.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"

namespace hexwright::commands {

namespace {

using S = EditorState&;
using C = const EditorState&;

bool painting(C s) { return s.map.tools.current == Tool::Zone; }

template <std::size_t N>
constexpr Command player(std::string_view id) {
    return {.id = id,
            .key = {static_cast<Key>('1' + N)},
            .can = painting,
            .run = [](S s) { hold_color(s.map, player_colors[N]); },
            .on = [](C s) { return s.map.tools.zone_brush.color == player_colors[N]; }};
}

constexpr Command zone_table[] = {
    {.id = "zone.add", .menu = "map", .icon = icon::place, .run = add_zone, .line_before = true},
    {.id = "zone.remove",
     .menu = "map",
     .icon = icon::remove,
     .can = [](C s) { return zone_named(*s.now().scenario->zones, s.map.tools.zone_brush.id) != nullptr; },
     .run = remove_zone},
    {.id = "zone.fill",
     .menu = "map",
     .icon = icon::fill,
     .key = {letter('Z')},
     .can = painting,
     .run = [](S s) { s.map.tools.zone_brush.fill = !s.map.tools.zone_brush.fill; },
     .on = [](C s) { return s.map.tools.zone_brush.fill; }},
    player<0>("zone.1"),
    player<1>("zone.2"),
    player<2>("zone.3"),
    player<3>("zone.4"),
    player<4>("zone.5"),
    player<5>("zone.6"),
    player<6>("zone.7"),
    player<7>("zone.8"),
};

}  // namespace

std::span<const Command> zone_commands() { return zone_table; }

}  // namespace hexwright::commands
