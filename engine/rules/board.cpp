#include "engine/rules/board.h"

#include <algorithm>
#include <tuple>

namespace hexwright::rules {
namespace {

auto place_of(const Space& space) { return std::tuple(space.at.r, space.at.q, space.level); }

const TerrainEffect* effect_of(const Rules& rules, std::string_view terrain) {
    const auto found = std::ranges::find(rules.terrain, terrain, &TerrainEffect::terrain);
    return found != rules.terrain.end() ? &*found : nullptr;
}

}  // namespace

// Numbers the spaces, then examines every side between two of them.
class BoardBuilder {
public:
    BoardBuilder(const Battlefield& battlefield, const Catalogue& catalogue, const Rules& rules)
        : battlefield_(battlefield), catalogue_(catalogue), rules_(rules) {
        effects_.reserve(catalogue.terrains().size());
        for (const TerrainType& terrain : catalogue.terrains()) effects_.push_back(effect_of(rules, terrain.id));
    }

    Result<std::shared_ptr<const Board>> build(const Board* before) {
        board_.terrain_ = terrain_of(battlefield_, catalogue_);
        if (before) keep_numbers(*before);
        for (const Terrain::Column& column : board_.terrain_.columns()) find_spaces(column);
        battlefield_.each([this](const PlacedPiece& piece) { add_run_through(piece); });
        std::ranges::sort(found_, {}, [](const BoardSpace& space) { return place_of(space.space); });
        const auto same_obstacle = [](const BoardSpace& a, const BoardSpace& b) {  // Two walls through one hex.
            return a.space == b.space && a.stand == Stand::Obstacle && b.stand == Stand::Obstacle;
        };
        found_.erase(std::unique(found_.begin(), found_.end(), same_obstacle), found_.end());
        if (!number_spaces()) return failure(Message{"board.too-many-spaces", {{"most", max_spaces}}});
        walls_ = Walls(battlefield_, catalogue_, rules_);
        link_all();
        return std::make_shared<const Board>(std::move(board_));
    }

private:
    const TerrainEffect* effect(TerrainKind terrain) const {
        return terrain.valid() ? effects_[terrain.index()] : nullptr;
    }

    void keep_numbers(const Board& before) {
        board_.version_ = before.version_ + 1;
        board_.spaces_ = before.spaces_;
        for (BoardSpace& space : board_.spaces_) {
            space.stand = Stand::Gone;
            space.first_link = space.links = 0;
        }
        old_places_ = before.places_;
        for (std::size_t i = 0; i < before.spaces_.size(); ++i)
            if (before.spaces_[i].stand == Stand::Gone) old_places_.push_back(static_cast<SpaceIndex>(i));
        std::ranges::sort(old_places_, {}, [&](SpaceIndex i) { return place_of(before[i].space); });
    }

    void find_spaces(const Terrain::Column& column) {
        for (const Surface& surface : board_.terrain_.surfaces(column)) {
            const TerrainEffect* row = effect(surface.terrain);
            found_.push_back({.space = surface.space,
                              .height = surface.height,
                              .room = surface.room,
                              .stand = Stand::Figures,
                              .terrain = surface.terrain,
                              .ground = row ? row->ground : GroundEffect{}});
        }
        const std::span<const Solid> solids = board_.terrain_.solids(column);
        for (std::size_t i = 0; i < solids.size(); ++i) add_filled(solids, i);
    }

