// A figure's move on a drawn board: the land and the figures, as two drawings of one shape.
//   land:    digits are piles of tiles;
//            on the table: ~ water, s swamp water, i ice, l molten lava, h shadow;
//            one tile high: n snow, r road, b lava field, t a tree on one tile, p a palm on one tile;
//            . nothing
//   figures: A the moving figure (front), B its back;
//            F figures of its player, T a teammate's, E the opponent's, one for each sign;
//            C, D, P opponents that cover all signs of their letter; H the opponent's hive;
//            ? a glyph, ! a glyph that this figure may not stop on, # a space under the back of another figure
#pragma once
#include "engine/rules/engagement.h"
#include "engine/rules/movement.h"
#include "tests/support/ascii_board.h"
#include "tests/support/every_room.h"
#include "tests/support/random_play.h"

#include <algorithm>
#include <map>

#include <catch2/catch.hpp>

namespace hexwright::testing {

struct Scene {
    std::string_view land{}, figures{};
    std::string edition = "master-2007";
    int height = 5, move = 5, climb_height = 0;  // A climb_height of 0 means the same as height.
    int enemy_height = 5;
    Flight flight = Flight::Never;
    bool passes_all = false, slips_away = false;
    Pieces more{};
    Snow snow = Snow::Light;
    Ice ice = Ice::Normal;
    std::vector<Jut> juts{};
    std::optional<Space> stands{};  // The moving figure stands here (below something) instead of on top.
};

inline void draw_cell(const Cell& cell, Pieces& pieces) {
    static const std::map<char, std::string> thin{{'~', "water-1"}, {'s', "swamp-water-1"}, {'i', "ice-1"},
                                                  {'l', "lava-1"},  {'h', "shadow-1"},      {'n', "snow-1"},
                                                  {'r', "road-1"},  {'b', "lava-field-1"}};
    if (const auto found = thin.find(cell.sign); found != thin.end()) pieces.push_back(at(found->second, cell.hex));
    if (cell.sign == 't' || cell.sign == 'p') {
        pieces.push_back(at("grass-1", cell.hex));
        pieces.push_back(at(cell.sign == 't' ? "tree-10" : "palm-14", cell.hex, 2));
    }
    if (cell.sign < '1' || cell.sign > '9') return;
    for (int level = 1; level <= cell.sign - '0'; ++level) pieces.push_back(at("grass-1", cell.hex, level));
}

inline SpaceIndex top(const Board& board, HexCoord hex) {
    const std::span<const SpaceIndex> spaces = board.spaces_at(hex);
    return spaces.empty() ? no_space : spaces.back();
}

class Drawing {
public:
    explicit Drawing(const Scene& scene) : scene_(scene) {
        now_.rules = choose_terrain(*rules_of(scene.edition), scene.snow, scene.ice);
        Pieces pieces = scene.more;
        for (const Cell& cell : cells(scene.land)) draw_cell(cell, pieces);
        now_.board = *make_board(battlefield(pieces), kinds(), now_.rules);
        now_.at.assign(now_.board->size(), -1);
        now_.glyphs.assign(now_.board->size(), GlyphHere::None);
        now_.closed.assign(now_.board->size(), 0);
    }

    Situation make() {
        for (const Cell& cell : cells(scene_.figures)) put(cell);
        Mover& mover = now_.mover;
        if (scene_.stands) mover.at = now_.board->index(*scene_.stands);
        mover.height = static_cast<std::int16_t>(scene_.height);
        mover.climb_height = static_cast<std::int16_t>(scene_.climb_height > 0 ? scene_.climb_height : scene_.height);
        mover.move = static_cast<std::int16_t>(scene_.move);
        mover.player = mover.team = 1;
        mover.flight = scene_.flight;
        mover.slips_away = scene_.slips_away;
        mover.passes_all = scene_.passes_all;
        mover.juts = scene_.juts;
        mover.figure = static_cast<std::int16_t>(now_.figures.size());
        now_.figures.push_back(standing(mover));
        for (const SpaceIndex space : {mover.at, mover.tail})
            if (space != no_space) now_.at[static_cast<std::size_t>(space)] = mover.figure;
        return std::move(now_);
    }

private:
    void put(const Cell& cell) {
        const SpaceIndex space = top(*now_.board, cell.hex);
        if (space == no_space) return;
        const auto place = static_cast<std::size_t>(space);
        switch (cell.sign) {
            case 'A':
                now_.mover.at = space;
                break;
            case 'B':
                now_.mover.tail = space;
                break;
            case '?':
                now_.glyphs[place] = GlyphHere::Stops;
                break;
            case '!':
                now_.glyphs[place] = GlyphHere::Closed;
                break;
            case '#':
                now_.closed[place] = 1;
                break;
            case '.':
                break;
            default:
                add_figure(cell.sign, space);
        }
    }

