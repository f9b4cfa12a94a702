// A scenario whose knob is searched for an even setting: the games of each setting, and what is told of the search.
#pragma once
#include "editor/document/batches/knobs.h"
#include "editor/document/room.h"
#include "engine/simulation/batch.h"
#include "engine/simulation/tuning.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace hexwright::document {

// The two sides that a game is even between: teams, or players alone.
struct Sides {
    std::vector<int> first{}, second{};  // Players' numbers; the first side is that of the first player.
    std::size_t opponent = 1;            // The first player of the second side, from 0.
    friend bool operator==(const Sides&, const Sides&) = default;
};
// Refused unless there are just two.
Result<Sides> sides_of(const Setup& setup);
Message told_side(const std::vector<int>& players);  // "player 1", "players 1 and 3".

struct TunedGame {
    Scenario scenario{};  // Whole, with its battlefield.
    std::shared_ptr<const Catalogue> catalogue{};
    GameOptions options{};
    std::vector<const PlayerKind*> seats{};
    Knob knob{};
    Sides sides{};
    std::size_t errors = 0;  // Of the scenario as it is: no setting may have more.
};

// Refused if the scenario as it is cannot be played, has no such knob, or not two sides.
Result<TunedGame> tuned_game(Scenario scenario, std::shared_ptr<const Catalogue> catalogue, GameOptions options,
                             std::vector<const PlayerKind*> seats, std::string_view knob);

Tuning tuning_of(const TunedGame& game, std::int64_t proof_games = 0);  // Before its first wave.

// The games with this setting. Refused if it cannot be set, makes more errors, or no game can begin.
Result<Batch> batch_with(const TunedGame& game, std::size_t setting);

// Of the first side: two for a win, one for a game that both or neither won.
std::int64_t half_wins_of(const TunedGame& game, const Statistics& sum);

// ---- what came of it, as sentences

Message told_trial(const TunedGame& game, const TriedSetting& tried);
// The last is the verdict; before it, what was proven or failed to be.
std::vector<Message> told_outcome(const TunedGame& game, const Tuning& tuning);

}  // namespace hexwright::document
