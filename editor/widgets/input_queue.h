// Input as a queue of edges: the window, scripts and tests push here and nothing is lost, however slow a frame is (Dear
// ImGui 1.86 forgets keys that go down and up within one). Each frame takes as many events as it can tell apart.
#pragma once
#include "editor/widgets/fingers.h"
#include "editor/widgets/room.h"
#include "editor/workspace/keys.h"

#include <deque>
#include <variant>
#include <vector>

struct ImGuiIO;

namespace hexwright::widgets {

struct KeyEdge {
    Key key;
    bool down;
    Mods mods{};
};
struct Character {
    unsigned code;
};
struct MouseMove {
    float x, y;
    bool put_back = false;  // No hand has moved it: nothing follows it.
};
struct MouseEdge {
    int button;  // 0 left, 1 right, 2 middle.
    bool down;
    Mods mods{};
    bool by_keys = false;  // No hand is on the mouse: it is not counted.
};
struct Wheel {
    float x, y;
    Mods mods{};
};
using InputEvent = std::variant<KeyEdge, Character, MouseMove, MouseEdge, Wheel, Fingers>;

class InputQueue {
public:
    void push(InputEvent event) { events_.push_back(event); }
    void press(KeyPress press);  // Down and up.
    bool empty() const { return events_.empty(); }
    // Presses of all buttons by a hand so far; scripts count clicks with it.
    int mouse_presses() const { return mouse_presses_; }
    KeyPress last_press() const { return last_press_; }  // As commands see it; for scripts.
    // Passes the next events to Dear ImGui; call before ImGui::NewFrame. Returns the keys that went down, for commands.
    std::vector<KeyPress> feed(ImGuiIO& io);
    const Fingers& fingers() const { return fingers_; }  // Of the events that were passed last.

private:
    std::deque<InputEvent> events_;
    float mouse_x_ = -1, mouse_y_ = -1;
    bool buttons_[3] = {};
    bool keys_[512] = {};
    Mods mods_{};
    int mouse_presses_ = 0;
    KeyPress last_press_{};
    Fingers fingers_{};
};

void set_key_map(ImGuiIO& io);  // Maps Dear ImGui's own keys to our key numbers.

}  // namespace hexwright::widgets
