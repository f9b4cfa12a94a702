#include "engine/rulebook/rule_cost.h"

#include "engine/core/visit.h"
#include "engine/game/state.h"

#include <algorithm>

namespace hexwright::rulebook {
namespace {

using Looks = std::int64_t;
constexpr Looks too_many = std::int64_t{1} << 40;
// `new_board`: a changed battlefield is examined anew, each space many times.
constexpr Looks neighbours = 7, new_board = 100;
constexpr Looks more_figures = 50;  // Allowance for figures that may still come.

Looks times(Looks many, Looks each) {
    return std::min(too_many, many * std::min(each, too_many / std::max<Looks>(many, 1)));
}
Looks plus(Looks a, Looks b) { return std::min(too_many, a + b); }

class Scales {
public:
    Scales(const RulebookInPlay& play, const GameState& state)
        : spaces_(static_cast<Looks>(state.board->size())),
          figures_(static_cast<Looks>(state.figures.size()) + more_figures),
          players_(static_cast<Looks>(state.players.size())),
          glyphs_(static_cast<Looks>(state.glyphs.size()) + more_figures) {
        for (const ZoneInPlay& zone : play.zones)
            zones_.push_back(plus(1, of(zone.conditions)));  // A zone may ask the zones before it.
    }

    Looks of(const bound::Conditions& conditions) const {
        Looks sum = 0;
        for (const bound::Condition& condition : conditions) sum = plus(sum, of(condition));
        return sum;
    }
    Looks of(const bound::Amounts& amounts) const {
        Looks sum = 0;
        for (const bound::Amount& each : amounts)
            if (const auto* count = std::get_if<bound::amount::Count>(&each.is))
                sum = plus(sum, of_count(bound::condition::Count{count->of, count->where, {}, {}, count->parts}));
            else if (const auto* distance = std::get_if<bound::amount::Distance>(&each.is))
                sum = plus(sum, of_within(*distance));
            else if (const auto* minus = std::get_if<bound::amount::Minus>(&each.is))
                sum = plus(sum, of(minus->amounts));
            else sum = plus(sum, 1);
        return sum;
    }
    Looks of(const bound::Effect& effect) const {
        return visit(
            effect.is,
            [&](const bound::effect::Each& word) {
                const Looks many = word.figure.given()  ? figures_
                                   : word.space.given() ? spaces_
                                   : word.glyph.given() ? glyphs_
                                                        : players_;
                return times(many, plus(1, of(word.conditions)));
            },
            [&](const bound::effect::Pick& word) {
                const Looks many = word.figure.given() ? figures_ : word.space.given() ? spaces_ : players_;
                return times(many, plus(1, plus(of(word.conditions), word.measure ? of(word.measure->amounts) : 0)));
            },
            [&](const bound::effect::If& word) { return of(word.conditions); },
            [&](const bound::effect::Wound& word) { return plus(1, of(word.amounts)); },
            [&](const bound::effect::Heal& word) { return plus(1, of(word.amounts)); },
            [&](const bound::effect::Add& word) { return plus(1, of(word.amounts)); },
            [&](const bound::effect::SetCounter& word) { return plus(1, of(word.amounts)); },
            [&](const bound::effect::Give& word) { return times(figures_, plus(1, of(word.conditions))); },
            [&](const bound::effect::Repeat& word) { return plus(1, of(word.amounts)); },
            [&](const bound::effect::Menu& word) {
                Looks sum = 1;
                for (const bound::effect::Option& option : word.options) sum = plus(sum, of(option.conditions));
                return sum;
            },
            [&](const bound::effect::Choose& word) {
                return times(word.space.given() ? spaces_ : figures_, plus(1, of(word.conditions)));
            },
            [&](const bound::effect::Arrive& word) { return times(spaces_, of_zone(word.zone.ref())); },
            [&](const bound::effect::Return& word) {
                return plus(times(spaces_, of_zone(word.zone.ref())), times(figures_, plus(1, of(word.conditions))));
            },
            [&](const bound::effect::GiveTurn& word) { return times(figures_, plus(1, of(word.conditions))); },
            [&](const bound::effect::Place& word) { return times(spaces_, of_zone(word.zone.ref())); },
            [&](const bound::effect::Cover& word) { return times(spaces_, new_board + of_zone(word.zone.ref())); },
            [&](const bound::effect::RemovePiece&) { return times(spaces_, new_board); },
            [&](const bound::effect::Open&) { return times(spaces_, new_board); },
            [&](const bound::effect::Close&) { return times(spaces_, new_board); },
            [&](const bound::effect::Damage& word) { return plus(times(spaces_, new_board), of(word.amounts)); },
            [&](const bound::effect::Mend& word) { return plus(1, of(word.amounts)); },
            [&](const bound::effect::SetDown& word) { return times(spaces_, of_zone(word.zone.ref())); },
            [&](const bound::effect::LayGlyph& word) { return times(spaces_, of_zone(word.zone.ref())); },
            [](const auto&) { return Looks{1}; });
    }

private:
    Looks of_zone(ZoneRef zone) const {
        return zone.valid() && zone.index() < zones_.size() ? zones_[zone.index()] : 1;
    }
    Looks of_count(const bound::condition::Count& word) const {
        return times(word.of == condition::Counted::Spaces ? spaces_ : figures_, plus(1, of(word.parts)));
    }
    template <class Word>
    Looks of_within(const Word& word) const {
        const Looks zone = word.zone.given() ? times(spaces_, of_zone(word.zone.ref())) : 1;
        return plus(zone, word.parts.empty() ? 1 : times(figures_, plus(1, of(word.parts))));
    }
    Looks of(const bound::Condition& condition) const {
        return visit(
            condition.is, [&](const bound::condition::All& word) { return of(word.parts); },
            [&](const bound::condition::Any& word) { return of(word.parts); },
            [&](const bound::condition::Not& word) { return of(word.parts); },
            [&](const bound::condition::StandsOn& word) {
                return times(2, plus(of_zone(word.zone.ref()), of(word.parts)));
            },
            [&](const bound::condition::NextTo& word) {
                return times(neighbours, plus(of_zone(word.zone.ref()), of(word.parts)));
            },
            [&](const bound::condition::Within& word) { return of_within(word); },
            [&](const bound::condition::InZone& word) { return of_zone(word.id.ref()); },
            [&](const bound::condition::AtEdge&) { return spaces_; },
            [&](const bound::condition::Occupied& word) { return plus(1, of(word.parts)); },
            [&](const bound::condition::Carries& word) { return times(figures_, plus(1, of(word.parts))); },
            [&](const bound::condition::Count& word) { return of_count(word); },
            [&](const bound::condition::Compare& word) { return plus(1, of(word.amounts)); },
            [](const auto&) { return Looks{1}; });
    }

