#include "engine/rules/stepping.h"

#include <algorithm>

namespace hexwright::rules {

void Threats::look(const Board& board, const Mover& mover, const Occupancy& occupancy, const Rules& rules) {
    slot_.assign(board.size(), 0);
    sets_.assign(1, {});
    if (!rules.engagement) return;
    for (std::size_t number = 0; number < occupancy.figures.size(); ++number) {
        const Standing& enemy = occupancy.figures[number];
        if (enemy.team == mover.team) continue;
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
      climb_limit_(climb_limit()),
      start_height_(board[mover.at].height) {}

// The limit for a single step, in levels.
int Stepper::climb_limit() const {
    if (flying_) return open_sky;  // No single step is too high, but the whole way may be.
    if (mover_.lifted) return mover_.most_up;
    if (!rules_.climb_limited) return open_sky;
    return rules_.climb_own_height ? mover_.climb_height : mover_.climb_height - 1;
}

TriedStep Stepper::step(const Link& link) {
    TriedStep step;
    const BoardSpace& to = board_[link.to];
    if (to.stand != Stand::Figures && !(flying_ && to.stand == Stand::Obstacle)) return {.verdict = Verdict::Filled};
    if (link.opening < mover_.height) return {.verdict = Verdict::NoRoom};
    climb(link, step);
    if (step.verdict != Verdict::Fine) return step;
    step.verdict = passing(link.to);
    step.cost = static_cast<std::int16_t>(ground_cost(to) + (flying_ || mover_.lifted ? 0 : step.up));
    if (flying_) return step;
    step.road = to.ground.road;
    step.water = to.ground.stops;
    step.molten = to.ground.molten;
    if (!link.ladder && !to.ground.soft && link.rise < 0) step.fall = fall_of(-link.rise, mover_.climb_height, rules_);
    step.glyph = glyph_stops(link.to);
    return step;
}

int Stepper::ground_cost(const BoardSpace& to) const {
    int cost = flying_ ? 1 : to.ground.cost;
    for (const StepCost& other : mover_.costs)
        if (other.terrain == to.terrain && (flying_ ? other.flying : other.walking)) cost = other.cost;
    return cost;
}

bool Stepper::glyph_stops(SpaceIndex space) const {
    return !occupancy_.glyphs.empty() && occupancy_.glyphs[static_cast<std::size_t>(space)] == GlyphHere::Stops;
}

// Adds the climb from the current space: onto the higher space, or onto the top of the walls between.
void Stepper::climb(const Link& link, TriedStep& step) const {
    const int rise = std::max<int>(link.rise, 0);
    step.up = static_cast<std::int16_t>(rise);
    if (link.hurdles > 0 && !over_walls(link, step)) return;
    const bool along_ladder = link.ladder && step.up == rise;
    const int above_start = board_[link.to].height - start_height_;
    const bool too_high = flying_ ? above_start > mover_.most_up : step.up > climb_limit_ && !along_ladder;
    if (too_high) step.verdict = Verdict::TooHigh;
    if (flying_ && -above_start > mover_.most_down) step.verdict = Verdict::TooDeep;
}

// A wall is in the way when it rises above the higher space and the figure does not fit under it. It is climbed like a
// change of elevation (OBST-01), which needs room above it. Flying climbs nothing but needs the same room.
bool Stepper::over_walls(const Link& link, TriedStep& step) const {
    const int start = board_[link.from].height, higher = start + step.up;
    int top = higher;
    for (const Hurdle& wall : board_.hurdles(link))
        if (wall.from < higher + mover_.height) top = std::max<int>(top, wall.top);
    if (top == higher) return true;
    if (!flying_ && !rules_.cross_obstacles) step.verdict = Verdict::Wall;
    else if (link.opening - (top - higher) < mover_.height) step.verdict = Verdict::NoRoom;
    step.up = static_cast<std::int16_t>(top - start);
    return step.verdict == Verdict::Fine;
}

// Number of another figure on the space; -1 if none.
int Stepper::other_at(SpaceIndex space) const {
    const int figure = occupancy_.at[static_cast<std::size_t>(space)];
    return figure == mover_.figure ? -1 : figure;
}

Verdict Stepper::passing(SpaceIndex space) {
    if (flying_) return Verdict::Fine;
    const auto place = static_cast<std::size_t>(space);
    if (!occupancy_.closed.empty() && occupancy_.closed[place] != 0) return Verdict::Covered;
    if (!occupancy_.glyphs.empty() && occupancy_.glyphs[place] == GlyphHere::Closed) return Verdict::ClosedGlyph;
    const int other = other_at(space);
    if (other < 0 || mover_.passes_all) return Verdict::Fine;
    const auto number = static_cast<std::size_t>(other);
    const Standing& figure = occupancy_.figures[number];
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
