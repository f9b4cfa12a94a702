#include "engine/rulebook/modifiers.h"

#include "engine/rulebook/evaluate.h"
#include "engine/rulebook/hooks.h"
#include "engine/rulebook/rulebook_in_play.h"

#include <algorithm>

namespace hexwright::rulebook {
namespace {

bool lasts(const GameState& state, const bound::Modifier& modifier) {
    return !modifier.during || all_hold(ConditionContext{state}, modifier.during->conditions);
}

bool concerns(const GameState& state, const bound::Modifier& modifier, FigureId figure) {
    if (modifier.conditions.empty()) return true;
    ConditionContext context{state, no_names, figure, no_space};
    set_name(context.names, modifier.figure.ref(), figure.value);
    return all_hold(context, modifier.conditions);
}

// Calls `function` with each change of this kind that is in force for the figure.
template <class Kind, class Function>
void each_change(const GameState& state, FigureId figure, Function function) {
    for (const bound::Modifier& modifier : state.setup->rulebook->book.modifiers) {
        const bool any = std::ranges::any_of(
            modifier.changes, [](const bound::Amendment& change) { return std::holds_alternative<Kind>(change.is); });
        if (!any || !lasts(state, modifier) || (figure.valid() && !concerns(state, modifier, figure))) continue;
        for (const bound::Amendment& change : modifier.changes)
            if (const auto* kind = std::get_if<Kind>(&change.is)) function(*kind);
    }
}

}  // namespace

int sum_of_bonuses(const GameState& state, FigureId figure, modifier::Stat to) {
    int sum = 0;
    each_change<bound::modifier::Bonus>(
        state, figure, [&](const bound::modifier::Bonus& bonus) { sum += bonus.to == to ? bonus.n.value : 0; });
    return sum;
}

namespace {

// Engagement depends on who takes part, so that who takes part does not depend on it.
bool is_kept_apart(const GameState& state, FigureId figure) {
    if (!state.setup->rulebook->bans_part) return false;
    const auto bans_it = [](const bound::Amendment& change) {
        const auto* cannot = std::get_if<bound::modifier::Cannot>(&change.is);
        return cannot && cannot->act == modifier::Ban::TakePart;
    };
    const auto so = [&](const bound::Conditions& conditions, ConditionContext context) {
        context.before_engagement = true;
        return all_hold(context, conditions);
    };
    return std::ranges::any_of(state.setup->rulebook->book.modifiers, [&](const bound::Modifier& modifier) {
        if (std::ranges::none_of(modifier.changes, bans_it)) return false;
        ConditionContext context{state, no_names, figure, no_space};
        set_name(context.names, modifier.figure.ref(), figure.value);
        return (!modifier.during || so(modifier.during->conditions, {state})) && so(modifier.conditions, context);
    });
}

}  // namespace

bool is_banned(const GameState& state, FigureId figure, modifier::Ban act) {
    using enum modifier::Ban;
    const bool needs_part = act == TakePart || act == Attack || act == BeAttacked || act == Move;
    bool banned = needs_part && is_kept_apart(state, figure);
    if (banned || act == TakePart) return banned;
    each_change<bound::modifier::Cannot>(state, figure, [&](const bound::modifier::Cannot& cannot) {
        banned = banned || (cannot.act == act && !cannot.zone.given());  // Leaving a zone is asked step by step.
    });
    return banned;
}

std::optional<int> least_limit(const GameState& state, FigureId figure, modifier::Limited what) {
    std::optional<int> least;
    const auto take = [&](const bound::modifier::Limit& limit) {
        if (limit.of == what) least = std::min(least.value_or(limit.at_most), limit.at_most.value);
    };
    if (figure.valid()) {
        each_change<bound::modifier::Limit>(state, figure, take);
        return least;
    }
    for (const bound::Modifier& modifier : state.setup->rulebook->book.modifiers)
        if (modifier.conditions.empty() && lasts(state, modifier))
            for (const bound::Amendment& change : modifier.changes)
                if (const auto* limit = std::get_if<bound::modifier::Limit>(&change.is)) take(*limit);
    return least;
}

Peace kept_between(const GameState& state, PlayerId a, PlayerId b) {
    Peace kept = Peace::None;
    each_change<bound::modifier::Truce>(state, FigureId{}, [&](const bound::modifier::Truce& truce) {
        const PlayerId one = player_meant(ConditionContext{state}, truce.between.ref()),
                       other = player_meant(ConditionContext{state}, truce.with.ref());
        if ((one == a && other == b) || (one == b && other == a))
            kept = std::max(kept, truce.breakable == YesNo::Yes ? Peace::Breakable : Peace::Firm);
    });
    return kept;
}

// Those at peace with the mover's player do not strike when it leaves them.
void keep_peace(const GameState& state, FigureId figure, Mover& mover) {
    for (std::size_t i = 0; i < state.players.size(); ++i)
        if (kept_between(state, controller(state, figure), PlayerId{static_cast<int>(i)}) != Peace::None)
            mover.at_peace |= static_cast<std::uint8_t>(1U << i);
}

// It may not step out of a zone in which it stands.
void keep_in_zones(const GameState& state, FigureId figure, Mover& mover) {
    each_change<bound::modifier::Cannot>(state, figure, [&](const bound::modifier::Cannot& cannot) {
        if (cannot.act != modifier::Ban::Leave || !cannot.zone.given()) return;
        const auto inside = [&](SpaceIndex space) {
            return in_zone(ConditionContext{state, no_names, figure}, cannot.zone.ref(), space);
        };
        if (std::ranges::none_of(spaces_of(state, figure), inside)) return;
        mover.kept_in.resize(state.board->size(), 1);
        for (std::size_t i = 0; i < mover.kept_in.size(); ++i)
            if (!inside(static_cast<SpaceIndex>(i))) mover.kept_in[i] = 0;
    });
}

void spare(const GameState& state, FigureId figure, Mover& mover) {
    each_change<bound::modifier::Immune>(state, figure, [&](const bound::modifier::Immune& change) {
        if (change.terrain.given()) mover.spared.push_back(change.terrain.ref());
        if (change.to == modifier::Harm::Falling) mover.falls_unharmed = true;
        if (change.to == modifier::Harm::Leaving) mover.slips_away = true;
    });
}

namespace {

bool strikes_at(const GameState& state, FigureId figure, modifier::Leavers least) {
    bool strikes = false;
    each_change<bound::modifier::Strikes>(
        state, figure, [&](const bound::modifier::Strikes& change) { strikes = strikes || change.at >= least; });
    return strikes;
}

// Those of its own side that strike it when it leaves them.
void expose_to_own_side(const GameState& state, FigureId figure, Mover& mover) {
    if (!state.setup->rulebook->has_strikers) return;
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const FigureId other{static_cast<int>(i)};
        if (other != figure && state[other].on_board() && friends(state, figure, other) &&
            strikes_at(state, other, modifier::Leavers::All))
            mover.struck_by.push_back(static_cast<std::int16_t>(i));
    }
}

}  // namespace

