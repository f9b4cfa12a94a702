// A script for the window: lines that press, click and look through the same commands and input as a person. Manual
// pictures, end-to-end tests and bug reports are made of these.
#pragma once
#include "editor/window/main_window.h"
#include "engine/core/result.h"

#include <deque>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright {

struct ScriptLine {
    std::vector<std::string> words;  // "click", "3,4"
    std::string rest;                // all after the first word, as written
    int line = 0;
};

// Empty lines and what follows # are left out. An unknown first word is an error with its place.
Result<std::vector<ScriptLine>> read_script(std::string_view text, const std::string& file_name);

class Script {
public:
    struct Hands {  // what a script needs beside the shell
        std::function<Result<void>(const std::filesystem::path&)> screenshot;
        std::function<void(const std::string&)> print;
    };
    Script(std::vector<ScriptLine> lines, std::string file_name, Hands hands)
        : lines_(std::move(lines)), file_(std::move(file_name)), hands_(std::move(hands)) {}

    bool done() const { return next_ >= lines_.size() && pause_ == 0 && dragging_.empty(); }
    // The next line, once the window has come to rest; call between frames. An error stops the script.
    Result<void> step(MainWindow& main_window, EditorState& editor);
    // Tells what is watched and has changed; call after every frame, also when the script has come to its end.
    void look(MainWindow& main_window, EditorState& editor);

private:
    Result<void> perform(const ScriptLine& line, MainWindow& main_window, EditorState& editor);
    Result<void> point(const ScriptLine& line, MainWindow& main_window, EditorState& editor);  // hover, wheel, clicks
    Result<void> drag(const ScriptLine& line, MainWindow& main_window, EditorState& editor);
    Result<void> drag_over(const std::vector<Point>& points, Mods held, const ScriptLine& line, MainWindow& main_window,
                           EditorState& editor);
    Result<void> point_at_picture(const ScriptLine& line, MainWindow& main_window, EditorState& editor);
    Result<void> press(const ScriptLine& line, MainWindow& main_window,
                       EditorState& editor);  // key, command, arm, press
    Result<void> tell(const ScriptLine& line, MainWindow& main_window, EditorState& editor);  // print, watch
    tl::unexpected<Error> wrong(const ScriptLine& line, Message message) const;

    std::vector<ScriptLine> lines_;
    std::string file_;
    Hands hands_;
    std::deque<InputEvent> dragging_;  // what is left of a drag
    struct Watched {
        ScriptLine line;
        std::string told;
    };
    std::vector<Watched> watched_{};
    std::size_t next_ = 0;
    int pause_ = 2;  // frames until the next line: panes must have been drawn before they can be clicked
};

}  // namespace hexwright
