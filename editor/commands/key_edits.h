// Keys as a person changes them in the window: given to a command, taken away, put back. The file of keys is written at
// once.
#pragma once
#include "editor/commands/commands.h"
#include "editor/commands/room.h"
#include "engine/core/message.h"

#include <optional>
#include <vector>

namespace hexwright::commands {

// Why no command can be given this key: it has a meaning of its own everywhere, or files have no name for it.
std::optional<Message> why_reserved(KeyPress press, const KeyMap& keys);
// The commands that would lose this key if the command got it.
std::vector<const Command*> losers(KeyPress press, const Command& command, const KeyMap& keys);

bool has_usual_keys(const Command& command, const KeyMap& keys);

KeyMap with_key(KeyMap keys, const Command& command, KeyPress press);     // Taken from those who would lose it.
KeyMap without_key(KeyMap keys, const Command& command, KeyPress press);  // Of those it has.
// Usual keys that the person has given to other commands stay with these.
KeyMap with_usual_keys(KeyMap keys, const Command& command);

// Returns why they cannot be kept; then the keys are as before. A file with lines that were not understood is set
// aside.
std::optional<Refusal> keep_keys(EditorState& editor, KeyMap keys);

}  // namespace hexwright::commands
