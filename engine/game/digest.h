// A number that tells whether two games ended alike, on any machine and in any later version.
#pragma once
#include "engine/game/room.h"
#include "engine/game/state.h"

#include <cstdint>

namespace hexwright::game {

// What a record keeps of its end. It never changes for a state that could be had before; members that came later add
// nothing where they are not set. hash_of() is quicker and may be another one tomorrow.
std::uint64_t digest_of(const GameState& state);

}  // namespace hexwright::game
