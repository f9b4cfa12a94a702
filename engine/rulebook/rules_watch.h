// A scenario's own rules under observation: which of their conditions hold in a position, and at which occasions rules
// ran or were kept from running. Changes nothing. Pointers lead to the words as they are written, in the rulebook of
// the game (RulebookInPlay::written).
#pragma once
#include "engine/game/state.h"
#include "engine/rulebook/room.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/rulebook/triggers.h"

#include <optional>
#include <vector>

namespace hexwright::rulebook {

// ---- how they stand

// What conditions are asked about when nobody has set them off: the game alone, or everybody who could be meant.
enum class AskedOf : std::uint8_t { Game, Players, Figures };  // Players in the game; figures on the battlefield.

struct WatchedCondition {
    const Condition* condition = nullptr;
    int holds = 0;                          // Number of those it is asked of for which it holds now.
    std::vector<WatchedCondition> parts{};  // Of All, Any and Not.
};
using WatchedConditions = std::vector<WatchedCondition>;

struct WatchedEvent {
    const On* on = nullptr;
    bool in_rounds = true;  // The current round is one of those it waits for.
    WatchedConditions conditions{};
};

// An <if> among the effects of a rule, or inside another <if>. What stands inside other effects is not watched: it is
// about a figure, player or roll that is only there when the rule runs.
struct WatchedIf {
    const effect::If* branch = nullptr;
    int depth = 0;  // Inside how many others.
    int holds = 0;  // For how many its effects would take place as the game stands.
    WatchedConditions conditions{};
};

struct WatchedRule {
    const Rule* rule = nullptr;
    AskedOf of = AskedOf::Game;  // Whom its conditions are about: the figure or the player of its event.
    int asked = 1;               // Number of them; of what `holds` is a part.
    bool spent = false;          // Runs once a game, and has run.
    std::vector<WatchedEvent> events{};
    WatchedConditions when{}, unless{};
    std::vector<WatchedIf> branches{};  // In their order, each before those inside it.
    int would_run = 0;                  // For how many it would run if one of its events happened to them now.
};

struct WatchedModifier {
    const Modifier* modifier = nullptr;
    bool lasts = false;          // What stands in its <while> holds.
    int asked = 0, applies = 0;  // Figures on the battlefield, and those that it concerns; none while it does not last.
    WatchedConditions during{}, conditions{};  // `during` is asked of the game, `conditions` of each figure.
};

struct WatchedWin {
    const Win* win = nullptr;
    AskedOf of = AskedOf::Game;  // Players for a win that each of them may reach.
    int asked = 1;
    bool reached = false;             // Somebody would win by it, if it were looked for now.
    std::vector<PlayerId> players{};  // The players for whom it holds, where it is asked of them.
    WatchedConditions conditions{};
};

struct WatchedRules {
    std::vector<WatchedRule> rules{};
    std::vector<WatchedModifier> modifiers{};
    std::vector<WatchedWin> wins{};
};

WatchedRules watched_rules(const GameState& state);  // Empty for a game without rules of its own.

// ---- what they did

// An event that a rule waits for has happened, in one of its rounds.
struct RuleOccasion {
    int rule = 0;       // Index into the rulebook's rules.
    int event = 0;      // Index into the rule's events.
    FigureId figure{};  // The event's; invalid if it has none.
    PlayerId player{};  // The event's; invalid if it has none.
    int round = 0;
    bool fired = false;  // Its effects began.
    std::optional<RuleStop>
        stopped{};  // Why not; nullopt also where rules without end were stopped, or the game ended.
    // The innermost condition that decided, and whether it holds, which it should not.
    const Condition* decisive = nullptr;
    bool holds = false;
};

// What the rules do while this action is carried out, up to the next decision, in order. The action is one that apply()
// accepts for the state; whatever else it does is told by apply() alone.
std::vector<RuleOccasion> rule_occasions(const GameState& state, const Action& action);
// The same for a game that stands before its first step (GameOptions::to_first_decision), up to its first decision.
std::vector<RuleOccasion> first_rule_occasions(GameState state);

}  // namespace hexwright::rulebook
