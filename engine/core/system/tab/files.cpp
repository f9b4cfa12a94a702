// Files in the memory of the tab (third_party/web/memory_files.cpp), which the page keeps in the browser's storage.
#include "engine/core/system/files.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <memory>
#include <sys/stat.h>
#include <system_error>

namespace hexwright::system {

namespace fs = std::filesystem;

namespace {

struct CloseFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using FileHandle = std::unique_ptr<std::FILE, CloseFile>;

Cause cause_of(int error) {
    switch (error) {
        case ENOENT:
        case ENOTDIR:
            return Cause::Missing;
        case EISDIR:
            return Cause::Folder;
        case ENOSPC:
            return Cause::Full;
        default:
            return Cause::Other;
    }
}

tl::unexpected<Trouble> failed(const fs::path& file) {
    Trouble trouble = last_trouble();
    trouble.file = file;
    return tl::unexpected(std::move(trouble));
}

bool write_new(const fs::path& file, std::string_view bytes) {
    FileHandle out(std::fopen(file.c_str(), "wb"));
    if (!out) return false;
    const bool written = std::fwrite(bytes.data(), 1, bytes.size(), out.get()) == bytes.size();
    return std::fclose(out.release()) == 0 && written;
}

fs::path made_beside(const fs::path& file) {
    return file.parent_path() / (".hexwright-" + file.filename().string() + ".tmp");
}

}  // namespace

Trouble last_trouble() { return {cause_of(errno), std::generic_category().message(errno)}; }

Outcome<std::string> read_whole(const fs::path& file, std::size_t limit) {
    std::error_code none;
    if (fs::is_directory(file, none)) return tl::unexpected(Trouble{Cause::Folder});
    const FileHandle in(std::fopen(file.c_str(), "rb"));
    if (!in) return tl::unexpected(last_trouble());
    const std::uintmax_t size = fs::file_size(file, none);
    if (!none && size > limit) return tl::unexpected(Trouble{Cause::TooLarge});
    std::string bytes(static_cast<std::size_t>(size), 0);
    bytes.resize(std::fread(bytes.data(), 1, bytes.size(), in.get()));
    return bytes;
}

Outcome<void> replace_file(const fs::path& file, std::string_view bytes) {
    std::error_code none;
    if (fs::is_directory(file, none)) return tl::unexpected(Trouble{Cause::Folder, {}, file});
    const fs::path made = made_beside(file);
    if (write_new(made, bytes) && std::rename(made.c_str(), file.c_str()) == 0) return {};
    const auto trouble = failed(file);
    std::remove(made.c_str());
    return trouble;
}

Outcome<void> replace_files(const std::vector<FileBytes>& files) {
    for (const FileBytes& each : files)
        if (auto ready = try_replacing(each.file); !ready) return ready;
    for (const FileBytes& each : files)
        if (auto written = replace_file(each.file, each.bytes); !written) return written;
    return {};
}

Outcome<void> try_replacing(const fs::path& file) {
    std::error_code none;
    if (fs::is_directory(file, none)) return tl::unexpected(Trouble{Cause::Folder, {}, file});
    const fs::path made = made_beside(file);
    const bool ok = write_new(made, "x");
    const auto trouble = failed(file);
    std::remove(made.c_str());
    if (!ok) return trouble;
    return {};
}

bool may_write(const fs::path& file) {
    std::error_code none;
    return fs::exists(file, none);
}

std::optional<FileFacts> facts_of(const fs::path& file) {
    struct stat about{};
    if (::stat(file.c_str(), &about) != 0) return std::nullopt;
    return FileFacts{.regular = S_ISREG(about.st_mode),
                     .bytes = static_cast<unsigned long long>(about.st_size),
                     .changed = about.st_mtim.tv_sec * 1'000'000'000LL + about.st_mtim.tv_nsec,
                     .names = 1,
                     .identity = "file " + file.lexically_normal().string()};  // It has one name.
}

}  // namespace hexwright::system
