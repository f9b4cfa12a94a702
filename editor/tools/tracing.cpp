#include "editor/tools/tracing.h"

#include "editor/editing/commit.h"
#include "editor/tools/tool_choice.h"
#include "editor/workspace/editor_state.h"

namespace hexwright::tools {

void begin_aligning(EditorState& editor) {
    choose_tool(editor, Tool::Align);
    editor.map.tools.aligning = {};
    say(editor.map.status, {"hint.align-pixel"});
}

void add_underlay(EditorState& editor, const std::filesystem::path& picture) {
    editor.map.status.notice.reset();
    editor.map.view.whole = false;
    std::error_code error;
    const std::string path = std::filesystem::absolute(picture, error).lexically_normal().string();
    editor.map.view.layers.pictures.forget(path);
    const auto size = measure_picture_file(path);  // Reads only its header; a job decodes the rest.
    if (!size)
        return refuse(editor.map.status,
                      {"underlay.trouble",
                       {{"file", picture.filename().string()}, {"trouble", editor.words(size.error().message)}}});
    std::vector<HexCoord> hexes;
    for (const Terrain::Column& column : editor.now().terrain.columns()) hexes.push_back(column.hex);
    Underlay underlay{editor.map.view.level, path, first_pins(*size, hexes)};
    if (!commit(editor.map, SetUnderlays{with_underlay(*editor.now().scenario->underlays, std::move(underlay))}))
        return;
    editor.user.folder = picture.parent_path();
    editor.map.view.frame_plan = true;
    editor.map.view.frame_selection = false;
    begin_aligning(editor);
}

void remove_underlay(EditorState& editor) {
    editor.map.status.notice.reset();
    if (editor.map.tools.current == Tool::Align) choose_tool(editor, Tool::Select);
    commit(editor.map, SetUnderlays{without_underlay(*editor.now().scenario->underlays, editor.map.view.level)});
}

}  // namespace hexwright::tools
