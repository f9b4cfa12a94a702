// Movement in play, written a second time straight from the rule books: slow, obvious, and using nothing of
// engine/rules but plain values. It sees a board as spaces (hex and level), asks pieces and terrain again for every
// step, and finds all ends of a move by trying every step until nothing new turns up.
#pragma once
#include "engine/board/battlefield/battlefield.h"
#include "engine/board/battlefield/terrain.h"
#include "engine/board/catalogue/catalogue.h"
#include "tests/support/every_room.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace hexwright::testing {

struct BruteFigure {
    std::vector<Space> spaces{};  // One, two (front, back) or six.
    int height = 5;
    int player = 1, team = 1;
};

struct BruteMover : BruteFigure {
    int climb_height = 5;  // Twice the Height with Climb X2.
    int move = 5;
    bool flies = false, slips_away = false, passes_all = false;
};

struct BruteBoard {
    Battlefield battlefield{};
    const Catalogue* catalogue = nullptr;
    std::string edition = "master-2007";
    bool heavy_snow = false, slippery_ice = false;
    std::vector<BruteFigure> others{};  // Indexed by number.
    std::set<Space> stopping_glyphs{}, closed_glyphs{}, covered{};
};

struct BruteEnd {
    Space front{};
    std::optional<Space> back{};
    std::vector<std::string> consequences{};  // Sorted: "leaves 3", "falls", "falls far", "falls to death", "lava".
    friend auto operator<=>(const BruteEnd&, const BruteEnd&) = default;
};

class BruteWalker {
public:
    BruteWalker(const BruteBoard& board, const BruteMover& mover)
        : board_(board), mover_(mover), terrain_(terrain_of(board.battlefield, *board.catalogue)) {
        board_.battlefield.each([&](const PlacedPiece& piece) {
            for (const Barrier& barrier : barriers_of(piece, *board_.catalogue)) barriers_.push_back(barrier);
        });
    }

    // Every end with its cheapest cost, walked or flown. Leaves out ends dominated by another one of the same place and
    // facing that is as cheap and has no further consequences.
    std::map<BruteEnd, int> ends() {
        const std::map<BruteEnd, int> all = all_ends();
        std::map<BruteEnd, int> useful = all;
        std::erase_if(useful, [&](const auto& row) {
            return std::ranges::any_of(all, [&](const auto& other) { return makes_useless(other, row); });
        });
        return useful;
    }

    // Every end with its cheapest cost, walked or flown.
    std::map<BruteEnd, int> all_ends() {
        std::map<BruteEnd, int> found = ends_of(false);
        if (mover_.flies)
            for (const auto& [end, cost] : ends_of(true)) {
                const auto known = found.emplace(end, cost).first;
                known->second = std::min(known->second, cost);
            }
        return found;
    }

    // Follows one path, given as the spaces of the leading end; nullopt among them means a flip. Returns its end and
    // cost, or nothing if it is not allowed.
    std::optional<std::pair<BruteEnd, int>> follow(const std::vector<std::optional<Space>>& steps, bool back_leads,
                                                   bool flown) {
        flown_ = flown;
        State state = start(back_leads);
        for (const std::optional<Space>& to : steps) {
            std::optional<State> next;
            if (!to) next = flipped(state);
            else if (std::ranges::count(neighbours(state.lead), *to) > 0) next = stepped(state, *to);
            if (!next) return {};
            state = *next;
        }
        if (state.cost > 0 && !may_end(state)) return {};
        return std::pair(end_of(state), state.cost);
    }

private:
    static bool makes_useless(const std::pair<const BruteEnd, int>& better, const std::pair<const BruteEnd, int>& row) {
        const BruteEnd &a = better.first, &b = row.first;
        return a != b && a.front == b.front && a.back == b.back && better.second <= row.second &&
               std::ranges::includes(b.consequences, a.consequences);
    }

    struct State {
        Space lead{};
        std::optional<Space> tail{};
        bool back_leads = false, stopped = false, road = false, took_off = false;
        std::vector<std::string> consequences{};
        int cost = 0;
        auto key() const { return std::tuple(lead, tail, back_leads, stopped, road, took_off, consequences); }
    };

    bool is_basic() const { return board_.edition.starts_with("basic"); }
    bool is_2004() const { return board_.edition == "master-2004"; }
    bool is_double() const { return mover_.spaces.size() == 2; }

