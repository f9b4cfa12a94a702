#include "editor/panels/input.h"

#include "engine/core/visit.h"

#include <algorithm>
#include <cctype>
#include <set>

#include <imgui.h>

namespace hexwright {

namespace {

struct KeyName {
    Key key;
    std::string_view script, shown;
};
constexpr KeyName key_names[] = {
    {Key::Space, "space", "Space"},
    {Key::Escape, "esc", "Esc"},
    {Key::Enter, "enter", "Enter"},
    {Key::Tab, "tab", "Tab"},
    {Key::Backspace, "backspace", "Backspace"},
    {Key::Insert, "insert", "Ins"},
    {Key::Delete, "del", "Del"},
    {Key::Right, "right", "Right"},
    {Key::Left, "left", "Left"},
    {Key::Down, "down", "Down"},
    {Key::Up, "up", "Up"},
    {Key::PageUp, "pgup", "PgUp"},
    {Key::PageDown, "pgdn", "PgDn"},
    {Key::Home, "home", "Home"},
    {Key::End, "end", "End"},
};

std::optional<Key> named_key(std::string_view name) {
    for (const KeyName& row : key_names)
        if (row.script == name) return row.key;
    if (name.size() >= 2 && name.size() <= 3 && name[0] == 'f' &&
        std::ranges::all_of(name.substr(1), [](char c) { return c >= '0' && c <= '9'; }))
        if (const int number = std::stoi(std::string(name.substr(1))); number >= 1 && number <= 12 && name[1] != '0')
            return static_cast<Key>(static_cast<int>(Key::F1) + number - 1);
    if (name.size() == 1 && (std::isalnum(static_cast<unsigned char>(name[0])) ||
                             std::string_view("-=,./;'[]`\\?").find(name[0]) != std::string_view::npos))
        return static_cast<Key>(std::toupper(static_cast<unsigned char>(name[0])));
    return std::nullopt;
}

bool edits_text(Key key) { return static_cast<int>(key) >= static_cast<int>(Key::Escape); }

// What this frame has consumed so far. A second change of the same thing must wait for the next frame, and so must
// everything that depends on an earlier mouse position or on text typed before.
struct Taken {
    std::set<int> keys, buttons;
    bool characters = false, editing_key = false, button = false, wheel = false, moved = false;

