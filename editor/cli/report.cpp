#include "editor/cli/report.h"

#include "engine/core/system/console.h"
#include "engine/core/system/environment.h"
#include "engine/core/system/signals.h"
#include "formats/paper/letters/undrawn.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/bytes/terminal.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

#include <nlohmann/json.hpp>

namespace hexwright::cli {

using Json = nlohmann::ordered_json;

namespace {

constexpr char colour_ends = '\x11';
constexpr std::string_view colour_marks = "\x0E\x0F\x10\x11";
constexpr std::string_view colour_commands[] = {"\033[31m", "\033[33m", "\033[36m", "\033[0m"};

bool colours() {
    return system::variable("NO_COLOR").value_or("").empty() && system::is_terminal(system::OutStream::Output);
}

// Of a terminal that shows colours: what is between the marks is made safe, and they become commands.
std::string with_colours(std::string_view text) {
    std::string shown;
    while (true) {
        const std::size_t mark = text.find_first_of(colour_marks);
        shown += lines_for_terminal(text.substr(0, mark));
        if (mark == std::string_view::npos) return shown;
        shown += colour_commands[colour_marks.find(text[mark])];
        text.remove_prefix(mark + 1);
    }
}

}  // namespace

Json Report::document() const { return Json{{"hexwright", 1}, {"command", command_}}; }

void Report::print_json(const Json& document) const {
    // Names inside files are valid UTF-8 by now; file names of the system may not be, and their invalid bytes become
    // replacement characters.
    print(document.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n");
}

void Report::print(std::string_view text) const {
    printed_ += json_ ? json_for_terminal(text) : colours() ? with_colours(text) : lines_for_terminal(text);
}

void Report::say(const Message& sentence) const { say((*words_)(sentence)); }

void Report::say(std::string_view sentence) const { print_line(stderr, sentence); }

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

void Report::say_undrawn(std::span<const Drawing> pictures) const {
    if (const auto undrawn = undrawn_in(pictures)) say(told_undrawn(*undrawn));
}

Exit Report::write(const std::string& file, std::string_view bytes) const {
    const std::size_t names = other_names(file);
    const auto written = write_file(file, bytes);
    if (!written) return cannot(written.error());
    if (const auto told = told_of_other_names(file, names)) say(*told);
    return Exit::Fine;
}

Exit Report::write(const std::vector<FileBytes>& files) const {
    std::vector<Message> told;
    for (const FileBytes& each : files)
        if (const auto names = told_of_other_names(each.file, other_names(each.file))) told.push_back(*names);
    const auto written = write_files(files);
    if (!written) return cannot(written.error());
    for (const Message& each : told) say(each);
    return Exit::Fine;
}

Json to_json(const Refusal& error, const Words& words) {
    const FilePos at = error.at.value_or(FilePos{});
    Json json{{"file", at.file}, {"line", at.line}, {"column", at.column}, {"message", words(error.message)}};
    if (!error.word.empty()) json["word"] = error.word;
    return json;
}

Result<void> output_trouble(const system::Trouble& trouble) {
    if (trouble.cause == system::Cause::ReaderGone) return {};
    if (trouble.cause == system::Cause::Full) return failure(Message{"file.disk-full"}, FilePos{"standard output"});
    return failure(Message{"command.output", {{"reason", trouble.reason}}});
}

namespace {

// False if nobody reads what was printed, and a signal has asked to stop.
bool wait_for_reader(bool stopped) {
    constexpr std::chrono::milliseconds look_again{100};
    constexpr int most_looks = 10;
    for (int looks = 0;; ++looks) {
        if (system::output_is_ready(look_again)) return true;
        if (looks >= most_looks && (stopped || system::stop_is_asked())) return false;
    }
}

}  // namespace

Result<void> Report::finish(bool stopped) const {
    for (std::string_view rest = printed_; !rest.empty();) {
        if (!wait_for_reader(stopped)) return failure(Message{"command.output-unread"});
        const auto count = system::write_some_output(rest);
        if (!count) return output_trouble(count.error());
        rest.remove_prefix(*count);
    }
    const auto closed = system::close_output();
    return closed ? Result<void>{} : output_trouble(closed.error());
}

std::string right(std::string text, std::size_t width) {
    return std::string(width - std::min(width, text.size()), ' ') + text;
}

std::string in_colour(std::string_view text, Colour colour) {
    if (!colours()) return std::string(text);
    return static_cast<char>(colour) + std::string(text) + colour_ends;
}

}  // namespace hexwright::cli
