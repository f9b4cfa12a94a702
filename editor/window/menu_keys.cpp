#include "editor/window/menu_keys.h"

#include "editor/commands/commands.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>
#include <utility>

#include <imgui_internal.h>

namespace hexwright::main_window {

namespace {

constexpr char any_menu = '*';
constexpr Mods with_alt{false, false, true};

bool is_letter(Key key) { return key >= letter('A') && key <= letter('Z'); }

// Dear ImGui goes through menus by these.
bool walks(Key key) {
    constexpr Key keys[] = {Key::Up, Key::Down, Key::Left, Key::Right, Key::Enter, Key::Space, Key::Home, Key::End};
    return std::ranges::find(keys, key) != std::end(keys);
}

bool mouse_is_used() {
    const ImGuiIO& io = ImGui::GetIO();
    return io.MouseWheel != 0 || ImGui::IsMouseClicked(0) || ImGui::IsMouseClicked(1) || ImGui::IsMouseClicked(2);
}

}  // namespace

std::string letters_of_commands(const EditorState& editor) {
    std::string letters;
    for (char each = 'A'; each <= 'Z'; ++each)
        if (command_for(KeyPress{letter(each), with_alt}, editor)) letters += each;
    return letters;
}

std::vector<KeyPress> MenuKeys::take(Ui& ui, const EditorState& editor) {
    const bool open = ImGui::IsPopupOpen(nullptr, ImGuiPopupFlags_AnyPopup);
    ui.letters.shown = ui.letters.shown && (open || wanted_ != 0);
    wanted_ = 0;
    const bool down = ImGui::GetIO().KeysDown[static_cast<int>(Key::LeftAlt)];
    if (down && !held_) alone_ = true;
    if (mouse_is_used()) alone_ = false;
    std::vector<KeyPress> for_menu;
    for (const KeyPress& press : std::exchange(ui.presses, {})) {
        if (press.key == Key::LeftAlt) continue;
        alone_ = false;
        const bool plain = press.mods == Mods();
        if (press.mods == with_alt && is_letter(press.key) && !command_for(press, editor))
            wanted_ = static_cast<char>(press.key);
        else if (open && plain && is_letter(press.key)) for_menu.push_back(press);
        else if (open && plain && (press.key == Key::Left || press.key == Key::Right))
            wanted_ = menu_beside(ui.letters, press.key == Key::Left ? -1 : 1);
        else if (!open || !plain || !walks(press.key)) ui.presses.push_back(press);
    }
    if (!down && std::exchange(held_, down) && alone_) {
        if (open) ImGui::ClosePopupToLevel(0, true);
        else wanted_ = any_menu;
    }
    held_ = down;
    if (wanted_ != 0) ui.letters.shown = true;
    return for_menu;
}

bool MenuKeys::wants(char letter) {
    if (letter == 0 || (wanted_ != any_menu && wanted_ != letter)) return false;
    wanted_ = 0;
    return true;
}

}  // namespace hexwright::main_window
