#include "editor/panels/glyphs_panel.h"

#include "editor/commands/commands.h"
#include "editor/tools/glyph_brush.h"
#include "editor/tools/glyph_tool.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "formats/paper/sheet/plan_markers.h"

namespace hexwright::panels {

namespace {

constexpr float glyph_row_height = 30;

void facings(Ui& ui, EditorState& editor) {
    const Glyph* chosen = chosen_glyph(editor.map.tools, editor.map.document);
    const Facing facing = chosen ? chosen->facing : editor.map.tools.glyph_brush.facing;
    if (button(ui, "glyphs.power", {.text = ui.words("glyphs.power"), .active = facing == Facing::Power}))
        hold_facing(editor, Facing::Power);
    tip(ui, ui.words("glyphs.power-tip"), keys_of(*command("glyph.turn-over"), editor.user.keys, ui.words));
    const ButtonStyle symbol{.text = ui.words("glyphs.symbol"), .active = facing == Facing::Symbol};
    ImGui::SameLine();
    if (ImGui::GetContentRegionAvail().x < width_of(ui, symbol)) ImGui::NewLine();
    if (button(ui, "glyphs.symbol", symbol)) hold_facing(editor, Facing::Symbol);
    tip(ui, ui.words("glyphs.symbol-tip"), keys_of(*command("glyph.turn-over"), editor.user.keys, ui.words));
}

std::string count_of(const GlyphStock& stock, const Words& words) {
    if (!stock.limited) return stock.used > 0 ? std::to_string(stock.used) : "";
    return words(Message{"glyphs.count", {{"used", stock.used}, {"have", stock.have}, {"left", stock.left()}}});
}

void glyph_row(Ui& ui, EditorState& editor, const std::string& id) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const ImVec2 size(ImGui::GetContentRegionAvail().x, ui.px(glyph_row_height));
    ImGui::PushID(id.c_str());
    const bool clicked = ImGui::InvisibleButton("##glyph", size), hovered = ImGui::IsItemHovered();
    ui.record("glyph:" + (id.empty() ? "unknown" : id));
    ImGui::PopID();
    const std::string name = glyph_name(id, editor);
    const GlyphStock stock = glyph_stock(id, *editor.now().scenario, editor.catalogue());
    if (stock.limited)
        tip(ui, ui.words(Message{"glyphs.tip", {{"used", stock.used}, {"have", stock.have}, {"left", stock.left()}}}),
            name);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const ImVec2 end(at.x + size.x, at.y + size.y);
    const bool held = editor.map.tools.glyph_brush.id == id && editor.map.tools.current == Tool::Glyph;
    if (held || hovered) draw.AddRectFilled(at, end, ui.theme[held ? Ink::AccentSoft : Ink::Raised], ui.px(4));
    glyph_disc(ui, draw, {at.x + ui.px(18), at.y + size.y / 2}, ui.px(12), {id, {}, Facing::Power}, editor.catalogue());
    const std::string count = count_of(stock, ui.words);
    const float y = at.y + (size.y - ImGui::GetTextLineHeight()) / 2, wide = ImGui::CalcTextSize(count.c_str()).x;
    const Ink ink = stock.limited && stock.left() < 0 ? Ink::Error : Ink::Muted;
    draw.AddText({end.x - wide - ui.px(6), y}, ui.theme[ink], count.c_str());
    const bool none_left = stock.limited && stock.left() <= 0;
    clipped_text(draw, {at.x + ui.px(38), y}, size.x - wide - ui.px(52), ui.theme[none_left ? Ink::Muted : Ink::Text],
                 name);
    if (clicked) hold_glyph(editor, id);
}

void chosen_section(Ui& ui, EditorState& editor) {
    const Glyph* glyph = chosen_glyph(editor.map.tools, editor.map.document);
    if (!glyph) return muted(ui, ui.words("glyphs.hint"));
    wrapped(ui,
            ui.words(Message{"glyphs.chosen", {{"glyph", glyph_name(glyph->id, editor)}, {"at", to_text(glyph->at)}}}));
    for (const char* id : {"glyph.turn-over", "glyph.remove"}) {
        ImGui::PushID("chosen");
        command_button(ui, editor, id);
        ImGui::PopID();
        ImGui::SameLine();
    }
    ImGui::NewLine();
}

}  // namespace

void glyph_disc(Ui& ui, ImDrawList& draw, ImVec2 middle, float radius, const Glyph& glyph, const Catalogue& catalogue,
                float opacity) {
    const auto [disc, rim, ink] = colors_of(glyph);
    draw.AddCircleFilled(middle, radius, packed(disc, opacity), 32);
    draw.AddCircle(middle, radius, packed(rim, opacity), 32, ui.px(1.5F));
    const std::string letter = letter_of(glyph, catalogue);
    const FontScope font(ui.strong);
    const float height = std::min(ImGui::GetFontSize(), radius * 1.5F);
    const ImVec2 wide = ImGui::GetFont()->CalcTextSizeA(height, FLT_MAX, 0, letter.c_str());
    draw.AddText(ImGui::GetFont(), height, {middle.x - wide.x / 2, middle.y - wide.y / 2}, packed(ink, opacity),
                 letter.c_str());
}

void draw_glyphs_panel(Ui& ui, EditorState& editor, GlyphsUi& state) {
    const GlyphStock all = glyph_stock("", *editor.now().scenario, editor.catalogue());
    heading(ui, ui.words("glyphs.title"), count_of(all, ui.words));
    ImGui::BeginChild("##glyphs", {0, 0}, false, ImGuiWindowFlags_NoBackground);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(4, 4));
    facings(ui, editor);
    chosen_section(ui, editor);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(4, 1));
    glyph_row(ui, editor, "");
    int hidden = 0;
    for (const GlyphType& type : editor.catalogue().glyphs()) {
        const GlyphStock stock = glyph_stock(type.id, *editor.now().scenario, editor.catalogue());
        if (stock.limited && stock.have == 0 && stock.used == 0 && !state.everything) ++hidden;
        else glyph_row(ui, editor, type.id);
    }
    ImGui::PopStyleVar();
    if (hidden > 0 && button(ui, "glyphs:everything",
                             {.text = ui.words(Message{"glyphs.show-hidden", {{"count", hidden}}}),
                              .width = ImGui::GetContentRegionAvail().x}))
        state.everything = true;
    ImGui::PopStyleVar();
    ImGui::EndChild();
}

}  // namespace hexwright::panels
