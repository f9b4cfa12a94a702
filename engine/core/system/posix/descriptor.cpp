#include "engine/core/system/posix/descriptor.h"

#include <algorithm>
#include <cerrno>
#include <sys/file.h>
#include <system_error>

namespace hexwright::system {
namespace {

Cause cause_of(int error) {
    switch (error) {
        case ENOENT:
        case ENOTDIR:
            return Cause::Missing;
        case EACCES:
        case EPERM:
        case EROFS:
            return Cause::NotAllowed;
        case EISDIR:
            return Cause::Folder;
        case ENOSPC:
        case EDQUOT:
        case EFBIG:
            return Cause::Full;
        case EPIPE:
            return Cause::ReaderGone;
        default:
            return Cause::Other;
    }
}

}  // namespace

Trouble trouble_of(int error) { return {cause_of(error), std::generic_category().message(error)}; }

Trouble last_trouble() { return trouble_of(errno); }

bool write_all(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t put = ::write(descriptor, bytes.data(), bytes.size());
        if (put < 0 && errno == EINTR) continue;
        if (put < 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(put));
    }
    return true;
}

Outcome<std::string> read_all(int descriptor, std::size_t limit, std::size_t expected) {
    std::string bytes;
    bytes.reserve(std::min(expected, limit) + 1);
    std::size_t size = 0;
    while (size <= limit) {
        bytes.resize(std::min(limit + 1, std::max(size + 65536, bytes.capacity())));
        const ssize_t got = ::read(descriptor, bytes.data() + size, bytes.size() - size);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return tl::unexpected(last_trouble());
        if (got == 0) {
            bytes.resize(size);
            return bytes;
        }
        size += static_cast<std::size_t>(got);
    }
    return tl::unexpected(Trouble{Cause::TooLarge});
}

Locking try_lock(int descriptor) {
    if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0) return Locking::Done;
    return errno == EWOULDBLOCK ? Locking::Another : Locking::Impossible;
}

}  // namespace hexwright::system
