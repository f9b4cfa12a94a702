// A block in hand: a part of a map that follows the cursor, turned and mirrored on the way, until it is put down.
// Pasting, moving, stamps and merging are this.
#pragma once
#include "editor/document/block.h"
#include "editor/document/fitting.h"
#include "editor/session/hand.h"

#include <optional>

namespace hexwright {

enum class Carrying : unsigned char {
    Copy,   // put down as new pieces; refused where it does not fit
    Move,   // taken from the map, and put down elsewhere
    Merge,  // new pieces that lie wherever they come to lie: what is wrong then is told by the checks
};

struct BlockHand {
    Block block;      // as it lies in the hand, around the grip
    HexCoord grip{};  // its hex that the cursor holds
    Carrying how = Carrying::Copy;
    Block taken{};  // Move: as it lies on the map
};

// of their bounds; none: no pieces
std::optional<HexCoord> middle_of(const std::vector<PlacedPiece>& pieces, const Catalogue& catalogue);
int lowest_level(const Block& block);  // 1 of an empty one

BlockHand carried(Block block, Carrying how, const Catalogue& catalogue);    // held by its middle
BlockHand turned(BlockHand carried, int steps, const Catalogue& catalogue);  // about the grip: R is 1

// As it would lie with the grip on this hex and its lowest pieces on this level; no level: each on its own.
Block lying(const BlockHand& carried, HexCoord at, std::optional<int> level, const Catalogue& catalogue);
Ghost ghost_of(const BlockHand& carried, HexCoord at, std::optional<int> level, const Document& document,
               const Symmetry& symmetry = {});
// What putting it down there is, whether it fits or not.
Edit put_down(const BlockHand& carried, const Block& lying, const Document& document);

// Those of its pieces that fit on the map one beside the other, with what lies on them.
Block what_fits(const Block& block, const Document& document, const Copying& copies = {});

}  // namespace hexwright
