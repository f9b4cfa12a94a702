// Input as a queue of edges: the window, scripts and tests push here and nothing is lost, however slow a frame is (Dear
// ImGui 1.86 forgets keys that go down and up within one). Each frame takes as many events as it can tell apart.
#pragma once
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

struct ImGuiIO;

namespace hexwright {

// Values are GLFW's, so that the window passes them on unchanged and Dear ImGui's KeyMap fits; letters and digits are
// ASCII.
enum class Key : int {
    None = 0,
    Space = 32,
    Digit0 = '0',
    A = 'A',
    Escape = 256,
    Enter = 257,
    Tab = 258,
    Backspace = 259,
    Insert = 260,
    Delete = 261,
    Right = 262,
    Left = 263,
    Down = 264,
    Up = 265,
    PageUp = 266,
    PageDown = 267,
    Home = 268,
    End = 269,
    F1 = 290,
    KeypadEnter = 335,
};
constexpr Key letter(char upper) { return static_cast<Key>(upper); }

struct Mods {
    bool ctrl = false, shift = false, alt = false;
    friend bool operator==(Mods, Mods) = default;
};
struct KeyPress {
    Key key = Key::None;
    Mods mods{};
    friend bool operator==(KeyPress, KeyPress) = default;
};
std::optional<KeyPress> key_from(std::string_view text);  // For example "ctrl+shift+z", "pgup", "f1" or "7".
std::string to_text(KeyPress press);                      // For example "Ctrl+Shift+Z" or "PgUp"; empty for no key.

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
};
struct MouseEdge {
    int button;  // 0 left, 1 right, 2 middle.
    bool down;
    Mods mods{};
};
struct Wheel {
    float x, y;
    Mods mods{};
};
using InputEvent = std::variant<KeyEdge, Character, MouseMove, MouseEdge, Wheel>;

class InputQueue {
public:
    void push(InputEvent event) { events_.push_back(event); }
    void press(KeyPress press);  // Down and up.
    bool empty() const { return events_.empty(); }
    // Presses of all buttons so far; scripts count clicks with it.
    int mouse_presses() const { return mouse_presses_; }
    // Passes the next events to Dear ImGui; call before ImGui::NewFrame. Returns the keys that went down, for commands.
    std::vector<KeyPress> feed(ImGuiIO& io);

private:
    std::deque<InputEvent> events_;
    float mouse_x_ = -1, mouse_y_ = -1;
    bool buttons_[3] = {};
    bool keys_[512] = {};
    Mods mods_{};
    int mouse_presses_ = 0;
};

void set_key_map(ImGuiIO& io);  // Maps Dear ImGui's own keys to our key numbers.

}  // namespace hexwright
