#include "engine/rulebook/triggers.h"

#include "engine/core/visit.h"
#include "engine/game/flow.h"
#include "engine/game/objects.h"
#include "engine/rulebook/evaluate.h"
#include "engine/rulebook/hooks.h"
#include "engine/rulebook/rule_cost.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/scenario/titles.h"

#include <algorithm>

namespace hexwright::rulebook {
namespace {

const RulebookInPlay* rulebook(const GameState& state) { return state.setup->rulebook.get(); }

std::int16_t place(int id) { return static_cast<std::int16_t>(id); }

bool fits(const GameState& state, const bound::On& on, const Occurrence& what) {
    return on.event == what.kind && (!on.zone.given() || on.zone.ref().value == what.zone) &&
           (!on.piece.given() || on.piece.ref() == what.piece) && state.round >= on.from.or_else(0) &&
           state.round <= on.to.or_else(max_rounds);
}

ConditionContext asking_for(const GameState& state, const Step& step) {
    return {state, step.names, FigureId{step.names[event_figure.index()]}, no_space};
}

int spent_mark(int rule) { return -1 - rule; }  // Tallies below 0 mark rules that run once.

// If several events of a rule fit, the first counts; its conditions are tested when the rule's turn comes.
int event_of(const GameState& state, const bound::Rule& rule, const Occurrence& what) {
    const auto on = std::ranges::find_if(rule.events, [&](const bound::On& each) { return fits(state, each, what); });
    return on == rule.events.end() ? -1 : static_cast<int>(on - rule.events.begin());
}

void set_off(GameUpdate& update, const Occurrence& what) {
    const auto& rules = rulebook(update.state)->book.rules;
    for (std::size_t i = rules.size(); i-- > 0;) {
        const int on = event_of(update.state, rules[i], what);
        if (on < 0) continue;
        Step step{
            .kind = Step::Kind::Rule, .number = static_cast<std::int16_t>(i), .more = static_cast<std::int16_t>(on)};
        step.names[event_figure.index()] = place(what.figure.value);
        step.names[event_player.index()] = place(what.player.value);
        if (rulebook(update.state)->names_other.contains(static_cast<int>(i)))
            step.names[event_other.index()] = place(what.other.value);
        if (rulebook(update.state)->names_glyph.contains(static_cast<int>(i)))
            step.names[event_glyph.index()] = place(what.glyph.value);
        if (rulebook(update.state)->names_damage.contains(static_cast<int>(i)))
            step.names[event_damage.index()] = place(what.damage);
        update.next(step);
    }
}

void note_broken_truce(GameUpdate& update, FigureId attacker, PlayerId attacked, FigureId target = {}) {
    const PlayerId player = controller(update.state, attacker);
    if (peace_between(update.state, player, attacked) != Peace::None)
        update.occur({EventKind::TruceBroken, attacker, player, -1, target});
}

}  // namespace

void note_event(GameUpdate& update, const Event& event) {
    const RulebookInPlay* rules = rulebook(update.state);
    if (!rules) return;
    const auto by = [&](FigureId figure) { return controller(update.state, figure); };
    const auto of = [&](ObjectId object) { return type_of(update.state, object).piece; };
    visit(
        event, [&](const event::RoundBegan&) { update.occur({EventKind::RoundStart}); },
        [&](const event::RoundEnded&) { update.occur({EventKind::RoundEnd}); },
        [&](const event::TurnBegan& e) { update.occur({EventKind::TurnStart, {}, e.player}); },
        [&](const event::Attacked& e) {
            note_broken_truce(update, e.figure, by(e.target), e.target);
            update.occur({EventKind::Attacked, e.figure, by(e.figure), -1, e.target});
        },
        [&](const event::Wounded& e) {
            update.occur({EventKind::Wounded, e.figure, by(e.figure), -1, update.told_cause.by, {}, {}, e.wounds});
        },
        [&](const event::Destroyed& e) {
            update.occur({EventKind::Destroyed, e.figure, by(e.figure), -1, update.told_cause.by});
        },
        [&](const event::ObjectAttacked& e) {
            note_broken_truce(update, e.figure, update.state[e.object].owner);
            update.occur({EventKind::PieceAttacked, e.figure, by(e.figure), -1, {}, of(e.object)});
        },
        [&](const event::ObjectDestroyed& e) {
            update.occur({EventKind::PieceDestroyed, {}, {}, -1, update.told_cause.by, of(e.object)});
        },
        [&](const event::ObjectOpened& e) {
            const EventKind kind = e.open ? EventKind::PieceOpened : EventKind::PieceClosed;
            update.occur({kind, {}, {}, -1, {}, of(e.object)});
        },
        [&](const event::Removed& e) { update.occur({EventKind::Removed, e.figure, by(e.figure)}); },
        [&](const event::GlyphTurned& e) {
            update.occur({EventKind::GlyphTurned, e.figure, by(e.figure), -1, {}, {}, e.glyph});
        },
        [&](const event::TakenUp& e) {
            update.occur({EventKind::TakenUp, e.figure, by(e.figure), -1, e.carried, {}, e.glyph});
        },
        [&](const event::SetDown& e) {
            update.occur({EventKind::SetDown, e.figure, by(e.figure), -1, e.carried, {}, e.glyph});
        },
        [](const auto&) {});
}

void note_zone_changes(GameUpdate& update, FigureId figure, const std::vector<SpaceIndex>& before) {
    const GameState& state = update.state;
    const RulebookInPlay* rules = rulebook(state);
    if (!rules || !state.begun || !(rules->waits_for(EventKind::Enter) || rules->waits_for(EventKind::Leave))) return;
    const ConditionContext context{state, no_names, figure};
    const auto after = spaces_of(state, figure);
    const auto inside = [&](ZoneRef zone, const std::vector<SpaceIndex>& spaces) {
        return std::ranges::any_of(spaces, [&](SpaceIndex space) { return in_zone(context, zone, space); });
    };
    const auto compare = [&](ZoneRef zone) {
        const bool was = inside(zone, before), is = inside(zone, after);
        if (was == is) return;
        update.occur({is ? EventKind::Enter : EventKind::Leave, figure, controller(state, figure), zone.value});
    };
    for (int zone = 0; zone < static_cast<int>(rules->zones.size()); ++zone) compare(ZoneRef{zone});
    if (!rules->names_starts) return;
    compare(own_start_zone);
    compare(enemy_start_zone);
}

void set_off_waiting(GameUpdate& update) {
    std::vector<Occurrence> occurred;
    occurred.swap(update.occurred);
    for (auto what = occurred.rbegin(); what != occurred.rend(); ++what) set_off(update, *what);
}

bool is_spent(const GameState& state, int rule) {
    const bool once = rulebook(state)->book.rules[static_cast<std::size_t>(rule)].once == YesNo::Yes;
    return once && tally(state, spent_mark(rule), -1) != 0;
}

// `number`: the rule; `more`: the index of its event.
std::optional<RuleStop> what_stops(const GameState& state, const Step& step) {
    using Where = RuleStop::Where;
    const bound::Rule& rule = rulebook(state)->book.rules[static_cast<std::size_t>(step.number)];
    if (is_spent(state, step.number)) return RuleStop{Where::Spent};
    const ConditionContext context = asking_for(state, step);
    const auto first = [&](Where where, const bound::Conditions& conditions, bool holding) -> std::optional<RuleStop> {
        const auto found =
            std::ranges::find(conditions, holding, [&](const bound::Condition& each) { return holds(context, each); });
        return found == conditions.end() ? std::nullopt : std::optional(RuleStop{where, &*found});
    };
    if (auto stop = first(Where::Event, rule.events[static_cast<std::size_t>(step.more)].conditions, false))
        return stop;
    if (rule.when)
        if (auto stop = first(Where::When, rule.when->conditions, false)) return stop;
    return rule.unless ? first(Where::Unless, rule.unless->conditions, true) : std::nullopt;
}

namespace {

// The step with which this rule begins as an action of the figure; `on` is the index of its event.
Step step_of_action(const GameState& state, std::size_t rule, std::size_t on, FigureId figure) {
    Step step{
        .kind = Step::Kind::Rule, .number = static_cast<std::int16_t>(rule), .more = static_cast<std::int16_t>(on)};
    step.names[event_figure.index()] = place(figure.value);
    step.names[event_player.index()] = place(controller(state, figure).value);
    return step;
}

// The step of the first event of the rule by which the figure may start it now.
std::optional<Step> action_now(const GameState& state, std::size_t rule, FigureId figure) {
    const auto& notes = state.turns.back().notes;
    if (std::ranges::count(notes, TurnNote{figure, spent_mark(static_cast<int>(rule)), {}}) > 0) return {};
    const auto& events = rulebook(state)->book.rules[rule].events;
    for (std::size_t on = 0; on < events.size(); ++on) {
        if (!fits(state, events[on], Occurrence{EventKind::Action, figure})) continue;
        if (Step step = step_of_action(state, rule, on, figure); !what_stops(state, step)) return step;
    }
    return {};
}

}  // namespace

void offer_actions(const GameState& state, FigureId figure, Actions& into) {
    for (std::size_t rule = 0; rule < rulebook(state)->book.rules.size(); ++rule)
        if (action_now(state, rule, figure)) into.push_back(StartRule{figure, RuleId{static_cast<int>(rule)}});
}

void begin_action(GameUpdate& update, const StartRule& action) {
    const auto step = action_now(update.state, action.rule.index(), action.figure);
    if (!step) return;
    update.state.turns.back().notes.push_back({action.figure, spent_mark(action.rule.value), {}});
    const Rule& rule = rulebook(update.state)->written.rules[action.rule.index()];
    if (rule.hidden == YesNo::No) update.say(event::RuleStarted{action.figure, title_of(rule)});
    update.next(*step);
}

void begin_rule(GameUpdate& update, const Step& step) {
    GameState& state = update.state;
    const bound::Rule& rule = rulebook(state)->book.rules[static_cast<std::size_t>(step.number)];
    const std::int64_t looks = rulebook(state)->looks[static_cast<std::size_t>(step.number)];
    if (looks > looks_a_step && goes_on_for_ever(update, step.number, looks)) return;
    if (what_stops(state, step)) return;
    if (rule.once == YesNo::Yes) set_tally(state, spent_mark(step.number), -1, 1);
    if (!rule.effects.empty())
        update.next({.kind = Step::Kind::RuleEffect,
                     .mode = step.mode,
                     .number = static_cast<std::int16_t>(rule.effects.front().number),
                     .names = step.names});
}

}  // namespace hexwright::rulebook
