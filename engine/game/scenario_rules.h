// The place where a scenario's own rules take part in a game. The game asks these questions and tells these things; a
// table of hooks answers, which the room that runs scenario rules fills (engine/rulebook/hooks.cpp). In a game without
// scenario rules nothing is banned, nothing is added and nobody listens.
#pragma once
#include "engine/game/action.h"
#include "engine/game/game_update.h"
#include "engine/game/room.h"
#include "engine/rules/mover.h"
#include "engine/scenario/rulebook.h"

#include <optional>
#include <string>

namespace hexwright::game {

// Whose cards score when points decide.
struct CardScoring {
    bool cards = true;  // Those of figures on the battlefield.
    bool left = false;  // Those of figures that have left it without being destroyed, too.
};

// What the scenario keeps between two players.
enum class Peace : std::uint8_t {
    None,
    Breakable,  // A truce that an attack breaks.
    Firm,       // A truce that lets nobody attack.
};

// The hooks that GameSetup::scenario_hooks points to; every one is set. See the functions below for what each answers.
struct ScenarioHooks {
    bool (*waits_for)(const GameState&, EventKind);
    void (*note)(GameUpdate&, const Event&);
    void (*note_zones)(GameUpdate&, FigureId, const std::vector<SpaceIndex>& before);
    void (*set_off_rules)(GameUpdate&);

    int (*modifier_bonus)(const GameState&, FigureId, modifier::Stat);
    bool (*may_not)(const GameState&, FigureId, modifier::Ban);
    std::optional<int> (*limit)(const GameState&, FigureId, modifier::Limited);
    Peace (*peace)(const GameState&, PlayerId, PlayerId);
    void (*modify_mover)(const GameState&, FigureId, Mover&);
    bool (*strikes)(const GameState&, FigureId);
    std::optional<PlayerId> (*first_by_rule)(const GameState&);
    bool (*immune)(const GameState&, FigureId, modifier::Harm, TerrainKind);
    int (*numbered_markers)(const GameState&, PlayerId);
    bool (*shares_markers)(const GameState&, PlayerId);

    bool (*has_wins)(const GameState&);
    void (*look_for_wins)(GameUpdate&, Timing);
    std::int64_t (*bonus_points)(const GameState&, PlayerId);
    CardScoring (*card_scoring)(const GameState&);

    const std::string* (*tally_name)(const GameState&, TallyId);
    void (*set_tally)(GameState&, TallyId, int owner, int value);
    SecretOf (*secret_of)(const GameState&, TallyId);
    bool (*is_secret_choice)(const GameState&, const Step&);
    bool (*has_secrets)(const GameState&);

    void (*action_offers)(const GameState&, FigureId, Actions&);
    void (*start_action)(GameUpdate&, const StartRule&);

    void (*start_rule)(GameUpdate&, const Step&);
    void (*run_effect)(GameUpdate&, const Step&);
    Actions (*rule_offers)(const GameState&, const Step&);
    void (*answer_rule)(GameUpdate&, const Step&, const Action&);
};

// ---- what happens, and who listens

bool rules_wait_for(const GameState& state, EventKind kind);
void note(GameUpdate& update, const Event& event);  // An event that rules may wait for.
// The figure has moved, come or gone; `before` lists the spaces on which it stood.
void note_zones(GameUpdate& update, FigureId figure, const std::vector<SpaceIndex>& before);
void set_off_rules(GameUpdate& update);  // Starts all rules that wait for what has been noted, before anything else.

// ---- modifiers in force

int modifier_bonus(const GameState& state, FigureId figure, modifier::Stat to);  // Sum of all; 0 if there is none.
bool may_not(const GameState& state, FigureId figure, modifier::Ban act);
inline bool takes_no_part(const GameState& state, FigureId figure) {
    return may_not(state, figure, modifier::Ban::TakePart);
}
// Leaves out what powers would do to figures that take no part.
void leave_out_bystanders(const GameState& state, Actions& actions);
// Figures that leave this one are struck, though nobody controls it and decides to.
bool strikes_at_leavers(const GameState& state, FigureId figure);
// The least of all; nullopt if there is none. Without a figure: those that hold for all figures.
std::optional<int> limit_of(const GameState& state, FigureId figure, modifier::Limited what);
Peace peace_between(const GameState& state, PlayerId a, PlayerId b);
void modify_mover(const GameState& state, FigureId figure, Mover& mover);  // Adds costs of terrain, and who spares it.
std::optional<PlayerId> first_by_rule(const GameState& state);             // Of this round; nullopt: players roll.

bool immune(const GameState& state, FigureId figure, modifier::Harm to);
bool immune_to_ground(const GameState& state, FigureId figure, TerrainKind ground);
int numbered_markers(const GameState& state, PlayerId player);  // How many he lays besides the X: usually 3.
// The two lay one set of order markers together: one player, or two of a team that shares them.
bool share_markers(const GameState& state, PlayerId a, PlayerId b);

// ---- what a figure may do in its turn by a rule

void action_offers(const GameState& state, FigureId figure, Actions& into);
void start_action(GameUpdate& update, const StartRule& action);

// ---- winning

bool has_own_wins(const GameState& state);  // The scenario says itself how the game is won.
void look_for_wins(GameUpdate& update, Timing timing);
std::int64_t bonus_points(const GameState& state, PlayerId player);  // Points besides those of cards.

CardScoring card_scoring(const GameState& state);

// ---- flags and counters

const std::string* tally_name(const GameState& state, TallyId tally);  // nullptr: the rules have none of this number.
// The seat knows what the flag or counter says. An invalid seat is somebody who looks on.
bool may_know(const GameState& state, const Tally& tally, PlayerId seat);
bool is_secret_choice(const GameState& state, const Step& step);  // Only the player and his team see what is chosen.
bool has_secret_words(const GameState& state);                    // The rules have something that not everybody knows.
// Of the player or figure, or of the game if both are invalid. The rules must have it.
void set_tally_of(GameState& state, TallyId tally, PlayerId player, FigureId figure, int value);

}  // namespace hexwright::game
