#include "engine/rulebook/triggers.h"

#include "engine/core/visit.h"
#include "engine/game/flow.h"
#include "engine/rulebook/evaluate.h"
#include "engine/rulebook/hooks.h"
#include "engine/rulebook/rule_cost.h"
#include "engine/rulebook/rulebook_in_play.h"

#include <algorithm>

namespace hexwright::rulebook {
namespace {

const RulebookInPlay* rulebook(const GameState& state) { return state.setup->rulebook.get(); }

std::int16_t place(int id) { return static_cast<std::int16_t>(id); }

bool fits(const GameState& state, const On& on, const Occurrence& what) {
    return on.event == what.kind && (!on.zone.given() || on.zone.number == what.zone) &&
           state.round >= on.from.or_else(0) && state.round <= on.to.or_else(max_rounds);
}

ConditionContext asking_for(const GameState& state, const Step& step) {
    return {state, step.names, FigureId{step.names[event_figure]}, no_space};
}

// If several events of a rule fit, the first counts; its conditions are tested when the rule's turn comes.
int event_of(const GameState& state, const Rule& rule, const Occurrence& what) {
    const auto on = std::ranges::find_if(rule.events, [&](const On& each) { return fits(state, each, what); });
    return on == rule.events.end() ? -1 : static_cast<int>(on - rule.events.begin());
}

void set_off(GameUpdate& update, const Occurrence& what) {
    const auto& rules = rulebook(update.state)->book.rules;
    for (std::size_t i = rules.size(); i-- > 0;) {
        const int on = event_of(update.state, rules[i], what);
        if (on < 0) continue;
        Step step{
            .kind = Step::Kind::Rule, .number = static_cast<std::int16_t>(i), .more = static_cast<std::int16_t>(on)};
        step.names[event_figure] = place(what.figure.value);
        step.names[event_player] = place(what.player.value);
        update.next(step);
    }
}

}  // namespace

void note_event(GameUpdate& update, const Event& event) {
    const RulebookInPlay* rules = rulebook(update.state);
    if (!rules) return;
    const auto by = [&](FigureId figure) { return controller(update.state, figure); };
    visit(
        event, [&](const event::RoundBegan&) { update.occur({EventKind::RoundStart}); },
        [&](const event::RoundEnded&) { update.occur({EventKind::RoundEnd}); },
        [&](const event::TurnBegan& e) { update.occur({EventKind::TurnStart, {}, e.player}); },
        [&](const event::Attacked& e) { update.occur({EventKind::Attacked, e.figure, by(e.figure)}); },
        [&](const event::Wounded& e) { update.occur({EventKind::Wounded, e.figure, by(e.figure)}); },
        [&](const event::Destroyed& e) { update.occur({EventKind::Destroyed, e.figure, by(e.figure)}); },
        [&](const event::Removed& e) { update.occur({EventKind::Removed, e.figure, by(e.figure)}); },
        [&](const event::GlyphTurned& e) { update.occur({EventKind::GlyphTurned, e.figure, by(e.figure)}); },
        [](const auto&) {});
}

void note_zone_changes(GameUpdate& update, FigureId figure, const std::vector<SpaceIndex>& before) {
    const GameState& state = update.state;
    const RulebookInPlay* rules = rulebook(state);
    if (!rules || !state.begun || !(rules->waits_for(EventKind::Enter) || rules->waits_for(EventKind::Leave))) return;
    const ConditionContext context{state};
    const auto after = spaces_of(state, figure);
    const auto inside = [&](int zone, const std::vector<SpaceIndex>& spaces) {
        return std::ranges::any_of(spaces, [&](SpaceIndex space) { return in_zone(context, zone, space); });
    };
    for (int zone = 0; zone < static_cast<int>(rules->zones.size()); ++zone) {
        const bool was = inside(zone, before), is = inside(zone, after);
        if (was != is)
            update.occur({is ? EventKind::Enter : EventKind::Leave, figure, controller(state, figure), zone});
    }
}

void set_off_waiting(GameUpdate& update) {
    std::vector<Occurrence> occurred;
    occurred.swap(update.occurred);
    for (auto what = occurred.rbegin(); what != occurred.rend(); ++what) set_off(update, *what);
}

// `number`: the rule; `more`: the index of its event.
void begin_rule(GameUpdate& update, const Step& step) {
    GameState& state = update.state;
    const Rule& rule = rulebook(state)->book.rules[static_cast<std::size_t>(step.number)];
    const ConditionContext context = asking_for(state, step);
    const std::int64_t looks = rulebook(state)->looks[static_cast<std::size_t>(step.number)];
    if (looks > looks_a_step && goes_on_for_ever(update, step.number, looks)) return;
    const int spent = -1 - step.number;  // Tallies below 0 mark rules that run once.
    if (rule.once == YesNo::Yes && tally(state, spent, -1) != 0) return;
    if (!all_hold(context, rule.events[static_cast<std::size_t>(step.more)].conditions)) return;
    if (rule.when && !all_hold(context, rule.when->conditions)) return;
    if (rule.unless &&
        std::ranges::any_of(rule.unless->conditions, [&](const Condition& each) { return holds(context, each); }))
        return;
    if (rule.once == YesNo::Yes) set_tally(state, spent, -1, 1);
    if (!rule.effects.empty())
        update.next({.kind = Step::Kind::RuleEffect,
                     .mode = step.mode,
                     .number = static_cast<std::int16_t>(rule.effects.front().number),
                     .names = step.names});
}

}  // namespace hexwright::rulebook
