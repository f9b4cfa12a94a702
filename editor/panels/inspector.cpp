#include "editor/panels/inspector.h"

#include "editor/commands/commands.h"
#include "editor/document/edits/arrange.h"
#include "editor/document/edits/groups.h"
#include "editor/panels/groups_panel.h"
#include "editor/panels/underlay_panel.h"
#include "editor/tools/glyph_tool.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>
#include <map>

namespace hexwright::panels {

namespace {

std::string place_of(const PlacedPiece& piece, const PieceType& type) {
    if (type.is_span()) return to_text(piece.at) + " – " + to_text(piece.to);
    return to_text(piece.at);
}

// The surfaces of a piece, on which zones and glyphs can lie.
std::vector<Space> spaces_of(const PlacedPiece& piece, const EditorState& editor) {
    std::vector<Space> spaces;
    for (const HexCoord hex : hexes_of(piece, editor.catalogue()))
        for (const Surface& surface : editor.now().terrain.surfaces_at(hex))
            if (surface.piece == piece.id) spaces.push_back(surface.space);
    return spaces;
}

std::string zones_on(const PlacedPiece& piece, const EditorState& editor) {
    const std::vector<Space> spaces = spaces_of(piece, editor);
    std::string text;
    for (const Zone& zone : *editor.now().scenario->zones) {
        const auto count =
            std::ranges::count_if(spaces, [&](Space at) { return std::ranges::binary_search(zone.spaces, at); });
        if (count > 0)
            text += (text.empty() ? "" : ", ") +
                    editor.words(Message{"inspector.zone", {{"zone", zone.id}, {"count", static_cast<int>(count)}}});
    }
    return text;
}

std::string glyphs_on(const PlacedPiece& piece, const EditorState& editor) {
    const std::vector<Space> spaces = spaces_of(piece, editor);
    std::string text;
    for (const Glyph& glyph : *editor.now().scenario->glyphs)
        if (std::ranges::count(spaces, glyph.at) > 0) text += (text.empty() ? "" : ", ") + glyph_name(glyph.id, editor);
    return text;
}

void facts(Ui& ui, const EditorState& editor, const PlacedPiece& piece) {
    const PieceType& type = editor.catalogue()[piece.kind];
    ImGui::PushStyleVar(ImGuiStyleVar_CellPadding, ui.px(4, 3));
    if (ImGui::BeginTable("##facts", 2)) {
        ImGui::TableSetupColumn("label", ImGuiTableColumnFlags_WidthFixed, ui.px(72));
        ImGui::TableSetupColumn("value", ImGuiTableColumnFlags_WidthStretch);
        fact(ui, "inspector.kind", type.id);
        fact(ui, "inspector.place", place_of(piece, type));
        fact(ui, "inspector.level", std::to_string(piece.level));
        if (type.is_edge()) fact(ui, "inspector.side", std::string(to_text(piece.side)));
        else if (!type.is_span()) fact(ui, "inspector.turn", std::to_string(piece.turn));
        fact(ui, "inspector.rests-on", what_carries(piece, editor.now(), editor.catalogue(), editor.words));
        if (const std::string zones = zones_on(piece, editor); !zones.empty()) fact(ui, "inspector.zones", zones);
        if (const std::string glyphs = glyphs_on(piece, editor); !glyphs.empty()) fact(ui, "inspector.glyphs", glyphs);
        if (const std::string group = group_of(*editor.now().scenario, piece.id); !group.empty())
            fact(ui, "inspector.group", group);
        ImGui::EndTable();
    }
    ImGui::PopStyleVar();
}

// For several pieces: the count of each kind.
void kinds(Ui& ui, const EditorState& editor) {
    std::map<PieceKind, int> counts;
    for (const PlacedPiece& piece : found(editor.now().scenario->battlefield, editor.map.tools.selected))
        ++counts[piece.kind];
    ImGui::BeginChild("##kinds", {0, ImGui::GetContentRegionAvail().y - ui.px(68)}, false,
                      ImGuiWindowFlags_NoBackground);
    for (const auto& [kind, count] : counts)
        wrapped(ui, ui.words(Message{"inspector.of-kind",
                                     {{"count", count},
                                      {"piece", editor.catalogue()[kind].name},
                                      {"pieces", editor.catalogue()[kind].plural}}}));
    ImGui::EndChild();
}

void selection_buttons(Ui& ui, EditorState& editor) {
    const char* ids[] = {"edit.pick-up",        "edit.turn-left", "edit.turn-right", "edit.mirror-sideways",
                         "edit.mirror-upright", "edit.raise",     "edit.lower",      "edit.delete"};
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(4, 4));
    for (const char* id : ids) {
        if (ImGui::GetContentRegionAvail().x < ui.px(28)) ImGui::NewLine();
        ImGui::PushID("inspector");
        const Command& found = *command(id);
        if (button(ui, "inspector:" + std::string(id), {.icon = found.icon, .enabled = can_run(found, editor)}))
            found.run(editor);
        tip(ui, label_of(found, ui.words), keys_of(found, editor.user.keys, ui.words));
        ImGui::PopID();
        ImGui::SameLine();
    }
    ImGui::NewLine();
    ImGui::PopStyleVar();
}

}  // namespace

std::string what_carries(const PlacedPiece& piece, const Snapshot& now, const Catalogue& catalogue,
                         const Words& words) {
    if (piece.level == 1) return words("inspector.table");
    std::map<PieceKind, int> below;
    for (const HexCoord hex : hexes_of(piece, catalogue))
        if (const Solid* solid = now.terrain.solid(hex, piece.level - 1)) ++below[solid->kind];
    std::string text;
    for (const auto& [kind, hexes] : below)
        text += (text.empty() ? "" : ", ") +
                words(Message{"inspector.carried", {{"piece", catalogue[kind].name}, {"count", hexes}}});
    return text.empty() ? words("inspector.nothing") : text;
}

void draw_inspector(Ui& ui, EditorState& editor) {
    const PlacedPiece* piece = selected_piece(editor.map.tools, editor.map.document);
    if (editor.map.tools.selected.size() > 1) {
        heading(ui, ui.words("inspector.several"), std::to_string(editor.map.tools.selected.size()));
        draw_selected_groups(ui, editor);
        kinds(ui, editor);
        return selection_buttons(ui, editor);
    }
    if (!piece) {
        if (underlay_of(editor.map.view, editor.map.document))
            draw_underlay(ui, editor);  // The settings needed while tracing.
        draw_groups(ui, editor);
        heading(ui, ui.words(editor.now().scenario->battlefield.size() > 0 ? "inspector.map" : "inspector.title"));
        if (editor.now().scenario->battlefield.size() > 0) draw_map_facts(ui, editor);
        else muted(ui, ui.words("inspector.empty"));
        if (!underlay_of(editor.map.view, editor.map.document)) draw_underlay(ui, editor);
        return;
    }
    std::string name = editor.catalogue()[piece->kind].name;
    if (!name.empty() && name[0] >= 'a' && name[0] <= 'z') name[0] = static_cast<char>(name[0] - 'a' + 'A');
    heading(ui, name);
    facts(ui, editor, *piece);
    selection_buttons(ui, editor);
}

}  // namespace hexwright::panels
