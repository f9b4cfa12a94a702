#include "formats/xml/catalogue/catalogue_xml.h"

#include "embedded/data.h"
#include "engine/core/suggest.h"
#include "formats/xml/bytes/utf8.h"
#include "formats/xml/catalogue/card_attributes.h"
#include "formats/xml/catalogue/cards_xml.h"
#include "formats/xml/elements/document.h"
#include "formats/xml/elements/namespace.h"
#include "formats/xml/room.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <map>
#include <set>

namespace hexwright::xml {
namespace {

constexpr int max_slots = max_level;
constexpr int max_count = 100'000;         // Count of an item in a set.
constexpr std::size_t max_hexes = 64;      // Hexes of a piece; the largest tile has 24.
constexpr int max_reach = 32;              // Distance of a piece's hexes from 0,0, and reach of a span.
constexpr std::size_t max_items = 16;      // Items of a piece.
constexpr std::size_t max_list = 2000;     // Characters of an attribute that lists things.
constexpr std::size_t max_kinds = 10'000;  // Pieces, whose six turns are all stored.

std::vector<std::string_view> split(std::string_view text, char at) {
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(at), text.size());
        if (end > 0) parts.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

std::optional<int> whole_number(std::string_view text, int low, int high) {
    int number = 0;
    const auto [end, trouble] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (trouble != std::errc() || end != text.data() + text.size() || number < low || number > high) return {};
    return number;
}

template <class Type>
std::vector<std::string> ids_of(const std::vector<Type>& types) {
    std::vector<std::string> ids;
    for (const Type& type : types) ids.push_back(type.id);
    return ids;
}

// Reads a file and keeps the first mistake; after it every further value is a default that is never used.
class CatalogueReader {
public:
    explicit CatalogueReader(Catalogue base) : catalogue_(std::move(base)) {}

    // Reads things before those that refer to them, whatever their order in the file.
    Result<Catalogue> read(const Node& root) {
        check(check_namespace(root, "catalogue", "urn:hexwright:catalogue:", 1));
        check(root.only_attributes({"xmlns"}));
        check(root.only_children({"terrain", "shape", "item", "glyph", "piece", "set", "card"}));
        for (const Node& node : root.children("terrain")) read_terrain(node);
        for (const Node& node : root.children("shape")) read_shape(node);
        for (const Node& node : root.children("item")) read_item(node);
        for (const Node& node : root.children("glyph")) read_glyph(node);
        for (const Node& node : root.children("piece")) read_piece(node);
        for (const Node& node : root.children("set")) read_set(node);
        for (const Node& node : root.children("card")) read_card(node);
        if (trouble_) return failure(std::move(*trouble_));
        return std::move(catalogue_);
    }

private:
    void fail(Refusal error) {
        if (!trouble_) trouble_ = std::move(error);
    }
    void check(const Result<void>& result) {
        if (!result) fail(result.error());
    }
    template <class T>
    T take(Result<T> result, T fallback = {}) {
        if (result) return std::move(*result);
        fail(std::move(result.error()));
        return fallback;
    }

    bool yes_or_no(const Node& node, std::string_view attribute, bool fallback) {
        return node.has(attribute) ? take(node.one_of(attribute, {"no", "yes"})) == 1 : fallback;
    }
    template <class Word>
    Word word(const Node& node, std::string_view attribute, std::initializer_list<std::string_view> words,
              Word fallback) {
        return node.has(attribute) ? static_cast<Word>(take(node.one_of(attribute, words))) : fallback;
    }

    // Reads an entry's id. A repeated id in one file is a mistake; in another file it replaces the first entry.
    std::string own_id(const Node& node) {
        std::string id = take(node.id("id"));
        if (!seen_.emplace(node.name(), id).second)
            fail(node.error_at("id", {"catalogue.duplicate", {{"what", node.name()}, {"id", id}}}));
        return id;
    }

