#include "engine/rules/range.h"

#include <algorithm>

namespace hexwright::rules {
namespace {

constexpr int nowhere = -1;

// Index of the hex's column, or `nowhere`.
int place_of(const Terrain& terrain, HexCoord hex) {
    const Terrain::Column* column = terrain.column(hex);
    return column && column->solids > 0 ? static_cast<int>(column - terrain.columns().data()) : nowhere;
}

// Walks straight towards `to`, hex by hex, as long as there is battlefield. Returns true on arrival, because no way can
// be shorter.
bool leads_straight(const Terrain& terrain, HexCoord from, HexCoord to) {
    while (from != to) {
        const HexCoord here = from;
        for (const Direction side : all_directions)
            if (const HexCoord next = neighbour(here, side);
                distance(next, to) < distance(here, to) && place_of(terrain, next) != nowhere) {
                from = next;
                break;
            }
        if (from == here) return false;
    }
    return true;
}

// Number of steps from the nearest start to every column, by breadth-first search that stops once `goals` are reached.
std::vector<std::int16_t> steps_from(const Terrain& terrain, std::span<const HexCoord> starts,
                                     std::span<const HexCoord> goals) {
    const auto columns = terrain.columns();
    std::vector<std::int16_t> steps(columns.size(), nowhere);
    std::vector<int> reached;
    const auto reach = [&](HexCoord hex, int count) {
        const int place = place_of(terrain, hex);
        if (place == nowhere || steps[static_cast<std::size_t>(place)] != nowhere) return;
        steps[static_cast<std::size_t>(place)] = static_cast<std::int16_t>(std::min(count, INT16_MAX));
        reached.push_back(place);
    };
    for (const HexCoord start : starts) reach(start, 0);
    for (std::size_t i = 0; i < reached.size(); ++i) {
        const auto place = static_cast<std::size_t>(reached[i]);
        const HexCoord here = columns[place].hex;
        if (std::ranges::find(goals, here) != goals.end()) break;
        for (const Direction side : all_directions) reach(neighbour(here, side), steps[place] + 1);
    }
    return steps;
}

std::optional<int> steps_to(const Terrain& terrain, std::span<const std::int16_t> steps, HexCoord hex) {
    const int place = place_of(terrain, hex);
    if (place == nowhere || steps[static_cast<std::size_t>(place)] == nowhere) return {};
    return steps[static_cast<std::size_t>(place)];
}

}  // namespace

std::optional<int> range_between(const Terrain& terrain, HexCoord from, HexCoord to) {
    return range_between(terrain, std::span(&from, 1), std::span(&to, 1));
}

std::optional<int> range_between(const Terrain& terrain, std::span<const HexCoord> from, std::span<const HexCoord> to) {
    if (from.empty() || to.empty()) return {};
    HexCoord near_from = from[0], near_to = to[0];
    for (const HexCoord a : from)
        for (const HexCoord b : to)
            if (distance(a, b) < distance(near_from, near_to)) {
                near_from = a;
                near_to = b;
            }
    if (place_of(terrain, near_from) != nowhere && leads_straight(terrain, near_from, near_to))
        return distance(near_from, near_to);
    const std::vector<std::int16_t> steps = steps_from(terrain, from, to);
    std::optional<int> least;
    for (const HexCoord hex : to)
        if (const auto count = steps_to(terrain, steps, hex); count && (!least || *count < *least)) least = count;
    return least;
}

std::optional<int> RangeTable::between(HexCoord from, HexCoord to) {
    const int place = place_of(*terrain_, from);
    if (place == nowhere) return {};
    Row& row = rows_[static_cast<std::size_t>(place)];
    if (row.empty()) row = steps_from(*terrain_, std::span(&from, 1), {});
    return steps_to(*terrain_, row, to);
}

std::size_t RangeTable::rows() const {
    return static_cast<std::size_t>(std::ranges::count_if(rows_, [](const Row& row) { return !row.empty(); }));
}

}  // namespace hexwright::rules
