// Short menus and lists, which take typing: a field above the rows keeps those in which what is typed occurs, and Enter
// chooses the first. Labels for scripts and tests: "menu:filter", and those of the rows.
#pragma once
#include "editor/widgets/room.h"
#include "editor/widgets/ui.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace hexwright::widgets {

struct MenuRow {
    std::string label{}, text{};
    std::string after{};  // At its right end, muted.
    std::string note{};   // Its tooltip.
    std::string also{};   // By these words it is found, too.
    bool now = false;
    bool stays = false;  // Whatever is typed: the row of what typing makes. Such rows stand last.
};
using MenuRows = std::function<std::vector<MenuRow>()>;  // Asked only while the menu is open.

// In a menu that is open, which the caller closes: the place of the row that was chosen. What is typed is in `ui.menu`
// and goes when the menu opens again.
std::optional<std::size_t> choose_row(Ui& ui, const std::vector<MenuRow>& rows);
// The same below a field of the caller's: `typed` is what stands there, `entered` whether Enter was pressed in it.
std::optional<std::size_t> choose_row_by(Ui& ui, const std::vector<MenuRow>& rows, const std::string& typed,
                                         bool entered);

// The menu of this name, while it is open; closed by the choice.
std::optional<std::size_t> short_menu(Ui& ui, const char* id, const MenuRows& rows);
// A field that shows what is chosen now and opens the rows. `label`: its own.
std::optional<std::size_t> short_list(Ui& ui, const std::string& label, const std::string& now, const MenuRows& rows);

}  // namespace hexwright::widgets
