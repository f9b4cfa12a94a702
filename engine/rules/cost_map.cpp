// Computes the least cost of every space without consequences, which is enough for half of a computer player's
// questions.
#include "engine/rules/movement.h"
#include "engine/rules/stepping.h"

#include <algorithm>

namespace hexwright::rules {
namespace {

// See movement.cpp for the states of a double-space figure.
template <bool is_double>
class Spread {
public:
    Spread(const Board& board, const Mover& mover, const Occupancy& occupancy, const Rules& rules, bool flown,
           bool road_only, std::vector<std::int16_t>& costs, std::vector<std::int16_t>& best,
           std::vector<std::vector<std::int32_t>>& queue, std::vector<SpaceIndex>& left_with)
        : board_(board),
          mover_(mover),
          rules_(rules),
          flown_(flown),
          road_only_(road_only),
          costs_(costs),
          best_(best),
          queue_(queue),
          left_with_(left_with),
          stepper_(board, mover, occupancy, rules, flown),
          most_(std::max(0, mover.move + (road_only ? rules.road_bonus : 0))) {}

    void run() {
        best_.assign(is_double ? board_.link_count() : board_.size(), -1);
        if (queue_.size() <= static_cast<std::size_t>(most_)) queue_.resize(static_cast<std::size_t>(most_) + 1);
        for (auto& states : queue_) states.clear();
        if (is_double) left_with_.assign(board_.size(), no_space);
        if (!is_double) reach(mover_.at, 0);
        else if (const LinkIndex now = board_.link_between(mover_.at, mover_.tail); now >= 0) {
            reach(now, 0);
            reach(board_.link(now).back, 0);
        }
        for (int cost = 0; cost <= most_; ++cost)
            for (std::size_t i = 0; i < queue_[static_cast<std::size_t>(cost)].size(); ++i)
                settle(queue_[static_cast<std::size_t>(cost)][i], cost);
    }

private:
    SpaceIndex lead(std::int32_t state) const {
        return is_double ? board_.link(state).from : static_cast<SpaceIndex>(state);
    }
    SpaceIndex tail(std::int32_t state) const { return is_double ? board_.link(state).to : no_space; }

    void reach(std::int32_t state, int cost) {
        std::int16_t& best = best_[static_cast<std::size_t>(state)];
        if (best >= 0 && best <= cost) return;
        best = static_cast<std::int16_t>(cost);
        queue_[static_cast<std::size_t>(cost)].push_back(state);
    }

    void settle(std::int32_t state, int cost) {
        if (best_[static_cast<std::size_t>(state)] != cost) return;
        const SpaceIndex here = lead(state), behind = tail(state);
        if (cost == 0 || stepper_.end(here, behind) == Verdict::Fine) {
            note(here, cost);
            if (is_double) note(behind, cost);
        }
        if (cost > 0 && stops(here, behind)) return;
        if (cost < most_) depart(here, behind, cost);
        if (is_double && rules_.flip) reach(board_.link(state).back, cost);
    }

    // From a given space the leading end of a double-space figure reaches the same places wherever its tail is, except
    // where it would meet the tail. So the first departure from a space tries all links, the second only those to where
    // the first tail was, and later ones add nothing.
    void depart(SpaceIndex here, SpaceIndex behind, int cost) {
        SpaceIndex only = no_space;
        if (is_double) {
            SpaceIndex& with = left_with_[static_cast<std::size_t>(here)];
            if (with == here || (with != no_space && meets(with, behind))) return;
            only = with;
            with = with == no_space ? behind : here;  // `here` marks that nothing is left to do.
        }
        for (const Link& link : board_.links(here))
            if (!is_double || (!meets(link.to, behind) && (only == no_space || meets(link.to, only))))
                take(link, here, cost);
    }
    bool meets(SpaceIndex to, SpaceIndex tail) const { return meets_own_tail(board_, to, tail, rules_); }

    void note(SpaceIndex space, int cost) {
        std::int16_t& known = costs_[static_cast<std::size_t>(space)];
        if (known < 0 || known > cost) known = static_cast<std::int16_t>(cost);
    }

    void take(const Link& link, SpaceIndex here, int cost) {
        const std::int16_t known = best_[static_cast<std::size_t>(is_double ? link.back : link.to)];
        if (known >= 0 && known <= cost + 1) return;  // No step costs less than 1.
        const TriedStep step = stepper_.step(link);
        if (step.verdict != Verdict::Fine || cost + step.cost > most_ || (road_only_ && !step.road)) return;
        const bool stop = step.glyph || (step.water && (!is_double || board_[here].ground.stops));
        if (stop && stepper_.end(link.to, is_double ? here : no_space) != Verdict::Fine) return;
        reach(is_double ? link.back : link.to, cost + step.cost);
    }

    // Whether a move stops after a step. (A flip never leads from a place that does not stop to one that does: both
    // ends were moved there in turn.)
    bool stops(SpaceIndex here, SpaceIndex behind) const {
        if (flown_) return false;
        if (stepper_.glyph_stops(here)) return true;
        return board_[here].ground.stops && (!is_double || board_[behind].ground.stops);
    }

    const Board& board_;
    const Mover& mover_;
    const Rules& rules_;
    bool flown_, road_only_;
    std::vector<std::int16_t>&costs_, &best_;
    std::vector<std::vector<std::int32_t>>& queue_;
    std::vector<SpaceIndex>& left_with_;  // Indexed by space: where the tail was when the leading end first left it.
    Stepper stepper_;
    int most_;
};

bool starts_on_road(const Board& board, const Mover& mover) {
    return mover.may_hurry && board[mover.at].ground.road && (!mover.is_double() || board[mover.tail].ground.road);
}

}  // namespace

void CostMap::spread(const Board& board, const Mover& mover, const Occupancy& occupancy, const Rules& rules, bool flown,
                     bool road_only) {
    if (mover.is_double())
        Spread<true>(board, mover, occupancy, rules, flown, road_only, costs_, best_, queue_, left_with_).run();
    else Spread<false>(board, mover, occupancy, rules, flown, road_only, costs_, best_, queue_, left_with_).run();
}

const std::vector<std::int16_t>& CostMap::find(const Board& board, const Mover& mover, const Occupancy& occupancy,
                                               const Rules& rules) {
    costs_.assign(board.size(), -1);
    if (mover.flight != Flight::Never) spread(board, mover, occupancy, rules, true, false);
    if (mover.flight == Flight::Always) return costs_;
    spread(board, mover, occupancy, rules, false, false);
    if (rules.road_bonus > 0 && starts_on_road(board, mover)) spread(board, mover, occupancy, rules, false, true);
    return costs_;
}

}  // namespace hexwright::rules
