#include "editor/panels/inspector.h"

#include <map>

#include "editor/workbench/arrange.h"

namespace hexwright {

namespace {

void row(Ui& ui, const char* label, const std::string& value) {
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    ImGui::TextColored(ui.ink(Ink::Muted), "%s", ui.words(label).c_str());
    ImGui::TableNextColumn();
    wrapped(ui, value);
    ui.record(label);
}

std::string place_of(const PlacedPiece& piece, const PieceType& type) {
    if (type.is_span()) return to_text(piece.at) + " – " + to_text(piece.to);
    return to_text(piece.at);
}

void facts(Ui& ui, const Studio& studio, const PlacedPiece& piece) {
    const PieceType& type = studio.catalogue()[piece.kind];
    ImGui::PushStyleVar(ImGuiStyleVar_CellPadding, ui.px(4, 3));
    if (ImGui::BeginTable("##facts", 2)) {
        ImGui::TableSetupColumn("label", ImGuiTableColumnFlags_WidthFixed, ui.px(72));
        ImGui::TableSetupColumn("value", ImGuiTableColumnFlags_WidthStretch);
        row(ui, "inspector.kind", type.id);
        row(ui, "inspector.place", place_of(piece, type));
        row(ui, "inspector.level", std::to_string(piece.level));
        if (type.is_edge()) row(ui, "inspector.side", std::string(to_text(piece.side)));
        else if (!type.is_span()) row(ui, "inspector.turn", std::to_string(piece.turn));
        row(ui, "inspector.rests-on", what_carries(piece, studio.now(), studio.catalogue(), studio.words));
        ImGui::EndTable();
    }
    ImGui::PopStyleVar();
}

// Of several: how many of each kind.
void kinds(Ui& ui, const Studio& studio) {
    std::map<PieceKind, int> counts;
    for (const PlacedPiece& piece : found(studio.now().scenario->battlefield, studio.selected)) ++counts[piece.kind];
    ImGui::BeginChild("##kinds", {0, ImGui::GetContentRegionAvail().y - ui.px(68)}, false, ImGuiWindowFlags_NoBackground);
    for (const auto& [kind, count] : counts)
        wrapped(ui, ui.words(Message{"inspector.of-kind", {{"count", count}, {"piece", studio.catalogue()[kind].name}, {"pieces", studio.catalogue()[kind].plural}}}));
    ImGui::EndChild();
}

void buttons(Ui& ui, Studio& studio) {
    const char* ids[] = {"edit.pick-up", "edit.turn-left", "edit.turn-right", "edit.mirror-sideways", "edit.mirror-upright",
                         "edit.raise",   "edit.lower",     "edit.delete"};
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(4, 4));
    for (const char* id : ids) {
        ImGui::PushID("inspector");
        const Command& found = *command(id);
        if (button(ui, "inspector:" + std::string(id), {.icon = found.icon, .enabled = can_run(found, studio)})) found.run(studio);
        tip(ui, label_of(found, ui.words), keys_of(found));
        ImGui::PopID();
        ImGui::SameLine();
    }
    ImGui::NewLine();
    ImGui::PopStyleVar();
}

}  // namespace

std::string what_carries(const PlacedPiece& piece, const Snapshot& now, const Catalogue& catalogue, const Words& words) {
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

void draw_inspector(Ui& ui, Studio& studio) {
    const PlacedPiece* piece = selected_piece(studio);
    if (studio.selected.size() > 1) {
        heading(ui, ui.words("inspector.several"), std::to_string(studio.selected.size()));
        kinds(ui, studio);
        return buttons(ui, studio);
    }
    if (!piece) {
        heading(ui, ui.words("inspector.title"));
        muted(ui, ui.words("inspector.empty"));
        return;
    }
    std::string name = studio.catalogue()[piece->kind].name;
    if (!name.empty() && name[0] >= 'a' && name[0] <= 'z') name[0] = static_cast<char>(name[0] - 'a' + 'A');
    heading(ui, name);
    facts(ui, studio, *piece);
    buttons(ui, studio);
}

}  // namespace hexwright
