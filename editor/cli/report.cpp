#include "editor/cli/report.h"

#include "formats/paper/letters/undrawn.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/bytes/terminal.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <poll.h>
#include <unistd.h>

#include <climits>
#include <nlohmann/json.hpp>

namespace hexwright::cli {

using Json = nlohmann::ordered_json;

namespace {

constexpr char colour_ends = '\x11';
constexpr std::string_view colour_marks = "\x0E\x0F\x10\x11";
constexpr std::string_view colour_commands[] = {"\033[31m", "\033[33m", "\033[36m", "\033[0m"};

bool colours() {
    const char* none = std::getenv("NO_COLOR");
    return !(none && *none) && isatty(STDOUT_FILENO) == 1;
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

Result<void> output_trouble(int error) {
    if (error == EPIPE) return {};
    if (error == ENOSPC || error == EDQUOT || error == EFBIG)
        return failure(Message{"file.disk-full"}, FilePos{"standard output"});
    return failure(Message{"command.output", {{"reason", std::strerror(error)}}});
}

namespace {

// Signals that ask to stop are held back while a batch is played, and after it.
bool stop_waits() {
    sigset_t waiting;
    sigemptyset(&waiting);
    sigpending(&waiting);
    return std::ranges::any_of(stopping_signals, [&](int signal) { return sigismember(&waiting, signal) == 1; });
}

// False if nobody reads what was printed, and a signal has asked to stop.
bool wait_for_reader(bool stopped) {
    constexpr int look_again = 100, most_looks = 10;  // In milliseconds.
    for (int looks = 0;; ++looks) {
        pollfd out{STDOUT_FILENO, POLLOUT, 0};
        if (::poll(&out, 1, look_again) != 0) return true;  // Writing tells what is wrong with it.
        if (looks >= most_looks && (stopped || stop_waits())) return false;
    }
}

}  // namespace

Result<void> Report::finish(bool stopped) const {
    constexpr std::size_t at_once = PIPE_BUF;  // So much a pipe takes without waiting when poll() says that it is free.
    for (std::string_view rest = printed_; !rest.empty();) {
        if (!wait_for_reader(stopped)) return failure(Message{"command.output-unread"});
        const ssize_t count = ::write(STDOUT_FILENO, rest.data(), std::min(rest.size(), at_once));
        if (count >= 0) rest.remove_prefix(static_cast<std::size_t>(count));
        else if (errno != EINTR) return output_trouble(errno);
    }
    // Some file systems say only now that there was no room.
    if (::close(STDOUT_FILENO) != 0 && errno != EBADF && errno != EINTR) return output_trouble(errno);
    return {};
}

std::string right(std::string text, std::size_t width) {
    return std::string(width - std::min(width, text.size()), ' ') + text;
}

std::string in_colour(std::string_view text, Colour colour) {
    if (!colours()) return std::string(text);
    return static_cast<char>(colour) + std::string(text) + colour_ends;
}

}  // namespace hexwright::cli
