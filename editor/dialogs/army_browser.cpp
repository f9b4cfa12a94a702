#include "editor/dialogs/army_browser.h"

#include "editor/desk/desk_armies.h"
#include "editor/dialogs/dialogs.h"
#include "editor/play/new_game.h"
#include "editor/widgets/card_view.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "engine/board/catalogue/card_names.h"
#include "engine/core/text.h"
#include "engine/setup/army_proposal.h"

#include <algorithm>

#include <imgui_stdlib.h>

namespace hexwright::dialogs {

namespace {

constexpr float list_height = 340, picked_width = 250;

class ArmyBrowser {
public:
    ArmyBrowser(Ui& ui, EditorState& editor, ArmyBrowserUi& state, const ArmyToPick& army)
        : ui_(ui), editor_(editor), state_(state), army_(army) {
        for (std::size_t i = 0; i < army.cards.size(); ++i)
            if (is_sought(card_of(i))) found_.push_back(i);
        std::ranges::stable_partition(found_, [&](std::size_t i) { return army.cards[i].owned != 0; });
    }

    void draw() {
        heading(ui_, ui_.words(Message{"army-browser.title", {{"player", state_.player.value + 1}}}),
                ui_.words(army_.limit > 0
                              ? Message{"army-browser.points", {{"points", army_.points}, {"limit", army_.limit}}}
                              : Message{"desk.points", {{"n", army_.points}}}));
        if (army_.room > 0)
            muted(ui_, ui_.words(Message{"army-browser.spaces", {{"spaces", army_.spaces}, {"room", army_.room}}}));
        search_field();
        take_keys();
        ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui_.px(8, 2));
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
        buttons();
    }

private:
    const ArmyCard& card_of(std::size_t index) const { return editor_.catalogue()[army_.cards[index].kind]; }
    bool is_sought(const ArmyCard& card) const {
        return state_.search.empty() || holds_words(full_name(editor_.catalogue(), card) + " " + card.species + " " +
                                                        card.card_class + " " + card.personality + " " + card.id,
                                                    state_.search);
    }
    void pick(std::size_t index, int by) {
        const CardKind kind = army_.cards[index].kind;
        if (state_.at_desk) (void)give_card(editor_.map, kind, by);
        else pick_card(editor_.map, state_.player, kind, by);
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

    void card_row(std::size_t row) {
        const CardToPick& card = army_.cards[found_[row]];
        const ArmyCard& type = card_of(found_[row]);
        std::string after = ui_.words(Message{"army-browser.card", {{"points", type.points}}});
        if (card.owned.value_or(0) > 0)
            after =
                ui_.words(Message{"army-browser.left", {{"left", card.left}, {"owned", *card.owned}}}) + " · " + after;
        const bool clicked =
            list_row(ui_, "army-card:" + type.id,
                     {.text = full_name(editor_.catalogue(), type) + (card.picked > 0 ? copies_text(card.picked) : ""),
                      .after = after,
                      .now = state_.chosen == static_cast<int>(row),
                      .ink = card.no ? Ink::Faint : Ink::Text,
                      .wraps = true});
        if (scroll_ && state_.chosen == static_cast<int>(row)) ImGui::SetScrollHereY();
        about_cards(ui_, editor_.catalogue(),
                    {"army" + type.id, {card.kind}, card.no ? ui_.words(card.no->message) : std::string()});
        if (!clicked) return;
        state_.chosen = static_cast<int>(row);
        pick(found_[row], 1);
    }
    static std::string copies_text(int copies) { return " ×" + std::to_string(copies); }

    void picked() {
        bool none = true;
        for (std::size_t i = 0; i < army_.cards.size(); ++i) {
            const int copies = army_.cards[i].picked;
            if (copies == 0) continue;
            none = false;
            const ArmyCard& type = card_of(i);
            const std::string after = std::to_string(copies * type.points) + "  " + icon::erase;
            if (list_row(ui_, "army-picked:" + type.id,
                         {.text = full_name(editor_.catalogue(), type) + (copies > 1 ? copies_text(copies) : ""),
                          .after = after,
                          .wraps = true}))
                pick(i, -1);
            about_cards(ui_, editor_.catalogue(), {"picked" + type.id, {army_.cards[i].kind}, {}});
        }
        if (none) wrapped(ui_, ui_.words("army-browser.empty"), Ink::Muted);
    }

    // Why the chosen card cannot be had, in a line that is always there.
    void reason() {
        const std::optional<Refusal> none;
        const auto& no = found_.empty() ? none : army_.cards[found_[static_cast<std::size_t>(state_.chosen)]].no;
        const ImVec2 at = ImGui::GetCursorScreenPos();
        if (no) wrapped(ui_, ui_.words(no->message), Ink::Warning);
        const float used = ImGui::GetCursorScreenPos().y - at.y;
        ImGui::Dummy({0, std::max(0.0F, ui_.px(44) - used)});
    }
    void buttons() {
        if (state_.at_desk) return buttons_at_desk();
        if (answered(ui_, "army-browser.propose", Key::Insert, true)) fill_army(editor_.map, state_.player);
        ImGui::SameLine();
        if (answered(ui_, "army-browser.clear", Key::None, false)) clear_army(editor_.map, state_.player);
        ImGui::SameLine();
        if (answered(ui_, "army-browser.back", Key::Escape, false)) {
            state_ = {};
            editor_.map.status.notice.reset();  // Why a card was refused belongs to the list of cards.
        }
        muted(ui_, ui_.words("army-browser.keys"));
    }
    void buttons_at_desk() {
        if (answered(ui_, "army-browser.clear", Key::None, false)) (void)take_all_cards(editor_.map);
        ImGui::SameLine();
        if (answered(ui_, "army-browser.back", Key::Escape, true)) editor_.dialog = {};
        muted(ui_, ui_.words("army-browser.keys-at-desk"));
    }

    Ui& ui_;
    EditorState& editor_;
    ArmyBrowserUi& state_;
    const ArmyToPick& army_;
    std::vector<std::size_t> found_{};  // Of the cards, those that are sought.
    bool scroll_ = false;
};

}  // namespace

void draw_army_browser(Ui& ui, EditorState& editor, ArmyBrowserUi& state) {
    const auto army = state.at_desk ? cards_at_desk(editor.map)
                                    : army_to_pick(*editor.map.document.now().scenario, editor.catalogue(),
                                                   editor.map.table.form.game.options, state.player);
    if (!army) {
        refuse(editor.map.status, army.error().message);
        if (state.at_desk) editor.dialog = {};
        state = {};
        return;
    }
    ArmyBrowser(ui, editor, state, *army).draw();
}

}  // namespace hexwright::dialogs
