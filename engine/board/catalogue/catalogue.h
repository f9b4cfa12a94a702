// Everything the game's products contain, as one value: terrains, items, piece kinds, sets, glyphs and army cards. Read
// from data (formats/xml/catalogue_xml) and extended by a user's own file; tests build small ones in code.
#pragma once
#include "engine/board/catalogue/army_card.h"
#include "engine/board/hex/coord.h"
#include "engine/board/ids.h"
#include "engine/board/room.h"
#include "engine/core/id.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace hexwright::board {

struct TerrainType {
    std::string id{}, name{};  // For example "swamp-water", "swamp water".
    unsigned color = 0;        // 0xRRGGBB from the rulebook's battlefield key (BUILD-02).
    std::string letter{};      // One or two letters, for viewers and printers without colour.
    bool half_height = false;  // Water, ice and the like, whose surface adds no height (BUILD-10, WATER-08).
};

// How a piece is built into the map. Everything else that the checks need is data; only these words are code.
enum class Body : unsigned char {
    Tile,        // Land, or two half tiles in one slot: fills its hexes for one slot.
    HalfTile,    // Water, ice and the like: takes one slot, has the height of the level below, carries nothing.
    Column,      // Trees, glaciers, outcrops, hive, pillars: fills its hexes for all its slots.
    Ruin,        // Fills nothing; has walls on edges of its hexes.
    CastleBase,  // A half tile that carries only castle walls.
    CastleWall,
    CastleDoor,  // Door and arch; the first and last hex stand on something.
    WallWalk,    // A tile that castle walls and doors carry too.
    Edge,        // Stands beside one side of one hex: ladder, battlement, flag, laur-wall-ruin.
    Span,        // Runs between two hexes: stone wall, laur walls.
};

// What must lie directly below a piece; anything may rest on the table.
enum class Support : unsigned char {
    SomeHex,      // One hex with a load-bearing top is enough; the rest may overhang.
    EveryHex,     // Trees, small glaciers, outcrops, pillars and ruins.
    NoGap,        // The hive: no empty space under its base.
    Castle,       // A castle wall needs a base, wall or door.
    Ends,         // A castle door needs support at its first and last hex.
    OnStructure,  // Battlement, flag and stone wall need a castle piece, wall-walk or road under the edge.
    Ladder,       // Needs a face two levels high across the side, ground or a ladder below, and a surface near the top.
    Pillar,       // A laur-wall-ruin needs a pillar on its hex.
    TwoPillars,   // Laur walls need a pillar at both ends.
};

// What the top of a piece can carry. CastleWalls is the top of a castle base: it carries only castle walls. Castle is
// the top of a wall or door: it carries castle walls, and tiles as land does, but no ruins, doors or ladders.
enum class Carries : unsigned char { Nothing, Castle, CastleWalls, Everything };

// A wall on one side of one of a ruin's hexes, at turn 0.
struct WallSide {
    HexCoord hex;
    Direction side;
};
// The slots of one hex that a column, door or arch really fills, counted from 0. Without any such parts, it fills all.
struct SolidPart {
    HexCoord hex;
    int first_slot = 0, last_slot = 0;
};

struct PieceType {
    std::string id{};              // For example "swamp-7".
    std::string name{}, plural{};  // For example "seven-hex swamp tile", "seven-hex swamp tiles".
    TerrainKind terrain{};
    Body body = Body::Tile;
    Support support = Support::SomeHex;
    Carries carries = Carries::Nothing;
    std::vector<HexCoord> hexes{};  // At turn 0. Edges have 0,0; spans have the hexes of a span that runs east.
    int height = 1;                 // Levels it adds under the rules; 0 for a half tile.
    int slots = 1;                  // Levels it fills, or levels that its walls reach.
    bool blocks = true;             // Edge pieces: true when the barrier stops movement and sight; false for a ladder.
    bool half_base = false;         // Moulded on a half-height base that comes with it.
    bool standable = true;          // Figures may stand on its top.
    std::vector<ItemKind> items{};  // Repeated as often as needed.
    std::vector<WallSide> walls{};  // Ruins only.
    std::vector<SolidPart> solid{};
    std::vector<int> reach{};  // Spans: possible distances between `from` and `to`.
    bool diagonal = false;     // Spans: may also run across a corner, to a hex at 1,1 in two unequal steps.
    // Border colour in the rulebook's key (BUILD-03): "tan", "purple", "black", "yellow", "red", "blue" or empty.
    std::string border{};
    std::string doubt{};  // Notes where the sources disagree or guess.