    void add_figure(char sign, SpaceIndex space) {
        const bool own = sign == 'F' || sign == 'T', shared = sign != 'F' && sign != 'T' && sign != 'E';
        if (!shared || !numbers_.contains(sign)) {
            numbers_[sign] = now_.figures.size();
            Standing fresh{.count = 0,
                           .height = static_cast<std::int16_t>(sign == 'H' ? 17
                                                               : own       ? 5
                                                                           : scene_.enemy_height)};
            fresh.player = static_cast<std::int8_t>(sign == 'F' ? 1 : sign == 'T' ? 3 : 2);
            fresh.team = static_cast<std::int8_t>(own ? 1 : 2);
            now_.figures.push_back(fresh);
        }
        Standing& figure = now_.figures[numbers_[sign]];
        figure.spaces[static_cast<std::size_t>(figure.count++)] = space;
        now_.at[static_cast<std::size_t>(space)] = static_cast<std::int16_t>(numbers_[sign]);
    }

    const Scene& scene_;
    std::map<char, std::size_t> numbers_{};
    Situation now_{};
};

inline Situation played(const Scene& scene) { return Drawing(scene).make(); }

// ---- costs as a drawing: digits, and x for what is out of reach; of the top space of each hex that the drawing shows

using CostDrawing = std::map<HexCoord, char>;

inline std::string shown(const CostDrawing& drawing) {
    std::string text;
    int row = -1000;
    for (int r = -20; r < 20; ++r)
        for (const auto& [hex, sign] : drawing) {
            if (hex.r != r) continue;
            text += row != r ? "\n" + std::string(static_cast<std::size_t>(std::max(0, r)), ' ') : " ";
            row = r;
            text += sign;
        }
    return text;
}

inline CostDrawing drawn(std::string_view drawing) {
    CostDrawing found;
    for (const Cell& cell : cells(drawing))
        if (cell.sign != '.') found[cell.hex] = cell.sign;
    return found;
}

inline CostDrawing costs(const Scene& scene) {
    const Situation now = played(scene);
    CostMap map;
    const std::vector<std::int16_t>& found = map.find(*now.board, now.mover, now.occupancy(), now.rules);
    CostDrawing drawing;
    for (const Cell& cell : cells(scene.land)) {
        if (cell.sign == '.') continue;
        const int cost = found[static_cast<std::size_t>(top(*now.board, cell.hex))];
        drawing[cell.hex] = cost < 0 ? 'x' : static_cast<char>('0' + cost);
    }
    return drawing;
}

// ---- ways: by the hexes (their top spaces) that the figure, or its leading end, moves onto; `turn` flips it

inline constexpr HexCoord turn{1000, 1000};

inline Path path_of(const Situation& now, const Hexes& hexes, Lead lead = Lead::Front, bool flown = false) {
    Path path{.lead = lead, .flown = flown};
    for (const HexCoord hex : hexes) path.steps.push_back(hex == turn ? turn_round : top(*now.board, hex));
    return path;
}

inline Result<Walk> go(const Scene& scene, const Hexes& hexes, Lead lead = Lead::Front, bool flown = false) {
    const Situation now = played(scene);
    return walk(*now.board, now.mover, now.occupancy(), now.rules, path_of(now, hexes, lead, flown), "Finn");
}

inline int cost_of(const Result<Walk>& walked) { return walked ? walked->cost : -1; }
inline std::string refusal_of(const Result<Walk>& walked) { return walked ? "done" : walked.error().message.id; }

// ---- ends

inline bool can_end(const Scene& scene, HexCoord hex) {
    const Situation now = played(scene);
    Reach reach;
    reach.find(*now.board, now.mover, now.occupancy(), now.rules);
    return std::ranges::any_of(reach.ends(), [&](const End& end) {
        return now.board->spaces()[static_cast<std::size_t>(end.at)].space.at == hex ||
               (end.tail != no_space && now.board->spaces()[static_cast<std::size_t>(end.tail)].space.at == hex);
    });
}

inline void check_costs(const Scene& scene, std::string_view expected) {
    INFO(scene.edition << " finds:" << shown(costs(scene)));
    CHECK(costs(scene) == drawn(expected));
}

}  // namespace hexwright::testing
