// How the window keeps the map safe: each frame, when the window regains focus, and at the start.
#pragma once
#include "editor/files/room.h"
#include "editor/workspace/states.h"
#include "engine/board/refusal.h"

#include <filesystem>

namespace hexwright::files {

// From now on changes are kept in this folder; a dialog offers what editors that no longer run have left there.
void begin_safekeeping(EditorState& editor, std::filesystem::path state);

void keep_safe(EditorState& editor);  // All maps that are open. Call once per frame.
// Before the program is ended from outside: waits, for a moment at most, until all of it is on the disk.
void keep_safe_at_once(EditorState& editor);
// Why what was changed in one of the open maps cannot be kept safe; nullptr if all is well.
const Refusal* journal_trouble(const EditorState& editor);
// Whether changes that are let go lie in the trash afterwards, so that no dialog says that they are lost.
bool changes_go_to_trash(const OpenMap& map);

// For the recovery that is chosen in the dialog.
void recover(EditorState& editor);      // Opens it as an undoable step on top of the saved map.
void recover_all(EditorState& editor);  // Each in a tab of its own, until one of them asks something.
void recover_as(EditorState& editor);   // Like recover(), then asks for another file to save to.
void discard_recovery(EditorState& editor);
void decide_later(EditorState& editor);  // Keeps all of them; they are offered again.

// Answers of the dialog about a changed file.
void reload(EditorState& editor);  // The map in the window goes to the trash.
// The next Save replaces the file; continues a Save that asked.
void keep_mine(EditorState& editor);

}  // namespace hexwright::files
