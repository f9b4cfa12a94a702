// Recovery files: what a map was when its editor ended without being asked. One for each map with changes that are not
// saved, locked by its editor as long as that runs. The form is for appending: after the first text only what changed
// is written.
#pragma once
#include "editor/document/file_lock.h"
#include "engine/core/result.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright {

struct RecoveryHead {
    std::filesystem::path file{};  // of the map; empty: never saved
    std::string digest{};          // of the file as it was opened or saved; empty: there was none
    std::string title{};
    friend bool operator==(const RecoveryHead&, const RecoveryHead&) = default;
};

// The folders inside the person's state folder.
std::filesystem::path recovery_folder(const std::filesystem::path& state);
std::filesystem::path map_trash(const std::filesystem::path& state);

// Keeps one map's recovery file up to date. Whatever interrupts a write, the file holds one of the texts given to
// write(), the last one that was flushed or a later one.
class RecoveryWriter {
public:
    RecoveryWriter(std::filesystem::path state, RecoveryHead head) : state_(std::move(state)), head_(std::move(head)) {}
    RecoveryWriter(const RecoveryWriter&) = delete;
    RecoveryWriter& operator=(const RecoveryWriter&) = delete;
    ~RecoveryWriter();  // leaves the file

    Result<void> write(std::string text);                        // in the file and flushed to the disk when it returns
    void remove();                                               // the map was saved, or nothing is changed any more
    void discard();                                              // the person lets the changes go: into the trash
    const std::filesystem::path& file() const { return file_; }  // empty before the first write

private:
    Result<void> write_whole(const std::string& text);
    bool append(const std::string& text);
    void close();

    std::filesystem::path state_, file_;
    RecoveryHead head_;
    std::string text_;          // as the file has it
    std::size_t appended_ = 0;  // bytes after the first text
    int descriptor_ = -1;       // locked
};

struct Recovery {
    std::filesystem::path file;  // the recovery file
    RecoveryHead head;
    std::string text;     // of the map
    long long saved = 0;  // seconds since 1970: the last change
    FileLock lock;        // so that two editors that start together do not offer it both
};

// What editors that are gone have left, the newest first. Files that nothing can be read of go to the trash.
std::vector<Recovery> find_recoveries(const std::filesystem::path& state);
// it is recovered and saved, or in our own journal
void remove(Recovery& recovery);
void discard(Recovery& recovery, const std::filesystem::path& state);  // into the trash
void empty_trash(const std::filesystem::path& state, int days);        // of what has lain there longer

// The map's text and head in a recovery file; a torn end is left out. None: not even the first text is whole.
struct RecoveredText {
    RecoveryHead head;
    std::string text;
};
std::optional<RecoveredText> read_recovery(std::string_view bytes);

}  // namespace hexwright
