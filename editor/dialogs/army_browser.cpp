#include "editor/dialogs/army_browser.h"

#include "editor/desk/desk_armies.h"
#include "editor/dialogs/dialogs.h"
#include "editor/editing/collections.h"
#include "editor/play/new_game.h"
#include "editor/widgets/card_view.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "engine/board/catalogue/card_names.h"
#include "engine/core/text.h"
#include "engine/setup/army_draft.h"
#include "engine/setup/army_limits.h"
#include "formats/telling/card_facts.h"

#include <algorithm>
#include <array>
#include <utility>

#include <imgui_stdlib.h>

namespace hexwright::dialogs {

namespace {

constexpr float list_height = 340, picked_width = 250;
constexpr float number_width = 48, owned_width = 52, least_name_width = 150;

// A column of numbers in the list of cards.
struct NumberColumn {
    ArmyOrder order;
    const char* heading;
};
constexpr std::array number_columns{
    NumberColumn{ArmyOrder::Points, "army-page.points-short"}, NumberColumn{ArmyOrder::Life, "card-facts.life"},
    NumberColumn{ArmyOrder::Move, "card-facts.move"},          NumberColumn{ArmyOrder::Range, "card-facts.range"},
    NumberColumn{ArmyOrder::Attack, "card-facts.attack"},      NumberColumn{ArmyOrder::Defense, "card-facts.defense"}};

void note_texts(ArmyBrowserUi& state, const Catalogue& catalogue, const Words& words) {
    if (state.texts.size() == catalogue.cards().size() && state.language == words.language) return;
    state.language = words.language;
    state.texts.clear();
    for (std::size_t i = 0; i < catalogue.cards().size(); ++i)
        state.texts.push_back(formats::searched_text(catalogue, CardKind{static_cast<int>(i)}, words));
}

class ArmyBrowser {
public:
    ArmyBrowser(Ui& ui, EditorState& editor, ArmyBrowserUi& state, const ArmyToPick& army)
        : ui_(ui), editor_(editor), state_(state), army_(army) {
        if (state.place == ArmyPlace::Own) prices_ = formats_of(editor, state).prices_of(format_of(editor, state));
        for (std::size_t i = 0; i < army.cards.size(); ++i)
            if (is_sought(i)) found_.push_back(i);
        sort();
        std::ranges::stable_partition(found_, [&](std::size_t i) { return army.cards[i].owned != 0; });
    }

    void draw() {
        head();
        search_field();
        take_keys();
        ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui_.px(8, 2));
        headings();
        ImGui::BeginChild("##cards", {-ui_.px(picked_width), ui_.px(list_height)}, false,
                          ImGuiWindowFlags_NoBackground);
        for (std::size_t row = 0; row < found_.size(); ++row) card_row(row);
        if (found_.empty()) muted(ui_, ui_.words("army-browser.none"));
        ImGui::EndChild();
        ImGui::SameLine();
        ImGui::BeginChild("##picked", {0, ui_.px(list_height)}, false, ImGuiWindowFlags_NoBackground);
        picked();
        ImGui::EndChild();
        ImGui::PopStyleVar();
        reason();
        whole_army();
        buttons();
    }

private:
    const ArmyCard& card_of(std::size_t index) const { return editor_.catalogue()[army_.cards[index].kind]; }
    bool is_sought(std::size_t index) const {
        return state_.search.empty() || holds_words(state_.texts[army_.cards[index].kind.index()], state_.search);
    }
    void pick(std::size_t index, int by) {
        const CardToPick& row = army_.cards[index];
        state_.said.reset();
        change_army(editor_, state_, [&] {
            if (state_.place == ArmyPlace::Desk) (void)give_card(editor_.map, row.kind, by);
            else if (state_.place == ArmyPlace::Game) pick_card(editor_.map, state_.player, row.kind, by);
            else if (by < 0 || !row.no)
                state_.draft.cards = with_copies(std::move(state_.draft.cards), row.kind, by, editor_.catalogue());
        });
    }

    // ---- above the list

