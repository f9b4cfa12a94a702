#include "engine/board/battlefield/fill.h"

#include "engine/board/room.h"
#include "engine/core/exact_cover.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>

namespace hexwright::board {
namespace {

constexpr int window_hexes = 44;  // Number of hexes that are filled anew at once while improving a large area.
constexpr int window_looks = 400;
constexpr int gap_cost = 1000;  // Cost of a hex that stays open: more than the tiles of a whole window.
constexpr int nothing_lies = -1;

// Tiles of one form. Kinds that look the same from above share one shape.
struct Shape {
    std::vector<std::vector<HexCoord>> ways;  // For each turn, the hexes relative to the first one.
    std::vector<PieceKind> kinds;
    int left = 0;
    std::size_t size() const { return ways[0].size(); }
};

std::vector<HexCoord> from_first(std::vector<HexCoord> hexes) {
    std::ranges::sort(hexes);
    const HexCoord first = hexes.front();
    for (HexCoord& hex : hexes) hex = hex - first;
    return hexes;
}

std::vector<std::vector<HexCoord>> ways_of(PieceKind kind, const Catalogue& catalogue) {
    std::vector<std::vector<HexCoord>> ways;
    for (int turn = 0; turn < 6; ++turn) ways.push_back(from_first(catalogue.footprint(kind, turn)));
    std::ranges::sort(ways);
    ways.erase(std::unique(ways.begin(), ways.end()), ways.end());
    return ways;
}

// Number of tiles of this kind that `left` can make, at most `most`. Their items are taken out of `left`, so that kinds
// made of equal items do not share them.
int take(PieceKind kind, Inventory& left, const Catalogue& catalogue, int most) {
    Inventory each;
    each.add(catalogue[kind]);
    int times = most;
    for (std::size_t i = 0; i < each.kinds(); ++i)
        if (const ItemKind item{static_cast<int>(i)}; each[item] > 0)
            times = std::min(times, std::max(0, left[item]) / each[item]);
    for (const ItemKind item : catalogue[kind].items) left.add(item, -times);
    return times;
}

std::vector<Shape> shapes_of(const FillWish& wish, const Catalogue& catalogue) {
    std::vector<Shape> shapes;
    Inventory left = wish.left ? *wish.left : Inventory{};
    for (const PieceKind kind : wish.kinds) {
        if (!catalogue[kind].plain_tile() || catalogue[kind].slots != 1) continue;
        const int most = static_cast<int>(wish.area.size() / catalogue[kind].hexes.size());
        const int count = wish.left ? take(kind, left, catalogue, most) : most;
        if (count == 0) continue;
        std::vector<std::vector<HexCoord>> ways = ways_of(kind, catalogue);
        auto known = std::ranges::find(shapes, ways, &Shape::ways);
        if (known == shapes.end()) known = shapes.insert(known, {std::move(ways), {}, 0});
        known->kinds.insert(known->kinds.end(), static_cast<std::size_t>(count), kind);
        known->left = std::min(known->left + count, most);
    }
    std::ranges::stable_sort(shapes, std::ranges::greater{}, &Shape::size);
    // The smallest shape is kept because it is needed most.
    if (shapes.size() >= most_sorts) shapes.erase(shapes.begin() + most_sorts - 2, shapes.end() - 1);
    return shapes;
}

// A laid tile; `hexes` are indices into the area.
struct Laid {
    int shape = nothing_lies;
    std::vector<int> hexes;
};

// An area being filled: every hex is either covered by a laid tile or open.
class Floor {
public:
    Floor(std::vector<HexCoord> area, std::vector<Shape>& shapes) : hexes_(std::move(area)), shapes_(shapes) {
        std::ranges::sort(hexes_, {}, [](HexCoord hex) { return std::pair(hex.r, hex.q); });
        for (std::size_t i = 0; i < hexes_.size(); ++i) number_[hexes_[i]] = static_cast<int>(i);
        laid_on_.assign(hexes_.size(), nothing_lies);
        open_ = static_cast<int>(hexes_.size());
    }

