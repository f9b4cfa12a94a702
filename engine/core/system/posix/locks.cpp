#include "engine/core/system/locks.h"

#include "engine/core/system/posix/descriptor.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>

namespace hexwright::system {

namespace fs = std::filesystem;

struct FileLock::Held {
    Descriptor file;
};

FileLock::FileLock() = default;
FileLock::FileLock(FileLock&&) noexcept = default;
FileLock& FileLock::operator=(FileLock&&) noexcept = default;
FileLock::~FileLock() = default;
FileLock::FileLock(std::unique_ptr<Held> held, fs::path file) : held_(std::move(held)), file_(std::move(file)) {}

void FileLock::remove() {
    if (held_) ::unlink(file_.c_str());
    held_.reset();
}

// Sets `again` if the file was renamed or removed between opening and locking; the process that removed it no longer
// holds it.
std::optional<FileLock> FileLock::try_once(const fs::path& file, bool create, bool& again) {
    again = false;
    Descriptor opened(::open(file.c_str(), (create ? O_CREAT : 0) | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0600));
    if (!opened) return create ? std::optional(FileLock()) : std::nullopt;
    switch (try_lock(*opened)) {
        case Locking::Another:
            return std::nullopt;
        case Locking::Impossible:
            return create ? std::optional(FileLock()) : std::nullopt;
        case Locking::Done:
            break;
    }
    struct stat locked{}, named{};
    again = ::fstat(*opened, &locked) != 0 || ::stat(file.c_str(), &named) != 0 || locked.st_ino != named.st_ino;
    return FileLock(std::make_unique<Held>(Held{std::move(opened)}), file);
}

std::optional<FileLock> FileLock::take_existing(const fs::path& file) {
    bool again = false;
    auto lock = try_once(file, false, again);
    return again ? std::nullopt : std::move(lock);
}

std::optional<FileLock> FileLock::take(const fs::path& file, std::string_view note) {
    std::error_code ignored;
    fs::create_directories(file.parent_path(), ignored);
    std::optional<FileLock> lock;
    bool again = true;
    for (int attempt = 0; attempt < 10 && again; ++attempt) lock = try_once(file, true, again);
    if (!lock || !lock->holds()) return lock;
    const int descriptor = *lock->held_->file;
    const bool written = ::ftruncate(descriptor, 0) == 0 && ::write(descriptor, note.data(), note.size()) >= 0;
    (void)written;  // On a full disk the lock is valid even without its note.
    return lock;
}

bool is_locked(const fs::path& file) {
    const Descriptor opened(::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
    return opened && try_lock(*opened) == Locking::Another;
}

}  // namespace hexwright::system
