#include "editor/desk/desk_armies.h"
#include "editor/desk/desk_figures.h"
#include "editor/panels/desk/desk_players.h"
#include "editor/widgets/short_menu.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace hexwright::panels {

namespace {

std::string name_of(FilterList list) {
    return list == FilterList::Only ? "only" : list == FilterList::Never ? "never" : "at-most";
}

// A value as people read it: a card by its name, others as cards print them.
std::string shown_value(const EditorState& editor, const FilterWord& word, const std::string& value) {
    const auto kind = word.word == &CardFilter::card ? editor.catalogue().card(value) : std::nullopt;
    if (kind) return editor.catalogue()[*kind].name;
    if (word.word == &CardFilter::power)
        for (const ArmyCard& card : editor.catalogue().cards())
            if (const PrintedPower* power = card.power(value)) return power->name;
    if (word.word == &CardFilter::over) return editor.words(Message{"filter.over-points", {{"value", value}}});
    const std::string own = "filter." + std::string(word.name) + "-" + value;
    return editor.words.knows(own) ? editor.words(own) : value;
}

std::string sentence_of(const EditorState& editor, const CardFilter& filter) {
    std::string text;
    for (const FilterWord& word : filter_words)
        if (const std::string& value = filter.*word.word; !value.empty())
            text += (text.empty() ? "" : " · ") + shown_value(editor, word, value);
    return text;
}

// The words of a filter, and when one is chosen what it can be. Returns true if something was changed.
bool filter_menu(Ui& ui, EditorState& editor, FilterList list, std::size_t index, const CardFilter& filter) {
    const auto word = std::ranges::find(filter_words, ui.menu.step, &FilterWord::name);
    std::vector<MenuRow> rows;
    if (ImGui::IsWindowAppearing() || word == std::end(filter_words)) {
        for (const FilterWord& each : filter_words)
            rows.push_back(
                {.label = "filter-word:" + std::string(each.name),
                 .text = ui.words("filter." + std::string(each.name)),
                 .after = filter.*each.word == "" ? icon::right : shown_value(editor, each, filter.*each.word)});
        if (const auto chosen = choose_row(ui, rows))
            ui.menu = {.step = std::string(filter_words[*chosen].name), .begins = true};
        return false;
    }
    std::vector<std::string> values = choices_of_filter(*word, editor.catalogue());
    if (!(filter.*word->word).empty()) values.insert(values.begin(), "");
    for (const std::string& value : values)
        rows.push_back({.label = "filter-value:" + value,
                        .text = value.empty() ? ui.words("filter.any") : shown_value(editor, *word, value),
                        .also = value,
                        .now = filter.*word->word == value});
    const auto chosen = choose_row(ui, rows);
    if (!chosen) return false;
    ImGui::CloseCurrentPopup();
    (void)set_filter(editor.map, list, index, *word, values[*chosen]);
    return true;
}

// One card more, or fewer, that a limit allows. Returns true if something was changed.
bool most_buttons(Ui& ui, EditorState& editor, const std::string& label, std::size_t index, int most) {
    for (const auto& [id, by] : {std::pair{"desk.most-less", -1}, std::pair{"desk.most-more", 1}}) {
        const bool clicked =
            button(ui, (by < 0 ? "less-" : "more-") + label, {.text = by < 0 ? "−" : "+", .width = ui.px(28)});
        tip(ui, ui.words(id));
        ImGui::SameLine();
        if (clicked) return set_most(editor.map, index, most + by);
    }
    return false;
}

// Returns true if something was changed.
bool filters(Ui& ui, EditorState& editor, FilterList list) {
    const std::vector<CardFilter> rows = filters_in(*army_at_desk(editor.map), list);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::string label = "filter:" + name_of(list) + ":" + std::to_string(i);
        if (button(ui, "remove-" + label, {.icon = icon::remove, .width = ui.px(28)}))
            return remove_filter(editor.map, list, i);
        tip(ui, ui.words("desk.remove-filter-tip"));
        ImGui::SameLine();
        if (list == FilterList::AtMost && most_buttons(ui, editor, label, i, rows[i].most)) return true;
        const Message text{"desk.filter-" + name_of(list),
                           {{"words", sentence_of(editor, rows[i])}, {"n", rows[i].most}}};
        if (list_row(ui, label, {.text = ui.words(text)})) ImGui::OpenPopup(label.c_str());
        tip(ui, ui.words("desk.filter-tip"));
        const PopupMenu menu(ui, label.c_str());
        if (menu && filter_menu(ui, editor, list, i, rows[i])) return true;
    }
    return false;
}

