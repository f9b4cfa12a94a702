#include "engine/core/system/journal_file.h"

#include "engine/core/system/posix/descriptor.h"

#include <fcntl.h>
#include <sys/stat.h>

namespace hexwright::system {

namespace fs = std::filesystem;

namespace {

Outcome<void> done_if(bool done) { return done ? Outcome<void>() : tl::unexpected(last_trouble()); }

}  // namespace

struct JournalFile::Open {
    Descriptor file;
};

JournalFile::JournalFile() = default;
JournalFile::JournalFile(JournalFile&&) noexcept = default;
JournalFile& JournalFile::operator=(JournalFile&&) noexcept = default;
JournalFile::~JournalFile() = default;

Outcome<JournalFile> JournalFile::begin(const fs::path& file, const fs::path& made, std::string_view bytes,
                                        Readers readers) {
    const mode_t mode = readers == Readers::OnlyThisPerson ? 0600 : 0666;
    Descriptor out(::open(made.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, mode));
    if (!out) return tl::unexpected(last_trouble());
    if (try_lock(*out) == Locking::Another || !write_all(*out, bytes) || ::fsync(*out) != 0 ||
        ::rename(made.c_str(), file.c_str()) != 0) {
        const Trouble trouble = last_trouble();
        ::unlink(made.c_str());
        return tl::unexpected(trouble);
    }
    JournalFile begun;
    begun.open_ = std::make_unique<Open>(Open{std::move(out)});
    return begun;
}

int JournalFile::number() const { return open_ ? *open_->file : -1; }

bool JournalFile::is_at(const fs::path& file) const {
    struct stat open{}, named{};
    return ::fstat(number(), &open) == 0 && ::stat(file.c_str(), &named) == 0 && open.st_ino == named.st_ino &&
           open.st_dev == named.st_dev;
}

Outcome<void> JournalFile::append(std::string_view bytes) { return done_if(write_all(number(), bytes)); }

Outcome<void> JournalFile::flush() { return done_if(::fdatasync(number()) == 0); }

Outcome<void> JournalFile::cut(std::size_t length) {
    return done_if(::ftruncate(number(), static_cast<off_t>(length)) == 0);
}

void JournalFile::close() { open_.reset(); }

}  // namespace hexwright::system
