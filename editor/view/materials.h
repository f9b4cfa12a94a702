// What surfaces are made of, as far as it can be seen: the shaders give each material its grain.
#pragma once
#include "editor/view/room.h"

#include <cstdint>
#include <string_view>

namespace hexwright::view {

// Those from Water on are drawn by a program of their own: what lies below their surface shows.
enum class Material : std::uint8_t {
    Plain,
    Grass,
    Rock,
    Sand,
    Mud,
    Snow,
    Paving,
    Asphalt,
    Cinder,  // A lava field.
    Masonry,
    Leaves,
    Water,
    SwampWater,
    Ice,
    Lava,
    Count
};
inline constexpr auto material_count = static_cast<std::size_t>(Material::Count);
inline bool is_deep(Material material) { return material >= Material::Water; }

Material material_of(std::string_view terrain);  // Plain if it has no material of its own.

// How much of the common grain a material shows; all 0..1.
struct Grain {
    float fine = 0;    // Specks.
    float clumps = 0;  // Patches of about half a hex.
    float bumps = 0;   // How far its surface leans from place to place.
    float shift = 0;   // Difference in brightness from tile to tile.
};
Grain grain_of(Material material);

}  // namespace hexwright::view