    Looks spaces_, figures_, players_, glyphs_;
    std::vector<Looks> zones_{};
};

Looks of_rule(const bound::Rule& rule, const Scales& scales) {  // Without its effects.
    Looks sum = 1;
    for (const bound::On& on : rule.events) sum = plus(sum, scales.of(on.conditions));
    if (rule.when) sum = plus(sum, scales.of(rule.when->conditions));
    if (rule.unless) sum = plus(sum, scales.of(rule.unless->conditions));
    return sum;
}

Looks of_modifiers(const RulebookInPlay& play, const Scales& scales) {
    Looks sum = 0;
    for (const bound::Modifier& modifier : play.book.modifiers)
        sum = plus(sum,
                   plus(scales.of(modifier.conditions), modifier.during ? scales.of(modifier.during->conditions) : 0));
    return sum;
}

Looks of_wins(const bound::Victory& victory, bool at_once, const Scales& scales, Looks players) {
    Looks sum = 0;
    for (const bound::Win& win : victory.wins)
        if ((win.timing == Timing::AtOnce) == at_once) sum = plus(sum, times(players, scales.of(win.conditions)));
    return sum;
}

Refusal too_much(const std::string& what, int line) {
    return {{"rule.too-much-to-look-at", {{"word", what}}}, FilePos{"", line, 0}};
}

}  // namespace

Result<void> weigh_rules(RulebookInPlay& play, const GameState& state) {
    const Scales scales(play, state);
    for (const bound::Rule& rule : play.book.rules) {
        play.looks.push_back(of_rule(rule, scales));
        if (play.looks.back() > most_looks)
            return failure(too_much(play.written.rules[play.looks.size() - 1].id.word, rule.line));
    }
    for (EffectInPlay& each : play.effects) {
        each.looks = scales.of(*each.effect);
        if (each.rule < 0) continue;  // The effect of a test.
        const Rule& rule = play.written.rules[static_cast<std::size_t>(each.rule)];
        if (each.looks > most_looks) return failure(too_much(rule.id.word, each.effect->line));
    }
    if (of_modifiers(play, scales) > most_looks_of_modifiers)
        return failure(too_much(play.written.modifiers.front().id.word, play.written.modifiers.front().line));
    const auto players = static_cast<Looks>(state.players.size());
    const bound::Victory& victory = play.book.victory;
    if (of_wins(victory, true, scales, players) > most_looks_at_once ||
        of_wins(victory, false, scales, players) > most_looks)
        return failure(too_much("victory", victory.wins.front().line));
    return {};
}

}  // namespace hexwright::rulebook
