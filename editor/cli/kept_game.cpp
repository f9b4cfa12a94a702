#include "editor/cli/kept_game.h"

#include "editor/document/file_lock.h"
#include "formats/file.h"
#include "formats/xml/record_xml.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace hexwright::cli {

namespace fs = std::filesystem;

namespace {

bool has_part(const fs::path& record) {
    std::error_code none;
    const fs::file_status status = fs::status(record, none);
    return record != "-" && (!fs::exists(status) || fs::is_regular_file(status));
}

// A file under another name, locked before it gets its own.
int begin_file(const fs::path& file, const std::string& text) {
    const fs::path made = file.string() + ".new";
    const int descriptor = ::open(made.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0666);
    if (descriptor < 0) return -1;
    if ((::flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) && write_all(descriptor, text) &&
        ::rename(made.c_str(), file.c_str()) == 0)
        return descriptor;
    const int error = errno;
    ::close(descriptor);
    ::unlink(made.c_str());
    errno = error;
    return -1;
}

}  // namespace

fs::path part_of(const fs::path& record) { return record.string() + ".part"; }
bool is_part(const fs::path& file) { return file.extension() == ".part"; }

std::optional<Refusal> cannot_record(const fs::path& record) {
    if (auto refused = cannot_write(record)) return refused;
    const fs::path part = part_of(record);
    if (!has_part(record) || !is_there(part)) return {};
    if (auto refused = cannot_write(part)) return refused;
    const auto bytes = read_file(part);
    if (!bytes) return bytes.error();
    if (!document::FileLock::take_existing(part)) return Refusal{{"play.part-in-use"}, FilePos{part.string()}};
    if (!bytes->ends_with("<actions>\n"))
        return Refusal{{"play.part-there", {{"file", part.string()}}}, FilePos{part.string()}};
    return {};
}

KeptGame::KeptGame(KeptGame&& other) noexcept
    : file_(std::move(other.file_)),
      descriptor_(std::exchange(other.descriptor_, -1)),
      line_(std::move(other.line_)),
      ends_(std::move(other.ends_)),
      torn_(other.torn_) {}

KeptGame::~KeptGame() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

Refusal KeptGame::trouble() const {
    return {{"play.part-unwritable", {{"reason", std::generic_category().message(errno)}}}, FilePos{file_.string()}};
}

Result<KeptGame> KeptGame::begin(const fs::path& record, const GameSession& session, const std::string& scenario) {
    if (!has_part(record)) return KeptGame(fs::path());
    KeptGame kept(part_of(record));
    const Record played = session.record();
    const std::string head = write_record_head({played, scenario});
    kept.descriptor_ = begin_file(kept.file_, head);
    if (kept.descriptor_ < 0) return failure(kept.trouble());
    kept.line_ = {SessionTree::root()};
    kept.ends_ = {head.size()};
    if (auto refused = kept.follow(session)) return failure(std::move(*refused));
    return kept;
}

// Leaves the head and this many actions.
bool KeptGame::cut_to(std::size_t actions) {
    if (torn_ || line_.size() > actions + 1) torn_ = ::ftruncate(descriptor_, static_cast<off_t>(ends_[actions])) != 0;
    if (torn_) return false;
    line_.resize(actions + 1);
    ends_.resize(actions + 1);
    return true;
}

std::optional<Refusal> KeptGame::follow(const GameSession& session) {
    if (file_.empty()) return {};
    // Nearly always the game has gone on by one action, and nothing is searched.
    std::vector<NodeId> more{session.current()};
    std::size_t shared = line_.size();
    if (session.tree()[session.current()].parent != line_.back()) {
        more = session.tree().line_to(session.current());
        const auto parts = std::ranges::mismatch(more, line_).in1;
        shared = static_cast<std::size_t>(parts - more.begin());
        more.erase(more.begin(), parts);
    }
    if (!cut_to(shared - 1)) return trouble();
    std::string text;
    std::vector<std::size_t> ends;
    for (const NodeId node : more) {
        const SessionStep& step = *session.tree()[node].step;
        text += write_action_line(step.wording, step.check);
        ends.push_back(ends_.back() + text.size());
    }
    if (!write_all(descriptor_, text)) {
        const Refusal refused = trouble();
        torn_ = true;
        cut_to(line_.size() - 1);
        return refused;
    }
    line_.insert(line_.end(), more.begin(), more.end());
    ends_.insert(ends_.end(), ends.begin(), ends.end());
    return {};
}

void KeptGame::remove() {
    std::error_code no_matter;
    if (!file_.empty()) fs::remove(file_, no_matter);
}

}  // namespace hexwright::cli
