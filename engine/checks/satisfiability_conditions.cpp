// Conditions that never hold, and those that never hold together.
#include "engine/checks/satisfiability.h"
#include "engine/core/visit.h"
#include "engine/scenario/played_rules.h"
#include "engine/scenario/words/word_facts.h"

#include <algorithm>

namespace hexwright::checks {
namespace {

using Why = std::optional<Never>;

}  // namespace

// ---- flags and counters

template <class Wanted>
std::optional<Never> Satisfiability::never_written(const TallyName& tally, const MaybeOwner& of, Wanted wanted,
                                                   Never otherwise) const {
    const TallyOwner owner = owner_named(meant(of.word), facts_);
    const auto written = [&](const RuleFacts& facts, bool anybodys) {
        return std::ranges::any_of(facts.writings, [&](const Writing& each) {
            return each.tally == tally.word && wanted(each.change) && (anybodys || may_be_same(each.of, owner));
        });
    };
    if (written(live_, false)) return {};
    if (settled_ && !facts_.written.contains(tally.word)) return {};  // Reported as an issue of its own.
    if (written(facts_, false)) return because("issue.never.writer-dead", {{"tally", tally.word}}, otherwise.line);
    if (written(facts_, true)) return because("issue.never.others-tally", {{"tally", tally.word}}, otherwise.line);
    return otherwise;
}

std::optional<Never> Satisfiability::never(const condition::Flag& word, int line) const {
    const auto sets = [](Writing::Change change) { return change != Writing::Change::None; };
    return never_written(word.id, word.of, sets, *because("issue.never.never-set", {{"flag", word.id.word}}, line));
}
std::optional<Never> Satisfiability::never(const condition::Counter& word, int line) const {
    using Change = Writing::Change;
    const int least = word.at_least.or_else(-most_counted), most = word.at_most.or_else(most_counted);
    if (least > most) return because("issue.never.range-turned", {{"low", least}, {"high", most}}, line);
    const auto up = [least](Change change) { return change == Change::Up || (change == Change::ToOne && least <= 1); };
    const auto down = [](Change change) { return change == Change::Down; };
    const auto otherwise = [&](const char* id, int n) {
        return *because(id, {{"counter", word.id.word}, {"n", n}}, line);
    };
    if (least > 0) return never_written(word.id, word.of, up, otherwise("issue.never.not-counted-up", least));
    if (most < 0) return never_written(word.id, word.of, down, otherwise("issue.never.not-counted-down", most));
    return {};
}

// ---- conditions

std::optional<Never> Satisfiability::never(const condition::Count& word, int line, Subject about) const {
    const int least = word.at_least.or_else(word.at_most.value ? 0 : 1), most = word.at_most.or_else(most_counted);
    if (least > most || most < 0) return because("issue.never.range-turned", {{"low", least}, {"high", most}}, line);
    if (least < 1) return {};
    if (auto why = never(word.parts, line, inside_of(word, about))) return why;
    const int there = most_counted_by(word);
    if (word.where == condition::Whereabouts::Carried)
        if (auto why = no_figure_carried(line)) return why;
    if (there >= least) return {};
    if (there == 0 && word.where == condition::Whereabouts::Removed)
        return because("issue.never.nothing-removed", {}, line);
    return because("issue.never.too-few", {{"n", least}, {"have", there}}, line);
}

std::optional<Never> Satisfiability::never(const condition::StandsOn& word, int line) const {
    if (auto why = no_terrain(word.terrain, terrains_, line)) return why;
    if (auto why = never_entered(word.zone, line)) return why;
    if (auto why = no_glyph(word.glyph.word, line)) return why;
    return never(word.parts, line, inside_of(word, about_a_figure));
}

std::optional<Never> Satisfiability::never(const condition::Level& word, int line) const {
    const int least = word.at_least.or_else(1), most = word.at_most.or_else(1'000);
    if (least > most) return because("issue.never.range-turned", {{"low", least}, {"high", most}}, line);
    if (levels_.empty() || std::ranges::any_of(levels_, [&](int level) { return least <= level && level <= most; }))
        return {};
    return because("issue.never.no-level", {{"low", *levels_.begin()}, {"high", *levels_.rbegin()}}, line);
}

std::optional<Never> Satisfiability::never(const condition::Destroyed& word, int line) const {
    if (!word.piece.given() || live_.removed_pieces.contains(word.piece.word)) return {};
    const auto owns = [&](const std::vector<OwnedPiece>& owned) {
        return std::ranges::find(owned, word.piece.word, &OwnedPiece::piece) != owned.end();
    };
    for (const Setup& setup : setups_) {
        if (owns(setup.nobody_owns)) return {};
        for (const PlayerSetup& player : setup.players)
            if (owns(player.owns)) return {};
    }
    const bool waits = facts_.removed_pieces.contains(word.piece.word);
    return because(waits ? "issue.never.remover-dead" : "issue.never.piece-stays", {{"piece", word.piece.word}}, line);
}

std::optional<Never> Satisfiability::no_carrying(const MaybeGlyph& glyph, int line) const {
    if (auto why = no_glyph(glyph.word, line)) return why;
    if (live_.carries_glyphs || (live_.carries_figures && !glyph.given())) return {};
    return because("issue.never.nothing-taken-up", {}, line);
}
std::optional<Never> Satisfiability::no_figure_carried(int line) const {
    return live_.carries_figures ? Why{} : because("issue.never.nobody-taken-up", {}, line);
}
std::optional<Never> Satisfiability::never(const condition::Carries& word, int line) const {
    if (word.glyph.given()) return no_carrying(word.glyph, line);
    if (!word.figure.given() && word.parts.empty()) return no_carrying({}, line);
    if (auto why = no_figure_carried(line)) return why;
    return never(word.parts, line, about_a_figure);
}

// ---- what a condition is asked about

namespace {

std::optional<Never> nothing_to_ask(const Condition& condition, Subject about) {
    const auto no_figure = [&] { return because("issue.never.no-figure", {}, condition.line); };
    const auto no_space = [&] { return because("issue.never.no-space", {}, condition.line); };
    return visit(
        condition.is,
        [&](const condition::Destroyed& word) {
            return about.figure || word.piece.given() || word.figure.given() ? Why{} : no_figure();
        },
        [&]<class Word>(const Word&) {
            switch (condition::about_of<Word>()) {
                case condition::About::Figure:
                    return about.figure ? Why{} : no_figure();
                case condition::About::Space:
                    return about.space ? Why{} : no_space();
                case condition::About::FigureOrSpace:
                    return about.figure || about.space ? Why{} : no_figure();
                case condition::About::Game:
                    break;
            }
            return Why{};
        });
}

}  // namespace

std::optional<Never> Satisfiability::never(const Condition& condition, Subject about) const {
    const int line = condition.line;
    if (auto why = nothing_to_ask(condition, about)) return why;
    return visit(
        condition.is, [&](const condition::All& word) { return never(word.parts, line, about); },
        [&](const condition::Any& word) {
            Why first = because("issue.never.empty-any", {}, line);
            for (const Condition& each : word.parts) {
                Why why = never(each, about);
                if (!why) return why;
                if (&each == &word.parts.front()) first = std::move(why);
            }
            return first;
        },
        [&](const condition::Not& word) { return always_denied(word.parts); },
        [&](const condition::Of& word) { return no_player(word.player.word, line); },
        [&](const condition::FriendOf& word) { return no_player(word.player.word, line); },
        [&](const condition::Flag& word) { return never(word, line); },
        [&](const condition::Card& word) { return word.id.given() ? no_card(word.id.word, line) : Why{}; },
        [&](const condition::StandsOn& word) { return never(word, line); },
        [&](const condition::NextTo& word) {
            auto why = no_terrain(word.terrain, beside_, line);
            if (!why) why = no_glyph(word.glyph.word, line);
            return why ? why : never(word.parts, line, about_a_figure);
        },
        [&](const condition::Terrain& word) { return no_terrain({word.is.word}, beside_, line); },
        [&](const condition::Within& word) {
            const bool others = word.piece.given() || word.zone.given() || word.figure.given() || !word.parts.empty();
            return others ? Why{} : no_glyph(word.glyph.word, line);
        },
        [&](const condition::Level& word) { return never(word, line); },
        [&](const condition::InZone& word) {
            return empty_zones_.contains(word.id.word) ? never_entered({word.id.word}, line) : Why{};
        },
        [&](const condition::GlyphHere& word) { return no_glyph(word.id.word, line); },
        [&](const condition::Occupied& word) { return never(word.parts, line, inside_of(word, about)); },
        [&](const condition::Round& word) { return never_in_rounds(word.from, word.to, line); },
        [&](const condition::Counter& word) { return never(word, line); },
        [&](const condition::Count& word) { return never(word, line, about); },
        [&](const condition::Alive& word) { return no_player(word.player.word, line); },
        [&](const condition::IsOpen& word) { return no_object({word.piece.word}, true, line); },
        [&](const condition::Destroyed& word) { return never(word, line); },
        [&](const condition::Carries& word) { return never(word, line); },
        [&](const condition::Carried&) { return no_figure_carried(line); },
        [&](const condition::HasMarker&) { return no_markers(line); }, [](const auto&) { return Why{}; });
}

namespace {

// Collects the conditions that must all hold, and those that must not hold.
void note_parts(const Conditions& conditions, std::vector<const Condition*>& all, std::vector<const Condition*>& none) {
    for (const Condition& each : conditions) {
        const ConditionFacts<Written> facts = facts_of(each);
        if (facts.parts && facts.joint == Joint::All) note_parts(*facts.parts, all, none);
        else if (facts.parts && facts.joint == Joint::None)
            for (const Condition& part : *facts.parts) none.push_back(&part);
        else all.push_back(&each);
    }
}

bool counters_apart(const Condition& a, const Condition& b) {
    const auto* one = std::get_if<condition::Counter>(&a.is);
    const auto* other = std::get_if<condition::Counter>(&b.is);
    if (!one || !other || one->id != other->id || one->of != other->of) return false;
    return one->at_least.or_else(-most_counted) > other->at_most.or_else(most_counted);
}

}  // namespace

std::optional<Never> Satisfiability::never(const Conditions& conditions, int line, Subject about) const {
    for (const Condition& condition : conditions)
        if (auto why = never(condition, about)) return why;
    if (about.space)
        if (auto why = never_stood_in(conditions, line)) return why;
    if (about.figure && !conditions.empty())
        if (auto why = no_figure_so(conditions, line)) return why;
    if (auto why = never_apart(conditions, {})) return why;
    if ((rounds_allowed(conditions) & rounds(true)).none())
        return because("issue.never.rounds-apart", {}, line_of_rounds(conditions, line));
    return {};
}

// Why no space of a zone ever has somebody on it.
std::optional<Never> Satisfiability::never_stood_in(const Conditions& conditions, int line) const {
    const auto is_occupied = [](const Condition& each) { return std::holds_alternative<condition::Occupied>(each.is); };
    if (std::ranges::none_of(conditions, is_occupied)) return {};
    for (const Condition& each : conditions)
        if (const auto* zone = std::get_if<condition::InZone>(&each.is))
            if (auto why = never_entered({zone->id.word}, each.line > 0 ? each.line : line)) return why;
    return {};
}

std::optional<Never> Satisfiability::never_apart(const Conditions& wanted, const Conditions& denied) const {
    // Beyond this many pairs, more than anybody writes, nothing is reported.
    constexpr std::size_t most_pairs = 10'000;
    std::vector<const Condition*> all, none;
    note_parts(wanted, all, none);
    for (const Condition& each : denied) none.push_back(&each);
    if (all.size() * std::max(all.size(), none.size()) > most_pairs) return {};
    for (const Condition* each : all)
        for (const Condition* other : none)
            if (*each == *other) return because("issue.never.opposites", {}, other->line);
    for (const Condition* each : all)
        for (const Condition* other : all)
            if (each != other && counters_apart(*each, *other))
                return because("issue.never.opposites", {}, other->line);
    return {};
}

bool Satisfiability::always(const Condition& condition) const {
    const auto* round = std::get_if<condition::Round>(&condition.is);
    if (round)
        return !round->from.value &&
               (!round->to.value || (scenario_.rounds > 0 && *round->to.value >= scenario_.rounds));
    const ConditionFacts<Written> facts = facts_of(condition);
    if (!facts.parts || facts.joint == Joint::None) return false;
    const auto so = [this](const Condition& each) { return always(each); };
    return facts.joint == Joint::All ? std::ranges::all_of(*facts.parts, so) : std::ranges::any_of(*facts.parts, so);
}

std::optional<Never> Satisfiability::always_denied(const Conditions& conditions) const {
    for (const Condition& condition : conditions)
        if (always(condition)) return because("issue.never.always", {}, condition.line);
    return {};
}

}  // namespace hexwright::checks
