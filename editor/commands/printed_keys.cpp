#include "editor/commands/printed_keys.h"

#include <algorithm>
#include <cctype>
#include <string>

namespace hexwright::commands {

namespace {

constexpr std::string_view by_character = "?+-";

bool is_digit(Key key) { return key >= Key::Digit0 && key <= Key{'9'}; }
// Keys that type something, up to the two that only some keyboards have (161 and 162).
bool types(Key key) { return static_cast<int>(key) > static_cast<int>(Key::Space) && static_cast<int>(key) < 256; }

Key key_typing(char character) { return static_cast<Key>(std::toupper(static_cast<unsigned char>(character))); }

// The one character, if that is what it types and if it is of ASCII.
char character_of(std::string_view printed) {
    const bool one = printed.size() == 1 && std::isgraph(static_cast<unsigned char>(printed[0])) != 0;
    return one ? printed[0] : '\0';
}

}  // namespace

bool is_known_by_character(unsigned code) {
    return code < 128 && by_character.find(static_cast<char>(code)) != std::string_view::npos;
}

KeyPress press_of(const PrintedKey& key) {
    const char character = character_of(key.printed);
    const bool plain = !key.mods.ctrl && !key.mods.alt && !key.mods.shift;
    if (key.position != Key::None && !types(key.position)) return {key.position, key.mods};
    if (plain && character != '\0' && is_known_by_character(static_cast<unsigned char>(character))) return {};
    if (is_digit(key.position) && (character == '\0' || std::isdigit(static_cast<unsigned char>(character)) == 0)) {
        Mods mods = key.mods;
        mods.shift = false;  // It was held for the digit.
        return {key.position, mods};
    }
    if (character != '\0') return {key_typing(character), key.mods};
    return {key.latin ? Key::None : key.position, key.mods};
}

}  // namespace hexwright::commands
