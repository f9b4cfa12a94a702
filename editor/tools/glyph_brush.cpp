#include "editor/tools/glyph_brush.h"

#include "editor/editing/commit.h"
#include "editor/tools/glyph_tool.h"
#include "editor/tools/tool_choice.h"

namespace hexwright::tools {

void hold_glyph(EditorState& editor, const std::string& id) {
    if (editor.tools.current != Tool::Glyph) choose_tool(editor, Tool::Glyph);
    editor.status.notice.reset();
    editor.tools.glyph_brush.id = id;
    editor.tools.glyph_brush.pool.clear();
    editor.tools.glyph_brush.chosen.reset();
}

void hold_pool(EditorState& editor, const std::string& pool) {
    const bool ends = editor.tools.current == Tool::Glyph && editor.tools.glyph_brush.pool == pool;
    if (ends) return choose_tool(editor, Tool::Select);
    hold_glyph(editor, {});
    editor.tools.glyph_brush.pool = pool;
    say(editor.status, {"desk.lay-places", {{"pool", pool}}});
}

void hold_facing(EditorState& editor, Facing facing) {
    editor.status.notice.reset();
    if (const Glyph* glyph = chosen_glyph(editor.tools, editor.document); glyph && glyph->facing != facing)
        return turn_over(editor);
    editor.tools.glyph_brush.facing = facing;
}

void turn_over(EditorState& editor) {
    editor.status.notice.reset();
    const auto other = [](Facing facing) { return facing == Facing::Power ? Facing::Symbol : Facing::Power; };
    const Glyph* glyph = chosen_glyph(editor.tools, editor.document);
    if (!glyph) {
        editor.tools.glyph_brush.facing = other(editor.tools.glyph_brush.facing);
        return;
    }
    Glyphs after = glyphs_of(editor.document);
    Glyph& turned = *last_glyph_at(after, glyph->at);
    turned.facing = other(turned.facing);
    const Glyph named = turned;
    commit(editor, glyph_edit(editor, std::move(after), "edit.glyph-turn", named));
}

void remove_glyph(EditorState& editor) {
    editor.status.notice.reset();
    const Glyph* glyph = chosen_glyph(editor.tools, editor.document);
    if (!glyph) return;
    const Glyph gone = *glyph;
    Glyphs after = glyphs_of(editor.document);
    after.erase(last_glyph_at(after, gone.at));
    commit(editor, glyph_edit(editor, std::move(after), "edit.glyph-remove", gone));
}

}  // namespace hexwright::tools
