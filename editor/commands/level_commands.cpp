#include "editor/commands/command_tables.h"
#include "editor/editing/layers.h"
#include "editor/editing/level_edits.h"
#include "editor/editing/viewing.h"
#include "editor/tools/tool_choice.h"
#include "editor/tools/tracing.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"

namespace hexwright::commands {

namespace {

using S = EditorState&;
using C = const EditorState&;

bool has_level_to_change(C s) { return s.now().scenario->battlefield.size() > 0 && !s.map.view.whole; }
bool has_underlay(C s) { return underlay_of(s.map.view, s.map.document) != nullptr; }
bool has_free_underlay(C s) { return has_underlay(s) && !underlay_of(s.map.view, s.map.document)->locked; }
void change_underlay(S s, bool Underlay::* what) {
    s.map.status.notice.reset();
    Underlay underlay = *underlay_of(s.map.view, s.map.document);
    underlay.*what = !(underlay.*what);
    set_underlay(s.map, std::move(underlay));
}

constexpr Command level_table[] = {
    {.id = "level.all",
     .menu = "level",
     .key = {letter('A')},
     .when = When::Always,
     .can = [](C s) { return s.now().scenario->battlefield.size() > 0; },
     .run = [](S s) { show_whole(s.map, !s.map.view.whole); },
     .on = [](C s) { return s.map.view.whole; }},
    {.id = "level.up",
     .menu = "level",
     .key = {Key::PageUp},
     .when = When::Always,
     .run = [](S s) { go_to_level(s.map, s.map.view.whole ? highest_level(s.map.document) : s.map.view.level + 1); }},
    {.id = "level.down",
     .menu = "level",
     .key = {Key::PageDown},
     .when = When::Always,
     .can = [](C s) { return s.map.view.level > 1 || s.map.view.whole; },
     .run = [](S s) { go_to_level(s.map, s.map.view.whole ? highest_level(s.map.document) : s.map.view.level - 1); }},
    {.id = "level.insert",
     .menu = "level",
     .icon = icon::place,
     .can = has_level_to_change,
     .run = insert_level,
     .line_before = true},
    {.id = "level.duplicate", .menu = "level", .icon = icon::copy, .can = has_level_to_change, .run = duplicate_level},
    {.id = "level.remove", .menu = "level", .icon = icon::remove, .can = has_level_to_change, .run = remove_level},
    {.id = "level.shift-up",
     .menu = "level",
     .icon = icon::raise,
     .can = has_level_to_change,
     .run = [](S s) { shift_levels(s.map, 1); }},
    {.id = "level.shift-down",
     .menu = "level",
     .icon = icon::lower,
     .can = has_level_to_change,
     .run = [](S s) { shift_levels(s.map, -1); }},
    {.id = "level.hide",
     .menu = "level",
     .icon = icon::eye_shut,
     .key = {letter('O')},
     .when = When::Always,
     .run = [](S s) { hide_level(s.map, s.map.view.level, !is_hidden(s.map.view, s.map.view.level)); },
     .on = [](C s) { return is_hidden(s.map.view, s.map.view.level); },
     .line_before = true},
    {.id = "level.alone",
     .menu = "level",
     .icon = icon::eye,
     .key = {letter('I')},
     .when = When::Always,
     .run = [](S s) { show_alone(s.map, !s.map.view.layers.alone); },
     .on = [](C s) { return s.map.view.layers.alone; }},
    {.id = "level.show-all",
     .menu = "level",
     .when = When::Always,
     .can = [](C s) { return s.map.view.layers.alone || s.map.view.layers.hidden.any(); },
     .run = show_all_levels},
    {.id = "level.above",
     .menu = "level",
     .key = {letter('U')},
     .when = When::Always,
     .run = [](S s) { s.map.status.notice.reset(), s.map.view.layers.above = !s.map.view.layers.above; },
     .on = [](C s) { return s.map.view.layers.above; }},
    {.id = "underlay.choose",
     .menu = "level",
     .icon = icon::photo,
     .can = [](C s) { return !has_underlay(s) || has_free_underlay(s); },
     .run = [](S s) { s.map.status.notice.reset(), s.dialog.kind = Dialog::Picture; },
     .line_before = true},
    {.id = "underlay.align",
     .menu = "level",
     .icon = icon::crosshairs,
     .can = has_free_underlay,
     .run = [](S s) { s.map.tools.current == Tool::Align ? choose_tool(s, Tool::Select) : begin_aligning(s); },
     .on = [](C s) { return s.map.tools.current == Tool::Align; }},
    {.id = "underlay.lock",
     .menu = "level",
     .icon = icon::lock,
     .can = has_underlay,
     .run = [](S s) { change_underlay(s, &Underlay::locked); },
     .on = [](C s) { return has_underlay(s) && underlay_of(s.map.view, s.map.document)->locked; }},
    {.id = "underlay.hide",
     .menu = "level",
     .icon = icon::eye_shut,
     .can = has_underlay,
     .run = [](S s) { change_underlay(s, &Underlay::hidden); },
     .on = [](C s) { return has_underlay(s) && underlay_of(s.map.view, s.map.document)->hidden; }},
    {.id = "underlay.remove", .menu = "level", .icon = icon::remove, .can = has_free_underlay, .run = remove_underlay},
};

}  // namespace

std::span<const Command> level_commands() { return level_table; }

}  // namespace hexwright::commands