    // Adds a hex that an obstacle or the hive fills.
    void add_filled(std::span<const Solid> solids, std::size_t number) {
        const Solid& solid = solids[number];
        const PieceType& type = catalogue_[solid.kind];
        if (type.body != Body::Column || type.standable) return;
        const TerrainEffect* row = effect(type.terrain);
        const int above = number + 1 < solids.size() ? solids[number + 1].bottom / sevenths_per_level : open_sky;
        if (row && row->figure) {
            const auto base = static_cast<Height>(solid.first_slot - 1);
            found_.push_back({.space = {solid.hex, solid.first_slot},
                              .height = base,
                              .stand = Stand::Figure,
                              .terrain = type.terrain});
        } else if (above > solid.last_slot) {
            const auto room = static_cast<Height>(above == open_sky ? open_sky : above - solid.last_slot);
            found_.push_back({.space = {solid.hex, solid.last_slot},
                              .height = solid.last_slot,
                              .room = room,
                              .stand = Stand::Obstacle,
                              .terrain = type.terrain});
        }
    }

    // Adds the top of a long laur wall in the hex that it runs through, which only flyers cross.
    void add_run_through(const PlacedPiece& piece) {
        const PieceType& type = catalogue_[piece.kind];
        const auto hex = type.is_span() ? hex_between(piece, catalogue_) : std::nullopt;
        if (!hex || !span_fits(type, piece.at, piece.to)) return;
        const int top = piece.level - 1 + type.slots;
        if (board_.terrain_.surface({*hex, top}) || board_.terrain_.solid(*hex, top)) return;
        int above = open_sky;  // Lowest height of what lies above.
        for (const Solid& solid : board_.terrain_.solids_at(*hex))
            if (solid.first_slot > top) above = std::min<int>(above, solid.bottom / sevenths_per_level);
        if (above <= top) return;
        found_.push_back({.space = {*hex, top},
                          .height = static_cast<Height>(top),
                          .room = static_cast<Height>(above == open_sky ? open_sky : above - top),
                          .stand = Stand::Obstacle,
                          .terrain = type.terrain});
    }

    bool number_spaces() {
        std::vector<BoardSpace>& spaces = board_.spaces_;
        for (const BoardSpace& space : found_) {
            const auto old = std::ranges::lower_bound(old_places_, place_of(space.space), {},
                                                      [&](SpaceIndex i) { return place_of(board_[i].space); });
            const bool known = old != old_places_.end() && board_[*old].space == space.space;
            if (!known && spaces.size() >= max_spaces) return false;
            if (known) spaces[static_cast<std::size_t>(*old)] = space;
            else spaces.push_back(space);
            board_.places_.push_back(known ? *old : static_cast<SpaceIndex>(spaces.size() - 1));
        }
        return true;
    }

    void link_all() {
        board_.links_.reserve(board_.spaces_.size() * 6);
        for (std::size_t i = 0; i < board_.spaces_.size(); ++i) {
            BoardSpace& space = board_.spaces_[i];
            space.first_link = static_cast<LinkIndex>(board_.links_.size());
            if (space.stand == Stand::Gone) continue;
            for (const Direction side : all_directions) link_side(static_cast<SpaceIndex>(i), side);
            space.links = static_cast<int>(board_.links_.size()) - space.first_link;
            space.sheltered = is_sheltered(space);
        }
        for (Link& link : board_.links_) link.back = board_.link_between(link.to, link.from);
    }

    void link_side(SpaceIndex from, Direction side) {
        const BoardSpace& here = board_[from];
        const HexCoord hex = neighbour(here.space.at, side);
        const std::span<const SpaceIndex> there = board_.spaces_at(hex);
        if (there.empty()) return;
        const std::span<const Wall> walls = walls_.on(here.space.at, side);
        for (const SpaceIndex to : there) add_link(from, to, side, walls);
    }

    void add_link(SpaceIndex from, SpaceIndex to, Direction side, std::span<const Wall> walls) {
        const BoardSpace &here = board_[from], &there = board_[to];
        const std::size_t first_hurdle = board_.hurdles_.size();
        const Crossing crossing =
            crossing_between(here.height, here.room, there.height, there.room, walls, board_.hurdles_);
        if (crossing.opening > 0)
            board_.links_.push_back({.from = from,
                                     .to = to,
                                     .back = -1,
                                     .rise = crossing.rise,
                                     .opening = crossing.opening,
                                     .side = side,
                                     .ladder = crossing.ladder,
                                     .hurdles = static_cast<std::uint8_t>(crossing.hurdles.size()),
                                     .first_hurdle = static_cast<std::int32_t>(first_hurdle)});
        else board_.hurdles_.resize(first_hurdle);
    }

