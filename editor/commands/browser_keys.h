// Keys that a browser keeps for itself, and those that commands have in their place in a browser tab.
#pragma once
#include "editor/commands/room.h"
#include "editor/workspace/keys.h"

namespace hexwright::commands {

// For tabs and windows, the address, reloading and the browser's own tools. The page leaves them alone: page/keys.js.
bool is_browsers(KeyPress press);
// The same key, or for one of the browser's: Alt instead of Ctrl, and Alt+P for F5.
KeyPress in_browser(KeyPress press);

}  // namespace hexwright::commands
