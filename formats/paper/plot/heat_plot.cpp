#include "formats/paper/plot/heat_plot.h"

#include "formats/paper/plot/plots.h"
#include "formats/paper/sheet/hex_shapes.h"
#include "formats/paper/sheet/palette.h"
#include "formats/paper/sheet/plan_drawing.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace hexwright::paper {
namespace {

bool is_ground(const Heat& heat, const Board& board, std::size_t space) {
    return space < heat.spaces.size() && board.spaces()[space].stand == Stand::Figures;
}

std::int64_t hottest(const Heat& heat, HeatKind kind, const Board& board) {
    std::int64_t most = 0;
    for (std::size_t i = 0; i < board.size(); ++i)
        if (is_ground(heat, board, i)) most = std::max(most, heat_at(heat, kind, static_cast<SpaceIndex>(i)));
    return most;
}

// From best to worst, rows that have a space.
std::vector<SpaceLegend> legend_of(HeatKind kind, const std::vector<SpaceValue>& values) {
    std::vector<SpaceLegend> legend;
    const auto row = [&](const char* words, int from, int to) {
        if (std::ranges::any_of(values, [&](const SpaceValue& each) { return each.value >= from && each.value <= to; }))
            legend.push_back({Message{words, {{"from", from}, {"to", to}}}, from, to, false});
    };
    if (kind == HeatKind::Unused) {
        row("heat.unused", 1, 1);
        return legend;
    }
    row("heat.share", 76, 100);
    row("heat.share", 51, 75);
    row("heat.share", 26, 50);
    row("heat.share", 1, 25);
    row("heat.none", 0, 0);
    return legend;
}

}  // namespace

std::int64_t heat_at(const Heat& heat, HeatKind kind, SpaceIndex space) {
    const SpaceHeat& here = heat.spaces[static_cast<std::size_t>(space)];
    switch (kind) {
        case HeatKind::Stood:
            return here.stood;
        case HeatKind::Died:
            return here.died;
        case HeatKind::Attacked:
            return here.attacked;
        case HeatKind::FirstBlood:
            return here.first_blood;
        case HeatKind::Unused:
            break;
    }
    return static_cast<std::int64_t>(is_unused(heat, space));
}

SpaceMap heat_map(const Heat& heat, HeatKind kind, const Board& board) {
    constexpr EnumTexts<HeatKind, HeatKind::Unused> explanations({{HeatKind::Stood, "heat.stood.means"},
                                                                  {HeatKind::Died, "heat.died.means"},
                                                                  {HeatKind::Attacked, "heat.attacked.means"},
                                                                  {HeatKind::FirstBlood, "heat.first-blood.means"},
                                                                  {HeatKind::Unused, "heat.unused.means"}});
    SpaceMap map{.title = Message{heat_titles[kind]}, .explanation = Message{explanations[kind]}};
    const std::int64_t most = hottest(heat, kind, board);
    for (std::size_t i = 0; i < board.size(); ++i) {
        if (!is_ground(heat, board, i)) continue;
        const std::int64_t here = heat_at(heat, kind, static_cast<SpaceIndex>(i));
        if (kind == HeatKind::Unused && here == 0) continue;
        const bool share = kind != HeatKind::Unused && most > 0;
        const std::int64_t value = share ? (here * 100 + most - 1) / most : here;  // Above 0 where anything was.
        map.values.push_back({board.spaces()[i].space, static_cast<int>(value)});
    }
    std::ranges::sort(map.values, {}, &SpaceValue::at);
    map.legend = legend_of(kind, map.values);
    return map;
}

Drawing heat_plot(const Heat& heat, HeatKind kind, const Scenario& scenario, const Terrain& terrain, const Board& board,
                  const Catalogue& catalogue, const std::string& title) {
    PlacedDrawing plan = plan_drawing(scenario, terrain, catalogue, {.heights = false, .margin = 34, .fade_below = 0});
    const std::int64_t most = std::max<std::int64_t>(1, hottest(heat, kind, board));
    std::map<HexCoord, double> hexes;
    for (std::size_t i = 0; i < board.size(); ++i) {
        if (!is_ground(heat, board, i)) continue;
        double& share = hexes[board.spaces()[i].space.at];
        const double here = static_cast<double>(heat_at(heat, kind, static_cast<SpaceIndex>(i)));
        share = std::max(share, here / static_cast<double>(most));
    }
    const unsigned rgb = kind == HeatKind::Unused ? 0x3B4A9C : 0xC8281E;
    const Point offset = plan.origin - centre_of({0, 0});
    for (const auto& [hex, share] : hexes) {
        const auto corners = corners_of(hex);
        Ring ring(corners.begin(), corners.end());
        for (Point& corner : ring) corner = corner + offset;
        // The root, so that a space that is only half as hot still shows. Nobody there: pale.
        const Color veil = share > 0 ? Color{rgb, 0.15 + 0.75 * std::sqrt(share)} : Color{0xFFFFFF, 0.5};
        plan.drawing.marks.emplace_back(Polygon{{std::move(ring)}, veil, {{0, 0}, 0}});
    }
    plan.drawing.marks.emplace_back(Text{{10, 20}, title, 15, Color{theme_of(false).ink}, Anchor::Left, true});
    return plan.drawing;
}

}  // namespace hexwright::paper
