#include "editor/commands/command_tables.h"
#include "editor/editing/commit.h"
#include "editor/files/preferences.h"
#include "editor/inspect/map_report.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"

namespace hexwright::commands {

namespace {

using S = EditorState&;
using C = const EditorState&;

constexpr Command map_table[] = {
    {.id = "map.beyond-sets",
     .menu = "map",
     .key = {letter('B'), ctrl},
     .can = [](C s) { return !s.now().scenario->limit->empty(); },
     .run = switch_beyond_sets,
     .on = [](C s) { return s.now().scenario->limit->beyond_sets; }},
    {.id = "map.collections",
     .menu = "map",
     .icon = icon::boxes,
     .run = [](S s) { s.dialog.kind = Dialog::Collections; },
     .line_before = true},
    {.id = "map.own-pieces", .menu = "map", .icon = icon::stamp, .run = [](S s) { s.dialog.kind = Dialog::OwnPieces; }},
    {.id = "map.parts",
     .menu = "map",
     .icon = icon::list,
     .run = [](S s) { show_side(s, SideTab::Parts); },
     .on = [](C s) { return s.map.view.side == SideTab::Parts; }},
    {.id = "map.report",
     .menu = "map",
     .icon = icon::balance,
     .key = {letter('J'), ctrl},
     .run =
         [](S s) {
             show_side(s, SideTab::Report);
             if (!s.map.report.report || is_stale(s.map)) judge_now(s);
         },
     .on = [](C s) { return s.map.view.side == SideTab::Report; }},
    {.id = "map.simulate",
     .menu = "map",
     .icon = icon::dice,
     .key = {letter('J'), ctrl_shift},
     .run = [](S s) { show_side(s, SideTab::Games); },
     .on = [](C s) { return s.map.view.side == SideTab::Games; }},
};

}  // namespace

std::span<const Command> map_commands() { return map_table; }

}  // namespace hexwright::commands
