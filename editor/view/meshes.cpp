#include "editor/view/meshes.h"

#include "editor/view/camera.h"
#include "editor/view/letters.h"
#include "editor/view/models.h"
#include "formats/paper/sheet/palette.h"
#include "formats/paper/sheet/plan_markers.h"

#include <algorithm>
#include <cmath>

namespace hexwright::view {
namespace {

constexpr float seventh = level_world / sevenths_per_level;
constexpr float bevel = 0.022F;   // How far the rim of a tile slopes down.
constexpr float seam = 0.055F;    // Width of the bevel along the outline of a piece ...
constexpr float groove = 0.028F;  // ... and between the hexes of one piece.

float world_height(int sevenths) { return static_cast<float>(sevenths) * seventh; }
Point3 point(glm::vec2 at, float z, float shade = 1) { return {glm::vec3(at, z), shade}; }

// Corner i of a hex whose sides are inset by these widths.
glm::vec2 drawn_in(const std::array<float, 6>& widths, std::size_t corner) {
    const std::size_t before = (corner + 5) % 6;
    const auto outward = [](std::size_t side) {
        const int i = static_cast<int>(side);
        return corner_of(i) + corner_of(i + 1);
    };
    const float a = 0.5F - widths[before], b = 0.5F - widths[corner];
    return outward(before) * ((4 * a - 2 * b) / 3) + outward(corner) * ((4 * b - 2 * a) / 3);
}

struct Block {  // A tile or the base under a model: anything that fills its hex from rim to rim.
    const Solid* solid = nullptr;
    int bottom = 0, top = 0;
};

class Tiles {
public:
    Tiles(const Terrain& terrain, const Catalogue& catalogue, Mesh& mesh) : terrain_(terrain), mesh_(mesh) {
        for (const PieceType& type : catalogue.pieces()) looks_.push_back(tile_style(type, catalogue));
    }

    void draw() {
        for (const Terrain::Column& column : terrain_.columns()) {
            around_ = {};
            for (std::size_t i = 0; i < 6; ++i)
                around_[i] = terrain_.solids_at(neighbour(column.hex, all_directions[i]));
            own_ = terrain_.solids(column);
            centre_ = world_of(column.hex);
            for (const Solid& solid : own_)
                if (const Block block = block_of(solid); block.top > block.bottom) draw_tile(block);
        }
    }

    void draw_outlines(const Paint& paint) {
        for (const Terrain::Column& column : terrain_.columns())
            for (const Solid& solid : terrain_.solids(column)) draw_outline(column.hex, solid, paint);
    }

private:
    Block block_of(const Solid& solid) const {
        const int thickness = looks_[solid.kind.index()].thickness;
        const int bottom = (solid.first_slot - 1) * sevenths_per_level;
        return {&solid, bottom, bottom + thickness};
    }

    static bool same_piece(std::span<const Solid> solids, const Solid& solid) {
        return std::ranges::any_of(solids, [&](const Solid& other) { return other.piece == solid.piece; });
    }

    // Calls `emit` with each part of a height range that nothing on the next hex hides, and whether it begins on a tile
    // there.
    template <class Function>
    void each_gap(std::span<const Solid> solids, int bottom, int top, Function&& emit) const {
        int at = bottom;
        bool on_tile = false;
        for (const Solid& other : solids) {
            const Block block = block_of(other);
            if (block.top < at || block.top == block.bottom) continue;
            if (block.bottom >= top) break;
            if (block.bottom > at) emit(at, block.bottom, on_tile);
            at = block.top;
            on_tile = true;
        }
        if (at < top) emit(at, top, on_tile);
    }

