// The elements that a scenario file and a file of edits have in common: pieces, title, limit, zones, glyphs; read and
// written.
#pragma once
#include "engine/scenario/scenario.h"
#include "formats/xml/document.h"
#include "formats/xml/xml_writer.h"

#include <string_view>

namespace hexwright {

inline constexpr std::size_t max_story = 20'000;         // characters
inline constexpr std::size_t max_size_of_zone = 20'000;  // spaces
inline constexpr int max_set_count = 1'000;
inline constexpr int max_item_count = 100'000;

struct WrittenPiece {
    PlacedPiece piece;
    std::string name;  // what a scenario calls it, or empty
};
// <piece kind at turn name/>, <edge kind at side name/>, <span kind from to name/>; `extra` is an attribute that the
// caller reads.
Result<WrittenPiece> read_piece(const Node& node, int level, const Catalogue& catalogue, std::string_view extra = {});
Result<About> read_about(const Node& node);
Result<Holding> read_holding(const Node& node,
                             const Catalogue& catalogue);  // the <set>s and <item>s inside, each id once
Result<Limit> read_limit(const Node& node, const Catalogue& catalogue);
Result<Zone> read_zone(const Node& node);  // its conditions, too
Result<std::vector<Space>> read_spaces(
    const Node& node);  // of its attribute `spaces`, sorted, each once; none without it
Result<Glyph> read_glyph(const Node& node, const Catalogue& catalogue);
struct WrittenPool {
    GlyphPool pool;
    std::vector<Space> spaces;  // its places
};
Result<WrittenPool> read_pool(const Node& node, const Catalogue& catalogue);
Result<Approval> read_approval(const Node& node);

Result<PieceKind> read_kind(const Node& node, const Catalogue& catalogue);  // of its attribute `kind`
Error twice(const Node& node, std::string_view attribute);                  // the same id again

// Open the element and write its attributes; what is inside, and closing, is the caller's.
void open_piece(XmlWriter& out, const PlacedPiece& piece, std::string_view name, const Catalogue& catalogue);
void open_about(XmlWriter& out, const About& about);
void open_zone(XmlWriter& out, const Zone& zone);
void open_glyph(XmlWriter& out, const Glyph& glyph);
void open_pool(XmlWriter& out, const GlyphPool& pool, const std::vector<Space>& spaces);
void open_approval(XmlWriter& out, const Approval& approval);

}  // namespace hexwright
