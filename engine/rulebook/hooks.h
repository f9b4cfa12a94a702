// The functions behind the hooks by which a scenario's rules take part in a game, by file. Internal to engine/rulebook;
// engine/game/scenario_rules.h says what each answers. The state must have a rulebook.
#pragma once
#include "engine/game/scenario_rules.h"
#include "engine/rulebook/room.h"

namespace hexwright::rulebook {

// triggers.cpp
void note_event(GameUpdate& update, const Event& event);
void note_zone_changes(GameUpdate& update, FigureId figure, const std::vector<SpaceIndex>& before);
void set_off_waiting(GameUpdate& update);
void begin_rule(GameUpdate& update, const Step& step);
void offer_actions(const GameState& state, FigureId figure, Actions& into);
void begin_action(GameUpdate& update, const StartRule& action);

// modifiers.cpp
int sum_of_bonuses(const GameState& state, FigureId figure, modifier::Stat to);
bool is_banned(const GameState& state, FigureId figure, modifier::Ban act);
std::optional<int> least_limit(const GameState& state, FigureId figure, modifier::Limited what);
Peace kept_between(const GameState& state, PlayerId a, PlayerId b);
void modify_mover_by_rules(const GameState& state, FigureId figure, Mover& mover);
bool strikes_leavers(const GameState& state, FigureId figure);
std::optional<PlayerId> first_player_by_rule(const GameState& state);
bool is_immune(const GameState& state, FigureId figure, modifier::Harm to, TerrainKind ground);
int most_markers(const GameState& state, PlayerId player);
bool lays_with_team(const GameState& state, PlayerId player);

// wins.cpp
bool has_wins(const GameState& state);
void look_for_own_wins(GameUpdate& update, Timing timing);
std::int64_t points_of_scores(const GameState& state, PlayerId player);
CardScoring scoring_of_cards(const GameState& state);

// secrets.cpp
SecretOf secret_of_tally(const GameState& state, TallyId tally);
bool is_chosen_in_secret(const GameState& state, const Step& step);
bool has_any_secret(const GameState& state);

// effects.cpp
void carry_out_effect(GameUpdate& update, const Step& step);
Actions choices_of_effect(const GameState& state, const Step& step);
void answer_effect(GameUpdate& update, const Step& step, const Action& action);

}  // namespace hexwright::rulebook
