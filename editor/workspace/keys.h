// Keys and what is held with them: how commands, key maps and scripts name a key press.
#pragma once
#include "editor/workspace/room.h"
#include "formats/telling/words.h"

#include <optional>
#include <string>
#include <string_view>

namespace hexwright::workspace {

// Values are GLFW's, so that the window passes them on unchanged and Dear ImGui's KeyMap fits; letters and digits are
// ASCII.
enum class Key : int {
    None = 0,
    Space = 32,
    Digit0 = '0',
    A = 'A',
    Escape = 256,
    Enter = 257,
    Tab = 258,
    Backspace = 259,
    Insert = 260,
    Delete = 261,
    Right = 262,
    Left = 263,
    Down = 264,
    Up = 265,
    PageUp = 266,
    PageDown = 267,
    Home = 268,
    End = 269,
    F1 = 290,
    F4 = 293,
    F5 = 294,
    Keypad0 = 320,
    KeypadEnter = 335,
    LeftShift = 340,
    LeftAlt = 342,
    RightAlt = 346,
    LastModifier = 347,
    Menu = 348,
};
constexpr Key letter(char upper) { return static_cast<Key>(upper); }

struct Mods {
    bool ctrl = false, shift = false, alt = false;
    friend bool operator==(Mods, Mods) = default;
};
struct KeyPress {
    Key key = Key::None;
    Mods mods{};
    friend bool operator==(KeyPress, KeyPress) = default;
};
std::optional<KeyPress> key_from(std::string_view text);  // For example "ctrl+shift+z", "pgup", "f1" or "7".
// As people read it in their language, for example "Ctrl+Shift+Z" or "Strg+Umschalt+Z"; empty for no key.
std::string to_text(KeyPress press, const Words& words);
std::string file_text(KeyPress press);  // As key_from() reads it; empty for a key without a name.

}  // namespace hexwright::workspace
