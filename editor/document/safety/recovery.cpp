#include "editor/document/safety/recovery.h"

#include "editor/document/safety/file_watch.h"
#include "engine/core/system/files.h"
#include "engine/core/system/local_time.h"
#include "engine/core/system/processes.h"
#include "formats/xml/bytes/file.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <sstream>

namespace hexwright::document {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view first_line = "hexwright recovery 1\n", ending = ".recovery", unfinished = ".unfinished";
constexpr std::size_t max_recovery_bytes = 4 * max_file_bytes;
// In bytes; when more was appended, and more than twice the text, the file is rewritten.
constexpr std::size_t worth_appending = 1 << 20;

std::string on_one_line(std::string_view text) {  // Paths may contain line breaks.
    std::string line;
    for (const char c : text) {
        if (static_cast<unsigned char>(c) >= 0x20 && c != '%') line += c;
        else line += {'%', "0123456789abcdef"[static_cast<unsigned char>(c) >> 4], "0123456789abcdef"[c & 15]};
    }
    return line;
}

std::string unescaped(std::string_view line) {
    std::string text;
    for (std::size_t i = 0; i < line.size(); ++i) {
        int code = 0;
        if (line[i] != '%' || i + 2 >= line.size() ||
            std::from_chars(&line[i + 1], &line[i + 1] + 2, code, 16).ec != std::errc())
            text += line[i];
        else text += static_cast<char>(code), i += 2;
    }
    return text;
}

std::string head_lines(const RecoveryHead& head) {
    std::string lines(first_line);
    if (!head.file.empty()) lines += "file " + on_one_line(head.file.string()) + "\n";
    if (!head.digest.empty()) lines += "digest " + head.digest + "\n";
    return lines + "title " + on_one_line(head.title) + "\n";
}

// Replaces `removed` bytes from `at` on by `text`. The first record of a file inserts the whole map into an empty text.
struct Splice {
    std::size_t at = 0, removed = 0;
    std::string_view text{};

