#include "editor/cli/report.h"

#include "formats/file.h"
#include "formats/sheet/text_clean.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <unistd.h>

#include <nlohmann/json.hpp>

namespace hexwright::cli {

using Json = nlohmann::ordered_json;

Json Report::document() const { return Json{{"hexwright", 1}, {"command", command_}}; }

void Report::print_json(const Json& document) const {
    // Names inside files are valid UTF-8 by now; file names of the system may not be, and their invalid bytes become
    // replacement characters.
    print(document.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n");
}

void Report::print(std::string_view text) const { printed_ += json_ ? printable_json(text) : printable_lines(text); }

void Report::say(const Message& sentence) const { say((*words_)(sentence)); }

void Report::say(std::string_view sentence) const {
    const std::string line = printable(sentence) + "\n";
    std::fwrite(line.data(), 1, line.size(), stderr);
}

Exit Report::cannot(const Refusal& error) const {
    const std::string self = command_.empty() ? "hexwright: " : "hexwright " + command_ + ": ";
    say((error.at ? "" : self) + describe(error, *words_));
    for (const Refusal& more : error.more) say((more.at ? "" : self) + describe(more, *words_));
    if (json_) {
        Json answer = document();
        answer["error"] = to_json(error, *words_);
        for (const Refusal& more : error.more) answer["more"].push_back(to_json(more, *words_));
        print_json(answer);
    }
    return Exit::Unusable;
}

Exit Report::write(const std::string& file, std::string_view bytes) const {
    const std::size_t names = other_names(file);
    const auto written = write_file(file, bytes);
    if (!written) return cannot(written.error());
    if (const auto told = told_of_other_names(file, names)) say(*told);
    return Exit::Fine;
}

Json to_json(const Refusal& error, const Words& words) {
    const FilePos at = error.at.value_or(FilePos{});
    Json json{{"file", at.file}, {"line", at.line}, {"column", at.column}, {"message", words(error.message)}};
    if (!error.word.empty()) json["word"] = error.word;
    return json;
}

Result<void> output_trouble(int error) {
    if (error == EPIPE) return {};
    if (error == ENOSPC || error == EDQUOT || error == EFBIG)
        return failure(Message{"file.disk-full"}, FilePos{"standard output"});
    return failure(Message{"command.output", {{"reason", std::strerror(error)}}});
}

Result<void> Report::finish() const {
    for (std::string_view rest = printed_; !rest.empty();) {
        const ssize_t count = ::write(STDOUT_FILENO, rest.data(), rest.size());
        if (count >= 0) rest.remove_prefix(static_cast<std::size_t>(count));
        else if (errno != EINTR) return output_trouble(errno);
    }
    return {};
}

std::string right(std::string text, std::size_t width) {
    return std::string(width - std::min(width, text.size()), ' ') + text;
}

bool colours(int file_descriptor) {
    const char* none = std::getenv("NO_COLOR");
    return !(none && *none) && isatty(file_descriptor) == 1;
}

}  // namespace hexwright::cli