    void head() {
        const bool limited = army_.limit > 0;
        const std::string title = state_.place == ArmyPlace::Own
                                      ? ui_.words("army-browser.own-army")
                                      : ui_.words(Message{"army-browser.title", {{"player", state_.player.value + 1}}});
        heading(ui_, title,
                ui_.words(limited ? Message{"army-browser.points", {{"points", army_.points}, {"limit", army_.limit}}}
                                  : Message{"desk.points", {{"n", army_.points}}}));
        if (state_.place == ArmyPlace::Own) return format_line();
        if (army_.room > 0)
            muted(ui_, ui_.words(Message{"army-browser.spaces", {{"spaces", army_.spaces}, {"room", army_.room}}}));
    }

    void format_line() {
        const ArmyFormat& now = format_of(editor_, state_);
        ImGui::SetNextItemWidth(ui_.px(300));
        if (ImGui::BeginCombo("##format", now.name.c_str())) {
            for (const ArmyFormat& each : formats_of(editor_, state_).all) {
                if (ImGui::Selectable(each.name.c_str(), each.id == now.id)) state_.draft.format = each.id;
                ui_.record("army-format:" + each.id);
            }
            ImGui::EndCombo();
        }
        ui_.record("army-browser.format");
        tip(ui_, ui_.words("army-browser.format-tip"));
        if (!editor_.map.document.owned()) return;
        ImGui::SameLine();
        ImGui::Checkbox(ui_.words("army-browser.from-boxes").c_str(), &state_.from_boxes);
        ui_.record("army-browser.from-boxes");
        tip(ui_, ui_.words(Message{"army-browser.from-boxes-tip", {{"names", name_of_owned(editor_)}}}));
    }

    void search_field() {
        if (!state_.begun) ImGui::SetKeyboardFocusHere();
        state_.begun = true;
        ImGui::SetNextItemWidth(-1);
        if (ImGui::InputTextWithHint("##army-search", ui_.words("army-browser.search").c_str(), &state_.search))
            state_.chosen = 0;
        ui_.record("army-browser.search");
    }
    void take_keys() {
        const int before = state_.chosen;
        state_.chosen += static_cast<int>(ui_.take(Key::Down)) - static_cast<int>(ui_.take(Key::Up));
        state_.chosen = std::clamp(state_.chosen, 0, std::max(0, static_cast<int>(found_.size()) - 1));
        scroll_ = state_.chosen != before;
        if (found_.empty()) return;
        const std::size_t row = found_[static_cast<std::size_t>(state_.chosen)];
        if (ui_.take(Key::Enter)) pick(row, 1);
        if (ui_.take(Key::Delete)) pick(row, -1);
    }

    // ---- columns, and their order

    int points_of_row(const ArmyCard& card) const { return price_of(card, prices_); }
    int number_in(const ArmyCard& card, ArmyOrder order) const {
        switch (order) {
            case ArmyOrder::Life:
                return card.life;
            case ArmyOrder::Move:
                return card.master.move;
            case ArmyOrder::Range:
                return card.master.range;
            case ArmyOrder::Attack:
                return card.master.attack;
            case ArmyOrder::Defense:
                return card.master.defense;
            default:
                return points_of_row(card);
        }
    }

    void sort() {
        if (state_.order == ArmyOrder::Catalogue) return;
        const bool by_name = state_.order == ArmyOrder::Name;
        std::ranges::stable_sort(found_, [&](std::size_t a, std::size_t b) {
            if (state_.backwards) std::swap(a, b);
            return by_name ? card_of(a).name < card_of(b).name
                           : number_in(card_of(a), state_.order) < number_in(card_of(b), state_.order);
        });
    }

    // How many columns have room beside a name that can be read.
    std::size_t columns_in(float width) const {
        const float room = width - ui_.px(least_name_width + owned_width);
        const auto fit = static_cast<int>(room / ui_.px(number_width));
        return static_cast<std::size_t>(std::clamp(fit, 1, static_cast<int>(number_columns.size())));
    }

