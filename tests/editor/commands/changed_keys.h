// Key files as a person writes them, for tests of the session and of the window.
#pragma once
#include "editor/commands/commands.h"
#include "editor/commands/keys_file.h"
#include "editor/workspace/key_map.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/every_room.h"

#include <string>

namespace hexwright {

inline ReadKeys keys_from(const std::string& lines) {
    return read_keys("<?xml version=\"1.0\"?>\n<keys xmlns=\"urn:hexwright:keys:1\">\n" + lines + "\n</keys>\n",
                     "keys.xml");
}
inline std::string shown(const char* id, const KeyMap& keys) { return keys_of(*command(id), keys, test_words()); }

}  // namespace hexwright
