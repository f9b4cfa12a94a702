#include "engine/scenario/feasible.h"

#include <algorithm>
#include <type_traits>

#include "engine/core/visit.h"
#include "engine/scenario/setups_played.h"
#include "engine/scenario/walkability.h"

namespace hexwright {
namespace {

using Why = std::optional<Never>;

Why because(std::string id, std::vector<Argument> arguments, int line) {
    return Never{{"never." + std::move(id), std::move(arguments)}, line};
}

bool is_player(const std::string& word) { return word.size() == 1 && word[0] >= '1' && word[0] <= '8'; }

// ---- who can be there

std::vector<const CardOfArmy*> cards_of(const Setup& setup) {
    std::vector<const CardOfArmy*> cards;
    for (const PlayerSetup& player : setup.players)
        for (const CardOfArmy& card : player.army.cards) cards.push_back(&card);
    for (const CardOfArmy& card : setup.nobodys.cards) cards.push_back(&card);
    return cards;
}

// Of all set-ups; none where armies are gathered, or there is no set-up: then it may be any.
std::optional<std::set<std::string>> possible_cards(const std::vector<Setup>& setups, const RuleFacts& facts) {
    if (setups.empty()) return {};
    std::set<std::string> cards = facts.arriving_cards;
    for (const Setup& setup : setups) {
        if (std::ranges::any_of(setup.players, [](const PlayerSetup& player) { return player.army.points > 0; })) return {};
        for (const CardOfArmy* card : cards_of(setup)) cards.insert(card->card);
        for (const OwnedPiece& owned : setup.nobody_owns) cards.insert(owned.card);
        for (const PlayerSetup& player : setup.players)
            for (const OwnedPiece& owned : player.owns) cards.insert(owned.card);
    }
    return cards;
}

// ---- where they can go

std::set<Space> first_spaces(const Scenario& scenario, const std::vector<Setup>& setups) {
    std::set<Space> spaces;
    std::set<std::string> zones;
    for (const Setup& setup : setups) {
        for (const PlayerSetup& player : setup.players) zones.insert(player.zones.begin(), player.zones.end());
        for (const CardOfArmy* card : cards_of(setup))
            for (const StartSpace& start : card->figures) spaces.insert(start.at);
    }
    for (const Zone& zone : *scenario.zones)
        if (zone.use == "start" || zones.contains(zone.id)) spaces.insert(zone.spaces.begin(), zone.spaces.end());
    return spaces;
}

std::set<Space> walked_from(const std::set<Space>& first, const Terrain& terrain, const Catalogue& catalogue) {
    std::set<Space> reached;
    std::vector<Space> waiting;
    for (const Space space : first)
        if (terrain.surface(space) && reached.insert(space).second) waiting.push_back(space);
    while (!waiting.empty()) {
        const Surface from = *terrain.surface(waiting.back());
        waiting.pop_back();
        for (const Direction way : all_directions)
            for (const Surface& to : terrain.surfaces_at(neighbour(from.space.at, way)))
                if (!reached.contains(to.space) && can_step(from, way, to, terrain, catalogue)) {
                    reached.insert(to.space);
                    waiting.push_back(to.space);
                }
    }
    return reached;
}

}  // namespace

Feasible::Feasible(const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue)
    : scenario_(scenario), catalogue_(catalogue), setups_(setups_played(scenario)), facts_(facts_of(rulebook_of(scenario))),
      cards_(possible_cards(setups_, facts_)) {
    for (const Setup& setup : setups_) players_ = std::max(players_, setup.player_count());
    for (const Terrain::Column& column : terrain.columns())
        for (const Surface& surface : terrain.surfaces(column)) terrains_.insert(catalogue[surface.terrain].id);
    for (const std::string& kind : facts_.covering_kinds)
        if (const auto piece = catalogue.piece(kind)) terrains_.insert(catalogue[catalogue[*piece].terrain].id);
    beside_ = terrains_;
    scenario.battlefield.each([&](const PlacedPiece& piece) { beside_.insert(catalogue[catalogue[piece.kind].terrain].id); });
    const std::set<Space> first = first_spaces(scenario, setups_), reached = walked_from(first, terrain, catalogue);
    const bool changes = !facts_.covering_kinds.empty() || !facts_.removed_pieces.empty();
    for (const Zone& zone : *scenario.zones) {
        if (zone.conditions) continue;
        const bool any = std::ranges::any_of(zone.spaces, [&](Space space) { return terrain.surface(space) != nullptr; });
        const bool open = std::ranges::any_of(zone.spaces, [&](Space space) { return reached.contains(space); });
        if (!any) empty_zones_.insert(zone.id);
        else if (!open && !first.empty() && !changes) closed_zones_.insert(zone.id);
    }
}

// ---- single reasons

std::optional<Never> Feasible::no_player(const std::string& word, int line) const {
    if (players_ == 0 || !is_player(word) || word[0] - '0' <= players_) return {};
    return because("no-player", {{"player", word}}, line);
}
std::optional<Never> Feasible::no_terrain(const MaybeTerrain& terrain, const std::set<std::string>& there, int line) const {
    if (!terrain.given() || there.contains(terrain.word) || !catalogue_.terrain(terrain.word)) return {};
    return because("no-terrain", {{"terrain", catalogue_[*catalogue_.terrain(terrain.word)].name}}, line);
}
std::optional<Never> Feasible::no_card(const std::string& card, int line) const {
    if (!cards_ || cards_->contains(card)) return {};
    const auto known = catalogue_.card(card);
    return because("no-card", {{"card", known ? catalogue_[*known].name : card}}, line);
}

std::optional<Never> Feasible::never_entered(const MaybeZone& zone, int line) const {
    if (empty_zones_.contains(zone.word)) return because("empty-zone", {{"zone", zone.word}}, line);
    if (closed_zones_.contains(zone.word)) return because("closed-zone", {{"zone", zone.word}}, line);
    return {};
}

std::optional<Never> Feasible::never_in_rounds(const RoundNumber& from, const RoundNumber& to, int line) const {
    if (from.value && to.value && *from.value > *to.value) return because("rounds-turned", {{"from", *from.value}, {"to", *to.value}}, line);
    if (scenario_.rounds > 0 && from.or_else(1) > scenario_.rounds)
        return because("after-the-end", {{"round", *from.value}, {"rounds", scenario_.rounds}}, line);
    return {};
}

// ---- conditions

std::optional<Never> Feasible::never(const condition::Counter& word, int line) const {
    const int least = word.at_least.or_else(-most_counted), most = word.at_most.or_else(most_counted);
    if (least > most) return because("range-turned", {{"low", least}, {"high", most}}, line);
    if (least > 0 && facts_.written.contains(word.id.word) && !facts_.counted_up.contains(word.id.word))
        return because("not-counted-up", {{"counter", word.id.word}, {"n", least}}, line);
    if (most < 0 && facts_.written.contains(word.id.word) && !facts_.counted_down.contains(word.id.word))
        return because("not-counted-down", {{"counter", word.id.word}, {"n", most}}, line);
    return {};
}

std::optional<Never> Feasible::never(const condition::Count& word, int line, Subject about) const {
    const int least = word.at_least.or_else(word.at_most.value ? 0 : 1), most = word.at_most.or_else(most_counted);
    if (least > most || most < 0) return because("range-turned", {{"low", least}, {"high", most}}, line);
    if (least < 1) return {};
    return never(word.parts, line, inside_of(word, about));
}

std::optional<Never> Feasible::never(const condition::StandsOn& word, int line) const {
    if (auto why = no_terrain(word.terrain, terrains_, line)) return why;
    if (auto why = never_entered(word.zone, line)) return why;
    return never(word.parts, line, inside_of(word, about_a_figure));
}

std::optional<Never> Feasible::never(const condition::Destroyed& word, int line) const {
    if (!word.piece.given() || facts_.removed_pieces.contains(word.piece.word)) return {};
    const auto owns = [&](const std::vector<OwnedPiece>& owned) {
        return std::ranges::find(owned, word.piece.word, &OwnedPiece::piece) != owned.end();
    };
    for (const Setup& setup : setups_) {
        if (owns(setup.nobody_owns)) return {};
        for (const PlayerSetup& player : setup.players)
            if (owns(player.owns)) return {};
    }
    return because("piece-stays", {{"piece", word.piece.word}}, line);
}

// ---- what a condition is asked about

namespace {

template <class Word, class... Words>
constexpr bool is_one_of = (std::is_same_v<Word, Words> || ...);
template <class Word>
constexpr bool asks_a_figure =
    is_one_of<Word, condition::Of, condition::EnemyOf, condition::FriendOf, condition::Card, condition::Is, condition::StandsOn,
              condition::Wounded, condition::Active, condition::Engaged>;

std::optional<Never> nothing_to_ask(const Condition& condition, Subject about) {
    const auto no_figure = [&] { return because("no-figure", {}, condition.line); };
    const auto no_space = [&] { return because("no-space", {}, condition.line); };
    return visit(condition.is,
        [&](const condition::NextTo&) { return about.figure || about.space ? Why{} : no_figure(); },
        [&](const condition::Within&) { return about.figure || about.space ? Why{} : no_figure(); },
        [&](const condition::Destroyed& word) { return about.figure || word.piece.given() || word.figure.given() ? Why{} : no_figure(); },
        [&](const condition::Terrain&) { return about.space ? Why{} : no_space(); },
        [&](const condition::Level&) { return about.space ? Why{} : no_space(); },
        [&](const condition::InZone&) { return about.space ? Why{} : no_space(); },
        [&](const condition::Occupied&) { return about.space ? Why{} : no_space(); },
        [&]<class Word>(const Word&) { return about.figure || !asks_a_figure<Word> ? Why{} : no_figure(); });
}

}  // namespace

std::optional<Never> Feasible::never(const Condition& condition, Subject about) const {
    const int line = condition.line;
    if (auto why = nothing_to_ask(condition, about)) return why;
    return visit(condition.is,
        [&](const condition::All& word) { return never(word.parts, line, about); },
        [&](const condition::Any& word) {
            Why first = because("empty-any", {}, line);
            for (const Condition& each : word.parts) {
                Why why = never(each, about);
                if (!why) return why;
                if (&each == &word.parts.front()) first = std::move(why);
            }
            return first;
        },
        [&](const condition::Not& word) { return always_denied(word.parts, line); },
        [&](const condition::Of& word) { return no_player(word.player.word, line); },
        [&](const condition::FriendOf& word) { return no_player(word.player.word, line); },
        [&](const condition::Card& word) { return word.id.given() ? no_card(word.id.word, line) : Why{}; },
        [&](const condition::StandsOn& word) { return never(word, line); },
        [&](const condition::NextTo& word) {
            auto why = no_terrain(word.terrain, beside_, line);
            return why ? why : never(word.parts, line, about_a_figure);
        },
        [&](const condition::Terrain& word) { return no_terrain({word.is.word}, beside_, line); },
        [&](const condition::Level& word) {
            const int least = word.at_least.or_else(1), most = word.at_most.or_else(1'000);
            return least > most ? because("range-turned", {{"low", least}, {"high", most}}, line) : Why{};
        },
        [&](const condition::InZone& word) { return empty_zones_.contains(word.id.word) ? never_entered({word.id.word}, line) : Why{}; },
        [&](const condition::Occupied& word) { return never(word.parts, line, inside_of(word, about)); },
        [&](const condition::Round& word) { return never_in_rounds(word.from, word.to, line); },
        [&](const condition::Counter& word) { return never(word, line); },
        [&](const condition::Count& word) { return never(word, line, about); },
        [&](const condition::Alive& word) { return no_player(word.player.word, line); },
        [&](const condition::Destroyed& word) { return never(word, line); },
        [](const auto&) { return Why{}; });
}

std::optional<Never> Feasible::never(const Conditions& conditions, int line, Subject about) const {
    for (const Condition& condition : conditions)
        if (auto why = never(condition, about)) return why;
    if ((rounds_allowed(conditions) & rounds(true)).none()) return because("rounds-apart", {}, line_of_rounds(conditions, line));
    return {};
}

bool Feasible::always(const Condition& condition) const {
    const auto* round = std::get_if<condition::Round>(&condition.is);
    if (round) return round->from.or_else(1) <= 1 && (!round->to.value || (scenario_.rounds > 0 && *round->to.value >= scenario_.rounds));
    if (const auto* all = std::get_if<condition::All>(&condition.is))
        return std::ranges::all_of(all->parts, [this](const Condition& each) { return always(each); });
    if (const auto* any = std::get_if<condition::Any>(&condition.is))
        return std::ranges::any_of(any->parts, [this](const Condition& each) { return always(each); });
    return false;
}

std::optional<Never> Feasible::always_denied(const Conditions& conditions, int) const {
    for (const Condition& condition : conditions)
        if (always(condition)) return because("always", {}, condition.line);
    return {};
}

}  // namespace hexwright
