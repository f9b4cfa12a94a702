// Keys that a person has changed. Commands not named there keep the keys of the command table.
#pragma once
#include "editor/workspace/keys.h"
#include "editor/workspace/room.h"
#include "engine/board/refusal.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::workspace {

struct KeyMap {
    // Keyed by command; an empty list means that the command has no key.
    std::map<std::string, std::vector<KeyPress>, std::less<>> changed{};
    bool in_browser = false;  // Keys of the command table that a browser keeps for itself have others in their place.
    friend bool operator==(const KeyMap&, const KeyMap&) = default;
};

}  // namespace hexwright::workspace
