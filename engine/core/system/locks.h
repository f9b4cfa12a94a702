// A lock file, held as long as this object lives. The system releases the lock when the process ends, however it ends,
// so a crashed process never keeps anybody out.
#pragma once
#include <filesystem>
#include <memory>
#include <optional>
#include <string_view>

namespace hexwright::system {

class FileLock {
public:
    FileLock();
    FileLock(FileLock&& other) noexcept;
    FileLock& operator=(FileLock&& other) noexcept;
    ~FileLock();

    // Locks this file, creating it if needed, and writes `note` into it for others to read. nullopt if somebody else
    // holds it. Where nothing can be locked (a read-only folder, a file system without locks) the result is a lock with
    // holds() == false.
    static std::optional<FileLock> take(const std::filesystem::path& file, std::string_view note);
    // Locks an existing file and keeps its text. nullopt if the file is gone or somebody holds it.
    static std::optional<FileLock> take_existing(const std::filesystem::path& file);

    bool holds() const { return held_ != nullptr; }
    const std::filesystem::path& file() const { return file_; }
    void remove();  // Removes the file and releases the lock.

private:
    struct Held;
    FileLock(std::unique_ptr<Held> held, std::filesystem::path file);
    static std::optional<FileLock> try_once(const std::filesystem::path& file, bool create, bool& again);

    std::unique_ptr<Held> held_;  // What the system knows of it; nullptr: it holds nothing.
    std::filesystem::path file_{};
};

// Whether a process holds this file's lock. A file that cannot be opened is held by nobody.
bool is_locked(const std::filesystem::path& file);

}  // namespace hexwright::system
