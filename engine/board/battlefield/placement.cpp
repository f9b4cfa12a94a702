#include "engine/board/battlefield/placement.h"

#include "engine/board/catalogue/inventory.h"
#include "engine/board/room.h"

#include <algorithm>
#include <array>
#include <memory_resource>
#include <tuple>

namespace hexwright::board {
namespace {

using Wanted = std::vector<PlacedPiece>;
using Lifted = std::vector<PieceId>;

bool is_lifted(PieceId id, const Lifted& lifted) { return std::ranges::binary_search(lifted, id); }

Message about(std::string id, const PlacedPiece& piece, const Catalogue& catalogue) {
    return {std::move(id), {{"piece", catalogue[piece.kind].name}, {"at", to_text(Space{piece.at, piece.level})}}};
}

// ---- bounds

bool in_bounds(const PlacedPiece& piece, const Catalogue& catalogue) {
    const PieceType& type = catalogue[piece.kind];
    if (!in_bounds(piece.at) || (type.is_span() && !in_bounds(piece.to))) return false;
    if (type.is_edge() || type.is_span()) return true;
    return std::ranges::all_of(catalogue.footprint(piece.kind, piece.turn),
                               [&](HexCoord hex) { return in_bounds(piece.at + hex); });
}

// ---- overlap with the map

// Edge pieces, spans and ruins fill no slots; they only conflict with the same kind on the same side at the same level.
bool stands_there(const Barrier& wanted, const Barrier& other) {
    return other.side == wanted.side && other.kind == wanted.kind && other.from == wanted.from;
}

void find_equals(const PlacedPiece& piece, const Lifted& lifted, const Ground& ground, std::vector<PieceId>& found) {
    const auto stands_on = [&](const Barrier& wall, PieceId id) {
        return std::ranges::any_of(ground.terrain.barriers_at(wall.hex), [&](const Barrier& other) {
            return other.piece == id && stands_there(wall, other);
        });
    };
    const std::vector<Barrier> walls = barriers_of(piece, ground.catalogue);
    if (walls.empty()) return;
    for (const Barrier& other : ground.terrain.barriers_at(walls[0].hex)) {
        if (!stands_there(walls[0], other) || is_lifted(other.piece, lifted)) continue;
        if (std::ranges::all_of(walls, [&](const Barrier& wall) { return stands_on(wall, other.piece); }))
            found.push_back(other.piece);
    }
}

void find_sharers(const PlacedPiece& piece, const Lifted& lifted, const Ground& ground, std::vector<PieceId>& found) {
    const int last_slot = piece.level + ground.catalogue[piece.kind].slots - 1;
    for (const HexCoord hex : ground.catalogue.footprint(piece.kind, piece.turn))
        for (const Solid& solid : ground.terrain.solids_at(piece.at + hex)) {
            if (solid.first_slot > last_slot) break;
            if (solid.last_slot >= piece.level && !is_lifted(solid.piece, lifted)) found.push_back(solid.piece);
        }
}

// The first thing in the way, for the message.
struct Obstacle {
    const PlacedPiece* wanted = nullptr;
    PieceKind kind;
    Space at;
};

// Looks up the kind of the piece in the way, and a space of it that is wanted, in the terrain.
Obstacle obstacle(const PlacedPiece& piece, PieceId id, const Ground& ground) {
    if (!ground.catalogue[piece.kind].fills_slots()) return {&piece, piece.kind, {piece.at, piece.level}};
    const int last_slot = piece.level + ground.catalogue[piece.kind].slots - 1;
    for (const HexCoord hex : ground.catalogue.footprint(piece.kind, piece.turn))
        for (const Solid& solid : ground.terrain.solids_at(piece.at + hex))
            if (solid.piece == id && solid.first_slot <= last_slot && solid.last_slot >= piece.level)
                return {&piece, solid.kind, {solid.hex, std::max<int>(solid.first_slot, piece.level)}};
    return {&piece, piece.kind, {piece.at, piece.level}};
}

Message words_for(const Obstacle& first, std::size_t count, const Catalogue& catalogue) {
    const bool fills = catalogue[first.wanted->kind].fills_slots();
    Message words = about(fills ? "refused.overlap" : "refused.stands-there", *first.wanted, catalogue);
    words.arguments.emplace_back("other", catalogue[first.kind].name);
    words.arguments.emplace_back("there", to_text(first.at));
    words.arguments.emplace_back("count", count);
    return words;
}

std::optional<Refusal> refused_by_the_map(const Wanted& wanted, const Lifted& lifted, const Ground& ground) {
    std::vector<PieceId> in_the_way;
    std::optional<Obstacle> first;
    for (const PlacedPiece& piece : wanted) {
        const std::size_t before = in_the_way.size();
        const bool fills = ground.catalogue[piece.kind].fills_slots();
        if (fills) find_sharers(piece, lifted, ground, in_the_way);
        else find_equals(piece, lifted, ground, in_the_way);
        if (!first && in_the_way.size() > before) first = obstacle(piece, in_the_way[before], ground);
    }
    if (!first) return {};
    std::ranges::sort(in_the_way);
    in_the_way.erase(std::unique(in_the_way.begin(), in_the_way.end()), in_the_way.end());
    return Refusal{.message = words_for(*first, in_the_way.size(), ground.catalogue),
                   .spaces = {first->at},
                   .pieces = std::move(in_the_way)};
}

// ---- overlap among the wanted pieces

// Slots of a hex, or one side of it, that a wanted piece takes.
struct Claim {
    HexCoord hex;
    int group = -1;  // -1 for slots; otherwise encodes the edge piece's kind and side, so that only equals conflict.
    int from = 0, to = 0;
    std::size_t piece = 0;
};

void add_claims(const PlacedPiece& piece, std::size_t number, const Catalogue& catalogue, std::vector<Claim>& claims) {
    const PieceType& type = catalogue[piece.kind];
    if (type.fills_slots()) {
        for (const HexCoord hex : catalogue.footprint(piece.kind, piece.turn))
            claims.push_back({piece.at + hex, -1, piece.level, piece.level + type.slots - 1, number});
        return;
    }
    const std::vector<Barrier> walls = barriers_of(piece, catalogue);
    if (walls.empty()) return;
    Barrier wall = walls[0];  // The first side is enough, because equal pieces of one kind share it.
    if (const HexCoord across = neighbour(wall.hex, wall.side); across < wall.hex) {
        wall.hex = across;
        wall.side = opposite(wall.side);
    }
    claims.push_back({wall.hex, piece.kind.value * 6 + static_cast<int>(wall.side), piece.level, piece.level, number});
}

std::optional<Refusal> refused_by_itself(const Wanted& wanted, const Catalogue& catalogue) {
    if (wanted.size() < 2) return {};
    std::vector<Claim> claims;
    for (std::size_t i = 0; i < wanted.size(); ++i) add_claims(wanted[i], i, catalogue, claims);
    std::ranges::sort(claims, {}, [](const Claim& c) { return std::tuple(c.hex, c.group, c.from, c.piece); });
    for (std::size_t i = 1; i < claims.size(); ++i) {
        const Claim& lower = claims[i - 1];
        const Claim& upper = claims[i];
        if (lower.hex != upper.hex || lower.group != upper.group || upper.from > lower.to) continue;
        if (lower.piece == upper.piece) continue;
        const PlacedPiece& other = wanted[lower.piece];
        const Space there{upper.hex, upper.from};
        Refusal refusal{.message = about("refused.overlap-itself", wanted[upper.piece], catalogue), .spaces = {there}};
        refusal.message.arguments.emplace_back("other", catalogue[other.kind].name);
        refusal.message.arguments.emplace_back("there", to_text(there));
        return refusal;
    }
    return {};
}

// ---- the limit

// A box that holds the item: one of the limit's, otherwise any that was sold.
const ProductSet* box_with(ItemKind item, const Ground& ground) {
    const auto holds = [item](const ProductSet& set) {
        return std::ranges::any_of(set.items, [item](const ItemCount& content) { return content.item == item; });
    };
    if (ground.limit)
        for (const SetCount& box : ground.limit->sets)
            if (holds(ground.catalogue[box.set])) return &ground.catalogue[box.set];
    for (const ProductSet& set : ground.catalogue.sets())
        if (set.for_sale && holds(set)) return &set;
    return nullptr;
}

// Lists the missing items: "2 water tiles, 1 ladder".
std::string list_of(const std::vector<Shortage>& missing, const Catalogue& catalogue) {
    std::string list;
    for (const Shortage& each : missing) {
        const ItemType& item = catalogue[each.item];
        list += (list.empty() ? "" : ", ") + std::to_string(each.missing()) + " " +
                (each.missing() == 1 ? item.name : item.plural);
    }
    return list;
}

Message words_for(const std::vector<Shortage>& missing, const Ground& ground) {
    if (missing.size() > 1) return {"refused.several-missing", {{"list", list_of(missing, ground.catalogue)}}};
    const Shortage& one = missing[0];
    const ItemType& item = ground.catalogue[one.item];
    const int left = std::max(0, one.have - ground.used[one.item]);
    const ProductSet* box = box_with(one.item, ground);
    const char* const boxed = one.have == 0 ? "refused.none-in-limit"
                              : left == 0   ? "refused.none-left"
                                            : "refused.too-few-left";
    const char* const unboxed = one.have == 0 ? "refused.none-in-limit-nor-in-a-box"
                                : left == 0   ? "refused.none-left-nor-in-a-box"
                                              : "refused.too-few-left-nor-in-a-box";
    return {box ? boxed : unboxed,
            {{"have", one.have},
             {"left", left},
             {"needed", one.used - ground.used[one.item]},
             {"item", item.name},
             {"items", item.plural},
             {"set", box ? box->name : ""}}};
}

std::optional<Refusal> refused_by_shortage(std::vector<Shortage> missing, const Ground& ground) {
    if (missing.empty()) return {};
    Message words = words_for(missing, ground);
    return Refusal{.message = std::move(words), .missing = std::move(missing)};
}

std::optional<Refusal> refused_by_the_limit(const Wanted& wanted, const Lifted& lifted, const Ground& ground) {
    if (!ground.allowed) return {};
    // Large enough for the items of every product, so that a query allocates nothing.
    std::array<std::byte, 2048> store;
    std::pmr::monotonic_buffer_resource memory(store.data(), store.size());
    std::pmr::vector<int> added(ground.catalogue.items().size(), 0, &memory);
    for (const PlacedPiece& piece : wanted)
        if (!is_lifted(piece.id, lifted))
            for (const ItemKind item : ground.catalogue[piece.kind].items) ++added[item.index()];
    std::vector<Shortage> missing;
    for (std::size_t i = 0; i < added.size(); ++i) {
        const ItemKind item{static_cast<int>(i)};
        const int after = ground.used[item] + added[i];
        if (added[i] > 0 && after > (*ground.allowed)[item]) missing.push_back({item, after, (*ground.allowed)[item]});
    }
    return refused_by_shortage(std::move(missing), ground);
}

}  // namespace

std::optional<Refusal> refusal_by_bounds(const Wanted& wanted, const Lifted& lifted, const Ground& ground) {
    for (const PlacedPiece& piece : wanted) {
        if (piece.level < 1 || piece.level > max_level) {
            Refusal refusal{about("refused.level", piece, ground.catalogue)};
            refusal.message.arguments.emplace_back("highest", max_level);
            return refusal;
        }
        if (in_bounds(piece, ground.catalogue)) continue;
        Refusal refusal{about("refused.outside", piece, ground.catalogue)};
        refusal.message.arguments.emplace_back("furthest", max_coordinate);
        return refusal;
    }
    const std::size_t added = wanted.size() - std::min(wanted.size(), lifted.size());
    if (added == 0) return {};
    if (ground.pieces + added > max_pieces) return Refusal{{"refused.too-many-pieces", {{"most", max_pieces}}}};
    std::size_t covered = ground.terrain.covered();
    for (const PlacedPiece& piece : wanted) covered += ground.catalogue[piece.kind].hexes.size();
    if (covered <= max_covered) return {};
    return Refusal{{"refused.too-many-hexes", {{"most", max_covered}}}};
}

std::optional<Refusal> refusal(const std::vector<PlacedPiece>& wanted, const std::vector<PieceId>& lifted,
                               const Ground& ground) {
    if (auto refused = refusal_by_bounds(wanted, lifted, ground)) return refused;
    if (auto refused = refused_by_the_map(wanted, lifted, ground)) return refused;
    if (auto refused = refused_by_itself(wanted, ground.catalogue)) return refused;
    return refused_by_the_limit(wanted, lifted, ground);
}

std::optional<Refusal> refusal_by_limit(const Inventory& more, const Inventory& less, const Ground& ground) {
    if (!ground.allowed) return {};
    std::vector<Shortage> missing;
    for (std::size_t i = 0; i < more.kinds(); ++i) {
        const ItemKind item{static_cast<int>(i)};
        const int after = ground.used[item] + more[item] - less[item];
        if (more[item] > less[item] && after > (*ground.allowed)[item])
            missing.push_back({item, after, (*ground.allowed)[item]});
    }
    return refused_by_shortage(std::move(missing), ground);
}

}  // namespace hexwright::board