    // ---- the ground

    const std::string& terrain(Space space) const {
        static const std::string none;
        const Surface* surface = terrain_.surface(space);
        return surface ? (*board_.catalogue)[surface->terrain].id : none;
    }
    const Solid* filled(Space space) const {  // A tree or a hive, for example: no figure can stand there.
        for (const Solid& solid : terrain_.solids_at(space.at)) {
            const PieceType& type = (*board_.catalogue)[solid.kind];
            if (type.body == Body::Column && !type.standable && solid.first_slot <= space.level &&
                space.level <= solid.last_slot)
                return &solid;
        }
        return nullptr;
    }
    bool is_hive(Space space) const {
        const Solid* solid = filled(space);
        return solid && (*board_.catalogue)[solid->kind].id == "marro-hive";
    }

    // Half-height tiles add none (BUILD-12, WATER-06); the hive stands in its swamp water (HIVE-05).
    int height(Space space) const {
        if (is_hive(space)) return space.level - 1;
        const Surface* surface = terrain_.surface(space);
        return surface && (*board_.catalogue)[surface->terrain].half_height ? space.level - 1 : space.level;
    }
    int ceiling(Space space) const {  // Height of the lowest thing above (OVERHANG-01).
        int lowest = 1000;
        if (is_hive(space)) return lowest;
        for (const Solid& solid : terrain_.solids_at(space.at))
            if (solid.first_slot > space.level) lowest = std::min<int>(lowest, solid.first_slot - 1);
        return lowest;
    }
    // Spaces that a step could lead to; above trees and the like only in the air.
    std::vector<Space> neighbours(Space space) const {
        std::vector<Space> found;
        for (const Direction side : all_directions) {
            const HexCoord hex = neighbour(space.at, side);
            for (const Surface& surface : terrain_.surfaces_at(hex)) found.push_back(surface.space);
            for (const Solid& solid : terrain_.solids_at(hex))
                if (const Space top{hex, solid.last_slot};
                    flown_ && filled(top) == &solid && !is_hive(top) && ceiling(top) > top.level)
                    found.push_back(top);
        }
        return found;
    }
    // Swamp water does not stop a move (SWAMPWATER-01).
    bool is_water(Space space) const { return terrain(space) == "water"; }
    bool is_lava(Space space) const { return !is_basic() && terrain(space) == "lava"; }
    bool is_road(Space space) const { return !is_basic() && terrain(space) == "road"; }
    int ground_cost(Space space) const {
        const bool snow = terrain(space) == "snow" && board_.heavy_snow,
                   ice = terrain(space) == "ice" && board_.slippery_ice;
        return !is_basic() && (snow || ice) ? 2 : 1;
    }

    // ---- obstacles on the side between two spaces

    struct Wall {
        int foot = 0, top_here = 0, top_there = 0;  // Heights as seen from either side (OBST-03).
        bool ruin = false;
    };

    std::vector<Wall> walls(Space from, Space to) const {
        std::vector<Wall> found;
        for (const Barrier& barrier : barriers_) {
            const HexCoord inside = barrier.hex, outside = neighbour(barrier.hex, barrier.side);
            const bool here = inside == from.at && outside == to.at, there = inside == to.at && outside == from.at;
            const std::string& kind = (*board_.catalogue)[barrier.kind].id;
            if ((!here && !there) || kind == "castle-ladder" || kind == "castle-flag") continue;
            const bool low = kind == "castle-battlement" || kind == "stone-wall-4";
            const int in = low ? 2 : 6, out = low ? 3 : 6;
            found.push_back({barrier.from, barrier.from + (here ? in : out), barrier.from + (here ? out : in), !low});
        }
        return found;
    }

    // The rungs must reach from the lower space to at most a level below the higher one.
    bool has_ladder(Space from, Space to) const {
        int lower = std::min(height(from), height(to));
        const int higher = std::max(height(from), height(to));
        if (lower == higher) return false;
        bool any = false;
        for (bool climbed = true; climbed;) {
            climbed = false;
            for (const Barrier& barrier : barriers_) {
                const HexCoord other = neighbour(barrier.hex, barrier.side);
                const bool between =
                    (barrier.hex == from.at && other == to.at) || (barrier.hex == to.at && other == from.at);
                if (!between || (*board_.catalogue)[barrier.kind].id != "castle-ladder") continue;
                if (barrier.from > lower || barrier.to <= lower) continue;
                lower = barrier.to;
                any = climbed = true;
            }
        }
        return any && lower + 1 >= higher;
    }