    std::string numbers() const {
        return "text " + std::to_string(at) + " " + std::to_string(removed) + " " + std::to_string(text.size()) + " ";
    }
    std::string digest() const { return fingerprint(numbers() + fingerprint(text)); }
    std::string record() const { return numbers() + digest() + "\n" + std::string(text) + "\n"; }
};

Splice between(std::string_view before, std::string_view after) {
    const auto start = static_cast<std::size_t>(std::ranges::mismatch(before, after).in1 - before.begin());
    const std::size_t most = std::min(before.size(), after.size()) - start;
    std::size_t end = 0;
    while (end < most && before[before.size() - 1 - end] == after[after.size() - 1 - end]) ++end;
    return {start, before.size() - start - end, after.substr(start, after.size() - start - end)};
}

std::optional<std::string_view> take_line(std::string_view& bytes) {
    const std::size_t end = bytes.find('\n');
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view line = bytes.substr(0, end);
    bytes.remove_prefix(end + 1);
    return line;
}

// The next record, if it is complete and intact.
std::optional<Splice> take_splice(std::string_view& bytes) {
    std::string_view rest = bytes;
    const auto line = take_line(rest);
    if (!line) return std::nullopt;
    std::istringstream words{std::string(*line)};
    std::string kind, digest;
    Splice splice;
    std::size_t size = 0;
    if (!(words >> kind >> splice.at >> splice.removed >> size >> digest) || kind != "text" || size >= rest.size())
        return std::nullopt;
    splice.text = rest.substr(0, size);
    if (rest[size] != '\n' || splice.digest() != digest) return std::nullopt;
    bytes = rest.substr(size + 1);
    return splice;
}

fs::path free_name(const fs::path& folder, const std::string& stem, std::string_view end) {
    std::error_code ignored;
    fs::path file = folder / (stem + std::string(end));
    for (int i = 2; fs::exists(file, ignored) && i < 10'000; ++i)
        file = folder / (stem + "-" + std::to_string(i) + std::string(end));
    return file;
}

// Files in the trash are ordinary maps, which any Open dialog can read.
bool put_into_trash(const RecoveryHead& head, const std::string& text, const fs::path& state) {
    const fs::path folder = map_trash(state);
    std::error_code ignored;
    fs::create_directories(folder, ignored);
    std::string stem = head.file.empty() ? head.title : head.file.stem().string();
    std::ranges::replace(stem, '/', '-');
    if (stem.empty() || stem.starts_with('.') || stem.size() > 200) stem = "map";
    return write_file(free_name(folder, stem + "-" + system::local_time_now("%Y-%m-%d-%H%M"), ".xml"), text)
        .has_value();
}

tl::unexpected<Refusal> cannot_write(const fs::path& file, const system::Trouble& why) {
    const std::string folder = file.parent_path().string();
    return failure(Message{"journal.unwritable", {{"folder", folder}, {"reason", why.reason}}});
}

}  // namespace

fs::path recovery_folder(const fs::path& state) { return state / "recovery"; }
fs::path map_trash(const fs::path& state) { return state / "trash"; }

// A file that has grown long is written anew; where there is no room for that, it grows on.
Result<void> RecoveryWriter::write(std::string text) {
    const bool long_enough = length_ - first_ >= std::max(worth_appending, 2 * text_.size());
    Result<void> written;
    if (long_enough || !append(text)) written = write_whole(text);
    if (!written && long_enough && append(text)) written = {};
    if (!written) {
        unwritten_ = std::move(text);
        return written;
    }
    text_ = std::move(text);
    unwritten_.reset();
    return written;
}

// Cuts off what a failed write has left behind; whatever follows it could not be read.
bool RecoveryWriter::cut() {
    if (torn_) torn_ = !open_.cut(length_);
    return !torn_;
}

bool RecoveryWriter::append(const std::string& text) {
    if (!open_.is_at(file_) || !cut()) return false;
    if (text == text_) return true;
    const std::string record = between(text_, text).record();
    torn_ = !open_.append(record) || !open_.flush();
    if (torn_) {
        cut();
        return false;
    }
    length_ += record.size();
    return true;
}

// Writes a new file beside the old one and locks it before giving it its name.
Result<void> RecoveryWriter::write_whole(const std::string& text) {
    const fs::path folder = recovery_folder(state_);
    std::error_code ignored;
    fs::create_directories(folder, ignored);
    fs::permissions(folder, fs::perms::owner_all, ignored);
    if (file_.empty()) file_ = free_name(folder, system::process_number(), ending);
    const std::string bytes = head_lines(head_) + Splice{0, 0, text}.record();
    auto begun = system::JournalFile::begin(file_, file_.string() + std::string(unfinished), bytes,
                                            system::Readers::OnlyThisPerson);
    if (!begun) return cannot_write(file_, begun.error());
    open_ = std::move(*begun);
    length_ = first_ = bytes.size();
    torn_ = false;
    return {};
}

void RecoveryWriter::remove() {
    std::error_code ignored;
    if (!file_.empty()) fs::remove(file_, ignored);
    open_.close();
    file_.clear();
}

void RecoveryWriter::discard() {
    const std::string& last = unwritten_ ? *unwritten_ : text_;
    if ((file_.empty() && !unwritten_) || put_into_trash(head_, last, state_)) return remove();
    open_.close();  // The recovery is then offered again at the next start.
}

std::optional<RecoveredText> read_recovery(std::string_view bytes) {
    if (!bytes.starts_with(first_line)) return std::nullopt;
    bytes.remove_prefix(first_line.size());
    RecoveredText read;
    while (!bytes.starts_with("text ")) {
        const auto line = take_line(bytes);
        if (!line) return std::nullopt;
        const std::size_t space = std::min(line->find(' '), line->size());
        const std::string value = unescaped(line->substr(std::min(space + 1, line->size())));
        if (line->substr(0, space) == "file") read.head.file = value;
        else if (line->substr(0, space) == "digest") read.head.digest = value;
        else if (line->substr(0, space) == "title") read.head.title = value;
    }
    bool any = false;
    while (const auto splice = take_splice(bytes)) {
        if (splice->at > read.text.size() || splice->removed > read.text.size() - splice->at) break;
        if (read.text.size() - splice->removed + splice->text.size() > max_file_bytes) break;
        read.text.replace(splice->at, splice->removed, splice->text);
        any = true;
    }
    return any ? std::optional(std::move(read)) : std::nullopt;
}

std::vector<Recovery> find_recoveries(const fs::path& state) {
    std::vector<Recovery> found;
    std::error_code trouble, ignored;
    for (fs::directory_iterator it(recovery_folder(state), trouble), end; !trouble && it != end;
         it.increment(trouble)) {
        const fs::path file = it->path();
        const bool half = file.extension() == unfinished;
        if (!half && file.extension() != ending) continue;
        auto lock = system::FileLock::take_existing(file);
        if (!lock) continue;  // Its editor is still running.
        const auto bytes = half ? Result<std::string>() : read_file(file, max_recovery_bytes);
        if (!bytes && bytes.error().message.id != "file.too-large") continue;  // It may be readable another time.
        auto read = bytes ? read_recovery(*bytes) : std::nullopt;
        if (read) {
            const long long saved = system::facts_of(file).value_or(system::FileFacts{}).changed / 1'000'000'000;
            found.push_back({file, std::move(read->head), std::move(read->text), saved, std::move(*lock)});
            continue;
        }
        fs::create_directories(map_trash(state), ignored);
        if (half) lock->remove();
        else fs::rename(file, free_name(map_trash(state), file.stem().string(), ending), ignored);
    }
    std::ranges::sort(found, [](const Recovery& a, const Recovery& b) {
        return a.saved != b.saved ? a.saved > b.saved : a.file < b.file;
    });
    return found;
}

void remove(Recovery& recovery) { recovery.lock.remove(); }

void discard(Recovery& recovery, const fs::path& state) {
    if (put_into_trash(recovery.head, recovery.text, state)) recovery.lock.remove();
}

void empty_trash(const fs::path& state, int days) {
    std::error_code trouble, ignored;
    const auto oldest = fs::file_time_type::clock::now() - std::chrono::hours(24 * days);
    std::vector<fs::path> old;
    for (fs::directory_iterator it(map_trash(state), trouble), end; !trouble && it != end; it.increment(trouble))
        if (const auto time = it->last_write_time(ignored); !ignored && time < oldest) old.push_back(it->path());
    for (const fs::path& file : old) fs::remove(file, ignored);
}

}  // namespace hexwright::document
