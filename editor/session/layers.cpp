#include "editor/session/layers.h"

#include "editor/session/editor_state.h"
#include "formats/file.h"

#include <algorithm>

namespace hexwright {

LevelSet shown_levels(const EditorState& editor) {
    if (editor.whole) return ~editor.layers.hidden;
    LevelSet shown = editor.layers.alone ? LevelSet() : ~editor.layers.hidden;
    return shown.set(static_cast<std::size_t>(editor.level));
}

bool is_shown(const EditorState& editor, int level) {
    return shown_levels(editor).test(static_cast<std::size_t>(level));
}

bool is_hidden(const EditorState& editor, int level) {
    return editor.layers.hidden.test(static_cast<std::size_t>(level)) || (editor.layers.alone && level != editor.level);
}

void hide_level(EditorState& editor, int level, bool hidden) {
    editor.notice.reset();
    if (editor.layers.alone) show_alone(editor, false);
    editor.layers.hidden.set(static_cast<std::size_t>(level), hidden);
}

void show_alone(EditorState& editor, bool alone) {
    editor.notice.reset();
    editor.layers.alone = alone;
    if (alone) editor.whole = false;
}

void show_levels(EditorState& editor, int from, int to) {
    editor.notice.reset();
    editor.layers.alone = false;
    editor.layers.hidden = ~levels_between(from, to);
    editor.layers.hidden.reset(0);
    const auto [least, most] = std::minmax(from, to);
    say(editor, {"notice.levels-shown", {{"from", least}, {"to", most}}});
}

void show_all_levels(EditorState& editor) {
    editor.notice.reset();
    editor.layers.alone = false;
    editor.layers.hidden.reset();
}

void lay_over(EditorState& editor, Overlay overlay) {
    editor.notice.reset();
    editor.layers.overlay = editor.layers.overlay == overlay ? Overlay::None : overlay;
}

const Underlay* underlay_of(const EditorState& editor) {
    return editor.whole ? nullptr : underlay_of(*editor.now().scenario->underlays, editor.level);
}

std::optional<PicturePlace> underlay_place(const EditorState& editor) {
    const Underlay* underlay = underlay_of(editor);
    auto place = underlay ? place_of(underlay->pins) : std::nullopt;
    const auto& pins = editor.layers.aligning.pins;
    if (place && editor.tool == Tool::Align && pins.size() == 1) return moved_to(*place, pins.front());
    return place;
}

const PictureShelf::Entry& picture_of(EditorState& editor, const Underlay& underlay) {
    return editor.layers.shelf.look_up(underlay.src, editor.jobs);
}

void add_underlay(EditorState& editor, const std::filesystem::path& picture) {
    editor.notice.reset();
    editor.whole = false;
    std::error_code error;
    const std::string path = std::filesystem::absolute(picture, error).lexically_normal().string();
    editor.layers.shelf.forget(path);
    const auto size = measure_picture_file(path);  // its header; the rest is read beside the frames
    if (!size)
        return refuse(editor,
                      {"underlay.trouble",
                       {{"file", picture.filename().string()}, {"trouble", editor.words(size.error().message)}}});
    std::vector<HexCoord> hexes;
    for (const Terrain::Column& column : editor.now().terrain.columns()) hexes.push_back(column.hex);
    Underlay underlay{editor.level, path, first_pins(*size, hexes)};
    if (!commit(editor, SetUnderlays{with_underlay(*editor.now().scenario->underlays, std::move(underlay))})) return;
    editor.folder = picture.parent_path();
    editor.frame_plan = true;
    editor.frame_selection = false;
    begin_aligning(editor);
}

void set_underlay(EditorState& editor, Underlay underlay) {
    commit(editor, SetUnderlays{with_underlay(*editor.now().scenario->underlays, std::move(underlay))});
}

void remove_underlay(EditorState& editor) {
    editor.notice.reset();
    if (editor.tool == Tool::Align) choose_tool(editor, Tool::Select);
    commit(editor, SetUnderlays{without_underlay(*editor.now().scenario->underlays, editor.level)});
}

void begin_aligning(EditorState& editor) {
    choose_tool(editor, Tool::Align);
    editor.layers.aligning = {};
    say(editor, {"hint.align-pixel"});
}

}  // namespace hexwright