    void unknown(const Node& node, std::string_view attribute, std::string_view id, std::string_view what,
                 const std::vector<std::string>& ids) {
        std::vector<Argument> arguments{{"what", what}, {"id", shortened(id)}};
        const auto meant = nearest(id, ids);
        if (meant) arguments.emplace_back("suggestion", *meant);
        fail(node.error_at(attribute, {meant ? "catalogue.unknown-near" : "catalogue.unknown", std::move(arguments)}));
    }
    template <class Kind, class Type>
    Kind known(const Node& node, std::string_view attribute, std::string_view id, std::string_view what,
               std::optional<Kind> kind, const std::vector<Type>& types) {
        if (kind) return *kind;
        if (!trouble_) unknown(node, attribute, id, what, ids_of(types));
        return {};
    }
    ItemKind known_item(const Node& node, std::string_view attribute, std::string_view id) {
        return known(node, attribute, id, "item", catalogue_.item(id), catalogue_.items());
    }

    void read_terrain(const Node& node) {
        check(node.only_attributes({"id", "name", "color", "letter", "half-height"}));
        check(node.nothing_inside());
        TerrainType type;
        type.id = own_id(node);
        type.name = take(node.text("name"));
        type.color = color(node);
        type.letter = take(node.text_or("letter", "", 2));
        type.half_height = yes_or_no(node, "half-height", false);
        if (!trouble_) catalogue_.add(std::move(type));
    }

    unsigned color(const Node& node) {
        const std::string text = take(node.text("color"));
        unsigned value = 0;
        const auto [end, trouble] =
            std::from_chars(text.data() + (text.starts_with('#') ? 1 : 0), text.data() + text.size(), value, 16);
        if (!trouble_ &&
            (text.size() != 7 || text[0] != '#' || trouble != std::errc() || end != text.data() + text.size()))
            fail(node.error_at("color", {"catalogue.not-a-colour", {{"value", shortened(text)}}}));
        return value;
    }

    void read_shape(const Node& node) {
        check(node.only_attributes({"id", "hexes"}));
        check(node.nothing_inside());
        std::string id = own_id(node);
        shapes_[std::move(id)] = hexes(node);
    }

    std::vector<HexCoord> hexes(const Node& node) {
        std::vector<HexCoord> found;
        const std::string text = take(node.text("hexes", max_list));
        bool fine = true;
        for (const std::string_view part : split(text, ' ')) {
            const auto hex = hex_from(part);
            fine = fine && hex && distance({}, *hex) <= max_reach && found.size() < max_hexes &&
                   std::ranges::find(found, *hex) == found.end();
            if (!fine) break;
            found.push_back(*hex);
        }
        if (!trouble_ && (!fine || found.empty()))
            fail(node.error_at("hexes", {"catalogue.not-hexes",
                                         {{"value", shortened(text)}, {"limit", max_hexes}, {"reach", max_reach}}}));
        if (!trouble_ && found.front() != HexCoord{})
            fail(node.error_at("hexes", {"catalogue.hexes-without-origin", {{"id", node.raw("id").value_or("")}}}));
        return found;
    }

    void read_item(const Node& node) {
        check(node.only_attributes({"id", "name", "plural"}));
        check(node.nothing_inside());
        ItemType type;
        type.id = own_id(node);
        type.name = take(node.text("name"));
        type.plural = take(node.text_or("plural", type.name + "s", max_text + 1));
        if (!trouble_) catalogue_.add(std::move(type));
    }

    void read_glyph(const Node& node) {
        check(node.only_attributes({"id", "name", "letter", "permanent", "doubt"}));
        check(node.only_children({"power"}));
        GlyphType type;
        type.id = own_id(node);
        type.name = take(node.text("name"));
        type.letter = take(node.text("letter", 2));
        type.permanent = yes_or_no(node, "permanent", true);
        type.powers = take(read_powers(node));
        type.doubt = take(node.text_or("doubt", ""));
        if (!trouble_) catalogue_.add(std::move(type));
    }

    void read_piece(const Node& node) {
        check(node.only_attributes({"id",    "name",  "plural", "terrain", "body",     "support",   "carries",
                                    "shape", "hexes", "height", "slots",   "blocks",   "half-base", "standable",
                                    "items", "walls", "solid",  "reach",   "diagonal", "border",    "doubt"}));
        check(node.nothing_inside());
        PieceType type;
        type.id = own_id(node);
        const std::string terrain = take(node.text("terrain"));
        if (trouble_) return;
        type.terrain = known(node, "terrain", terrain, "terrain", catalogue_.terrain(terrain), catalogue_.terrains());
        read_form(node, type);
        read_items(node, type);
        if (trouble_) return;
        read_names(node, type);
        read_details(node, type);
        if (catalogue_.pieces().size() >= max_kinds)
            fail(node.error({"catalogue.too-many-pieces", {{"limit", max_kinds}}}));
        if (!trouble_) catalogue_.add(std::move(type));
    }

