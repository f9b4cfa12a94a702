#include "engine/core/system/journal_file.h"

#include "engine/core/system/files.h"
#include "engine/core/system/tab/held_files.h"

#include <fcntl.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace hexwright::system {

namespace fs = std::filesystem;

struct JournalFile::Open {
    HeldFile held;
    std::string bytes;  // As they are in the file: the page keeps a file as a whole.
};

JournalFile::JournalFile() = default;
JournalFile::JournalFile(JournalFile&&) noexcept = default;
JournalFile& JournalFile::operator=(JournalFile&&) noexcept = default;
JournalFile::~JournalFile() = default;

Outcome<JournalFile> JournalFile::begin(const fs::path& file, const fs::path&, std::string_view bytes, Readers) {
    if (auto written = replace_file(file, bytes); !written) return tl::unexpected(written.error());
    JournalFile begun;
    begun.open_ = std::make_unique<Open>(Open{HeldFile(file), std::string(bytes)});
    return begun;
}

bool JournalFile::is_at(const fs::path& file) const {
    std::error_code none;
    return open_ && open_->held.file() == file.lexically_normal() && fs::exists(file, none);
}

Outcome<void> JournalFile::append(std::string_view bytes) {
    open_->bytes += bytes;
    return flush();
}

Outcome<void> JournalFile::flush() { return replace_file(open_->held.file(), open_->bytes); }

Outcome<void> JournalFile::cut(std::size_t length) {
    open_->bytes.resize(length);
    return flush();
}

void JournalFile::close() { open_.reset(); }

}  // namespace hexwright::system