    int open() const { return open_; }
    int size() const { return static_cast<int>(hexes_.size()); }
    HexCoord hex(int number) const { return hexes_[number]; }
    int first_open() const { return static_cast<int>(std::ranges::find(laid_on_, nothing_lies) - laid_on_.begin()); }
    const std::vector<Laid>& laid() const { return laid_; }

    // Lays tiles row by row, the largest first, wherever one fits.
    void lay_greedily() {
        for (std::size_t shape = 0; shape < shapes_.size(); ++shape)
            for (int at = 0; at < size() && shapes_[shape].left > 0; ++at)
                for (const auto& way : shapes_[shape].ways)
                    if (shapes_[shape].left > 0)
                        if (std::vector<int> hexes = numbers(way, at); free(hexes))
                            lay(static_cast<int>(shape), std::move(hexes));
    }

    // Finds the best tiles for the surroundings of one hex; returns true when that is an improvement. `proven` is as
    // reported by the search.
    bool mend_around(int hex, int most, int allowed_looks, int& looks, bool& proven) {
        const std::vector<int> window = around(hex, most);
        const CoverPuzzle puzzle = puzzle_of(window);
        const long long now = cost_of(window);
        int some = std::min(allowed_looks, looks);
        const int given = some;
        const CoverAnswer answer = cheapest_cover(puzzle, now, some);
        looks -= given - some;
        proven = answer.proven;
        if (answer.found) relay(window, puzzle, answer.cover);
        return answer.found;
    }

private:
    // Indices of the hexes of `way` laid at `at`; empty when some are outside the area.
    std::vector<int> numbers(const std::vector<HexCoord>& way, int at) const {
        std::vector<int> found;
        for (const HexCoord hex : way) {
            const auto known = number_.find(hexes_[at] + hex);
            if (known == number_.end()) return {};
            found.push_back(known->second);
        }
        return found;
    }

    bool free(const std::vector<int>& hexes) const {
        return !hexes.empty() && std::ranges::all_of(hexes, [this](int hex) { return laid_on_[hex] == nothing_lies; });
    }

    void lay(int shape, std::vector<int> hexes) {
        for (const int hex : hexes) laid_on_[hex] = static_cast<int>(laid_.size());
        open_ -= static_cast<int>(hexes.size());
        --shapes_[shape].left;
        laid_.push_back({shape, std::move(hexes)});
    }

    void lift(int number) {
        for (const int hex : laid_[number].hexes) laid_on_[hex] = nothing_lies;
        open_ += static_cast<int>(laid_[number].hexes.size());
        ++shapes_[laid_[number].shape].left;
        if (number + 1 != static_cast<int>(laid_.size())) {
            laid_[number] = std::move(laid_.back());
            for (const int hex : laid_[number].hexes) laid_on_[hex] = number;
        }
        laid_.pop_back();
    }

    // The open hexes and hexes of whole tiles that are nearest to this one.
    std::vector<int> around(int centre, int most) const {
        std::vector<int> window;
        std::vector<bool> in(hexes_.size());
        for (int radius = 0; static_cast<int>(window.size()) < most && radius <= window_hexes; ++radius)
            for (const HexCoord hex : ring(hexes_[centre], radius)) {
                const auto known = number_.find(hex);
                if (known == number_.end() || in[known->second]) continue;
                const int tile = laid_on_[known->second];
                const std::vector<int> whole = tile == nothing_lies ? std::vector{known->second} : laid_[tile].hexes;
                if (window.size() + whole.size() > static_cast<std::size_t>(most)) continue;
                for (const int each : whole) in[each] = true;
                window.insert(window.end(), whole.begin(), whole.end());
            }
        std::ranges::sort(window);
        return window;
    }

    long long cost_of(const std::vector<int>& window) const {
        std::vector<int> tiles;
        long long cost = 0;
        for (const int hex : window) {
            if (laid_on_[hex] == nothing_lies) cost += gap_cost;
            else tiles.push_back(laid_on_[hex]);
        }
        std::ranges::sort(tiles);
        return cost + (std::unique(tiles.begin(), tiles.end()) - tiles.begin());
    }

