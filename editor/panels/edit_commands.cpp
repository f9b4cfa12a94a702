#include "editor/panels/command_tables.h"
#include "editor/panels/icons.h"

namespace hexwright {

namespace {

using S = Studio&;
using C = const Studio&;

bool has_piece(C s) { return selected_piece(s) != nullptr && !s.armed; }
bool has_selection(C s) { return !s.selected.empty() && !s.armed; }
bool has_turnable(C s) { return s.armed || !s.selected.empty(); }

constexpr Command table[] = {
    {.id = "edit.undo", .menu = "edit", .icon = icon::undo, .key = {letter('Z'), ctrl},
     .can = [](C s) { return s.desk.history().can_undo(); }, .run = undo},
    {.id = "edit.redo", .menu = "edit", .icon = icon::redo, .key = {letter('Y'), ctrl}, .other_key = {letter('Z'), ctrl_shift},
     .can = [](C s) { return s.desk.history().can_redo(); }, .run = redo},
    {.id = "edit.pick-up", .menu = "edit", .icon = icon::pick_up, .key = {letter('M')}, .can = has_piece, .run = pick_up,
     .line_before = true},
    {.id = "edit.turn-left", .menu = "edit", .icon = icon::turn_left, .key = {letter('R'), shift}, .can = has_turnable,
     .run = [](S s) { turn(s, -1); }},
    {.id = "edit.turn-right", .menu = "edit", .icon = icon::turn_right, .key = {letter('R')}, .can = has_turnable,
     .run = [](S s) { turn(s, 1); }},
    {.id = "edit.raise", .menu = "edit", .icon = icon::raise, .key = {Key::PageUp, ctrl}, .can = has_selection,
     .run = [](S s) { raise(s, 1); }},
    {.id = "edit.lower", .menu = "edit", .icon = icon::lower, .key = {Key::PageDown, ctrl}, .can = has_selection,
     .run = [](S s) { raise(s, -1); }},
    {.id = "edit.delete", .menu = "edit", .icon = icon::remove, .key = {Key::Delete}, .other_key = {Key::Backspace},
     .can = has_selection, .run = remove_selected, .line_before = true},
};

}  // namespace

std::span<const Command> edit_commands() { return table; }

}  // namespace hexwright
