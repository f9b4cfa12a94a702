// Recovery files: the state of a map when its editor ended unexpectedly. There is one for each map with unsaved
// changes, locked by its editor as long as that runs. The format is append-only: after the first full text only changes
// are written.
#pragma once
#include "editor/document/room.h"
#include "engine/board/refusal.h"
#include "engine/core/system/journal_file.h"
#include "engine/core/system/locks.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::document {

struct RecoveryHead {
    std::filesystem::path file{};  // File of the map; empty if never saved.
    // Fingerprint of that file as opened or last saved; empty if there was none.
    std::string digest{};
    std::string title{};
    friend bool operator==(const RecoveryHead&, const RecoveryHead&) = default;
};

// Folders inside the person's state folder.
std::filesystem::path recovery_folder(const std::filesystem::path& state);
std::filesystem::path map_trash(const std::filesystem::path& state);

// Keeps one map's recovery file up to date. Whenever a write is interrupted, the file holds one of the texts given to
// write(): the last one flushed or a later one. Leaves the file in place when it ends.
class RecoveryWriter {
public:
    RecoveryWriter(std::filesystem::path state, RecoveryHead head) : state_(std::move(state)), head_(std::move(head)) {}
    RecoveryWriter(const RecoveryWriter&) = delete;
    RecoveryWriter& operator=(const RecoveryWriter&) = delete;

    // When it returns, the text is in the file and flushed to disk. If it is refused, the file holds what it held
    // before, or this text; the next write does not build on what may not be there.
    Result<void> write(std::string text);
    void remove();   // The map was saved or has no changes any more.
    void discard();  // The person discards the changes: moves the last text given to the trash.
    const std::filesystem::path& file() const { return file_; }  // Empty before the first write.

private:
    Result<void> write_whole(const std::string& text);
    bool append(const std::string& text);
    bool cut();

    std::filesystem::path state_, file_;
    RecoveryHead head_;
    std::string text_;                        // The text that the file holds.
    std::optional<std::string> unwritten_{};  // The last text given, if it could not be written.
    std::size_t length_ = 0, first_ = 0;      // Bytes of the whole records, and of the first one alone with the head.
    bool torn_ = false;                       // There may be more than the whole records.
    system::JournalFile open_{};
};

struct Recovery {
    std::filesystem::path file;  // The recovery file.
    RecoveryHead head;
    std::string text;     // Text of the map.
    long long saved = 0;  // Time of the last change, in seconds since 1970.
    // Keeps two editors that start together from both offering it.
    system::FileLock lock;
};

// What editors that no longer run have left, newest first. Unreadable files go to the trash.
std::vector<Recovery> find_recoveries(const std::filesystem::path& state);
// Call once it is recovered and saved, or held by this editor's own journal.
void remove(Recovery& recovery);
void discard(Recovery& recovery, const std::filesystem::path& state);  // Moves it to the trash.
// Removes files that have lain there for more than `days`.
void empty_trash(const std::filesystem::path& state, int days);

// The head and text of a map in a recovery file; a torn end is ignored. nullopt if not even the first text is complete.
struct RecoveredText {
    RecoveryHead head;
    std::string text;
};
std::optional<RecoveredText> read_recovery(std::string_view bytes);

}  // namespace hexwright::document
