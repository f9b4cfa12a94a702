#include "editor/cli/play/kept_game.h"

#include "engine/core/system/locks.h"
#include "formats/xml/bytes/file.h"

#include <system_error>

namespace hexwright::cli {

namespace fs = std::filesystem;

namespace {

bool has_part(const fs::path& record) {
    std::error_code none;
    const fs::file_status status = fs::status(record, none);
    return record != "-" && (!fs::exists(status) || fs::is_regular_file(status));
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
    if (!system::FileLock::take_existing(part)) return Refusal{{"play.part-in-use"}, FilePos{part.string()}};
    if (!bytes->ends_with("<actions>\n"))
        return Refusal{{"play.part-there", {{"file", part.string()}}}, FilePos{part.string()}};
    return {};
}

Result<KeptGame> KeptGame::begin(const fs::path& record, const GameSession& session, const std::string& scenario) {
    KeptGame kept;
    if (!has_part(record)) return kept;
    auto journal = document::GameJournal::begin(part_of(record), session, scenario);
    if (!journal) return failure(std::move(journal.error()));
    kept.journal_ = std::move(*journal);
    return kept;
}

std::optional<Refusal> KeptGame::follow(const GameSession& session) {
    return journal_ ? journal_->keep(session) : std::nullopt;
}

void KeptGame::remove() {
    if (journal_) journal_->discard();
}

}  // namespace hexwright::cli
