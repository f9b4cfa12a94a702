#include "editor/document/file_lock.h"

#include "editor/document/file_watch.h"
#include "formats/file.h"

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
    std::error_code no_matter;
    fs::create_directories(file.parent_path(), no_matter);
    std::optional<FileLock> lock;
    bool again = true;
    for (int attempt = 0; attempt < 10 && again; ++attempt) lock = try_once(file, O_CREAT, again);
    if (!lock || !lock->holds()) return lock;
    const bool written =
        ::ftruncate(lock->descriptor_, 0) == 0 && ::write(lock->descriptor_, note.data(), note.size()) >= 0;
    (void)written;  // On a full disk the lock is valid even without its note.
    return lock;
}

MapLock lock_map(const fs::path& map, const fs::path& state) {
    if (state.empty()) return {FileLock()};
    std::error_code trouble;
    const fs::path real = fs::weakly_canonical(map, trouble);
    const std::string name = trouble ? map.string() : real.string();
    const fs::path file = state / "open" / (fingerprint(name) + ".lock");
    auto lock = FileLock::take(file, std::to_string(::getpid()) + "\n" + name + "\n");
    if (lock) return {std::move(lock)};
    const auto note = read_file(file, 1 << 16);
    return {std::nullopt, note ? note->substr(0, note->find('\n')) : std::string()};
}

}  // namespace hexwright::document
