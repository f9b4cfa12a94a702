#include "editor/panels/commands.h"

#include "editor/panels/icons.h"

namespace hexwright {

namespace {

using S = Studio&;
using C = const Studio&;

constexpr Mods ctrl{true, false, false}, shift{false, true, false}, ctrl_shift{true, true, false};

bool has_piece(C s) { return selected_piece(s) != nullptr && !s.armed; }
bool has_turnable(C s) { return s.armed || selected_piece(s) != nullptr; }

void frame(S s, bool selection) {
    s.notice.reset();
    s.frame_plan = s.frame_scene = true;
    s.frame_selection = selection;
}
void show(S s, ViewLayout layout) {
    s.notice.reset();
    s.layout = layout;
}
template <std::size_t N>
void take_recent(S s) {
    if (s.recent.size() > N) arm(s, s.recent[N]);
}
template <std::size_t N>
bool has_recent(C s) {
    return s.recent.size() > N;
}
template <std::size_t N>
constexpr Command recent(std::string_view id) {
    return {.id = id, .key = {static_cast<Key>('1' + N)}, .can = has_recent<N>, .run = take_recent<N>};
}

constexpr Command table[] = {
    {.id = "file.new", .menu = "file", .icon = icon::fresh, .key = {letter('N'), ctrl},
     .run = [](S s) { ask_for(s, Wish::New); }},
    {.id = "file.open", .menu = "file", .icon = icon::open, .key = {letter('O'), ctrl},
     .run = [](S s) { ask_for(s, Wish::Open); }},
    {.id = "file.save", .menu = "file", .icon = icon::save, .key = {letter('S'), ctrl}, .run = save, .line_before = true},
    {.id = "file.save-as", .menu = "file", .key = {letter('S'), ctrl_shift},
     .run = [](S s) { s.asking = {Dialog::SaveAs, Wish::None, {}, {}, {}}; }},
    {.id = "file.quit", .menu = "file", .key = {letter('Q'), ctrl}, .run = [](S s) { ask_for(s, Wish::Quit); },
     .line_before = true},

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
    {.id = "edit.raise", .menu = "edit", .icon = icon::raise, .key = {Key::PageUp, ctrl}, .can = has_piece,
     .run = [](S s) { raise(s, 1); }},
    {.id = "edit.lower", .menu = "edit", .icon = icon::lower, .key = {Key::PageDown, ctrl}, .can = has_piece,
     .run = [](S s) { raise(s, -1); }},
    {.id = "edit.delete", .menu = "edit", .icon = icon::remove, .key = {Key::Delete}, .other_key = {Key::Backspace},
     .can = has_piece, .run = remove_selected, .line_before = true},

    {.id = "map.beyond-sets", .menu = "map", .key = {letter('B'), ctrl},
     .can = [](C s) { return !s.now().scenario->limit->empty(); }, .run = switch_beyond_sets,
     .on = [](C s) { return s.now().scenario->limit->beyond_sets; }},

    {.id = "tool.select", .icon = icon::pointer, .key = {letter('S')}, .run = [](S s) { choose_tool(s, Tool::Select); },
     .on = [](C s) { return s.tool == Tool::Select; }},
    {.id = "tool.place", .icon = icon::place, .key = {letter('P')}, .run = [](S s) { choose_tool(s, Tool::Place); },
     .on = [](C s) { return s.tool == Tool::Place; }},
    {.id = "tool.erase", .icon = icon::erase, .key = {letter('E')}, .run = [](S s) { choose_tool(s, Tool::Erase); },
     .on = [](C s) { return s.tool == Tool::Erase; }},
    {.id = "tool.let-go", .key = {Key::Escape}, .run = let_go},

    {.id = "view.both", .menu = "view", .icon = icon::columns, .run = [](S s) { show(s, ViewLayout::SideBySide); },
     .on = [](C s) { return s.layout == ViewLayout::SideBySide; }},
    {.id = "view.plan", .menu = "view", .icon = icon::plan, .run = [](S s) { show(s, ViewLayout::Plan); },
     .on = [](C s) { return s.layout == ViewLayout::Plan; }},
    {.id = "view.scene", .menu = "view", .icon = icon::cube, .run = [](S s) { show(s, ViewLayout::Scene); },
     .on = [](C s) { return s.layout == ViewLayout::Scene; }},
    {.id = "view.swap", .menu = "view", .key = {Key::Tab},
     .run = [](S s) { show(s, s.layout == ViewLayout::Plan ? ViewLayout::Scene : ViewLayout::Plan); }},
    {.id = "view.frame", .menu = "view", .icon = icon::frame, .key = {letter('F')}, .run = [](S s) { frame(s, true); },
     .line_before = true},
    {.id = "view.frame-all", .menu = "view", .key = {Key::Home}, .run = [](S s) { frame(s, false); }},
    {.id = "level.all", .menu = "view", .key = {letter('A')}, .can = [](C s) { return s.now().scenario->battlefield.size() > 0; },
     .run = [](S s) { show_whole(s, !s.whole); }, .on = [](C s) { return s.whole; }, .line_before = true},
    {.id = "level.up", .menu = "view", .key = {Key::PageUp}, .run = [](S s) { go_to_level(s, s.level + 1); }},
    {.id = "level.down", .menu = "view", .key = {Key::PageDown}, .can = [](C s) { return s.level > 1 || s.whole; },
     .run = [](S s) { go_to_level(s, s.whole ? s.level : s.level - 1); }},
    {.id = "view.dark", .menu = "view", .icon = icon::moon, .run = [](S s) { s.dark = !s.dark; },
     .on = [](C s) { return s.dark; }, .line_before = true},

    {.id = "help.keys", .menu = "help", .icon = icon::keyboard, .key = {Key::F1}, .other_key = {letter('?')},
     .run = [](S s) { s.asking = {Dialog::Keys, Wish::None, {}, {}, {}}; }},
    {.id = "help.about", .menu = "help", .run = [](S s) { s.asking = {Dialog::About, Wish::None, {}, {}, {}}; }},

    recent<0>("recent.1"), recent<1>("recent.2"), recent<2>("recent.3"), recent<3>("recent.4"), recent<4>("recent.5"),
    recent<5>("recent.6"), recent<6>("recent.7"), recent<7>("recent.8"), recent<8>("recent.9"),
};

}  // namespace

std::span<const Command> commands() { return table; }

const Command* command(std::string_view id) {
    for (const Command& row : table)
        if (row.id == id) return &row;
    return nullptr;
}

bool can_run(const Command& command, const Studio& studio) { return !command.can || command.can(studio); }

bool run(std::string_view id, Studio& studio) {
    const Command* found = command(id);
    if (!found || !can_run(*found, studio)) return false;
    found->run(studio);
    return true;
}

const Command* command_for(KeyPress press) {
    for (const Command& row : table)
        if (press.key != Key::None && (row.key == press || row.other_key == press)) return &row;
    return nullptr;
}

std::string label_of(const Command& command, const Words& words) { return words("command." + std::string(command.id)); }

std::string keys_of(const Command& command) {
    std::string text = to_text(command.key);
    if (command.other_key.key != Key::None) text += ", " + to_text(command.other_key);
    return text;
}

}  // namespace hexwright
