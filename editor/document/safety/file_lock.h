// Which maps are open in which process of this person: the locks of their windows.
#pragma once
#include "editor/document/room.h"
#include "engine/core/system/locks.h"

#include <filesystem>
#include <optional>
#include <string>

namespace hexwright::document {

// Tells others that a map is open here: a lock on its name and one on the file itself (device and number), because a
// file may have several names (hard links). Both lie in the person's state folder, so that nothing appears beside the
// map.
class MapHold {
public:
    MapHold() = default;
    MapHold(system::FileLock name, system::FileLock itself) : name_(std::move(name)), itself_(std::move(itself)) {}

    bool holds() const { return name_.holds(); }
    void remove();
    // Call when the map was saved: by that it is another file of the same name.
    void follow(const std::filesystem::path& map, const std::filesystem::path& state);
    bool has(const std::filesystem::path& lock) const { return itself_.holds() && itself_.file() == lock; }

private:
    system::FileLock name_{}, itself_{};
};

// Names count as canonical, with symbolic links resolved.
struct MapLock {
    std::optional<MapHold> lock;
    std::string owner{};                 // The other process's number; empty if unknown.
    std::filesystem::path other_name{};  // By which name the other process has the file; empty if by this one.
};
// `own`: what this window holds already and does not conflict with.
MapLock lock_map(const std::filesystem::path& map, const std::filesystem::path& state, const MapHold* own = nullptr);

}  // namespace hexwright::document
