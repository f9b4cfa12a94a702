// Which of our keys a key of the keyboard is: the one whose character is printed on it in the layout in use, wherever
// on the keyboard that is.
#pragma once
#include "editor/commands/room.h"
#include "editor/workspace/keys.h"

#include <string_view>

namespace hexwright::commands {

struct PrintedKey {
    Key position = Key::None;    // The key in this place of an American keyboard; None if it has no such key.
    std::string_view printed{};  // UTF-8: what it types without Shift; empty if unknown, as for dead keys.
    Mods mods{};
    // Whether any key of the layout types a Latin letter. Where none does (Greek, Cyrillic), keys go by their places.
    bool latin = true;
};

// Keys of the row of digits stay digits where a layout prints those above other characters (French): with and without
// Shift. None: it is no key of ours, or its character comes by itself and says more; see is_known_by_character().
KeyPress press_of(const PrintedKey& key);

// "?", "+" and "-", which any layout may have on any key, with or without Shift, and the keypad too.
bool is_known_by_character(unsigned code);

}  // namespace hexwright::commands