    void read_form(const Node& node, PieceType& type) {
        type.body = word(node, "body",
                         {"tile", "half-tile", "column", "ruin", "castle-base", "castle-wall", "castle-door",
                          "wall-walk", "edge", "span"},
                         Body::Tile);
        type.support = word(
            node, "support",
            {"some-hex", "every-hex", "no-gap", "castle", "ends", "on-structure", "ladder", "pillar", "two-pillars"},
            Support::SomeHex);
        type.carries = word(node, "carries", {"nothing", "castle", "castle-walls", "everything"}, Carries::Nothing);
        type.hexes = shape(node);
        type.height = take(node.integer_or("height", 0, max_slots, 1));
        type.slots = take(node.integer_or("slots", 1, max_slots, 1));
        type.blocks = yes_or_no(node, "blocks", true);
        type.half_base = yes_or_no(node, "half-base", false);
        type.standable = yes_or_no(node, "standable", true);
        type.diagonal = yes_or_no(node, "diagonal", false);
    }

    // The element's own hexes, a shape of the same file, or the hexes of a known piece.
    std::vector<HexCoord> shape(const Node& node) {
        if (node.has("shape") == node.has("hexes"))
            fail(node.error({"catalogue.shape-or-hexes", {{"id", node.raw("id").value_or("")}}}));
        if (trouble_) return {};
        if (node.has("hexes")) return hexes(node);
        const std::string id = take(node.text("shape"));
        if (const auto own = shapes_.find(id); own != shapes_.end()) return own->second;
        if (const auto piece = catalogue_.piece(id)) return catalogue_[*piece].hexes;
        std::vector<std::string> ids = ids_of(catalogue_.pieces());
        for (const auto& [shape_id, hexes] : shapes_) ids.push_back(shape_id);
        unknown(node, "shape", id, "shape", ids);
        return {};
    }

    void read_items(const Node& node, PieceType& type) {
        const std::string text = take(node.text_or("items", type.id, max_list));
        const std::vector<std::string_view> ids = split(text, ' ');
        for (const std::string_view id : ids)
            if (!trouble_ && type.items.size() < max_items)
                type.items.push_back(known_item(node, node.has("items") ? "items" : "id", id));
        if (!trouble_ && (ids.empty() || ids.size() > max_items))
            fail(node.error_at("items", {"catalogue.item-count", {{"id", type.id}, {"limit", max_items}}}));
    }

    void read_names(const Node& node, PieceType& type) {
        const ItemType& item = catalogue_[type.items.front()];
        type.name = take(node.text_or("name", item.name));
        type.plural = take(node.text_or("plural", node.has("name") ? type.name + "s" : item.plural, max_text + 1));
    }

    void read_details(const Node& node, PieceType& type) {
        read_walls(node, type);
        read_solid(node, type);
        read_reach(node, type);
        type.border = take(node.text_or("border", ""));
        if (!type.border.empty()) take(node.one_of("border", {"tan", "purple", "black", "yellow", "red", "blue"}));
        type.doubt = take(node.text_or("doubt", ""));
    }

    // Parses "hex:rest", where the hex must belong to the piece.
    static std::optional<std::pair<HexCoord, std::string_view>> hex_and_rest(std::string_view text,
                                                                             const PieceType& type) {
        const std::size_t colon = text.find(':');
        if (colon == std::string_view::npos) return {};
        const auto hex = hex_from(text.substr(0, colon));
        if (!hex || std::ranges::find(type.hexes, *hex) == type.hexes.end()) return {};
        return std::pair{*hex, text.substr(colon + 1)};
    }

    void read_walls(const Node& node, PieceType& type) {
        const std::string text = take(node.text_or("walls", "", max_list));
        for (const std::string_view part : split(text, ' ')) {
            const auto place = hex_and_rest(part, type);
            const auto side = place ? direction_from(place->second) : std::nullopt;
            if (!side) return fail(node.error_at("walls", {"catalogue.not-a-wall", {{"value", shortened(part)}}}));
            type.walls.push_back({place->first, *side});
        }
    }

