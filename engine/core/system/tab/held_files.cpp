#include "engine/core/system/tab/held_files.h"

#include <mutex>
#include <set>
#include <utility>

namespace hexwright::system {

namespace fs = std::filesystem;

namespace {

struct AllHeld {
    std::mutex guard{};
    std::multiset<fs::path> files{};
};
AllHeld& all_held() {
    static AllHeld all;
    return all;
}

}  // namespace

HeldFile::HeldFile(fs::path file) : file_(file.lexically_normal()) {
    AllHeld& all = all_held();
    const std::scoped_lock lock(all.guard);
    all.files.insert(file_);
}
HeldFile::HeldFile(HeldFile&& other) noexcept : file_(std::exchange(other.file_, {})) {}
HeldFile& HeldFile::operator=(HeldFile&& other) noexcept {
    std::swap(file_, other.file_);
    return *this;
}
HeldFile::~HeldFile() {
    if (file_.empty()) return;
    AllHeld& all = all_held();
    const std::scoped_lock lock(all.guard);
    if (const auto found = all.files.find(file_); found != all.files.end()) all.files.erase(found);
}

bool is_held(const fs::path& file) {
    AllHeld& all = all_held();
    const std::scoped_lock lock(all.guard);
    return all.files.contains(file.lexically_normal());
}

}  // namespace hexwright::system
