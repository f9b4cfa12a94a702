#include "engine/players/expected_value.h"

#include "engine/board/hex/grid_map.h"
#include "engine/players/effect_routes.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/scenario/words/word_facts.h"

#include <algorithm>

namespace hexwright::players {
namespace {

const bound::Effect* asked_about(const GameState& state) {
    const Step* step = next_step(state);
    if (!step || step->kind != Step::Kind::RuleChoice) return nullptr;
    return state.setup->rulebook->effects[static_cast<std::size_t>(step->number)].effect;
}

struct Hit {
    const Bound::MaybeFigure* figure = nullptr;
    int lives = 0;  // Below zero: healed.
};

// What the amounts are is known only when the dice have fallen; a number stands for itself, anything else for one.
Value so_many(int n, const bound::Amounts& amounts) {
    Value sum = amounts.empty() ? 1 : 0;
    for (const bound::Amount& each : amounts) {
        const auto* number = std::get_if<bound::amount::Number>(&each.is);
        sum += number ? number->n.value : 1;
    }
    return std::clamp<Value>(n * sum, 0, 99);
}

Hit hit_of(const bound::Effect& effect) {
    const auto harms = facts_of(effect).harms;
    if (!harms) return {};
    if (harms->all) return {harms->figure, 99};
    const int lives = static_cast<int>(so_many(std::abs(harms->wounds), *harms->amounts));
    return {harms->figure, harms->wounds < 0 ? -lives : lives};
}

class Expectation {
public:
    Expectation(const GameState& state, PlayerId seat, const ObjectiveField& objective_field)
        : state_(state), seat_(seat), objective_field_(objective_field) {}

    Value of(const bound::Effects& effects, const NamesHere& names) const {
        Value sum = 0;
        each_route_of(state_, seat_, effects, names, [&](const bound::Effect& effect, const EffectRoute& route) {
            if (const auto* convert = std::get_if<bound::effect::Convert>(&effect.is))
                sum += all_turned(*convert, route) * route.chance / 1'000;
            if (const auto* carry = std::get_if<bound::effect::Carry>(&effect.is)) sum += taken_up(*carry, route);
            const Hit hit = hit_of(effect);
            if (hit.figure) sum += all_hit(hit, route) * route.chance / 1'000;
        });
        return sum;
    }

private:
    Value all_turned(const bound::effect::Convert& convert, const EffectRoute& route) const {
        const PlayerId to = player_meant({state_, route.names}, convert.to.ref());
        if (convert.figure.ref().name != route.slot)
            return turned(route, figure_meant({state_, route.names}, convert.figure.ref()), to);
        Value sum = 0;
        for (std::size_t i = 0; i < state_.figures.size(); ++i) sum += turned(route, FigureId{static_cast<int>(i)}, to);
        return sum;
    }
    // What the seat's side gains when the figure fights for this player; below zero: what it loses.
    Value turned(const EffectRoute& route, FigureId figure, PlayerId to) const {
        if (!is_meant(route, figure)) return 0;
        const int own = team_of(state_, seat_);
        const int before = team_of(state_, controller(state_, figure)) == own, then = team_of(state_, to) == own;
        return (then - before) * lives_left(state_, figure) * value_of_life(state_, figure);
    }
    // Better in one's own hands than in those of others.
    Value taken_up(const bound::effect::Carry& carry, const EffectRoute& route) const {
        const FigureId bearer = figure_meant({state_, route.names}, carry.bearer.ref());
        if (!bearer.valid()) return 0;
        return team_of(state_, controller(state_, bearer)) == team_of(state_, seat_) ? 100 : -100;
    }
    // The figure is on the battlefield, and the route's conditions allow it.
    bool is_meant(const EffectRoute& route, FigureId figure) const {
        if (!figure.valid() || !state_[figure].on_board()) return false;
        return std::ranges::all_of(route.asked, [&](const EffectRoute::Asked& asked) {
            const ConditionContext context =
                is_about(route, asked)
                    ? condition_context(state_, route, figure)
                    : ConditionContext{state_, route.names, FigureId{route.names[event_figure.index()]}};
            return holds(context, *asked.condition) == asked.holds;
        });
    }

