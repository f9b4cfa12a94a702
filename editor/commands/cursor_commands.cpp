#include "editor/commands/command_tables.h"
#include "editor/desk/key_cursor.h"
#include "editor/workspace/editor_state.h"

namespace hexwright::commands {

namespace {

using S = EditorState&;
using C = const EditorState&;

// In a game the arrow keys go through it until the cursor is there.
bool may_show(C s) { return !s.map.building.on(); }
bool edits(C s) { return s.map.tools.keyed && !s.map.table.playing; }
bool may_press(C s) { return edits(s) && !has_offer(s.map.status); }
// What is selected is moved by the arrow keys until the cursor is there.
bool may_step(C s) {
    const bool moves_selected = !s.map.tools.selected.empty() && !s.map.tools.armed && !s.map.tools.carried;
    return may_show(s) && (s.map.tools.keyed || (!s.map.table.playing && !moves_selected));
}
bool may_hide(C s) {
    const bool figure_in_hand = s.map.table.on() && s.map.table.play->hand.actor.valid();
    return s.map.tools.keyed && !figure_in_hand && may_show(s) && !s.map.tools.pressed &&
           s.map.tools.selected.empty() && s.map.view.marked.empty() && s.map.tools.current == Tool::Select &&
           !s.map.tasks.shown();
}

template <Direction direction>
constexpr Command stepping(std::string_view id, KeyPress key, int keypad) {
    return {.id = id,
            .key = key,
            .other_key = {static_cast<Key>(static_cast<int>(Key::Keypad0) + keypad)},
            .when = When::Always,
            .can = may_step,
            .run = [](S s) { step_key_cursor(s, direction); }};
}

bool aligns(C s) { return edits(s) && s.map.tools.current == Tool::Align; }

template <int right, int down>
constexpr Command nudging(std::string_view id, Key key) {
    return {.id = id, .key = {key, ctrl}, .can = aligns, .run = [](S s) { nudge_key_cursor(s, right, down); }};
}

constexpr Command cursor_table[] = {
    stepping<Direction::W>("cursor.west", {Key::Left}, 4),
    stepping<Direction::E>("cursor.east", {Key::Right}, 6),
    stepping<Direction::NW>("cursor.north-west", {Key::Up}, 7),
    stepping<Direction::SE>("cursor.south-east", {Key::Down}, 3),
    stepping<Direction::NE>("cursor.north-east", {Key::Up, shift}, 9),
    stepping<Direction::SW>("cursor.south-west", {Key::Down, shift}, 1),
    {.id = "cursor.middle",
     .key = {letter('J'), shift},
     .other_key = {static_cast<Key>(static_cast<int>(Key::Keypad0) + 5)},
     .when = When::Always,
     .can = may_show,
     .run = centre_key_cursor},
    nudging<-1, 0>("cursor.nudge-left", Key::Left),
    nudging<1, 0>("cursor.nudge-right", Key::Right),
    nudging<0, -1>("cursor.nudge-up", Key::Up),
    nudging<0, 1>("cursor.nudge-down", Key::Down),
    {.id = "cursor.side-left", .key = {letter('[')}, .can = edits, .run = [](S s) { turn_key_cursor(s, -1); }},
    {.id = "cursor.side-right", .key = {letter(']')}, .can = edits, .run = [](S s) { turn_key_cursor(s, 1); }},
    {.id = "cursor.click", .key = {Key::Enter}, .can = may_press, .run = [](S s) { press_key_cursor(s, {}); }},
    {.id = "cursor.click-more",
     .key = {Key::Enter, shift},
     .can = edits,
     .run = [](S s) { press_key_cursor(s, shift); }},
    {.id = "cursor.click-other",
     .key = {Key::Enter, ctrl},
     .can = edits,
     .run = [](S s) { press_key_cursor(s, ctrl); }},
    {.id = "cursor.hold", .key = {Key::Space}, .can = edits, .run = [](S s) { hold_key_cursor(s, {}); }},
    {.id = "cursor.hold-more", .key = {Key::Space, shift}, .can = edits, .run = [](S s) { hold_key_cursor(s, shift); }},
    {.id = "cursor.hold-other", .key = {Key::Space, ctrl}, .can = edits, .run = [](S s) { hold_key_cursor(s, ctrl); }},
    {.id = "cursor.copy", .key = {letter('Q')}, .can = edits, .run = [](S s) { take_at_key_cursor(s, PickUp::Copy); }},
    {.id = "cursor.take",
     .key = {letter('Q'), shift},
     .can = edits,
     .run = [](S s) { take_at_key_cursor(s, PickUp::Move); }},
    {.id = "cursor.menu",
     .key = {Key::Menu},
     .other_key = {static_cast<Key>(static_cast<int>(Key::F1) + 9), shift},
     .run = open_menu_at_key_cursor},
    {.id = "cursor.hide", .key = {Key::Escape}, .when = When::Always, .can = may_hide, .run = hide_key_cursor},
};

}  // namespace

std::span<const Command> cursor_commands() { return cursor_table; }

}  // namespace hexwright::commands
