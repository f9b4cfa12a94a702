#include "engine/rulebook/hooks.h"

#include "engine/rulebook/evaluate.h"
#include "engine/rulebook/rulebook_in_play.h"

namespace hexwright::rulebook {
namespace {

bool waits_for(const GameState& state, EventKind kind) { return state.setup->rulebook->waits_for(kind); }

const std::string* name_of_tally(const GameState& state, TallyId tally) {
    const auto& names = state.setup->rulebook->tallies;
    return tally.valid() && tally.index() < names.size() ? &names[tally.index()] : nullptr;
}
void set_tally_by_hand(GameState& state, TallyId tally, int owner, int value) {
    set_tally(state, tally.value, owner, value);
}

constexpr ScenarioHooks scenario_hooks{
    .waits_for = waits_for,
    .note = note_event,
    .note_zones = note_zone_changes,
    .set_off_rules = set_off_waiting,
    .modifier_bonus = sum_of_bonuses,
    .may_not = is_banned,
    .limit = least_limit,
    .peace = kept_between,
    .modify_mover = modify_mover_by_rules,
    .strikes = strikes_leavers,
    .first_by_rule = first_player_by_rule,
    .immune = is_immune,
    .numbered_markers = most_markers,
    .shares_markers = lays_with_team,
    .has_wins = has_wins,
    .look_for_wins = look_for_own_wins,
    .bonus_points = points_of_scores,
    .card_scoring = scoring_of_cards,
    .tally_name = name_of_tally,
    .set_tally = set_tally_by_hand,
    .secret_of = secret_of_tally,
    .is_secret_choice = is_chosen_in_secret,
    .has_secrets = has_any_secret,
    .action_offers = offer_actions,
    .start_action = begin_action,
    .start_rule = begin_rule,
    .run_effect = carry_out_effect,
    .rule_offers = choices_of_effect,
    .answer_rule = answer_effect,
};

}  // namespace

void set_rulebook(GameState& state, std::shared_ptr<const RulebookInPlay> rulebook) {
    auto setup = std::make_shared<GameSetup>(*state.setup);
    setup->scenario_hooks = rulebook ? &scenario_hooks : nullptr;
    setup->rulebook = std::move(rulebook);
    state.setup = std::move(setup);
}

}  // namespace hexwright::rulebook
