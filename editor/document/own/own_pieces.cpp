#include "editor/document/own/own_pieces.h"

#include "engine/scenario/word_tree.h"
#include "formats/xml/bytes/utf8.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "formats/xml/elements/document.h"
#include "formats/xml/elements/xml_writer.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

namespace hexwright::document {

namespace {

// ---- what the form says, as a catalogue has it

struct Form {
    Body body = Body::Tile;
    Support support = Support::SomeHex;
    Carries carries = Carries::Nothing;
    int height = 1, slots = 1;
    bool half_base = false, standable = true;
    friend bool operator==(const Form&, const Form&) = default;
};

Form form_of(const OwnPiece& piece, bool half_height) {
    if (half_height) return {.body = Body::HalfTile, .height = 0};
    Form form{.support = piece.overhangs ? Support::SomeHex : Support::EveryHex,
              .carries = piece.carries ? Carries::Everything : Carries::Nothing,
              .height = piece.height,
              .slots = piece.height,
              .standable = piece.standable};
    if (piece.height == 1 && piece.carries && piece.standable) return form;
    form.body = Body::Column;
    form.half_base = piece.half_base;
    return form;
}

Form form_of(const PieceType& type) {
    return {type.body, type.support, type.carries, type.height, type.slots, type.half_base, type.standable};
}

struct Attribute {
    std::string_view name;
    std::string value;
    std::string_view usual;  // What is meant where it is not written.
};

std::vector<Attribute> attributes_of(const Form& form, const std::string& terrain) {
    const char* body = form.body == Body::Tile ? "tile" : form.body == Body::HalfTile ? "half-tile" : "column";
    const auto yes = [](bool value) { return std::string(value ? "yes" : "no"); };
    return {{"terrain", terrain, ""},
            {"body", body, "tile"},
            {"support", form.support == Support::SomeHex ? "some-hex" : "every-hex", "some-hex"},
            {"carries", form.carries == Carries::Everything ? "everything" : "nothing", "nothing"},
            {"height", std::to_string(form.height), "1"},
            {"slots", std::to_string(form.slots), "1"},
            {"half-base", yes(form.half_base), "no"},
            {"standable", yes(form.standable), "yes"}};
}

// As the rulebook's key has them; see the remark in our own file of pieces.
std::string usual_border(const Form& form, std::size_t hexes) {
    if (form.body == Body::Column) return "";
    if (form.body == Body::HalfTile && hexes == 1) return "blue";
    constexpr std::pair<std::size_t, const char*> borders[] = {{1, "red"}, {2, "yellow"}, {7, "purple"}, {24, "tan"}};
    for (const auto& [count, border] : borders)
        if (count == hexes) return border;
    return "black";
}

// ---- shapes

bool reads_before(HexCoord a, HexCoord b) { return std::pair(a.r, a.q) < std::pair(b.r, b.q); }

// As a file has it: the first hex, as one reads, is 0,0.
std::vector<HexCoord> from_first(std::vector<HexCoord> hexes) {
    std::ranges::sort(hexes, reads_before);
    const HexCoord first = hexes.empty() ? HexCoord{} : hexes.front();
    for (HexCoord& hex : hexes) hex = hex - first;
    return hexes;
}

std::string written(const std::vector<HexCoord>& hexes) {
    std::string text;
    for (const HexCoord hex : hexes) text += (text.empty() ? "" : " ") + to_text(hex);
    return text;
}

// The shape in the middle of the grid, sorted; empty if it has no room there.
std::vector<HexCoord> on_grid(const std::vector<HexCoord>& hexes) {
    const auto farthest = [&](HexCoord shift) {
        int most = 0;
        for (const HexCoord hex : hexes) most = std::max(most, distance({}, hex + shift));
        return most;
    };
    const std::vector<HexCoord> shifts = disk({}, 2 * own_grid_radius);
    const HexCoord best = *std::ranges::min_element(shifts, {}, farthest);
    if (farthest(best) > own_grid_radius) return {};
    std::vector<HexCoord> moved;
    for (const HexCoord hex : hexes) moved.push_back(hex + best);
    std::ranges::sort(moved);
    return moved;
}

bool hangs_together(const std::vector<HexCoord>& hexes) {
    std::set<HexCoord> left(hexes.begin(), hexes.end());
    std::vector<HexCoord> next{hexes.front()};
    left.erase(hexes.front());
    while (!next.empty()) {
        const HexCoord hex = next.back();
        next.pop_back();
        for (const Direction side : all_directions)
            if (left.erase(neighbour(hex, side)) > 0) next.push_back(neighbour(hex, side));
    }
    return left.empty();
}

// ---- reading

bool says_more(const PieceType& type, const OwnPiece& piece, const Catalogue& catalogue) {
    return form_of(type) != form_of(piece, catalogue[type.terrain].half_height) || piece.hexes.empty() ||
           !type.walls.empty() || !type.solid.empty() || !type.reach.empty() || type.diagonal || !type.blocks ||
           type.items.size() != 1 || catalogue[type.items.front()].id != type.id;
}

// Without escapes, as the reader has it: what is written there may have some.
std::string plural_of(const CatalogueText& text, const PieceType& type) {
    const char* element = text.raw({"piece", type.id}, "name") ? "piece" : "item";
    return text.raw({element, type.id}, "plural") ? type.plural : std::string();
}

OwnPiece own_piece(const PieceType& type, const CatalogueText& text, const Catalogue& catalogue) {
    OwnPiece piece{.id = type.id,
                   .name = type.name,
                   .plural = plural_of(text, type),
                   .terrain = catalogue[type.terrain].id,
                   .hexes = on_grid(type.hexes),
                   .height = std::max(type.height, 1),
                   .standable = type.standable,
                   .carries = type.carries == Carries::Everything,
                   .overhangs = type.support == Support::SomeHex,
                   .half_base = type.half_base};
    piece.by_hand = says_more(type, piece, catalogue) || !text.has({"item", type.id});
    return piece;
}

const ItemCount* content_of(const ProductSet& set, const std::string& item, const Catalogue& catalogue) {
    const auto found =
        std::ranges::find_if(set.items, [&](const ItemCount& count) { return catalogue[count.item].id == item; });
    return found == set.items.end() ? nullptr : &*found;
}

// ---- checks

std::optional<Message> wrong_text(const std::string& text) {
    if (first_bad_byte(text) == std::string::npos && text.find_first_of("\r\n\t") == std::string::npos &&
        character_count(text) <= max_text)
        return std::nullopt;
    return Message{"collections.long-name", {{"most", max_text}}};
}

std::optional<Message> wrong_name(const OwnPiece& piece, const Catalogue& catalogue) {
    if (piece.name.find_first_not_of(' ') == std::string::npos) return Message{"own-pieces.no-name"};
    if (auto wrong = wrong_text(piece.name)) return wrong;
    for (const PieceType& type : catalogue.pieces())
        if (type.name == piece.name && type.id != piece.id)
            return Message{"own-pieces.name-taken", {{"name", piece.name}}};
    return std::nullopt;
}

std::optional<Message> wrong_shape(const OwnPiece& piece) {
    if (piece.hexes.empty()) return Message{"own-pieces.no-hexes"};
    if (!hangs_together(piece.hexes)) return Message{"own-pieces.apart"};
    return std::nullopt;
}

std::optional<Message> wrong_height(const OwnPiece& piece, const Catalogue& catalogue) {
    if (is_half_height(piece, catalogue) || (piece.height >= 1 && piece.height <= max_level)) return std::nullopt;
    return Message{"own-pieces.height", {{"most", max_level}}};
}

// ---- writing

std::string new_entries(const OwnPiece& piece, const Form& form) {
    XmlWriter item;
    item.open("item");
    item.attribute("id", piece.id);
    item.attribute("name", piece.name);
    if (!piece.plural.empty()) item.attribute("plural", piece.plural);
    item.close();
    XmlWriter out;
    out.open("piece");
    out.attribute("id", piece.id);
    for (const Attribute& each : attributes_of(form, piece.terrain))
        if (each.value != each.usual) out.attribute(each.name, each.value);
    out.attribute("hexes", written(from_first(piece.hexes)));
    if (const std::string border = usual_border(form, piece.hexes.size()); !border.empty())
        out.attribute("border", border);
    out.close();
    return as_entry(item.take()) + as_entry(out.take());
}

void set_or_take_away(CatalogueText& text, EntryName entry, std::string_view name, const std::string& value) {
    if (value.empty()) text.take_away(entry, name);
    else text.set(entry, name, value);
}

void change_names(CatalogueText& text, const OwnPiece& before, const OwnPiece& piece) {
    const EntryName entry{text.raw({"piece", piece.id}, "name") ? "piece" : "item", piece.id};
    if (before.name != piece.name) text.set(entry, "name", piece.name);
    if (before.plural != piece.plural) set_or_take_away(text, entry, "plural", piece.plural);
}

// Only what has another meaning is written anew.
void change_entry(CatalogueText& text, const OwnPiece& before, const OwnPiece& piece, const Catalogue& catalogue) {
    const EntryName entry{"piece", piece.id};
    const Form form = form_of(piece, is_half_height(piece, catalogue));
    const Form old_form = form_of(before, is_half_height(before, catalogue));
    change_names(text, before, piece);
    for (const Attribute& each : attributes_of(form, piece.terrain)) {
        if (text.raw(entry, each.name).value_or(std::string(each.usual)) == each.value) continue;
        set_or_take_away(text, entry, each.name, each.value == each.usual ? "" : each.value);
    }
    if (from_first(before.hexes) != from_first(piece.hexes)) {
        text.take_away(entry, "shape");
        text.set(entry, "hexes", written(from_first(piece.hexes)));
    }
    const std::string border = usual_border(form, piece.hexes.size());
    if (text.raw(entry, "border").value_or("") == usual_border(old_form, before.hexes.size()) &&
        text.raw(entry, "border").value_or("") != border)
        set_or_take_away(text, entry, "border", border);
}

OwnTrouble in_file(Message why) { return {OwnField::File, {std::move(why)}}; }

bool holds(const Catalogue& catalogue, const OwnPiece& piece) {
    const auto kind = catalogue.piece(piece.id);
    if (!kind) return false;
    const PieceType& type = catalogue[*kind];
    return type.name == piece.name && form_of(type) == form_of(piece, is_half_height(piece, catalogue)) &&
           from_first(type.hexes) == from_first(piece.hexes);
}

std::string trimmed(const std::string& text) {
    const std::size_t first = text.find_first_not_of(' ');
    return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

// ---- what is used

bool lies_on(const Scenario& scenario, PieceKind kind) {
    bool found = false;
    scenario.battlefield.each([&](const PlacedPiece& piece) { found |= piece.kind == kind; });
    return found;
}

bool lies_on_any(const std::vector<const Scenario*>& maps, PieceKind kind) {
    return std::ranges::any_of(maps, [&](const Scenario* map) { return lies_on(*map, kind); });
}

bool is_named_by_rules(const Scenario& scenario, const std::string& piece) {
    bool found = false;
    each_word(tree_of(scenario), [&](const WordPath&, const WordNode& word) {
        for (const Slot& slot : word.slots)
            found |= (slot.kind == SlotKind::Kind || slot.kind == SlotKind::Sort) && slot.text == piece;
    });
    return found;
}

bool lists(const std::vector<LooseItem>& items, ItemKind item) {
    return std::ranges::count(items, item, &LooseItem::item) > 0;
}

bool same_build(const PieceType& a, const PieceType& b) {
    const auto side = [](const WallSide& wall) { return std::pair(wall.hex, wall.side); };
    const auto part = [](const SolidPart& solid) { return std::tuple(solid.hex, solid.first_slot, solid.last_slot); };
    return form_of(a) == form_of(b) && a.terrain == b.terrain && a.hexes == b.hexes && a.blocks == b.blocks &&
           a.items == b.items && a.reach == b.reach && a.diagonal == b.diagonal &&
           std::ranges::equal(a.walls, b.walls, {}, side, side) && std::ranges::equal(a.solid, b.solid, {}, part, part);
}

}  // namespace

Result<OwnCatalogue> read_own_catalogue(const std::string& xml, const std::string& file_name) {
    if (xml.empty()) return OwnCatalogue{};
    const Catalogue shipped = shipped_catalogue();
    const auto known = read_catalogue(xml, file_name, shipped);
    if (!known) return failure(known.error());
    const auto text = CatalogueText::of(xml, file_name);
    const auto document = parse_document(xml, file_name);
    if (!text || !document) return failure(text ? document.error() : text.error());
    OwnCatalogue own;
    const Node root = document->root();
    for (const Node& node : root.children("piece")) {
        const PieceType& type = (*known)[*known->piece(std::string(node.raw("id").value_or("")))];
        own.pieces.push_back(own_piece(type, *text, *known));
        if (shipped.piece(type.id) || shipped.item(type.id)) own.pieces.back().by_hand = true;
    }
    for (const Node& node : root.children("set")) {
        const ProductSet& set = (*known)[*known->set(std::string(node.raw("id").value_or("")))];
        if (shipped.set(set.id) || !text->has({"set", set.id})) continue;
        own.sets.push_back({set.id, set.name});
        for (OwnPiece& piece : own.pieces)
            if (const ItemCount* content = content_of(set, piece.id, *known)) piece.in_sets[set.id] = content->count;
    }
    return own;
}

std::vector<TerrainKind> terrains_of_pieces(const Catalogue& catalogue) {
    std::vector<TerrainKind> found;
    for (std::size_t i = 0; i < catalogue.terrains().size(); ++i) {
        const TerrainKind terrain{static_cast<int>(i)};
        const auto first = std::ranges::find(catalogue.pieces(), terrain, &PieceType::terrain);
        if (first == catalogue.pieces().end() || first->plain_tile() || first->body == Body::Column)
            found.push_back(terrain);
    }
    return found;
}

bool is_half_height(const OwnPiece& piece, const Catalogue& catalogue) {
    const auto terrain = catalogue.terrain(piece.terrain);
    return terrain && catalogue[*terrain].half_height;
}

void take_after_terrain(OwnPiece& piece, const Catalogue& catalogue) {
    const auto terrain = catalogue.terrain(piece.terrain);
    const auto first =
        terrain ? std::ranges::find(catalogue.pieces(), *terrain, &PieceType::terrain) : catalogue.pieces().end();
    if (first == catalogue.pieces().end()) return;
    piece.height = std::max(first->height, 1);
    piece.standable = first->standable;
    piece.carries = first->carries == Carries::Everything;
    piece.overhangs = first->support == Support::SomeHex;
    piece.half_base = first->half_base;
}

OwnPiece copy_of(const OwnPiece& piece, const Catalogue& catalogue) {
    OwnPiece copy = piece;
    copy.id.clear();
    copy.plural.clear();
    copy.in_sets.clear();
    for (int number = 2; std::ranges::count(catalogue.pieces(), copy.name, &PieceType::name) > 0; ++number)
        copy.name = piece.name + " (" + std::to_string(number) + ")";
    return copy;
}

std::optional<OwnTrouble> trouble_in(const OwnPiece& piece, const Catalogue& catalogue) {
    const auto at = [](OwnField field, std::optional<Message> why) -> std::optional<OwnTrouble> {
        if (!why) return std::nullopt;
        return OwnTrouble{field, {std::move(*why)}};
    };
    if (auto trouble = at(OwnField::Name, wrong_name(piece, catalogue))) return trouble;
    if (auto trouble = at(OwnField::Plural, wrong_text(piece.plural))) return trouble;
    if (!catalogue.terrain(piece.terrain)) return at(OwnField::Terrain, Message{"own-pieces.no-terrain"});
    if (auto trouble = at(OwnField::Shape, wrong_shape(piece))) return trouble;
    return at(OwnField::Height, wrong_height(piece, catalogue));
}

tl::expected<std::string, OwnTrouble> with_own_piece(const std::string& xml, const std::string& file_name,
                                                     OwnPiece& piece, const Catalogue& catalogue) {
    OwnPiece wanted = piece;
    wanted.name = trimmed(wanted.name);
    wanted.plural = trimmed(wanted.plural);
    if (auto trouble = trouble_in(wanted, catalogue)) return tl::unexpected(std::move(*trouble));
    const auto own = read_own_catalogue(xml, file_name);
    auto text = CatalogueText::of(xml, file_name);
    if (!own || !text) return tl::unexpected(OwnTrouble{OwnField::File, own ? text.error() : own.error()});
    const auto before = std::ranges::find(own->pieces, wanted.id, &OwnPiece::id);
    if (wanted.id.empty()) {
        wanted.id = id_for(wanted.name, "piece-", "own-piece", [&](const std::string& id) {
            return catalogue.piece(id) || catalogue.item(id) || text->has({"piece", id}) || text->has({"item", id});
        });
        text->add(new_entries(wanted, form_of(wanted, is_half_height(wanted, catalogue))));
    } else if (before == own->pieces.end()) {
        return tl::unexpected(in_file({"own-pieces.gone", {{"name", wanted.name}, {"file", file_name}}}));
    } else if (before->by_hand) {
        return tl::unexpected(in_file({"own-pieces.by-hand", {{"name", before->name}, {"file", file_name}}}));
    } else {
        change_entry(*text, *before, wanted, catalogue);
    }
    for (const auto& [set, count] : wanted.in_sets) text->put_in_set(set, wanted.id, count);
    const auto read = read_catalogue(text->text(), file_name, shipped_catalogue());
    if (!read) return tl::unexpected(OwnTrouble{OwnField::File, read.error()});
    if (!holds(*read, wanted)) return tl::unexpected(in_file({"own-pieces.no-place", {{"file", file_name}}}));
    piece = std::move(wanted);
    return text->text();
}

Result<std::string> without_own_piece(const std::string& xml, const std::string& file_name, const std::string& id) {
    auto text = CatalogueText::of(xml, file_name);
    if (!text) return failure(std::move(text.error()));
    const auto before = read_catalogue(xml, file_name, shipped_catalogue());
    if (!before) return failure(before.error());
    if (!text->has({"piece", id})) return failure(Message{"own-pieces.gone", {{"name", id}, {"file", file_name}}});
    text->remove({"piece", id});
    const auto item = before->item(id);
    const bool shared = std::ranges::any_of(before->pieces(), [&](const PieceType& type) {
        return item && type.id != id && std::ranges::count(type.items, *item) > 0;
    });
    if (!shared) text->remove({"item", id});
    if (const auto read = read_catalogue(text->text(), file_name, shipped_catalogue()); !read)
        return failure(read.error());
    return text->text();
}

Result<Catalogue> catalogue_with(const std::string& xml, const std::string& file_name, const Catalogue& now,
                                 const std::vector<const Scenario*>& open) {
    auto next = read_catalogue(xml, file_name, now);
    if (!next) return next;
    for (std::size_t i = 0; i < now.pieces().size(); ++i)
        if (!same_build(now.pieces()[i], next->pieces()[i]) && lies_on_any(open, PieceKind{static_cast<int>(i)}))
            return failure(Message{"own-pieces.in-use", {{"name", now.pieces()[i].name}}});
    return next;
}

Catalogue catalogue_without(const Catalogue& now, const std::string& piece) {
    const std::string gone = " " + piece;
    const auto own_item = now.item(piece);
    const bool shared = std::ranges::any_of(now.pieces(), [&](const PieceType& type) {
        return own_item && type.id != piece && std::ranges::count(type.items, *own_item) > 0;
    });
    Catalogue rest;
    for (const TerrainType& type : now.terrains()) rest.add(type);
    for (const ItemType& type : now.items())
        rest.add(type.id == piece && !shared ? ItemType{.id = gone + std::to_string(rest.items().size())} : type);
    for (const PieceType& type : now.pieces())
        rest.add(type.id == piece ? PieceType{.id = gone + std::to_string(rest.pieces().size()),
                                              .terrain = type.terrain,
                                              .body = Body::Column}
                                  : type);
    for (const ProductSet& set : now.sets()) rest.add(set);
    for (const GlyphType& glyph : now.glyphs()) rest.add(glyph);
    for (const ArmyCard& card : now.cards()) rest.add(card);
    return rest;
}

std::optional<Refusal> why_kept(const std::string& piece, const Catalogue& catalogue,
                                const std::vector<const Scenario*>& open, const Shelf& shelf,
                                const std::vector<Stamp>& stamps) {
    const auto kind = catalogue.piece(piece);
    if (!kind) return std::nullopt;
    const std::string& name = catalogue[*kind].name;
    const auto used = [&](const char* id, std::vector<Argument> more = {}) {
        more.emplace_back("name", name);
        return Refusal{Message{id, std::move(more)}};
    };
    if (lies_on_any(open, *kind) ||
        std::ranges::any_of(open, [&](const Scenario* map) { return is_named_by_rules(*map, piece); }))
        return used("own-pieces.on-map");
    const auto item = catalogue.item(piece);
    if (item) {
        for (const Scenario* map : open)
            if (lists(map->limit->items, *item)) return used("own-pieces.in-limit");
        for (const ProductSet& set : catalogue.sets())
            if (content_of(set, piece, catalogue)) return used("own-pieces.in-set", {{"set", set.name}});
        for (const SavedCollection& saved : shelf.collections)
            if (lists(saved.collection.owned.items, *item))
                return used("own-pieces.in-collection", {{"collection", saved.collection.name}});
    }
    for (const Stamp& stamp : stamps)
        if (const auto block = load_stamp(stamp, catalogue);
            block && std::ranges::count(block->pieces, *kind, &PlacedPiece::kind) > 0)
            return used("own-pieces.in-stamp", {{"stamp", stamp.name}});
    return std::nullopt;
}

}  // namespace hexwright::document
