// Pieces of a person's own, in their catalogue file: what a form says of one, and the file with it. A piece that says
// more than the form can is kept as a hand wrote it.
#pragma once
#include "editor/document/own/catalogue_text.h"
#include "editor/document/own/shelf.h"
#include "editor/document/own/stamps.h"
#include "editor/document/room.h"
#include "engine/board/refusal.h"
#include "engine/scenario/scenario.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hexwright::document {

// Shapes are painted on the hexes within this distance of 0,0: as many as a piece may have, less three.
inline constexpr int own_grid_radius = 4;

struct OwnPiece {
    std::string id{};  // Empty until it is kept for the first time; then it stays, because maps name it.
    std::string name{};
    std::string plural{};                  // Empty: the usual one.
    std::string terrain{};                 // Its id.
    std::vector<HexCoord> hexes{};         // On the grid, sorted.
    int height = 1;                        // In levels; pieces of half-height terrain have none.
    bool standable = true;                 // Figures may stand on it.
    bool carries = true;                   // Other pieces may lie on it.
    bool overhangs = true;                 // One hex with something underneath is enough.
    bool half_base = false;                // Moulded on a half-height base.
    std::map<std::string, int> in_sets{};  // How many of it lie in which set of the person's own, by its id.
    bool by_hand = false;                  // It says more than this form, or corrects a piece of the game.
    friend bool operator==(const OwnPiece&, const OwnPiece&) = default;
};

struct OwnSetName {
    std::string id, name;
};
struct OwnCatalogue {
    std::vector<OwnPiece> pieces;  // In the file's order.
    std::vector<OwnSetName> sets;
};
Result<OwnCatalogue> read_own_catalogue(const std::string& xml, const std::string& file_name);

// Kinds of ground that a piece of the form can have: those of tiles and of what fills its hexes.
std::vector<TerrainKind> terrains_of_pieces(const Catalogue& catalogue);
bool is_half_height(const OwnPiece& piece, const Catalogue& catalogue);
// The piece behaves as the first known one of its terrain does: land is walked on, trees are not.
void take_after_terrain(OwnPiece& piece, const Catalogue& catalogue);
// "My tile (2)": another piece like it, which has no id and lies in no set yet.
OwnPiece copy_of(const OwnPiece& piece, const Catalogue& catalogue);

enum class OwnField : unsigned char { Name, Plural, Terrain, Shape, Height, File };
struct OwnTrouble {
    OwnField field = OwnField::File;
    Refusal why;
};
std::optional<OwnTrouble> trouble_in(const OwnPiece& piece, const Catalogue& catalogue);

// The file's text with the piece: a new entry, or its own one changed. The catalogue is the one that is known now. A
// new piece gets its id, from its name.
tl::expected<std::string, OwnTrouble> with_own_piece(const std::string& xml, const std::string& file_name,
                                                     OwnPiece& piece, const Catalogue& catalogue);
Result<std::string> without_own_piece(const std::string& xml, const std::string& file_name, const std::string& id);

// What is known once the file has this text. Kinds keep their numbers. Refused if a piece that lies on one of these
// maps would be of another shape.
Result<Catalogue> catalogue_with(const std::string& xml, const std::string& file_name, const Catalogue& now,
                                 const std::vector<const Scenario*>& open);
// A piece that is gone keeps its number, but has no hexes, no items and no id that anything could name.
Catalogue catalogue_without(const Catalogue& now, const std::string& piece);
inline bool is_gone(const PieceType& type) { return type.hexes.empty(); }
inline bool is_gone(const ItemType& type) { return type.name.empty(); }

// Where the piece is used, so that it cannot go: on an open map or in its limit, in a set, a collection or a stamp.
std::optional<Refusal> why_kept(const std::string& piece, const Catalogue& catalogue,
                                const std::vector<const Scenario*>& open, const Shelf& shelf,
                                const std::vector<Stamp>& stamps);

}  // namespace hexwright::document
