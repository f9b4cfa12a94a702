// Interprets each record of a Virtualscape file for our map. Reading builds the map from it; writing uses it to find
// the records that are still true.
#pragma once
#include "engine/scenario/scenario.h"
#include "formats/exchange/room.h"
#include "formats/exchange/virtualscape/hsc_document.h"
#include "formats/exchange/virtualscape/hsc_types.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::exchange {

struct HscMeaning {
    enum class What : unsigned char {
        Piece,
        Part,  // One hex of a piece that Virtualscape does not have.
        Glyph,
        Start,  // A space of a start zone.
        Kept,   // Nothing on our map; only carried.
    };
    enum class Why : unsigned char { Figure, Personal, BrokenPiece, UnknownType, Outside, TooMany };
    What what = What::Kept;
    Why why = Why::UnknownType;  // The reason, for What::Kept.
    bool turned_oddly = false;   // The rotation is not 0 to 5.
    bool on_table = false;       // A glyph or start area below our lowest level, read as on level 1.
    GlyphKind glyph{};           // Invalid when unknown.
    int number = -1;      // For Start an index into HscUnderstood::zones; for Part an index into HscUnderstood::joined.
    PlacedPiece piece{};  // For Piece, in its stored stance.
    Space space{};        // For Glyph and Start.
};

struct HscUnderstood {
    std::vector<HscMeaning> meanings;  // One for each tile.
    std::vector<Zone> zones;           // Including their spaces.
    std::vector<PlacedPiece> joined;   // Pieces reassembled from a complete set of parts.
};

HscUnderstood understand(const HscDocument& document, const HscTypes& types, const Catalogue& catalogue);

Glyph glyph_of(const HscMeaning& meaning, const Catalogue& catalogue);  // A known glyph has its power side up.

// One hex of a piece that has no type. Such a piece is written as one personal tile per hex, named "id#k/n@turn": the
// k-th of n hexes. For edge pieces the turn is their side (0 is ne); for spans it is their direction in turns from
// east, with ".5" across a corner.
struct HscPart {
    PieceKind kind{};
    int k = 1, n = 1;
    int half_turns = 0;  // Steps of 30 degrees.
    friend bool operator==(const HscPart&, const HscPart&) = default;
};
std::string name_of(const HscPart& part, const Catalogue& catalogue);
std::optional<HscPart> part_from(std::string_view name, const Catalogue& catalogue);  // None if it is an ordinary name.
// The piece with its first hex at 0,0, and its hexes in part order.
struct HscParted {
    PlacedPiece piece;
    std::vector<HexCoord> hexes;
};
// None when the numbers do not fit the kind.
std::optional<HscParted> piece_of(const HscPart& part, const Catalogue& catalogue);
std::vector<HscPart> parts_of(const PlacedPiece& piece, const Catalogue& catalogue);  // In the order of hexes_of.

// The encoding of a start zone: its colour, and a name where the colour does not identify the zone.
struct HscStartMark {
    std::uint32_t paint = 0;
    std::string name{};
    friend bool operator==(const HscStartMark&, const HscStartMark&) = default;
};
HscStartMark start_mark_of(const Zone& zone, const HscTypes& types);
Zone zone_of(const HscStartMark& mark, const HscTypes& types);  // Without spaces.

}  // namespace hexwright::exchange
