#include "engine/game/apply.h"

#include "engine/core/visit.h"
#include "engine/game/advance.h"
#include "engine/game/board_change.h"
#include "engine/game/by_hand.h"
#include "engine/game/ending.h"
#include "engine/game/flow.h"
#include "engine/game/legal_actions.h"
#include "engine/game/moving.h"
#include "engine/game/refusal.h"
#include "engine/game/scenario_rules.h"

#include <algorithm>

namespace hexwright::game {
namespace {

Actions carry_out(GameUpdate& update, const Action& action) {
    const Step step = update.state.steps.back();
    update.state.steps.pop_back();
    answer(update, step, action);
    return advance_to_decision(update);
}

bool is_legal(const GameState& state, const Action& action) {
    const Move* move = std::get_if<Move>(&action);
    return std::ranges::binary_search(legal_actions(state), action) || (move && may_walk(state, *move));
}

bool of_rules(const Step& step) {
    return step.kind == Step::Kind::Rule || step.kind == Step::Kind::RuleEffect || step.kind == Step::Kind::RuleChoice;
}

}  // namespace

bool advance_one_step(GameUpdate& update, Actions& choices) {
    GameState& state = update.state;
    set_off_rules(update);
    settle_ice(update);
    if (state.over || state.steps.empty() || being_arranged(state)) return false;
    const Step step = state.steps.back();
    if (!of_rules(step)) state.rule_steps = 0;
    // Figures destroyed by the same attack count as destroyed at the same time, so the end of the game waits for all
    // defenders.
    if (step.kind != Step::Kind::Defend) look_for_an_end(update);
    if (state.over) return false;
    if (!asks(step.kind)) {
        state.steps.pop_back();
        run(update, step);
        return true;
    }
    choices = offers(state, step);
    if (!choices.empty()) return true;
    state.steps.pop_back();
    answer(update, step, Done{});
    return true;
}

Actions advance_to_decision(GameUpdate& update) {
    Actions choices;
    while (choices.empty() && advance_one_step(update, choices)) {}
    return choices;
}

std::vector<Action> apply_legal(GameState& state, const Action& listed, Events& events) {
    GameUpdate update(state, events);
    return in_order(carry_out(update, listed));
}

std::optional<Refusal> cannot_roll(const GameState& state, const Action& action) {
    if (state.next_dice.empty() || by_hand(action) || !is_legal(state, action)) return {};
    Applied tried{state, {}};
    GameUpdate update(tried.state, tried.events);
    carry_out(update, action);
    if (update.wrong_face == 0) return {};
    return Refusal{{"refused.combat-die", {{"face", update.wrong_face}, {"most", faces_of_die}}}};
}

Result<Applied> apply(const GameState& state, const Action& action) {
    if (by_hand(action)) return apply_by_hand(state, action);
    if (!is_legal(state, action)) return failure(why_not(state, action));
    Applied applied{state, {}};
    GameUpdate update(applied.state, applied.events);
    carry_out(update, action);
    return applied;
}

}  // namespace hexwright::game