    // The words above the columns; a click sorts by one, a second click the other way round.
    void headings() {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const float width = ImGui::GetContentRegionAvail().x - ui_.px(picked_width) - ImGui::GetStyle().ScrollbarSize;
        const std::size_t columns = columns_in(width);
        const FontScope font(ui_.small);
        sort_word(ArmyOrder::Name, "army-browser.by-name", {at.x + ui_.px(8), at.y}, ui_.px(60), false);
        for (std::size_t i = 0; i < columns; ++i) {
            const float right = at.x + width - ui_.px(8) - ui_.px(number_width) * static_cast<float>(columns - 1 - i);
            sort_word(number_columns[i].order, number_columns[i].heading, {right - ui_.px(number_width), at.y},
                      ui_.px(number_width), true);
        }
        ImGui::SetCursorScreenPos({at.x, at.y + ui_.px(20)});
    }

    void sort_word(ArmyOrder order, const char* heading, ImVec2 at, float room, bool to_the_right) {
        const bool now = state_.order == order;
        const std::string whole = ui_.words(heading);
        ImGui::SetCursorScreenPos(at);
        if (ImGui::InvisibleButton(("##sort" + std::to_string(static_cast<int>(order))).c_str(), {room, ui_.px(18)})) {
            state_.backwards = now ? !state_.backwards : order != ArmyOrder::Name;  // The largest numbers first.
            state_.order = order;
        }
        ui_.record("army-sort:" + std::string(heading));
        const float wide = std::min(ImGui::CalcTextSize(whole.c_str()).x, room - ui_.px(4));
        const float left = to_the_right ? at.x + room - wide : at.x;
        const Ink ink = now ? Ink::Accent : ImGui::IsItemHovered() ? Ink::Text : Ink::Muted;
        clipped_text(*ImGui::GetWindowDrawList(), {left, at.y}, wide + 1, ui_.theme[ink], whole);
        tip(ui_, whole, ui_.words("army-browser.sort-tip"));
    }

    void card_row(std::size_t row) {
        const CardToPick& card = army_.cards[found_[row]];
        const ArmyCard& type = card_of(found_[row]);
        const bool chosen = state_.chosen == static_cast<int>(row);
        const float width = std::max(1.0F, ImGui::GetContentRegionAvail().x), high = ui_.px(26);
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const bool clicked = ImGui::InvisibleButton(("army-card:" + type.id).c_str(), {width, high});
        ui_.record("army-card:" + type.id);
        ImDrawList& draw = *ImGui::GetWindowDrawList();
        if (chosen || ImGui::IsItemHovered())
            draw.AddRectFilled(at, {at.x + width, at.y + high}, ui_.theme[chosen ? Ink::AccentSoft : Ink::Raised],
                               ui_.px(4));
        if (scroll_ && chosen) ImGui::SetScrollHereY();
        about_cards(ui_, editor_.catalogue(),
                    {"army" + type.id, {card.kind}, card.no ? ui_.words(card.no->message) : std::string()});
        row_words(card, type, at, width);
        if (!clicked) return;
        state_.chosen = static_cast<int>(row);
        pick(found_[row], 1);
    }

    void row_words(const CardToPick& card, const ArmyCard& type, ImVec2 at, float width) {
        ImDrawList& draw = *ImGui::GetWindowDrawList();
        const float y = at.y + (ui_.px(26) - ImGui::GetTextLineHeight()) / 2, right = at.x + width - ui_.px(8);
        const std::size_t columns = columns_in(width);
        const Ink ink = card.no ? Ink::Faint : Ink::Text;
        const auto put = [&](float end, const std::string& text, Ink with) {
            draw.AddText({end - ImGui::CalcTextSize(text.c_str()).x, y}, ui_.theme[with], text.c_str());
        };
        for (std::size_t i = 0; i < columns; ++i)
            put(right - ui_.px(number_width) * static_cast<float>(columns - 1 - i),
                std::to_string(number_in(type, number_columns[i].order)),
                card.no ? Ink::Faint : (i == 0 ? Ink::Text : Ink::Muted));
        float end = right - ui_.px(number_width) * static_cast<float>(columns);
        if (card.owned.value_or(0) > 0) {
            const std::string left =
                ui_.words(Message{"army-browser.left", {{"left", card.left}, {"owned", *card.owned}}});
            put(end, left, Ink::Muted);
            end -= ImGui::CalcTextSize(left.c_str()).x + ui_.px(8);
        }
        const std::string name =
            full_name(editor_.catalogue(), type) + (card.picked > 0 ? copies_text(card.picked) : "");
        clipped_text(draw, {at.x + ui_.px(8), y}, end - at.x - ui_.px(12), ui_.theme[ink], name);
    }
    static std::string copies_text(int copies) { return " \u00D7" + std::to_string(copies); }

