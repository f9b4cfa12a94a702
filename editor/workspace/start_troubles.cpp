#include "editor/workspace/start_troubles.h"

#include "editor/workspace/editor_state.h"

#include <utility>

namespace hexwright::workspace {

void tell_at_start(EditorState& editor, const std::string& trouble, const std::string& remedy) {
    DialogState& dialog = editor.dialog;
    const std::string before = dialog.kind == Dialog::Trouble ? dialog.trouble + "\n" + dialog.remedy + "\n\n" : "";
    dialog = {.kind = Dialog::Trouble, .trouble = before + trouble, .remedy = remedy, .at_start = true};
}

void tell_of_unusable_catalogues(EditorState& editor, const std::vector<SetAside>& files) {
    for (const SetAside& file : files) {
        const bool moved = !file.moved_to.empty();
        const Message remedy{moved ? "catalogue.broken-remedy" : "catalogue.broken-stays-remedy",
                             {{"file", (moved ? file.moved_to : file.file).string()}}};
        tell_at_start(editor, describe(file.why, editor.words), editor.words(remedy));
    }
}

bool is_free_for_start(const DialogState& dialog) {
    return dialog.kind == Dialog::None || (dialog.kind == Dialog::Trouble && dialog.at_start);
}

void ask_at_start(DialogState& dialog, Dialog kind) {
    dialog = {.kind = kind, .trouble = std::move(dialog.trouble), .remedy = std::move(dialog.remedy)};
}

}  // namespace hexwright::workspace
