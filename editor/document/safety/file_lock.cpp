#include "editor/document/safety/file_lock.h"

#include "editor/document/safety/file_watch.h"
#include "engine/core/system/files.h"
#include "engine/core/system/processes.h"
#include "formats/xml/bytes/file.h"

#include <algorithm>
#include <system_error>
#include <utility>

namespace hexwright::document {

namespace fs = std::filesystem;

using system::FileLock;

namespace {

fs::path lock_file(const fs::path& state, const std::string& key) {
    return state / "open" / (fingerprint(key) + ".lock");
}

std::string canonical_name(const fs::path& map) {
    std::error_code trouble;
    const fs::path real = fs::weakly_canonical(map, trouble);
    return trouble ? map.string() : real.string();
}

// Empty if there is no such file.
std::string identity(const fs::path& map) {
    const auto facts = system::facts_of(map);
    return facts ? facts->identity : std::string();
}

std::string note_for(const std::string& name) { return system::process_number() + "\n" + name + "\n"; }

struct Owner {
    std::string process{}, name{};
};

Owner owner_of(const fs::path& lock) {
    const auto note = read_file(lock, 1 << 16);
    if (!note) return {};
    const std::size_t end = std::min(note->find('\n'), note->size());
    const std::size_t start = std::min(end + 1, note->size());
    return {note->substr(0, end), note->substr(start, note->find('\n', start) - start)};
}

// Locks the file itself. nullopt if somebody has it open by another name; a lock that holds nothing if there is no such
// file, and where the other's name is of another file by now.
std::optional<FileLock> lock_itself(const fs::path& map, const fs::path& state, const MapHold* own, Owner& owner) {
    const std::string file = identity(map);
    const fs::path lock = lock_file(state, file);
    if (file.empty() || (own && own->has(lock))) return FileLock();
    if (auto taken = FileLock::take(lock, note_for(canonical_name(map)))) return taken;
    owner = owner_of(lock);
    if (identity(owner.name) != file) return FileLock();
    return std::nullopt;
}

}  // namespace

void MapHold::remove() {
    name_.remove();
    itself_.remove();
}

void MapHold::follow(const fs::path& map, const fs::path& state) {
    if (!holds()) return;
    itself_.remove();
    Owner owner;
    itself_ = lock_itself(map, state, nullptr, owner).value_or(FileLock());
}

MapLock lock_map(const fs::path& map, const fs::path& state, const MapHold* own) {
    if (state.empty()) return {MapHold()};
    const std::string name = canonical_name(map);
    auto lock = FileLock::take(lock_file(state, name), note_for(name));
    if (!lock) return {std::nullopt, owner_of(lock_file(state, name)).process};
    Owner owner;
    auto itself = lock_itself(map, state, own, owner);
    if (itself) return {MapHold(std::move(*lock), std::move(*itself))};
    lock->remove();
    return {std::nullopt, owner.process, owner.name};
}

}  // namespace hexwright::document
