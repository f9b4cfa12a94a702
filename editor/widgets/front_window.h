// Which window of Dear ImGui's a person works in: a dialog, menu or list on top of the others, or the bench.
#pragma once
#include "editor/widgets/room.h"
#include "editor/widgets/ui.h"

#include <string>
#include <string_view>

namespace hexwright::widgets {

// The menu bar and the panes below it are one; the name is that of the panes.
inline constexpr std::string_view bench = "##bench", menu_bar = "##MainMenuBar";

// The name of the window in front, among those that widgets are in.
std::string front_window(const Ui& ui);

}  // namespace hexwright::widgets
