// Everything that a click reaches, by keys: F2 marks a button, field or row of the window in front, arrow keys and Tab
// go on to others, with Ctrl to another pane, Enter clicks it, Menu opens its menu, PgUp and PgDn roll the wheel over
// it, Esc ends it. In a map the cursor of the keys does all this (editor/desk/key_cursor.h).
#pragma once
#include "editor/widgets/input_queue.h"
#include "editor/widgets/ui.h"
#include "editor/window/room.h"

#include <string>
#include <vector>

namespace hexwright::main_window {

class WidgetKeys {
public:
    // Before all others take keys. What is marked, and what was done to it, goes to the queue as moves and clicks.
    void take(Ui& ui, InputQueue& input, EditorState& editor);
    void draw(const Ui& ui) const;

private:
    struct Widget {
        std::string label;
        Box box;
        ImGuiID inside;
    };
    static std::vector<Widget> widgets_in_front(const Ui& ui);
    void begin();
    void end(Ui& ui);
    void put_back(Ui& ui, InputQueue& input);
    void follow_mouse(Ui& ui, EditorState& editor);
    void mark(Ui& ui, InputQueue& input, const Widget& widget);
    void mark_best(Ui& ui, InputQueue& input, const std::vector<Widget>& widgets);
    bool step(Ui& ui, InputQueue& input, const std::vector<Widget>& widgets, KeyPress press);
    void act(Ui& ui, InputQueue& input, EditorState& editor);

    bool on_ = false;
    std::string last_;     // What was marked when it ended.
    ImVec2 hand_{-1, -1};  // Where the mouse was before.
    Box box_{};            // Of what is marked.
    ImVec2 pointed_{};     // Where the mouse was put.
    bool arrived_ = false;
};

}  // namespace hexwright::main_window
