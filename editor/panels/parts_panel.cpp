#include "editor/panels/parts_panel.h"

#include "editor/panels/icons.h"

namespace hexwright {
namespace {

constexpr std::size_t most_missing = 20, most_choices = 3;

void look(Studio& studio, PartsUi& state) {
    const Snapshot& now = studio.now();
    state.boxes.follow(now.number, studio.jobs, [used = now.used, catalogue = &studio.catalogue()](JobWatch&) {
        return fewest_boxes(used, *catalogue);
    });
    if (state.number == now.number) return;
    state.number = now.number;
    state.swaps = swap_suggestions(studio.desk);
}

std::string named(int count, const std::string& one, const std::string& many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

void draw_boxes(Ui& ui, const Studio& studio, const PartsUi& state) {
    const BoxPlan* plan = state.boxes.value();
    heading(ui, ui.words("boxes.title"), plan && plan->boxes > 0 ? std::to_string(plan->boxes) : "");
    if (!plan) return muted(ui, ui.words("boxes.counting"));
    if (plan->sets.empty() && plan->missing.empty()) return muted(ui, ui.words("boxes.none"));
    for (const SetCount& box : plan->sets) {
        const int have = studio.desk.owned() ? count_of(*studio.desk.owned(), box.set) : 0;
        const Message words{have > 0 ? "boxes.row-owned" : "boxes.row",
                            {{"count", box.count}, {"set", studio.catalogue()[box.set].name}, {"have", have}}};
        wrapped(ui, ui.words(words), have >= box.count ? Ink::Good : Ink::Text);
    }
    for (const Shortage& each : plan->missing) {
        const ItemType& item = studio.catalogue()[each.item];
        wrapped(ui, ui.words(Message{"boxes.in-no-box", {{"pieces", named(each.used, item.name, item.plural)}}}),
                Ink::Warning);
    }
    muted(ui, ui.words(Message{plan->proven ? "boxes.left-over" : "boxes.left-over-unproven",
                               {{"count", plan->left_over}}}));
}

void draw_missing(Ui& ui, Studio& studio) {
    vertical_gap(ui, 8);
    if (!studio.desk.owned()) {
        muted(ui, ui.words("boxes.no-collection"));
        if (button(ui, "boxes:choose", {.text = ui.words("command.map.collections")})) run("map.collections", studio);
        return;
    }
    const auto missing = shortages(studio.now().used, items_of(*studio.desk.owned(), studio.catalogue()));
    const Message title{"boxes.missing-title", {{"collection", studio.owning.chosen}}};
    heading(ui, ui.words(title), missing.empty() ? "" : std::to_string(missing.size()));
    if (missing.empty()) return muted(ui, ui.words("boxes.nothing-missing"));
    for (std::size_t i = 0; i < missing.size() && i < most_missing; ++i) {
        const ItemType& item = studio.catalogue()[missing[i].item];
        wrapped(ui, named(missing[i].missing(), item.name, item.plural));
    }
    if (missing.size() > most_missing)
        muted(ui, ui.words(Message{"boxes.more", {{"count", missing.size() - most_missing}}}));
}

void show(Studio& studio, const std::vector<PieceId>& pieces) {
    choose_tool(studio, Tool::Select);
    select(studio, pieces);
    studio.frame_plan = studio.frame_selection = true;
    if (const PlacedPiece* first = studio.now().scenario->battlefield.find(pieces.front()))
        go_to_level(studio, first->level);
}

// Returns true if a swap was made, which changes the list.
bool draw_swap(Ui& ui, Studio& studio, const SwapSuggestion& swap) {
    const PieceType& type = studio.catalogue()[swap.kind];
    const std::string words = named(static_cast<int>(swap.pieces.size()), type.name, type.plural);
    if (button(ui, "swap:" + type.id, {.icon = icon::search, .text = words})) show(studio, swap.pieces);
    tip(ui, ui.words("swap.show"));
    for (std::size_t i = 0; i < swap.choices.size() && i < most_choices; ++i) {
        const SwapChoice& choice = swap.choices[i];
        const PieceType& to = studio.catalogue()[choice.to];
        const Message by{"swap.by",
                         {{"count", swappable(swap, choice)}, {"terrain", studio.catalogue()[to.terrain].name}}};
        ImGui::SetCursorPosX(ImGui::GetCursorPosX() + ui.px(20));
        if (!button(ui, "swap:" + type.id + ":" + to.id, {.text = ui.words(by)})) continue;
        const auto edit = swap_edit(swap, choice, studio.desk);
        if (!edit) refuse(studio, edit.error().reason);
        else if (commit(studio, *edit))
            say(studio, {"notice.swapped", {{"pieces", named(swappable(swap, choice), type.name, type.plural)}}});
        return true;
    }
    return false;
}

void draw_swaps(Ui& ui, Studio& studio, const PartsUi& state) {
    vertical_gap(ui, 8);
    heading(ui, ui.words("swap.title"));
    muted(ui, ui.words(state.swaps.empty() ? "swap.none" : "swap.what"));
    for (const SwapSuggestion& swap : state.swaps)
        if (draw_swap(ui, studio, swap)) return;
}

}  // namespace

void draw_parts(Ui& ui, Studio& studio, PartsUi& state) {
    look(studio, state);
    ImGui::BeginChild("##parts", {0, 0}, false, ImGuiWindowFlags_NoBackground);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(8, 4));
    draw_boxes(ui, studio, state);
    draw_missing(ui, studio);
    draw_swaps(ui, studio, state);
    ImGui::PopStyleVar();
    ImGui::EndChild();
}

}  // namespace hexwright
