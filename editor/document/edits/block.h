// A part of a map that moves as one: pieces with their names, plus the zone spaces and glyphs that lie on them. Select,
// move, turn, mirror, copy, paste, stamps and merging are built on it. Blocks are values; the *_edit() functions turn
// one into an Edit.
#pragma once
#include "editor/document/edit.h"
#include "editor/document/room.h"
#include "engine/board/hex/grid_map.h"
#include "engine/board/refusal.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::document {

struct Block {
    // Sorted by id; the ids are those of the map that the block was taken from.
    std::vector<PlacedPiece> pieces{};
    std::map<PieceId, std::string> names{};  // Names of the pieces that have one.
    // Each with only its spaces on these pieces; a zone without any is left out.
    std::vector<Zone> zones{};
    std::vector<Glyph> glyphs{};  // Glyphs on these pieces.
    // Groups of these pieces; a group of which some pieces stay behind is left out.
    std::map<PieceId, std::string> groups{};
    // The spaces on these pieces, as they lay when the block was taken from its map, on which something else has its
    // place: figures of set-ups, tests, approvals. Sorted.
    std::vector<Space> places{};
    // How the block has moved since then.
    GridMap map{};
    int raised = 0;
    bool takes_pictures =
        false;  // Those under levels go along, as with the whole map. Else people align pieces to them.

    bool empty() const { return pieces.empty(); }
    friend bool operator==(const Block&, const Block&) = default;
};

// The pieces with these ids that exist. A space or glyph lies on a piece if the piece fills its level of its hex.
Block block_of(const Scenario& scenario, const Terrain& terrain, const std::vector<PieceId>& ids);
// The whole map, including zones without spaces and everything that lies on no piece.
Block whole_map(const Scenario& scenario);

// The block under `map` (turns, half turns about an edge, shifts), raised by `levels`. Does not mirror; see mirrored().
Block mapped(Block block, const GridMap& map, int levels, const Catalogue& catalogue);

// The result of mirroring. A piece has no mirror partner if no turn of any kind made of the same items covers the
// mirrored hexes with the mirrored walls; such pieces are listed in `without_partner` and missing from `block`.
struct Mirrored {
    // Keeps all zone spaces and glyphs, including those on pieces without a partner.
    Block block;
    std::vector<PieceId> without_partner{};
};
Mirrored mirrored(const Block& block, const GridMap& mirror, const Catalogue& catalogue);

// Like mirrored(), but a piece without a partner is replaced by smaller tiles of the same terrain that cover its
// mirrored hexes, taken from `left` (nullptr: unlimited). The new tiles get ids above all others of the block; the
// first one takes the piece's name. Refused, naming the pieces in the way, if one of them is not a flat tile or the
// tiles do not suffice.
Result<Block> mirror_filled(const Block& block, const GridMap& mirror, const Catalogue& catalogue,
                            const Inventory* left);

enum class WithoutPartner : unsigned char { Refuse, Fill };
// Mirrors a part of the map in place, as one step.
Result<Edit> mirror_edit(const Scenario& scenario, const Block& block, const GridMap& mirror, WithoutPartner how,
                         const Ground& ground);

// Moves the block from `before` to `after` (same ids). Its zone spaces and glyphs leave their old places; at the new
// place the spaces join those of their zone. All else that has a place on these pieces goes along. A block of all
// pieces is the whole map: everything moves, wherever it lies, and so do the levels that rules ask for. `levels`: how
// the levels of the file are renumbered besides.
Edit move_edit(const Scenario& scenario, const Block& before, const Block& after, const Catalogue& catalogue,
               std::optional<RenumberLevels> levels = {});
// Puts down another copy: pieces get new ids, names that exist already are dropped, and spaces join the zone with the
// same id. A group becomes one of its own, with another name if there is one of that name.
Edit place_edit(const Scenario& scenario, const Block& block, const Catalogue& catalogue);
// Merges another map. Nothing that a file can hold is refused: overlap and pieces over the limit become issues. A name
// that exists already gets a number.
Edit merge_edit(const Scenario& scenario, const Block& block, const Catalogue& catalogue);
// Removes the block. A zone stays even when it loses its last space, so that pasting the block restores it. Comments
// move to the end of their levels and lists.
Edit remove_edit(const Scenario& scenario, const Block& block, const Catalogue& catalogue);

// The zones or glyphs without those of a block, whose zones and glyphs are in the map's order.
std::vector<Zone> zones_without(std::vector<Zone> zones, const std::vector<Zone>& gone);
std::vector<Glyph> glyphs_without(const std::vector<Glyph>& glyphs, const std::vector<Glyph>& gone);

Scenario scenario_of(const Block& block, const Catalogue& catalogue);  // A map with only this block.
// A canonical scenario file with only this block, for the clipboard, stamps and other editors.
std::string text_of(const Block& block, const Catalogue& catalogue);
// Reads a block from any scenario file that has pieces of its own; `file` names it in messages.
Result<Block> block_from(std::string_view text, const Catalogue& catalogue, const std::string& file = "clipboard");

// Another map to be merged, and what of a foreign file is not in it.
struct MergedMap {
    Block block;
    std::vector<Message> notes{};
};
// Reads another map for merging; its pieces may come from a third file that it references.
Result<MergedMap> map_to_merge(const std::filesystem::path& file, const Catalogue& catalogue);

}  // namespace hexwright::document