    // The sorts are the shapes, with the stock that the window itself holds added, and last the gap.
    CoverPuzzle puzzle_of(const std::vector<int>& window) const {
        CoverPuzzle puzzle;
        puzzle.cells = static_cast<int>(window.size());
        for (const Shape& shape : shapes_) puzzle.sorts.push_back({1, static_cast<int>(shape.size()), shape.left});
        puzzle.sorts.push_back({gap_cost, 1, puzzle.cells});
        std::vector<bool> counted(laid_.size());
        for (const int hex : window) {
            const int tile = laid_on_[hex];
            if (tile == nothing_lies || counted[tile]) continue;
            counted[tile] = true;
            ++puzzle.sorts[laid_[tile].shape].left;
        }
        for (std::size_t shape = 0; shape < shapes_.size(); ++shape)
            if (puzzle.sorts[shape].left > 0) add_ways(static_cast<int>(shape), window, puzzle);
        for (int cell = 0; cell < puzzle.cells; ++cell)
            puzzle.tiles.push_back({std::uint64_t{1} << cell, static_cast<int>(shapes_.size())});
        return puzzle;
    }

    void add_ways(int shape, const std::vector<int>& window, CoverPuzzle& puzzle) const {
        const auto cell_of = [&](int hex) {
            const auto found = std::ranges::lower_bound(window, hex);
            return found != window.end() && *found == hex ? static_cast<int>(found - window.begin()) : -1;
        };
        for (const int at : window)
            for (const auto& way : shapes_[shape].ways) {
                const std::vector<int> hexes = numbers(way, at);
                std::uint64_t cells = 0;
                const bool inside = std::ranges::all_of(hexes, [&](int hex) {
                    const int cell = cell_of(hex);
                    if (cell >= 0) cells |= std::uint64_t{1} << cell;
                    return cell >= 0;
                });
                if (inside && !hexes.empty()) puzzle.tiles.push_back({cells, shape});
            }
    }

    void relay(const std::vector<int>& window, const CoverPuzzle& puzzle, const Cover& cover) {
        for (const int hex : window)
            if (laid_on_[hex] != nothing_lies) lift(laid_on_[hex]);
        for (const int number : cover.tiles) {
            const CoverPuzzle::Tile& tile = puzzle.tiles[number];
            if (tile.sort == static_cast<int>(shapes_.size())) continue;  // A gap, not a tile.
            std::vector<int> hexes;
            for (int cell = 0; cell < puzzle.cells; ++cell)
                if (tile.cells >> cell & 1) hexes.push_back(window[cell]);
            lay(tile.sort, std::move(hexes));
        }
    }

