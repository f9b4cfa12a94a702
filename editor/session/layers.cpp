#include "editor/session/layers.h"

#include "editor/session/commit.h"
#include "editor/session/editor_state.h"
#include "editor/session/tool_choice.h"
#include "formats/xml/bytes/file.h"

#include <algorithm>

namespace hexwright::editor_session {

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

void add_underlay(EditorState& editor, const std::filesystem::path& picture) {
    editor.status.notice.reset();
    editor.view.whole = false;
    std::error_code error;
    const std::string path = std::filesystem::absolute(picture, error).lexically_normal().string();
    editor.view.layers.pictures.forget(path);
    const auto size = measure_picture_file(path);  // Reads only its header; a job decodes the rest.
    if (!size)
        return refuse(editor.status,
                      {"underlay.trouble",
                       {{"file", picture.filename().string()}, {"trouble", editor.words(size.error().message)}}});
    std::vector<HexCoord> hexes;
    for (const Terrain::Column& column : editor.now().terrain.columns()) hexes.push_back(column.hex);
    Underlay underlay{editor.view.level, path, first_pins(*size, hexes)};
    if (!commit(editor, SetUnderlays{with_underlay(*editor.now().scenario->underlays, std::move(underlay))})) return;
    editor.user.folder = picture.parent_path();
    editor.view.frame_plan = true;
    editor.view.frame_selection = false;
    begin_aligning(editor);
}

void set_underlay(EditorState& editor, Underlay underlay) {
    commit(editor, SetUnderlays{with_underlay(*editor.now().scenario->underlays, std::move(underlay))});
}

void remove_underlay(EditorState& editor) {
    editor.status.notice.reset();
    if (editor.tools.current == Tool::Align) choose_tool(editor, Tool::Select);
    commit(editor, SetUnderlays{without_underlay(*editor.now().scenario->underlays, editor.view.level)});
}

void begin_aligning(EditorState& editor) {
    choose_tool(editor, Tool::Align);
    editor.tools.aligning = {};
    say(editor.status, {"hint.align-pixel"});
}

}  // namespace hexwright::editor_session
