// Numbers of the things in a catalogue, and of pieces on a map.
#pragma once
#include "engine/board/room.h"
#include "engine/core/id.h"

namespace hexwright::board {

using TerrainKind = Id<struct TerrainTag>;
using ItemKind = Id<struct ItemTag>;        // A physical part in a box; limits, part lists and boxes count these.
using PieceKind = Id<struct PieceKindTag>;  // Something that can be placed: one or more items, in one of their forms.
using SetKind = Id<struct SetTag>;
using GlyphKind = Id<struct GlyphTag>;
using CardKind = Id<struct CardTag>;

using PieceId = Id<struct PlacedPieceTag>;

}  // namespace hexwright::board