    // ---- who stands next to whom

    bool adjacent(Space a, int height_a, Space b, int height_b) const {
        if (distance(a.at, b.at) != 1) return false;
        const int rise = height(b) - height(a);
        if (rise >= 0 && rise >= height_a) return false;  // ENGAGE-03
        if (rise < 0 && -rise >= height_b) return false;
        for (const Wall& wall : walls(a, b)) {  // ENGAGE-04, -05
            const int head_a = height(a) + height_a, head_b = height(b) + height_b;
            const bool rises = std::min(wall.top_here, wall.top_there) > std::max(height(a), height(b));
            const bool overhead = wall.foot >= head_a && wall.foot >= head_b;
            const bool parts = head_a <= wall.top_here || head_b <= wall.top_there;
            if (rises && !overhead && parts && (wall.ruin || !is_2004())) return false;
        }
        return true;
    }

    std::set<int> engaged(const std::vector<Space>& spaces, int own_height, int team) const {
        std::set<int> found;
        if (is_basic()) return found;  // ENGAGE-13
        for (std::size_t i = 0; i < board_.others.size(); ++i) {
            const BruteFigure& other = board_.others[i];
            if (other.team == team) continue;
            for (const Space mine : spaces)
                for (const Space its : other.spaces)
                    if (adjacent(mine, own_height, its, other.height)) found.insert(static_cast<int>(i));
        }
        return found;
    }
    std::set<int> engaged(const State& state) const {
        std::vector<Space> spaces{state.lead};
        if (state.tail) spaces.push_back(*state.tail);
        return engaged(spaces, mover_.height, mover_.team);
    }
    bool friend_is_engaged(const BruteFigure& figure) const {
        return !engaged(figure.spaces, figure.height, figure.team).empty();
    }

    const BruteFigure* figure_on(Space space) const {
        for (const BruteFigure& other : board_.others)
            if (std::ranges::count(other.spaces, space) > 0) return &other;
        return nullptr;
    }

    // ---- steps

    bool may_pass(Space to) const {
        if (flown_) return true;
        if (board_.covered.contains(to) || board_.closed_glyphs.contains(to)) return false;
        const BruteFigure* other = figure_on(to);
        if (!other || mover_.passes_all) return true;
        if (other->team != mover_.team) return false;                    // MOVE-06
        if (is_basic() && other->player != mover_.player) return false;  // MOVE-04
        return !friend_is_engaged(*other);                               // MOVE-05
    }

    // Levels to climb for this step, over whatever stands between; nothing if the figure does not fit through or cannot
    // climb that far.
    std::optional<int> climb(Space from, Space to) const {
        const int floor = std::max(height(from), height(to)), roof = std::min(ceiling(from), ceiling(to));
        int top = floor;
        const std::vector<Wall> between = walls(from, to);
        for (bool higher = true; higher;) {  // Over one wall, the next above it may be in the way.
            const int before = top;
            for (const Wall& wall : between)
                if (wall.top_here > floor && wall.foot < top + mover_.height) top = std::max(top, wall.top_here);
            higher = top > before;
        }
        if (roof - top < mover_.height) return {};  // OVERHANG-02, FIT-02
        if (flown_) return 0;                       // FLY-01
        if (top > floor && is_basic()) return {};
        const int levels = top - height(from);
        const bool ladder = top == floor && has_ladder(from, to);
        const int most = is_2004() ? mover_.climb_height : mover_.climb_height - 1;  // MOVE-UP-05, MOVE-UP-04
        if (levels > most && !ladder && !is_basic()) return {};
        return std::max(levels, 0);  // MOVE-UP-01, MOVE-DOWN-01
    }

    void fall(Space from, Space to, std::vector<std::string>& consequences) const {
        const int drop = height(from) - height(to), own = mover_.climb_height;
        if (is_basic() || flown_ || drop <= 0 || drop < own) return;
        if (is_water(to) || is_lava(to) || has_ladder(from, to)) return;  // FALL-09, FALL-11
        if (drop >= own + 20 && !is_2004()) consequences.push_back("falls to death");
        else consequences.push_back(drop >= own + 10 ? "falls far" : "falls");
    }

