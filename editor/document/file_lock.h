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
    void remove();  // Removes the file and releases the lock.

private:
    FileLock(int descriptor, std::filesystem::path file) : descriptor_(descriptor), file_(std::move(file)) {}
    static std::optional<FileLock> try_once(const std::filesystem::path& file, int flags, bool& again);
    void let_go();

    int descriptor_ = -1;
    std::filesystem::path file_;
};

// Tells which map is open where: one lock per map, in the person's state folder, so that nothing appears beside the
// map. Keyed by the file's canonical name, with links resolved. If the lock is taken, `owner` tells by whom ("process
// 4711").
struct MapLock {
    std::optional<FileLock> lock;
    std::string owner{};  // The other process's number; empty if unknown.
};
MapLock lock_map(const std::filesystem::path& map, const std::filesystem::path& state);

}  // namespace hexwright::document
