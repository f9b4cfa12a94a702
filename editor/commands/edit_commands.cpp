#include "editor/commands/command_tables.h"
#include "editor/desk/undoing.h"
#include "editor/document/files/open.h"
#include "editor/editing/carry_tool.h"
#include "editor/editing/collections.h"
#include "editor/editing/commit.h"
#include "editor/editing/selection.h"
#include "editor/editing/stamping.h"
#include "editor/files/files.h"
#include "editor/files/preferences.h"
#include "editor/tools/clipboard.h"
#include "editor/tools/tool_choice.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"

namespace hexwright::commands {

namespace {

using S = EditorState&;
using C = const EditorState&;

bool has_block(C s) { return s.map.tools.carried && s.map.tools.current == Tool::Carry; }
bool hands_free(C s) { return !s.map.tools.armed && !s.map.tools.carried; }
bool has_selection(C s) { return !s.map.tools.selected.empty() && hands_free(s); }
bool has_turnable(C s) { return s.map.tools.armed || s.map.tools.carried || !s.map.tools.selected.empty(); }
bool has_mirrorable(C s) { return has_block(s) || has_selection(s); }
bool has_some(C s) { return !s.map.tools.selected.empty() && !has_block(s); }

bool can_stamp(C s) { return has_selection(s) && !s.user.stamps.folder.empty(); }

// The code of a map or scenario is opened; anything else is taken in hand.
void paste_or_open(S s) {
    if (std::string text = s.clipboard.read(); is_code(text))
        request_action(s, PendingAction::OpenFile, std::move(text));
    else paste(s);
}

void mirror(S s, Mirror how) { has_block(s) ? mirror_carried(s, how) : mirror_selected(s.map, how); }

template <Direction direction>
constexpr Command nudging(std::string_view id, KeyPress key) {
    return {.id = id,
            .key = key,
            .other_key = {key.key, {true, key.mods.shift, false}},  // Also while the cursor has the arrow keys.
            .can = has_selection,
            .run = [](S s) { nudge(s, direction); }};
}

constexpr Command edit_table[] = {
    {.id = "edit.undo",
     .menu = "edit",
     .icon = icon::undo,
     .key = {letter('Z'), ctrl},
     .when = When::OffTheTable,
     .can = can_undo,
     .run = undo},
    {.id = "edit.redo",
     .menu = "edit",
     .icon = icon::redo,
     .key = {letter('Y'), ctrl},
     .other_key = {letter('Z'), ctrl_shift},
     .when = When::OffTheTable,
     .can = can_redo,
     .run = redo},
    {.id = "edit.cut",
     .menu = "edit",
     .icon = icon::cut,
     .key = {letter('X'), ctrl},
     .can = has_selection,
     .run = cut_selected,
     .line_before = true},
    {.id = "edit.copy",
     .menu = "edit",
     .icon = icon::copy,
     .key = {letter('C'), ctrl},
     .can = has_some,
     .run = copy_selected},
    {.id = "edit.paste", .menu = "edit", .icon = icon::paste, .key = {letter('V'), ctrl}, .run = paste_or_open},
    {.id = "edit.paste-in-place", .menu = "edit", .key = {letter('V'), ctrl_shift}, .run = paste_in_place},
    {.id = "edit.duplicate", .menu = "edit", .key = {letter('D'), ctrl}, .can = has_some, .run = duplicate_selected},
    {.id = "edit.save-stamp", .menu = "edit", .icon = icon::stamp, .can = can_stamp, .run = begin_naming},
    {.id = "edit.pick-up",
     .menu = "edit",
     .icon = icon::pick_up,
     .key = {letter('M')},
     .can = has_selection,
     .run = pick_up,
     .line_before = true},
    {.id = "edit.accept",
     .menu = "edit",
     .key = {Key::Enter},
     .can = [](C s) { return has_offer(s.map.status); },
     .run = accept_offer},
    {.id = "edit.on-top",
     .menu = "edit",
     .icon = icon::on_top,
     .key = {letter('T')},
     .run = [](S s) { s.map.tools.on_top = !s.map.tools.on_top; },
     .on = [](C s) { return s.map.tools.on_top; }},
    {.id = "edit.turn-left",
     .menu = "edit",
     .icon = icon::turn_left,
     .key = {letter('R'), shift},
     .can = has_turnable,
     .run = [](S s) { turn(s, -1); }},
    {.id = "edit.turn-right",
     .menu = "edit",
     .icon = icon::turn_right,
     .key = {letter('R')},
     .can = has_turnable,
     .run = [](S s) { turn(s, 1); }},
    {.id = "edit.mirror-sideways",
     .menu = "edit",
     .icon = icon::mirror,
     .key = {letter('X')},
     .can = has_mirrorable,
     .run = [](S s) { mirror(s, Mirror::LeftRight); }},
    {.id = "edit.mirror-upright",
     .menu = "edit",
     .icon = icon::mirror_up,
     .key = {letter('X'), shift},
     .can = has_mirrorable,
     .run = [](S s) { mirror(s, Mirror::UpDown); }},
    {.id = "edit.raise",
     .menu = "edit",
     .icon = icon::raise,
     .key = {Key::PageUp, ctrl},
     .can = has_selection,
     .run = [](S s) { raise(s, 1); }},
    {.id = "edit.lower",
     .menu = "edit",
     .icon = icon::lower,
     .key = {Key::PageDown, ctrl},
     .can = has_selection,
     .run = [](S s) { raise(s, -1); }},
    {.id = "edit.find",
     .menu = "edit",
     .icon = icon::search,
     .key = {letter('F'), ctrl},
     .other_key = {Key{'/'}},
     .run =
         [](S s) {
             fold(s.user.settings, Fold::Left, false);
             s.map.view.find_piece = true;
         }},
    {.id = "edit.replace",
     .menu = "edit",
     .icon = icon::replace,
     .key = {letter('R'), ctrl},
     .can = has_selection,
     .run = show_replace},
    {.id = "edit.delete",
     .menu = "edit",
     .icon = icon::remove,
     .key = {Key::Delete},
     .other_key = {Key::Backspace},
     .can = has_selection,
     .run = remove_selected,
     .line_before = true},
    nudging<Direction::W>("move.west", {Key::Left}),
    nudging<Direction::E>("move.east", {Key::Right}),
    nudging<Direction::NW>("move.north-west", {Key::Up}),
    nudging<Direction::SE>("move.south-east", {Key::Down}),
    nudging<Direction::NE>("move.north-east", {Key::Up, shift}),
    nudging<Direction::SW>("move.south-west", {Key::Down, shift}),
};

}  // namespace

std::span<const Command> edit_commands() { return edit_table; }

}  // namespace hexwright::commands