    bool plain_tile() const { return body == Body::Tile || body == Body::HalfTile; }  // Stored with its smallest turn.
    // 3/7 of a level thick, with height 0.
    bool is_thin() const { return body == Body::HalfTile || body == Body::CastleBase; }
    bool is_edge() const { return body == Body::Edge; }
    bool is_span() const { return body == Body::Span; }
    bool fills_slots() const { return body != Body::Ruin && body != Body::Edge && body != Body::Span; }
};

struct ItemType {
    std::string id{}, name{}, plural{};
};

struct ItemCount {
    ItemKind item;
    int count = 0;
    std::string doubt{};
};
struct GlyphCount {
    GlyphKind glyph;
    int count = 0;
    std::string doubt{};
};

struct ProductSet {
    std::string id{}, name{}, release{};
    bool for_sale = true;  // True for a box that was sold, false for kits and virtual sets.
    std::vector<ItemCount> items{};
    std::vector<GlyphCount> glyphs{};
    std::string doubt{};  // Notes about the set as a whole; each count has its own.
};

struct GlyphType {
    std::string id{}, name{};  // For example "wannok", "Glyph of Wannok".
    std::string letter{};
    bool permanent = true;               // Works while a figure stands on it; other glyphs work once and are removed.
    std::vector<PrintedPower> powers{};  // One per edition where the editions differ.
    std::string doubt{};

    const PrintedPower* power(std::string_view edition) const;  // nullptr if it has no power in that edition.
};

class Catalogue {
public:
    // Adds an entry, for readers and tests. An entry with the same id is replaced, so that a user's file can correct
    // the built-in one.
    TerrainKind add(TerrainType type);
    ItemKind add(ItemType type);
    PieceKind add(PieceType type);
    SetKind add(ProductSet set);
    GlyphKind add(GlyphType type);
    CardKind add(ArmyCard card);

    const std::vector<TerrainType>& terrains() const { return terrains_; }
    const std::vector<ItemType>& items() const { return items_; }
    const std::vector<PieceType>& pieces() const { return pieces_; }
    const std::vector<ProductSet>& sets() const { return sets_; }
    const std::vector<GlyphType>& glyphs() const { return glyphs_; }
    const std::vector<ArmyCard>& cards() const { return cards_; }

    const TerrainType& operator[](TerrainKind kind) const { return terrains_[kind.index()]; }
    const ItemType& operator[](ItemKind kind) const { return items_[kind.index()]; }
    const PieceType& operator[](PieceKind kind) const { return pieces_[kind.index()]; }
    const ProductSet& operator[](SetKind kind) const { return sets_[kind.index()]; }
    const GlyphType& operator[](GlyphKind kind) const { return glyphs_[kind.index()]; }
    const ArmyCard& operator[](CardKind kind) const { return cards_[kind.index()]; }

    std::optional<TerrainKind> terrain(std::string_view id) const;
    std::optional<ItemKind> item(std::string_view id) const;
    std::optional<PieceKind> piece(std::string_view id) const;
    std::optional<SetKind> set(std::string_view id) const;
    std::optional<GlyphKind> glyph(std::string_view id) const;
    std::optional<CardKind> card(std::string_view id) const;

    // A piece's hexes at turn 0..5 about 0,0, precomputed because every look at the map needs them.
    const std::vector<HexCoord>& footprint(PieceKind kind, int turn) const {
        return footprints_[kind.index() * 6 + turn];
    }

private:
    using Index = std::unordered_map<std::string, int>;
    std::vector<TerrainType> terrains_;
    std::vector<ItemType> items_;
    std::vector<PieceType> pieces_;
    std::vector<ProductSet> sets_;
    std::vector<GlyphType> glyphs_;
    std::vector<ArmyCard> cards_;
    std::vector<std::vector<HexCoord>> footprints_;
    Index terrain_ids_, item_ids_, piece_ids_, set_ids_, glyph_ids_, card_ids_;
};

}  // namespace hexwright::board
