#include "engine/game/scenario_rules.h"

#include "engine/core/visit.h"
#include "engine/game/flow.h"

#include <algorithm>

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

void leave_out_bystanders(const GameState& state, Actions& actions) {
    if (!hooks_of(state)) return;
    const auto is_apart = [&](FigureId figure) { return figure.valid() && takes_no_part(state, figure); };
    std::erase_if(actions, [&](const Action& action) {
        return visit(
            action, [&](const UsePower& use) { return is_apart(use.target); },
            [&](const ChooseFigure& chosen) { return is_apart(chosen.figure); },
            [&](const PlaceFigure& put) { return is_apart(put.figure); },
            [&](const Move& move) { return is_apart(move.figure); }, [](const auto&) { return false; });
    });
}

bool strikes_at_leavers(const GameState& state, FigureId figure) {
    const ScenarioHooks* hooks = hooks_of(state);
    return hooks && hooks->strikes(state, figure);
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

bool immune(const GameState& state, FigureId figure, modifier::Harm to) {
    const ScenarioHooks* hooks = hooks_of(state);
    return hooks && hooks->immune(state, figure, to, TerrainKind{});
}

bool immune_to_ground(const GameState& state, FigureId figure, TerrainKind ground) {
    const ScenarioHooks* hooks = hooks_of(state);
    return hooks && hooks->immune(state, figure, modifier::Harm::None, ground);
}

int numbered_markers(const GameState& state, PlayerId player) {
    const ScenarioHooks* hooks = hooks_of(state);
    return hooks ? hooks->numbered_markers(state, player) : modifier::turns_of_round;
}

bool share_markers(const GameState& state, PlayerId a, PlayerId b) {
    if (a == b) return true;
    const ScenarioHooks* hooks = hooks_of(state);
    return hooks && a.valid() && b.valid() && team_of(state, a) == team_of(state, b) && hooks->shares_markers(state, a);
}

void action_offers(const GameState& state, FigureId figure, Actions& into) {
    if (rules_wait_for(state, EventKind::Action)) hooks_of(state)->action_offers(state, figure, into);
}
void start_action(GameUpdate& update, const StartRule& action) { hooks_of(update.state)->start_action(update, action); }

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

bool may_know(const GameState& state, const Tally& tally, PlayerId seat) {
    const ScenarioHooks* hooks = hooks_of(state);
    if (!hooks || tally.what < 0 || tally.revealed) return true;
    const SecretOf secret = hooks->secret_of(state, TallyId{tally.what});
    if (secret == SecretOf::Nobody) return true;
    if (tally.of_zone()) return false;
    const PlayerId owner =
        tally.of_figure() ? controller(state, FigureId{tally.owner - tally_owner_figure}) : PlayerId{tally.owner};
    if (!seat.valid() || !owner.valid()) return false;
    return owner == seat || (secret == SecretOf::Team && team_of(state, owner) == team_of(state, seat));
}

bool is_secret_choice(const GameState& state, const Step& step) {
    const ScenarioHooks* hooks = hooks_of(state);
    return hooks && step.kind == Step::Kind::RuleChoice && hooks->is_secret_choice(state, step);
}

bool has_secret_words(const GameState& state) {
    const ScenarioHooks* hooks = hooks_of(state);
    return hooks && hooks->has_secrets(state);
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