    State start(bool back_leads) const {
        State state{.lead = mover_.spaces[0], .back_leads = back_leads};
        if (is_double()) state.tail = mover_.spaces[1];
        if (back_leads) std::swap(state.lead, *state.tail);
        state.road = !flown_ && is_road(state.lead) && (!state.tail || is_road(*state.tail));
        return state;
    }

    std::optional<State> flipped(const State& state) const {  // DOUBLE-04
        if (!state.tail || state.stopped || is_basic() || is_2004()) return {};
        State next = state;
        std::swap(next.lead, *next.tail);
        return next;
    }

    bool may_end(const State& state) const {
        for (const std::optional<Space> space : {std::optional(state.lead), state.tail}) {
            if (!space) continue;
            if (figure_on(*space) || board_.covered.contains(*space) || filled(*space)) return false;  // MOVE-07
        }
        if (board_.closed_glyphs.contains(state.lead)) return false;
        if (!state.tail) return true;
        for (const Wall& wall : walls(state.lead, *state.tail))  // FIT-01
            if (wall.top_here > height(state.lead) && wall.foot < height(state.lead) + mover_.height) return false;
        return height(state.lead) == height(*state.tail);  // DOUBLE-03
    }

    std::optional<State> stepped(const State& state, Space to) const {
        if (state.stopped || to == state.tail || !may_pass(to)) return {};
        if (state.tail && to.at == state.tail->at && (is_basic() || is_2004())) return {};  // It would turn round.
        const std::optional<int> levels = climb(state.lead, to);
        if (!levels) return {};
        State next = state;
        next.cost += flown_ ? 1 : ground_cost(to) + *levels;
        next.lead = to;
        if (is_double()) next.tail = state.lead;  // DOUBLE-02
        next.road = state.road && is_road(to);
        next.took_off = true;
        if (next.cost > mover_.move + (next.road ? 3 : 0)) return {};  // MOVE-01, TERRAIN-ROAD-01
        add_leaving(state, next);
        fall(state.lead, to, next.consequences);
        if (!flown_ && is_lava(to) && (!next.tail || is_lava(*next.tail))) next.consequences.push_back("lava");
        std::ranges::sort(next.consequences);
        next.stopped =
            !flown_ && (board_.stopping_glyphs.contains(to) || (is_water(to) && (!next.tail || is_water(*next.tail))));
        if (next.stopped && !may_end(next)) return {};
        return next;
    }

    void add_leaving(const State& before, State& after) const {  // ENGAGE-07..09
        if (mover_.slips_away || (flown_ && before.took_off)) return;
        const std::set<int> still = flown_ ? std::set<int>{} : engaged(after);  // FLY-03
        for (const int enemy : engaged(before))
            if (!still.contains(enemy)) after.consequences.push_back("leaves " + std::to_string(enemy));
    }

    BruteEnd end_of(const State& state) const {
        BruteEnd end{state.lead, state.tail, state.consequences};
        if (state.back_leads) std::swap(end.front, *end.back);
        if (flown_ && state.took_off && is_lava(state.lead) && (!state.tail || is_lava(*state.tail))) {
            end.consequences.push_back("lava");
            std::ranges::sort(end.consequences);
        }
        return end;
    }

    std::map<BruteEnd, int> ends_of(bool flown) {
        flown_ = flown;
        std::map<BruteEnd, int> found;
        using Key = decltype(State{}.key());
        std::map<Key, int> known;
        std::vector<State> open{start(false)};
        if (is_double()) open.push_back(start(true));
        while (!open.empty()) {
            const State state = open.back();
            open.pop_back();
            const auto [place, fresh] = known.emplace(state.key(), state.cost);
            if (!fresh && place->second <= state.cost) continue;
            place->second = state.cost;
            if (state.cost == 0 || may_end(state)) {
                const auto end = found.emplace(end_of(state), state.cost).first;
                end->second = std::min(end->second, state.cost);
            }
            if (const auto turned = flipped(state)) open.push_back(*turned);
            for (const Space to : neighbours(state.lead))
                if (const auto next = stepped(state, to)) open.push_back(*next);
        }
        return found;
    }

    const BruteBoard& board_;
    const BruteMover& mover_;
    Terrain terrain_;
    std::vector<Barrier> barriers_{};
    bool flown_ = false;
};

}  // namespace hexwright::testing
