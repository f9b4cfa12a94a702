#include "editor/editing/level_edits.h"

#include "editor/document/edits/levels.h"
#include "editor/editing/commit.h"

#include <algorithm>

namespace hexwright::editing {

namespace {

bool carry_out(EditorState& editor, LevelResult result) {
    editor.status.notice.reset();
    if (!result) {
        refuse(editor.status, result.error().message);
        return false;
    }
    const std::optional<Message> note = result->note;
    if (!commit(editor, result->edit)) return false;
    if (note) say(editor.status, *note);
    return true;
}

using Maker = LevelResult (*)(const Scenario&, const Terrain&, int, const Catalogue&);

LevelResult of_level(const EditorState& editor, Maker make, int number) {
    return make(*editor.now().scenario, editor.now().terrain, number, editor.catalogue());
}

}  // namespace

void insert_level(EditorState& editor) {
    const Maker make = document::insert_level;
    carry_out(editor, of_level(editor, make, editor.view.level));
}

void remove_level(EditorState& editor) {
    const Maker make = document::remove_level;
    carry_out(editor, of_level(editor, make, editor.view.level));
}

void duplicate_level(EditorState& editor) {
    const Maker make = document::duplicate_level;
    carry_out(editor, of_level(editor, make, editor.view.level));
}

void shift_levels(EditorState& editor, int by) {
    const Maker make = document::shift_levels;
    if (carry_out(editor, of_level(editor, make, by)))
        editor.view.level = std::clamp(editor.view.level + by, 1, max_level);
}

}  // namespace hexwright::editing
