// How every command answers: a report on standard output (text or JSON), sentences for people on standard error, and an
// exit status.
#pragma once
#include "editor/cli/room.h"
#include "engine/board/refusal.h"
#include "engine/core/system/trouble.h"
#include "formats/paper/sheet/drawing.h"
#include "formats/telling/words.h"
#include "formats/xml/bytes/file.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

namespace hexwright::cli {

enum class Exit : int { Fine = 0, No = 1, Unusable = 2 };
// Exit status of work that this signal has stopped, as shells have it; 130 for Ctrl-C.
constexpr Exit stopped_by(int signal) { return Exit{128 + signal}; }
constexpr bool is_stopped(Exit exit) { return static_cast<int>(exit) > 128; }

class Report {
public:
    Report(std::string command, bool json, const Words& words)
        : command_(std::move(command)), json_(json), words_(&words) {}

    bool json() const { return json_; }
    const Words& words() const { return *words_; }
    const std::string& command() const { return command_; }

    nlohmann::ordered_json document() const;  // {"hexwright":1,"command":…}, to be filled in.
    void print_json(const nlohmann::ordered_json& document) const;
    // Prints the text without what a terminal would obey (formats/xml/bytes/terminal.h); output is kept until finish().
    void print(std::string_view text) const;
    void say(const Message& sentence) const;  // Writes a line on standard error.
    void say(std::string_view sentence) const;
    // For unusable input: one line, and {"error":…} in JSON.
    Exit cannot(const Refusal& error) const;

    // Says which characters of the pictures no installed font can draw, if there are any.
    void say_undrawn(std::span<const Drawing> pictures) const;

    // Writes a file that the person has named; says so if its other names (hard links) keep what they held.
    Exit write(const std::string& file, std::string_view bytes) const;

    // Writes files that belong together, as above: all or none.
    Exit write(const std::vector<FileBytes>& files) const;

    // Writes the collected output to standard output and closes it. A reader that closed its end is no error. One that
    // reads nothing is waited for, but hardly any longer once a signal has asked to stop: `stopped`, or one that waits.
    Result<void> finish(bool stopped) const;

private:
    std::string command_;
    bool json_;
    const Words* words_;
    mutable std::string printed_{};  // Mutable: helpers print through a const reference.
};

// That standard output could not be written, with the system's reason. A reader that closed its end is none:
// Result<void>{}.
Result<void> output_trouble(const system::Trouble& trouble);

nlohmann::ordered_json to_json(const Refusal& error, const Words& words);  // {"file","line","column","message"}.

std::string right(std::string text, std::size_t width);  // Right-aligned in this many bytes.

// The text in a colour where standard output is a terminal and NO_COLOR is not set. Marks stand for the colours until
// Report::print() writes them, which lets no other command through.
enum class Colour : char { Red = '\x0E', Yellow = '\x0F', Cyan = '\x10' };
std::string in_colour(std::string_view text, Colour colour);

}  // namespace hexwright::cli
