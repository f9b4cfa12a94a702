#include "formats/xml/bytes/file.h"

#include "engine/core/system/console.h"
#include "formats/xml/bytes/terminal.h"

#include <algorithm>
#include <iterator>
#include <system_error>
#include <utility>

namespace hexwright::xml {
namespace fs = std::filesystem;
namespace {

tl::unexpected<Refusal> trouble(const fs::path& file, std::string id, std::vector<Argument> more = {}) {
    more.emplace_back("file", file.string());
    return failure({std::move(id), std::move(more)}, FilePos{file == "-" ? "standard input" : file.string(), 0, 0});
}

tl::unexpected<Refusal> reading_trouble(const fs::path& file, const system::Trouble& why, std::size_t limit) {
    switch (why.cause) {
        case system::Cause::Missing:
            return trouble(file, "file.missing");
        case system::Cause::NotAllowed:
            return trouble(file, "file.no-permission-to-read");
        case system::Cause::Folder:
            return trouble(file, "file.directory");
        case system::Cause::NotAFile:
            return trouble(file, "file.not-regular");
        case system::Cause::TooLarge:
            return trouble(file, "file.too-large", {{"limit", limit >> 20}});
        default:
            return trouble(file, "file.unreadable", {{"reason", why.reason}});
    }
}

tl::unexpected<Refusal> writing_trouble(const fs::path& file, const system::Trouble& why) {
    switch (why.cause) {
        case system::Cause::Full:
            return trouble(file, "file.disk-full");
        case system::Cause::Missing:
            return trouble(file, "file.no-folder", {{"folder", file.parent_path().string()}});
        case system::Cause::NotAllowed:
            return trouble(file, "file.no-permission-to-write");
        case system::Cause::Folder:
            return trouble(file, "file.directory-to-write");
        case system::Cause::ReaderGone:
            return trouble(file, "file.reader-gone");
        default:
            return trouble(file, "file.unwritable", {{"reason", why.reason}});
    }
}

Result<void> done_or_refused(const system::Outcome<void>& outcome) {
    return outcome ? Result<void>() : failure(refused_writing(outcome.error()));
}

Result<void> write_to_output(std::string_view bytes) {
    const bool seen = system::is_terminal(system::OutStream::Output);
    const auto outcome = system::write_output(seen ? lines_for_terminal(bytes) : bytes);
    if (!outcome) return writing_trouble("standard output", outcome.error());
    return {};
}

}  // namespace

Refusal refused_writing(const system::Trouble& why) { return writing_trouble(why.file, why).value(); }

std::optional<Refusal> cannot_write(const fs::path& file) {
    if (file == "-") {
        const auto tried = system::try_output();
        return tried ? std::nullopt : std::optional(writing_trouble("standard output", tried.error()).value());
    }
    const auto tried = done_or_refused(system::try_replacing(file));
    return tried ? std::nullopt : std::optional(tried.error());
}

std::size_t other_names(const fs::path& file) {
    const auto facts = file == "-" ? std::nullopt : system::facts_of(file);
    return facts && facts->regular && facts->names > 1 ? facts->names - 1 : 0;
}

std::optional<Message> told_of_other_names(const fs::path& file, std::size_t names) {
    if (names == 0) return {};
    return Message{"file.other-names", {{"file", file.filename().string()}, {"count", names}}};
}

bool is_there(const std::filesystem::path& file) {
    std::error_code ignored;
    return !file.empty() && std::filesystem::exists(file, ignored);
}

Result<std::string> read_file(const fs::path& file, std::size_t limit) {
    auto bytes = file == "-" ? system::read_input(limit) : system::read_whole(file, limit);
    if (!bytes) return reading_trouble(file, bytes.error(), limit);
    return std::move(*bytes);
}

Result<void> write_file(const fs::path& file, std::string_view bytes) {
    return file == "-" ? write_to_output(bytes) : done_or_refused(system::replace_file(file, bytes));
}

Result<void> write_files(const std::vector<FileBytes>& files) {
    const auto is_named = [](const FileBytes& each) { return each.file != "-"; };
    if (std::ranges::all_of(files, is_named)) return done_or_refused(system::replace_files(files));
    std::vector<FileBytes> named;
    std::ranges::copy_if(files, std::back_inserter(named), is_named);
    if (auto done = done_or_refused(system::replace_files(named)); !done) return done;
    for (const FileBytes& each : files)
        if (each.file == "-")
            if (auto done = write_to_output(each.bytes); !done) return done;
    return {};
}

}  // namespace hexwright::xml
