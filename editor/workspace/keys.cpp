#include "editor/workspace/keys.h"

#include "engine/core/text.h"

#include <algorithm>
#include <cctype>

namespace hexwright::workspace {

namespace {

struct KeyName {
    Key key;
    std::string_view script;  // What people read is the sentence "key." and this.
};
constexpr KeyName key_names[] = {
    {Key::Space, "space"},         {Key::Escape, "esc"},    {Key::Enter, "enter"}, {Key::Tab, "tab"},
    {Key::Backspace, "backspace"}, {Key::Insert, "insert"}, {Key::Delete, "del"},  {Key::Right, "right"},
    {Key::Left, "left"},           {Key::Down, "down"},     {Key::Up, "up"},       {Key::PageUp, "pgup"},
    {Key::PageDown, "pgdn"},       {Key::Home, "home"},     {Key::End, "end"},     {Key::LeftAlt, "left-alt"},
    {Key::Menu, "menu"},
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
                             std::string_view("-=,./;'[]`\\?+").find(name[0]) != std::string_view::npos))
        return static_cast<Key>(std::toupper(static_cast<unsigned char>(name[0])));
    return std::nullopt;
}

// The same in every language: "F5", "Z", "7", ",".
std::string plain_name(Key key) {
    const int number = static_cast<int>(key) - static_cast<int>(Key::F1) + 1;
    if (number >= 1 && number <= 12) return "F" + std::to_string(number);
    return {static_cast<char>(key)};
}

std::optional<int> keypad_digit(Key key) {
    const int digit = static_cast<int>(key) - static_cast<int>(Key::Keypad0);
    return digit >= 0 && digit <= 9 ? std::optional(digit) : std::nullopt;
}

}  // namespace

std::optional<KeyPress> key_from(std::string_view text) {
    KeyPress press;
    for (std::size_t plus = text.find('+'); text.size() > 1 && plus != std::string_view::npos; plus = text.find('+')) {
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

std::string to_text(KeyPress press, const Words& words) {
    if (press.key == Key::None) return {};
    std::string text;
    if (press.mods.ctrl) text += words("key.ctrl") + '+';
    if (press.mods.alt) text += words("key.alt") + '+';
    if (press.mods.shift) text += words("key.shift") + '+';
    for (const KeyName& row : key_names)
        if (row.key == press.key) return text + words("key." + std::string(row.script));
    if (const auto digit = keypad_digit(press.key)) return text + words(Message{"key.keypad", {{"digit", *digit}}});
    return text + plain_name(press.key);
}

std::string file_text(KeyPress press) {
    const auto digit = keypad_digit(press.key);
    std::string name = digit ? "kp" + std::to_string(*digit) : lower(plain_name(press.key));
    for (const KeyName& row : key_names)
        if (row.key == press.key) name = row.script;
    if (named_key(name) != press.key) return {};
    return (press.mods.ctrl ? "ctrl+" : "") + std::string(press.mods.alt ? "alt+" : "") +
           (press.mods.shift ? "shift+" : "") + name;
}

}  // namespace hexwright::workspace
