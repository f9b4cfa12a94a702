// The start of a game: from a scenario to the first decision, with players, armies, figures on their start spaces and
// glyphs. Impossible set-ups are refused with a message.
#pragma once
#include "engine/board/refusal.h"
#include "engine/game/event.h"
#include "engine/game/state.h"
#include "engine/setup/carried.h"
#include "engine/setup/room.h"

#include <memory>
#include <optional>

namespace hexwright::setup {

struct GameOptions {
    int players = 0;  // Selects the set-up for this many players; 0 for the scenario's smallest.
    std::uint64_t seed = 1;
    // Empty: the scenario's edition. With the scenario's edition, its own house rules hold; another replaces both.
    std::string edition{};
    std::optional<Rules> house_rules{};  // Replaces edition and house rules of the scenario.
    int rounds = -1;                     // Round limit; -1 for the scenario's.
    // Points per player where the scenario has start zones but no set-ups; 0 for the scenario's points.
    int points = 0;
    std::vector<std::vector<CardOfArmy>> armies{};  // Pre-made armies, by player; empty: drafted.
    // A board of this same battlefield and edition, shared by many games; nullptr: built anew, as it is where the
    // scenario is not in_usual_order() (engine/scenario/usual_order.h).
    std::shared_ptr<const Board> board{};
    // No set-up and no armies: the position is arranged by hand, on any battlefield. See Arrange in
    // engine/game/action.h.
    bool arranged = false;
    // The game begins with the position of this puzzle of the scenario. start_game() does not read it; a session does.
    std::string puzzle{};
    CarriedOver carried{};  // In a campaign: from the game before.
    // The game goes on to its first decision. If false, it stops before its first step, which the caller takes.
    bool to_first_decision = true;
};

struct Started {
    GameState state;
    Events events;
};

// Begins from the scenario as its file in usual form has it: what a game numbers depends on no order of lines or edits.
Result<Started> start_game(const Scenario& scenario, std::shared_ptr<const Catalogue> catalogue,
                           const GameOptions& options);

// Adds a figure of this card on the player's side, to answer questions about a figure imagined there; the figures of
// the game stay as they are. Refused like an impossible set-up.
struct WithNewcomer {
    GameState state;
    FigureId figure;
};
Result<WithNewcomer> with_newcomer(GameState state, PlayerId player, const std::string& card, const StartSpace& start);

// The rules the game is played by. Refuses an unknown edition.
Result<Rules> rules_for(const Scenario& scenario, const GameOptions& options);

// The set-up that is played: the scenario's own for this many players, or one made from its start zones. Where the
// position is arranged by hand, players without cards and start zones, in the teams of that set-up.
Result<Setup> setup_for(const Scenario& scenario, const GameOptions& options);

}  // namespace hexwright::setup
