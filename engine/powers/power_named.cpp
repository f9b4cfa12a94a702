#include "engine/powers/power_named.h"

#include "engine/powers/rows.h"

#include <algorithm>

namespace hexwright::powers {

const Power* power_named(std::string_view verb) {
    const auto rows = power_rows();
    const auto row = std::ranges::find(rows, verb, &Power::verb);
    return row == rows.end() ? nullptr : &*row;
}

bool begins_off_board(const ArmyCard& card) {
    return std::ranges::any_of(card.powers, [](const PrintedPower& power) {
        const Power* row = power_named(power.id);
        return row && row->off_board;
    });
}

}  // namespace hexwright::powers
