#include "editor/desk/desk_armies.h"

#include "editor/desk/desk.h"
#include "editor/desk/desk_figures.h"
#include "editor/desk/desk_setups.h"
#include "editor/desk/desk_zones.h"
#include "editor/desk/issues.h"
#include "editor/panels/desk/desk_fields.h"
#include "editor/panels/desk/desk_forms.h"
#include "editor/panels/desk/desk_players.h"
#include "editor/panels/desk/word_menus.h"
#include "editor/widgets/card_view.h"
#include "editor/widgets/short_menu.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "engine/board/catalogue/card_names.h"
#include "engine/core/text.h"
#include "engine/rules/edition.h"
#include "engine/story/story.h"
#include "formats/telling/rules_text/passage.h"
#include "formats/xml/bytes/utf8.h"

#include <algorithm>
#include <cstdlib>

#include <imgui_stdlib.h>

namespace hexwright::panels {
namespace {

void put_toggle(std::vector<std::string>& list, const std::string& entry) {
    if (std::erase(list, entry) == 0) list.push_back(entry);
}

class PlayersForm {
public:
    PlayersForm(Ui& ui, EditorState& editor, PlayersFormUi& state)
        : ui_(ui), editor_(editor), state_(state), setups_(*editor.now().scenario->setups) {}

    void draw() {
        tabs();
        if (done_ || setups_.empty()) return;
        index_ = std::min(editor_.map.desk.setup, setups_.size() - 1);
        changed_ = setups_[index_];
        tell(troubles_of_setup(editor_.map, changed_, {}));
        players();
        places();
        if (!done_) shown_player();
        if (!done_ && button(ui_, "desk.remove-setup", {.icon = icon::remove, .text = ui_.words("desk.remove-setup")}))
            (void)remove_setup(editor_.map, index_);
    }

private:
    static Ink ink_of(const Issue& trouble) { return trouble.severity == Severity::Error ? Ink::Error : Ink::Warning; }
    void tell(const std::vector<const Issue*>& troubles) {
        for (const Issue* trouble : troubles) wrapped(ui_, ui_.words(trouble->message), ink_of(*trouble));
    }
    void commit_setup() { done_ = change_setup(editor_.map, index_, changed_) || done_; }

