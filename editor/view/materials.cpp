#include "editor/view/materials.h"

#include <algorithm>
#include <iterator>

namespace hexwright::view {
namespace {

struct OfTerrain {
    std::string_view terrain;
    Material material;
};
constexpr OfTerrain of_terrains[] = {
    {"grass", Material::Grass},
    {"rock", Material::Rock},
    {"outcrop", Material::Rock},
    {"lava-outcrop", Material::Cinder},
    {"sand", Material::Sand},
    {"dungeon", Material::Paving},
    {"swamp", Material::Mud},
    {"lava-field", Material::Cinder},
    {"snow", Material::Snow},
    {"concrete", Material::Paving},
    {"road", Material::Paving},
    {"asphalt", Material::Asphalt},
    {"shadow", Material::Asphalt},
    {"water", Material::Water},
    {"wellspring-water", Material::Water},
    {"swamp-water", Material::SwampWater},
    {"ice", Material::Ice},
    {"glacier", Material::Ice},
    {"lava", Material::Lava},
    {"castle", Material::Masonry},
    {"wall-walk", Material::Masonry},
    {"road-wall", Material::Masonry},
    {"ruin", Material::Masonry},
    {"marvel-ruin", Material::Paving},
    {"laur-wall", Material::Rock},
    {"tree", Material::Leaves},
    {"snow-tree", Material::Leaves},
    {"palm", Material::Leaves},
    {"brush", Material::Leaves},
    {"laur-palm", Material::Leaves},
    {"laur-brush", Material::Leaves},
    {"swamp-brush", Material::Leaves},
};

// In the order of Material.
constexpr Grain grains[] = {
    {0.10F, 0.10F, 0.1F, 0.02F},  // Plain
    {0.55F, 0.34F, 0.8F, 0.05F},  // Grass
    {0.34F, 0.30F, 0.9F, 0.06F},  // Rock
    {0.26F, 0.16F, 0.5F, 0.03F},  // Sand
    {0.34F, 0.44F, 0.8F, 0.06F},  // Mud
    {0.06F, 0.10F, 0.4F, 0.01F},  // Snow
    {0.20F, 0.18F, 0.3F, 0.05F},  // Paving
    {0.42F, 0.12F, 0.5F, 0.03F},  // Asphalt
    {0.45F, 0.45F, 1.0F, 0.07F},  // Cinder
    {0.26F, 0.24F, 0.6F, 0.05F},  // Masonry
    {0.30F, 0.30F, 0.5F, 0.04F},  // Leaves
    {0.00F, 0.20F, 0.3F, 0.01F},  // Water
    {0.10F, 0.50F, 0.2F, 0.02F},  // SwampWater
    {0.05F, 0.20F, 0.2F, 0.02F},  // Ice
    {0.10F, 0.50F, 0.6F, 0.00F},  // Lava
};
static_assert(std::size(grains) == material_count);

}  // namespace

Material material_of(std::string_view terrain) {
    const auto found = std::ranges::find(of_terrains, terrain, &OfTerrain::terrain);
    return found == std::end(of_terrains) ? Material::Plain : found->material;
}

Grain grain_of(Material material) { return grains[static_cast<std::size_t>(material)]; }

}  // namespace hexwright::view