    // ---- beside and below the list

    void picked() {
        bool none = true;
        ArmySums sums;
        for (std::size_t i = 0; i < army_.cards.size(); ++i) {
            const int copies = army_.cards[i].picked;
            if (copies == 0) continue;
            none = false;
            const ArmyCard& type = card_of(i);
            sums.cards += copies;
            sums.figures += copies * type.figures;
            const std::string after = std::to_string(copies * points_of_row(type)) + "  " + icon::erase;
            if (list_row(ui_, "army-picked:" + type.id,
                         {.text = full_name(editor_.catalogue(), type) + (copies > 1 ? copies_text(copies) : ""),
                          .after = after,
                          .wraps = true}))
                pick(i, -1);
            about_cards(ui_, editor_.catalogue(), {"picked" + type.id, {army_.cards[i].kind}, {}});
        }
        if (none) return wrapped(ui_, ui_.words("army-browser.empty"), Ink::Muted);
        vertical_gap(ui_, 4);
        what_is_left(sums);
        if (state_.place == ArmyPlace::Own) faults();
    }

    void what_is_left(const ArmySums& sums) {
        muted(ui_, ui_.words(Message{"army-browser.figures",
                                     {{"cards", sums.cards}, {"figures", sums.figures}, {"spaces", army_.spaces}}}));
        if (army_.limit > 0 && army_.limit >= army_.points)
            muted(ui_, ui_.words(Message{"army-browser.points-left", {{"n", army_.limit - army_.points}}}));
        if (army_.room > 0 && army_.room >= army_.spaces)
            muted(ui_, ui_.words(Message{"army-browser.spaces-left", {{"n", army_.room - army_.spaces}}}));
    }

    void faults() {
        const auto kinds = kinds_in(state_.draft.cards, editor_.catalogue());
        for (const Refusal& fault : format_faults(format_of(editor_, state_), prices_, kinds, editor_.catalogue()))
            wrapped(ui_, ui_.words(fault.message), Ink::Warning);
        const Holding* owned = boxes_for(editor_, state_);
        if (!owned) return;
        for (const Refusal& fault : lacking_in_boxes(state_.draft.cards, *owned, editor_.catalogue()))
            wrapped(ui_, ui_.words(fault.message), Ink::Warning);
    }

    // What was done last, or why the chosen card cannot be had, in lines that are always there.
    void reason() {
        const std::optional<Refusal> none;
        const auto& no = found_.empty() ? none : army_.cards[found_[static_cast<std::size_t>(state_.chosen)]].no;
        const ImVec2 at = ImGui::GetCursorScreenPos();
        if (state_.said) wrapped(ui_, ui_.words(*state_.said), state_.refused ? Ink::Warning : Ink::Muted);
        else if (no) wrapped(ui_, ui_.words(no->message), Ink::Warning);
        const float used = ImGui::GetCursorScreenPos().y - at.y;
        ImGui::Dummy({0, std::max(0.0F, ui_.px(44) - used)});
    }

    void whole_army() {
        if (button(ui_, "army-browser.copy", {.icon = icon::copy, .text = ui_.words("army-browser.copy")}))
            copy_army_as_text(editor_, state_);
        tip(ui_, ui_.words("army-browser.copy-tip"));
        beside_or_below(ui_, ui_.words("army-browser.paste"));
        if (button(ui_, "army-browser.paste", {.icon = icon::paste, .text = ui_.words("army-browser.paste")}))
            paste_army(editor_, state_);
        tip(ui_, ui_.words("army-browser.paste-tip"));
        beside_or_below(ui_, ui_.words("army-browser.kept-armies"));
        draw_kept_armies(ui_, editor_, state_);
        if (state_.place == ArmyPlace::Own) only_for_own();
        if (state_.place != ArmyPlace::Desk) steps();
    }

