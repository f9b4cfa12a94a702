// Boxes and loose items as a file lists them; engine/board/catalogue/inventory.h counts what is in them.
#pragma once
#include "engine/board/ids.h"
#include "engine/board/room.h"

#include <vector>

namespace hexwright::board {

struct SetCount {
    SetKind set;
    int count = 1;
    friend bool operator==(const SetCount&, const SetCount&) = default;
};
struct LooseItem {
    ItemKind item;
    int count = 1;
    friend bool operator==(const LooseItem&, const LooseItem&) = default;
};

// Boxes and loose items: what a map may use (its <limit>) or what a person owns (a collection). Two different things
// with one shape.
struct Holding {
    std::vector<SetCount> sets;
    std::vector<LooseItem> items;
    bool empty() const { return sets.empty() && items.empty(); }
    friend bool operator==(const Holding&, const Holding&) = default;
};

}  // namespace hexwright::board
