#include "editor/panels/underlay_panel.h"

#include "editor/commands/commands.h"
#include "editor/editing/layers.h"
#include "editor/editing/lengths.h"
#include "editor/editing/measure.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"

#include <filesystem>

namespace hexwright::panels {

namespace {

// A drag along the slider is one step, committed on release.
void opacity(Ui& ui, EditorState& editor, const Underlay& underlay) {
    int value = underlay.opacity;
    int& held = *ImGui::GetStateStorage()->GetIntRef(ImGui::GetID("##held-opacity"), 0);
    if (held != 0) value = held;
    ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x);
    if (ImGui::SliderInt("##opacity", &value, least_opacity, 100, ui.words("underlay.opacity").c_str(),
                         ImGuiSliderFlags_AlwaysClamp))
        held = value;
    ui.record("underlay:opacity");
    tip(ui, ui.words("underlay.opacity-tip"));
    if (ImGui::IsItemActive() || held == 0) return;
    Underlay changed = underlay;
    changed.opacity = std::exchange(held, 0);
    if (changed != underlay) set_underlay(editor.map, std::move(changed));
}

void underlay_buttons(Ui& ui, EditorState& editor) {
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(4, 4));
    for (const char* id : {"underlay.align", "underlay.lock", "underlay.hide", "underlay.choose", "underlay.remove"}) {
        command_button(ui, editor, id);
        ImGui::SameLine();
    }
    ImGui::NewLine();
    ImGui::PopStyleVar();
}

std::string by_level(const MapFacts& facts) {
    std::string text;
    for (std::size_t i = 0; i < facts.by_level.size(); ++i)
        if (facts.by_level[i] > 0)
            text += (text.empty() ? "" : "\u00A0· ") + std::to_string(i + 1) + ":\u00A0" +
                    std::to_string(facts.by_level[i]);  // A line breaks only after the dot.
    return text;
}

}  // namespace

void draw_underlay(Ui& ui, EditorState& editor) {
    if (editor.map.view.whole) return;
    const Underlay* underlay = underlay_of(editor.map.view, editor.map.document);
    if (!underlay) vertical_gap(ui, 8);
    heading(ui, ui.words(Message{"underlay.title", {{"level", editor.map.view.level}}}));
    if (!underlay) {
        muted(ui, ui.words("underlay.empty"));
        const Command& choose = *command("underlay.choose");
        if (button(ui, "underlay:choose", {.icon = choose.icon, .text = label_of(choose, ui.words)}))
            choose.run(editor);
        return;
    }
    const auto& entry = picture_of(editor, *underlay);
    wrapped(ui, std::filesystem::path(underlay->src).filename().string());
    tip(ui, underlay->src);
    if (entry.decoding()) muted(ui, ui.words("underlay.reading"));
    if (entry.trouble)
        wrapped(ui, ui.words(Message{"underlay.cannot-show", {{"trouble", ui.words(entry.trouble->message)}}}),
                Ink::Warning);
    const Underlay shown = *underlay;  // A copy: a command may change it.
    underlay_buttons(ui, editor);
    if (underlay_of(editor.map.view, editor.map.document)) opacity(ui, editor, shown);
    vertical_gap(ui, 8);
}

void draw_map_facts(Ui& ui, const EditorState& editor) {
    const MapFacts facts = facts_of(editor.now());
    ImGui::PushStyleVar(ImGuiStyleVar_CellPadding, ui.px(4, 3));
    if (ImGui::BeginTable("##map-facts", 2)) {
        ImGui::TableSetupColumn("label", ImGuiTableColumnFlags_WidthFixed, ui.px(72));
        ImGui::TableSetupColumn("value", ImGuiTableColumnFlags_WidthStretch);
        fact(ui, "map.hexes", ui.words(Message{"map.hexes-value", {{"hexes", facts.hexes}, {"spaces", facts.spaces}}}));
        fact(ui, "map.size", size_text(facts.width, facts.depth, editor));
        const bool even = facts.ground == facts.levels, alone = facts.items == facts.pieces;
        fact(ui, "map.levels",
             with_height(ui.words(Message{even ? "measure.levels" : "map.levels-value",
                                          {{"count", even ? facts.levels : facts.ground}, {"top", facts.levels}}}),
                         facts.levels, editor));
        fact(ui, "map.pieces",
             ui.words(Message{alone ? "map.pieces-alone" : "map.pieces-value",
                              {{"pieces", facts.pieces}, {"items", facts.items}}}));
        fact(ui, "map.by-level", by_level(facts));
        ImGui::EndTable();
    }
    ImGui::PopStyleVar();
}

}  // namespace hexwright::panels
