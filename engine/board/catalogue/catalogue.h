// Everything the game's products contain, as one value: terrains, items, piece kinds, sets, glyphs, army cards. Read
// from data (formats/xml/catalogue_xml), extended by a user's own file; tests build small ones in code.
#pragma once
#include "engine/board/catalogue/army_card.h"
#include "engine/board/hex/coord.h"
#include "engine/core/id.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace hexwright {

using TerrainKind = Id<struct TerrainTag>;
using ItemKind = Id<struct ItemTag>;        // a physical part in a box: what limits, part lists and boxes count
using PieceKind = Id<struct PieceKindTag>;  // what is placed: made of one or more items, in one of their forms
using SetKind = Id<struct SetTag>;
using GlyphKind = Id<struct GlyphTag>;
using CardKind = Id<struct CardTag>;

struct TerrainType {
    std::string id{}, name{};  // "swamp-water", "swamp water"
    unsigned color = 0;        // 0xRRGGBB, the rulebook's battlefield key (BUILD-02)
    std::string letter{};      // one or two letters for eyes and printers that do not see colour
    bool half_height = false;  // water, ice ...: the surface adds no height (BUILD-10, WATER-08)
};

// How a piece is built into the map. Everything the checks ask is data; only these words are code.
enum class Body : unsigned char {
    Tile,        // land, and the two half tiles lying in one slot: fills its hexes for one slot
    HalfTile,    // water, ice ...: one slot, height of the level below, carries nothing
    Column,      // trees, glaciers, outcrops, hive, pillars: fills its hexes for all its slots
    Ruin,        // fills nothing: walls on edges of its hexes
    CastleBase,  // half tile that carries castle walls only
    CastleWall,
    CastleDoor,  // its first and last hex stand on something; door and arch
    WallWalk,    // a tile that castle walls and doors carry too
    Edge,        // stands beside one side of one hex: ladder, battlement, flag, laur-wall-ruin
    Span,        // runs between two hexes: stone wall, laur walls
};

// What must lie directly below (on the table everything rests).
enum class Support : unsigned char {
    SomeHex,      // one hex with a load-bearing top is enough; the rest overhangs
    EveryHex,     // trees, small glaciers, outcrops, pillars, ruins
    NoGap,        // the hive: nothing empty under its base
    Castle,       // castle wall: base, wall or door
    Ends,         // castle door: first and last hex
    OnStructure,  // battlement, flag, stone wall: a castle piece, wall-walk or road under the edge
    Ladder,       // a face two levels high across the side, ground or a ladder below, a surface near the top
    Pillar,       // laur-wall-ruin: a pillar on its hex
    TwoPillars,   // laur walls: a pillar at both ends
};

// Castle: the top of a wall or door. It carries tiles like land, and castle walls; but ruins, doors and ladders do not
// stand there.
enum class Carries : unsigned char { Nothing, Castle, CastleWalls /* a base: walls only */, Everything };

struct WallSide {  // a wall on one side of one of a ruin's hexes (turn 0)
    HexCoord hex;
    Direction side;
};
struct SolidPart {  // of a column, door or arch: which slots of a hex it really fills, counted from 0; none listed: all
    HexCoord hex;
    int first_slot = 0, last_slot = 0;
};

struct PieceType {
    std::string id{};              // "swamp-7"
    std::string name{}, plural{};  // "seven-hex swamp tile", "seven-hex swamp tiles"
    TerrainKind terrain{};
    Body body = Body::Tile;
    Support support = Support::SomeHex;
    Carries carries = Carries::Nothing;
    std::vector<HexCoord> hexes{};   // turn 0; edges: 0,0; spans: the hexes of a span that runs east
    int height = 1;                  // levels it adds for the rules (0: half tile)
    int slots = 1;                   // levels it fills, or that its walls reach
    bool blocks = true;              // edge pieces: does its barrier stop movement and sight (a ladder's does not)
    bool half_base = false;          // moulded on a half-height base that comes with it
    bool standable = true;           // figures may stand on its top
    std::vector<ItemKind> items{};   // with repeats
    std::vector<WallSide> walls{};   // ruins
    std::vector<SolidPart> solid{};  // see SolidPart
    std::vector<int> reach{};        // spans: distances between `from` and `to` that it can have
    bool diagonal = false;           // spans: also across a corner (to a hex at 1,1 in two unequal steps)
    std::string
        border{};  // of the rulebook's key (BUILD-03): "tan", "purple", "black", "yellow", "red", "blue" or empty
    std::string doubt{};  // where the sources disagree or guess

    bool plain_tile() const { return body == Body::Tile || body == Body::HalfTile; }  // stored with its smallest turn
    bool is_thin() const { return body == Body::HalfTile || body == Body::CastleBase; }  // 3/7 of a level, height 0
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
    bool for_sale = true;  // a box that was sold; kits and virtual sets are not
    std::vector<ItemCount> items{};
    std::vector<GlyphCount> glyphs{};
    std::string doubt{};  // about the set as a whole; each count has its own
};

struct GlyphType {
    std::string id{}, name{};  // "wannok", "Glyph of Wannok"
    std::string letter{};
    bool permanent = true;               // works while a figure stands on it; the others work once and go
    std::vector<PrintedPower> powers{};  // one an edition where the editions differ
    std::string doubt{};

    const PrintedPower* power(std::string_view edition) const;  // null: it has none there
};

class Catalogue {
public:
    // Adding is how readers and tests build one; an id that exists already is replaced, so that a user's file may
    // correct ours.
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

    // A piece's hexes in all six turns about 0,0, computed once: what every look at the map asks for.
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

}  // namespace hexwright
