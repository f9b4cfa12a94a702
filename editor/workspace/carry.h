// A block in hand: a part of a map that follows the cursor and can be turned and mirrored until it is put down. Used by
// pasting, moving, stamps and merging.
#pragma once
#include "editor/document/edits/block.h"
#include "editor/document/edits/fitting.h"
#include "editor/workspace/hand.h"
#include "editor/workspace/room.h"

#include <optional>

namespace hexwright::workspace {

enum class Carrying : unsigned char {
    Copy,  // Put down as new pieces; refused where it does not fit.
    Move,  // Taken from the map and put down elsewhere.
    // New pieces that may lie anywhere; the checks report what is wrong afterwards.
    Merge,
};

struct BlockHand {
    Block block;      // The block as held, relative to the grip.
    HexCoord grip{};  // The hex of the block that the cursor holds.
    Carrying how = Carrying::Copy;
    Block taken{};  // Move only: the block as it still lies on the map.
};

// The hex at the middle of the pieces' bounds; nullopt if there are no pieces.
std::optional<HexCoord> middle_of(const std::vector<PlacedPiece>& pieces, const Catalogue& catalogue);
int lowest_level(const Block& block);  // 1 for an empty block.

BlockHand carried(Block block, Carrying how, const Catalogue& catalogue);  // Held by its middle.
// Turns about the grip; the R key is one step.
BlockHand turned(BlockHand carried, int steps, const Catalogue& catalogue);

// The block as it would lie with the grip on this hex and its lowest pieces on this level; without a level, every piece
// keeps its own.
Block lying(const BlockHand& carried, HexCoord at, std::optional<int> level, const Catalogue& catalogue);
Ghost ghost_of(const BlockHand& carried, HexCoord at, std::optional<int> level, const Document& document,
               const Symmetry& symmetry = {});
// The edit for putting the block down there, whether it fits or not.
Edit put_down(const BlockHand& carried, const Block& lying, const Document& document);

// The pieces of the block that fit on the map together, with the zone spaces and glyphs on them.
Block what_fits(const Block& block, const Document& document, const Copying& copies = {});

}  // namespace hexwright::workspace
