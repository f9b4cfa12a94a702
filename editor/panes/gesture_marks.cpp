#include "editor/panes/gesture_marks.h"

#include "editor/desk/zones_shown.h"
#include "editor/document/edits/arrange.h"
#include "editor/editing/carry_tool.h"
#include "editor/editing/ghost_in_hand.h"
#include "editor/editing/pointing.h"
#include "editor/panels/glyphs_panel.h"
#include "editor/panes/select_marks.h"
#include "editor/tools/fill_tool.h"
#include "editor/tools/glyph_tool.h"
#include "editor/tools/tool_choice.h"
#include "editor/tools/zone_tool.h"
#include "editor/workspace/editor_state.h"
#include "engine/board/battlefield/rest.h"
#include "formats/paper/sheet/palette.h"
#include "formats/paper/sheet/plan_markers.h"

#include <algorithm>
#include <cmath>

namespace hexwright::panes {

namespace {

struct Over {  // The view that is drawn over.
    Ui& ui;
    const EditorState& editor;
    ImDrawList& draw;
    const Projector& place;
};

int top_at(const EditorState& editor, Space space) {
    const Surface* surface = editor.now().terrain.surface(space);
    return surface ? surface->top : space.level * sevenths_per_level;
}

// `part`: the share of the hex, from its middle.
void fill_hex(const Over& over, HexCoord hex, int top, std::uint32_t fill, std::uint32_t line, float width,
              double part = 1) {
    ImVec2 points[6];
    const Point middle = centre_of(hex);
    for (std::size_t i = 0; i < 6; ++i) {
        const Point corner = corners_of(hex)[i];
        const auto at =
            over.place({middle.x + (corner.x - middle.x) * part, middle.y + (corner.y - middle.y) * part}, top);
        if (!at) return;
        points[i] = *at;
    }
    if (fill != 0) over.draw.AddConvexPolyFilled(points, 6, fill);
    if (width > 0) over.draw.AddPolyline(points, 6, line, ImDrawFlags_Closed, width);
}

// The mark that an ordinary zone bears.
void zone_letter(const Over& over, const ShownZone& shown) {
    if (shown.spaces->empty()) return;
    std::vector<HexCoord> hexes, glyphs;
    for (const Space space : *shown.spaces) hexes.push_back(space.at);
    for (const Glyph& glyph : *over.editor.now().scenario->glyphs) glyphs.push_back(glyph.at.at);
    const HexCoord place = place_of_mark(hexes, glyphs);
    const auto highest = std::ranges::find(shown.spaces->rbegin(), shown.spaces->rend(), place, &Space::at);
    const auto middle = over.place(centre_of(place), top_at(over.editor, *highest));
    if (!middle) return;
    const std::string mark = mark_of(*shown.zone);
    const ImVec2 size = ImGui::CalcTextSize(mark.c_str());
    over.draw.AddText({middle->x - size.x / 2, middle->y - size.y / 2}, packed(0xFFFFFF), mark.c_str());
}

// A zone with conditions has a second ring inside the first, so that nobody takes it for a list of spaces.
void zones_now_marks(const Over& over) {
    for (const ShownZone& shown : zones_shown(over.editor.map)) {
        const unsigned color = player_color(shown.zone->color);
        for (const Space space : *shown.spaces) {
            const int top = top_at(over.editor, space);
            fill_hex(over, space.at, top, packed(color, 0.22F), packed(color, 0.95F), over.ui.px(2), 0.86F);
            fill_hex(over, space.at, top, 0, packed(color, 0.95F), over.ui.px(1.5F), 0.62F);
        }
        zone_letter(over, shown);
    }
}

void zone_marks(const Over& over) {
    const std::uint32_t paint = packed(player_color(over.editor.map.tools.zone_brush.color), 0.55F),
                        line = packed(player_color(over.editor.map.tools.zone_brush.color));
    const bool erasing = over.editor.map.tools.gesture.erasing;
    for (const Space space : over.editor.map.tools.gesture.spaces)
        fill_hex(over, space.at, top_at(over.editor, space),
                 erasing ? over.ui.theme.with_alpha(Ink::Table, 0.7F) : paint,
                 erasing ? over.ui.theme[Ink::Error] : line, over.ui.px(1));
    if (!over.editor.map.tools.hovered || over.editor.map.tools.pressed) return;
    const Surface* surface =
        surface_meant(over.editor.map.view, over.editor.map.document, *over.editor.map.tools.hovered);
    if (!surface) return;
    const bool takes = over.editor.map.tools.hovered->mods.ctrl;
    fill_hex(over, surface->space.at, surface->top,
             takes ? 0 : packed(player_color(over.editor.map.tools.zone_brush.color), 0.3F),
             takes ? over.ui.theme[Ink::Error] : line, over.ui.px(2));
}

void erasing_marks(const Over& over) {
    const Catalogue& catalogue = over.editor.catalogue();
    for (const PlacedPiece& piece : found(over.editor.now().scenario->battlefield, over.editor.map.tools.gesture.gone))
        for (const HexCoord hex : hexes_of(piece, catalogue)) {
            const Solid* solid = over.editor.now().terrain.solid(hex, piece.level);
            fill_hex(over, hex, solid ? solid->top : (piece.level - 1) * sevenths_per_level,
                     over.ui.theme.with_alpha(Ink::Error, 0.4F), over.ui.theme[Ink::Error], over.ui.px(1));
        }
}

void filling_marks(const Over& over) {
    const FillPreview& aim = fill_preview(over.editor.map);
    const int top = (aim.at.level - 1) * sevenths_per_level;
    for (const HexCoord hex : aim.area)
        fill_hex(over, hex, top, over.ui.theme.with_alpha(Ink::Accent, 0.3F), over.ui.theme[Ink::Accent],
                 over.ui.px(1));
}

void disc(const Over& over, const Glyph& glyph, int top, float opacity) {
    const Point centre = centre_of(glyph.at.at);
    const auto middle = over.place(centre, top), side = over.place({centre.x + glyph_radius, centre.y}, top);
    if (!middle || !side) return;
    const float radius = std::hypot(side->x - middle->x, side->y - middle->y);
    glyph_disc(over.ui, over.draw, *middle, radius, glyph, over.editor.catalogue(), opacity);
}

// Draws the zones and glyphs of the block in hand on its own tiles.
void carrying_marks(const Over& over) {
    const CachedGhost* ghost = cached_ghost_of_block(over.editor.map);
    if (!ghost) return;
    for (const Zone& zone : ghost->zones)
        for (const Space space : zone.spaces)
            fill_hex(over, space.at, space.level * sevenths_per_level, packed(player_color(zone.color), 0.45F), 0, 0);
    for (const Glyph& glyph : ghost->glyphs) disc(over, glyph, glyph.at.level * sevenths_per_level, 0.85F);
}

void glyph_marks(const Over& over) {
    const float width = over.ui.px(2.5F);
    if (const Glyph* chosen = chosen_glyph(over.editor.map.tools, over.editor.map.document))
        fill_hex(over, chosen->at.at, top_at(over.editor, chosen->at), 0, over.ui.theme[Ink::Accent], width);
    if (!over.editor.map.tools.hovered) return;
    const Surface* surface =
        surface_meant(over.editor.map.view, over.editor.map.document, *over.editor.map.tools.hovered);
    if (!surface) return;
    if (const auto lifted = over.editor.map.tools.gesture.lifted) {
        if (lifted->at == surface->space) return;
        const bool taken = glyph_at(over.editor.map.document, surface->space) != nullptr;
        fill_hex(over, lifted->at.at, top_at(over.editor, lifted->at), over.ui.theme.with_alpha(Ink::Table, 0.6F), 0,
                 0);
        fill_hex(over, surface->space.at, surface->top, 0, over.ui.theme[taken ? Ink::Error : Ink::Accent], width);
        return disc(over, {lifted->id, surface->space, lifted->facing}, surface->top, 0.85F);
    }
    if (!glyph_at(over.editor.map.document, surface->space))
        disc(over, glyph_in_hand(over.editor.map.tools.glyph_brush, surface->space), surface->top, 0.6F);
}

// Beside the pointer, whole, while that place is in sight.
void level_label(const Over& over, int level, std::uint32_t ink) {
    const auto at = over.place(centre_of(over.editor.map.tools.hovered->hex), level * sevenths_per_level);
    const ImVec2 least = over.draw.GetClipRectMin(), most = over.draw.GetClipRectMax();
    if (!at || !Box{least.x, least.y, most.x, most.y}.holds(*at)) return;
    const std::string text = over.editor.words(Message{"ghost.level", {{"level", level}}});
    const ImVec2 size = ImGui::CalcTextSize(text.c_str()), pad{over.ui.px(5), over.ui.px(2)};
    const ImVec2 corner{std::max(least.x + pad.x, std::min(at->x + over.ui.px(18), most.x - size.x - pad.x)),
                        std::max(least.y + pad.y, std::min(at->y - over.ui.px(26), most.y - size.y - pad.y))};
    over.draw.AddRectFilled({corner.x - pad.x, corner.y - pad.y},
                            {corner.x + size.x + pad.x, corner.y + size.y + pad.y},
                            over.ui.theme.with_alpha(Ink::Panel, 0.88F), over.ui.px(3));
    over.draw.AddText(corner, ink, text.c_str());
}

// What the piece in hand would rest on: from each of its hexes a line down to what lies below, and its level beside it.
void resting_marks(const Over& over) {
    if (!over.editor.map.tools.armed || !over.editor.map.tools.hovered) return;
    const auto ghost = ghost_of(over.editor.map);
    if (!ghost || ghost->pieces.empty()) return;
    const PlacedPiece& piece = ghost->pieces.front();
    if (!rests_by_hexes(over.editor.catalogue()[piece.kind])) return;
    const std::uint32_t ink = over.ui.theme[ghost->refusal ? Ink::Error : ghost->concern ? Ink::Warning : Ink::Accent];
    const int bottom = (piece.level - 1) * sevenths_per_level;
    for (const HexCoord hex : hexes_of(piece, over.editor.catalogue())) {
        int below = 0;
        for (const Solid& solid : over.editor.now().terrain.solids_at(hex))
            if (solid.last_slot < piece.level) below = std::max<int>(below, solid.top);
        const auto from = over.place(centre_of(hex), bottom), to = over.place(centre_of(hex), below);
        if (below >= bottom || !from || !to) continue;
        over.draw.AddLine(*from, *to, ink, over.ui.px(1.5F));
        fill_hex(over, hex, below, 0, ink, over.ui.px(1.5F), 0.3);
    }
    level_label(over, piece.level, ink);
}

}  // namespace

void draw_gesture_marks(Ui& ui, const EditorState& editor, ImDrawList& draw, const Projector& place) {
    const Over over{ui, editor, draw, place};
    zones_now_marks(over);
    draw_selected(ui, editor, draw, place);
    draw_symmetry(ui, editor, draw, place);
    draw_selecting(ui, editor, draw, place);
    carrying_marks(over);
    resting_marks(over);
    if (editor.map.tools.current == Tool::Zone) zone_marks(over);
    if (editor.map.tools.current == Tool::Erase) erasing_marks(over);
    if (editor.map.tools.current == Tool::Glyph) glyph_marks(over);
    if (editor.map.tools.current == Tool::Fill) filling_marks(over);
}

}  // namespace hexwright::panes
