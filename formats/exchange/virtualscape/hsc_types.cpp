#include "formats/exchange/virtualscape/hsc_types.h"

#include "embedded/hsc.h"
#include "engine/core/text.h"
#include "formats/exchange/room.h"
#include "formats/exchange/virtualscape/hsc_document.h"
#include "formats/xml/elements/document.h"
#include "formats/xml/elements/namespace.h"
#include "formats/xml/elements/take.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>

namespace hexwright::exchange {
namespace {

HscTypes::Lie lie_of(PieceKind kind, int rotation, const Catalogue& catalogue) {
    const PieceType& type = catalogue[kind];
    const std::vector<HexCoord>& hexes = catalogue.footprint(kind, rotation);
    const HexCoord anchor = hsc_anchor(hexes);
    if (type.is_edge()) return {.side = all_directions[static_cast<std::size_t>(rotation)]};
    if (type.is_span()) return {.at = hexes.front() - anchor, .to = hexes.back() - anchor};
    const PlacedPiece piece =
        stored({.kind = kind, .at = HexCoord{} - anchor, .turn = static_cast<std::int8_t>(rotation)}, catalogue);
    return {.at = piece.at, .turn = piece.turn};
}

std::array<HscTypes::Lie, 6> lies_of(PieceKind kind, const Catalogue& catalogue) {
    std::array<HscTypes::Lie, 6> lies;
    for (int rotation = 0; rotation < 6; ++rotation)
        lies[static_cast<std::size_t>(rotation)] = lie_of(kind, rotation, catalogue);
    return lies;
}

const HscTypes::Type* pointed_at(const std::vector<HscTypes::Type>& types, std::int16_t index) {
    return index < 0 ? nullptr : &types[static_cast<std::size_t>(index)];
}

}  // namespace

HexCoord hsc_anchor(const std::vector<HexCoord>& turned_shape) {
    return *std::ranges::min_element(turned_shape,
                                     [](HexCoord a, HexCoord b) { return a.r != b.r ? a.r < b.r : a.q < b.q; });
}

void HscTypes::point(int code, std::int16_t type) {
    if (code_index_.empty()) code_index_.assign(codes, -1);
    if (code >= 0 && code < codes) code_index_[static_cast<std::size_t>(code)] = type;
}

void HscTypes::add(Type type, const Catalogue& catalogue) {
    type.lies = lies_of(type.kind, catalogue);
    const auto index = static_cast<std::int16_t>(types_.size());
    kind_index_.resize(catalogue.pieces().size(), -1);
    kind_index_[type.kind.index()] = index;
    if (type.code == hsc_personal) named_.push_back(index);
    else point(type.code, index);
    types_.push_back(std::move(type));
}

// The web editors' own names come first, because their castleArch is our castle-door.
void HscTypes::add_our_ids(const Catalogue& catalogue) {
    for (std::size_t i = 0; i < catalogue.pieces().size(); ++i)
        ours_.add(catalogue.pieces()[i].id, PieceKind{static_cast<int>(i)});
}

void HscTypes::add_unnumbered(const Catalogue& catalogue) {
    for (std::size_t i = 0; i < catalogue.pieces().size(); ++i) {
        const PieceKind kind{static_cast<int>(i)};
        if (by_kind(kind)) continue;
        unnumbered_index_[kind.value] = unnumbered_.size();
        unnumbered_.push_back({.kind = kind,
                               .code = hsc_personal,
                               .color = catalogue[catalogue[kind].terrain].color,
                               .name = catalogue[kind].id,
                               .lies = lies_of(kind, catalogue)});
    }
}

const HscTypes::Type* HscTypes::by_code(int code) const {
    if (code < 0 || static_cast<std::size_t>(code) >= code_index_.size()) return nullptr;
    return pointed_at(types_, code_index_[static_cast<std::size_t>(code)]);
}

const HscTypes::Type* HscTypes::by_kind(PieceKind kind) const {
    return kind.index() < kind_index_.size() ? pointed_at(types_, kind_index_[kind.index()]) : nullptr;
}

const HscTypes::Type* HscTypes::by_name(std::string_view name) const {
    if (const PieceKind* kind = ours_.find(std::string(name))) {
        const Type* numbered = by_kind(*kind);
        return numbered ? numbered : &unnumbered_[unnumbered_index_.at(kind->value)];
    }
    const std::string wanted = loose_name(name);
    for (const std::int16_t index : named_) {
        const Type& type = types_[static_cast<std::size_t>(index)];
        if (type.name_starts ? wanted.starts_with(type.name) : wanted.find(type.name) != std::string::npos)
            return &type;
    }
    return nullptr;
}

const HscTypes::Player* HscTypes::by_paint(std::uint32_t paint) const {
    const auto found = std::ranges::find(players_, paint, &Player::paint);
    return found == players_.end() ? nullptr : &*found;
}

const HscTypes::Player* HscTypes::by_color(std::string_view color) const {
    const auto found = std::ranges::find(players_, color, &Player::color);
    return found == players_.end() ? nullptr : &*found;
}

const HscTypes::Player* HscTypes::by_word(std::string_view word) const {
    for (const Player& player : players_)
        if (std::ranges::any_of(player.words, [&](const std::string& known) { return lower(known) == lower(word); }))
            return &player;
    return nullptr;
}

const PieceKind* HscTypes::by_web_code(const std::string& code) const {
    for (const PieceKind* found : {web_.exactly(code), ours_.exactly(code), web_.find(code), ours_.find(code)})
        if (found) return found;
    return nullptr;
}

// ---- reading the data

class HscTypesReader {
public:
    explicit HscTypesReader(const Catalogue& catalogue) : catalogue_(catalogue) {}

