#include "engine/rulebook/rules_watch.h"

#include "engine/game/advance.h"
#include "engine/game/apply.h"
#include "engine/game/flow.h"
#include "engine/game/scenario_rules.h"
#include "engine/rulebook/evaluate.h"
#include "engine/rulebook/wins.h"

#include <algorithm>

namespace hexwright::rulebook {
namespace {

using Contexts = std::vector<ConditionContext>;

// ---- whom conditions are asked of

Contexts of_figures(const GameState& state) {
    Contexts contexts;
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const FigureId figure{static_cast<int>(i)};
        if (!state[figure].on_board()) continue;
        ConditionContext context{state, no_names, figure, no_space};
        set_name(context.names, event_figure, figure.value);
        set_name(context.names, event_player, controller(state, figure).value);
        contexts.push_back(context);
    }
    return contexts;
}

Contexts of_players(const GameState& state, NamePlace name) {
    Contexts contexts;
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        if (state.players[i].out) continue;
        ConditionContext context{state};
        set_name(context.names, name, i);
        contexts.push_back(context);
    }
    return contexts;
}

Contexts contexts_of(const GameState& state, AskedOf of, NamePlace player_name) {
    if (of == AskedOf::Figures) return of_figures(state);
    if (of == AskedOf::Players) return of_players(state, player_name);
    return {ConditionContext{state}};
}

AskedOf asked_of(const bound::Rule& rule) {
    const auto any = [&](bool (*has)(EventKind)) { return std::ranges::any_of(rule.events, has, &bound::On::event); };
    return any(event_has_figure) ? AskedOf::Figures : any(event_has_player) ? AskedOf::Players : AskedOf::Game;
}

// ---- how they stand

const bound::Conditions* parts_of(const bound::Condition& condition) {
    if (const auto* all = std::get_if<bound::condition::All>(&condition.is)) return &all->parts;
    if (const auto* any = std::get_if<bound::condition::Any>(&condition.is)) return &any->parts;
    if (const auto* none = std::get_if<bound::condition::Not>(&condition.is)) return &none->parts;
    return nullptr;
}

WatchedConditions watched(const Contexts& contexts, const bound::Conditions& conditions) {
    WatchedConditions all;
    for (const bound::Condition& condition : conditions) {
        const auto holds_here = [&](const ConditionContext& context) { return holds(context, condition); };
        all.push_back({condition.written, static_cast<int>(std::ranges::count_if(contexts, holds_here))});
        if (const bound::Conditions* parts = parts_of(condition)) all.back().parts = watched(contexts, *parts);
    }
    return all;
}

bool in_rounds(const GameState& state, const bound::On& on) {
    return state.round >= on.from.or_else(0) && state.round <= on.to.or_else(max_rounds);
}

// Whether the rule would run if one of its events that have a subject of this kind happened now.
bool would_run(const GameState& state, const bound::Rule& rule, int number, const ConditionContext& context) {
    for (std::size_t i = 0; i < rule.events.size(); ++i) {
        const Step step{.kind = Step::Kind::Rule,
                        .number = static_cast<std::int16_t>(number),
                        .more = static_cast<std::int16_t>(i),
                        .names = context.names};
        if (in_rounds(state, rule.events[i]) && !what_stops(state, step)) return true;
    }
    return false;
}

void watch_branches(std::vector<WatchedIf>& all, const Contexts& contexts, const bound::Effects& effects, int depth) {
    for (const bound::Effect& effect : effects) {
        const auto* branch = std::get_if<bound::effect::If>(&effect.is);
        if (!branch) continue;
        const auto holds_here = [&](const ConditionContext& context) { return all_hold(context, branch->conditions); };
        all.push_back({std::get_if<effect::If>(&effect.written->is), depth,
                       static_cast<int>(std::ranges::count_if(contexts, holds_here)),
                       watched(contexts, branch->conditions)});
        watch_branches(all, contexts, branch->effects, depth + 1);
    }
}

WatchedRule watched(const GameState& state, int number) {
    const bound::Rule& rule = state.setup->rulebook->book.rules[static_cast<std::size_t>(number)];
    const Rule& written = state.setup->rulebook->written.rules[static_cast<std::size_t>(number)];
    WatchedRule now{.rule = &written, .of = asked_of(rule)};
    const Contexts contexts = contexts_of(state, now.of, event_player);
    now.asked = static_cast<int>(contexts.size());
    now.spent = is_spent(state, number);
    for (std::size_t i = 0; i < rule.events.size(); ++i)
        now.events.push_back(
            {&written.events[i], in_rounds(state, rule.events[i]), watched(contexts, rule.events[i].conditions)});
    if (rule.when) now.when = watched(contexts, rule.when->conditions);
    if (rule.unless) now.unless = watched(contexts, rule.unless->conditions);
    watch_branches(now.branches, contexts, rule.effects, 0);
    for (const ConditionContext& context : contexts) now.would_run += would_run(state, rule, number, context);
    return now;
}

