// The single reasons: who and what is never there, and events that never happen.
#include "engine/checks/satisfiability.h"
#include "engine/scenario/played_rules.h"

#include <algorithm>

namespace hexwright::checks {

std::optional<Never> Satisfiability::no_player(const std::string& word, int line) const {
    const auto number = player_numbered(word);
    if (players_ == 0 || !number || *number <= players_) return {};
    return because("issue.never.no-player", {{"player", word}}, line);
}
std::optional<Never> Satisfiability::no_terrain(const MaybeTerrain& terrain, const std::set<std::string>& there,
                                                int line) const {
    if (!terrain.given() || there.contains(terrain.word) || !catalogue_.terrain(terrain.word)) return {};
    return because("issue.never.no-terrain", {{"terrain", catalogue_[*catalogue_.terrain(terrain.word)].name}}, line);
}
std::optional<Never> Satisfiability::no_card(const std::string& card, int line) const {
    const auto has = [&](const Fielding& fielding) {
        return std::ranges::any_of(fielding.figures,
                                   [&](const Deployable& each) { return catalogue_[each.card].id == card; });
    };
    if (fieldings_.empty() || std::ranges::any_of(fieldings_, has)) return {};
    const auto known = catalogue_.card(card);
    return because("issue.never.no-card", {{"card", known ? catalogue_[*known].name : card}}, line);
}

std::optional<Never> Satisfiability::no_ground(const MaybeTerrain& terrain, int line) const {
    return no_terrain(terrain, terrains_, line);
}
std::optional<Never> Satisfiability::no_glyph(const std::string& glyph, int line) const {
    const auto known = catalogue_.glyph(glyph);
    if (glyph.empty() || !known || !glyphs_ || glyphs_->contains(glyph)) return {};
    return because("issue.never.no-glyph", {{"glyph", catalogue_[*known].name}}, line);
}
std::optional<Never> Satisfiability::no_secret(const std::string& tally, int line) const {
    const DeclaredTally* known = declared(rulebook_of(scenario_), tally);
    if (known && known->secret != SecretOf::Nobody) return {};
    return because("issue.never.no-secret", {{"tally", tally}}, line);
}
std::optional<Never> Satisfiability::no_markers(int line) const {
    const auto rules = rules_of(scenario_);
    if (!rules || rules->order_markers) return {};
    return because("issue.never.no-order-markers", {{"edition", rules->id}}, line);
}
std::optional<Never> Satisfiability::no_team(int line) const {
    const auto has_team = [](const Setup& setup) {
        std::set<int> teams;
        return std::ranges::any_of(setup.players, [&](const PlayerSetup& player) {
            return player.team > 0 && !teams.insert(player.team).second;
        });
    };
    if (setups_.empty() || std::ranges::any_of(setups_, has_team)) return {};
    return because("issue.never.no-team", {}, line);
}
// Considers only conditions about the figures' identity.
std::optional<Never> Satisfiability::no_figure_so(const Conditions& conditions, int line) const {
    const auto unknown = [&](const Condition& each) {  // A word that no card prints is reported when a game begins.
        const auto* card = std::get_if<condition::Card>(&each.is);
        return card && std::ranges::none_of(catalogue_.cards(),
                                            [&](const ArmyCard& printed) { return printed_so(printed, *card); });
    };
    if (most_figures(conditions, Taken::Anywhere) > 0 || std::ranges::any_of(conditions, unknown)) return {};
    return because("issue.never.no-such-figure", {}, line);
}

std::optional<Never> Satisfiability::only_in_reserve(const Conditions& conditions, int line) const {
    if (live_.sets_out) return {};
    bool waits = false;
    for (const Fielding& fielding : fieldings_)
        for (const Deployable& each : fielding.figures) {
            if (!may_be(each, *fielding.setup, conditions)) continue;
            if (!each.waits) return {};
            waits = true;
        }
    return waits ? because("issue.never.only-in-reserve", {}, line) : std::nullopt;
}

std::optional<Never> Satisfiability::never_entered(const MaybeZone& zone, int line) const {
    if (empty_zones_.contains(zone.word)) return because("issue.never.empty-zone", {{"zone", zone.word}}, line);
    if (closed_zones_.contains(zone.word)) return because("issue.never.closed-zone", {{"zone", zone.word}}, line);
    const bool of_somebody = zone.word == own_start_word || zone.word == enemy_start_word;
    const bool named = std::ranges::find(*scenario_.zones, zone.word, &Zone::id) != scenario_.zones->end();
    const auto has_zones = [](const Setup& setup) {
        return std::ranges::any_of(setup.players, [](const PlayerSetup& player) { return !player.zones.empty(); });
    };
    if (of_somebody && !named && !setups_.empty() && std::ranges::none_of(setups_, has_zones))
        return because("issue.never.no-start-zone", {{"zone", zone.word}}, line);
    return {};
}

std::optional<Never> Satisfiability::never_in_rounds(const RoundNumber& from, const RoundNumber& to, int line) const {
    if (from.value && to.value && *from.value > *to.value)
        return because("issue.never.rounds-turned", {{"from", *from.value}, {"to", *to.value}}, line);
    if (scenario_.rounds > 0 && from.or_else(1) > scenario_.rounds)
        return because("issue.never.after-the-end", {{"round", *from.value}, {"rounds", scenario_.rounds}}, line);
    return {};
}

namespace {

bool has_breakable_truce(const Rulebook& book) {
    return std::ranges::any_of(book.modifiers, [](const Modifier& modifier) {
        return std::ranges::any_of(modifier.changes, [](const Amendment& change) {
            const auto* truce = std::get_if<modifier::Truce>(&change.is);
            return truce && truce->breakable == YesNo::Yes;
        });
    });
}

}  // namespace

std::optional<Never> Satisfiability::never_happens(const On& on, int line) const {
    if (auto why = never_in_rounds(on.from, on.to, line)) return why;
    const bool in_a_zone = on.event == EventKind::Enter || on.event == EventKind::Leave;
    if (on.zone.given() && !in_a_zone) return because("issue.never.zone-of-event", {{"zone", on.zone.word}}, line);
    if (auto why = never_entered(on.zone, line)) return why;
    if (on.event == EventKind::GlyphTurned && !hidden_glyphs_) return because("issue.never.no-hidden-glyph", {}, line);
    if (on.piece.given() && !event_has_piece(on.event))
        return because("issue.never.piece-of-event", {{"piece", on.piece.word}}, line);
    if (event_has_piece(on.event))
        if (auto why =
                no_object(on.piece, on.event == EventKind::PieceOpened || on.event == EventKind::PieceClosed, line))
            return why;
    if (on.event == EventKind::TruceBroken && !has_breakable_truce(rulebook_of(scenario_)))
        return because("issue.never.no-truce", {}, line);
    if (event_figure_is_gone(on.event) && std::ranges::any_of(on.conditions, [](const Condition& each) {
            return std::holds_alternative<condition::Carries>(each.is);
        }))
        return because("issue.never.carried-gone", {}, line);
    if (on.event == EventKind::Removed && most_figures(on.conditions, Taken::Removed) == 0)
        return because("issue.never.nothing-removed", {}, line);
    return {};
}

std::optional<Never> Satisfiability::no_object(const MaybePiece& piece, bool to_open, int line) const {
    bool some = false, opens = false;
    const auto look = [&](const std::vector<OwnedPiece>& owned) {
        for (const OwnedPiece& each : owned) {
            if (!each.is_object() || (piece.given() && each.piece != piece.word)) continue;
            some = true;
            opens = opens || !each.opens_as.empty();
        }
    };
    for (const Setup& setup : setups_) {
        look(setup.nobody_owns);
        for (const PlayerSetup& player : setup.players) look(player.owns);
    }
    if (!some && !piece.given()) return because("issue.never.no-object", {}, line);
    if (!some) return because("issue.never.piece-without-life", {{"piece", piece.word}}, line);
    if (to_open && !opens)
        return because(piece.given() ? "issue.never.piece-stays-shut" : "issue.never.nothing-opens",
                       {{"piece", piece.word}}, line);
    return {};
}

}  // namespace hexwright::checks
