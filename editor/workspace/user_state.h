// What belongs to the person and outlives the map: settings, keys, collections, stamps, folders.
#pragma once
#include "editor/document/files/map_picture.h"
#include "editor/document/own/stamps.h"
#include "editor/workspace/collection_state.h"
#include "editor/workspace/key_map.h"
#include "editor/workspace/room.h"
#include "editor/workspace/scene_picture_state.h"
#include "editor/workspace/settings.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace hexwright::workspace {

struct StampShelf {
    std::filesystem::path folder{};  // Empty: stamps cannot be kept.
    std::vector<Stamp> stamps{};     // Sorted by name.
    std::optional<Block> naming{};   // A new stamp, until it has its name.
    bool unfolded = false;
};

struct KeysFile {
    std::filesystem::path file{};  // Empty: changes hold until the program ends.
    bool broken = false;           // Some of its lines were not understood; it is set aside before it is written.
};

struct UserState {
    KeyMap keys{};  // Keys that the person has changed.
    KeysFile keys_file{};
    std::string asked_language{};  // By the command line; it goes before that of the settings. Empty: none.
    Settings settings{};
    SettingsFile settings_file{};
    CollectionState collections{};  // What the person owns.
    StampShelf stamps{};
    MapPicture picture{};            // As the last one was chosen.
    ScenePicture scene_picture{};    // The same for the 3D view.
    std::filesystem::path folder{};  // Where the file dialog starts.
    // Files that have come from the device (engine/core/system/device.h), for the dialog that asks or to be opened.
    std::vector<std::filesystem::path> from_device{};
    // The person's data folder; empty: nothing is kept there.
    std::filesystem::path data{};
    std::vector<std::string> catalogues{};  // Files of catalogues named at the start of the program.
};

}  // namespace hexwright::workspace
