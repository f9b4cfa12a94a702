#include "engine/checks/reachable_rules.h"

#include "engine/checks/effect_check.h"

#include <algorithm>

namespace hexwright::checks {
namespace {

Subject about_event(const On& on) { return {event_has_figure(on.event), false}; }

std::optional<Never> never_on(const On& on, const Satisfiability& satisfiability, int line) {
    auto why = satisfiability.never_happens(on, line);
    return why ? why : satisfiability.never(on.conditions, line, about_event(on));
}

RoundSet rounds_of(const On& on, const Satisfiability& satisfiability) {
    const bool within_round = on.event == EventKind::RoundStart || on.event == EventKind::RoundEnd ||
                              on.event == EventKind::TurnStart || on.event == EventKind::TurnEnd ||
                              on.event == EventKind::AttacksStart || on.event == EventKind::Action;
    const RoundSet game = on.event == EventKind::SetupDone ? RoundSet{}.set(0) : satisfiability.rounds(!within_round);
    return game & rounds_between(on.from, on.to) & rounds_allowed(on.conditions);
}

Firing firing_of(const Rule& rule, const Satisfiability& satisfiability) {
    Firing firing;
    for (const On& on : rule.events) {
        if (auto why = never_on(on, satisfiability, rule.line)) {
            if (!firing.never) firing.never = std::move(why);
            continue;
        }
        firing.about.figure = firing.about.figure || about_event(on).figure;
        firing.rounds |= rounds_of(on, satisfiability);
    }
    if (firing.rounds.any()) firing.never.reset();
    else if (!firing.never) firing.never = Never{{"issue.never.rounds-apart", {}}, rule.line};
    return firing;
}

}  // namespace

std::optional<Never> never_fires(const Rule& rule, const Satisfiability& satisfiability, Firing& firing) {
    if (rule.events.empty()) return Never{{"issue.never.no-event", {}}, rule.line};
    if (rule.effects.empty()) return Never{{"issue.never.no-effect", {}}, rule.line};
    firing = firing_of(rule, satisfiability);
    if (firing.never) return firing.never;
    int line = rule.line;
    if (rule.when) {
        if (auto why = satisfiability.never(rule.when->conditions, rule.line, firing.about)) return why;
        firing.rounds &= rounds_allowed(rule.when->conditions);
        line = line_of_rounds(rule.when->conditions, line);
    }
    if (rule.when && rule.unless)
        if (auto why = satisfiability.never_apart(rule.when->conditions, rule.unless->conditions)) return why;
    if (rule.unless) {
        if (auto why = satisfiability.always_denied(rule.unless->conditions)) return why;
        firing.rounds &= ~rounds_with_any(rule.unless->conditions);
        line = line_of_rounds(rule.unless->conditions, line);
    }
    if (firing.rounds.none()) return Never{{"issue.never.rounds-apart", {}}, line};
    return {};
}

RuleFacts reachable_facts(const Rulebook& book, const Satisfiability& satisfiability) {
    RuleFacts live;
    for (const Rule& rule : book.rules) {
        Firing firing;
        if (!never_fires(rule, satisfiability, firing))
            merge_facts(live, facts_inside(rule, satisfiability, firing.about, firing.rounds));
    }
    return live;
}

}  // namespace hexwright::checks
