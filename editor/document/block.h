// A part of a map that moves as one: pieces with their names, and the zones' spaces and glyphs that lie on them. What
// select, move, turn, mirror, copy, paste, stamps and merging are made of. Blocks are values; *_edit() makes of one
// what a person does.
#pragma once
#include "editor/document/edit.h"
#include "engine/core/result.h"
#include "engine/hex/grid_map.h"

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright {

struct Block {
    std::vector<PlacedPiece> pieces{};       // by ascending id; ids are those of the map that it was taken from
    std::map<PieceId, std::string> names{};  // of those that have one
    std::vector<Zone> zones{};               // only the spaces that lie on its pieces; none without a space
    std::vector<Glyph> glyphs{};             // that lie on its pieces

    bool empty() const { return pieces.empty(); }
    friend bool operator==(const Block&, const Block&) = default;
};

// The pieces with these ids that are there. A space or glyph lies on a piece that fills its level of its hex.
Block block_of(const Scenario& scenario, const Terrain& terrain, const std::vector<PieceId>& ids);
// All of it, zones without spaces and what lies on nothing, too.
Block whole_map(const Scenario& scenario);

// Everything mapped by a turn, a half turn about an edge, a shift, and raised by levels. Does not mirror.
Block mapped(Block block, const GridMap& map, int levels, const Catalogue& catalogue);

// Mirrored pieces; those without a mirror partner (no turn of any kind made of the same items covers the mirrored hexes
// with the mirrored walls) are `without_partner`, by their ids, and missing from `block`.
struct Mirrored {
    Block block;  // all zones' spaces and glyphs, those on pieces without a partner too
    std::vector<PieceId> without_partner{};
};
Mirrored mirrored(const Block& block, const GridMap& mirror, const Catalogue& catalogue);

// The same, with what has no partner made of smaller tiles of the same terrain that cover its mirrored hexes: of those
// in `left` (null: as many as wanted). They have new ids, above all others of the block; the first of them takes the
// name. Refused, with the pieces in the way, when one is no flat tile or the tiles do not suffice.
tl::expected<Block, Refusal> mirror_filled(const Block& block, const GridMap& mirror, const Catalogue& catalogue,
                                           const Inventory* left);

enum class WithoutPartner : unsigned char { Refuse, Fill };
// Mirrors a part of the map in its place, in one step.
tl::expected<Edit, Refusal> mirror_edit(const Scenario& scenario, const Block& block, const GridMap& mirror,
                                        WithoutPartner how, const Ground& ground);

// The block lies at its new place instead of its old one (the same ids): its zones' spaces and glyphs leave the old
// places. Spaces join the others of their zone there.
Edit move_edit(const Scenario& scenario, const Block& before, const Block& after, const Catalogue& catalogue);
// Another copy is put down: pieces get new ids; names that exist already are left out; spaces join the zone of the same
// id.
Edit place_edit(const Scenario& scenario, const Block& block, const Catalogue& catalogue);
// Another map comes in: nothing is refused that a file can hold, overlap and pieces over the limit become issues. A
// name that exists already gets a number.
Edit merge_edit(const Scenario& scenario, const Block& block, const Catalogue& catalogue);
// A zone stays when its last space goes, so that pasting the block restores it. Comments stay at the end of the levels
// and lists.
Edit remove_edit(const Scenario& scenario, const Block& block, const Catalogue& catalogue);

// Zones and glyphs that are left without those of a block (which has them in the map's order).
std::vector<Zone> zones_without(std::vector<Zone> zones, const std::vector<Zone>& gone);
std::vector<Glyph> glyphs_without(const std::vector<Glyph>& glyphs, const std::vector<Glyph>& gone);

Scenario scenario_of(const Block& block, const Catalogue& catalogue);  // a map with nothing else in it
// For the clipboard, stamps and other editors: a canonical scenario file with nothing else in it.
std::string text_of(const Block& block, const Catalogue& catalogue);
// Of any scenario file with pieces of its own; `file` is what messages call it.
Result<Block> block_from(std::string_view text, const Catalogue& catalogue, const std::string& file = "clipboard");

// Of another map to merge; its pieces may stand in a third file.
Result<Block> block_from_file(const std::filesystem::path& file, const Catalogue& catalogue);

}  // namespace hexwright
