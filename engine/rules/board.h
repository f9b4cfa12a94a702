// The battlefield in play: every space has a number, and every step from space to space is a link with what the rules
// ask about it. Immutable and shared; when a piece goes or terrain changes, a new version is made (make_board with
// `before`), in which every space that stays keeps its number. Knows no figures.
//
// Three sorts of spaces are numbered: where figures stand; hexes that an obstacle fills (trees, glaciers ...), which
// only flyers cross; and the hexes of a piece that is a figure (the hive), which nobody crosses. The last have the
// address and height of the base they stand on, so that the number stays when the base does.
#pragma once
#include "engine/board/battlefield/terrain.h"
#include "engine/core/result.h"
#include "engine/rules/edition.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace hexwright {

using SpaceIndex = std::int16_t;
using LinkIndex = std::int32_t;
inline constexpr SpaceIndex no_space = -1;
inline constexpr std::size_t max_spaces = 32'767;

enum class Stand : unsigned char {
    Figures,   // a space like any
    Obstacle,  // nobody stands here; flyers cross
    Figure,    // the hive's: never crossed (HIVE-02)
    Gone,      // was a space in an earlier version of the board: no links
};

struct BoardSpace {
    Space space;
    Height height = 0;       // for the rules, in levels
    Height room = open_sky;  // levels free above the height (OVERHANG-02)
    Stand stand = Stand::Figures;
    bool sheltered = false;  // beside a palm or bush (TERRAIN-PALM-01)
    TerrainKind terrain{};
    GroundEffect ground{};
    LinkIndex first_link = 0;
    int links = 0;
};

// A wall on the side that a link crosses, as it is met by who comes from the link's own space.
struct Hurdle {
    Height from = 0;  // the height it stands on
    Height top = 0;   // `from` + how high it counts on this side (OBST-02, OBST-03)
    bool ruin = false;
};

// One step across a side of a hex. There is a link wherever free air above the two spaces meets, however little of it.
struct Link {
    SpaceIndex from = no_space, to = no_space;
    LinkIndex back = 0;  // the same step the other way
    Height rise = 0;     // height of `to` - height of `from`
    Height opening = 0;  // levels of free air that both have in common, above the higher of the two (1 or more)
    Direction side = Direction::NE;
    bool ladder = false;  // ladders lead from the lower to the higher one
    std::uint8_t hurdles = 0;
    std::int32_t first_hurdle = 0;
};

class Board {
public:
    std::size_t size() const { return spaces_.size(); }
    std::size_t link_count() const { return links_.size(); }
    int version() const { return version_; }  // from 1
    const BoardSpace& operator[](SpaceIndex space) const { return spaces_[static_cast<std::size_t>(space)]; }
    const Link& link(LinkIndex link) const { return links_[static_cast<std::size_t>(link)]; }
    std::span<const BoardSpace> spaces() const { return spaces_; }
    std::span<const Link> links() const { return links_; }
    std::span<const Link> links(SpaceIndex from) const;            // clockwise from the north-east, then by height
    std::span<const Hurdle> hurdles(const Link& link) const;       // lowest first
    LinkIndex link_between(SpaceIndex from, SpaceIndex to) const;  // -1: none

    SpaceIndex index(Space space) const;                        // no_space: no such space
    std::span<const SpaceIndex> spaces_at(HexCoord hex) const;  // by level
    const Terrain& terrain() const { return terrain_; }

private:
    friend class BoardBuilder;
    std::vector<BoardSpace> spaces_;
    std::vector<Link> links_;
    std::vector<Hurdle> hurdles_;
    std::vector<SpaceIndex> places_;  // of spaces that are not gone, by r, q, level
    Terrain terrain_;
    int version_ = 1;
};

// An obstacle rises between these neighbours of one level, and a figure of this Height does not fit under it: no base
// lies there on both (FIT-01).
bool parted(const Board& board, SpaceIndex a, SpaceIndex b, int figure_height);

// Fails only for a battlefield of more than 32,767 spaces. The rules say what terrains and obstacles do: a board is
// made for them.
Result<std::shared_ptr<const Board>> make_board(const Battlefield& battlefield, const Catalogue& catalogue,
                                                const Rules& rules, const Board* before = nullptr);

}  // namespace hexwright
