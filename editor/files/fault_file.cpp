#include "editor/files/fault_file.h"

#include "editor/workspace/editor_state.h"
#include "formats/xml/bytes/file.h"

namespace hexwright::files {

void save_fault_report(EditorState& editor, const std::string& text, const std::filesystem::path& file) {
    if (const auto written = write_file(file, text); !written)
        return refuse(editor.map.status, written.error().message);
    editor.dialog = {};
    say(editor.map.status, {"fault.saved", {{"file", file.filename().string()}}});
}

}  // namespace hexwright::files
