// The numbers by which version 1 of the map code names what the catalogue held when that version was made, with the
// shapes of pieces as they were: codes stay readable, and equal, whatever becomes of the catalogue.
#pragma once
#include "engine/board/hex/coord.h"
#include "engine/map_code/room.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace hexwright::map_code {

// Tiles are stored with their smallest turn; Tile and Solid fill their hexes; Free has a turn but fills nothing; Edge
// has a side in place of a turn; Span has an end.
enum class KindSort : unsigned char { Tile, Solid, Free, Edge, Span };

struct FrozenKind {
    std::string_view id;
    int terrain, shape;  // Numbers below frozen_terrains and of frozen_shapes().
    int slots;           // Levels that it fills.
    KindSort sort;
    bool fills() const { return slots > 0; }
};

inline constexpr int frozen_terrains = 33;

std::span<const FrozenKind> frozen_kinds();  // At most 127.
std::span<const std::string_view> frozen_sets();
std::span<const std::string_view> frozen_glyphs();
std::optional<unsigned> frozen_kind(std::string_view id);
std::optional<unsigned> frozen_set(std::string_view id);
std::optional<unsigned> frozen_glyph(std::string_view id);
std::vector<std::vector<HexCoord>> frozen_shapes();  // At turn 0, the hexes in the catalogue's order.

}  // namespace hexwright::map_code
