#include "editor/tools/glyph_brush.h"

#include "editor/editing/commit.h"
#include "editor/tools/glyph_tool.h"
#include "editor/tools/tool_choice.h"
#include "editor/workspace/editor_state.h"

namespace hexwright::tools {

void hold_glyph(EditorState& editor, const std::string& id) {
    if (editor.map.tools.current != Tool::Glyph) choose_tool(editor, Tool::Glyph);
    editor.map.status.notice.reset();
    editor.map.tools.glyph_brush.id = id;
    editor.map.tools.glyph_brush.pool.clear();
    editor.map.tools.glyph_brush.chosen.reset();
}

void hold_pool(EditorState& editor, const std::string& pool) {
    const bool ends = editor.map.tools.current == Tool::Glyph && editor.map.tools.glyph_brush.pool == pool;
    if (ends) return choose_tool(editor, Tool::Select);
    hold_glyph(editor, {});
    editor.map.tools.glyph_brush.pool = pool;
    say(editor.map.status, {"desk.lay-places", {{"pool", pool}}});
}

void hold_facing(EditorState& editor, Facing facing) {
    editor.map.status.notice.reset();
    if (const Glyph* glyph = chosen_glyph(editor.map.tools, editor.map.document); glyph && glyph->facing != facing)
        return turn_over(editor);
    editor.map.tools.glyph_brush.facing = facing;
}

void turn_over(EditorState& editor) {
    editor.map.status.notice.reset();
    const auto other = [](Facing facing) { return facing == Facing::Power ? Facing::Symbol : Facing::Power; };
    const Glyph* glyph = chosen_glyph(editor.map.tools, editor.map.document);
    if (!glyph) {
        editor.map.tools.glyph_brush.facing = other(editor.map.tools.glyph_brush.facing);
        return;
    }
    Glyphs after = glyphs_of(editor.map.document);
    Glyph& turned = *last_glyph_at(after, glyph->at);
    turned.facing = other(turned.facing);
    const Glyph named = turned;
    commit(editor.map, glyph_edit(editor, std::move(after), "edit.glyph-turn", named));
}

void remove_glyph(EditorState& editor) {
    editor.map.status.notice.reset();
    const Glyph* glyph = chosen_glyph(editor.map.tools, editor.map.document);
    if (!glyph) return;
    const Glyph gone = *glyph;
    Glyphs after = glyphs_of(editor.map.document);
    after.erase(last_glyph_at(after, gone.at));
    commit(editor.map, glyph_edit(editor, std::move(after), "edit.glyph-remove", gone));
}

}  // namespace hexwright::tools
