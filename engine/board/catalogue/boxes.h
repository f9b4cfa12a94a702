// Which boxes to buy: the fewest (or the cheapest) sets for sale that together hold every item of a part list. Items
// are pooled across sets; the answer is exact.
#pragma once
#include "engine/board/catalogue/inventory.h"

#include <optional>
#include <vector>

namespace hexwright {

struct Price {
    SetKind set;
    long long cents = 0;  // 1 to highest_price
};
inline constexpr long long highest_price = 100'000'000;

struct BoxPlan {
    std::vector<SetCount> sets;      // by id
    long long boxes = 0;             // all of them together
    long long left_over = 0;         // items in them that the part list does not need
    std::optional<long long> cents;  // with prices
    std::vector<Shortage> missing;   // items that no box on offer holds (have is 0); the plan is for the rest
    bool proven = true;              // false: the search was ended by its bound; the plan works but may not be the best
};

// Among equally few (or cheap) plans the one with the fewest items left over; among those the one whose boxes, written
// out one by one in order of their ids, come first in the dictionary: a a b before a b b before a c. Every count that
// an inventory can hold is counted exactly. The search is bounded: part lists of a hundred boxes take a few
// milliseconds, and one that was made to be hard (thousands of boxes with prices to the cent) ends after about a second
// with `proven` false.
BoxPlan fewest_boxes(const Inventory& wanted, const Catalogue& catalogue);
BoxPlan cheapest_boxes(const Inventory& wanted, const std::vector<Price>& prices,
                       const Catalogue& catalogue);  // of priced sets

}  // namespace hexwright
