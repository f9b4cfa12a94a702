// What keeps an open map from being lost: the journal, the lock on its file, and the recovery files of editors that
// ended unexpectedly. Does nothing without a state folder.
#pragma once
#include "editor/document/safety/file_lock.h"
#include "editor/document/safety/game_journal.h"
#include "editor/document/safety/journal.h"
#include "editor/workspace/room.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace hexwright::workspace {

inline constexpr int trash_days = 30;

struct Safety {
    std::filesystem::path state{};       // Empty: nothing is kept.
    std::vector<Recovery> recoveries{};  // Those the person has not decided about.
    std::size_t chosen = 0;              // Index into `recoveries`.
    bool offer = false;                  // Offer them as soon as no other question is open.
    bool asked = false;                  // They were offered since the start of the program.
};

// The same for each map that is open.
struct MapKeeping {
    std::unique_ptr<Journal> journal{};
    MapHold lock{};                       // Lock on the file of the map.
    std::filesystem::path copy_of{};      // The file of the program, such as a sample, that the map is a copy of.
    std::unique_ptr<GameJournal> game{};  // Journal of the game on the table.
    const Scenario* game_map = nullptr;   // For which game it was begun, and how far it has it.
    unsigned long long game_start = 0, game_revision = 0;
    // The recovered map; its file is removed once our own journal holds the map.
    std::optional<Recovery> recovered{};
};

}  // namespace hexwright::workspace
