// The person's preferences in a dialog, and the files opened lately in the File menu.
#pragma once
#include "editor/dialogs/form.h"
#include "editor/dialogs/room.h"
#include "editor/widgets/ui.h"

namespace hexwright::dialogs {

inline constexpr int scales[] = {75, 100, 125, 150, 175, 200, 250, 300};  // In percent.
void draw_preferences(Ui& ui, EditorState& editor, FormHeights& heights);

// The recently opened files in the File menu.
void draw_recent_menu(Ui& ui, EditorState& editor);

}  // namespace hexwright::dialogs