    std::vector<HexCoord> hexes_;  // Sorted row by row.
    std::vector<Shape>& shapes_;
    std::unordered_map<HexCoord, int> number_;
    std::vector<int> laid_on_;  // The index of the tile on each hex.
    std::vector<Laid> laid_;
    int open_ = 0;
};

// Lower bound on the number of tiles of any cover, ignoring shapes.
int fewest_thinkable(int hexes, const std::vector<Shape>& shapes) {
    int tiles = 0;
    for (const Shape& shape : shapes) {  // Sorted largest first.
        const int size = static_cast<int>(shape.size());
        const int used = std::min(shape.left, (hexes + size - 1) / size);
        tiles += used;
        hexes -= used * size;
        if (hexes <= 0) break;
    }
    return tiles;
}

// Improves overlapping windows (by more than half) until none of them gets better.
void mend(Floor& floor, int& looks) {
    const int step = 5;
    bool proven = false;
    for (bool better = true; better && looks > 0;) {
        better = false;
        for (int hex = 0; hex < floor.size() && looks > 0; hex += step)
            better |= floor.mend_around(hex, window_hexes, window_looks, looks, proven);
    }
}

PlacedPiece placed(const Laid& laid, PieceKind kind, const Floor& floor, int level, const Catalogue& catalogue) {
    std::vector<HexCoord> hexes;
    for (const int hex : laid.hexes) hexes.push_back(floor.hex(hex));
    std::ranges::sort(hexes);
    for (int turn = 0;; ++turn) {
        std::vector<HexCoord> there = catalogue.footprint(kind, turn);
        std::ranges::sort(there);
        const HexCoord way = hexes.front() - there.front();
        const bool same = std::ranges::equal(there, hexes, {}, [way](HexCoord hex) { return hex + way; });
        if (same)
            return stored({.kind = kind, .at = way, .level = level, .turn = static_cast<std::int8_t>(turn)}, catalogue);
    }
}

std::vector<PlacedPiece> pieces_of(const Floor& floor, std::vector<Shape>& shapes, int level,
                                   const Catalogue& catalogue) {
    std::vector<Laid> laid = floor.laid();
    std::ranges::sort(laid, {}, [](const Laid& each) { return *std::ranges::min_element(each.hexes); });
    std::vector<std::size_t> used(shapes.size());
    std::vector<PlacedPiece> pieces;
    for (const Laid& each : laid) {
        const std::size_t number = used[each.shape]++;
        pieces.push_back(placed(each, shapes[each.shape].kinds[number], floor, level, catalogue));
    }
    return pieces;
}

Refusal no(std::string id, std::size_t hexes, std::size_t covered, HexCoord first_open, int level) {
    const Space open{first_open, level};
    return {.message = {std::move(id),
                        {{"hexes", hexes}, {"covered", covered}, {"open", hexes - covered}, {"at", to_text(open)}}},
            .spaces = {open}};
}

}  // namespace

Result<Filling> fill_area(const FillWish& wish, const Catalogue& catalogue, int looks) {
    const std::size_t hexes = wish.area.size();
    if (hexes == 0) return failure(Message{"refused.fill-nothing"});
    if (hexes > most_fill_hexes)
        return failure(Message{"refused.fill-too-large", {{"hexes", hexes}, {"most", most_fill_hexes}}});
    std::vector<Shape> shapes = shapes_of(wish, catalogue);
    std::size_t reach = 0;
    for (const Shape& shape : shapes) reach += shape.size() * static_cast<std::size_t>(shape.left);
    if (reach < hexes) return failure(no("refused.fill-too-few", hexes, reach, wish.area[0], wish.level));
    const int thinkable = fewest_thinkable(static_cast<int>(hexes), shapes);
    Floor floor(wish.area, shapes);
    floor.lay_greedily();
    bool proven = false;
    if (floor.size() > window_hexes) {
        int some = looks / 2;  // The other half is for the proof.
        looks -= some;
        mend(floor, some);
        looks += some;
    }
    if (floor.size() <= most_cells) floor.mend_around(0, most_cells, looks, looks, proven);
    if (floor.open() > 0)
        return failure(no(proven ? "refused.fill-no-way" : "refused.fill-not-found", hexes,
                          hexes - static_cast<std::size_t>(floor.open()), floor.hex(floor.first_open()), wish.level));
    proven = proven || static_cast<int>(floor.laid().size()) == thinkable;
    return Filling{pieces_of(floor, shapes, wish.level, catalogue), proven};
}

std::vector<PieceKind> tiles_like(PieceKind kind, const Catalogue& catalogue) {
    const PieceType& like = catalogue[kind];
    std::vector<PieceKind> found;
    if (!like.plain_tile() || like.slots != 1) return found;
    for (std::size_t i = 0; i < catalogue.pieces().size(); ++i) {
        const PieceType& type = catalogue.pieces()[i];
        if (type.terrain == like.terrain && type.body == like.body && type.height == like.height && type.slots == 1 &&
            type.items.size() == like.items.size())
            found.push_back(PieceKind{static_cast<int>(i)});
    }
    std::ranges::stable_sort(found, std::ranges::greater{},
                             [&](PieceKind each) { return catalogue[each].hexes.size(); });
    return found;
}

Inventory left_of(const Inventory& allowed, const Inventory& used) {
    Inventory left;
    for (std::size_t i = 0; i < allowed.kinds(); ++i) {
        const ItemKind item{static_cast<int>(i)};
        left.add(item, std::max(0, allowed[item] - used[item]));
    }
    return left;
}

}  // namespace hexwright::board
