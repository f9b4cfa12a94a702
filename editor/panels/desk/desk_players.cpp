#include "editor/panels/desk/desk_players.h"

#include "editor/desk/desk_figures.h"
#include "editor/widgets/card_view.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "engine/board/catalogue/card_names.h"

namespace hexwright::panels {

namespace {

void figures_row(Ui& ui, EditorState& editor, const CardOfArmy& card) {
    const auto kind = editor.catalogue().card(card.card);
    if (!kind) return;
    const std::size_t all = figures_of_card(card, editor.catalogue());
    const bool stands = editor.map.desk.standing == card.card;
    const float width = ui.px(28);
    const bool off = !card.figures.empty() && button(ui, "off:" + card.card, {.icon = icon::remove, .width = width});
    if (!card.figures.empty()) tip(ui, ui.words("desk.off-tip"));
    else ImGui::Dummy({width, 0});
    ImGui::SameLine();
    const bool clicked =
        list_row(ui, "stand:" + card.card,
                 {.text = full_name(editor.catalogue(), editor.catalogue()[*kind]),
                  .after = ui.words(Message{"desk.standing", {{"n", card.figures.size()}, {"all", all}}}),
                  .now = stands});
    about_cards(ui, editor.catalogue(), {"stand" + card.card, {*kind}, ui.words("desk.stand-tip")});
    if (off) (void)take_all_off(editor.map, card.card);
    else if (clicked) begin_standing(editor, card.card);
}

}  // namespace

void draw_figures_on_map(Ui& ui, EditorState& editor) {
    const Army* army = army_at_desk(editor.map);
    if (!army || army->cards.empty()) return;
    vertical_gap(ui, 4);
    heading(ui, ui.words("desk.on-map"));
    const std::vector<CardOfArmy> cards = army->cards;  // A copy: rows may change it.
    for (const CardOfArmy& card : cards) figures_row(ui, editor, card);
    wrapped(ui, ui.words(editor.map.desk.standing.empty() ? "desk.figures-how" : "desk.stand-how"), Ink::Muted);
}

}  // namespace hexwright::panels
