#include "editor/document/safety/file_lock.h"

#include "editor/document/safety/file_watch.h"
#include "formats/xml/bytes/file.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace hexwright::document {

namespace fs = std::filesystem;

FileLock::FileLock(FileLock&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), file_(std::move(other.file_)) {}

FileLock& FileLock::operator=(FileLock&& other) noexcept {
    if (this == &other) return *this;
    let_go();
    descriptor_ = std::exchange(other.descriptor_, -1);
    file_ = std::move(other.file_);
    return *this;
}

FileLock::~FileLock() { let_go(); }

void FileLock::let_go() {
    if (descriptor_ >= 0) ::close(descriptor_);
    descriptor_ = -1;
}

void FileLock::remove() {
    if (descriptor_ >= 0) ::unlink(file_.c_str());
    let_go();
}

// Sets `again` if the file was renamed or removed between opening and locking; the process that removed it no longer
// holds it.
std::optional<FileLock> FileLock::try_once(const fs::path& file, int flags, bool& again) {
    again = false;
    const int descriptor = ::open(file.c_str(), flags | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (descriptor < 0) return (flags & O_CREAT) != 0 ? std::optional(FileLock()) : std::nullopt;
    FileLock lock(descriptor, file);
    if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
        if (errno == EWOULDBLOCK || (flags & O_CREAT) == 0) return std::nullopt;
        return FileLock();
    }
    struct stat locked{}, named{};
    again = ::fstat(descriptor, &locked) != 0 || ::stat(file.c_str(), &named) != 0 || locked.st_ino != named.st_ino;
    return lock;
}

std::optional<FileLock> FileLock::take_existing(const fs::path& file) {
    bool again = false;
    auto lock = try_once(file, 0, again);
    return again ? std::nullopt : std::move(lock);
}

std::optional<FileLock> FileLock::take(const fs::path& file, std::string_view note) {
    std::error_code ignored;
    fs::create_directories(file.parent_path(), ignored);
    std::optional<FileLock> lock;
    bool again = true;
    for (int attempt = 0; attempt < 10 && again; ++attempt) lock = try_once(file, O_CREAT, again);
    if (!lock || !lock->holds()) return lock;
    const bool written =
        ::ftruncate(lock->descriptor_, 0) == 0 && ::write(lock->descriptor_, note.data(), note.size()) >= 0;
    (void)written;  // On a full disk the lock is valid even without its note.
    return lock;
}

namespace {

fs::path lock_file(const fs::path& state, const std::string& key) {
    return state / "open" / (fingerprint(key) + ".lock");
}

std::string canonical_name(const fs::path& map) {
    std::error_code trouble;
    const fs::path real = fs::weakly_canonical(map, trouble);
    return trouble ? map.string() : real.string();
}

// Device and number of the file; empty if there is none.
std::string identity(const fs::path& map) {
    struct stat about{};
    if (::stat(map.c_str(), &about) != 0) return {};
    return std::to_string(about.st_dev) + " " + std::to_string(about.st_ino);
}

std::string note_for(const std::string& name) { return std::to_string(::getpid()) + "\n" + name + "\n"; }

struct Owner {
    std::string process{}, name{};
};

Owner owner_of(const fs::path& lock) {
    const auto note = read_file(lock, 1 << 16);
    if (!note) return {};
    const std::size_t end = std::min(note->find('\n'), note->size());
    const std::size_t start = std::min(end + 1, note->size());
    return {note->substr(0, end), note->substr(start, note->find('\n', start) - start)};
}

// Locks the file itself. nullopt if somebody has it open by another name; a lock that holds nothing if there is no such
// file, and where the other's name is of another file by now.
std::optional<FileLock> lock_itself(const fs::path& map, const fs::path& state, const MapHold* own, Owner& owner) {
    const std::string file = identity(map);
    const fs::path lock = lock_file(state, file);
    if (file.empty() || (own && own->has(lock))) return FileLock();
    if (auto taken = FileLock::take(lock, note_for(canonical_name(map)))) return taken;
    owner = owner_of(lock);
    if (identity(owner.name) != file) return FileLock();
    return std::nullopt;
}

}  // namespace

void MapHold::remove() {
    name_.remove();
    itself_.remove();
}

void MapHold::follow(const fs::path& map, const fs::path& state) {
    if (!holds()) return;
    itself_.remove();
    Owner owner;
    itself_ = lock_itself(map, state, nullptr, owner).value_or(FileLock());
}

MapLock lock_map(const fs::path& map, const fs::path& state, const MapHold* own) {
    if (state.empty()) return {MapHold()};
    const std::string name = canonical_name(map);
    auto lock = FileLock::take(lock_file(state, name), note_for(name));
    if (!lock) return {std::nullopt, owner_of(lock_file(state, name)).process};
    Owner owner;
    auto itself = lock_itself(map, state, own, owner);
    if (itself) return {MapHold(std::move(*lock), std::move(*itself))};
    lock->remove();
    return {std::nullopt, owner.process, owner.name};
}

}  // namespace hexwright::document
