// What keeps the map on the desk from being lost: the journal, the lock on its file, and what editors that ended
// without being asked have left. Without a state folder nothing of it happens.
#pragma once
#include "editor/document/journal.h"

#include <memory>
#include <optional>
#include <vector>

namespace hexwright {

inline constexpr int trash_days = 30;

struct Safety {
    std::filesystem::path state{};  // empty: nothing is kept
    std::unique_ptr<Journal> journal{};
    FileLock lock{};                      // of the map that is open
    std::vector<Recovery> recoveries{};   // that the person has not decided about
    std::size_t chosen = 0;               // of them
    bool offer = false;                   // as soon as no other question is open
    std::optional<Recovery> recovered{};  // recovered; its file goes when our own journal holds the map
};

}  // namespace hexwright
