#include "editor/panels/glyph_tool.h"

#include "editor/panels/zone_tool.h"

#include <algorithm>
#include <numeric>

namespace hexwright {

namespace {

using Glyphs = std::vector<Glyph>;

const Glyphs& glyphs_of(const Studio& studio) { return *studio.now().scenario->glyphs; }

bool commit_glyphs(Studio& studio, Glyphs after, const char* id, const Glyph& glyph) {
    return commit(studio, Edit{SetGlyphs{std::move(after)},
                               {id, {{"glyph", glyph_name(glyph.id, studio)}, {"at", to_text(glyph.at)}}}});
}

Glyphs::iterator last_at(Glyphs& glyphs, Space at) {
    const auto found = std::find_if(glyphs.rbegin(), glyphs.rend(), [&](const Glyph& glyph) { return glyph.at == at; });
    return found == glyphs.rend() ? glyphs.end() : std::prev(found.base());
}

void lay_down(Studio& studio, Space at) {
    Glyphs after = glyphs_of(studio);
    const Glyph glyph = glyph_in_hand(studio, at);
    after.push_back(glyph);
    if (!commit_glyphs(studio, std::move(after), "edit.glyph-place", glyph)) return;
    studio.glyph.chosen.reset();
    const GlyphStock stock = glyph_stock(glyph.id, studio.now(), studio.catalogue());
    if (stock.limited && stock.left() < 0)
        say(studio, {"notice.glyph-over",
                     {{"glyph", glyph_name(glyph.id, studio)}, {"used", stock.used}, {"have", stock.have}}});
}

void move(Studio& studio, const Glyph& from, Space to) {
    if (glyph_at(studio, to)) return refuse(studio, {"refused.glyph-there", {{"at", to_text(to)}}});
    Glyphs after = glyphs_of(studio);
    const auto moved = last_at(after, from.at);
    if (moved == after.end()) return;
    moved->at = to;
    const Glyph glyph = *moved;
    if (commit_glyphs(studio, std::move(after), "edit.glyph-move", glyph)) studio.glyph.chosen = to;
}

}  // namespace

void glyph_press(Studio& studio, const Pointer& pointer) {
    const Surface* surface = surface_meant(studio, pointer);
    if (!surface) return say(studio, {"hint.no-surface", {{"hex", to_text(pointer.hex)}}});
    if (const Glyph* there = glyph_at(studio, surface->space)) {
        studio.under_way.lifted = *there;
        return;
    }
    lay_down(studio, surface->space);
}

void glyph_release(Studio& studio, const Pointer& pointer) {
    const std::optional<Glyph> lifted = studio.under_way.lifted;
    if (!lifted) return;
    const Surface* surface = surface_meant(studio, pointer);
    if (!surface) return refuse(studio, {"refused.no-surface", {{"hex", to_text(pointer.hex)}}});
    if (surface->space == lifted->at) studio.glyph.chosen = lifted->at;
    else move(studio, *lifted, surface->space);
}

const Glyph* glyph_at(const Studio& studio, Space space) {
    const Glyphs& glyphs = glyphs_of(studio);
    const auto found =
        std::find_if(glyphs.rbegin(), glyphs.rend(), [&](const Glyph& glyph) { return glyph.at == space; });
    return found == glyphs.rend() ? nullptr : &*found;
}

const Glyph* chosen_glyph(const Studio& studio) {
    return studio.glyph.chosen ? glyph_at(studio, *studio.glyph.chosen) : nullptr;
}

Glyph glyph_in_hand(const Studio& studio, Space at) { return {studio.glyph.id, at, studio.glyph.facing}; }

void hold_glyph(Studio& studio, const std::string& id) {
    if (studio.tool != Tool::Glyph) choose_tool(studio, Tool::Glyph);
    studio.notice.reset();
    studio.glyph.id = id;
    studio.glyph.chosen.reset();
}

void hold_facing(Studio& studio, Facing facing) {
    studio.notice.reset();
    if (const Glyph* glyph = chosen_glyph(studio); glyph && glyph->facing != facing) return turn_over(studio);
    studio.glyph.facing = facing;
}

void turn_over(Studio& studio) {
    studio.notice.reset();
    const auto other = [](Facing facing) { return facing == Facing::Power ? Facing::Symbol : Facing::Power; };
    const Glyph* glyph = chosen_glyph(studio);
    if (!glyph) {
        studio.glyph.facing = other(studio.glyph.facing);
        return;
    }
    Glyphs after = glyphs_of(studio);
    Glyph& turned = *last_at(after, glyph->at);
    turned.facing = other(turned.facing);
    const Glyph named = turned;
    commit_glyphs(studio, std::move(after), "edit.glyph-turn", named);
}

void remove_glyph(Studio& studio) {
    studio.notice.reset();
    const Glyph* glyph = chosen_glyph(studio);
    if (!glyph) return;
    const Glyph gone = *glyph;
    Glyphs after = glyphs_of(studio);
    after.erase(last_at(after, gone.at));
    commit_glyphs(studio, std::move(after), "edit.glyph-remove", gone);
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

std::string glyph_name(const std::string& id, const Studio& studio) {
    const auto kind = studio.catalogue().glyph(id);
    return kind ? studio.catalogue()[*kind].name : id.empty() ? studio.words("glyphs.unknown") : id;
}

}  // namespace hexwright
