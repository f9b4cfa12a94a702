#include "editor/panels/parts_panel.h"

#include "editor/commands/commands.h"
#include "editor/editing/collections.h"
#include "editor/editing/commit.h"
#include "editor/editing/selection.h"
#include "editor/editing/viewing.h"
#include "editor/tools/tool_choice.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"

namespace hexwright::panels {
namespace {

constexpr std::size_t most_missing = 20, most_choices = 3;

void look(EditorState& editor, PartsUi& state) {
    const Snapshot& now = editor.now();
    if (state.map != editor.map.number) state = {}, state.map = editor.map.number;
    state.boxes.follow(now.number, editor.jobs,
                       [used = now.used, catalogue = editor.map.document.kept_catalogue()](JobWatch&) {
                           return fewest_boxes(used, *catalogue);
                       });
    if (state.number == now.number) return;
    state.number = now.number;
    state.swaps = swap_suggestions(editor.map.document);
}

std::string named(int count, const std::string& one, const std::string& many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

void draw_boxes(Ui& ui, const EditorState& editor, const PartsUi& state) {
    const BoxPlan* plan = state.boxes.value();
    heading(ui, ui.words("boxes.title"), plan && plan->boxes > 0 ? std::to_string(plan->boxes) : "");
    if (!plan) return muted(ui, ui.words("boxes.counting"));
    if (plan->sets.empty() && plan->missing.empty()) return muted(ui, ui.words("boxes.none"));
    for (const SetCount& box : plan->sets) {
        const int have = editor.map.document.owned() ? document::count_of(*editor.map.document.owned(), box.set) : 0;
        const Message words{have > 0 ? "boxes.row-owned" : "boxes.row",
                            {{"count", box.count}, {"set", editor.catalogue()[box.set].name}, {"have", have}}};
        wrapped(ui, ui.words(words), have >= box.count ? Ink::Good : Ink::Text);
    }
    for (const Shortage& each : plan->missing) {
        const ItemType& item = editor.catalogue()[each.item];
        wrapped(ui, ui.words(Message{"boxes.in-no-box", {{"pieces", named(each.used, item.name, item.plural)}}}),
                Ink::Warning);
    }
    muted(ui, ui.words(Message{plan->proven ? "boxes.left-over" : "boxes.left-over-unproven",
                               {{"count", plan->left_over}}}));
}

void draw_shortages(Ui& ui, const EditorState& editor, const Message& title, const Holding& have) {
    const auto missing = shortages(editor.now().used, items_of(have, editor.catalogue()));
    heading(ui, ui.words(title), missing.empty() ? "" : std::to_string(missing.size()));
    if (missing.empty()) return muted(ui, ui.words("boxes.nothing-missing"));
    for (std::size_t i = 0; i < missing.size() && i < most_missing; ++i) {
        const ItemType& item = editor.catalogue()[missing[i].item];
        wrapped(ui, named(missing[i].missing(), item.name, item.plural));
    }
    if (missing.size() > most_missing)
        muted(ui, ui.words(Message{"boxes.more", {{"count", missing.size() - most_missing}}}));
}

// What the map uses beyond its own limit, where that does not refuse it.
void draw_beyond_limit(Ui& ui, const EditorState& editor) {
    const Limit& limit = *editor.now().scenario->limit;
    if (limit.empty() || shortages(editor.now().used, items_of(limit, editor.catalogue())).empty()) return;
    vertical_gap(ui, 8);
    draw_shortages(ui, editor, {"boxes.beyond-title", {}}, limit);
}

void draw_missing(Ui& ui, EditorState& editor) {
    vertical_gap(ui, 8);
    if (!editor.map.document.owned()) {
        muted(ui, ui.words("boxes.no-collection"));
        if (button(ui, "boxes:choose", {.text = ui.words("command.map.collections")})) run("map.collections", editor);
        return;
    }
    const Message title{"boxes.missing-title", {{"collection", name_of_owned(editor)}}};
    draw_shortages(ui, editor, title, *editor.map.document.owned());
}

void show(EditorState& editor, const std::vector<PieceId>& pieces) {
    choose_tool(editor, Tool::Select);
    select(editor.map, pieces);
    editor.map.view.frame_plan = editor.map.view.frame_selection = true;
    if (const PlacedPiece* first = editor.now().scenario->battlefield.find(pieces.front()))
        go_to_level(editor.map, first->level);
}

// Returns true if a swap was made, which changes the list.
bool draw_swap(Ui& ui, EditorState& editor, const SwapSuggestion& swap) {
    const PieceType& type = editor.catalogue()[swap.kind];
    const std::string words = named(static_cast<int>(swap.pieces.size()), type.name, type.plural);
    if (button(ui, "swap:" + type.id, {.icon = icon::search, .text = words})) show(editor, swap.pieces);
    tip(ui, ui.words("swap.show"));
    for (std::size_t i = 0; i < swap.choices.size() && i < most_choices; ++i) {
        const SwapChoice& choice = swap.choices[i];
        const PieceType& to = editor.catalogue()[choice.to];
        const Message by{"swap.by",
                         {{"count", swappable(swap, choice)}, {"terrain", editor.catalogue()[to.terrain].name}}};
        ImGui::SetCursorPosX(ImGui::GetCursorPosX() + ui.px(20));
        if (!button(ui, "swap:" + type.id + ":" + to.id, {.text = ui.words(by)})) continue;
        const auto edit = swap_edit(swap, choice, editor.map.document);
        if (!edit) refuse(editor.map.status, edit.error().message);
        else if (commit(editor.map, *edit))
            say(editor.map.status,
                {"notice.swapped", {{"pieces", named(swappable(swap, choice), type.name, type.plural)}}});
        return true;
    }
    return false;
}

void draw_swaps(Ui& ui, EditorState& editor, const PartsUi& state) {
    vertical_gap(ui, 8);
    heading(ui, ui.words("swap.title"));
    muted(ui, ui.words(state.swaps.empty() ? "swap.none" : "swap.what"));
    for (const SwapSuggestion& swap : state.swaps)
        if (draw_swap(ui, editor, swap)) return;
}

}  // namespace

void draw_parts(Ui& ui, EditorState& editor, PartsUi& state) {
    look(editor, state);
    ImGui::BeginChild("##parts", {0, 0}, false, ImGuiWindowFlags_NoBackground);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(8, 4));
    draw_boxes(ui, editor, state);
    draw_beyond_limit(ui, editor);
    draw_missing(ui, editor);
    draw_swaps(ui, editor, state);
    ImGui::PopStyleVar();
    ImGui::EndChild();
}

}  // namespace hexwright::panels
