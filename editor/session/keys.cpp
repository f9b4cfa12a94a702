#include "editor/session/keys.h"

#include <algorithm>
#include <cctype>

namespace hexwright::editor_session {

namespace {

struct KeyName {
    Key key;
    std::string_view script, shown;
};
constexpr KeyName key_names[] = {
    {Key::Space, "space", "Space"},
    {Key::Escape, "esc", "Esc"},
    {Key::Enter, "enter", "Enter"},
    {Key::Tab, "tab", "Tab"},
    {Key::Backspace, "backspace", "Backspace"},
    {Key::Insert, "insert", "Ins"},
    {Key::Delete, "del", "Del"},
    {Key::Right, "right", "Right"},
    {Key::Left, "left", "Left"},
    {Key::Down, "down", "Down"},
    {Key::Up, "up", "Up"},
    {Key::PageUp, "pgup", "PgUp"},
    {Key::PageDown, "pgdn", "PgDn"},
    {Key::Home, "home", "Home"},
    {Key::End, "end", "End"},
    {Key::LeftAlt, "left-alt", "Alt"},
    {Key::Menu, "menu", "Menu"},
};

std::optional<Key> named_key(std::string_view name) {
    for (const KeyName& row : key_names)
        if (row.script == name) return row.key;
    if (name.size() >= 2 && name.size() <= 3 && name[0] == 'f' &&
        std::ranges::all_of(name.substr(1), [](char c) { return c >= '0' && c <= '9'; }))
        if (const int number = std::stoi(std::string(name.substr(1))); number >= 1 && number <= 12 && name[1] != '0')
            return static_cast<Key>(static_cast<int>(Key::F1) + number - 1);
    if (name.size() == 3 && name.starts_with("kp") && name[2] >= '0' && name[2] <= '9')
        return static_cast<Key>(static_cast<int>(Key::Keypad0) + name[2] - '0');
    if (name.size() == 1 && (std::isalnum(static_cast<unsigned char>(name[0])) ||
                             std::string_view("-=,./;'[]`\\?").find(name[0]) != std::string_view::npos))
        return static_cast<Key>(std::toupper(static_cast<unsigned char>(name[0])));
    return std::nullopt;
}

}  // namespace

std::optional<KeyPress> key_from(std::string_view text) {
    KeyPress press;
    for (std::size_t plus = text.find('+'); plus != std::string_view::npos; plus = text.find('+')) {
        const std::string_view mod = text.substr(0, plus);
        if (mod == "ctrl") press.mods.ctrl = true;
        else if (mod == "shift") press.mods.shift = true;
        else if (mod == "alt") press.mods.alt = true;
        else return std::nullopt;
        text.remove_prefix(plus + 1);
    }
    const auto key = named_key(text);
    if (!key) return std::nullopt;
    press.key = *key;
    return press;
}

std::string to_text(KeyPress press) {
    if (press.key == Key::None) return {};
    std::string text;
    if (press.mods.ctrl) text += "Ctrl+";
    if (press.mods.alt) text += "Alt+";
    if (press.mods.shift) text += "Shift+";
    for (const KeyName& row : key_names)
        if (row.key == press.key) return text + std::string(row.shown);
    const int number = static_cast<int>(press.key) - static_cast<int>(Key::F1) + 1;
    if (number >= 1 && number <= 12) return text + "F" + std::to_string(number);
    const int digit = static_cast<int>(press.key) - static_cast<int>(Key::Keypad0);
    if (digit >= 0 && digit <= 9) return text + "Num " + std::to_string(digit);
    return text + static_cast<char>(press.key);
}

std::string file_text(KeyPress press) {
    const int keypad = static_cast<int>(press.key) - static_cast<int>(Key::Keypad0);
    std::string name = keypad >= 0 && keypad <= 9 ? "kp" + std::to_string(keypad) : to_text({press.key});
    std::ranges::transform(name, name.begin(),
                           [](char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); });
    for (const KeyName& row : key_names)
        if (row.key == press.key) name = row.script;
    if (named_key(name) != press.key) return {};
    return (press.mods.ctrl ? "ctrl+" : "") + std::string(press.mods.alt ? "alt+" : "") +
           (press.mods.shift ? "shift+" : "") + name;
}

}  // namespace hexwright::editor_session
