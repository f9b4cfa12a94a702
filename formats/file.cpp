#include "formats/file.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace hexwright::formats {
namespace fs = std::filesystem;
namespace {

class Descriptor {
public:
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor() {
        if (number_ >= 0) ::close(number_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    explicit operator bool() const { return number_ >= 0; }
    int operator*() const { return number_; }
    // Returns whether closing succeeded, because some file systems report a full disk only here.
    bool close() {
        const int number = number_;
        number_ = -1;
        return ::close(number) == 0;
    }

private:
    int number_;
};

tl::unexpected<Refusal> trouble(const fs::path& file, std::string id, std::vector<Argument> more = {}) {
    more.emplace_back("file", file.string());
    return failure({std::move(id), std::move(more)}, FilePos{file == "-" ? "standard input" : file.string(), 0, 0});
}

std::string reason(int error) { return std::generic_category().message(error); }

tl::unexpected<Refusal> reading_trouble(const fs::path& file, int error) {
    if (error == ENOENT || error == ENOTDIR) return trouble(file, "file.missing");
    if (error == EACCES || error == EPERM) return trouble(file, "file.no-permission-to-read");
    if (error == EISDIR) return trouble(file, "file.directory");
    return trouble(file, "file.unreadable", {{"reason", reason(error)}});
}

tl::unexpected<Refusal> writing_trouble(const fs::path& file, int error) {
    if (error == ENOSPC || error == EDQUOT || error == EFBIG) return trouble(file, "file.disk-full");
    if (error == ENOENT || error == ENOTDIR)
        return trouble(file, "file.no-folder", {{"folder", file.parent_path().string()}});
    if (error == EACCES || error == EPERM || error == EROFS) return trouble(file, "file.no-permission-to-write");
    return trouble(file, "file.unwritable", {{"reason", reason(error)}});
}

Result<std::string> read_all(int descriptor, const fs::path& file, std::size_t limit, std::size_t expected) {
    std::string bytes;
    bytes.reserve(std::min(expected, limit) + 1);
    std::size_t size = 0;
    while (size <= limit) {
        bytes.resize(std::min(limit + 1, std::max(size + 65536, bytes.capacity())));
        const ssize_t got = ::read(descriptor, bytes.data() + size, bytes.size() - size);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return reading_trouble(file, errno);
        if (got == 0) {
            bytes.resize(size);
            return bytes;
        }
        size += static_cast<std::size_t>(got);
    }
    return trouble(file, "file.too-large", {{"limit", limit >> 20}});
}

// Follows a chain of links to its end, so that saving changes the file and keeps the link.
fs::path target_of(fs::path file) {
    std::error_code none;
    for (int step = 0; step < 40 && fs::is_symlink(fs::symlink_status(file, none)); ++step) {
        const fs::path to = fs::read_symlink(file, none);
        if (none) break;
        file = to.is_absolute() ? to : file.parent_path() / to;
    }
    return file;
}

// Writes directly to devices and pipes given as output (/dev/null, /dev/stdout), which cannot be replaced.
Result<void> write_straight(const fs::path& file, std::string_view bytes) {
    const Descriptor out(::open(file.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY));
    if (!out || !write_all(*out, bytes)) return writing_trouble(file, errno);
    return {};
}

// Opens a new file under a name that no other process uses.
int open_new_beside(const fs::path& file, fs::path& made) {
    for (int attempt = 0; attempt < 100; ++attempt) {
        made =
            file.parent_path() / (".hexwright-" + std::to_string(::getpid()) + "-" + std::to_string(attempt) + ".tmp");
        const int descriptor = ::open(made.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (descriptor >= 0 || errno != EEXIST) return descriptor;
    }
    return -1;
}

// Makes the new name survive a power cut, on file systems that support it.
void flush_folder(const fs::path& file) {
    const fs::path folder = file.has_parent_path() ? file.parent_path() : fs::path(".");
    if (const Descriptor descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)); descriptor)
        ::fsync(*descriptor);
}

Result<void> replace(const fs::path& file, std::string_view bytes, const struct stat* old) {
    fs::path made;
    Descriptor out(open_new_beside(file, made));
    if (!out) return writing_trouble(file, errno);
    const auto keep_permissions = [&] { return !old || ::fchmod(*out, old->st_mode & 07777) == 0; };
    if (keep_permissions() && write_all(*out, bytes) && ::fsync(*out) == 0 && out.close() &&
        ::rename(made.c_str(), file.c_str()) == 0) {
        flush_folder(file);
        return {};
    }
    const int error = errno;
    ::unlink(made.c_str());
    return writing_trouble(file, error);
}

// Whether a file can be made there and hold at least one byte.
std::optional<Refusal> cannot_write_beside(const fs::path& target, const fs::path& file) {
    fs::path made;
    Descriptor out(open_new_beside(target, made));
    if (!out) return writing_trouble(file, errno).value();
    const bool well = write_all(*out, "x") && out.close();
    const int error = errno;
    ::unlink(made.c_str());
    if (!well) return writing_trouble(file, error).value();
    return {};
}

// A device that takes nothing refuses even no bytes. Opening a pipe would wait for its reader.
std::optional<Refusal> cannot_write_straight(const fs::path& file, const struct stat& about) {
    if (!S_ISCHR(about.st_mode)) return {};
    const Descriptor out(::open(file.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK));
    if (!out || ::write(*out, "", 0) < 0) return writing_trouble(file, errno).value();
    return {};
}

}  // namespace

std::optional<Refusal> cannot_write(const fs::path& file) {
    if (file == "-") {
        if (::write(STDOUT_FILENO, "", 0) < 0 && errno != EPIPE)
            return writing_trouble("standard output", errno).value();
        return {};
    }
    const fs::path target = target_of(file);
    struct stat old{};
    if (::stat(target.c_str(), &old) != 0) {
        if (errno != ENOENT) return writing_trouble(file, errno).value();
        return cannot_write_beside(target, file);
    }
    if (S_ISDIR(old.st_mode)) return trouble(file, "file.directory-to-write").value();
    if (::access(target.c_str(), W_OK) != 0) return writing_trouble(file, errno).value();
    return S_ISREG(old.st_mode) ? cannot_write_beside(target, file) : cannot_write_straight(target, old);
}

std::size_t other_names(const fs::path& file) {
    struct stat about{};
    const bool there = file != "-" && ::stat(file.c_str(), &about) == 0 && S_ISREG(about.st_mode);
    return there && about.st_nlink > 1 ? static_cast<std::size_t>(about.st_nlink - 1) : 0;
}

std::optional<Message> told_of_other_names(const fs::path& file, std::size_t names) {
    if (names == 0) return {};
    return Message{"file.other-names", {{"file", file.filename().string()}, {"count", names}}};
}

bool is_there(const std::filesystem::path& file) {
    std::error_code ignored;
    return !file.empty() && std::filesystem::exists(file, ignored);
}

bool write_all(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t put = ::write(descriptor, bytes.data(), bytes.size());
        if (put < 0 && errno == EINTR) continue;
        if (put < 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(put));
    }
    return true;
}

