// A script for the window: lines that press, click and look through the same commands and input as a person. Used for
// the manual's pictures, end-to-end tests and bug reports.
#pragma once
#include "editor/scripts/room.h"
#include "editor/window/main_window.h"
#include "engine/board/refusal.h"
#include "formats/paper/sheet/drawing.h"

#include <deque>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::scripts {

struct ScriptLine {
    std::vector<std::string> words;  // For example "click", "3,4".
    std::string rest;                // Everything after the first word, as written.
    int line = 0;
};

// Empty lines and everything after # are skipped. An unknown first word is an error with its place.
Result<std::vector<ScriptLine>> read_script(std::string_view text, const std::string& file_name);

class Script {
public:
    struct Hands {  // Functions of the window that a script needs.
        std::function<Result<void>(const std::filesystem::path&)> screenshot;
        std::function<void(const std::string&)> print;
    };
    Script(std::vector<ScriptLine> lines, std::string file_name, Hands hands)
        : lines_(std::move(lines)), file_(std::move(file_name)), hands_(std::move(hands)) {}

    bool done() const { return next_ >= lines_.size() && pause_ == 0 && dragging_.empty(); }
    // Runs the next line once the window has settled; call between frames. An error stops the script.
    Result<void> step(MainWindow& main_window, EditorState& editor);
    // Prints watched values that have changed; call after every frame, also after the end of the script.
    void look(MainWindow& main_window, EditorState& editor);

private:
    Result<void> perform(const ScriptLine& line, MainWindow& main_window, EditorState& editor);
    // Hover, wheel and clicks.
    static bool is_still(const MainWindow& main_window, EditorState& editor);
    Result<void> point(const ScriptLine& line, MainWindow& main_window, EditorState& editor);
    Result<void> drag(const ScriptLine& line, MainWindow& main_window, EditorState& editor);
    Result<void> drag_over(const std::vector<Point>& points, Mods held, const ScriptLine& line, MainWindow& main_window,
                           EditorState& editor);
    Result<void> point_at_picture(const ScriptLine& line, MainWindow& main_window, EditorState& editor);
    // Key, command, arm and press.
    Result<void> press(const ScriptLine& line, MainWindow& main_window, EditorState& editor);
    Result<void> press_label(const ScriptLine& line, MainWindow& main_window);
    Result<void> await(const ScriptLine& line, bool there);
    Result<void> mark(const ScriptLine& line, MainWindow& main_window);
    Result<void> tell(const ScriptLine& line, MainWindow& main_window, EditorState& editor);  // Print and watch.
    tl::unexpected<Refusal> wrong(const ScriptLine& line, Message message) const;

    std::vector<ScriptLine> lines_;
    std::string file_;
    Hands hands_;
    std::deque<InputEvent> dragging_;  // The rest of a drag.
    struct Watched {
        ScriptLine line;
        std::string told;
    };
    std::vector<Watched> watched_{};
    std::size_t next_ = 0;
    // Frames until the next line: panes must have been drawn before they can be clicked.
    int pause_ = 2;
    int awaited_ = 0;                 // Frames since the line is tried that awaits something.
    int sought_ = 0;                  // Frames since what it presses is rolled into sight.
    std::optional<Box> sought_at_{};  // Where that was seen last.
    bool meanwhile_ = false;          // Lines are done while computers play.
};

}  // namespace hexwright::scripts
