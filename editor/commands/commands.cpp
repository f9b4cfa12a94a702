#include "editor/commands/commands.h"

#include "editor/commands/browser_keys.h"
#include "editor/commands/command_tables.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/status_line.h"

#include <algorithm>
#include <string_view>

namespace hexwright::commands {

namespace {

std::vector<Command> joined_tables() {
    std::vector<Command> all;
    for (const std::span<const Command> part :
         {file_commands(), build_commands(), scenario_commands(), cursor_commands(), edit_commands(), select_commands(),
          level_commands(), map_commands(), symmetry_commands(), zone_commands(), glyph_commands(), tool_commands(),
          play_commands(), view_commands(), help_commands()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

}  // namespace

std::span<const std::string_view> menus() {
    static constexpr std::string_view names[] = {"file",     "edit", "select", "level", "map",
                                                 "scenario", "play", "view",   "help"};
    return names;
}

std::span<const Command> all_commands() {
    static const std::vector<Command> all = joined_tables();
    return all;
}

const Command* command(std::string_view id) {
    for (const Command& row : all_commands())
        if (row.id == id) return &row;
    return nullptr;
}

bool is_there(const Command& command, const OpenMap& map) {
    if (command.offered && !command.offered()) return false;
    switch (command.when) {
        case When::Editing:
            return !map.table.playing && !map.building.on();
        case When::Building:
            return !map.table.playing && map.building.on();
        case When::OffTheTable:
            return !map.table.playing;
        case When::Playing:
            return map.table.playing;
        case When::Always:
            break;
    }
    return true;
}

bool can_run(const Command& command, const EditorState& editor) {
    return is_there(command, editor.map) && (!command.can || command.can(editor));
}

bool run(std::string_view id, EditorState& editor) {
    const Command* found = command(id);
    if (!found || !can_run(*found, editor)) return false;
    found->run(editor);
    return true;
}

namespace {

unsigned modes_of(When when) {
    constexpr unsigned editing = 1, building = 2, playing = 4;
    switch (when) {
        case When::Editing:
            return editing;
        case When::Building:
            return building;
        case When::OffTheTable:
            return editing | building;
        case When::Playing:
            return playing;
        case When::Always:
            break;
    }
    return editing | building | playing;
}

KeyPress usual_key(KeyPress press, const KeyMap& keys) { return keys.in_browser ? in_browser(press) : press; }

bool has_usual_key(const Command& row, KeyPress press, const KeyMap& keys) {
    return usual_key(row.key, keys) == press || usual_key(row.other_key, keys) == press;
}

}  // namespace

std::vector<KeyPress> usual_keys(const Command& command, const KeyMap& keys) {
    std::vector<KeyPress> presses;
    for (const KeyPress press : {command.key, command.other_key})
        if (press.key != Key::None) presses.push_back(usual_key(press, keys));
    return presses;
}

bool may_share(const Command& one, const Command& other, KeyPress press, const KeyMap& keys) {
    return (modes_of(one.when) & modes_of(other.when)) == 0 ||
           (has_usual_key(one, press, keys) && has_usual_key(other, press, keys));
}

std::vector<const Command*> commands_of(KeyPress press, const KeyMap& keys) {
    if (press.key == Key::None) return {};
    std::vector<const Command*> given, found;
    for (const auto& [id, presses] : keys.changed)
        if (std::ranges::count(presses, press) > 0) given.push_back(command(id));
    for (const Command& row : all_commands()) {
        const bool of_table =
            has_usual_key(row, press, keys) && !keys.changed.contains(row.id) &&
            std::ranges::all_of(given, [&](const Command* own) { return may_share(*own, row, press, keys); });
        if (of_table || std::ranges::count(given, &row) > 0) found.push_back(&row);
    }
    return found;
}

const Command* command_for(KeyPress press, const KeyMap& keys) {
    const std::vector<const Command*> found = commands_of(press, keys);
    return found.empty() ? nullptr : found.front();
}

namespace {

bool types_a_sign(KeyPress press) {
    const int code = static_cast<int>(press.key);
    return !press.mods.ctrl && !press.mods.alt && code > static_cast<int>(Key::Space) &&
           code < static_cast<int>(Key::Escape);
}

// What the chosen word is changed by.
bool is_of_word(const Command& row) {
    constexpr std::string_view of_word[] = {"scenario.up",    "scenario.down",      "scenario.copy",
                                            "scenario.paste", "scenario.duplicate", "scenario.remove"};
    return std::ranges::count(of_word, row.id) > 0;
}

// While a scenario is written, keys are the desk's or the map's, whichever was opened or clicked last. A letter is none
// of the map's then, and Del takes nothing from where one is not.
bool is_for_focus(const Command& row, KeyPress press, const OpenMap& map) {
    if (!map.desk.open || map.table.playing || map.building.on()) return true;
    if (!map.desk.focused) return !is_of_word(row);
    const bool of_desk = row.id.starts_with("scenario.") || row.id.starts_with("campaign.") || row.menu == "help";
    return of_desk || !(types_a_sign(press) || press.key == Key::Delete);
}

}  // namespace

const Command* command_for(KeyPress press, const EditorState& editor) {
    std::vector<const Command*> found = commands_of(press, editor.user.keys);
    std::erase_if(found, [&](const Command* row) { return !is_for_focus(*row, press, editor.map); });
    const auto now = std::ranges::find_if(found, [&](const Command* row) { return can_run(*row, editor); });
    if (now != found.end()) return *now;
    const auto there = std::ranges::find_if(found, [&](const Command* row) { return is_there(*row, editor.map); });
    return there == found.end() ? nullptr : *there;
}

bool tell_desk_has_keys(KeyPress press, EditorState& editor) {
    for (const Command* row : commands_of(press, editor.user.keys)) {
        if (is_for_focus(*row, press, editor.map)) {
            // The command is the desk's, and nothing is chosen: what was is gone.
            if (row->id != "scenario.remove" || !editor.map.desk.gap) continue;
            return say(editor.map.status, {"desk.nothing-to-remove"}), true;
        }
        if (!can_run(*row, editor)) continue;
        const std::string_view words = editor.map.desk.focused ? "desk.has-keys" : "desk.map-has-keys";
        say(editor.map.status,
            {std::string(words), {{"key", to_text(press, editor.words)}, {"command", label_of(*row, editor.words)}}});
        return true;
    }
    return false;
}

std::vector<KeyPress> presses_of(const Command& command, const KeyMap& keys) {
    if (const auto own = keys.changed.find(command.id); own != keys.changed.end()) return own->second;
    std::vector<KeyPress> presses;
    for (const KeyPress press : usual_keys(command, keys))
        if (std::ranges::count(commands_of(press, keys), &command) > 0) presses.push_back(press);
    return presses;
}

std::string label_of(const Command& command, const Words& words) { return words("command." + std::string(command.id)); }

std::string keys_of(const Command& command, const KeyMap& keys, const Words& words) {
    std::string text;
    for (const KeyPress press : presses_of(command, keys)) text += (text.empty() ? "" : ", ") + to_text(press, words);
    return text;
}

}  // namespace hexwright::commands
