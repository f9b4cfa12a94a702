#include "editor/panels/status.h"

#include <algorithm>

#include "editor/panels/carry_tool.h"
#include "editor/panels/glyph_tool.h"
#include "editor/panels/icons.h"
#include "editor/panels/symmetry_tool.h"
#include "editor/panels/zone_tool.h"

namespace hexwright {

namespace {

std::string block_text(const Studio& studio) {
    if (!studio.carried) return {};
    return studio.words(Message{studio.tool == Tool::Carry ? "hint.carrying" : "hint.moving-block", {{"count", studio.carried->block.pieces.size()}}});
}

// The zone and the glyph there.
std::string what_is_on(const Studio& studio, Space space) {
    std::string text;
    if (const Zone* zone = zone_at(*studio.now().scenario->zones, space, studio.zone.hidden)) text += "  " + zone->id;
    if (const Glyph* glyph = glyph_at(studio, space)) text += "  " + glyph_name(glyph->id, studio);
    return text;
}

// What the zone and glyph tools do with the mouse.
std::string tool_text(const Studio& studio) {
    if (studio.tool == Tool::Zone)
        return studio.words(Message{studio.zone.fill ? "hint.filling-zone" : "hint.painting-zone", {{"zone", studio.zone.id}}});
    if (studio.tool == Tool::Glyph)
        return studio.words(Message{"hint.laying-glyph", {{"glyph", glyph_name(studio.glyph.id, studio)}}});
    return {};
}

// While a piece is in hand, the line says what its keys are.
std::string hand_text(const Studio& studio) {
    if (studio.tool == Tool::Centre) return studio.words(what_centre(studio.symmetry.kind));
    if (!studio.armed) return studio.carried ? block_text(studio) : tool_text(studio);
    const PieceType& type = studio.catalogue()[studio.armed->kind];
    if (const auto ghost = ghost_of(studio); ghost && ghost->hint) return studio.words(*ghost->hint);
    if (studio.on_top && studio.hovered)
        return studio.words(Message{"hint.placing-on-top", {{"piece", type.name}, {"level", level_of(studio, *studio.hovered)}}});
    return studio.words(Message{studio.armed->lifted ? "hint.moving" : "hint.placing", {{"piece", type.name}}});
}

bool refused(const Studio& studio) {
    if (studio.notice) return studio.notice->refused;
    const auto ghost = ghost_of(studio);
    return ghost && ghost->refusal;
}

// In two lines when one is too short: what to do about a refusal stands at its end.
void draw_notice(ImDrawList& draw, Box box, std::uint32_t ink, const std::string& notice) {
    const std::string lines = in_lines(notice, box.width());
    const std::size_t end = lines.find('\n');
    const float line = ImGui::GetTextLineHeight(), top = box.top + (box.height() - (end == std::string::npos ? 1 : 2) * line) / 2;
    clipped_text(draw, {box.left, top}, box.width(), ink, lines.substr(0, end));
    if (end != std::string::npos) clipped_text(draw, {box.left, top + line}, box.width(), ink, notice.substr(end + 1));
}

std::string offer_text(const Notice& notice, const Words& words) {
    if (notice.offer == Offer::PlaceFitting) return words(Message{"offer.place-fitting", {{"count", notice.fitting.size()}}});
    return words(notice.offer == Offer::PlaceWhatFits ? "offer.place-what-fits" : "offer.fill-mirrored");
}

// What may be done instead of what was refused, at the end of the line; gives the width it takes.
float draw_offer(Ui& ui, Studio& studio, Box box) {
    if (!has_offer(studio)) return 0;
    const std::string text = offer_text(*studio.notice, ui.words);
    const Command& accept = *command("edit.accept");
    const float width = ImGui::CalcTextSize(text.c_str()).x + ui.px(24);
    ImGui::SetCursorScreenPos({box.right - width, box.top + (box.height() - ui.px(28)) / 2});
    const bool clicked = button(ui, "status:offer", {.text = text, .active = true, .width = width});
    tip(ui, text, keys_of(accept, studio.keys));
    if (clicked) accept.run(studio);
    return width + ui.px(12);
}

}  // namespace

std::string hover_text(const Studio& studio) {
    if (!studio.hovered) return {};
    if (const Surface* surface = surface_at(studio, studio.hovered->hex))
        return studio.words(Message{"status.hover",
                                    {{"space", to_text(surface->space)},
                                     {"terrain", studio.catalogue()[surface->terrain].name},
                                     {"height", surface->height}}}) + what_is_on(studio, surface->space);
    return studio.words(Message{"status.hover-table", {{"space", to_text(Space{studio.hovered->hex, studio.level})}}});
}

std::string notice_text(const Studio& studio) {
    if (studio.notice) return studio.words(studio.notice->words);
    if (const auto ghost = ghost_of(studio); ghost && ghost->refusal) return studio.words(ghost->refusal->reason);
    return hand_text(studio);
}

std::string count_text(const Studio& studio) {
    const std::string pieces = studio.words(Message{"status.pieces", {{"count", studio.now().used.total()}}});
    const Limit& limit = *studio.now().scenario->limit;
    if (!studio.now().limited) return pieces + " · " + studio.words("status.no-limit");
    int boxes = 0;
    for (const SetCount& row : limit.sets) boxes += row.count;
    std::string text = pieces + " · " + studio.words(Message{"status.sets", {{"count", boxes}}});
    if (limit.beyond_sets) text += " · " + studio.words("status.beyond");
    return text;
}

void draw_status(Ui& ui, Studio& studio) {
    const ImVec2 at = ImGui::GetCursorScreenPos(), size = ImGui::GetContentRegionAvail();
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const float y = at.y + (size.y - ImGui::GetTextLineHeight()) / 2, left = at.x + ui.px(12);
    const std::string hover = hover_text(studio), counts = count_text(studio), notice = notice_text(studio);
    const float counts_width = ImGui::CalcTextSize(counts.c_str()).x;
    const float hover_width = std::max(ui.px(212), ImGui::CalcTextSize(hover.c_str()).x + ui.px(24));
    draw.AddText({left, y}, ui.theme[Ink::Text], hover.c_str());
    draw.AddText({at.x + size.x - counts_width - ui.px(12), y}, ui.theme[Ink::Muted], counts.c_str());
    if (notice.empty()) return;
    const float from = left + hover_width;
    float width = size.x - hover_width - counts_width - ui.px(48);
    const bool bad = refused(studio);
    const std::uint32_t ink = ui.theme[bad ? Ink::Error : Ink::Muted];
    if (bad) draw.AddText({from, y}, ink, icon::error);
    const float inset = bad ? ui.px(22) : 0;
    width -= draw_offer(ui, studio, {from, at.y, from + width, at.y + size.y});
    draw_notice(draw, {from + inset, at.y, from + width, at.y + size.y}, ink, notice);
    ImGui::SetCursorScreenPos({from, at.y});
    ImGui::InvisibleButton("##notice", {std::max(width, 1.0F), size.y});
    ui.record("status:notice");
    if (std::ranges::count(in_lines(notice, width - inset), '\n') > 1) tip(ui, notice);
}

}  // namespace hexwright