    bool admits(const InputEvent& event) const {
        return visit(
            event,
            [&](const KeyEdge& e) {
                const bool mouse = button || wheel;  // The modifiers held with it matter.
                return !mouse && !keys.contains(static_cast<int>(e.key)) && !(characters && edits_text(e.key));
            },
            [&](const Character&) { return !editing_key; }, [&](const MouseMove&) { return !button && !wheel; },
            // Otherwise a drag would lose its end.
            [&](const MouseEdge& e) { return !buttons.contains(e.button) && !wheel && (e.down || !moved); },
            [&](const Wheel&) { return !button; });
    }
    void note(const InputEvent& event) {
        visit(
            event,
            [&](const KeyEdge& e) {
                keys.insert(static_cast<int>(e.key));
                editing_key = editing_key || (e.down && edits_text(e.key));
            },
            [&](const Character&) { characters = true; }, [&](const MouseMove&) { moved = true; },
            [&](const MouseEdge& e) {
                buttons.insert(e.button);
                button = true;
            },
            [&](const Wheel&) { wheel = true; });
    }
};

}  // namespace

std::optional<KeyPress> key_from(std::string_view text) {
    KeyPress press;
    for (std::size_t plus = text.find('+'); plus != std::string_view::npos; plus = text.find('+')) {
        const std::string_view mod = text.substr(0, plus);
        if (mod == "ctrl") press.mods.ctrl = true;
        else if (mod == "shift") press.mods.shift = true;
        else if (mod == "alt") press.mods.alt = true;
        else return std::nullopt;
        text.remove_prefix(plus + 1);
    }
    const auto key = named_key(text);
    if (!key) return std::nullopt;
    press.key = *key;
    return press;
}

std::string to_text(KeyPress press) {
    if (press.key == Key::None) return {};
    std::string text;
    if (press.mods.ctrl) text += "Ctrl+";
    if (press.mods.alt) text += "Alt+";
    if (press.mods.shift) text += "Shift+";
    for (const KeyName& row : key_names)
        if (row.key == press.key) return text + std::string(row.shown);
    const int number = static_cast<int>(press.key) - static_cast<int>(Key::F1) + 1;
    if (number >= 1 && number <= 12) return text + "F" + std::to_string(number);
    return text + static_cast<char>(press.key);
}

void InputQueue::press(KeyPress press) {
    push(KeyEdge{press.key, true, press.mods});
    push(KeyEdge{press.key, false, {}});
}

std::vector<KeyPress> InputQueue::feed(ImGuiIO& io) {
    std::vector<KeyPress> presses;
    Taken taken;
    for (; !events_.empty() && taken.admits(events_.front()); events_.pop_front()) {
        taken.note(events_.front());
        visit(
            events_.front(),
            [&](const KeyEdge& e) {
                if (const int key = static_cast<int>(e.key); key > 0 && key < 512) keys_[key] = e.down;
                mods_ = e.mods;
                if (e.down) presses.push_back({e.key == Key::KeypadEnter ? Key::Enter : e.key, e.mods});
            },
            [&](const Character& e) {
                io.AddInputCharacter(e.code);
                // It is on a different key in every keyboard layout.
                if (e.code == '?') presses.push_back({letter('?')});
            },
            [&](const MouseMove& e) { mouse_x_ = e.x, mouse_y_ = e.y; },
            [&](const MouseEdge& e) {
                if (e.button >= 0 && e.button < 3) buttons_[e.button] = e.down;
                mouse_presses_ += static_cast<int>(e.down);
                mods_ = e.mods;
            },
            [&](const Wheel& e) {
                io.MouseWheelH += e.x, io.MouseWheel += e.y;
                mods_ = e.mods;
            });
    }
    io.MousePos = mouse_x_ < 0 && mouse_y_ < 0 ? ImVec2(-FLT_MAX, -FLT_MAX) : ImVec2(mouse_x_, mouse_y_);
    std::copy(std::begin(buttons_), std::end(buttons_), io.MouseDown);
    std::copy(std::begin(keys_), std::end(keys_), io.KeysDown);
    io.KeyCtrl = mods_.ctrl, io.KeyShift = mods_.shift, io.KeyAlt = mods_.alt;
    return presses;
}

void set_key_map(ImGuiIO& io) {
    const struct {
        int imgui;
        Key key;
    } rows[] = {
        {ImGuiKey_Tab, Key::Tab},           {ImGuiKey_LeftArrow, Key::Left},
        {ImGuiKey_RightArrow, Key::Right},  {ImGuiKey_UpArrow, Key::Up},
        {ImGuiKey_DownArrow, Key::Down},    {ImGuiKey_PageUp, Key::PageUp},
        {ImGuiKey_PageDown, Key::PageDown}, {ImGuiKey_Home, Key::Home},
        {ImGuiKey_End, Key::End},           {ImGuiKey_Insert, Key::Insert},
        {ImGuiKey_Delete, Key::Delete},     {ImGuiKey_Backspace, Key::Backspace},
        {ImGuiKey_Space, Key::Space},       {ImGuiKey_Enter, Key::Enter},
        {ImGuiKey_Escape, Key::Escape},     {ImGuiKey_KeyPadEnter, Key::KeypadEnter},
        {ImGuiKey_A, letter('A')},          {ImGuiKey_C, letter('C')},
        {ImGuiKey_V, letter('V')},          {ImGuiKey_X, letter('X')},
        {ImGuiKey_Y, letter('Y')},          {ImGuiKey_Z, letter('Z')},
    };
    for (const auto& row : rows) io.KeyMap[row.imgui] = static_cast<int>(row.key);
}

}  // namespace hexwright
