// A lock file, held as long as this object lives. The system releases the lock when the process ends, however it ends,
// so a crashed process never keeps anybody out.
#pragma once
#include "editor/document/room.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace hexwright::document {

class FileLock {
public:
    FileLock() = default;
    FileLock(FileLock&& other) noexcept;
    FileLock& operator=(FileLock&& other) noexcept;
    ~FileLock();

    // Locks this file, creating it if needed, and writes `note` into it for others to read. nullopt if somebody else
    // holds it. Where nothing can be locked (a read-only folder, a file system without locks) the result is a lock with
    // holds() == false.
    static std::optional<FileLock> take(const std::filesystem::path& file, std::string_view note);
    // Locks an existing file and keeps its text. nullopt if the file is gone or somebody holds it.
    static std::optional<FileLock> take_existing(const std::filesystem::path& file);

    bool holds() const { return descriptor_ >= 0; }
    const std::filesystem::path& file() const { return file_; }
    void remove();  // Removes the file and releases the lock.

private:
    FileLock(int descriptor, std::filesystem::path file) : descriptor_(descriptor), file_(std::move(file)) {}
    static std::optional<FileLock> try_once(const std::filesystem::path& file, int flags, bool& again);
    void let_go();

    int descriptor_ = -1;
    std::filesystem::path file_;
};

// Tells others that a map is open here: a lock on its name and one on the file itself (device and number), because a
// file may have several names (hard links). Both lie in the person's state folder, so that nothing appears beside the
// map.
class MapHold {
public:
    MapHold() = default;
    MapHold(FileLock name, FileLock itself) : name_(std::move(name)), itself_(std::move(itself)) {}

    bool holds() const { return name_.holds(); }
    void remove();
    // Call when the map was saved: by that it is another file of the same name.
    void follow(const std::filesystem::path& map, const std::filesystem::path& state);
    bool has(const std::filesystem::path& lock) const { return itself_.holds() && itself_.file() == lock; }

private:
    FileLock name_{}, itself_{};
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