    void read_solid(const Node& node, PieceType& type) {
        const std::string text = take(node.text_or("solid", "", max_list));
        for (const std::string_view part : split(text, ' ')) {
            const auto place = hex_and_rest(part, type);
            const std::size_t dots = place ? place->second.find("..") : std::string_view::npos;
            std::optional<int> first, last;
            if (dots != std::string_view::npos) {
                first = whole_number(place->second.substr(0, dots), 0, type.slots - 1);
                last = whole_number(place->second.substr(dots + 2), first.value_or(0), type.slots - 1);
            }
            if (!first || !last)
                return fail(node.error_at(
                    "solid", {"catalogue.not-solid", {{"value", shortened(part)}, {"limit", type.slots}}}));
            type.solid.push_back({place->first, *first, *last});
        }
    }

    void read_reach(const Node& node, PieceType& type) {
        const std::string text = take(node.text_or("reach", "", max_list));
        for (const std::string_view part : split(text, ' ')) {
            const auto number = whole_number(part, 1, max_reach);
            if (!number)
                return fail(node.error_at(
                    "reach", {"catalogue.not-numbers", {{"value", shortened(text)}, {"low", 1}, {"high", max_reach}}}));
            type.reach.push_back(*number);
        }
        if (type.is_span() && type.reach.empty()) fail(node.error({"catalogue.span-without-reach", {{"id", type.id}}}));
    }

    void read_set(const Node& node) {
        check(node.only_attributes({"id", "name", "release", "for-sale", "doubt"}));
        check(node.only_children({"item", "glyph"}));
        ProductSet set;
        set.id = own_id(node);
        set.name = take(node.text("name"));
        set.release = take(node.text_or("release", ""));
        set.for_sale = yes_or_no(node, "for-sale", true);
        set.doubt = take(node.text_or("doubt", ""));
        std::set<std::pair<std::string, std::string>> inside;
        for (const Node& content : node.children()) read_content(content, set, inside);
        if (!trouble_) catalogue_.add(std::move(set));
    }

    void read_content(const Node& node, ProductSet& set, std::set<std::pair<std::string, std::string>>& inside) {
        check(node.only_attributes({"id", "count", "doubt"}));
        check(node.nothing_inside());
        const std::string id = take(node.text("id"));
        const int count = take(node.integer("count", 0, max_count));
        std::string doubt = take(node.text_or("doubt", ""));
        if (trouble_) return;
        if (!inside.emplace(node.name(), id).second)
            return fail(node.error_at("id", {"catalogue.duplicate", {{"what", node.name()}, {"id", id}}}));
        if (node.name() == "item") set.items.push_back({known_item(node, "id", id), count, std::move(doubt)});
        else
            set.glyphs.push_back(
                {known(node, "id", id, "glyph", catalogue_.glyph(id), catalogue_.glyphs()), count, std::move(doubt)});
    }

    void read_card(const Node& node) {
        const std::string id = own_id(node);
        ArmyCard card = take(xml::read_card(node));
        if (catalogue_.cards().size() >= max_cards)
            fail(node.error({"catalogue.too-many-cards", {{"limit", max_cards}}}));
        if (!trouble_) catalogue_.add(std::move(card));
    }

    Catalogue catalogue_;
    std::map<std::string, std::vector<HexCoord>, std::less<>> shapes_;
    std::set<std::pair<std::string, std::string>> seen_;  // Element name and id.
    std::optional<Refusal> trouble_;
};

}  // namespace

Result<Catalogue> read_catalogue(std::string_view xml, const std::string& file_name, Catalogue base) {
    const auto document = parse_document(xml, file_name);
    if (!document) return failure(document.error());
    return CatalogueReader(std::move(base)).read(document->root());
}

Catalogue shipped_catalogue() {
    const std::pair<std::string_view, const char*> files[] = {{embedded::pieces_xml(), "pieces.xml"},
                                                              {embedded::glyphs_xml(), "glyphs.xml"},
                                                              {embedded::product_sets_xml(), "product_sets.xml"},
                                                              {embedded::army_cards_xml(), "army_cards.xml"}};
    Catalogue catalogue;
    for (const auto& [xml, name] : files) {
        auto read = read_catalogue(xml, name, std::move(catalogue));
        assert(read && "our own catalogue can be read");
        catalogue = read ? std::move(*read) : Catalogue{};
    }
    return catalogue;
}

}  // namespace hexwright::xml
