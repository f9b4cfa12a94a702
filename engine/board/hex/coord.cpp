#include "engine/board/hex/coord.h"

#include "engine/board/room.h"

#include <charconv>
#include <cstdlib>

namespace hexwright::board {
namespace {

std::optional<std::vector<int>> integers(std::string_view text, std::size_t count) {
    std::vector<int> numbers;
    const char* at = text.data();
    const char* end = at + text.size();
    while (numbers.size() < count) {
        int number = 0;
        const auto [rest, error] = std::from_chars(at, end, number);
        if (error != std::errc{}) return {};
        numbers.push_back(number);
        at = rest;
        if (numbers.size() == count) break;
        if (at == end || *at != ',') return {};
        ++at;
    }
    if (at != end) return {};
    return numbers;
}

}  // namespace

std::string_view to_text(Direction side) {
    constexpr std::string_view names[] = {"ne", "e", "se", "sw", "w", "nw"};
    return names[static_cast<int>(side)];
}

std::optional<Direction> direction_from(std::string_view text) {
    for (const Direction side : all_directions)
        if (to_text(side) == text) return side;
    return {};
}

std::optional<Direction> side_towards(HexCoord from, HexCoord to) {
    for (const Direction side : all_directions)
        if (neighbour(from, side) == to) return side;
    return {};
}

std::vector<HexCoord> ring(HexCoord centre, int radius) {
    if (radius <= 0) return {centre};
    std::vector<HexCoord> hexes;
    HexCoord at = centre + offset(Direction::NW) * radius;
    for (int side = 0; side < 6; ++side)
        for (int step = 0; step < radius; ++step) {
            hexes.push_back(at);
            at = neighbour(at, turned(Direction::E, side));
        }
    return hexes;
}

std::vector<HexCoord> disk(HexCoord centre, int radius) {
    std::vector<HexCoord> hexes;
    for (int r = -radius; r <= radius; ++r)
        for (int q = std::max(-radius, -radius - r); q <= std::min(radius, radius - r); ++q)
            hexes.push_back(centre + HexCoord{q, r});
    return hexes;
}

std::vector<HexCoord> line(HexCoord from, HexCoord to) {
    // Cube rounding in exact arithmetic: points are fractions over 6 * steps, nudged aside by the smallest possible
    // fraction.
    const int steps = distance(from, to);
    if (steps == 0) return {from};
    const long long scale = 6LL * steps;
    const auto nearest = [scale](long long x) {
        const long long floor = x >= 0 ? x / scale : -((-x + scale - 1) / scale);
        return 2 * (x - floor * scale) >= scale ? floor + 1 : floor;
    };
    std::vector<HexCoord> hexes;
    for (int i = 0; i <= steps; ++i) {
        const long long q = 6LL * (to.q - from.q) * i + 1, r = 6LL * (to.r - from.r) * i + 1, s = -q - r;
        long long rq = nearest(q), rr = nearest(r);
        const long long rs = nearest(s);
        const auto error = [scale](long long rounded, long long x) { return std::llabs(rounded * scale - x); };
        if (error(rq, q) > error(rr, r) && error(rq, q) > error(rs, s)) rq = -rr - rs;
        else if (error(rr, r) > error(rs, s)) rr = -rq - rs;
        hexes.push_back(from + HexCoord{static_cast<int>(rq), static_cast<int>(rr)});
    }
    return hexes;
}

std::string to_text(HexCoord hex) { return std::to_string(hex.q) + "," + std::to_string(hex.r); }
std::string to_text(Space space) { return to_text(space.at) + "," + std::to_string(space.level); }

std::string to_text(const std::vector<Space>& spaces) {
    std::string text;
    for (const Space space : spaces) text += (text.empty() ? "" : ", ") + to_text(space);
    return text;
}

std::optional<HexCoord> hex_from(std::string_view text) {
    const auto numbers = integers(text, 2);
    if (!numbers) return {};
    const HexCoord hex{(*numbers)[0], (*numbers)[1]};
    return in_bounds(hex) ? std::optional(hex) : std::nullopt;
}

std::optional<Space> space_from(std::string_view text) {
    const auto numbers = integers(text, 3);
    if (!numbers) return {};
    const Space space{{(*numbers)[0], (*numbers)[1]}, (*numbers)[2]};
    const bool fits = in_bounds(space.at) && space.level >= 1 && space.level <= max_level;
    return fits ? std::optional(space) : std::nullopt;
}

}  // namespace hexwright::board
