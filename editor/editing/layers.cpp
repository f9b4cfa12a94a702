#include "editor/editing/layers.h"

#include "editor/editing/commit.h"
#include "editor/workspace/editor_state.h"
#include "formats/xml/bytes/file.h"

#include <algorithm>

namespace hexwright::editing {

namespace {

bool map_is_edited(const EditorState& editor) { return !editor.table.on() && !editor.building.on(); }

}  // namespace

ShownPart shown_part(const EditorState& editor) {
    ShownPart part{shown_levels(editor.view)};
    if (map_is_edited(editor)) part.hidden_groups = editor.view.layers.hidden_groups;
    return part;
}

const Surface* surface_shown(const EditorState& editor, HexCoord hex) {
    return map_is_edited(editor) ? surface_at(editor.view, editor.document, hex)
                                 : surface_at(editor.view, editor.shown(), hex);
}

void hide_level(EditorState& editor, int level, bool hidden) {
    editor.status.notice.reset();
    if (editor.view.layers.alone) show_alone(editor, false);
    editor.view.layers.hidden.set(static_cast<std::size_t>(level), hidden);
}

void show_alone(EditorState& editor, bool alone) {
    editor.status.notice.reset();
    editor.view.layers.alone = alone;
    if (alone) editor.view.whole = false;
}

void show_levels(EditorState& editor, int from, int to) {
    editor.status.notice.reset();
    editor.view.layers.alone = false;
    editor.view.layers.hidden = ~levels_between(from, to);
    editor.view.layers.hidden.reset(0);
    const auto [least, most] = std::minmax(from, to);
    say(editor.status, {"notice.levels-shown", {{"from", least}, {"to", most}}});
}

void show_all_levels(EditorState& editor) {
    editor.status.notice.reset();
    editor.view.layers.alone = false;
    editor.view.layers.hidden.reset();
}

void lay_over(EditorState& editor, Overlay overlay) {
    editor.status.notice.reset();
    editor.view.layers.overlay = editor.view.layers.overlay == overlay ? Overlay::None : overlay;
}

std::optional<PicturePlace> underlay_place(const EditorState& editor) {
    const Underlay* underlay = underlay_of(editor.view, editor.document);
    auto place = underlay ? place_of(underlay->pins) : std::nullopt;
    const auto& pins = editor.tools.aligning.pins;
    if (place && editor.tools.current == Tool::Align && pins.size() == 1) return moved_to(*place, pins.front());
    return place;
}

const PictureShelf::Entry& picture_of(EditorState& editor, const Underlay& underlay) {
    return editor.view.layers.pictures.look_up(underlay.src, editor.jobs);
}

void set_underlay(EditorState& editor, Underlay underlay) {
    commit(editor, SetUnderlays{with_underlay(*editor.now().scenario->underlays, std::move(underlay))});
}

}  // namespace hexwright::editing
