#include "editor/tools/glyph_tool.h"

#include "editor/editing/pointing.h"
#include "editor/tools/zone_tool.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>
#include <numeric>

namespace hexwright::tools {

namespace {

ToolOutcome laid_down(const EditorState& editor, Space at) {
    Glyphs after = glyphs_of(editor.map.document);
    const Glyph glyph = glyph_in_hand(editor.map.tools.glyph_brush, at);
    after.push_back(glyph);
    ToolOutcome outcome = proposed(editor.map, glyph_edit(editor, std::move(after), "edit.glyph-place", glyph));
    if (!outcome.change) return outcome;
    outcome.tools = editor.map.tools;
    outcome.tools->glyph_brush.chosen.reset();
    const GlyphStock stock = glyph_stock(glyph.id, *outcome.change->after, editor.catalogue());
    if (stock.limited && stock.left() < 0)
        outcome.notice =
            Notice{{"notice.glyph-over",
                    {{"glyph", glyph_name(glyph.id, editor)}, {"used", stock.used}, {"have", stock.have}}}};
    return outcome;
}

ToolOutcome moved_to(const EditorState& editor, const Glyph& from, Space to) {
    if (glyph_at(editor.map.document, to)) return refusing({"refused.glyph-there", {{"at", to_text(to)}}});
    Glyphs after = glyphs_of(editor.map.document);
    const auto moved = last_glyph_at(after, from.at);
    if (moved == after.end()) return {};
    moved->at = to;
    const Glyph glyph = *moved;
    ToolOutcome outcome = proposed(editor.map, glyph_edit(editor, std::move(after), "edit.glyph-move", glyph));
    if (!outcome.change) return outcome;
    outcome.tools = editor.map.tools;
    outcome.tools->glyph_brush.chosen = to;
    return outcome;
}

}  // namespace

const Glyphs& glyphs_of(const Document& document) { return *document.now().scenario->glyphs; }

Edit glyph_edit(const EditorState& editor, Glyphs after, const char* id, const Glyph& glyph) {
    return {SetGlyphs{std::move(after)}, {id, {{"glyph", glyph_name(glyph.id, editor)}, {"at", to_text(glyph.at)}}}};
}

Glyphs::iterator last_glyph_at(Glyphs& glyphs, Space at) {
    const auto found = std::find_if(glyphs.rbegin(), glyphs.rend(), [&](const Glyph& glyph) { return glyph.at == at; });
    return found == glyphs.rend() ? glyphs.end() : std::prev(found.base());
}

ToolOutcome glyph_press(const EditorState& editor, const Pointer& pointer) {
    const Surface* surface = surface_meant(editor.map.view, editor.map.document, pointer);
    if (!surface) return saying({"hint.no-surface", {{"hex", to_text(pointer.hex)}}});
    const Glyph* there = glyph_at(editor.map.document, surface->space);
    if (!there) return laid_down(editor, surface->space);
    ToolOutcome outcome{.tools = editor.map.tools};
    outcome.tools->gesture.lifted = *there;
    return outcome;
}

ToolOutcome glyph_release(const EditorState& editor, const Pointer& pointer) {
    const std::optional<Glyph>& lifted = editor.map.tools.gesture.lifted;
    if (!lifted) return {};
    const Surface* surface = surface_meant(editor.map.view, editor.map.document, pointer);
    if (!surface) return refusing({"refused.no-surface", {{"hex", to_text(pointer.hex)}}});
    if (surface->space != lifted->at) return moved_to(editor, *lifted, surface->space);
    ToolOutcome outcome{.tools = editor.map.tools};
    outcome.tools->glyph_brush.chosen = lifted->at;
    return outcome;
}

const Glyph* glyph_at(const Document& document, Space space) {
    const Glyphs& glyphs = glyphs_of(document);
    const auto found =
        std::find_if(glyphs.rbegin(), glyphs.rend(), [&](const Glyph& glyph) { return glyph.at == space; });
    return found == glyphs.rend() ? nullptr : &*found;
}

const Glyph* chosen_glyph(const ToolState& tools, const Document& document) {
    return tools.glyph_brush.chosen ? glyph_at(document, *tools.glyph_brush.chosen) : nullptr;
}

Glyph glyph_in_hand(const GlyphBrush& brush, Space at) {
    if (brush.pool.empty()) return {brush.id, at, brush.facing};
    return {.id = {}, .at = at, .facing = Facing::Symbol, .pool = brush.pool};
}

GlyphStock glyph_stock(const std::string& id, const Scenario& scenario, const Catalogue& catalogue) {
    const Limit& limit = *scenario.limit;
    GlyphStock stock{.limited = lists_glyphs(limit, catalogue)};
    for (const Glyph& glyph : *scenario.glyphs) stock.used += static_cast<int>(id.empty() || glyph.id == id);
    const std::vector<int> have = glyphs_of(limit, catalogue);
    if (const auto kind = catalogue.glyph(id)) stock.have = have[kind->index()];
    else if (id.empty()) stock.have = std::accumulate(have.begin(), have.end(), 0);
    return stock;
}

std::string glyph_name(const std::string& id, const EditorState& editor) {
    const auto kind = editor.catalogue().glyph(id);
    return kind ? editor.catalogue()[*kind].name : id.empty() ? editor.words("glyphs.unknown") : id;
}

}  // namespace hexwright::tools
