#include "editor/commands/command_tables.h"
#include "editor/tools/building.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"

namespace hexwright::commands {

namespace {

using S = EditorState&;
using C = const EditorState&;

void go(S s, std::size_t laid) {
    s.map.building.plays = false;
    show_build_step(s, laid);
}

bool has_step_before(C s) { return s.map.building.laid > 0; }
bool has_step_after(C s) { return s.map.building.laid < s.map.building.steps(); }

constexpr Command build_table[] = {
    {.id = "build.switch",
     .menu = "view",
     .icon = icon::boxes,
     .key = {static_cast<Key>(static_cast<int>(Key::F1) + 8)},
     .when = When::OffTheTable,
     .can = [](C s) { return s.map.building.on() || s.now().scenario->battlefield.size() > 0; },
     .run = switch_building,
     .on = [](C s) { return s.map.building.on(); }},
    {.id = "build.leave", .key = {Key::Escape}, .when = When::Building, .run = switch_building},
    {.id = "build.first",
     .menu = "view",
     .icon = icon::first,
     .key = {Key::Home},
     .when = When::Building,
     .can = has_step_before,
     .run = [](S s) { go(s, 0); }},
    {.id = "build.back",
     .menu = "view",
     .icon = icon::back,
     .key = {Key::Left},
     .when = When::Building,
     .can = has_step_before,
     .run = [](S s) { go(s, s.map.building.laid - 1); }},
    {.id = "build.play",
     .menu = "view",
     .icon = icon::play,
     .key = {Key::Space},
     .when = When::Building,
     .run = play_build,
     .on = [](C s) { return s.map.building.plays; }},
    {.id = "build.forward",
     .menu = "view",
     .icon = icon::forward,
     .key = {Key::Right},
     .when = When::Building,
     .can = has_step_after,
     .run = [](S s) { go(s, s.map.building.laid + 1); }},
    {.id = "build.last",
     .menu = "view",
     .icon = icon::last,
     .key = {Key::End},
     .when = When::Building,
     .can = has_step_after,
     .run = [](S s) { go(s, s.map.building.steps()); }},
    {.id = "build.tick",
     .menu = "view",
     .icon = icon::ticked,
     .key = {Key::Enter},
     .when = When::Building,
     .run = tick_and_go_on},
};

}  // namespace

std::span<const Command> build_commands() { return build_table; }

}  // namespace hexwright::commands