    // True when a bush stands on a neighbouring hex beside the space.
    bool is_sheltered(const BoardSpace& space) const {
        return std::ranges::any_of(all_directions, [&](Direction side) {
            const std::span<const Solid> solids = board_.terrain_.solids_at(neighbour(space.space.at, side));
            return std::ranges::any_of(solids, [&](const Solid& solid) {
                const TerrainEffect* row = effect(catalogue_[solid.kind].terrain);
                return row && row->shelters && solid.last_slot > space.height &&
                       solid.first_slot - 1 < space.height + space.room;
            });
        });
    }

    const Battlefield& battlefield_;
    const Catalogue& catalogue_;
    const Rules& rules_;
    std::vector<const TerrainEffect*> effects_{};  // Indexed by terrain.
    std::vector<BoardSpace> found_{};              // Sorted by place.
    std::vector<SpaceIndex> old_places_{};         // Places of the previous board, including those that are gone.
    Walls walls_{};
    Board board_{};
};

bool parted(const Board& board, SpaceIndex a, SpaceIndex b, int figure_height) {
    const LinkIndex link = board.link_between(a, b);
    return link >= 0 && parted(board.crossing(board.link(link)), figure_height);
}

TerrainKind Board::laid_terrain(SpaceIndex space) const {
    const auto found = std::ranges::lower_bound(hidden_, space, {}, &HiddenGround::space);
    return found != hidden_.end() && found->space == space ? found->terrain : (*this)[space].terrain;
}

std::shared_ptr<const Board> with_ground(const Board& board, std::span<const SpaceIndex> spaces, TerrainKind terrain,
                                         const GroundEffect& ground) {
    auto made = std::make_shared<Board>(board);
    ++made->version_;
    for (const HiddenGround& hidden : board.hidden_) {
        BoardSpace& space = made->spaces_[static_cast<std::size_t>(hidden.space)];
        space.terrain = hidden.terrain;
        space.ground = hidden.ground;
    }
    made->hidden_.clear();
    for (const SpaceIndex each : spaces) {
        BoardSpace& space = made->spaces_[static_cast<std::size_t>(each)];
        made->hidden_.push_back({each, space.terrain, space.ground});
        space.terrain = terrain;
        space.ground = ground;
    }
    std::ranges::sort(made->hidden_, {}, &HiddenGround::space);
    return made;
}

LinkIndex Board::link_between(SpaceIndex from, SpaceIndex to) const {
    for (const Link& link : links(from))
        if (link.to == to) return static_cast<LinkIndex>(&link - links_.data());
    return -1;
}

SpaceIndex Board::index(Space space) const {
    const auto found = std::ranges::lower_bound(places_, place_of(space), {},
                                                [&](SpaceIndex i) { return place_of((*this)[i].space); });
    return found != places_.end() && (*this)[*found].space == space ? *found : no_space;
}

std::span<const SpaceIndex> Board::spaces_at(HexCoord hex) const {
    const auto of = [&](SpaceIndex i) { return std::tuple((*this)[i].space.at.r, (*this)[i].space.at.q); };
    const auto first = std::ranges::lower_bound(places_, std::tuple(hex.r, hex.q), {}, of);
    return {first, std::ranges::upper_bound(first, places_.end(), std::tuple(hex.r, hex.q), {}, of)};
}

Result<std::shared_ptr<const Board>> make_board(const Battlefield& battlefield, const Catalogue& catalogue,
                                                const Rules& rules, const Board* before) {
    return BoardBuilder(battlefield, catalogue, rules).build(before);
}

}  // namespace hexwright::rules
