#include "editor/document/files/editor_program.h"

#include "engine/core/system/places.h"
#include "engine/core/system/processes.h"

#include <charconv>
#include <optional>
#include <system_error>

namespace hexwright::document {
namespace {

std::optional<int> percent_in(const std::string& line) {
    int number = 0;
    const char* end = line.data() + line.size();
    const auto read = std::from_chars(line.data(), end, number);
    if (read.ec != std::errc{} || read.ptr != end || number < 0 || number > 100) return std::nullopt;
    return number;
}

// What a program tells on its standard error, line by line.
class Told {
public:
    explicit Told(JobWatch& watch) : watch_(&watch) {}

    void add(std::string_view bytes) {
        for (const char letter : bytes) {
            if (letter != '\n') {
                line_ += letter;
                continue;
            }
            if (const auto percent = percent_in(line_)) watch_->progress(*percent / 100.0);
            else text_ += line_ + ' ';
            line_.clear();
        }
    }
    // All besides progress.
    std::string text() const {
        const std::string whole = text_ + line_;
        return whole.substr(0, whole.find_last_not_of(" \n") + 1);
    }

private:
    JobWatch* watch_;
    std::string text_{}, line_{};
};

}  // namespace

std::string editor_program() { return (system::program_folder() / "hexwright-editor").string(); }

Result<std::string> output_of(const std::string& program, const std::vector<std::string>& arguments,
                              std::string_view in, JobWatch& watch) {
    Told told(watch);
    const system::ProgramWatch program_watch{.told = [&](std::string_view bytes) { told.add(bytes); },
                                             .unwanted = [&] { return watch.cancelled(); }};
    auto ended = system::run(program, arguments, in, program_watch);
    if (!ended)
        return failure(
            Message{"command.editor-failed", {{"file", program}, {"reason", std::move(ended.error().reason)}}});
    if (!*ended) return std::string();
    if ((*ended)->well) return std::move((*ended)->output);
    const std::string reason = told.text();
    if (reason.empty()) return failure(Message{"picture.scene-ended"});
    return failure(Message{"picture.scene-told", {{"reason", reason}}});
}

}  // namespace hexwright::document
