#include "engine/rules/stepping.h"

#include <algorithm>

namespace hexwright::rules {
namespace {

int climb_limit(const Mover& mover, const Rules& rules, bool flying) {
    if (flying) return open_sky;  // No single step is too high, but the whole way may be.
    if (mover.lifted) return mover.most_up;
    if (!rules.climb_limited) return open_sky;
    return rules.climb_own_height ? mover.climb_height : mover.climb_height - 1;
}

// The top of the highest wall that is in the way: it rises above the higher space, and the figure does not fit under
// it, nor between it and the walls below. It is climbed like a change of elevation (OBST-01). `higher` if there is
// none.
int top_of_walls(const Crossing& crossing, int higher, int figure_height) {
    int top = higher;
    for (const Hurdle& wall : crossing.hurdles)  // Lowest first.
        if (wall.from < top + figure_height) top = std::max<int>(top, wall.top);
    return top;
}

}  // namespace

Climber climber_of(const Mover& mover, const Rules& rules, bool flying) {
    return {mover.height, climb_limit(mover, rules, flying), flying, mover.lifted};
}

bool meets_own_tail(const Board& board, SpaceIndex to, SpaceIndex tail, const Rules& rules) {
    return to == tail || (!rules.flip && board[to].space.at == board[tail].space.at);
}

namespace {

Climb climb_plain(const Crossing& crossing, int rise, const Climber& climber) {
    const bool by_ladder = crossing.ladder && rise > 0;
    return {.verdict = rise > climber.limit && !by_ladder ? Verdict::TooHigh : Verdict::Fine,
            .up = static_cast<std::int16_t>(rise),
            .cost = static_cast<std::int16_t>(climber.flying || climber.lifted ? 0 : rise),
            .by_ladder = by_ladder};
}

// Crossing a wall needs room above it. Flying climbs nothing but needs the same room.
Climb climb_walls(const Crossing& crossing, int rise, const Climber& climber, const Rules& rules) {
    const int higher = crossing.from + rise, top = top_of_walls(crossing, higher, climber.height);
    if (top == higher) return climb_plain(crossing, rise, climber);
    Climb result{.up = static_cast<std::int16_t>(top - crossing.from)};
    result.cost = climber.flying || climber.lifted ? std::int16_t{0} : result.up;
    if (!climber.flying && !rules.cross_obstacles) result.verdict = Verdict::Wall;
    else if (crossing.opening - (top - higher) < climber.height) result.verdict = Verdict::NoRoom;
    else if (result.up > climber.limit) result.verdict = Verdict::TooHigh;
    return result;
}

}  // namespace

Climb climb(const Crossing& crossing, const Climber& climber, const Rules& rules) {
    if (crossing.opening < climber.height) return {.verdict = Verdict::NoRoom};
    const int rise = std::max<int>(crossing.rise, 0);
    return crossing.hurdles.empty() ? climb_plain(crossing, rise, climber)
                                    : climb_walls(crossing, rise, climber, rules);
}

Climb climb(const Board& board, const Link& link, const Climber& climber, const Rules& rules) {
    if (!crosses(board[link.to].stand, climber.flying)) return {.verdict = Verdict::Filled};
    return climb(board.crossing(link), climber, rules);
}

void Threats::look(const Board& board, const Mover& mover, const Occupancy& occupancy, const Rules& rules) {
    slot_.assign(board.size(), 0);
    sets_.assign(1, {});
    if (!rules.engagement) return;
    for (std::size_t number = 0; number < occupancy.figures.size(); ++number) {
        const Standing& enemy = occupancy.figures[number];
        const bool own_side =
            enemy.team == mover.team && std::ranges::find(mover.struck_by, number) == mover.struck_by.end();
        if (own_side || enemy.apart || (enemy.size & mover.slips_sizes) != 0 ||
            (enemy.player >= 0 && (mover.at_peace >> enemy.player & 1) != 0))
            continue;
        for (int half = 0; half < enemy.count; ++half)
            for (const Link& link : board.links(enemy.spaces[static_cast<std::size_t>(half)])) {
                if (!adjacent_across(board, link, enemy.height, mover.height, rules)) continue;
                std::uint16_t& slot = slot_[static_cast<std::size_t>(link.to)];
                if (slot == 0) {
                    slot = static_cast<std::uint16_t>(sets_.size());
                    sets_.emplace_back();
                }
                sets_[slot].set(number);
            }
    }
}

Stepper::Stepper(const Board& board, const Mover& mover, const Occupancy& occupancy, const Rules& rules, bool flying)
    : board_(board),
      mover_(mover),
      occupancy_(occupancy),
      rules_(rules),
      flying_(flying),
      climber_(climber_of(mover, rules, flying)),
      start_height_(board[mover.at].height) {}

TriedStep Stepper::step(const Link& link) {
    TriedStep step;
    const BoardSpace& to = board_[link.to];
    const Climb climbed = climb(board_, link, climber_, rules_);
    step.verdict = climbed.verdict;
    step.up = climbed.up;
    if (step.verdict == Verdict::Fine && flying_) step.verdict = far_from_start(link.to);
    if (!mover_.kept_in.empty() && mover_.kept_in[static_cast<std::size_t>(link.to)] == 0) step.verdict = Verdict::Kept;
    if (step.verdict != Verdict::Fine) return step;
    step.verdict = passing(link.to);
    step.cost = static_cast<std::int16_t>(ground_cost(link.to) + climbed.cost);
    if (flying_) {
        step.glyph = stops_flight(link.to);
        return step;
    }
    step.road = to.ground.road;
    step.water = ground_stops(link.to);
    step.molten = molten(link.to);
    const bool falls = !link.ladder && !to.ground.soft && link.rise < 0 && !mover_.falls_unharmed;
    if (falls) step.fall = fall_of(-link.rise, mover_.climb_height, rules_);
    step.glyph = glyph_stops(link.to);
    return step;
}

// Whether a flight is still within the levels that its power allows.
Verdict Stepper::far_from_start(SpaceIndex to) const {
    const int above = board_[to].height - start_height_;
    if (-above > mover_.most_down) return Verdict::TooDeep;
    return above > mover_.most_up ? Verdict::TooHigh : Verdict::Fine;
}

bool Stepper::spared(SpaceIndex space) const {
    return !mover_.spared.empty() && std::ranges::count(mover_.spared, board_[space].terrain) > 0;
}

int Stepper::ground_cost(SpaceIndex space) const {
    if (spared(space)) return 1;
    const BoardSpace& to = board_[space];
    int cost = flying_ ? 1 : to.ground.cost;
    for (const StepCost& other : mover_.costs)
        if (other.terrain == to.terrain && (flying_ ? other.flying : other.walking)) cost = other.cost;
    return cost;
}

bool Stepper::glyph_stops(SpaceIndex space) const { return is_marked(space, GlyphHere::Stops) || stops_flight(space); }

Verdict Stepper::passing(SpaceIndex space) {
    if (flying_) return Verdict::Fine;
    const auto place = static_cast<std::size_t>(space);
    if (!occupancy_.closed.empty() && occupancy_.closed[place] != 0) return Verdict::Covered;
    if (is_marked(space, GlyphHere::Closed)) return Verdict::ClosedGlyph;
    const int other = other_at(space);
    if (other >= 0 && is_marked(space, GlyphHere::Shut)) return Verdict::Shut;
    return other < 0 || mover_.passes_all ? Verdict::Fine : passing_figure(other);
}

Verdict Stepper::passing_figure(int other) {
    const auto number = static_cast<std::size_t>(other);
    const Standing& figure = occupancy_.figures[number];
    if ((figure.size & mover_.passes_sizes) != 0) return Verdict::Fine;
    if (figure.team != mover_.team) return Verdict::Enemy;
    if (figure.player != mover_.player && !rules_.pass_teammates) return Verdict::Stranger;
    return is_engaged(number) ? Verdict::EngagedFriend : Verdict::Fine;
}

bool Stepper::is_engaged(std::size_t figure) {
    if (!asked_.test(figure)) {
        asked_.set(figure);
        if (engaged_with(board_, occupancy_, occupancy_.figures[figure], rules_).any()) engaged_.set(figure);
    }
    return engaged_.test(figure);
}

Verdict Stepper::end(SpaceIndex lead, SpaceIndex tail) const {
    for (const SpaceIndex space : {lead, tail}) {
        if (space == no_space) continue;
        const auto place = static_cast<std::size_t>(space);
        if (board_[space].stand != Stand::Figures) return Verdict::Filled;
        if (other_at(space) >= 0) return Verdict::Occupied;
        if (!occupancy_.closed.empty() && occupancy_.closed[place] != 0) return Verdict::Covered;
    }
    if (!occupancy_.glyphs.empty() && occupancy_.glyphs[static_cast<std::size_t>(lead)] == GlyphHere::Closed)
        return Verdict::ClosedGlyph;
    if (tail == no_space) return Verdict::Fine;
    if (board_[lead].height != board_[tail].height) return Verdict::Uneven;
    return parted(board_, lead, tail, mover_.height) ? Verdict::Astride : Verdict::Fine;
}

Verdict Stepper::pose(SpaceIndex front, SpaceIndex back) const {
    for (const Jut& jut : mover_.juts) {
        const SpaceIndex end = jut.end == Jut::End::Front || back == no_space ? front : back;
        const BoardSpace& base = board_[end];
        const Direction facing =
            back == no_space ? Direction::NE : *side_towards(board_[back].space.at, board_[front].space.at);
        const HexCoord hex = neighbour(base.space.at, turned(facing, jut.turn));
        // The levels that the part fills, both included.
        const int from = base.height + jut.above, to = base.height + mover_.height;
        for (const Solid& solid : board_.terrain().solids_at(hex))
            if (solid.last_slot >= from && solid.first_slot <= to) return Verdict::Juts;
        if (stands_in(hex, from, to)) return Verdict::Juts;
    }
    return Verdict::Fine;
}

// True when another figure stands in these levels of the hex.
bool Stepper::stands_in(HexCoord hex, int from, int to) const {
    return std::ranges::any_of(board_.spaces_at(hex), [&](SpaceIndex space) {
        const int other = other_at(space);
        if (other < 0) return false;
        const int base = board_[space].height, height = occupancy_.figures[static_cast<std::size_t>(other)].height;
        return base + height >= from && base < to;
    });
}

}  // namespace hexwright::rules