    // One for each number of players, and those that may be added.
    void tabs() {
        for (std::size_t i = 0; i < setups_.size(); ++i) {
            const int count = setups_[i].player_count();
            const std::string text = ui_.words(Message{"desk.setup", {{"n", count}}});
            if (i > 0) beside_or_below(ui_, text, 0);
            if (button(ui_, "setup:" + std::to_string(count), {.text = text, .active = editor_.map.desk.setup == i}))
                editor_.map.desk.setup = i;
        }
        if (!setups_.empty()) beside_or_below(ui_, ui_.words("desk.new-setup"), 0);
        if (button(ui_, "desk.new-setup", {.icon = icon::place, .text = ui_.words("desk.new-setup")}))
            ImGui::OpenPopup("new-setup");
        if (const int count = count_chosen("new-setup")) done_ = add_setup(editor_.map, count);
        if (setups_.empty()) wrapped(ui_, ui_.words("desk.no-setup"), Ink::Muted);
        else if (!done_) copies_of_setup();
        vertical_gap(ui_, 6);
    }
    // From the menu of this name: a number of players that has no set-up yet; 0: none.
    int count_chosen(const std::string& id) {
        std::vector<int> counts;
        for (int count = 1; count <= max_players; ++count)
            if (std::ranges::count(setups_, count, &Setup::player_count) == 0) counts.push_back(count);
        const auto chosen = short_menu(ui_, id.c_str(), [&] {
            std::vector<MenuRow> rows;
            for (const int count : counts)
                rows.push_back({.label = id + ":" + std::to_string(count),
                                .text = ui_.words(Message{"desk.setup", {{"n", count}}})});
            return rows;
        });
        return chosen ? counts[*chosen] : 0;
    }
    // The set-up shown as the beginning of one for another number of players.
    void copies_of_setup() {
        beside_or_below(ui_, ui_.words("desk.copy-setup"), 0);
        if (button(ui_, "desk.copy-setup", {.icon = icon::copy, .text = ui_.words("desk.copy-setup")}))
            ImGui::OpenPopup("copy-setup");
        tip(ui_, ui_.words("desk.copy-setup-tip"));
        if (const int count = count_chosen("copy-setup")) done_ = copy_setup(editor_.map, count);
    }
    // Everybody in any set-up who could have the army shown, too.
    void copies_of_army() {
        beside_or_below(ui_, ui_.words("desk.copy-army"), 0);
        if (button(ui_, "desk.copy-army", {.icon = icon::copy, .text = ui_.words("desk.copy-army")}))
            ImGui::OpenPopup("copy-army");
        tip(ui_, ui_.words("desk.copy-army-tip"));
        std::vector<std::pair<std::size_t, int>> others;
        for (std::size_t setup = 0; setup < setups_.size(); ++setup)
            for (int player = 0; player <= setups_[setup].player_count(); ++player)
                if (setup != index_ || player != editor_.map.desk.player) others.emplace_back(setup, player);
        const auto chosen = short_menu(ui_, "copy-army", [&] {
            std::vector<MenuRow> rows;
            for (const auto& [setup, player] : others) rows.push_back(copy_entry(setup, player));
            return rows;
        });
        if (chosen) done_ = copy_army(editor_.map, others[*chosen].first, others[*chosen].second);
    }
    MenuRow copy_entry(std::size_t setup, int player) const {
        const int count = setups_[setup].player_count();
        const bool nobody = player == count;
        const Message text = nobody ? Message{"desk.use-nobody", {{"n", count}}}
                                    : Message{"desk.use-player", {{"n", count}, {"player", player + 1}}};
        return {.label = "copy-army:" + std::to_string(count) + ":" + std::to_string(nobody ? 0 : player + 1),
                .text = ui_.words(text)};
    }
    void players() {
        for (std::size_t i = 0; i <= changed_.players.size(); ++i) {
            const bool nobody = i == changed_.players.size();
            const Army& army = nobody ? changed_.nobodys : changed_.players[i].army;
            std::string after = ui_.words(Message{"desk.cards", {{"n", army.cards.size()}}});
            if (army.points > 0) after = ui_.words(Message{"desk.points", {{"n", army.points}}}) + " · " + after;
            const int number = nobody ? 0 : changed_.players[i].number;
            const std::string name =
                nobody ? ui_.words("desk.nobody") : ui_.words(player_told(number, side_of(changed_, number)));
            const auto troubles = troubles_of_setup(editor_.map, changed_, number);
            const bool clicked = list_row(ui_, "setup-player:" + std::to_string(number),
                                          {.text = name,
                                           .before = troubles.empty() ? "" : icon::warning,
                                           .after = after,
                                           .now = editor_.map.desk.player == static_cast<int>(i),
                                           .ink = troubles.empty() ? Ink::Text : ink_of(*troubles.front())});
            if (!troubles.empty()) ui_.record("setup-trouble:" + std::to_string(number));
            if (clicked) show_player(static_cast<int>(i));
            if (editor_.map.desk.player == static_cast<int>(i)) tell(troubles);
        }
        vertical_gap(ui_, 6);
    }
    // A click puts a player at the head of the order; the others follow as they were.
    void places() {
        if (done_) return;
        form_label(ui_, "desk.places-field");
        if (button(ui_, "places:roll", {.text = ui_.words("desk.places-roll"), .active = changed_.places.empty()})) {
            changed_.places.clear();
            return commit_setup();
        }
        tip(ui_, ui_.words("desk.places-first-tip"));
        std::vector<int> order = changed_.places;
        if (order.empty())
            for (const PlayerSetup& player : changed_.players) order.push_back(player.number);
        for (std::size_t i = 0; i < order.size(); ++i) {
            const std::string text = std::to_string(order[i]);
            beside_or_below(ui_, text, form_label_width);
            const bool clicked =
                button(ui_, "places:" + text, {.text = text, .active = !changed_.places.empty() && i == 0});
            tip(ui_, ui_.words("desk.places-first-tip"));
            if (!clicked) continue;
            const auto chosen = order.begin() + static_cast<std::ptrdiff_t>(i);
            std::rotate(order.begin(), chosen, chosen + 1);
            changed_.places = order;
            return commit_setup();
        }
        vertical_gap(ui_, 6);
    }
    void show_player(int player) {
        editor_.map.desk.player = player;
        editor_.map.desk.standing.clear();
        editor_.map.desk.owning.clear();
        state_.number = 0;
    }
    Army& army() {
        const auto player = static_cast<std::size_t>(editor_.map.desk.player);
        return player < changed_.players.size() ? changed_.players[player].army : changed_.nobodys;
    }
    void shown_player() {
        editor_.map.desk.player = std::clamp(editor_.map.desk.player, 0, static_cast<int>(changed_.players.size()));
        const auto player = static_cast<std::size_t>(editor_.map.desk.player);
        if (player < changed_.players.size()) {
            team(changed_.players[player]);
            zones(changed_.players[player]);
            points();
            if (!done_) ways();
            also(draw_scripted_side);
            also(draw_filters);
        }
        if (!done_) cards();
        also(draw_figures_on_map);
        also(draw_owned_pieces);
        if (!done_) more_cards();
    }
    void also(void (*part)(Ui&, EditorState&)) {
        if (!done_) part(ui_, editor_);
        done_ = done_ || editor_.now().number != number_;
    }
    void team(PlayerSetup& player) {
        form_label(ui_, "desk.team-field");
        int most = std::max(4, changed_.player_count());
        for (const PlayerSetup& each : changed_.players) most = std::max(most, each.team);
        for (int team = 0; team <= most; ++team) {
            const std::string text = team == 0 ? ui_.words("desk.no-team") : std::to_string(team);
            if (team > 0) beside_or_below(ui_, text, form_label_width);
            if (!button(ui_, "team:" + std::to_string(team), {.text = text, .active = player.team == team})) continue;
            player.team = team;
            return commit_setup();
        }
        side(player);
    }
    // A team has one name, whoever of it gets it.
    void side(PlayerSetup& player) {
        if (state_.side_of != number_ || state_.side_player != player.number)
            state_.side = side_of(changed_, player.number);
        state_.side_of = number_, state_.side_player = player.number;
        const bool typed = text_field(ui_, "desk.side-field", state_.side);
        tip(ui_, ui_.words("desk.side-tip"));
        if (!typed) return;
        for (PlayerSetup& each : changed_.players)
            if (each.number == player.number) each.side = shortened(one_line(state_.side), max_side_name - 3);
            else if (player.team > 0 && each.team == player.team) each.side.clear();
        commit_setup();
    }
    void zones(PlayerSetup& player) {
        if (done_) return;
        form_label(ui_, "desk.zones-field");
        bool first = true;
        for (const Zone& zone : *editor_.now().scenario->zones) {
            const bool has = std::ranges::count(player.zones, zone.id) > 0;
            if (zone.use != "start" && !has) continue;
            if (!first) beside_or_below(ui_, zone.id, form_label_width);
            first = false;
            if (!button(ui_, "player-zone:" + zone.id, {.text = zone.id, .active = has})) continue;
            put_toggle(player.zones, zone.id);
            return commit_setup();
        }
        if (!first) beside_or_below(ui_, ui_.words("desk.paint-zone-button"), form_label_width);
        if (button(ui_, "desk.paint-zone", {.icon = icon::zone, .text = ui_.words("desk.paint-zone-button")}))
            done_ = paint_start_zone(editor_) || done_;
        tip(ui_, ui_.words("desk.paint-zone-tip"));
        if (!done_) other_zones(player);
    }
    // Zones for something else, in which a player may start all the same.
    void other_zones(PlayerSetup& player) {
        const auto& all = *editor_.now().scenario->zones;
        const auto other = [&](const Zone& zone) {
            return zone.use != "start" && std::ranges::count(player.zones, zone.id) == 0;
        };
        beside_or_below(ui_, ui_.words("desk.other-zone"), form_label_width);
        if (button(ui_, "desk.other-zone", {.text = ui_.words("desk.other-zone")})) ImGui::OpenPopup("other-zone");
        tip(ui_, ui_.words("desk.other-zone-tip"));
        std::vector<std::string> ids;
        for (const Zone& zone : all)
            if (other(zone)) ids.push_back(zone.id);
        const auto chosen = short_menu(ui_, "other-zone", [&] {
            std::vector<MenuRow> rows;
            for (const std::string& id : ids) rows.push_back({.label = "player-zone:" + id, .text = id});
            rows.push_back(new_zone_row(ui_, editor_));
            return rows;
        });
        if (!chosen) return;
        if (*chosen < ids.size()) {
            player.zones.push_back(ids[*chosen]);
            return commit_setup();
        }
        const auto index = static_cast<std::size_t>(editor_.map.desk.player);
        done_ = put_new_zone(editor_, ui_.menu.typed, [index](Setup& setup, const std::string& zone) {
            setup.players[index].zones.push_back(zone);
        });
    }
    void points() {
        if (done_) return;
        if (state_.number != editor_.now().number) {
            state_.number = editor_.now().number;
            state_.points = std::to_string(army().points);
        }
        if (!text_field(ui_, "desk.points-field", state_.points)) return;
        army().points = std::clamp(std::atoi(state_.points.c_str()), 0, max_army_points);
        commit_setup();
    }
    void ways() {
        if (army().points == 0) return;
        form_label(ui_, "desk.ways-field");
        if (button(ui_, "desk.premade", {.text = ui_.words("desk.premade"), .active = army().premade})) {
            army().premade = !army().premade || !army().draft;
            return commit_setup();
        }
        beside_or_below(ui_, ui_.words("desk.draft"), form_label_width);
        if (button(ui_, "desk.draft", {.text = ui_.words("desk.draft"), .active = army().draft})) {
            army().draft = !army().draft || !army().premade;
            return commit_setup();
        }
    }
    // The cards that it has from the beginning; a click takes one copy away.
    void cards() {
        vertical_gap(ui_, 4);
        int sum = 0;
        for (const CardOfArmy& card : army().cards)
            if (const auto kind = editor_.catalogue().card(card.card))
                sum += editor_.catalogue()[*kind].points * card.copies;
        heading(ui_, ui_.words("desk.has-cards"), ui_.words(Message{"desk.points", {{"n", sum}}}));
        const bool nobody = static_cast<std::size_t>(editor_.map.desk.player) >= changed_.players.size();
        if (!nobody && button(ui_, "desk.browse", {.icon = icon::search, .text = ui_.words("desk.browse")}))
            editor_.dialog.kind = Dialog::Army;
        if (!nobody) tip(ui_, ui_.words("desk.browse-tip"));
        if (!army().cards.empty() || army().points > 0) copies_of_army();
        if (done_) return;
        for (std::size_t i = 0; i < army().cards.size(); ++i) {
            if (done_) return;
            const CardOfArmy card = army().cards[i];
            const auto kind = editor_.catalogue().card(card.card);
            std::string text = kind ? full_name(editor_.catalogue(), editor_.catalogue()[*kind]) : card.card;
            if (card.copies > 1) text += " ×" + std::to_string(card.copies);
            if (!card.figures.empty()) text += "  " + ui_.words(Message{"desk.placed", {{"n", card.figures.size()}}});
            const bool clicked = list_row(
                ui_, "army-has:" + card.card,
                {.text = text, .after = kind ? std::to_string(editor_.catalogue()[*kind].points * card.copies) : ""});
            if (kind) about_cards(ui_, editor_.catalogue(), {"has" + card.card, {*kind}, {}});
            if (carried_row("card-of-army", army().cards, i, text)) return commit_setup();
            if (!clicked) continue;
            army() = with_one_less(army(), card.card, editor_.catalogue());
            return commit_setup();
        }
        if (!army().cards.empty()) muted(ui_, ui_.words("desk.card-tip"));
    }
    void more_cards() {
        vertical_gap(ui_, 4);
        ImGui::SetNextItemWidth(-1);
        ImGui::InputTextWithHint("##find-card", ui_.words("desk.find-card").c_str(), &state_.find);
        ui_.record("desk:find-card");
        const auto& cards = editor_.catalogue().cards();
        for (const ArmyCard& card : cards) {
            if (!state_.find.empty() && !holds_words(card.name + " " + card.species + " " + card.id, state_.find))
                continue;
            const bool clicked =
                list_row(ui_, "army-add:" + card.id,
                         {.text = full_name(editor_.catalogue(), card), .after = std::to_string(card.points)});
            about_cards(ui_, editor_.catalogue(), {"add" + card.id, {*editor_.catalogue().card(card.id)}, {}});
            if (!clicked) continue;
            add(card.id);
            return commit_setup();
        }
    }
    void add(const std::string& card) {
        const auto known = std::ranges::find(army().cards, card, &CardOfArmy::card);
        if (known != army().cards.end()) known->copies = std::min(known->copies + 1, max_card_copies);
        else army().cards.push_back({.card = card});
    }

    Ui& ui_;
    EditorState& editor_;
    PlayersFormUi& state_;
    const std::vector<Setup> setups_;
    const unsigned long long number_ = editor_.now().number;  // Of the snapshot that is shown.
    std::size_t index_ = 0;
    Setup changed_{};
    bool done_ = false;
};

}  // namespace

void draw_players_form(Ui& ui, EditorState& editor, PlayersFormUi& state) { PlayersForm(ui, editor, state).draw(); }

}  // namespace hexwright::panels
