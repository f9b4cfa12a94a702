#include "editor/document/batches/knobs.h"

#include "editor/document/batches/knob_places.h"
#include "engine/scenario/titles.h"
#include "engine/scenario/word_tree.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

namespace hexwright::document {
namespace {

constexpr int most_more_figures = 6, most_more_copies = 8, most_more_rounds = 10, steps_of_number = 20;
constexpr std::size_t most_knobs_named = 12, most_spaces_moved = 24;

// The values from `low` to `high` that lie whole steps from the present one; no knob if there is no other.
void add_knob(std::vector<Knob>& knobs, Knob knob, int present, int low, int high, int step = 1) {
    for (int value = present - (present - low) / step * step; value <= high; value += step) {
        if (value == present) knob.present = knob.values.size();
        knob.values.push_back(value);
    }
    if (knob.values.size() > 1) knobs.push_back(std::move(knob));
}

// ---- armies

int step_of_points(int points) { return points % 10 == 0 ? 10 : 5; }

void add_points(std::vector<Knob>& knobs, const Setup& setup, const PlayerSetup& player) {
    const int points = player.army.points;
    if (points <= 0) return;
    add_knob(knobs,
             {.id = "points:" + std::to_string(player.number),
              .kind = KnobKind::Points,
              .what = {"tune.points", {{"player", player.number}}},
              .players = setup.player_count(),
              .player = player.number},
             points, std::max(1, points / 2), std::min(max_army_points, 2 * points), step_of_points(points));
}

Knob knob_of_card(const Setup& setup, int player, const ArmyCard& card, KnobKind kind) {
    return {
        .id = "card:" + std::to_string(player) + "." + card.id,
        .kind = kind,
        .what = {kind == KnobKind::Figures ? "tune.figures" : "tune.copies", {{"card", card.name}, {"player", player}}},
        .players = setup.player_count(),
        .player = player,
        .name = card.id};
}

// A unique card is there once at most; double-space figures have no place beside the others.
void add_card(std::vector<Knob>& knobs, const Setup& setup, int player, const CardOfArmy& entry, const ArmyCard& card) {
    if (entry.figures.empty()) {
        const int most = card.is_unique() ? std::max(1, entry.copies) : entry.copies + most_more_copies;
        add_knob(knobs, knob_of_card(setup, player, card, KnobKind::Copies), entry.copies, 0,
                 std::min(most, max_card_copies));
        return;
    }
    const auto figures = static_cast<int>(entry.figures.size());
    const int most = card.spaces() > 1  ? figures
                     : card.is_unique() ? std::max(figures, entry.copies * card.figures)
                                        : std::min(figures + most_more_figures, max_card_copies * card.figures);
    add_knob(knobs, knob_of_card(setup, player, card, KnobKind::Figures), figures, 0, most);
}

void add_armies(std::vector<Knob>& knobs, const Setup& setup, const Catalogue& catalogue) {
    for (const PlayerSetup& player : setup.players) {
        add_points(knobs, setup, player);
        for (const CardOfArmy& entry : player.army.cards)
            if (const auto card = catalogue.card(entry.card))
                add_card(knobs, setup, player.number, entry, catalogue[*card]);
    }
}

// ---- zones and rounds

void add_zones(std::vector<Knob>& knobs, const Scenario& scenario, const Catalogue& catalogue) {
    for (const Zone& zone : *scenario.zones) {
        const std::size_t spaces = zone.spaces.size();
        if (spaces == 0 || zone.conditions) continue;
        const std::size_t more = std::min((spaces + 1) / 2, most_spaces_moved);
        const std::size_t most = growing_zone(scenario, zone, spaces + more, catalogue).size();
        add_knob(knobs,
                 {.id = "zone:" + zone.id,
                  .kind = KnobKind::Zone,
                  .what = {"tune.zone", {{"zone", zone.id}}},
                  .name = zone.id},
                 static_cast<int>(spaces), static_cast<int>(spaces - std::min(spaces / 2, most_spaces_moved)),
                 static_cast<int>(most));
    }
}

void add_rounds(std::vector<Knob>& knobs, const Scenario& scenario) {
    if (scenario.rounds <= 0) return;
    add_knob(knobs, {.id = "rounds", .kind = KnobKind::Rounds, .what = {"tune.rounds"}}, scenario.rounds, 1,
             std::min(max_rounds, scenario.rounds + std::min(scenario.rounds, most_more_rounds)));
}

// ---- rules

std::string called(const WordNode& word, std::size_t index) {
    return names_in_path(word.id()) ? word.id() : std::to_string(index + 1);
}

bool brings_figures(const WordNode& word) {
    if (word.name == "arrive") return true;
    return std::ranges::any_of(word.lists,
                               [](const WordList& list) { return std::ranges::any_of(list.parts, brings_figures); });
}

void add_arrival(std::vector<Knob>& knobs, const Scenario& scenario, const WordNode& rule, std::size_t index) {
    const auto first = first_round_of(rule);
    if (!first || !brings_figures(rule)) return;
    add_knob(knobs,
             {.id = "arrival:" + called(rule, index),
              .kind = KnobKind::Arrival,
              .what = {"tune.arrival", {{"rule", title_of(rulebook_of(scenario).rules[index])}}},
              .word = WordPath{}.inside("rules", index)},
             *first, 1, std::max(*first, scenario.rounds > 0 ? scenario.rounds : *first + most_more_rounds));
}

std::optional<int> number_in(const Slot& slot) {
    const std::string& text = slot.text.empty() ? slot.usual : slot.text;
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = error == std::errc{} && end == text.data() + text.size();
    return whole && slot.kind == SlotKind::Number ? std::optional(value) : std::nullopt;
}

// The numbers of a word and of all inside it. A win's priority is no matter of more or less.
void add_numbers(std::vector<Knob>& knobs, const WordNode& word, const WordPath& at, const std::string& id) {
    for (const Slot& slot : word.slots) {
        const auto value = number_in(slot);
        if (!value || slot.name == "priority") continue;
        const int step = std::max(1, std::abs(*value) / steps_of_number), reach = step * steps_of_number;
        add_knob(knobs,
                 {.id = id + "." + std::string(slot.name),
                  .kind = KnobKind::Number,
                  .what = {"tune.number", {{"member", slot.name}, {"word", word.name}, {"where", id}}},
                  .word = at.at(std::string(slot.name))},
                 *value, std::max(slot.low, *value - reach), std::min(slot.high, *value + reach), step);
    }
    for (const WordList& list : word.lists)
        for (std::size_t i = 0; i < list.parts.size(); ++i) {
            const std::string step =
                list.one ? std::string(list.name) : std::string(list.name) + "[" + std::to_string(i) + "]";
            add_numbers(knobs, list.parts[i], at.inside(std::string(list.name), i), id + "/" + step);
        }
}

// "rule:flood/effects[0].n" is called "rule:flood.n" where the rule has no other n.
void shorten(std::vector<Knob>& knobs, std::size_t from, const std::string& owner) {
    const auto short_id = [&](const Knob& knob) { return owner + knob.id.substr(knob.id.rfind('.')); };
    std::vector<std::string> ids;
    for (std::size_t i = from; i < knobs.size(); ++i) ids.push_back(short_id(knobs[i]));
    for (std::size_t i = from; i < knobs.size(); ++i)
        if (std::ranges::count(ids, ids[i - from]) == 1) knobs[i].id = ids[i - from];
}

void add_words(std::vector<Knob>& knobs, const WordNode& owner, const WordPath& at, std::string_view list,
               const std::string& kind) {
    const WordList* words = owner.list(list);
    for (std::size_t i = 0; words && i < words->parts.size(); ++i) {
        const std::size_t from = knobs.size();
        const std::string id = kind + ":" + called(words->parts[i], i);
        add_numbers(knobs, words->parts[i], at.inside(std::string(list), i), id);
        shorten(knobs, from, id);
    }
}

void add_rulebook(std::vector<Knob>& knobs, const Scenario& scenario) {
    const WordNode top = tree_of(scenario);
    const WordList* rules = top.list("rules");
    for (std::size_t i = 0; rules && i < rules->parts.size(); ++i) add_arrival(knobs, scenario, rules->parts[i], i);
    add_words(knobs, top, {}, "rules", "rule");
    add_words(knobs, top, {}, "modifiers", "modifier");
    const WordPath victory = WordPath{}.inside("victory", 0);
    if (const WordNode* ends = word_at(top, victory)) {
        add_words(knobs, *ends, victory, "wins", "win");
        add_words(knobs, *ends, victory, "scores", "score");
    }
}

// ---- names

const Setup* setup_of(const Scenario& scenario, int players) {
    const auto found = std::ranges::find(*scenario.setups, players, &Setup::player_count);
    return found == scenario.setups->end() ? nullptr : &*found;
}

// A card that the army has not yet: from none to some.
std::optional<Knob> new_card(std::string_view id, const Scenario& scenario, const Catalogue& catalogue, int players) {
    const Setup* setup = setup_of(scenario, players);
    const std::size_t dot = id.find('.');
    if (!setup || !id.starts_with("card:") || dot == std::string_view::npos) return {};
    const auto player = std::ranges::find(setup->players, std::string(id.substr(5, dot - 5)),
                                          [](const PlayerSetup& each) { return std::to_string(each.number); });
    const auto card = catalogue.card(id.substr(dot + 1));
    if (player == setup->players.end() || !card || player->zones.empty()) return {};
    std::vector<Knob> knobs;
    const int most = catalogue[*card].is_unique() ? 1 : most_more_copies;
    add_knob(knobs, knob_of_card(*setup, player->number, catalogue[*card], KnobKind::Copies), 0, 0, most);
    return knobs.front();
}

Message no_knob(std::string_view id, const std::vector<Knob>& knobs) {
    if (knobs.empty()) return {"tune.no-knobs"};
    std::string known;
    for (std::size_t i = 0; i < std::min(knobs.size(), most_knobs_named); ++i)
        known += (i == 0 ? "" : ", ") + knobs[i].id;
    if (knobs.size() > most_knobs_named) known += ", …";
    return {"tune.no-knob", {{"knob", id}, {"knobs", known}}};
}

}  // namespace

std::vector<Knob> knobs_of(const Scenario& scenario, const Catalogue& catalogue, int players) {
    std::vector<Knob> knobs;
    if (const Setup* setup = setup_of(scenario, players)) add_armies(knobs, *setup, catalogue);
    add_zones(knobs, scenario, catalogue);
    add_rounds(knobs, scenario);
    add_rulebook(knobs, scenario);
    return knobs;
}

Result<Knob> knob_named(std::string_view id, const Scenario& scenario, const Catalogue& catalogue, int players) {
    std::vector<Knob> knobs = knobs_of(scenario, catalogue, players);
    if (const auto found = std::ranges::find(knobs, id, &Knob::id); found != knobs.end()) return std::move(*found);
    if (auto card = new_card(id, scenario, catalogue, players)) return std::move(*card);
    return failure(no_knob(id, knobs));
}

}  // namespace hexwright::document
