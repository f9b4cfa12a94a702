#include "engine/players/effect_routes.h"

#include "engine/core/visit.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/scenario/unrolled.h"
#include "engine/scenario/words/word_facts.h"

#include <algorithm>
#include <array>

namespace hexwright::players {
namespace {

constexpr int sure = 1'000;

// Chance, in thousandths, that between `low` and `high` of the dice show a result with `in_six` faces of six.
int chance_of_dice(int dice, int in_six, int low, int high) {
    std::array<double, 21> chance{1.0};
    for (int die = 0; die < dice; ++die)
        for (std::size_t n = static_cast<std::size_t>(die) + 2; n-- > 0;)
            chance[n] = (chance[n] * (6 - in_six) + (n > 0 ? chance[n - 1] * in_six : 0)) / 6;
    double sum = 0;
    for (int n = std::max(low, 0); n <= std::min(high, dice); ++n) sum += chance[static_cast<std::size_t>(n)];
    return static_cast<int>(sum * sure + 0.5);
}

int chance_of_roll(const bound::effect::Roll& roll, int low, int high) {
    if (roll.die == effect::Die::D20) return std::max(0, std::min(high, 20) - std::max(low, 1) + 1) * sure / 20;
    return chance_of_dice(roll.dice, roll.die == effect::Die::Skulls ? 3 : 2, low, high);
}

class RuleWalker {
public:
    RuleWalker(const GameState& state, PlayerId seat, int round, const EachEffect& found)
        : state_(state), seat_(seat), round_(round), found_(found) {}

    void rule(const bound::Rule& rule, int number) {
        for (const bound::On& on : rule.events) {
            if (round_ > on.to.or_else(max_rounds)) continue;
            EffectRoute route{.on = &on, .rule = number};
            if (about_event_figure(on.event)) route.slot = event_figure;
            if (on.event == EventKind::TurnStart || on.event == EventKind::TurnEnd)
                set_name(route.names, event_player, seat_.value);
            ask(route, on.conditions, route.slot);
            if (rule.when) ask(route, rule.when->conditions, route.slot);
            if (rule.unless) ask(route, rule.unless->conditions, route.slot, false);
            effects(rule.effects, route);
        }
    }

    void effects(const bound::Effects& list, const EffectRoute& route) {
        if (route.chance > 0)
            for (const bound::Effect& effect : list) go(effect, route);
    }

private:
    static void ask(EffectRoute& route, const bound::Conditions& conditions, NamePlace slot, bool holds = true) {
        for (const bound::Condition& condition : conditions) route.asked.push_back({&condition, slot, holds});
    }

    void go(const bound::Effect& effect, const EffectRoute& route) {
        visit(
            effect.is,
            [&](const bound::effect::Each& word) {
                place_named(word)     ? turn_of_loop(word, route)
                : word.glyph.given()  ? glyphs(word, route)
                : word.player.given() ? players(word, route)
                : word.space.given()  ? spaces(word, route)
                                      : figures(word, route);
            },
            [&](const bound::effect::Pick& word) { pick(word, route); },
            [&](const bound::effect::If& word) {
                EffectRoute inner = route;
                const NamePlace figure = word.figure.ref().name;
                const bool no_figure = figure == event_figure && route.on && !about_event_figure(route.on->event);
                ask(inner, word.conditions, no_figure ? EffectRoute::nobody : figure);
                effects(word.effects, inner);
            },
            [&](const bound::effect::Repeat& word) { effects(word.effects, route); },
            [&](const bound::effect::Menu& word) {
                for (const bound::effect::Option& option : word.options) {
                    EffectRoute inner = route;
                    inner.willing = true;
                    ask(inner, option.conditions, EffectRoute::nobody);
                    effects(option.effects, inner);
                }
            },
            [&](const bound::effect::Roll& word) { roll(word, route); },
            [&](const bound::effect::Contest& word) { contest(word, route); },
            [&](const bound::effect::Choose& word) {
                EffectRoute inner = route;
                inner.chooser = player_meant({state_, route.names}, word.by.ref());
                inner.willing = route.willing || word.optional == YesNo::Yes;
                if (word.space.given()) return effects(word.effects, inner);
                if (word.where != condition::Whereabouts::Battlefield) return;  // Nobody goes there.
                inner.slot = word.figure.ref();
                ask(inner, word.conditions, inner.slot);
                effects(word.effects, inner);
            },
            [&](const bound::effect::May& word) {
                EffectRoute inner = route;
                inner.willing = true;
                effects(word.effects, inner);
            },
            [&](const auto&) { found_(effect, route); });
    }

