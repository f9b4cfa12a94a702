#include "editor/widgets/menu_letters.h"

#include "editor/widgets/ui.h"

#include <algorithm>
#include <cmath>

#include <imgui_internal.h>

namespace hexwright::widgets {

namespace {

// Takes the letter for an item of the menu that is being drawn.
char take_letter(MenuLetters& letters, const std::string& words) {
    std::string& used = letters.used[ImGui::GetCurrentWindow()->ID];
    const char letter = letter_of(words, used);
    if (letter != 0) used += letter;
    return letter;
}

bool is_on_top() {
    const auto& open = ImGui::GetCurrentContext()->OpenPopupStack;
    return !open.empty() && open.back().Window == ImGui::GetCurrentWindow();
}

void underline(const Ui& ui, ImVec2 at, const std::string& words, char letter) {
    if (!ui.letters.shown || letter == 0) return;
    const auto place = std::ranges::find_if(words, [&](char each) { return (each & ~0x20) == letter; });
    const auto before = static_cast<std::size_t>(place - words.begin());
    const float left = at.x + ImGui::CalcTextSize(words.substr(0, before).c_str()).x;
    const float right = left + ImGui::CalcTextSize(words.substr(before, 1).c_str()).x;
    const float low = std::floor(at.y + ImGui::GetTextLineHeight());
    ImGui::GetWindowDrawList()->AddLine({left, low}, {right, low}, ui.theme[Ink::Text]);
}

bool is_chosen(const std::string& submenu) {
    ImGui::PushID(submenu.c_str());
    const ImGuiID item = ImGui::GetID("");
    ImGui::PopID();
    return item == ImGui::GetCurrentContext()->NavId;
}

}  // namespace

char letter_of(std::string_view words, std::string_view taken) {
    for (const char each : words) {
        const char capital = each >= 'a' && each <= 'z' ? static_cast<char>(each - 'a' + 'A') : each;
        if (capital >= 'A' && capital <= 'Z' && taken.find(capital) == std::string_view::npos) return capital;
    }
    return 0;
}

bool menu_item(Ui& ui, const std::string& words, const std::string& keys, bool on, bool enabled) {
    const char letter = take_letter(ui.letters, words);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const bool clicked = ImGui::MenuItem(words.c_str(), keys.c_str(), on, enabled);
    if (enabled) underline(ui, at, words, letter);
    if (clicked || !enabled || letter == 0 || !is_on_top() || !ui.take(static_cast<Key>(letter))) return clicked;
    ImGui::ClosePopupToLevel(0, true);
    return true;
}

bool begin_submenu(Ui& ui, const std::string& words) {
    const char letter = take_letter(ui.letters, words);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    if (letter != 0 && is_on_top() && ui.take(static_cast<Key>(letter))) ImGui::OpenPopup(words.c_str());
    underline(ui, at, words, letter);
    ui.letters.on_submenu = ui.letters.on_submenu || is_chosen(words);
    const bool open = ImGui::BeginMenu(words.c_str());
    if (open) choose_first(ui);
    return open;
}

bool begin_bar_menu(Ui& ui, const std::string& words, char letter, bool open) {
    if (open) ImGui::OpenPopup(words.c_str());
    ui.letters.bar += letter;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    underline(ui, {at.x + std::floor(ImGui::GetStyle().ItemSpacing.x / 2), at.y + ImGui::GetStyle().FramePadding.y},
              words, letter);
    const bool shown = ImGui::BeginMenu(words.c_str());
    if (shown) ui.letters.open = letter;
    if (shown) choose_first(ui);
    return shown;
}

void choose_first(Ui& ui) {
    if (!ui.letters.shown || !ImGui::IsWindowAppearing()) return;
    ImGuiContext& context = *ImGui::GetCurrentContext();
    context.NavDisableHighlight = false;
    context.NavDisableMouseHover = true;
}

void begin_bar(MenuLetters& letters) {
    letters.bar.clear();
    letters.open = 0;
    letters.on_submenu = false;
}

char menu_beside(const MenuLetters& letters, int by) {
    const std::size_t open = letters.bar.find(letters.open), count = letters.bar.size();
    const bool deeper = ImGui::GetCurrentContext()->OpenPopupStack.Size != 1 || (by > 0 && letters.on_submenu);
    if (letters.open == 0 || open == std::string::npos || deeper) return 0;
    return letters.bar[(open + (by > 0 ? 1 : count - 1)) % count];
}

void let_keys_walk_menus(const MenuLetters& letters, ImGuiIO& io) {
    const bool open = ImGui::IsPopupOpen(nullptr, ImGuiPopupFlags_AnyPopup);
    if (!open) {
        io.ConfigFlags &= ~ImGuiConfigFlags_NavEnableKeyboard;
        return;
    }
    io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
    // Dear ImGui chooses by Space alone, and closes the menu where it should go to the next.
    bool* const keys = io.KeysDown;
    bool& space = keys[static_cast<int>(Key::Space)];
    space = space || keys[static_cast<int>(Key::Enter)] || keys[static_cast<int>(Key::KeypadEnter)];
    if (menu_beside(letters, -1) != 0) keys[static_cast<int>(Key::Left)] = false;
    if (menu_beside(letters, 1) != 0) keys[static_cast<int>(Key::Right)] = false;
}

}  // namespace hexwright::widgets
