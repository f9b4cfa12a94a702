#include "engine/session/record.h"

namespace hexwright::session {

std::size_t main_line_length(const Record& record) {
    return record.branches.empty() ? record.actions.size() : record.branches.front().first;
}

Record main_line_of(Record record) {
    record.actions.resize(main_line_length(record));
    record.branches.clear();
    record.notes.clear();
    record.current.reset();
    return record;
}

int check_of(const GameState& state, std::size_t events) {
    std::uint64_t mixed = state.dice.state ^ (events * 0x9E3779B97F4A7C15ULL);
    mixed ^= mixed >> 32;
    return static_cast<int>((mixed ^ (mixed >> 16)) & 0xFFFF);
}

}  // namespace hexwright::session
