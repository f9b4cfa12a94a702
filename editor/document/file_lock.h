// A file that says "somebody is at this": locked as long as this lives. The system lets go when the process ends,
// however it ends, so that nobody is ever kept out by somebody who is gone.
#pragma once
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace hexwright {

class FileLock {
public:
    FileLock() = default;
    FileLock(FileLock&& other) noexcept;
    FileLock& operator=(FileLock&& other) noexcept;
    ~FileLock();

    // The lock on this file, made where there is none; its text becomes `note`, for others to read. None: somebody has
    // it. Where nothing can be locked (a read-only folder, a file system without locks) a lock comes that holds
    // nothing.
    static std::optional<FileLock> take(const std::filesystem::path& file, std::string_view note);
    // On a file that must be there, which keeps its text. None: it is gone, or somebody has it.
    static std::optional<FileLock> take_existing(const std::filesystem::path& file);

    bool holds() const { return descriptor_ >= 0; }
    void remove();  // the file goes, and the lock with it

private:
    FileLock(int descriptor, std::filesystem::path file) : descriptor_(descriptor), file_(std::move(file)) {}
    static std::optional<FileLock> try_once(const std::filesystem::path& file, int flags, bool& again);
    void let_go();

    int descriptor_ = -1;
    std::filesystem::path file_;
};

// Which map is open where: one lock for each, in the person's state folder, so that nothing appears beside the map. By
// the name that the file really has, through links. Beside the lock: who has it ("process 4711"), when it cannot be
// had.
struct MapLock {
    std::optional<FileLock> lock;
    std::string owner{};  // the other's process number; empty when it did not say
};
MapLock lock_map(const std::filesystem::path& map, const std::filesystem::path& state);

}  // namespace hexwright
