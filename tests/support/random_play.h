// Small random boards with everything that movement has rules for, and figures on them; used to compare the brute-force
// walker with the real rules.
#pragma once
#include "engine/rules/movement.h"
#include "tests/support/brute_walker.h"
#include "tests/support/builders.h"
#include "tests/support/dice.h"
#include "tests/support/every_room.h"

namespace hexwright::testing {

struct RandomPlay {
    BruteBoard board{};
    BruteMover mover{};
    Rules rules{};
};

class RandomPlayMaker {
public:
    explicit RandomPlayMaker(std::uint64_t seed) : dice_{seed * 7919 + 17} {}

    RandomPlay make() {
        RandomPlay play;
        play.board.catalogue = &kinds();
        play.board.edition = std::string(editions()[dice_.below(editions().size())]);
        play.board.heavy_snow = chance(2);
        play.board.slippery_ice = chance(2);
        play.rules = choose_terrain(*rules_of(play.board.edition), play.board.heavy_snow ? Snow::Heavy : Snow::Light,
                                    play.board.slippery_ice ? Ice::Slippery : Ice::Normal);
        wet_ = chance(4);
        paved_ = chance(5);
        play.board.battlefield = battlefield(pieces());
        terrain_ = terrain_of(play.board.battlefield, kinds());
        free_ = spaces();
        place_figures(play);
        return play;
    }

private:
    bool chance(int of) { return dice_.roll(1, of) == 1; }

    Pieces pieces() {
        Pieces all;
        Hexes hexes = disk({0, 0}, 2);
        const bool hive = chance(12);
        if (hive) all.push_back(at("marro-hive", {0, 0}, 1));
        for (const HexCoord hex : hexes) {
            const bool under_hive = hive && std::ranges::count(six_hexes, hex) > 0;
            if (!under_hive && !chance(8)) add_pile(hex, all);
        }
        return all;
    }

    void add_pile(HexCoord hex, Pieces& all) {
        int level = 0;
        const int high = chance(12) ? dice_.roll(8, 36) : dice_.roll(1, chance(3) ? 6 : 3);
        while (level < high) all.push_back(at(paved_ || chance(6) ? "road-1" : "grass-1", hex, ++level));
        if (chance(3) || wet_) add_half(hex, level + 1, all);
        else if (chance(10)) all.push_back(at(chance(2) ? "snow-1" : "lava-field-1", hex, ++level));
        else if (chance(16)) return all.push_back(at(chance(2) ? "tree-10" : "palm-14", hex, level + 1));
        else add_walls(hex, level + 1, all);
        // An overhang; its support does not matter here.
        if (chance(8)) all.push_back(at("grass-1", hex, level + dice_.roll(2, 8)));
    }

    void add_half(HexCoord hex, int level, Pieces& all) {
        const std::vector<std::string> halves{"water-1", "water-1", "swamp-water-1", "ice-1", "lava-1", "shadow-1"};
        all.push_back(at(wet_ && chance(2) ? "water-1" : dice_.pick(halves), hex, level));
    }

    // Some hang in the air, over the heads of whoever stands below.
    void add_walls(HexCoord hex, int ground, Pieces& all) {
        const int level = ground + (chance(5) ? dice_.roll(1, 7) : 0);
        const Direction side = all_directions[dice_.below(6)];
        if (chance(8)) all.push_back(at("ruin-2", hex, level, dice_.roll(0, 5)));
        if (chance(8)) all.push_back(beside("castle-battlement", hex, level, side));
        if (chance(30)) all.push_back(beside("castle-flag", hex, level, side));
        if (chance(20)) all.push_back(between("stone-wall-4", hex, hex + offset(side) * 3, level));
        if (chance(8))
            for (int rung = 0, count = dice_.roll(1, 3); rung < count; ++rung)
                all.push_back(beside("castle-ladder", hex, level + 2 * rung, side));
    }

    std::vector<Space> spaces() const {
        std::vector<Space> all;
        for (const Terrain::Column& column : terrain_.columns())
            for (const Surface& surface : terrain_.surfaces(column)) all.push_back(surface.space);
        return all;
    }

    // A random place where the figure fits; empty if none was found.
    std::vector<Space> take_place(bool two, int height) {
        for (int attempt = 0; attempt < 30 && !free_.empty(); ++attempt) {
            const Space first = dice_.pick(free_);
            const Surface& surface = *terrain_.surface(first);
            if (surface.room < height) continue;
            if (!two) return claim({first});
            for (const Surface& other : terrain_.surfaces_at(neighbour(first.at, all_directions[dice_.below(6)])))
                if (other.height == surface.height && other.room >= height &&
                    std::ranges::count(free_, other.space) > 0)
                    return claim({first, other.space});
        }
        return {};
    }
    std::vector<Space> claim(std::vector<Space> spaces) {
        std::erase_if(free_, [&](Space space) { return std::ranges::count(spaces, space) > 0; });
        return spaces;
    }

