// Menus by keys: each item has a letter of its own, which is underlined in a menu that was opened by keys.
#pragma once
#include "editor/widgets/room.h"

#include <map>
#include <string>
#include <string_view>

#include <imgui.h>

namespace hexwright::widgets {

class Ui;

// The first letter of the words (a to z, in capitals) that is not among those taken; 0 if there is none.
char letter_of(std::string_view words, std::string_view taken);

struct MenuLetters {
    bool shown = false;                     // The menu that is open was opened by keys.
    std::map<ImGuiID, std::string> used{};  // By the items that each menu has drawn in this frame.
    // As it was drawn last: the letters of the bar's menus in their order, that of the open one (0: none), and whether
    // the item chosen opens another menu.
    std::string bar{};
    char open = 0;
    bool on_submenu = false;
};

// Of the menu beside the open one, by -1 or 1; 0 if Dear ImGui goes on with the arrow keys itself.
char menu_beside(const MenuLetters& letters, int by);

// As ImGui::MenuItem and ImGui::BeginMenu. The item's letter, pressed in this frame, chooses it.
bool menu_item(Ui& ui, const std::string& words, const std::string& keys, bool on, bool enabled);
bool begin_submenu(Ui& ui, const std::string& words);
// A menu of the bar; `open`: it is to be opened by keys.
bool begin_bar_menu(Ui& ui, const std::string& words, char letter, bool open);
// The popup that is being drawn is shown with its first item chosen if keys have opened it.
void choose_first(Ui& ui);

void begin_bar(MenuLetters& letters);  // Before the menus of the bar.

// Arrow keys and Enter go through menus, and only through them; before ImGui::NewFrame.
void let_keys_walk_menus(const MenuLetters& letters, ImGuiIO& io);

}  // namespace hexwright::widgets