    Result<HscTypes> run(const Node& root) {
        bool ok = take_(check_namespace(root, "foreign-types", "urn:hexwright:foreign-types:", 1)) &&
                  take_(root.only_attributes({"xmlns"})) &&
                  take_(root.only_children({"type", "alias", "personal", "player", "web", "early-web"}));
        types_.add_our_ids(catalogue_);
        for (const Node& node : ok ? root.children() : std::vector<Node>()) {
            ok = entry(node);
            if (!ok) break;
        }
        types_.add_unnumbered(catalogue_);
        return take_.give(ok, types_);
    }

private:
    bool entry(const Node& node) {
        if (node.name() == "player") return player(node);
        std::string piece;
        if (!take_(piece, node.id("piece"))) return false;
        const auto kind = catalogue_.piece(piece);
        if (!kind) return true;  // A small catalogue may lack the piece.
        if (node.name() == "web") return web(node, *kind);
        if (node.name() == "early-web") return early_web(node, *kind);
        if (node.name() == "alias") return alias(node, *kind);
        HscTypes::Type type{.kind = *kind, .code = hsc_personal, .color = catalogue_[catalogue_[*kind].terrain].color};
        const bool ok = node.name() == "type" ? numbered(node, type) : take_(type.name, node.id("name"));
        type.name_starts = node.raw("where") == "start";
        if (ok) types_.add(std::move(type), catalogue_);
        return ok;
    }

    bool numbered(const Node& node, HscTypes::Type& type) {
        return take_(type.code, node.integer("code", 1, HscTypes::codes - 1)) &&
               (!node.has("color") || paint(node, "color", type.color));
    }

    bool alias(const Node& node, PieceKind kind) {
        int code = 0;
        if (!take_(code, node.integer("code", 1, HscTypes::codes - 1))) return false;
        if (const HscTypes::Type* type = types_.by_kind(kind))
            types_.point(code, static_cast<std::int16_t>(type - types_.types_.data()));
        return true;
    }

    bool web(const Node& node, PieceKind kind) {
        std::string code;
        if (!take_(code, node.id("code"))) return false;
        types_.web_.add(code, kind);
        return true;
    }

    bool early_web(const Node& node, PieceKind kind) {
        std::string name;
        if (!take_(name, node.text("name"))) return false;
        types_.web_.add(name, kind);
        return true;
    }

    bool player(const Node& node) {
        HscTypes::Player player;
        std::string words;
        if (!take_(player.color, node.id("color")) || !take_(words, node.text("words")) ||
            !paint(node, "paint", player.paint))
            return false;
        player.words = words_in(words);
        types_.players_.push_back(std::move(player));
        return true;
    }

    bool paint(const Node& node, std::string_view attribute, std::uint32_t& color) {
        const std::string_view text = node.raw(attribute).value_or("");
        const auto [end, trouble] =
            std::from_chars(text.data() + std::min<std::size_t>(1, text.size()), text.data() + text.size(), color, 16);
        if (text.size() == 7 && text[0] == '#' && trouble == std::errc() && end == text.data() + text.size())
            return true;
        return take_.fail(node.error_at(attribute, {"catalogue.not-a-colour", {{"value", text}}}));
    }

    const Catalogue& catalogue_;
    HscTypes types_;
    Take take_;
};

Result<HscTypes> read_hsc_types(std::string_view xml, const std::string& file_name, const Catalogue& catalogue) {
    const auto document = parse_document(xml, file_name);
    if (!document) return failure(document.error());
    return HscTypesReader(catalogue).run(document->root());
}

HscTypes hsc_types(const Catalogue& catalogue) {
    auto types = read_hsc_types(embedded::hsc_types_xml(), "hsc_types.xml", catalogue);
    assert(types && "our own data can be read");
    return types ? std::move(*types) : HscTypes{};
}

}  // namespace hexwright::exchange
