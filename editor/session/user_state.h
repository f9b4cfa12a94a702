// What belongs to the person and outlives the map: settings, keys, collections, stamps, folders.
#pragma once
#include "editor/document/stamps.h"
#include "editor/session/collection_state.h"
#include "editor/session/key_map.h"
#include "editor/session/settings.h"

#include <filesystem>
#include <optional>
#include <vector>

namespace hexwright {

struct StampShelf {
    std::filesystem::path folder{};  // empty: nowhere to keep stamps
    std::vector<Stamp> stamps{};     // by name
    std::optional<Block> naming{};   // a new one, until it has its name
    bool unfolded = false;
};

struct UserState {
    KeyMap keys{};  // that the person has changed
    Settings settings{};
    SettingsFile settings_file{};
    CollectionState collections{};  // what the person owns
    StampShelf stamps{};
    std::filesystem::path folder{};  // where the file dialog starts
    std::filesystem::path data{};    // the person's data folder; empty: nothing is kept there
};

}  // namespace hexwright
