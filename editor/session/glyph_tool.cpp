#include "editor/session/glyph_tool.h"

#include "editor/session/zone_tool.h"

#include <algorithm>
#include <numeric>

namespace hexwright {

namespace {

using Glyphs = std::vector<Glyph>;

const Glyphs& glyphs_of(const EditorState& editor) { return *editor.now().scenario->glyphs; }

bool commit_glyphs(EditorState& editor, Glyphs after, const char* id, const Glyph& glyph) {
    return commit(editor, Edit{SetGlyphs{std::move(after)},
                               {id, {{"glyph", glyph_name(glyph.id, editor)}, {"at", to_text(glyph.at)}}}});
}

Glyphs::iterator last_at(Glyphs& glyphs, Space at) {
    const auto found = std::find_if(glyphs.rbegin(), glyphs.rend(), [&](const Glyph& glyph) { return glyph.at == at; });
    return found == glyphs.rend() ? glyphs.end() : std::prev(found.base());
}

void lay_down(EditorState& editor, Space at) {
    Glyphs after = glyphs_of(editor);
    const Glyph glyph = glyph_in_hand(editor, at);
    after.push_back(glyph);
    if (!commit_glyphs(editor, std::move(after), "edit.glyph-place", glyph)) return;
    editor.glyph.chosen.reset();
    const GlyphStock stock = glyph_stock(glyph.id, editor.now(), editor.catalogue());
    if (stock.limited && stock.left() < 0)
        say(editor, {"notice.glyph-over",
                     {{"glyph", glyph_name(glyph.id, editor)}, {"used", stock.used}, {"have", stock.have}}});
}

void move(EditorState& editor, const Glyph& from, Space to) {
    if (glyph_at(editor, to)) return refuse(editor, {"refused.glyph-there", {{"at", to_text(to)}}});
    Glyphs after = glyphs_of(editor);
    const auto moved = last_at(after, from.at);
    if (moved == after.end()) return;
    moved->at = to;
    const Glyph glyph = *moved;
    if (commit_glyphs(editor, std::move(after), "edit.glyph-move", glyph)) editor.glyph.chosen = to;
}

}  // namespace

void glyph_press(EditorState& editor, const Pointer& pointer) {
    const Surface* surface = surface_meant(editor, pointer);
    if (!surface) return say(editor, {"hint.no-surface", {{"hex", to_text(pointer.hex)}}});
    if (const Glyph* there = glyph_at(editor, surface->space)) {
        editor.under_way.lifted = *there;
        return;
    }
    lay_down(editor, surface->space);
}

void glyph_release(EditorState& editor, const Pointer& pointer) {
    const std::optional<Glyph> lifted = editor.under_way.lifted;
    if (!lifted) return;
    const Surface* surface = surface_meant(editor, pointer);
    if (!surface) return refuse(editor, {"refused.no-surface", {{"hex", to_text(pointer.hex)}}});
    if (surface->space == lifted->at) editor.glyph.chosen = lifted->at;
    else move(editor, *lifted, surface->space);
}

const Glyph* glyph_at(const EditorState& editor, Space space) {
    const Glyphs& glyphs = glyphs_of(editor);
    const auto found =
        std::find_if(glyphs.rbegin(), glyphs.rend(), [&](const Glyph& glyph) { return glyph.at == space; });
    return found == glyphs.rend() ? nullptr : &*found;
}

const Glyph* chosen_glyph(const EditorState& editor) {
    return editor.glyph.chosen ? glyph_at(editor, *editor.glyph.chosen) : nullptr;
}

Glyph glyph_in_hand(const EditorState& editor, Space at) { return {editor.glyph.id, at, editor.glyph.facing}; }

void hold_glyph(EditorState& editor, const std::string& id) {
    if (editor.tool != Tool::Glyph) choose_tool(editor, Tool::Glyph);
    editor.notice.reset();
    editor.glyph.id = id;
    editor.glyph.chosen.reset();
}

void hold_facing(EditorState& editor, Facing facing) {
    editor.notice.reset();
    if (const Glyph* glyph = chosen_glyph(editor); glyph && glyph->facing != facing) return turn_over(editor);
    editor.glyph.facing = facing;
}

void turn_over(EditorState& editor) {
    editor.notice.reset();
    const auto other = [](Facing facing) { return facing == Facing::Power ? Facing::Symbol : Facing::Power; };
    const Glyph* glyph = chosen_glyph(editor);
    if (!glyph) {
        editor.glyph.facing = other(editor.glyph.facing);
        return;
    }
    Glyphs after = glyphs_of(editor);
    Glyph& turned = *last_at(after, glyph->at);
    turned.facing = other(turned.facing);
    const Glyph named = turned;
    commit_glyphs(editor, std::move(after), "edit.glyph-turn", named);
}

void remove_glyph(EditorState& editor) {
    editor.notice.reset();
    const Glyph* glyph = chosen_glyph(editor);
    if (!glyph) return;
    const Glyph gone = *glyph;
    Glyphs after = glyphs_of(editor);
    after.erase(last_at(after, gone.at));
    commit_glyphs(editor, std::move(after), "edit.glyph-remove", gone);
}

GlyphStock glyph_stock(const std::string& id, const Snapshot& now, const Catalogue& catalogue) {
    const Limit& limit = *now.scenario->limit;
    GlyphStock stock{.limited = lists_glyphs(limit, catalogue)};
    for (const Glyph& glyph : *now.scenario->glyphs) stock.used += static_cast<int>(id.empty() || glyph.id == id);
    const std::vector<int> have = glyphs_of(limit, catalogue);
    if (const auto kind = catalogue.glyph(id)) stock.have = have[kind->index()];
    else if (id.empty()) stock.have = std::accumulate(have.begin(), have.end(), 0);
    return stock;
}

std::string glyph_name(const std::string& id, const EditorState& editor) {
    const auto kind = editor.catalogue().glyph(id);
    return kind ? editor.catalogue()[*kind].name : id.empty() ? editor.words("glyphs.unknown") : id;
}

}  // namespace hexwright