    // Of a loop over zones or pieces that is written out.
    void turn_of_loop(const bound::effect::Each& word, EffectRoute route) {
        ask(route, word.conditions, EffectRoute::nobody);
        effects(word.effects, route);
    }

    // Which of them the conditions leave is not looked at.
    void glyphs(const bound::effect::Each& word, const EffectRoute& route) {
        for (std::size_t i = 0; i < state_.glyphs.size(); ++i) {
            if (word.sort.given() && state_.glyphs[i].kind != word.sort.ref()) continue;
            EffectRoute inner = route;
            set_name(inner.names, word.glyph.ref(), i);
            effects(word.effects, inner);
        }
    }

    // A space that may be any: what is done there is seen, which space it is is not.
    void spaces(const bound::effect::Each& word, const EffectRoute& route) { effects(word.effects, route); }
    void figures(const bound::effect::Each& word, EffectRoute route) {
        if (word.where != condition::Whereabouts::Battlefield) return;
        route.slot = word.figure.ref();
        ask(route, word.conditions, route.slot);
        effects(word.effects, route);
    }

    template <class Function>
    void each_player(Function function) const {
        for (std::size_t i = 0; i < state_.players.size(); ++i)
            if (!state_.players[i].out) function(static_cast<std::int16_t>(i));
    }

    void players(const bound::effect::Each& word, const EffectRoute& route) {
        each_player([&](std::int16_t player) {
            EffectRoute inner = route;
            set_name(inner.names, word.player.ref(), player);
            ask(inner, word.conditions, EffectRoute::nobody);
            effects(word.effects, inner);
        });
    }

    void contest(const bound::effect::Contest& word, const EffectRoute& route) {
        each_player([&](std::int16_t player) {
            EffectRoute inner = route;
            set_name(inner.names, word.as.ref(), player);
            inner.chance /= static_cast<int>(state_.players.size());
            effects(word.effects, inner);
        });
    }

    // Any of those that may be picked is as likely as the others.
    void pick(const bound::effect::Pick& word, const EffectRoute& route) {
        if (word.space.given()) return effects(word.effects, route);
        if (word.player.given())
            return each_player([&](std::int16_t player) {
                EffectRoute inner = route;
                set_name(inner.names, word.player.ref(), player);
                inner.chance /= static_cast<int>(state_.players.size());
                ask(inner, word.conditions, EffectRoute::nobody);
                effects(word.effects, inner);
            });
        if (word.where != condition::Whereabouts::Battlefield) return;
        EffectRoute inner = route;
        inner.slot = word.figure.ref();
        inner.chance /= static_cast<int>(std::max<std::ptrdiff_t>(
            1, std::ranges::count_if(state_.figures, [](const Figure& figure) { return figure.on_board(); })));
        ask(inner, word.conditions, inner.slot);
        effects(word.effects, inner);
    }

    int succeeds(const bound::effect::Roll& word) const {
        const bound::effect::Table& table = *word.table;
        const int by = table.by == effect::By::Round ? round_ : tally(state_, table.counter.ref(), owner_game);
        for (const bound::effect::Row& row : table.rows)
            if (by >= row.from.or_else(0) && by <= row.to.or_else(most_counted))
                return chance_of_roll(word, row.low, row.high);
        return 0;
    }

    void roll(const bound::effect::Roll& word, const EffectRoute& route) {
        const auto with = [&](const bound::Effects& list, int chance) {
            EffectRoute inner = route;
            inner.chance = inner.chance * chance / sure;
            effects(list, inner);
        };
        for (const bound::effect::Case& each : word.cases) with(each.effects, chance_of_roll(word, each.from, each.to));
        if (!word.table) return;
        const int well = succeeds(word);
        if (word.then) with(word.then->effects, well);
        if (word.otherwise) with(word.otherwise->effects, sure - well);
    }

