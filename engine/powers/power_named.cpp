#include "engine/powers/power_named.h"

#include "engine/powers/rows.h"

#include <algorithm>

namespace hexwright::powers {

const Power* power_named(std::string_view verb) {
    const auto rows = power_rows();
    const auto row = std::ranges::find(rows, verb, &Power::verb);
    return row == rows.end() ? nullptr : &*row;
}

}  // namespace hexwright::powers
