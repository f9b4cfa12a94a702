#include "engine/map_code/cells.h"

#include "engine/board/hex/footprint.h"

#include <algorithm>

namespace hexwright::map_code {

namespace {

Lie lie_of(const std::vector<HexCoord>& shape, int turn) {
    Lie lie{turn, {}, footprint(shape, {}, turn)};
    std::ranges::sort(lie.hexes, comes_before);
    const HexCoord first = lie.hexes.front();
    lie.origin = HexCoord{} - first;
    for (HexCoord& hex : lie.hexes) hex = hex - first;
    return lie;
}

}  // namespace

bool comes_before(HexCoord a, HexCoord b) { return a.r != b.r ? a.r < b.r : a.q < b.q; }

int column_of(HexCoord hex) { return hex.q + (hex.r - (hex.r & 1)) / 2; }

bool Box::holds(HexCoord hex) const {
    const int at = column_of(hex) - column;
    return hex.r >= row && hex.r < row + rows && at >= 0 && at < columns;
}

std::size_t Box::number(HexCoord hex) const {
    return static_cast<std::size_t>(hex.r - row) * static_cast<std::size_t>(columns) +
           static_cast<std::size_t>(column_of(hex) - column);
}

HexCoord Box::hex(std::size_t number) const {
    if (columns == 0) return {};
    const int r = row + static_cast<int>(number) / columns;
    return {column + static_cast<int>(number) % columns - (r - (r & 1)) / 2, r};
}

Box box_around(const std::vector<HexCoord>& hexes) {
    if (hexes.empty()) return {};
    Box box{hexes[0].r, hexes[0].r, column_of(hexes[0]), column_of(hexes[0])};
    for (const HexCoord hex : hexes) {  // For now `rows` and `columns` are the last ones.
        box.row = std::min(box.row, hex.r);
        box.rows = std::max(box.rows, hex.r);
        box.column = std::min(box.column, column_of(hex));
        box.columns = std::max(box.columns, column_of(hex));
    }
    return {box.row, box.rows - box.row + 1, box.column, box.columns - box.column + 1};
}

std::vector<std::vector<Lie>> lies_of_shapes(bool of_tiles) {
    std::vector<std::vector<Lie>> all;
    for (const std::vector<HexCoord>& shape : frozen_shapes()) {
        std::vector<Lie>& lies = all.emplace_back();
        for (int turn = 0; turn < 6; ++turn) {
            Lie lie = lie_of(shape, turn);
            const bool known = std::ranges::any_of(lies, [&](const Lie& other) { return other.hexes == lie.hexes; });
            if (!of_tiles || !known) lies.push_back(std::move(lie));
        }
    }
    return all;
}

const Laid* Cells::at(HexCoord hex) const {
    const int piece = box_.holds(hex) ? piece_[box_.number(hex)] : -1;
    return piece < 0 ? nullptr : &laid_[static_cast<std::size_t>(piece)];
}

bool Cells::fits(HexCoord first, const Lie& lie, int level) const {
    return std::ranges::all_of(
        lie.hexes, [&](HexCoord hex) { return box_.holds(first + hex) && top_[box_.number(first + hex)] < level; });
}

void Cells::lay(Laid piece) {
    const int top = piece.level + frozen_kinds()[piece.kind].slots - 1;
    for (const HexCoord hex : piece.hexes) {
        top_[box_.number(hex)] = top;
        piece_[box_.number(hex)] = static_cast<int>(laid_.size());
    }
    laid_.push_back(std::move(piece));
}

int Cells::contact(HexCoord first, const Lie& lie, int level) const {
    int sides = 0, taken = 0;
    for (const HexCoord hex : lie.hexes)
        for (const Direction side : all_directions) {
            const HexCoord beside = neighbour(hex, side);
            if (std::ranges::find(lie.hexes, beside) != lie.hexes.end()) continue;
            ++sides;
            taken += covered(first + beside, level) ? 1 : 0;
        }
    return taken == 0 ? 0 : taken == sides ? 3 : taken * 2 < sides ? 1 : 2;
}

int Cells::carried(HexCoord first, const Lie& lie, int level) const {
    const auto below = std::ranges::count_if(lie.hexes, [&](HexCoord hex) { return covered(first + hex, level - 1); });
    return below == 0 ? 0 : below == static_cast<std::ptrdiff_t>(lie.hexes.size()) ? 2 : 1;
}

}  // namespace hexwright::map_code