    void place_figures(RandomPlay& play) {
        const bool two = chance(3);
        play.mover.height = dice_.roll(1, chance(3) ? 12 : 6);
        play.mover.spaces = take_place(two, play.mover.height);
        if (play.mover.spaces.empty()) play.mover.spaces = take_place(false, play.mover.height);
        if (play.mover.spaces.empty()) return;
        play.mover.climb_height = chance(5) ? 2 * play.mover.height : play.mover.height;
        play.mover.move = dice_.roll(play.mover.spaces.size() == 2 ? 1 : 2, play.mover.spaces.size() == 2 ? 5 : 6);
        play.mover.flies = chance(6);
        play.mover.slips_away = chance(8);
        play.mover.passes_all = chance(8);
        for (int i = 0, count = dice_.roll(0, 6); i < count; ++i) add_other(play);
        if (chance(3)) add_marks(play.board);
        if (terrain_.solid({0, 0}, 1) && kinds()[terrain_.solid({0, 0}, 1)->kind].id == "marro-hive" && chance(2))
            add_hive(play.board);
    }

    void add_other(RandomPlay& play) {
        BruteFigure other{.height = dice_.roll(2, 7), .player = dice_.roll(1, 3)};
        other.spaces = take_place(chance(4), other.height);
        other.team = other.player == 3 && chance(2) ? 1 : other.player;
        if (!other.spaces.empty()) play.board.others.push_back(other);
    }

    void add_hive(BruteBoard& board) {
        BruteFigure hive{.height = 17, .player = dice_.roll(1, 2)};
        hive.team = hive.player;
        for (const HexCoord hex : six_hexes) hive.spaces.push_back({hex, 1});
        board.others.push_back(hive);
    }

    void add_marks(BruteBoard& board) {
        for (int i = 0; i < 2 && !free_.empty(); ++i) board.stopping_glyphs.insert(dice_.pick(free_));
        if (chance(2) && !free_.empty()) board.closed_glyphs.insert(dice_.pick(free_));
        if (chance(2) && !free_.empty()) board.covered.insert(dice_.pick(free_));
        for (const Space stop : board.stopping_glyphs) board.closed_glyphs.erase(stop);
    }

    Dice dice_;
    bool wet_ = false, paved_ = false;
    Terrain terrain_{};
    std::vector<Space> free_{};
};

// The same situation in the types of the rules.
struct Situation {
    std::shared_ptr<const Board> board;
    Mover mover{};
    std::vector<Standing> figures{};
    std::vector<std::int16_t> at{};
    std::vector<GlyphHere> glyphs{};
    std::vector<std::uint8_t> closed{};
    Rules rules{};

    Occupancy occupancy() const { return {figures, at, glyphs, closed}; }
};

inline Standing standing_of(const Board& board, const BruteFigure& figure) {
    Standing made{.count = static_cast<std::int8_t>(figure.spaces.size()),
                  .height = static_cast<std::int16_t>(figure.height),
                  .player = static_cast<std::int8_t>(figure.player),
                  .team = static_cast<std::int8_t>(figure.team)};
    for (std::size_t i = 0; i < figure.spaces.size(); ++i) made.spaces[i] = board.index(figure.spaces[i]);
    return made;
}

inline Mover mover_of(const Board& board, const BruteMover& brute, std::size_t number) {
    Mover mover;
    mover.figure = static_cast<std::int16_t>(number);
    mover.height = static_cast<std::int16_t>(brute.height);
    mover.climb_height = static_cast<std::int16_t>(brute.climb_height);
    mover.move = static_cast<std::int16_t>(brute.move);
    mover.at = board.index(brute.spaces[0]);
    if (brute.spaces.size() == 2) mover.tail = board.index(brute.spaces[1]);
    mover.player = static_cast<std::int8_t>(brute.player);
    mover.team = static_cast<std::int8_t>(brute.team);
    mover.flight = brute.flies ? Flight::May : Flight::Never;
    mover.slips_away = brute.slips_away;
    mover.passes_all = brute.passes_all;
    return mover;
}

inline Situation situation_of(const RandomPlay& play) {
    Situation made;
    made.rules = play.rules;
    made.board = *make_board(play.board.battlefield, kinds(), play.rules);
    const Board& board = *made.board;
    for (const BruteFigure& other : play.board.others) made.figures.push_back(standing_of(board, other));
    made.figures.push_back(standing_of(board, play.mover));
    made.mover = mover_of(board, play.mover, made.figures.size() - 1);
    made.at.assign(board.size(), -1);
    for (std::size_t i = 0; i < made.figures.size(); ++i)
        for (int half = 0; half < made.figures[i].count; ++half)
            made.at[static_cast<std::size_t>(made.figures[i].spaces[static_cast<std::size_t>(half)])] =
                static_cast<std::int16_t>(i);
    made.glyphs.assign(board.size(), GlyphHere::None);
    for (const Space space : play.board.stopping_glyphs)
        made.glyphs[static_cast<std::size_t>(board.index(space))] = GlyphHere::Stops;
    for (const Space space : play.board.closed_glyphs)
        made.glyphs[static_cast<std::size_t>(board.index(space))] = GlyphHere::Closed;
    made.closed.assign(board.size(), 0);
    for (const Space space : play.board.covered) made.closed[static_cast<std::size_t>(board.index(space))] = 1;
    return made;
}

}  // namespace hexwright::testing
