// Reads and writes the elements that scenario files and edit files share: pieces, title, limit, zones, glyphs.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/scenario/scenario.h"
#include "formats/xml/elements/document.h"
#include "formats/xml/elements/xml_writer.h"
#include "formats/xml/room.h"
#include "formats/xml/rules/rulebook_xml.h"

#include <optional>
#include <string>
#include <string_view>

namespace hexwright::xml {

inline constexpr std::size_t max_story = 20'000;         // In characters.
inline constexpr std::size_t max_size_of_zone = 20'000;  // In spaces.
inline constexpr int max_set_count = 1'000;
inline constexpr int max_item_count = 100'000;

struct WrittenPiece {
    PlacedPiece piece;
    std::string name;     // Name given by the scenario, or empty.
    std::string group{};  // Name of its group, or empty.
};
// Reads <piece kind at turn name/>, <edge kind at side name/> or <span kind from to name/>. `extra` is an additional
// attribute that the caller reads.
Result<WrittenPiece> read_piece(const Node& node, int level, const Catalogue& catalogue, std::string_view extra = {});
Result<About> read_about(const Node& node);
// Reads the <set> and <item> children; each id may occur once.
Result<Holding> read_holding(const Node& node, const Catalogue& catalogue);
inline constexpr std::size_t max_set_list = 4000;  // Characters of a list of sets.
Result<Limit> read_limit(const Node& node, const Catalogue& catalogue);
// Includes its conditions. In files of version 1 these always added to the spaces.
Result<Zone> read_zone(const Node& node, int version = 2, Holes holes = Holes::Refused);
// Reads the attribute `spaces`, sorted and without duplicates; empty if it is missing.
Result<std::vector<Space>> read_spaces(const Node& node);
Result<Glyph> read_glyph(const Node& node, const Catalogue& catalogue);
struct WrittenPool {
    GlyphPool pool;
    std::vector<Space> spaces;  // The places of the pool.
};
Result<WrittenPool> read_pool(const Node& node, const Catalogue& catalogue);
// Why no file could hold the pool, in the words of reading one.
std::optional<Refusal> unwritable(const GlyphPool& pool, const Catalogue& catalogue);
Result<Approval> read_approval(const Node& node);

Result<PieceKind> read_kind(const Node& node, const Catalogue& catalogue);  // Reads the attribute `kind`.
Refusal twice(const Node& node, std::string_view attribute);                // The error for a repeated id.

// Each opens its element and writes its attributes; the caller writes the contents and closes it.
void open_piece(XmlWriter& out, const PlacedPiece& piece, std::string_view name, const Catalogue& catalogue);
void open_about(XmlWriter& out, const About& about);
void open_zone(XmlWriter& out, const Zone& zone);
// A zone as a text of its own, for copying; the other way nothing if the text is no zone.
std::string zone_text(const Zone& zone);
std::optional<Zone> zone_from_text(const std::string& text);
void open_glyph(XmlWriter& out, const Glyph& glyph);
void open_pool(XmlWriter& out, const GlyphPool& pool, const std::vector<Space>& spaces);
void open_approval(XmlWriter& out, const Approval& approval);

}  // namespace hexwright::xml
