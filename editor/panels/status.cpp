#include "editor/panels/status.h"

#include "editor/panels/carry_tool.h"
#include "editor/panels/fill_tool.h"
#include "editor/panels/glyph_tool.h"
#include "editor/panels/icons.h"
#include "editor/panels/symmetry_tool.h"
#include "editor/panels/zone_tool.h"

#include <algorithm>

namespace hexwright {

namespace {

std::string block_text(const Studio& studio) {
    if (!studio.carried) return {};
    return studio.words(Message{studio.tool == Tool::Carry ? "hint.carrying" : "hint.moving-block",
                                {{"count", studio.carried->block.pieces.size()}}});
}

// The zone and the glyph there.
std::string what_is_on(const Studio& studio, Space space) {
    std::string text;
    if (const Zone* zone = zone_at(*studio.now().scenario->zones, space, studio.zone.hidden)) text += "  " + zone->id;
    if (const Glyph* glyph = glyph_at(studio, space)) text += "  " + glyph_name(glyph->id, studio);
    return text;
}

// What the mouse does with the zone and glyph tools.
std::string tool_text(const Studio& studio) {
    if (studio.tool == Tool::Zone)
        return studio.words(
            Message{studio.zone.fill ? "hint.filling-zone" : "hint.painting-zone", {{"zone", studio.zone.id}}});
    if (const FillAim& aim = fill_aim(studio); !aim.area.empty())
        return studio.words(Message{
            "hint.filling",
            {{"hexes", aim.area.size()}, {"terrain", studio.catalogue()[studio.catalogue()[aim.kind].terrain].name}}});
    if (studio.tool == Tool::Glyph)
        return studio.words(Message{"hint.laying-glyph", {{"glyph", glyph_name(studio.glyph.id, studio)}}});
    return {};
}

// While a piece is in hand, the line lists its keys.
std::string hand_text(const Studio& studio) {
    if (studio.tool == Tool::Centre) return studio.words(what_centre(studio.symmetry.kind));
    if (!studio.armed) return studio.carried ? block_text(studio) : tool_text(studio);
    const PieceType& type = studio.catalogue()[studio.armed->kind];
    if (const auto ghost = ghost_of(studio); ghost && ghost->hint) return studio.words(*ghost->hint);
    if (studio.on_top && studio.hovered)
        return studio.words(
            Message{"hint.placing-on-top", {{"piece", type.name}, {"level", level_of(studio, *studio.hovered)}}});
    return studio.words(Message{studio.armed->lifted ? "hint.moving" : "hint.placing", {{"piece", type.name}}});
}

bool refused(const Studio& studio) {
    if (studio.errands.shown()) return false;
    if (studio.notice) return studio.notice->refused;
    const auto ghost = ghost_of(studio);
    return ghost && ghost->refusal;
}

// Uses two lines if one is too short: the advice on a refusal stands at its end.
void draw_notice(ImDrawList& draw, Box box, std::uint32_t ink, const std::string& notice) {
    const std::string lines = in_lines(notice, box.width());
    const std::size_t end = lines.find('\n');
    const float line = ImGui::GetTextLineHeight(),
                top = box.top + (box.height() - (end == std::string::npos ? 1 : 2) * line) / 2;
    clipped_text(draw, {box.left, top}, box.width(), ink, lines.substr(0, end));
    if (end != std::string::npos) clipped_text(draw, {box.left, top + line}, box.width(), ink, notice.substr(end + 1));
}

// A button at the end of the line; returns its width.
template <class Run>
float end_button(Ui& ui, const char* label, const std::string& text, const std::string& keys, Box box, Run&& run) {
    const float width = ImGui::CalcTextSize(text.c_str()).x + ui.px(24);
    ImGui::SetCursorScreenPos({box.right - width, box.top + (box.height() - ui.px(28)) / 2});
    const bool clicked = button(ui, label, {.text = text, .active = true, .width = width});
    tip(ui, text, keys);
    if (clicked) run();
    return width + ui.px(12);
}

// The offer made with a refusal, at the end of the line; returns its width.
float draw_offer(Ui& ui, Studio& studio, Box box) {
    if (!has_offer(studio)) return 0;
    const auto* fits = std::get_if<WhatFits>(&studio.notice->offer);
    const std::string text =
        fits ? ui.words(Message{"offer.place-what-fits", {{"count", fits->pieces}, {"of", fits->of}}})
             : ui.words("offer.fill-mirrored");
    const Command& accept = *command("edit.accept");
    return end_button(ui, "status:offer", text, keys_of(accept, studio.keys), box, [&] { accept.run(studio); });
}

// The work under way, with a button that stops it; returns its width.
float draw_errand(Ui& ui, Studio& studio, Box box) {
    const auto errand = studio.errands.shown();
    if (!errand) return 0;
    const Command& stop = *command("tool.let-go");
    if (errand->progress > 0) {
        const float line = ui.px(3), right = box.left + box.width() * static_cast<float>(errand->progress);
        ImGui::GetWindowDrawList()->AddRectFilled({box.left, box.bottom - line}, {right, box.bottom},
                                                  ui.theme[Ink::Accent]);
    }
    return end_button(ui, "status:stop", ui.words("errand.stop"), keys_of(stop, studio.keys), box,
                      [&] { stop.run(studio); });
}

}  // namespace

std::string hover_text(const Studio& studio) {
    if (!studio.hovered) return {};
    if (const Surface* surface = surface_at(studio, studio.hovered->hex))
        return studio.words(Message{"status.hover",
                                    {{"space", to_text(surface->space)},
                                     {"terrain", studio.catalogue()[surface->terrain].name},
                                     {"height", surface->height}}}) +
               what_is_on(studio, surface->space);
    return studio.words(Message{"status.hover-table", {{"space", to_text(Space{studio.hovered->hex, studio.level})}}});
}

std::string notice_text(const Studio& studio) {
    if (const auto errand = studio.errands.shown()) return studio.words(errand->words);
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
    const Box line{from, at.y, from + width, at.y + size.y};
    width -= studio.errands.shown() ? draw_errand(ui, studio, line) : draw_offer(ui, studio, line);
    draw_notice(draw, {from + inset, at.y, from + width, at.y + size.y}, ink, notice);
    ImGui::SetCursorScreenPos({from, at.y});
    ImGui::InvisibleButton("##notice", {std::max(width, 1.0F), size.y});
    ui.record("status:notice");
    if (std::ranges::count(in_lines(notice, width - inset), '\n') > 1) tip(ui, notice);
}

}  // namespace hexwright
