// A file that grows while something goes on, and that whatever ends the program leaves behind. It is locked as long as
// this object has it open, and the system releases the lock when the process ends, however it ends.
#pragma once
#include "engine/core/system/trouble.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string_view>

namespace hexwright::system {

enum class Readers : unsigned char { OnlyThisPerson, AsUsual };

class JournalFile {
public:
    JournalFile();
    JournalFile(JournalFile&& other) noexcept;
    JournalFile& operator=(JournalFile&& other) noexcept;
    ~JournalFile();  // Leaves the file in place.

    // Makes a file of the name `made` with these bytes, locked and flushed, before it gets its own name, so that nobody
    // ever finds a part of it. If that fails, `made` is gone again.
    static Outcome<JournalFile> begin(const std::filesystem::path& file, const std::filesystem::path& made,
                                      std::string_view bytes, Readers readers);

    bool is_open() const { return open_ != nullptr; }
    // Whether the open file is still the one of this name: somebody may have removed it.
    bool is_at(const std::filesystem::path& file) const;
    Outcome<void> append(std::string_view bytes);  // If it fails, some of the bytes may be in the file.
    Outcome<void> flush();                         // Onto the disk.
    Outcome<void> cut(std::size_t length);         // To its first bytes.
    void close();

private:
    struct Open;
    int number() const;

    std::unique_ptr<Open> open_;  // What the system knows of it; nullptr: there is none.
};

}  // namespace hexwright::system
