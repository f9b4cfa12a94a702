#include "engine/rules/walls.h"

#include "engine/board/battlefield/battlefield.h"
#include "engine/board/battlefield/terrain.h"
#include "engine/board/catalogue/catalogue.h"

#include <algorithm>
#include <tuple>

namespace hexwright::rules {
namespace {

// Ladders are climbed one after another; the top of the last must be within a level of the edge.
bool ladder_reaches(int lower, int higher, std::span<const Wall> walls) {
    bool climbed = false;
    for (const Wall& wall : walls)
        if (wall.ladder && wall.hurdle.from <= lower && wall.hurdle.top > lower) {
            lower = wall.hurdle.top;
            climbed = true;
        }
    return climbed && lower + 1 >= higher;
}

Wall wall_of(const Barrier& barrier, const PieceType& type, bool inside, const Rules& rules) {
    const auto row = std::ranges::find(rules.obstacles, type.id, &ObstacleHeight::kind);
    const bool listed = row != rules.obstacles.end() && barrier.blocks;
    const int own = barrier.to - barrier.from;
    const auto top_of = [&](bool within) {
        return static_cast<Height>(barrier.from + (!listed ? own : within ? row->inside : row->outside));
    };
    return {barrier.hex,
            barrier.side,
            {barrier.from, top_of(inside), top_of(!inside), type.body == Body::Ruin},
            type.support == Support::Ladder};
}

}  // namespace

Walls::Walls(const Battlefield& battlefield, const Catalogue& catalogue, const Rules& rules) {
    battlefield.each([&](const PlacedPiece& piece) {
        const PieceType& type = catalogue[piece.kind];
        if (type.fills_slots() || (!type.blocks && type.support != Support::Ladder)) return;
        for (const Barrier& barrier : barriers_of(piece, catalogue)) {
            walls_.push_back(wall_of(barrier, type, true, rules));
            Barrier across = barrier;
            across.hex = neighbour(barrier.hex, barrier.side);
            across.side = opposite(barrier.side);
            walls_.push_back(wall_of(across, type, false, rules));
        }
    });
    std::ranges::sort(walls_, {}, [](const Wall& wall) {
        return std::tuple(wall.hex, wall.side, wall.hurdle.from, wall.hurdle.top);
    });
}

std::span<const Wall> Walls::on(HexCoord hex, Direction side) const {
    const auto of = [](const Wall& wall) { return std::tuple(wall.hex, wall.side); };
    const auto first = std::ranges::lower_bound(walls_, std::tuple(hex, side), {}, of);
    return {first, std::ranges::upper_bound(first, walls_.end(), std::tuple(hex, side), {}, of)};
}

Crossing crossing_between(Height from, Height room_from, Height to, Height room_to, std::span<const Wall> walls,
                          std::vector<Hurdle>& hurdles) {
    const int lower = std::min(from, to), higher = std::max(from, to);
    const int opening = std::min(from + room_from, to + room_to) - higher;
    const std::size_t first = hurdles.size();
    for (const Wall& wall : walls)
        if (!wall.ladder && wall.hurdle.top > higher && hurdles.size() - first < 255) hurdles.push_back(wall.hurdle);
    return {.from = from,
            .rise = static_cast<Height>(to - from),
            .opening = static_cast<Height>(std::min<int>(opening, open_sky)),
            .ladder = higher > lower && ladder_reaches(lower, higher, walls),
            .hurdles = std::span(hurdles).subspan(first)};
}

bool parted(const Crossing& crossing, int figure_height) {
    const int above = crossing.from + figure_height;
    return std::ranges::any_of(crossing.hurdles, [above](const Hurdle& wall) { return wall.from < above; });
}

}  // namespace hexwright::rules
