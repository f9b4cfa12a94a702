#include "engine/core/system/locks.h"

#include "engine/core/system/files.h"
#include "engine/core/system/tab/held_files.h"

#include <system_error>
#include <utility>

namespace hexwright::system {

namespace fs = std::filesystem;

struct FileLock::Held {
    HeldFile file;
};

FileLock::FileLock() = default;
FileLock::FileLock(FileLock&&) noexcept = default;
FileLock& FileLock::operator=(FileLock&&) noexcept = default;
FileLock::~FileLock() = default;
FileLock::FileLock(std::unique_ptr<Held> held, fs::path file) : held_(std::move(held)), file_(std::move(file)) {}

void FileLock::remove() {
    std::error_code none;
    if (held_) fs::remove(file_, none);
    held_.reset();
}

std::optional<FileLock> FileLock::take_existing(const fs::path& file) {
    std::error_code none;
    if (!fs::exists(file, none) || is_held(file)) return std::nullopt;
    return FileLock(std::make_unique<Held>(Held{HeldFile(file)}), file);
}

std::optional<FileLock> FileLock::take(const fs::path& file, std::string_view note) {
    std::error_code ignored;
    if (is_held(file)) return std::nullopt;
    fs::create_directories(file.parent_path(), ignored);
    if (!replace_file(file, note)) return FileLock();
    return take_existing(file);
}

bool is_locked(const fs::path& file) { return is_held(file); }

}  // namespace hexwright::system
