#include "editor/commands/key_edits.h"

#include "editor/commands/browser_keys.h"
#include "editor/commands/keys_file.h"
#include "editor/document/safety/set_aside.h"
#include "editor/workspace/editor_state.h"
#include "formats/xml/bytes/file.h"

#include <algorithm>
#include <utility>

namespace hexwright::commands {

namespace {

// Only what differs from the table is named in the file.
void set_keys(KeyMap& keys, const Command& command, std::vector<KeyPress> presses) {
    keys.changed.erase(std::string(command.id));
    if (std::ranges::is_permutation(presses, presses_of(command, keys))) return;
    keys.changed[std::string(command.id)] = std::move(presses);
}

// A copy, so that whoever cannot be told of a broken line still finds it. What cannot be read is moved.
Result<void> copy_aside(const std::filesystem::path& file) {
    const auto bytes = read_file(file, max_keys_bytes);
    if (bytes) return write_file(name_aside(file), *bytes);
    const SetAside aside = set_aside(file, bytes.error());
    return aside.moved_to.empty() ? Result<void>(failure(aside.why)) : Result<void>();
}

}  // namespace

std::optional<Message> why_reserved(KeyPress press, const KeyMap& keys) {
    if (keys.in_browser && is_browsers(press)) return Message{"keys.reserved-browser"};
    if (press.key == Key::Escape) return Message{"keys.reserved-escape"};
    if (press == KeyPress{Key::Space}) return Message{"keys.reserved-space"};
    if (press == KeyPress{Key::F4, {false, false, true}}) return Message{"keys.reserved-close"};
    if (file_text(press).empty()) return Message{"keys.reserved-unnamed"};
    return std::nullopt;
}

std::vector<const Command*> losers(KeyPress press, const Command& command, const KeyMap& keys) {
    std::vector<const Command*> found = commands_of(press, keys);
    std::erase_if(found,
                  [&](const Command* other) { return other == &command || may_share(*other, command, press, keys); });
    return found;
}

bool has_usual_keys(const Command& command, const KeyMap& keys) {
    return std::ranges::is_permutation(presses_of(command, keys), usual_keys(command, keys));
}

KeyMap with_key(KeyMap keys, const Command& command, KeyPress press) {
    std::vector<KeyPress> presses = presses_of(command, keys);
    if (std::ranges::count(presses, press) > 0) return keys;
    // What the table gave to another command is taken from it by being named here.
    for (const Command* loser : losers(press, command, keys))
        if (keys.changed.contains(loser->id)) keys = without_key(std::move(keys), *loser, press);
    presses.push_back(press);
    set_keys(keys, command, std::move(presses));
    return keys;
}

KeyMap without_key(KeyMap keys, const Command& command, KeyPress press) {
    std::vector<KeyPress> presses = presses_of(command, keys);
    std::erase(presses, press);
    set_keys(keys, command, std::move(presses));
    return keys;
}

KeyMap with_usual_keys(KeyMap keys, const Command& command) {
    keys.changed.erase(std::string(command.id));
    return keys;
}

std::optional<Refusal> keep_keys(EditorState& editor, KeyMap keys) {
    if (keys == editor.user.keys) return std::nullopt;
    KeysFile& kept = editor.user.keys_file;
    if (!kept.file.empty()) {
        std::error_code ignored;
        std::filesystem::create_directories(kept.file.parent_path(), ignored);
        if (kept.broken)
            if (const auto aside = copy_aside(kept.file); !aside) return aside.error();
        if (const auto written = write_file(kept.file, write_keys(keys)); !written) return written.error();
        kept.broken = false;
    }
    editor.user.keys = std::move(keys);
    return std::nullopt;
}

}  // namespace hexwright::commands
