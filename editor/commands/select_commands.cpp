#include "editor/commands/command_tables.h"
#include "editor/editing/groups.h"
#include "editor/editing/selection.h"
#include "editor/tools/tool_choice.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"

namespace hexwright::commands {

namespace {

using S = EditorState&;
using C = const EditorState&;

bool has_map(C s) { return s.now().scenario->battlefield.size() > 0; }
bool any_selected(C s) { return !s.map.tools.selected.empty(); }
bool any_group_selected(C s) { return !groups_selected(s.map).empty(); }

constexpr Command select_table[] = {
    {.id = "select.all", .menu = "select", .key = {letter('A'), ctrl}, .can = has_map, .run = select_all},
    {.id = "select.none",
     .menu = "select",
     .key = {letter('A'), ctrl_shift},
     .can = any_selected,
     .run = [](S s) { select(s.map, {}); }},
    {.id = "select.others", .menu = "select", .key = {letter('I'), ctrl}, .can = has_map, .run = choose_others},
    {.id = "select.same-kind",
     .menu = "select",
     .key = {letter('K')},
     .can = any_selected,
     .run = choose_same_kind,
     .line_before = true},
    {.id = "select.same-terrain",
     .menu = "select",
     .key = {letter('K'), shift},
     .can = any_selected,
     .run = choose_same_terrain},
    {.id = "select.level", .menu = "select", .key = {letter('L'), ctrl}, .can = has_map, .run = choose_level},
    {.id = "select.grow", .menu = "select", .key = {letter('G'), ctrl}, .can = any_selected, .run = choose_grown},
    {.id = "select.lasso",
     .menu = "select",
     .icon = icon::lasso,
     .key = {letter('L')},
     .run =
         [](S s) {
             s.map.tools.lasso = !s.map.tools.lasso;
             choose_tool(s, Tool::Select);
         },
     .on = [](C s) { return s.map.tools.lasso; },
     .line_before = true},
    {.id = "select.across-levels",
     .menu = "select",
     .key = {letter('A'), shift},
     .run = [](S s) { s.map.tools.across_levels = !s.map.tools.across_levels; },
     .on = [](C s) { return s.map.tools.across_levels; }},
    {.id = "group.make",
     .menu = "select",
     .key = {letter('G'), ctrl_shift},
     .can = any_selected,
     .run = ask_for_group,
     .line_before = true},
    {.id = "group.ungroup",
     .menu = "select",
     .key = {letter('U'), ctrl},
     .can = any_group_selected,
     .run = ungroup_selected},
    {.id = "group.hide",
     .menu = "select",
     .icon = icon::eye_shut,
     .can = any_group_selected,
     .run = hide_selected_groups},
    {.id = "group.show-all",
     .menu = "select",
     .icon = icon::eye,
     .can = [](C s) { return !s.map.view.layers.hidden_groups.empty(); },
     .run = show_all_groups},
};

}  // namespace

std::span<const Command> select_commands() { return select_table; }

}  // namespace hexwright::commands
