// Finds which boxes to buy: the fewest (or the cheapest) sets for sale that together hold every item of a part list.
// Items are pooled across sets; the answer is exact.
#pragma once
#include "engine/board/catalogue/inventory.h"
#include "engine/board/room.h"

#include <optional>
#include <vector>

namespace hexwright::board {

struct Price {
    SetKind set;
    long long cents = 0;  // From 1 to highest_price.
};
inline constexpr long long highest_price = 100'000'000;

struct BoxPlan {
    std::vector<SetCount> sets;      // Sorted by id.
    long long boxes = 0;             // Total number of boxes.
    long long left_over = 0;         // Items in the boxes that the part list does not need.
    std::optional<long long> cents;  // Total price, when prices are known.
    std::vector<Shortage> missing;   // Items that no box on offer holds (`have` is 0); the plan covers the rest.
    bool proven = true;              // False when the search reached its bound: the plan works but may not be the best.
};

// Among plans with equally few boxes (or equally cheap ones), returns the one with the fewest items left over; among
// those, the one whose boxes, written out one by one in order of their ids, come first alphabetically: a a b before a b
// b before a c. Every count that an inventory can hold is handled exactly. The search is bounded: part lists of a
// hundred boxes take a few milliseconds; one built to be hard (thousands of boxes with prices to the cent) ends after
// about a second with `proven` false.
BoxPlan fewest_boxes(const Inventory& wanted, const Catalogue& catalogue);
// Considers only the sets that have a price.
BoxPlan cheapest_boxes(const Inventory& wanted, const std::vector<Price>& prices, const Catalogue& catalogue);

}  // namespace hexwright::board
