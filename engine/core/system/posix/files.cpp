#include "engine/core/system/files.h"

#include "engine/core/system/posix/descriptor.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>

namespace hexwright::system {
namespace fs = std::filesystem;
namespace {

tl::unexpected<Trouble> failed(const fs::path& file, Trouble trouble = last_trouble()) {
    trouble.file = file;
    return tl::unexpected(std::move(trouble));
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
Outcome<void> write_straight(const fs::path& file, std::string_view bytes) {
    const Descriptor out(::open(file.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY));
    if (!out || !write_all(*out, bytes)) return failed(file);
    return {};
}

// ---- files under a name of their own

constexpr std::string_view made_start = ".hexwright-", made_end = ".tmp";

fs::path folder_of(const fs::path& file) { return file.has_parent_path() ? file.parent_path() : fs::path("."); }

fs::path made_name(const fs::path& file, int attempt) {
    return file.parent_path() /
           (std::string(made_start) + std::to_string(::getpid()) + "-" + std::to_string(attempt) + made_end.data());
}

bool is_made_name(std::string_view name) {
    if (!name.starts_with(made_start) || !name.ends_with(made_end)) return false;
    name.remove_prefix(made_start.size());
    name.remove_suffix(std::min(name.size(), made_end.size()));
    return !name.empty() && name.find_first_not_of("0123456789-") == std::string_view::npos;
}

// Whoever is still writing a file holds its lock. Where nothing can be locked, nothing is known to be left over.
void remove_if_left_over(const fs::path& made) {
    const Descriptor file(::open(made.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY));
    struct stat about{};
    if (!file || ::fstat(*file, &about) != 0 || !S_ISREG(about.st_mode)) return;
    if (try_lock(*file) == Locking::Done) ::unlink(made.c_str());
}

// Removes what a program that was killed or lost its power has left in the folder.
void clear_left_over(const fs::path& folder) {
    std::error_code error;
    std::vector<fs::path> found;
    for (fs::directory_iterator each(folder, error), end; !error && each != end; each.increment(error))
        if (is_made_name(each->path().filename().string())) found.push_back(each->path());
    for (const fs::path& made : found) remove_if_left_over(made);
}

// Whether it is ours: another program may have taken it for left over before it was locked.
bool took_lock(int descriptor) {
    if (const Locking lock = try_lock(descriptor); lock != Locking::Done) return lock == Locking::Impossible;
    struct stat about{};
    return ::fstat(descriptor, &about) != 0 || about.st_nlink > 0;
}

// Opens a new file under a name that no other process uses, and locks it.
int open_new_beside(const fs::path& file, fs::path& made, mode_t mode) {
    clear_left_over(folder_of(file));
    for (int attempt = 0; attempt < 1'000; ++attempt) {
        made = made_name(file, attempt);
        const int descriptor = ::open(made.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
        if (descriptor >= 0 && took_lock(descriptor)) return descriptor;
        if (descriptor >= 0) ::close(descriptor);
        else if (errno != EEXIST) return descriptor;
    }
    return -1;
}

// Makes the new name survive a power cut, on file systems that support it.
void flush_folder(const fs::path& file) {
    if (const Descriptor descriptor(::open(folder_of(file).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)); descriptor)
        ::fsync(*descriptor);
}

// Where a file is to be written, and what is there.
struct Target {
    fs::path file{};  // At the end of all links.
    bool there = false;
    struct stat old{};

    bool is_replaced() const { return !there || S_ISREG(old.st_mode); }
};

Outcome<Target> target_for(const fs::path& file) {
    Target target{target_of(file)};
    target.there = ::stat(target.file.c_str(), &target.old) == 0;
    if (!target.there && errno != ENOENT) return failed(file);
    if (!target.there) return target;
    if (S_ISDIR(target.old.st_mode)) return failed(file, {Cause::Folder});
    // Renaming over the file would ignore that it is read-only.
    if (target.is_replaced() && ::access(target.file.c_str(), W_OK) != 0) return failed(file);
    return target;
}

// The file stays whose it was, as far as whoever writes it may give it away. What would give others the rights of
// somebody else goes with him.
bool keep_owner_and_mode(int descriptor, const struct stat& old) {
    struct stat made{};
    if (::fstat(descriptor, &made) != 0) return false;
    if (made.st_uid != old.st_uid || made.st_gid != old.st_gid) {
        constexpr uid_t same_owner = static_cast<uid_t>(-1);
        const bool kept =
            ::fchown(descriptor, old.st_uid, old.st_gid) == 0 || ::fchown(descriptor, same_owner, old.st_gid) == 0;
        if (!kept || ::fstat(descriptor, &made) != 0) made.st_gid = old.st_gid + 1;
    }
    mode_t mode = old.st_mode & 07777;
    if (made.st_uid != old.st_uid) mode &= ~static_cast<mode_t>(S_ISUID);
    if (made.st_gid != old.st_gid) mode &= ~static_cast<mode_t>(S_ISGID);
    return ::fchmod(descriptor, mode) == 0;
}

// A whole file under a name of its own, which goes unless it gets its real one.
class MadeFile {
public:
    MadeFile() = default;
    MadeFile(MadeFile&& other) noexcept
        : name_(std::exchange(other.name_, {})), kept_(std::exchange(other.kept_, {})), lock_(std::move(other.lock_)) {}
    ~MadeFile() {
        if (!name_.empty()) ::unlink(name_.c_str());
        if (!kept_.empty()) ::unlink(kept_.c_str());
    }
    MadeFile(const MadeFile&) = delete;
    MadeFile& operator=(const MadeFile&) = delete;
    MadeFile& operator=(MadeFile&&) = delete;

    // On false, `errno` says why.
    bool write(const Target& target, std::string_view bytes) {
        constexpr mode_t nobody_else = 0600, as_usual = 0666;
        fs::path made;
        Descriptor out(open_new_beside(target.file, made, target.there ? nobody_else : as_usual));
        if (!out) return false;
        name_ = made;
        lock_ = Descriptor(::dup(*out));  // Held beyond the closing, which is looked at for errors.
        return (!target.there || keep_owner_and_mode(*out, target.old)) && write_all(*out, bytes) &&
               ::fsync(*out) == 0 && out.close();
    }

    // So that take_back() can give the old file back: it gets a second name.
    void keep_old(const Target& target) {
        for (int attempt = 0; target.there && kept_.empty() && attempt < 1'000; ++attempt) {
            const fs::path name = made_name(target.file, attempt);
            if (::link(target.file.c_str(), name.c_str()) == 0) kept_ = name;
            else if (errno != EEXIST) return;
        }
    }
    bool put_in_place(const Target& target) {
        if (::rename(name_.c_str(), target.file.c_str()) != 0) return false;
        name_.clear();
        return true;
    }
    void take_back(const Target& target) {
        if (!target.there) ::unlink(target.file.c_str());
        else if (!kept_.empty() && ::rename(kept_.c_str(), target.file.c_str()) == 0) kept_.clear();
    }

private:
    fs::path name_{}, kept_{};
    Descriptor lock_{};
};

Outcome<void> put_all_in_place(std::vector<MadeFile>& made, const std::vector<Target>& targets) {
    for (std::size_t i = 0; i < made.size(); ++i) {
        if (made.size() > 1) made[i].keep_old(targets[i]);
        if (made[i].put_in_place(targets[i])) continue;
        const auto trouble = failed(targets[i].file);
        for (std::size_t before = 0; before < i; ++before) made[before].take_back(targets[before]);
        return trouble;
    }
    for (const Target& target : targets) flush_folder(target.file);
    return {};
}

// Whether a file can be made there and hold at least one byte.
Outcome<void> try_beside(const fs::path& target, const fs::path& file) {
    fs::path made;
    Descriptor out(open_new_beside(target, made, 0600));
    if (!out) return failed(file);
    const bool ok = write_all(*out, "x") && out.close();
    const auto trouble = failed(file);
    ::unlink(made.c_str());
    if (!ok) return trouble;
    return {};
}

// A device that takes nothing refuses even no bytes. Opening a pipe would wait for its reader.
Outcome<void> try_straight(const fs::path& file, const struct stat& about) {
    if (!S_ISCHR(about.st_mode)) return {};
    const Descriptor out(::open(file.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK));
    if (!out || ::write(*out, "", 0) < 0) return failed(file);
    return {};
}

}  // namespace

Outcome<std::string> read_whole(const fs::path& file, std::size_t limit) {
    // Without O_NONBLOCK, opening a pipe without a writer would block for ever.
    const Descriptor in(::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY));
    struct stat about{};
    if (!in || ::fstat(*in, &about) != 0) return tl::unexpected(last_trouble());
    if (S_ISDIR(about.st_mode)) return tl::unexpected(Trouble{Cause::Folder});
    if (!S_ISREG(about.st_mode)) return tl::unexpected(Trouble{Cause::NotAFile});
    const auto size = static_cast<std::size_t>(about.st_size);
    if (size > limit) return tl::unexpected(Trouble{Cause::TooLarge});
    return read_all(*in, limit, size);
}

Outcome<void> replace_file(const fs::path& file, std::string_view bytes) {
    const auto target = target_for(file);
    if (!target) return tl::unexpected(target.error());
    if (!target->is_replaced()) return write_straight(target->file, bytes);
    std::vector<MadeFile> made(1);
    if (!made.front().write(*target, bytes)) return failed(file);
    return put_all_in_place(made, {*target});
}

Outcome<void> replace_files(const std::vector<FileBytes>& files) {
    std::vector<Target> targets;
    std::vector<MadeFile> made;
    std::vector<const FileBytes*> straight;  // Into devices and pipes, once everything else is safe.
    for (const FileBytes& each : files) {
        auto target = target_for(each.file);
        if (!target) return tl::unexpected(std::move(target.error()));
        if (!target->is_replaced()) straight.push_back(&each);
        else if (!made.emplace_back().write(targets.emplace_back(std::move(*target)), each.bytes))
            return failed(each.file);
    }
    if (auto placed = put_all_in_place(made, targets); !placed) return placed;
    for (const FileBytes* each : straight)
        if (auto written = replace_file(each->file, each->bytes); !written) return written;
    return {};
}

Outcome<void> try_replacing(const fs::path& file) {
    const fs::path target = target_of(file);
    struct stat old{};
    if (::stat(target.c_str(), &old) != 0) {
        if (errno != ENOENT) return failed(file);
        return try_beside(target, file);
    }
    if (S_ISDIR(old.st_mode)) return failed(file, {Cause::Folder});
    if (::access(target.c_str(), W_OK) != 0) return failed(file);
    return S_ISREG(old.st_mode) ? try_beside(target, file) : try_straight(target, old);
}

bool may_write(const fs::path& file) { return ::access(file.c_str(), W_OK) == 0; }

std::optional<FileFacts> facts_of(const fs::path& file) {
    struct stat about{};
    if (::stat(file.c_str(), &about) != 0) return std::nullopt;
    return FileFacts{.regular = S_ISREG(about.st_mode),
                     .bytes = static_cast<unsigned long long>(about.st_size),
                     .changed = about.st_mtim.tv_sec * 1'000'000'000LL + about.st_mtim.tv_nsec,
                     .names = static_cast<std::size_t>(about.st_nlink),
                     .identity = std::to_string(about.st_dev) + " " + std::to_string(about.st_ino)};
}

}  // namespace hexwright::system
