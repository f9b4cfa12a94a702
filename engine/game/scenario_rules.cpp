#include "engine/game/scenario_rules.h"

#include "engine/game/flow.h"

namespace hexwright::game {
namespace {

const ScenarioHooks* hooks_of(const GameState& state) { return state.setup->scenario_hooks; }

}  // namespace

bool rules_wait_for(const GameState& state, EventKind kind) {
    const ScenarioHooks* hooks = hooks_of(state);
    return hooks && hooks->waits_for(state, kind);
}

void note(GameUpdate& update, const Event& event) {
    if (const ScenarioHooks* hooks = hooks_of(update.state)) hooks->note(update, event);
}

void note_zones(GameUpdate& update, FigureId figure, const std::vector<SpaceIndex>& before) {
    if (const ScenarioHooks* hooks = hooks_of(update.state)) hooks->note_zones(update, figure, before);
}

void set_off_rules(GameUpdate& update) {
    if (const ScenarioHooks* hooks = hooks_of(update.state); hooks && !update.occurred.empty())
        hooks->set_off_rules(update);
}

int modifier_bonus(const GameState& state, FigureId figure, modifier::Stat to) {
    const ScenarioHooks* hooks = hooks_of(state);
    return hooks ? hooks->modifier_bonus(state, figure, to) : 0;
}

bool may_not(const GameState& state, FigureId figure, modifier::Ban act) {
    const ScenarioHooks* hooks = hooks_of(state);
    return hooks && hooks->may_not(state, figure, act);
}

std::optional<int> limit_of(const GameState& state, FigureId figure, modifier::Limited what) {
    const ScenarioHooks* hooks = hooks_of(state);
    return hooks ? hooks->limit(state, figure, what) : std::nullopt;
}

Peace peace_between(const GameState& state, PlayerId a, PlayerId b) {
    const ScenarioHooks* hooks = hooks_of(state);
    return hooks && a.valid() && b.valid() ? hooks->peace(state, a, b) : Peace::None;
}

void modify_mover(const GameState& state, FigureId figure, Mover& mover) {
    if (const ScenarioHooks* hooks = hooks_of(state)) hooks->modify_mover(state, figure, mover);
}

std::optional<PlayerId> first_by_rule(const GameState& state) {
    const ScenarioHooks* hooks = hooks_of(state);
    return hooks ? hooks->first_by_rule(state) : std::nullopt;
}

bool has_own_wins(const GameState& state) {
    const ScenarioHooks* hooks = hooks_of(state);
    return hooks && hooks->has_wins(state);
}

void look_for_wins(GameUpdate& update, Timing timing) {
    const ScenarioHooks* hooks = hooks_of(update.state);
    if (hooks && !update.state.over) hooks->look_for_wins(update, timing);
}

std::int64_t bonus_points(const GameState& state, PlayerId player) {
    const ScenarioHooks* hooks = hooks_of(state);
    return hooks ? hooks->bonus_points(state, player) : 0;
}

CardScoring card_scoring(const GameState& state) {
    const ScenarioHooks* hooks = hooks_of(state);
    return hooks ? hooks->card_scoring(state) : CardScoring{};
}

const std::string* tally_name(const GameState& state, TallyId tally) {
    const ScenarioHooks* hooks = hooks_of(state);
    return hooks ? hooks->tally_name(state, tally) : nullptr;
}

void set_tally_of(GameState& state, TallyId tally, PlayerId player, FigureId figure, int value) {
    const int owner = player.valid() ? player.value : figure.valid() ? tally_owner_figure + figure.value : -1;
    hooks_of(state)->set_tally(state, tally, owner, value);
}

// ---- steps of rules: they only stand in a game that has them

void start_rule(GameUpdate& update, const Step& step) { hooks_of(update.state)->start_rule(update, step); }
void run_effect(GameUpdate& update, const Step& step) { hooks_of(update.state)->run_effect(update, step); }
Actions rule_offers(const GameState& state, const Step& step) { return hooks_of(state)->rule_offers(state, step); }
void answer_rule(GameUpdate& update, const Step& step, const Action& action) {
    hooks_of(update.state)->answer_rule(update, step, action);
}

}  // namespace hexwright::game