    Value all_hit(const Hit& hit, const EffectRoute& route) const {
        if (hit.figure->ref().name != route.slot)
            return hits(hit, route, figure_meant({state_, route.names}, hit.figure->ref()));
        Value sum = 0;
        for (std::size_t i = 0; i < state_.figures.size(); ++i) sum += hits(hit, route, FigureId{static_cast<int>(i)});
        return sum;
    }

    Value hits(const Hit& hit, const EffectRoute& route, FigureId figure) const {
        if (!is_meant(route, figure)) return 0;
        const int lives = std::clamp<int>(hit.lives, -state_[figure].wounds, lives_left(state_, figure));
        const bool mine = team_of(state_, controller(state_, figure)) == team_of(state_, seat_);
        const Value prize = std::max<Value>(0, mine ? -objective_field_.prize(figure) : objective_field_.prize(figure));
        const Value worth = lives * (value_of_life(state_, figure) + prize / std::max(1, lives_left(state_, figure)));
        return mine ? -worth : worth;
    }

    const GameState& state_;
    PlayerId seat_;
    const ObjectiveField& objective_field_;
};

}  // namespace

Value expected_value_of_yes(const GameState& state, PlayerId seat, const ObjectiveField& objective_field) {
    const bound::Effect* effect = asked_about(state);
    const auto* may = effect ? std::get_if<bound::effect::May>(&effect->is) : nullptr;
    return may ? Expectation(state, seat, objective_field).of(may->effects, next_step(state)->names) : 0;
}

Value expected_value_of_start(const GameState& state, PlayerId seat, const ObjectiveField& objective_field,
                              const StartRule& action) {
    NamesHere names = no_names;
    set_name(names, event_figure, action.figure.value);
    set_name(names, event_player, controller(state, action.figure).value);
    const auto& effects = state.setup->rulebook->book.rules[action.rule.index()].effects;
    return Expectation(state, seat, objective_field).of(effects, names);
}

Value expected_value_of_choice(const GameState& state, PlayerId seat, const ObjectiveField& objective_field,
                               FigureId chosen) {
    const bound::Effect* effect = asked_about(state);
    if (effect &&
        std::holds_alternative<bound::effect::Return>(effect->is)) {  // The most valuable of one's own comes back.
        const bool mine = team_of(state, controller(state, chosen)) == team_of(state, seat);
        const Value worth =
            1 + 100 * Value{printed(state, chosen).points} / std::max(1, printed(state, chosen).figures);
        return mine ? worth : -worth;
    }
    const auto* choose = effect ? std::get_if<bound::effect::Choose>(&effect->is) : nullptr;
    if (!choose || !choose->figure.ref().valid()) return 0;
    NamesHere names = next_step(state)->names;
    set_name(names, choose->figure.ref(), chosen.value);
    return Expectation(state, seat, objective_field).of(choose->effects, names);
}

Value expected_value_of_space(const GameState& state, PlayerId seat, const ObjectiveField& objective_field,
                              SpaceIndex chosen) {
    const bound::Effect* effect = asked_about(state);
    const auto* choose = effect ? std::get_if<bound::effect::Choose>(&effect->is) : nullptr;
    if (!choose || !choose->space.ref().valid()) return 0;
    NamesHere names = next_step(state)->names;
    set_name(names, choose->space.ref(), chosen);
    return Expectation(state, seat, objective_field).of(choose->effects, names);
}

Value expected_value_of_option(const GameState& state, PlayerId seat, const ObjectiveField& objective_field,
                               int option) {
    const bound::Effect* effect = asked_about(state);
    const auto* menu = effect ? std::get_if<bound::effect::Menu>(&effect->is) : nullptr;
    if (!menu) return 0;
    return Expectation(state, seat, objective_field)
        .of(menu->options[static_cast<std::size_t>(option - 1)].effects, next_step(state)->names);
}

}  // namespace hexwright::players
