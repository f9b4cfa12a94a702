#include "editor/editing/level_edits.h"

#include "editor/document/edits/levels.h"
#include "editor/editing/commit.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>

namespace hexwright::editing {

namespace {

bool carry_out(OpenMap& map, LevelResult result) {
    map.status.notice.reset();
    if (!result) {
        refuse(map.status, result.error().message);
        return false;
    }
    const std::optional<Message> note = result->note;
    if (!commit(map, result->edit)) return false;
    if (note) say(map.status, *note);
    return true;
}

using Maker = LevelResult (*)(const Scenario&, const Terrain&, int, const Catalogue&);

LevelResult of_level(const OpenMap& map, Maker make, int number) {
    return make(*map.now().scenario, map.now().terrain, number, map.catalogue());
}

}  // namespace

void insert_level(EditorState& editor) {
    const Maker make = document::insert_level;
    carry_out(editor.map, of_level(editor.map, make, editor.map.view.level));
}

void remove_level(EditorState& editor) {
    const Maker make = document::remove_level;
    carry_out(editor.map, of_level(editor.map, make, editor.map.view.level));
}

void duplicate_level(EditorState& editor) {
    const Maker make = document::duplicate_level;
    carry_out(editor.map, of_level(editor.map, make, editor.map.view.level));
}

void shift_levels(OpenMap& map, int by) {
    const Maker make = document::shift_levels;
    if (carry_out(map, of_level(map, make, by))) map.view.level = std::clamp(map.view.level + by, 1, max_level);
}

}  // namespace hexwright::editing