bool new_filter(Ui& ui, EditorState& editor, FilterList list) {
    const std::string label = "new-filter:" + name_of(list);
    if (button(ui, label, {.icon = icon::place, .text = ui.words("desk.new-" + name_of(list))}))
        ImGui::OpenPopup(label.c_str());
    tip(ui, ui.words("desk.new-" + name_of(list) + "-tip"));
    const PopupMenu menu(ui, label.c_str());
    return menu && filter_menu(ui, editor, list, filters_in(*army_at_desk(editor.map), list).size(), {});
}

void owned_row(Ui& ui, EditorState& editor, const OwnedPiece& owned, std::size_t index) {
    if (owned.is_object()) return draw_object(ui, editor, owned, index);
    const std::string number = std::to_string(index);
    const bool gone = button(ui, "disown:" + number, {.icon = icon::remove, .width = ui.px(28)});
    tip(ui, ui.words("desk.disown-tip"));
    ImGui::SameLine();
    const auto kind = editor.catalogue().card(owned.card);
    const bool clicked = list_row(ui, "owned:" + number,
                                  {.text = (kind ? editor.catalogue()[*kind].name : owned.card) + ": " + owned.piece,
                                   .after = ui.words(owned.counted ? "desk.counted" : "desk.not-counted")});
    tip(ui, ui.words("desk.counted-tip"));
    if (gone) (void)disown(editor.map, index);
    else if (clicked) (void)switch_counted(editor.map, index);
}

}  // namespace

void draw_filters(Ui& ui, EditorState& editor) {
    const Army* army = army_at_desk(editor.map);
    if (!army || army->points == 0) return;
    vertical_gap(ui, 4);
    heading(ui, ui.words("desk.filters"),
            ui.words(Message{"desk.cards", {{"n", cards_let_in(*army, editor.catalogue())}}}));
    for (const FilterList list : {FilterList::Only, FilterList::Never, FilterList::AtMost})
        if (filters(ui, editor, list)) return;
    if (new_filter(ui, editor, FilterList::Only)) return;
    ImGui::SameLine();
    if (new_filter(ui, editor, FilterList::Never)) return;
    ImGui::SameLine();
    (void)new_filter(ui, editor, FilterList::AtMost);
}

void draw_owned_pieces(Ui& ui, EditorState& editor) {
    const std::vector<OwnedPiece> owned = owned_at_desk(editor.map);  // A copy: rows may change it.
    if (!setup_at_desk(editor.map)) return;
    if (!owned.empty()) {
        vertical_gap(ui, 4);
        heading(ui, ui.words("desk.owned"));
    }
    for (std::size_t i = 0; i < owned.size(); ++i) owned_row(ui, editor, owned[i], i);
    if (button(ui, "own:with-life",
               {.icon = icon::crosshairs,
                .text = ui.words("desk.own-with-life"),
                .active = editor.map.desk.owning == owning_with_life}))
        begin_owning(editor, owning_with_life);
    tip(ui, ui.words("desk.own-with-life-tip"));
    for (const ArmyCard& card : editor.catalogue().cards()) {
        if (card.base != FigureBase::Hive) continue;
        const Message text{"desk.own", {{"card", card.name}}};
        if (button(ui, "own:" + card.id,
                   {.icon = icon::crosshairs, .text = ui.words(text), .active = editor.map.desk.owning == card.id}))
            begin_owning(editor, card.id);
        tip(ui, ui.words("desk.own-tip"));
    }
}

}  // namespace hexwright::panels