    void draw_tile(const Block& block) {
        const Solid& solid = *block.solid;
        const Paint paint = paint_of_tile(solid);
        std::array<float, 6> widths{};
        std::array<bool, 6> open{};
        for (std::size_t side = 0; side < 6; ++side) {
            widths[side] = same_piece(around_[side], solid) ? groove : seam;
            each_gap(around_[side], block.bottom, block.top, [&](int from, int to, bool on_tile) {
                draw_side(block, static_cast<int>(side), from, to, on_tile, paint);
                open[side] = open[side] || to == block.top;
            });
        }
        const bool covered = std::ranges::any_of(own_, [&](const Solid& other) {
            const Block above = block_of(other);
            return above.bottom == block.top && above.top > above.bottom;
        });
        if (!covered) open.fill(true);
        draw_top(block.top, widths, open, covered, paint);
        if (block.bottom > 0) draw_underside(block, paint);
    }

    // Pieces differ a little, the hexes of one hardly.
    Paint paint_of_tile(const Solid& solid) const {
        Paint paint = looks_[solid.kind.index()].paint;
        const float piece = chance(solid.piece.value, 3, 5) - 0.5F;
        const float hex = chance(solid.hex.q, solid.hex.r, solid.first_slot) - 0.5F;
        paint = shaded(paint, 1 + grain_of(paint.material).shift * (2 * piece + hex));
        paint.origin = pattern_origin(solid.piece.value, 7);
        return paint;
    }

    void draw_side(const Block& block, int side, int from, int to, bool on_tile, const Paint& paint) {
        // Rims slope down: the side ends at its own rim and begins at the rim of the tile below.
        const bool to_rim = to == block.top;
        const float low = world_height(from) - (on_tile ? bevel : 0), high = world_height(to) - (to_rim ? bevel : 0);
        const glm::vec2 a = centre_ + corner_of(side), b = centre_ + corner_of(side + 1);
        constexpr float foot = 0.78F, head = 0.94F;
        quad(mesh_, point(a, low, foot), point(b, low, foot), point(b, high, head), point(a, high, head), paint);
    }

    void draw_top(int top, const std::array<float, 6>& widths, const std::array<bool, 6>& open, bool covered,
                  const Paint& paint) {
        const float high = world_height(top), low = high - bevel;
        std::array<glm::vec2, 6> inner;
        for (std::size_t i = 0; i < 6; ++i) inner[i] = centre_ + drawn_in(widths, i);
        for (std::size_t i = 0; i < 6; ++i)
            if (open[i]) draw_rim(i, {inner[i], inner[(i + 1) % 6]}, low, high, widths[i] > groove, paint);
        if (covered) return;
        std::array<Point3, 6> corners;
        for (std::size_t i = 0; i < 6; ++i) corners[i] = point(inner[i], high);
        draw_fan_about(point(centre_, high), corners, paint);
    }

    // Moulded: its normal turns from the side's to the top's. Dark where pieces meet, faint within one.
    void draw_rim(std::size_t side, const std::array<glm::vec2, 2>& inner, float low, float high, bool of_piece,
                  const Paint& paint) {
        const int i = static_cast<int>(side);
        const glm::vec2 a = corner_of(i), b = corner_of(i + 1), out = glm::normalize(a + b);
        const float lean = of_piece ? 1.F : 0.35F, shade = of_piece ? 0.36F : 0.88F;
        rounded_rim(mesh_,
                    {point(centre_ + a, low, shade), point(centre_ + b, low, shade), point(inner[1], high),
                     point(inner[0], high)},
                    glm::normalize(glm::vec3(out * lean, 0.6F)), glm::normalize(glm::vec3(out * (lean * 0.2F), 1)),
                    paint);
    }

    void draw_fan_about(const Point3& middle, const std::array<Point3, 6>& corners, const Paint& paint) {
        const auto first = static_cast<std::uint32_t>(mesh_.vertices.size());
        const std::array all{middle, corners[0], corners[1], corners[2], corners[3], corners[4], corners[5]};
        fan(mesh_, all, paint);
        mesh_.indices.insert(mesh_.indices.end(), {first, first + 6, first + 1});
    }

    void draw_underside(const Block& block, const Paint& paint) {
        const bool carried = std::ranges::any_of(own_, [&](const Solid& other) {
            const Block below = block_of(other);
            return below.top == block.bottom && below.top > below.bottom;
        });
        if (carried) return;
        std::array<Point3, 6> corners;
        for (std::size_t i = 0; i < 6; ++i)
            corners[i] = point(centre_ + corner_of(6 - static_cast<int>(i)), world_height(block.bottom), 0.5F);
        fan(mesh_, corners, paint);
    }