bool strikes_leavers(const GameState& state, FigureId figure) {
    return state.setup->rulebook->has_strikers && strikes_at(state, figure, modifier::Leavers::Enemies);
}

void modify_mover_by_rules(const GameState& state, FigureId figure, Mover& mover) {
    keep_peace(state, figure, mover);
    keep_in_zones(state, figure, mover);
    spare(state, figure, mover);
    expose_to_own_side(state, figure, mover);
    mover.holds_on = is_banned(state, figure, modifier::Ban::Disengage);
    each_change<bound::modifier::Cost>(state, figure, [&](const bound::modifier::Cost& cost) {
        mover.costs.push_back({cost.terrain.ref(), cost.mode != modifier::Mode::Fly, cost.mode != modifier::Mode::Walk,
                               static_cast<std::int16_t>(cost.is)});
    });
}

std::optional<PlayerId> first_player_by_rule(const GameState& state) {
    std::optional<PlayerId> first;
    each_change<bound::modifier::First>(state, FigureId{}, [&](const bound::modifier::First& change) {
        const PlayerId player = player_meant(ConditionContext{state}, change.player.ref());
        if (player.valid() && !state.players[player.index()].out) first = player;
    });
    return first;
}

bool is_immune(const GameState& state, FigureId figure, modifier::Harm to, TerrainKind ground) {
    bool immune = false;
    each_change<bound::modifier::Immune>(state, figure, [&](const bound::modifier::Immune& change) {
        const bool of_ground = ground.valid() && change.terrain.given() && change.terrain.ref() == ground;
        immune = immune || of_ground || (to != modifier::Harm::None && change.to == to);
    });
    return immune;
}

namespace {

// The change is about this player, or names nobody.
template <class Change>
bool is_about(const GameState& state, const Change& change, PlayerId player) {
    return !change.player.given() || player_meant(ConditionContext{state}, change.player.ref()) == player;
}

}  // namespace

int most_markers(const GameState& state, PlayerId player) {
    int most = modifier::turns_of_round;
    each_change<bound::modifier::Markers>(state, FigureId{}, [&](const bound::modifier::Markers& change) {
        if (is_about(state, change, player)) most = std::min(most, change.n.value);
    });
    return most;
}

bool lays_with_team(const GameState& state, PlayerId player) {
    bool shared = false;
    each_change<bound::modifier::SharedMarkers>(state, FigureId{}, [&](const bound::modifier::SharedMarkers& change) {
        const PlayerId named =
            change.player.given() ? player_meant(ConditionContext{state}, change.player.ref()) : player;
        shared = shared || (named.valid() && team_of(state, named) == team_of(state, player));
    });
    return shared;
}

bool rule_affects(const GameState& state, int rule, FigureId figure) {
    bool affected = true;
    each_change<bound::modifier::Unaffected>(state, figure, [&](const bound::modifier::Unaffected& change) {
        const std::vector<int>& written = state.setup->rulebook->written_as;  // All that a rule was written out to.
        affected = affected && written[change.by.ref().index()] != written[static_cast<std::size_t>(rule)];
    });
    return affected;
}

}  // namespace hexwright::rulebook
