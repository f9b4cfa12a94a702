// What each record of a Virtualscape file stands for on our map. Reading builds the map from it; writing asks it again,
// to know which records still say what is true.
#pragma once
#include "engine/scenario/scenario.h"
#include "formats/virtualscape/hsc_document.h"
#include "formats/virtualscape/hsc_types.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright {

struct HscMeaning {
    enum class What : unsigned char {
        Piece,
        Part,  // one hex of a piece that Virtualscape does not have
        Glyph,
        Start,  // a space of a start zone
        Kept,   // nothing on our map
    };
    enum class Why : unsigned char { UnknownType, Figure, Personal, BrokenPiece, Outside, TooMany };
    What what = What::Kept;
    Why why = Why::UnknownType;  // Kept
    bool turned_oddly = false;   // its rotation is not 0 to 5
    bool on_table = false;       // a glyph or start area below our lowest level, read as on level 1
    GlyphKind glyph{};           // invalid: unknown
    int number = -1;             // Start: of HscUnderstood::zones; Part: of HscUnderstood::joined
    PlacedPiece piece{};         // Piece, in its stored stance
    Space space{};               // Glyph, Start
};

struct HscUnderstood {
    std::vector<HscMeaning> meanings;  // one for each tile
    std::vector<Zone> zones;           // with their spaces
    std::vector<PlacedPiece> joined;   // pieces made of parts, all of which are there
};

HscUnderstood understand(const HscDocument& document, const HscTypes& types, const Catalogue& catalogue);

Glyph glyph_of(const HscMeaning& meaning, const Catalogue& catalogue);  // known: its power side is up

// A piece without type travels as one personal tile a hex, named "id#k/n@turn": the k-th of n hexes. Edge pieces give
// their side as turn (0 is ne); spans the way they run, in turns from east, with ".5" across a corner.
struct HscPart {
    PieceKind kind{};
    int k = 1, n = 1;
    int half_turns = 0;  // steps of 30 degrees
    friend bool operator==(const HscPart&, const HscPart&) = default;
};
std::string name_of(const HscPart& part, const Catalogue& catalogue);
std::optional<HscPart> part_from(std::string_view name, const Catalogue& catalogue);  // none: just a name
// The piece whose first hex is at 0,0, and its hexes in the order of their numbers.
struct HscParted {
    PlacedPiece piece;
    std::vector<HexCoord> hexes;
};
std::optional<HscParted> piece_of(const HscPart& part,
                                  const Catalogue& catalogue);  // none: its numbers do not fit the kind
std::vector<HscPart> parts_of(const PlacedPiece& piece, const Catalogue& catalogue);  // in the order of hexes_of

// How a start zone is written: its colour, and a name where the colour does not say which zone it is.
struct HscStartMark {
    std::uint32_t paint = 0;
    std::string name{};
    friend bool operator==(const HscStartMark&, const HscStartMark&) = default;
};
HscStartMark start_mark_of(const Zone& zone, const HscTypes& types);
Zone zone_of(const HscStartMark& mark, const HscTypes& types);  // without spaces

}  // namespace hexwright
