// A disk that fails on request, under the real calls of the system: a limit on the size of files stands for a full disk
// (a write stops at exactly that byte), and reading, flushing, cutting and renaming can be made to fail like a broken
// disk. One source of a test program includes this file: it replaces those calls for the whole program.
#pragma once
#include "tests/support/every_room.h"

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace hexwright::testing {

struct FailingDisk {  // Works again when this object is gone.
    static inline std::atomic<bool> reads = true, flushes = true, cuts = true, renames = true;
    static inline std::atomic<int> renames_until_failure = -1;  // One fails after so many; none if negative.

    FailingDisk() {
        std::signal(SIGXFSZ, SIG_IGN);  // As both programs do.
        ::getrlimit(RLIMIT_FSIZE, &before_);
    }
    ~FailingDisk() { works(); }
    FailingDisk(const FailingDisk&) = delete;
    FailingDisk& operator=(const FailingDisk&) = delete;

    void full_at(std::size_t bytes) const {  // No file grows beyond this.
        const struct rlimit limit{bytes, before_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    void works() const {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        reads = flushes = cuts = renames = true;
        renames_until_failure = -1;
    }

private:
    struct rlimit before_{};
};

inline long broken_or(bool works, auto&& call) {
    if (works) return call();
    errno = EIO;
    return -1;
}

}  // namespace hexwright::testing

extern "C" {
ssize_t read(int file, void* bytes, size_t size) {
    using hexwright::testing::FailingDisk;
    return hexwright::testing::broken_or(FailingDisk::reads, [&] { return ::syscall(SYS_read, file, bytes, size); });
}
int fsync(int file) {
    using hexwright::testing::FailingDisk;
    return static_cast<int>(
        hexwright::testing::broken_or(FailingDisk::flushes, [&] { return ::syscall(SYS_fsync, file); }));
}
int fdatasync(int file) {
    using hexwright::testing::FailingDisk;
    return static_cast<int>(
        hexwright::testing::broken_or(FailingDisk::flushes, [&] { return ::syscall(SYS_fdatasync, file); }));
}
int ftruncate(int file, off_t size) noexcept {
    using hexwright::testing::FailingDisk;
    return static_cast<int>(
        hexwright::testing::broken_or(FailingDisk::cuts, [&] { return ::syscall(SYS_ftruncate, file, size); }));
}
int rename(const char* from, const char* to) noexcept {
    using hexwright::testing::FailingDisk;
    const bool fails = FailingDisk::renames_until_failure == 0;
    if (FailingDisk::renames_until_failure >= 0) --FailingDisk::renames_until_failure;
    return static_cast<int>(
        hexwright::testing::broken_or(FailingDisk::renames && !fails, [&] { return ::syscall(SYS_rename, from, to); }));
}
}