WatchedModifier watched(const GameState& state, const bound::Modifier& modifier, const Modifier& written) {
    WatchedModifier now{.modifier = &written};
    const ConditionContext game{state};
    now.lasts = !modifier.during || all_hold(game, modifier.during->conditions);
    if (modifier.during) now.during = watched({game}, modifier.during->conditions);
    Contexts figures = of_figures(state);
    for (ConditionContext& context : figures) {
        context.names = no_names;
        set_name(context.names, modifier.figure.ref(), context.figure.value);
        now.applies += now.lasts && all_hold(context, modifier.conditions);
    }
    now.asked = static_cast<int>(figures.size());
    now.conditions = watched(figures, modifier.conditions);
    return now;
}

WatchedWin watched(const GameState& state, const bound::Win& win, const Win& written) {
    WatchedWin now{.win = &written, .of = win.who.ref().who == WinnerRef::Who::Each ? AskedOf::Players : AskedOf::Game};
    const Contexts contexts = contexts_of(state, now.of, win.as.ref());
    now.asked = static_cast<int>(contexts.size());
    now.reached = would_win(state, win);
    now.conditions = watched(contexts, win.conditions);
    if (now.of != AskedOf::Players) return now;
    std::size_t place = 0;
    for (std::size_t i = 0; i < state.players.size(); ++i)
        if (!state.players[i].out && all_hold(contexts[place++], win.conditions))
            now.players.push_back(PlayerId{static_cast<int>(i)});
    return now;
}

// ---- what they did

struct Decisive {
    const bound::Condition* condition;
    bool holds;
};

// The innermost condition because of which this one holds, or does not.
Decisive innermost(const ConditionContext& context, const bound::Condition& condition) {
    const bool is = holds(context, condition);
    const bound::Conditions* parts = parts_of(condition);
    const bool all = std::holds_alternative<bound::condition::All>(condition.is),
               any = std::holds_alternative<bound::condition::Any>(condition.is);
    // Of an "all" that does not hold one part decides, and so of an "any" that does, and of a "not" that does not.
    if (!parts || (all && is) || (any && !is) || (!all && !any && is)) return {&condition, is};
    const auto part =
        std::ranges::find(*parts, !all, [&](const bound::Condition& each) { return holds(context, each); });
    return part == parts->end() ? Decisive{&condition, is} : innermost(context, *part);
}

RuleOccasion occasion_of(const GameState& state, const Step& step) {
    RuleOccasion occasion{.rule = step.number,
                          .event = step.more,
                          .figure = FigureId{step.names[event_figure.index()]},
                          .player = PlayerId{step.names[event_player.index()]},
                          .round = state.round,
                          .stopped = what_stops(state, step)};
    if (!occasion.stopped || !occasion.stopped->condition) return occasion;
    const ConditionContext context{state, step.names, occasion.figure, no_space};
    const Decisive decisive = innermost(context, *occasion.stopped->condition);
    occasion.decisive = decisive.condition->written;
    occasion.holds = decisive.holds;
    return occasion;
}

bool stopped_for_ever(const Events& events, std::size_t since) {
    return std::any_of(events.begin() + static_cast<std::ptrdiff_t>(since), events.end(),
                       [](const Event& event) { return std::holds_alternative<event::RuleStopped>(event); });
}

// Goes on to the next decision, as advance_to_decision() does, and looks at each rule before it begins.
std::vector<RuleOccasion> occasions_until_decision(GameUpdate& update) {
    std::vector<RuleOccasion> occasions;
    Actions choices;
    for (bool going = true; going && choices.empty();) {
        set_off_rules(update);
        const Step* next = next_step(update.state);
        std::optional<RuleOccasion> occasion;
        if (next && next->kind == Step::Kind::Rule) occasion = occasion_of(update.state, *next);
        const std::size_t events = update.events.size();
        going = advance_one_step(update, choices);
        if (!occasion) continue;
        occasion->fired = going && !occasion->stopped && !stopped_for_ever(update.events, events);
        occasions.push_back(*occasion);
    }
    return occasions;
}

}  // namespace

WatchedRules watched_rules(const GameState& state) {
    WatchedRules all;
    if (!state.setup->rulebook) return all;
    const bound::Rulebook& book = state.setup->rulebook->book;
    const Rulebook& written = state.setup->rulebook->written;
    for (std::size_t i = 0; i < book.rules.size(); ++i) all.rules.push_back(watched(state, static_cast<int>(i)));
    for (std::size_t i = 0; i < book.modifiers.size(); ++i)
        all.modifiers.push_back(watched(state, book.modifiers[i], written.modifiers[i]));
    for (std::size_t i = 0; i < book.victory.wins.size(); ++i)
        all.wins.push_back(watched(state, book.victory.wins[i], written.victory.wins[i]));
    return all;
}

std::vector<RuleOccasion> rule_occasions(const GameState& state, const Action& action) {
    if (!state.setup->rulebook || by_hand(action) || state.steps.empty()) return {};
    GameState now = state;
    Events events;
    GameUpdate update(now, events);
    const Step step = now.steps.back();
    now.steps.pop_back();
    answer(update, step, action);
    return occasions_until_decision(update);
}

std::vector<RuleOccasion> first_rule_occasions(GameState state) {
    if (!state.setup->rulebook) return {};
    Events events;
    GameUpdate update(state, events);
    return occasions_until_decision(update);
}

}  // namespace hexwright::rulebook
