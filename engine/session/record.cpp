#include "engine/session/record.h"

namespace hexwright::session {

int check_of(const GameState& state, std::size_t events) {
    std::uint64_t mixed = state.dice.state ^ (events * 0x9E3779B97F4A7C15ULL);
    mixed ^= mixed >> 32;
    return static_cast<int>((mixed ^ (mixed >> 16)) & 0xFFFF);
}

}  // namespace hexwright::session
