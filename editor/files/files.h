// Opening, saving and leaving: what happens to the document as a file. Troubles open the dialog; the document stays as
// it is.
#pragma once
#include "editor/document/document.h"
#include "editor/document/edits/scenario_edits.h"
#include "editor/document/safety/file_lock.h"
#include "editor/files/open_maps.h"
#include "editor/files/room.h"
#include "editor/workspace/dialog_state.h"
#include "editor/workspace/states.h"

namespace hexwright::files {
// If another editor has the file open: ask, open it too, or open it without its name.
enum class OpenHow : unsigned char { Ask, Shared, Copy };
enum class ExportConsent : unsigned char { NotYet, Given };

// Asks about unsaved changes first where the map in front would go.
void request_action(EditorState& editor, PendingAction action, std::filesystem::path file = {});
// What a button beside a refusal does: an edit, or another file is opened.
void take_way_out(EditorState& editor, WayOut way);  // A copy: what it is of goes with the refusal.
void perform_pending(EditorState& editor);  // Performs the pending action without asking about unsaved changes.
// A file of another program is converted, and a dialog reports what became of it. A file that is open already comes to
// the front.
bool open_file(EditorState& editor, const std::filesystem::path& file, OpenHow how = OpenHow::Ask,
               Where where = Where::InPlace);
void begin_opening(EditorState& editor, std::vector<std::filesystem::path> files);  // Those of the command line.
// Opens the next of the files that wait, unless a question is open; after the last one says which did not open, and
// why. Call once per frame.
void open_waiting(EditorState& editor);
// A file of the program, such as a sample, is opened as a copy.
bool open_in_tab(EditorState& editor, const std::filesystem::path& file, OpenHow how = OpenHow::Ask);
// A map without a file. The status line tells what is wrong with the code, and the map stays.
bool open_map_code(EditorState& editor, const std::string& code, Where where = Where::InPlace);
void copy_map_code(EditorState& editor);  // To the clipboard; the status line tells what is left out.
// Another map; changes of the old one go to the trash.
void replace_document(EditorState& editor, Document document, MapHold lock = {});
bool save_file(EditorState& editor, const std::filesystem::path& file);
// Saves there, then does what waited for it. Before saving in another program's format, reports what that cannot
// express.
void save_to(EditorState& editor, const std::filesystem::path& file, ExportConsent consent = ExportConsent::NotYet);
// Saves to the map's own file, or asks where to: also where that file belongs to the program or to another one.
void save(EditorState& editor);

// Hands a copy of the map as it is now to the device (engine/core/system/device.h), in our own format.
void download_copy(EditorState& editor);

// Brings the map that is wanted to the front, and closes it if that is wanted.
void show_wanted_map(EditorState& editor);

}  // namespace hexwright::files
