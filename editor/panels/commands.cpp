#include "editor/panels/commands.h"

#include "editor/panels/command_tables.h"

namespace hexwright {

namespace {

std::vector<Command> joined() {
    std::vector<Command> all;
    for (const std::span<const Command> part : {file_commands(), edit_commands(), select_commands(), level_commands(), map_commands(),
                                                symmetry_commands(), tool_commands(), view_commands(), help_commands()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

}  // namespace

std::span<const std::string_view> menus() {
    static constexpr std::string_view names[] = {"file", "edit", "select", "level", "map", "view", "help"};
    return names;
}

std::span<const Command> commands() {
    static const std::vector<Command> all = joined();
    return all;
}

const Command* command(std::string_view id) {
    for (const Command& row : commands())
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
    for (const Command& row : commands())
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
