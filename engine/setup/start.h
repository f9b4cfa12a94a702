// From a scenario to the first decision of a game on it: players, armies, figures on their start spaces, glyphs.
// Impossible set-ups are refused in words.
#pragma once
#include "engine/core/result.h"
#include "engine/game/event.h"
#include "engine/game/state.h"

#include <memory>
#include <optional>

namespace hexwright {

struct GameOptions {
    int players = 0;  // which of the scenario's set-ups; 0: the smallest
    std::uint64_t seed = 1;
    std::string edition{};               // empty: the scenario's
    std::optional<Rules> house_rules{};  // instead of the edition's
    int rounds = -1;                     // limit; -1: the scenario's
    int points = 0;  // for each player, where the scenario has start zones but no set-ups; 0: as the scenario says
    std::vector<std::vector<CardOfArmy>> armies{};  // pre-made, by player; none: drafted
    std::shared_ptr<const Board>
        board{};  // of this very battlefield and edition, where many games share one; null: made anew
};

struct Started {
    GameState state;
    Events events;
};

Result<Started> start_game(const Scenario& scenario, std::shared_ptr<const Catalogue> catalogue,
                           const GameOptions& options);

// The same with a figure more, of this card and on this player's side: for questions about who is thought to stand
// there. Refused as an impossible set-up is.
struct WithNewcomer {
    GameState state;
    FigureId figure;
};
Result<WithNewcomer> with_newcomer(GameState state, PlayerId player, const std::string& card, const StartSpace& start);

// By which it is played. Refused: an edition that there is not.
Result<Rules> rules_for(const Scenario& scenario, const GameOptions& options);

// The set-up that is played: the scenario's own for so many players, or one made of its start zones.
Result<Setup> setup_for(const Scenario& scenario, const GameOptions& options);

}  // namespace hexwright
