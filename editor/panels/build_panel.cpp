#include "editor/panels/build_panel.h"

#include "editor/editing/commit.h"
#include "editor/tools/building.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"

#include <algorithm>
#include <map>
#include <string>

namespace hexwright::panels {

namespace {

using Count = std::map<PieceKind, std::vector<PieceId>>;

Count counted(const std::vector<PieceId>& pieces, const Battlefield& battlefield) {
    Count kinds;
    for (const PieceId id : pieces)
        if (const PlacedPiece* piece = battlefield.find(id)) kinds[piece->kind].push_back(id);
    return kinds;
}

// ---- the list of steps

// A row: the box to tick, the step's number and what it lays.
void draw_row(Ui& ui, EditorState& editor, std::size_t step, bool scroll) {
    const BuildView& build = editor.map.building;
    const std::string number = std::to_string(step + 1);
    const bool ticked = build.ticked.contains(step), now = step + 1 == build.laid;
    ImGui::PushID(static_cast<int>(step));
    if (button(ui, "build:tick " + number, {.icon = ticked ? icon::ticked : icon::unticked, .active = ticked}))
        tick_step(editor, step, !ticked);
    tip(ui, ui.words(ticked ? "build.untick-tip" : "build.tick-tip"));
    ImGui::SameLine();
    const BuildStep& row = build.plan->steps[step];
    const Message what{"build.row", {{"number", step + 1}, {"count", laid_in(row).size()}, {"level", row.level}}};
    if (list_row(ui, "build:step " + number,
                 {.text = ui.words(what), .now = now, .ink = ticked ? Ink::Muted : Ink::Text}))
        show_build_step(editor, step + 1);
    if (now && scroll) ImGui::SetScrollHereY(0.4F);
    ImGui::PopID();
}

// ---- the step that is shown

// Pieces to lay: its picture, how many, its name, and the button of who lacks one.
void draw_part(Ui& ui, EditorState& editor, BuildUi& state, PieceKind kind, const std::vector<PieceId>& pieces) {
    const PieceType& type = editor.catalogue()[kind];
    const float side = ui.px(piece_shape_px);
    ImGui::Image(reinterpret_cast<ImTextureID>(state.shapes.of(kind, ui, editor.catalogue())), {side, side});
    ImGui::SameLine();
    const int count = static_cast<int>(pieces.size());
    wrapped(ui, ui.words(Message{"build.part", {{"count", count}, {"piece", count == 1 ? type.name : type.plural}}}));
    if (type.body != Body::Tile) return;
    const bool asked = state.lacking && std::ranges::count(pieces, *state.lacking) > 0;
    const ButtonStyle lack{.text = ui.words("build.lack"), .active = asked};
    const float indent = ui.px(piece_shape_px + 8), spare = ImGui::GetContentRegionAvail().x - width_of(ui, lack);
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() + std::clamp(spare, 0.0F, indent));
    if (button(ui, "build:lack " + type.id, lack))
        state.lacking = asked ? std::nullopt : std::optional(pieces.back()), state.looked_at = 0;
    if (!asked) tip(ui, ui.words("build.lack-tip"));  // Else it would cover what is offered below.
}

// For example "2 three-hex grass tiles and 1 one-hex grass tile".
std::string named_parts(const Substitute& substitute, const EditorState& editor, const Words& words) {
    std::map<PieceKind, int> kinds;
    for (const PlacedPiece& piece : substitute.pieces) ++kinds[piece.kind];
    std::string text;
    for (const auto& [kind, count] : kinds) {
        const PieceType& type = editor.catalogue()[kind];
        text += (text.empty() ? "" : ", ") +
                words(Message{"build.part", {{"count", count}, {"piece", count == 1 ? type.name : type.plural}}});
    }
    return text;
}

void draw_substitutes(Ui& ui, EditorState& editor, BuildUi& state) {
    if (state.looked_at != editor.now().number) {
        state.substitutes = substitutes_for(*state.lacking, editor.map.document);
        state.looked_at = editor.now().number;
    }
    muted(ui, ui.words(state.substitutes.empty() ? "build.no-substitute" : "build.substitutes"));
    for (std::size_t i = 0; i < state.substitutes.size(); ++i) {
        const Substitute& each = state.substitutes[i];
        if (!button(ui, "build:instead " + std::to_string(i + 1), {.text = named_parts(each, editor, ui.words)}))
            continue;
        if (commit(editor.map, each.edit)) say(editor.map.status, {"build.swapped"});
        return state.lacking.reset();
    }
}

}  // namespace

void draw_build_steps(Ui& ui, EditorState& editor, BuildUi& state) {
    const BuildView& build = editor.map.building;
    heading(ui, ui.words("build.steps"), std::to_string(build.steps()));
    muted(ui, ui.words(Message{"build.done", {{"done", build.ticked.size()}, {"count", build.steps()}}}));
    ImGui::BeginChild("##build-steps", {0, 0}, false, ImGuiWindowFlags_NoBackground);
    const bool scroll = std::exchange(state.scrolled_to, build.laid) != build.laid;
    for (std::size_t step = 0; step < build.steps(); ++step) draw_row(ui, editor, step, scroll);
    ImGui::EndChild();
}

void draw_build_step(Ui& ui, EditorState& editor, BuildUi& state) {
    const BuildView& build = editor.map.building;
    state.shapes.begin_frame(ui);
    const std::size_t lying = laid_by(*build.plan, build.laid).size();
    const BuildStep* step = build.step();
    heading(ui, step ? ui.words(Message{"build.step", {{"number", build.laid}, {"count", build.steps()}}})
                     : ui.words("build.empty-table"));
    muted(ui, ui.words(Message{"build.lie", {{"count", lying}, {"all", build.plan->pieces}}}));
    if (!step) return wrapped(ui, ui.words("build.begin"));
    if (step->hold) wrapped(ui, ui.words("build.hold"), Ink::Warning);
    vertical_gap(ui, 4);
    const Count parts = counted(laid_in(*step), editor.now().scenario->battlefield);
    bool asked_here = false;
    for (const auto& [kind, pieces] : parts) {
        draw_part(ui, editor, state, kind, pieces);
        const bool asked = state.lacking && std::ranges::count(pieces, *state.lacking) > 0;
        asked_here = asked_here || asked;
        if (!asked) continue;
        draw_substitutes(ui, editor, state);
        if (!state.lacking) return;  // The map is another one now.
    }
    if (!asked_here) state.lacking.reset();
    vertical_gap(ui, 8);
    command_button(ui, editor, "build.tick", true);
    if (build.laid == build.steps()) wrapped(ui, ui.words("build.all-lie"), Ink::Good);
}

}  // namespace hexwright::panels
