#include "engine/board/catalogue/catalogue.h"

#include "engine/board/hex/footprint.h"
#include "engine/board/room.h"

#include <algorithm>
#include <utility>

namespace hexwright::board {
namespace {

template <class Kind, class Type, class Index>
Kind add_to(std::vector<Type>& types, Index& ids, Type type) {
    const auto [at, is_new] = ids.try_emplace(type.id, static_cast<int>(types.size()));
    if (is_new) types.push_back(std::move(type));
    else types[static_cast<std::size_t>(at->second)] = std::move(type);
    return Kind{at->second};
}

template <class Kind, class Index>
std::optional<Kind> find_in(const Index& ids, std::string_view id) {
    const auto at = ids.find(std::string(id));
    if (at == ids.end()) return {};
    return Kind{at->second};
}

}  // namespace

TerrainKind Catalogue::add(TerrainType type) { return add_to<TerrainKind>(terrains_, terrain_ids_, std::move(type)); }
ItemKind Catalogue::add(ItemType type) { return add_to<ItemKind>(items_, item_ids_, std::move(type)); }
SetKind Catalogue::add(ProductSet set) { return add_to<SetKind>(sets_, set_ids_, std::move(set)); }
GlyphKind Catalogue::add(GlyphType type) { return add_to<GlyphKind>(glyphs_, glyph_ids_, std::move(type)); }
CardKind Catalogue::add(ArmyCard card) { return add_to<CardKind>(cards_, card_ids_, std::move(card)); }

PieceKind Catalogue::add(PieceType type) {
    const PieceKind kind = add_to<PieceKind>(pieces_, piece_ids_, std::move(type));
    footprints_.resize(pieces_.size() * 6);
    for (int turn = 0; turn < 6; ++turn)
        footprints_[kind.index() * 6 + static_cast<std::size_t>(turn)] =
            hexwright::board::footprint(pieces_[kind.index()].hexes, {}, turn);
    return kind;
}

std::optional<TerrainKind> Catalogue::terrain(std::string_view id) const {
    return find_in<TerrainKind>(terrain_ids_, id);
}
std::optional<ItemKind> Catalogue::item(std::string_view id) const { return find_in<ItemKind>(item_ids_, id); }
std::optional<PieceKind> Catalogue::piece(std::string_view id) const { return find_in<PieceKind>(piece_ids_, id); }
std::optional<SetKind> Catalogue::set(std::string_view id) const { return find_in<SetKind>(set_ids_, id); }
std::optional<GlyphKind> Catalogue::glyph(std::string_view id) const { return find_in<GlyphKind>(glyph_ids_, id); }
std::optional<CardKind> Catalogue::card(std::string_view id) const { return find_in<CardKind>(card_ids_, id); }

const PrintedPower* GlyphType::power(std::string_view edition) const {
    const auto found = std::ranges::find_if(powers, [&](const PrintedPower& each) { return each.in_edition(edition); });
    return found == powers.end() ? nullptr : &*found;
}

}  // namespace hexwright::board
