#include "editor/view/surroundings.h"

#include "editor/view/camera.h"
#include "editor/view/models.h"

#include <algorithm>
#include <cmath>

namespace hexwright::view {
namespace {

constexpr float margin = 2.5F;      // Of table around the map, in hexes.
constexpr float finest = 10;        // Points along a hex, unless the map is so large that fewer must do.
constexpr float most_points = 900;  // Along the longer side.

struct Raster {
    int width, height;
    std::vector<float> points;
    float* row(int y) { return points.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width); }
    const float* row(int y) const {
        return points.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width);
    }
    float& at(int x, int y) { return row(y)[x]; }
};

// Sums of columns go on by a row: what comes in, what leaves.
void add_rows(std::vector<float>& sums, const float* in, const float* out) {
    if (in && out)
        for (std::size_t x = 0; x < sums.size(); ++x) sums[x] += in[x] - out[x];
    else if (in)
        for (std::size_t x = 0; x < sums.size(); ++x) sums[x] += in[x];
    else if (out)
        for (std::size_t x = 0; x < sums.size(); ++x) sums[x] -= out[x];
}

// Each point becomes the mean of itself and `reach` points to either side; beyond the ends there is nothing.
void blur_columns(Raster& field, int reach) {
    const Raster before = field;
    const auto row = [&](int y) { return y < 0 || y >= before.height ? nullptr : before.row(y); };
    const float count = static_cast<float>(2 * reach + 1);
    std::vector<float> sums(static_cast<std::size_t>(field.width));
    for (int y = 0; y <= reach; ++y) add_rows(sums, row(y), nullptr);
    for (int y = 0; y < field.height; ++y) {
        float* const means = field.row(y);
        for (std::size_t x = 0; x < sums.size(); ++x) means[x] = std::max(0.F, sums[x]) / count;
        add_rows(sums, row(y + reach + 1), row(y - reach));
    }
}

void blur_rows(Raster& field, int reach) {
    const float count = static_cast<float>(2 * reach + 1);
    std::vector<float> line(static_cast<std::size_t>(field.width + 2 * reach + 1));
    for (int y = 0; y < field.height; ++y) {
        float* const row = field.row(y);
        std::copy_n(row, field.width, line.begin() + reach);
        float sum = 0;
        for (std::size_t x = 0; x <= static_cast<std::size_t>(2 * reach); ++x) sum += line[x];
        for (int x = 0; x < field.width; ++x) {
            row[x] = std::max(0.F, sum) / count;
            sum += line[static_cast<std::size_t>(x + 2 * reach + 1)] - line[static_cast<std::size_t>(x)];
        }
    }
}

Raster blurred(Raster field, float points) {
    const int reach = std::max(1, static_cast<int>(std::lround(points)));
    for (int time = 0; time < 2; ++time) {
        blur_rows(field, reach);
        blur_columns(field, reach);
    }
    return field;
}

bool in_hex(glm::vec2 off) {  // From its centre.
    const glm::vec2 part = glm::abs(off);
    return part.x <= 0.5F && part.y * 0.8660254F + part.x * 0.5F <= 0.5F;
}

struct ColumnLook {
    float height = 0, glow = 0;  // Its top; a tree counts for less, for light comes through.
};

ColumnLook column_look(const Terrain& terrain, const Terrain::Column& column, const std::vector<TileStyle>& styles,
                       const Catalogue& catalogue) {
    constexpr float leafy = 0.3F;
    constexpr float seventh = level_world / sevenths_per_level;
    ColumnLook look;
    for (const Solid& solid : terrain.solids(column)) {
        const TileStyle& style = styles[solid.kind.index()];
        const float foot = static_cast<float>((solid.first_slot - 1) * sevenths_per_level) * seventh;
        const float top = foot + static_cast<float>(style.thickness) * seventh;
        const bool grows = catalogue[solid.kind].body == Body::Column;
        const float end = static_cast<float>(solid.last_slot) * level_world;
        const float counted = grows ? top + (end - top) * leafy : top;
        if (counted < look.height || (style.thickness == 0 && !grows)) continue;
        look = {counted, style.paint.material == Material::Lava ? 1.F : 0.F};
    }
    return look;
}

}  // namespace

Surroundings surroundings_of(const Terrain& terrain, const Catalogue& catalogue) {
    Surroundings made;
    if (terrain.columns().empty()) return made;
    glm::vec2 low(1e9F), high(-1e9F);
    for (const Terrain::Column& column : terrain.columns()) {
        low = glm::min(low, world_of(column.hex));
        high = glm::max(high, world_of(column.hex));
    }
    made.low = low - margin;
    made.size = high - low + 2 * margin;
    const float fine = std::min(finest, most_points / std::max(made.size.x, made.size.y));
    made.width = std::max(1, static_cast<int>(std::ceil(made.size.x * fine)));
    made.height = std::max(1, static_cast<int>(std::ceil(made.size.y * fine)));
    made.size = glm::vec2(made.width, made.height) / fine;
    std::vector<TileStyle> styles;
    for (const PieceType& type : catalogue.pieces()) styles.push_back(tile_style(type, catalogue));
    Raster heights{made.width, made.height,
                   std::vector<float>(static_cast<std::size_t>(made.width) * static_cast<std::size_t>(made.height))};
    Raster glow = heights;
    for (const Terrain::Column& column : terrain.columns()) {
        const ColumnLook look = column_look(terrain, column, styles, catalogue);
        const glm::vec2 centre = world_of(column.hex), middle = (centre - made.low) * fine;
        const int reach = static_cast<int>(std::ceil(fine * 0.6F));
        for (int y = static_cast<int>(middle.y) - reach; y <= static_cast<int>(middle.y) + reach; ++y)
            for (int x = static_cast<int>(middle.x) - reach; x <= static_cast<int>(middle.x) + reach; ++x) {
                const glm::vec2 at = made.low + (glm::vec2(x, y) + 0.5F) / fine;
                if (x < 0 || y < 0 || x >= made.width || y >= made.height || !in_hex(at - centre)) continue;
                heights.at(x, y) = look.height;
                glow.at(x, y) = look.glow;
            }
    }
    for (const float height : heights.points) made.highest = std::max(made.highest, height);
    const Raster near = blurred(heights, fine * 0.14F), far = blurred(heights, fine * 0.5F);
    if (std::ranges::any_of(glow.points, [](float part) { return part > 0; }))
        glow = blurred(std::move(glow), fine * 0.45F);
    made.points.clear();
    made.points.reserve(heights.points.size() * 4);
    const auto whole = [](float part) { return static_cast<std::uint16_t>(std::clamp(part, 0.F, 1.F) * 65535 + 0.5F); };
    for (std::size_t i = 0; i < heights.points.size(); ++i)
        made.points.insert(made.points.end(),
                           {whole(near.points[i] / made.highest), whole(far.points[i] / made.highest),
                            whole(glow.points[i]), std::uint16_t{0}});
    return made;
}

}  // namespace hexwright::view
