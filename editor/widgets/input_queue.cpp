#include "editor/widgets/input_queue.h"

#include "editor/commands/printed_keys.h"
#include "editor/widgets/seen_letters.h"
#include "engine/core/visit.h"

#include <algorithm>
#include <set>

#include <imgui.h>

namespace hexwright::widgets {

namespace {

bool edits_text(Key key) { return static_cast<int>(key) >= static_cast<int>(Key::Escape); }

// What this frame has consumed so far. A second change of the same thing must wait for the next frame, and so must
// everything that depends on an earlier mouse position or on text typed before.
struct Taken {
    std::set<int> keys, buttons;
    bool characters = false, editing_key = false, button = false, wheel = false, moved = false;
    float mouse_x = 0, mouse_y = 0;  // Before this frame.

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
            [&](const Wheel&) { return !button; }, [&](const Fingers&) { return !button; });
    }
    void note(const InputEvent& event) {
        visit(
            event,
            [&](const KeyEdge& e) {
                keys.insert(static_cast<int>(e.key));
                editing_key = editing_key || (e.down && edits_text(e.key));
            },
            [&](const Character&) { characters = true; },
            [&](const MouseMove& e) { moved = moved || e.x != mouse_x || e.y != mouse_y; },
            [&](const MouseEdge& e) {
                buttons.insert(e.button);
                button = true;
            },
            [&](const Wheel&) { wheel = true; }, [](const Fingers&) {});
    }
};

}  // namespace

void InputQueue::press(KeyPress press) {
    push(KeyEdge{press.key, true, press.mods});
    push(KeyEdge{press.key, false, {}});
}

std::vector<KeyPress> InputQueue::feed(ImGuiIO& io) {
    std::vector<KeyPress> presses;
    Taken taken;
    taken.mouse_x = mouse_x_, taken.mouse_y = mouse_y_;
    fingers_ = {};
    for (; !events_.empty() && taken.admits(events_.front()); events_.pop_front()) {
        taken.note(events_.front());
        visit(
            events_.front(),
            [&](const KeyEdge& e) {
                const int key = static_cast<int>(e.key);
                const bool known = key > 0 && key < 512;
                // Space holds things: that the key repeats must not let them go again.
                const bool again = e.key == Key::Space && e.down && keys_[key];
                if (known) keys_[key] = e.down;
                mods_ = e.mods;
                if (e.down && !again) presses.push_back({e.key == Key::KeypadEnter ? Key::Enter : e.key, e.mods});
            },
            [&](const Character& e) {
                io.AddInputCharacter(code_of(e.code));
                if (is_known_by_character(e.code)) presses.push_back({letter(static_cast<char>(e.code))});
            },
            [&](const MouseMove& e) {
                mouse_x_ = e.x, mouse_y_ = e.y;
                if (e.put_back) io.MousePosPrev = {e.x, e.y};
            },
            [&](const MouseEdge& e) {
                if (e.button >= 0 && e.button < 3) buttons_[e.button] = e.down;
                mouse_presses_ += static_cast<int>(e.down && !e.by_keys);
                mods_ = e.mods;
            },
            [&](const Wheel& e) {
                io.MouseWheelH += e.x, io.MouseWheel += e.y;
                mods_ = e.mods;
            },
            [&](const Fingers& e) {
                fingers_ = {fingers_.x + e.x, fingers_.y + e.y, fingers_.zoom * e.zoom, fingers_.turn + e.turn,
                            e.orbits};
            });
    }
    io.MousePos = mouse_x_ < 0 && mouse_y_ < 0 ? ImVec2(-FLT_MAX, -FLT_MAX) : ImVec2(mouse_x_, mouse_y_);
    std::copy(std::begin(buttons_), std::end(buttons_), io.MouseDown);
    std::copy(std::begin(keys_), std::end(keys_), io.KeysDown);
    io.KeyCtrl = mods_.ctrl, io.KeyShift = mods_.shift, io.KeyAlt = mods_.alt;
    if (!presses.empty()) last_press_ = presses.back();
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

}  // namespace hexwright::widgets