    void only_for_own() {
        beside_or_below(ui_, ui_.words("army-browser.random"));
        if (button(ui_, "army-browser.random", {.icon = icon::dice, .text = ui_.words("army-browser.random")}))
            draw_random_army(editor_, state_);
        tip(ui_, ui_.words("army-browser.random-tip"));
        beside_or_below(ui_, ui_.words("army-browser.print"));
        if (button(ui_, "army-browser.print", {.icon = icon::print, .text = ui_.words("army-browser.print")}))
            ask_where_to_print(editor_, state_);
        tip(ui_, ui_.words("army-browser.print-tip"));
    }

    // Undo and redo of this army; the keys mean the text while a search is being typed.
    void steps() {
        const ArmySteps& steps = steps_of(state_);
        beside_or_below(ui_, ui_.words("army-browser.undo"));
        bool back =
            button(ui_, "army-browser.undo",
                   {.icon = icon::undo, .text = ui_.words("army-browser.undo"), .enabled = !steps.undo.empty()});
        tip(ui_, ui_.words("army-browser.undo-tip"));
        beside_or_below(ui_, ui_.words("army-browser.redo"));
        bool on = button(ui_, "army-browser.redo",
                         {.icon = icon::redo, .text = ui_.words("army-browser.redo"), .enabled = !steps.redo.empty()});
        tip(ui_, ui_.words("army-browser.redo-tip"));
        if (ImGui::GetIO().KeyCtrl && state_.search.empty()) {
            back = back || ui_.take(letter('Z'));
            on = on || ui_.take(letter('Y'));
        }
        if (back) undo_army(editor_, state_);
        else if (on) redo_army(editor_, state_);
    }

    void buttons() {
        if (state_.place == ArmyPlace::Game) return buttons_of_game();
        if (answered(ui_, "army-browser.clear", Key::None, false)) remove_all_cards(editor_, state_);
        ImGui::SameLine();
        if (answered(ui_, "army-browser.back", Key::Escape, true)) editor_.dialog = {};
        muted(ui_, ui_.words(state_.place == ArmyPlace::Desk ? "army-browser.keys-at-desk" : "army-browser.keys-own"));
    }
    void buttons_of_game() {
        if (answered(ui_, "army-browser.propose", Key::Insert, true))
            change_army(editor_, state_, [&] { fill_army(editor_.map, state_.player); });
        ImGui::SameLine();
        if (answered(ui_, "army-browser.clear", Key::None, false)) remove_all_cards(editor_, state_);
        ImGui::SameLine();
        if (answered(ui_, "army-browser.back", Key::Escape, false)) {
            begin_army_browser(state_, ArmyPlace::Game, {});
            editor_.map.status.notice.reset();  // Why a card was refused belongs to the list of cards.
        }
        muted(ui_, ui_.words("army-browser.keys"));
    }

    Ui& ui_;
    EditorState& editor_;
    ArmyBrowserUi& state_;
    const ArmyToPick& army_;
    const PriceList* prices_ = nullptr;
    std::vector<std::size_t> found_{};  // Of the cards, those that are sought.
    bool scroll_ = false;
};

Result<ArmyToPick> army_in(EditorState& editor, ArmyBrowserUi& state) {
    if (state.place == ArmyPlace::Desk) return cards_at_desk(editor.map);
    if (state.place == ArmyPlace::Game)
        return army_to_pick(*editor.map.document.now().scenario, editor.catalogue(), editor.map.table.form.game.options,
                            state.player);
    const ArmyFormat& format = format_of(editor, state);
    return draft_to_pick(
        {state.draft.cards, format, formats_of(editor, state).prices_of(format), boxes_for(editor, state)},
        editor.catalogue());
}

}  // namespace

void draw_army_browser(Ui& ui, EditorState& editor, ArmyBrowserUi& state) {
    const auto army = army_in(editor, state);
    if (!army) {
        refuse(editor.map.status, army.error().message);
        if (state.place != ArmyPlace::Game) editor.dialog = {};
        return begin_army_browser(state, ArmyPlace::Game, {});
    }
    note_texts(state, editor.catalogue(), ui.words.now());
    ArmyBrowser(ui, editor, state, *army).draw();
}

}  // namespace hexwright::dialogs
