#include "engine/core/system/tab/held_files.h"

#include <cstddef>
#include <cstdlib>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hexwright::system {

namespace fs = std::filesystem;

namespace {

struct AllHeld {
    std::mutex guard{};
    std::multiset<fs::path> files{};
    std::set<fs::path> elsewhere{};  // By other tabs.
    std::vector<std::string>
        changes{};       // What the page does not know yet: "+path" is held from now on, "-path" is not.
    std::string told{};  // The change that the page reads.

    // Without a leading slash, as the page names files.
    void note(char what, const fs::path& file) { changes.push_back(what + file.relative_path().string()); }
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
    all.note('+', file_);
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
    const auto found = all.files.find(file_);
    if (found == all.files.end()) return;
    all.files.erase(found);
    if (!all.files.contains(file_)) all.note('-', file_);
}

bool is_held(const fs::path& file) {
    AllHeld& all = all_held();
    const std::scoped_lock lock(all.guard);
    const fs::path name = file.lexically_normal();
    return all.files.contains(name) || all.elsewhere.contains(name.relative_path());
}

}  // namespace hexwright::system

#define FOR_PAGE(name) extern "C" __attribute__((export_name(name)))

// The next change of what this tab holds, taken from the list; its size is 0 if there is none. The text is at
// held_text().
FOR_PAGE("next_hold") std::size_t next_hold() {
    auto& all = hexwright::system::all_held();
    const std::scoped_lock lock(all.guard);
    all.told.clear();
    if (all.changes.empty()) return 0;
    all.told = all.changes.front();
    all.changes.erase(all.changes.begin());
    return all.told.size();
}
FOR_PAGE("held_text") const char* held_text() { return hexwright::system::all_held().told.data(); }
// What other tabs hold from now on: paths in lines. Takes the memory.
FOR_PAGE("held_elsewhere") void held_elsewhere(char* text, std::size_t size) {
    auto& all = hexwright::system::all_held();
    const std::scoped_lock lock(all.guard);
    all.elsewhere.clear();
    std::string_view left(text, size);
    while (!left.empty()) {
        const std::size_t end = left.find('\n');
        all.elsewhere.emplace(left.substr(0, end));
        left.remove_prefix(end == std::string_view::npos ? left.size() : end + 1);
    }
    std::free(text);
}
