// How every command answers: a report on standard output (text or JSON), sentences for people on standard error, and an
// exit status.
#pragma once
#include "editor/cli/room.h"
#include "engine/board/refusal.h"
#include "formats/words.h"

#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

namespace hexwright::cli {

enum class Exit : int { Fine = 0, No = 1, Unusable = 2 };
// Exit status of work that this signal has stopped, as shells have it; 130 for Ctrl-C.
constexpr Exit stopped_by(int signal) { return Exit{128 + signal}; }

class Report {
public:
    Report(std::string command, bool json, const Words& words)
        : command_(std::move(command)), json_(json), words_(&words) {}

    bool json() const { return json_; }
    const Words& words() const { return *words_; }
    const std::string& command() const { return command_; }

    nlohmann::ordered_json document() const;  // {"hexwright":1,"command":…}, to be filled in.
    void print_json(const nlohmann::ordered_json& document) const;
    // Prints the text without control characters other than line breaks and tabs; output is kept until finish().
    void print(std::string_view text) const;
    void say(const Message& sentence) const;  // Writes a line on standard error.
    void say(std::string_view sentence) const;
    // For unusable input: one line, and {"error":…} in JSON.
    Exit cannot(const Refusal& error) const;

    // Writes a file that the person has named; says so if its other names (hard links) keep what they held.
    Exit write(const std::string& file, std::string_view bytes) const;

    // Writes the collected output to standard output. A reader that closed its end is no error.
    Result<void> finish() const;

private:
    std::string command_;
    bool json_;
    const Words* words_;
    mutable std::string printed_{};  // Mutable: helpers print through a const reference.
};

// That standard output could not be written, with errno's reason. A reader that closed its end is none: Result<void>{}.
Result<void> output_trouble(int error);

nlohmann::ordered_json to_json(const Refusal& error, const Words& words);  // {"file","line","column","message"}.

std::string right(std::string text, std::size_t width);  // Right-aligned in this many bytes.

bool colours(int file_descriptor);  // True for a terminal if NO_COLOR is not set.

}  // namespace hexwright::cli