    void draw_outline(HexCoord hex, const Solid& solid, const Paint& paint) {
        const Block block = block_of(solid);
        if (block.top == block.bottom) return;
        const glm::vec2 centre = world_of(hex);
        const float z = world_height(block.top) + 0.012F;
        for (std::size_t side = 0; side < 6; ++side) {
            if (same_piece(terrain_.solids_at(neighbour(hex, all_directions[side])), solid)) continue;
            const int i = static_cast<int>(side);
            const glm::vec2 a = centre + corner_of(i), b = centre + corner_of(i + 1);
            const glm::vec2 c = centre + corner_of(i + 1) * 0.84F, d = centre + corner_of(i) * 0.84F;
            quad(mesh_, point(a, z), point(b, z), point(c, z), point(d, z), paint);
        }
    }

    const Terrain& terrain_;
    Mesh& mesh_;
    std::vector<TileStyle> looks_;                    // By kind.
    std::array<std::span<const Solid>, 6> around_{};  // Neighbours of the column being drawn.
    std::span<const Solid> own_{};
    glm::vec2 centre_{};
};

Battlefield alone(const std::vector<PlacedPiece>& pieces, const Catalogue& catalogue) {
    Battlefield battlefield;
    for (const PlacedPiece& piece : pieces) battlefield.add(piece, catalogue);
    return battlefield;
}

void hex_plate(Mesh& mesh, glm::vec2 centre, float z, float part, const Paint& paint) {
    std::array<Point3, 6> corners;
    for (std::size_t i = 0; i < 6; ++i) corners[i] = point(centre + corner_of(static_cast<int>(i)) * part, z);
    fan(mesh, corners, paint);
}

void hex_ring(Mesh& mesh, glm::vec2 centre, float z, float outer, float inner, const Paint& paint) {
    for (int i = 0; i < 6; ++i) {
        const glm::vec2 a = corner_of(i), b = corner_of(i + 1);
        quad(mesh, point(centre + a * outer, z), point(centre + b * outer, z), point(centre + b * inner, z),
             point(centre + a * inner, z), paint);
    }
}

float top_of(Space space, const Terrain& terrain) {
    const Surface* surface = terrain.surface(space);
    return surface ? world_height(surface->top) : static_cast<float>(space.level) * level_world;
}

bool is_in(const Zone& zone, HexCoord hex) {  // Spaces are sorted by hex, then level.
    return std::ranges::binary_search(zone.spaces, hex, {}, &Space::at);
}

// Draws the player's number, or a letter, on a plate in the middle of the zone.
void draw_zone_mark(Mesh& mesh, const Zone& zone, const std::vector<HexCoord>& glyphs, const Terrain& terrain,
                    float opacity, int turn) {
    std::vector<HexCoord> hexes;
    for (const Space space : zone.spaces) hexes.push_back(space.at);
    const HexCoord place = place_of_mark(hexes, glyphs);
    const auto highest = std::ranges::find(zone.spaces.rbegin(), zone.spaces.rend(), place, &Space::at);
    const glm::vec3 at{world_of(place), top_of(*highest, terrain)};
    Paint plate = paint_of(player_color(zone.color), 0), mark = paint_of(0xFFFFFF, 0);
    plate.opacity = mark.opacity = opacity;
    hex_plate(mesh, glm::vec2(at), at.z + 0.019F, 0.56F, mark);
    hex_plate(mesh, glm::vec2(at), at.z + 0.021F, 0.5F, plate);
    letter(mesh, mark_of(zone)[0], at + glm::vec3(0, 0, 0.023F), 0.34F, mark, turn);
}

// Keeps the part of a convex face where dot(way, point) is at most `most`.
void cut(std::vector<glm::vec2>& face, glm::vec2 way, float most) {
    std::vector<glm::vec2> kept;
    for (std::size_t i = 0; i < face.size(); ++i) {
        const glm::vec2 a = face[i], b = face[(i + 1) % face.size()];
        const float over_a = glm::dot(way, a) - most, over_b = glm::dot(way, b) - most;
        if (over_a <= 0) kept.push_back(a);
        if ((over_a < 0 && over_b > 0) || (over_a > 0 && over_b < 0))
            kept.push_back(glm::mix(a, b, over_a / (over_a - over_b)));
    }
    face = std::move(kept);
}

// Slanting bars over the hex, the same for neighbours, so that they run through; the seams between pieces stay.
void hatch(Mesh& mesh, glm::vec2 centre, float z, const Paint& paint) {
    constexpr float apart = 0.25F, wide = 0.06F, part = 0.93F;
    const glm::vec2 across{-0.7071068F, -0.7071068F};
    const int middle = static_cast<int>(std::lround(glm::dot(across, centre) / apart));
    for (int line = middle - 3; line <= middle + 3; ++line) {
        std::vector<glm::vec2> bar;
        for (int i = 0; i < 6; ++i) bar.push_back(centre + corner_of(i) * part);
        const float at = static_cast<float>(line) * apart;
        cut(bar, across, at + wide / 2);
        cut(bar, -across, wide / 2 - at);
        if (bar.size() < 3) continue;
        std::vector<Point3> corners;
        for (const glm::vec2 corner : bar) corners.push_back(point(corner, z));
        fan(mesh, corners, paint);
    }
}

// The corner at one end of a side, moved inwards by `far` from that side and from the next one if that is edged too;
// else along the next one, where the band of a neighbour goes on.
glm::vec2 inset_corner(int corner, int other_end_of_next, bool next_is_edged, float far) {
    if (next_is_edged) return corner_of(corner) * (1 - 2 * far);
    return corner_of(corner) + glm::normalize(corner_of(other_end_of_next) - corner_of(corner)) * (far * 1.1547005F);
}

struct Band {  // Along a side, this far from it.
    float outer, inner, z;
};
void edge_band(Mesh& mesh, glm::vec2 centre, const std::array<bool, 6>& edged, const Band& band, const Paint& paint) {
    for (std::size_t side = 0; side < 6; ++side) {
        if (!edged[side]) continue;
        const int i = static_cast<int>(side);
        const auto first = [&](float far) {
            return point(centre + inset_corner(i, i + 5, edged[(side + 5) % 6], far), band.z);
        };
        const auto last = [&](float far) {
            return point(centre + inset_corner(i + 1, i + 2, edged[(side + 1) % 6], far), band.z);
        };
        quad(mesh, first(band.outer), last(band.outer), last(band.inner), first(band.inner), paint);
    }
}

// Hatched, so that the ground shows, within a band of the zone's colour that a white one tells from any ground.
void draw_zone(Mesh& mesh, const Zone& zone, const std::vector<HexCoord>& glyphs, const Terrain& terrain,
               const ZoneVisibility& look, int turn) {
    Paint paint = paint_of(player_color(zone.color), 0), white = paint_of(0xFFFFFF, 0);
    bool any_strong = false;
    for (const Space space : zone.spaces) {
        const bool strong = !look.level || *look.level == space.level;
        const float z = top_of(space, terrain);
        const glm::vec2 centre = world_of(space.at);
        std::array<bool, 6> edged{};
        for (std::size_t side = 0; side < 6; ++side)
            edged[side] = !is_in(zone, neighbour(space.at, all_directions[side]));
        any_strong = any_strong || strong;
        paint.opacity = strong ? 0.72F : 0.25F;
        white.opacity = strong ? 0.75F : 0.25F;
        hatch(mesh, centre, z + 0.009F, paint);
        edge_band(mesh, centre, edged, {0.012F, 0.112F, z + 0.013F}, white);
        paint.opacity = strong ? 1.F : 0.35F;
        edge_band(mesh, centre, edged, {0.012F, 0.09F, z + 0.016F}, paint);
    }
    if (!zone.spaces.empty()) draw_zone_mark(mesh, zone, glyphs, terrain, any_strong ? 1.F : 0.5F, turn);
}

constexpr float glyph_thick = 0.06F;

bool shows_symbol(const Glyph& glyph) { return glyph.facing == Facing::Symbol || glyph.id.empty(); }

void draw_glyphs(Mesh& mesh, const Scenario& scenario, const Terrain& terrain) {
    for (const Glyph& glyph : *scenario.glyphs) {
        const Paint stone = paint_of(shows_symbol(glyph) ? 0x5A5048 : 0xC9A24B, 0.5F);
        const glm::vec3 at{world_of(glyph.at.at), top_of(glyph.at, terrain)};
        round_body(mesh, {.low = at, .low_radius = 0.36F, .high_radius = 0.33F, .height = glyph_thick, .sides = 18},
                   stone);
    }
}

void draw_glyph_letters(Mesh& mesh, const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue,
                        int turn) {
    for (const Glyph& glyph : *scenario.glyphs) {
        const Paint ink = paint_of(shows_symbol(glyph) ? 0xE0B85C : 0x5A4320, 0);
        const glm::vec3 at{world_of(glyph.at.at), top_of(glyph.at, terrain) + glyph_thick + 0.006F};
        letter(mesh, letter_of(glyph, catalogue)[0], at, 0.46F, ink, turn);
    }
}

}  // namespace

Mesh pieces_mesh(const Battlefield& battlefield, const Terrain& terrain, const Catalogue& catalogue) {
    Mesh mesh;
    std::size_t hexes = 0;
    for (const Terrain::Column& column : terrain.columns()) hexes += column.solids;
    mesh.vertices.reserve(hexes * 40);
    mesh.indices.reserve(hexes * 70);
    Tiles(terrain, catalogue, mesh).draw();
    battlefield.each([&](const PlacedPiece& piece) { model(mesh, piece, catalogue); });
    return mesh;
}

Mesh marks_mesh(const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue,
                const ZoneVisibility& look, int turn) {
    Mesh mesh;
    const std::vector<HexCoord> glyphs = glyph_hexes(scenario);
    for (const Zone& zone : *scenario.zones)
        if (std::ranges::count(look.hidden, zone.id) == 0) draw_zone(mesh, zone, glyphs, terrain, look, turn);
    draw_glyph_letters(mesh, scenario, terrain, catalogue, turn);
    return mesh;
}

SceneMesh scene_mesh(const Snapshot& now, const Catalogue& catalogue) {
    SceneMesh scene;
    scene.solid = pieces_mesh(now.scenario->battlefield, now.terrain, catalogue);
    draw_glyphs(scene.solid, *now.scenario, now.terrain);
    if (scene.solid.vertices.empty()) return scene;
    scene.low = scene.high = scene.solid.vertices.front().at;
    for (const Vertex& vertex : scene.solid.vertices) {
        scene.low = glm::min(scene.low, vertex.at);
        scene.high = glm::max(scene.high, vertex.at);
    }
    return scene;
}

Mesh loose_mesh(const std::vector<PlacedPiece>& pieces, const Catalogue& catalogue) {
    const Battlefield battlefield = alone(pieces, catalogue);
    return pieces_mesh(battlefield, terrain_of(battlefield, catalogue), catalogue);
}

Mesh outline_mesh(const std::vector<PlacedPiece>& pieces, const Catalogue& catalogue, const Paint& paint) {
    Mesh mesh;
    const Terrain terrain = terrain_of(alone(pieces, catalogue), catalogue);
    Tiles(terrain, catalogue, mesh).draw_outlines(paint);
    return mesh;
}

Mesh ring_mesh(const std::vector<Space>& spaces, const Terrain& terrain, const Paint& paint) {
    Mesh mesh;
    for (const Space space : spaces)
        hex_ring(mesh, world_of(space.at), top_of(space, terrain) + 0.015F, 1.02F, 0.78F, paint);
    return mesh;
}

}  // namespace hexwright::view