Result<std::string> read_file(const fs::path& file, std::size_t limit) {
    if (file == "-") return read_all(STDIN_FILENO, file, limit, 0);
    // Without O_NONBLOCK, opening a pipe without a writer would block for ever.
    const Descriptor in(::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY));
    if (!in) return reading_trouble(file, errno);
    struct stat about{};
    if (::fstat(*in, &about) != 0) return reading_trouble(file, errno);
    if (S_ISDIR(about.st_mode)) return trouble(file, "file.directory");
    if (!S_ISREG(about.st_mode)) return trouble(file, "file.not-regular");
    const auto size = static_cast<std::size_t>(about.st_size);
    if (size > limit) return trouble(file, "file.too-large", {{"limit", limit >> 20}});
    return read_all(*in, file, limit, size);
}

Result<void> write_file(const fs::path& file, std::string_view bytes) {
    if (file == "-") {
        if (!write_all(STDOUT_FILENO, bytes) && errno != EPIPE) return writing_trouble("standard output", errno);
        return {};
    }
    const fs::path target = target_of(file);
    struct stat old{};
    if (::stat(target.c_str(), &old) != 0) {
        if (errno != ENOENT) return writing_trouble(file, errno);
        return replace(target, bytes, nullptr);
    }
    if (S_ISDIR(old.st_mode)) return trouble(file, "file.directory-to-write");
    if (!S_ISREG(old.st_mode)) return write_straight(target, bytes);
    // Renaming over the file would ignore that it is read-only.
    if (::access(target.c_str(), W_OK) != 0) return writing_trouble(file, errno);
    return replace(target, bytes, &old);
}

}  // namespace hexwright::formats