    const GameState& state_;
    PlayerId seat_;
    int round_;
    const EachEffect& found_;
};

// Chance that a rule sets the flag at the end of a round up to `round`, if its preconditions hold as the game stands.
int chance_of_flag(const ConditionContext& context, PlayerId seat, const bound::condition::Flag& word, int round) {
    const GameState& state = context.state;
    const int owner = tally_owner(context, word.of.ref());
    if (tally(state, word.id.ref(), owner) != 0) return sure;
    int stays = sure;
    for (int at = std::max<int>(state.round, 1); at <= round; ++at)
        each_route(state, seat, at, [&](const bound::Effect& effect, const EffectRoute& route) {
            const auto set = facts_of(effect).counts;
            if (!set || !set->flag || set->by < 0 || set->tally->ref() != word.id.ref() ||
                route.slot != EffectRoute::nobody || at < route.on->from.or_else(0))
                return;
            if (tally_owner({state, route.names}, set->of->ref()) != owner) return;
            const auto fits = [&](const EffectRoute::Asked& each) {
                return holds({state, route.names}, *each.condition) == each.holds;
            };
            if (std::ranges::all_of(route.asked, fits)) stays = stays * (sure - route.chance) / sure;
        });
    return sure - stays;
}

}  // namespace

bool about_event_figure(EventKind kind) {
    switch (kind) {
        case EventKind::MoveEnd:
        case EventKind::Enter:
        case EventKind::Leave:
        case EventKind::Attacked:
        case EventKind::PieceAttacked:
        case EventKind::AttackEnd:
        case EventKind::PieceAttackEnd:
        case EventKind::Action:
        case EventKind::Wounded:
        case EventKind::Destroyed:
        case EventKind::Removed:
        case EventKind::GlyphTurned:
        case EventKind::TruceBroken:
        case EventKind::GlyphEntered:
        case EventKind::TakenUp:
        case EventKind::SetDown:
            return true;
        default:
            return false;
    }
}

void each_route(const GameState& state, PlayerId seat, int round, const EachEffect& found) {
    const auto& rules = state.setup->rulebook->book.rules;
    RuleWalker walker(state, seat, round, found);
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const bool spent = rules[i].once == YesNo::Yes && tally(state, -1 - static_cast<int>(i), -1) != 0;
        if (!spent) walker.rule(rules[i], static_cast<int>(i));
    }
}

void each_route_of(const GameState& state, PlayerId seat, const bound::Effects& effects, const NamesHere& names,
                   const EachEffect& found) {
    RuleWalker(state, seat, state.round, found).effects(effects, {.names = names});
}

bool is_about(const EffectRoute& route, const EffectRoute::Asked& asked) {
    return route.slot != EffectRoute::nobody && asked.slot == route.slot;
}

ConditionContext condition_context(const GameState& state, const EffectRoute& route, FigureId figure) {
    ConditionContext context{state, route.names, figure, no_space};
    set_name(context.names, route.slot, figure.value);
    if (route.slot == event_figure && figure.valid())
        set_name(context.names, event_player, controller(state, figure).value);
    return context;
}

int chance_that(const ConditionContext& context, PlayerId seat, const bound::Condition& condition, int round) {
    const auto most = [&](const bound::Conditions& parts) {
        int chance = 0;
        for (const bound::Condition& part : parts) chance = std::max(chance, chance_that(context, seat, part, round));
        return chance;
    };
    return visit(
        condition.is,
        [&](const bound::condition::All& word) {
            int chance = sure;
            for (const bound::Condition& part : word.parts)
                chance = std::min(chance, chance_that(context, seat, part, round));
            return chance;
        },
        [&](const bound::condition::Any& word) { return most(word.parts); },
        [&](const bound::condition::Not& word) { return sure - most(word.parts); },
        [&](const bound::condition::Round& word) {
            return round >= word.from.or_else(0) && round <= word.to.or_else(max_rounds) ? sure : 0;
        },
        [&](const bound::condition::Flag& word) { return chance_of_flag(context, seat, word, round); },
        [&](const auto&) { return holds(context, condition) ? sure : 0; });
}

}  // namespace hexwright::players
