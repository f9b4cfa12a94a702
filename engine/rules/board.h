// The battlefield in play: every space has a number, and every step between spaces is a link with the facts that the
// rules need. Immutable and shared; when a piece is removed or terrain changes, make_board creates a new version from
// the one `before`, in which every remaining space keeps its number. Knows no figures.
//
// Three sorts of spaces are numbered: those where figures stand; hexes filled by an obstacle (trees, glaciers, a long
// laur wall ...), which only flyers cross; and hexes of a piece that is a figure (the hive), which nobody crosses. The
// last have the address and height of the base they stand on, so that the number stays as long as the base does.
#pragma once
#include "engine/board/battlefield/battlefield.h"
#include "engine/board/battlefield/terrain.h"
#include "engine/board/catalogue/catalogue.h"
#include "engine/board/refusal.h"
#include "engine/rules/edition.h"
#include "engine/rules/ids.h"
#include "engine/rules/room.h"
#include "engine/rules/walls.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace hexwright::rules {

using LinkIndex = std::int32_t;
inline constexpr std::size_t max_spaces = 32'767;

enum class Stand : unsigned char {
    Figures,   // An ordinary space.
    Obstacle,  // Nobody stands here, but flyers cross it.
    Figure,    // A space of the hive: never crossed (HIVE-02).
    Gone,      // A space only in an earlier version of the board; it has no links.
};

struct BoardSpace {
    Space space;
    Height height = 0;       // Height under the rules, in levels.
    Height room = open_sky;  // Free levels above the height (OVERHANG-02).
    Stand stand = Stand::Figures;
    bool sheltered = false;  // Beside a palm or bush (TERRAIN-PALM-01).
    TerrainKind terrain{};
    GroundEffect ground{};
    LinkIndex first_link = 0;
    int links = 0;
};

// One step across a side of a hex. A link exists wherever the free air above two neighbouring spaces meets, however
// little.
struct Link {
    SpaceIndex from = no_space, to = no_space;
    LinkIndex back = 0;  // The same step in the other direction.
    Height rise = 0;     // Height of `to` minus height of `from`.
    Height opening = 0;  // Levels of free air that both spaces share above the higher one; at least 1.
    Direction side = Direction::NE;
    bool ladder = false;  // Ladders lead from the lower space to the higher one.
    std::uint8_t hurdles = 0;
    std::int32_t first_hurdle = 0;
};

// A space whose ground counts as another for a while, and the ground that lies there.
struct HiddenGround {
    SpaceIndex space = no_space;
    TerrainKind terrain{};
    GroundEffect ground{};
    friend bool operator==(const HiddenGround&, const HiddenGround&) = default;
};

class Board {
public:
    std::size_t size() const { return spaces_.size(); }
    std::size_t link_count() const { return links_.size(); }
    int version() const { return version_; }  // Starts at 1.
    const BoardSpace& operator[](SpaceIndex space) const { return spaces_[static_cast<std::size_t>(space)]; }
    const Link& link(LinkIndex link) const { return links_[static_cast<std::size_t>(link)]; }
    std::span<const BoardSpace> spaces() const { return spaces_; }
    std::span<const Link> links() const { return links_; }
    std::span<const Link> links(SpaceIndex from) const {  // Clockwise from the north-east, then by height.
        const BoardSpace& space = (*this)[from];
        return {links_.data() + space.first_link, static_cast<std::size_t>(space.links)};
    }
    std::span<const Hurdle> hurdles(const Link& link) const {  // Lowest first.
        return {hurdles_.data() + link.first_hurdle, link.hurdles};
    }
    Crossing crossing(const Link& link) const {
        return {(*this)[link.from].height, link.rise, link.opening, link.ladder, hurdles(link)};
    }
    LinkIndex link_between(SpaceIndex from, SpaceIndex to) const;  // -1 if none.

    SpaceIndex index(Space space) const;                        // no_space if there is no such space.
    std::span<const SpaceIndex> spaces_at(HexCoord hex) const;  // Sorted by level.
    const Terrain& terrain() const { return terrain_; }
    std::span<const HiddenGround> hidden_grounds() const { return hidden_; }  // Sorted by space; empty for nearly all.
    TerrainKind laid_terrain(SpaceIndex space) const;                         // What lies there, whatever it counts as.

private:
    friend class BoardBuilder;
    friend std::shared_ptr<const Board> with_ground(const Board& board, std::span<const SpaceIndex> spaces,
                                                    TerrainKind terrain, const GroundEffect& ground);
    std::vector<HiddenGround> hidden_;
    std::vector<BoardSpace> spaces_;
    std::vector<Link> links_;
    std::vector<Hurdle> hurdles_;
    std::vector<SpaceIndex> places_;  // Indices of the spaces that are not gone, by r, q, level.
    Terrain terrain_;
    int version_ = 1;
};

// True when an obstacle rises between these neighbours of one level and a figure of this Height does not fit under it,
// so that no base may lie on both (FIT-01).
bool parted(const Board& board, SpaceIndex a, SpaceIndex b, int figure_height);

// Fails only for a battlefield of more than 32,767 spaces. The board is valid for these rules only, because they define
// what terrains and obstacles do.
Result<std::shared_ptr<const Board>> make_board(const Battlefield& battlefield, const Catalogue& catalogue,
                                                const Rules& rules, const Board* before = nullptr);

// The next version of the board, on which these spaces count as this ground, and no others as anything but their own.
std::shared_ptr<const Board> with_ground(const Board& board, std::span<const SpaceIndex> spaces, TerrainKind terrain,
                                         const GroundEffect& ground);

}  // namespace hexwright::rules
