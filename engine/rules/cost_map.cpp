// Computes the least cost of every space without consequences, which is enough for half of a computer player's
// questions, and from it the least number of turns.
#include "engine/rules/movement.h"
#include "engine/rules/stepping.h"

#include <algorithm>
#include <array>
#include <span>

namespace hexwright::rules {
namespace {

// The states of a search are the numbers of spaces or, for a double-space figure, of the links from its leading end to
// the other one; see movement.cpp.
struct Pose {
    SpaceIndex lead = no_space, tail = no_space;
};

template <bool is_double>
Pose pose_of(const Board& board, std::int32_t state) {
    if constexpr (!is_double) return {static_cast<SpaceIndex>(state), no_space};
    else return {board.link(state).from, board.link(state).to};
}

enum class Gait : std::uint8_t { Flown, Walked, ByRoad };

// One move from all states in `starts` at once. `ends` says by skips(state) where the search need not go on, and takes
// note(state, cost) of every state in which the move may end.
template <bool is_double, class Ends>
class Spread {
public:
    Spread(const Board& board, const Mover& mover, const Occupancy& occupancy, const Rules& rules, Gait gait,
           Ends& ends, SpreadWork& work)
        : board_(board),
          mover_(mover),
          rules_(rules),
          flown_(gait == Gait::Flown),
          road_only_(gait == Gait::ByRoad),
          ends_(ends),
          best_(work.best),
          queue_(work.queue),
          left_with_(work.left_with),
          stepper_(board, mover, occupancy, rules, flown_),
          most_(std::max(0, mover.move + (road_only_ ? rules.road_bonus : 0))) {}

    void run(std::span<const std::int32_t> starts) {
        best_.assign(is_double ? board_.link_count() : board_.size(), -1);
        if (queue_.size() <= static_cast<std::size_t>(most_)) queue_.resize(static_cast<std::size_t>(most_) + 1);
        for (auto& states : queue_) states.clear();
        if (is_double) left_with_.assign(board_.size(), no_space);
        for (const std::int32_t start : starts)
            if (!road_only_ || on_road(start)) reach(start, 0);
        for (int cost = 0; cost <= most_; ++cost)
            for (std::size_t i = 0; i < queue_[static_cast<std::size_t>(cost)].size(); ++i)
                settle(queue_[static_cast<std::size_t>(cost)][i], cost);
    }

private:
    bool on_road(std::int32_t state) const {
        const Pose pose = pose_of<is_double>(board_, state);
        return board_[pose.lead].ground.road && (!is_double || board_[pose.tail].ground.road);
    }

    void reach(std::int32_t state, int cost) {
        std::int16_t& best = best_[static_cast<std::size_t>(state)];
        if (best >= 0 && best <= cost) return;
        best = static_cast<std::int16_t>(cost);
        queue_[static_cast<std::size_t>(cost)].push_back(state);
    }

    void settle(std::int32_t state, int cost) {
        if (best_[static_cast<std::size_t>(state)] != cost) return;
        const auto [here, behind] = pose_of<is_double>(board_, state);
        if (cost == 0 || stepper_.end(here, behind) == Verdict::Fine) ends_.note(state, cost);
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

    void take(const Link& link, SpaceIndex here, int cost) {
        const std::int32_t next = is_double ? link.back : link.to;
        const std::int16_t known = best_[static_cast<std::size_t>(next)];
        if (known >= 0 && known <= cost + 1) return;  // No step costs less than 1.
        if (ends_.skips(next)) return;
        const TriedStep step = stepper_.step(link);
        if (step.verdict != Verdict::Fine || cost + step.cost > most_ || (road_only_ && !step.road)) return;
        const bool stop = step.glyph || (step.water && (!is_double || stepper_.ground_stops(here)));
        if (stop && stepper_.end(link.to, is_double ? here : no_space) != Verdict::Fine) return;
        reach(next, cost + step.cost);
    }

    // Whether a move stops after a step. (A flip never leads from a place that does not stop to one that does: both
    // ends were moved there in turn.)
    bool stops(SpaceIndex here, SpaceIndex behind) const {
        if (flown_) return false;
        if (stepper_.glyph_stops(here)) return true;
        return stepper_.ground_stops(here) && (!is_double || stepper_.ground_stops(behind));
    }

    const Board& board_;
    const Mover& mover_;
    const Rules& rules_;
    bool flown_, road_only_;
    Ends& ends_;
    std::vector<std::int16_t>& best_;
    std::vector<std::vector<std::int32_t>>& queue_;
    std::vector<SpaceIndex>& left_with_;  // Indexed by space: where the tail was when the leading end first left it.
    Stepper stepper_;
    int most_;
};

// Searches for all ways in which the mover may move.
template <bool is_double, class Ends>
void spread(const Board& board, const Mover& mover, const Occupancy& occupancy, const Rules& rules,
            std::span<const std::int32_t> starts, Ends& ends, SpreadWork& work) {
    const auto go = [&](Gait gait) {
        Spread<is_double, Ends>(board, mover, occupancy, rules, gait, ends, work).run(starts);
    };
    if (mover.flight != Flight::Never) go(Gait::Flown);
    if (mover.flight == Flight::Always) return;
    go(Gait::Walked);
    if (rules.road_bonus > 0 && mover.may_hurry) go(Gait::ByRoad);
}

template <bool is_double>
struct LeastCosts {
    const Board& board;
    std::vector<std::int16_t>& costs;  // By space.

    static bool skips(std::int32_t) { return false; }
    void note(std::int32_t state, int cost) {
        const Pose pose = pose_of<is_double>(board, state);
        note_at(pose.lead, cost);
        if (is_double) note_at(pose.tail, cost);
    }
    void note_at(SpaceIndex space, int cost) {
        std::int16_t& known = costs[static_cast<std::size_t>(space)];
        if (known < 0 || known > cost) known = static_cast<std::int16_t>(cost);
    }
};

// What the next turn begins with. Where the figure could stand before this turn it need not pass again: the move that
// begins there goes at least as far.
template <bool is_double>
struct NewStands {
    const Board& board;
    std::vector<std::int16_t>& turns;  // By state.
    std::vector<std::int32_t>& found;
    std::int16_t turn = 0;

    bool skips(std::int32_t state) const {
        const std::int16_t known = turns[static_cast<std::size_t>(state)];
        return known >= 0 && known < turn;
    }
    void note(std::int32_t state, int) {
        note_state(state);
        if (is_double) note_state(board.link(state).back);  // Next time either end may lead.
    }
    void note_state(std::int32_t state) {
        std::int16_t& known = turns[static_cast<std::size_t>(state)];
        if (known >= 0) return;
        known = turn;
        found.push_back(state);
    }
};

template <bool is_double>
std::vector<std::int32_t> stands_among(const Board& board, const Mover& mover, const Occupancy& occupancy,
                                       const Rules& rules, std::span<const SpaceIndex> starts) {
    if constexpr (!is_double) return {starts.begin(), starts.end()};
    std::vector<std::int32_t> links;
    std::vector<bool> among(board.size());
    for (const SpaceIndex space : starts) among[static_cast<std::size_t>(space)] = true;
    Mover anywhere = mover;
    anywhere.at = starts.front();
    const Stepper stepper(board, anywhere, occupancy, rules, false);
    for (std::size_t i = 0; i < board.link_count(); ++i) {
        const Link& link = board.link(static_cast<LinkIndex>(i));
        if (!among[static_cast<std::size_t>(link.from)] || !among[static_cast<std::size_t>(link.to)]) continue;
        const bool there = std::minmax(link.from, link.to) == std::minmax(mover.at, mover.tail);
        if (there || stepper.end(link.from, link.to) == Verdict::Fine) links.push_back(static_cast<LinkIndex>(i));
    }
    return links;
}

template <bool is_double>
void spread_turns(const Board& board, const Mover& mover, const Occupancy& occupancy, const Rules& rules,
                  std::vector<std::int32_t>& from, NewStands<is_double> stands, SpreadWork& work) {
    for (const std::int32_t state : from) stands.turns[static_cast<std::size_t>(state)] = 0;
    while (!from.empty()) {
        ++stands.turn;
        stands.found.clear();
        spread<is_double>(board, mover, occupancy, rules, from, stands, work);
        from.swap(stands.found);
    }
}

}  // namespace

const std::vector<std::int16_t>& CostMap::find(const Board& board, const Mover& mover, const Occupancy& occupancy,
                                               const Rules& rules) {
    costs_.assign(board.size(), -1);
    if (!mover.is_double()) {
        LeastCosts<false> ends{board, costs_};
        spread<false>(board, mover, occupancy, rules, std::array{std::int32_t{mover.at}}, ends, work_);
    } else if (const LinkIndex now = board.link_between(mover.at, mover.tail); now >= 0) {
        LeastCosts<true> ends{board, costs_};
        spread<true>(board, mover, occupancy, rules, std::array{now, board.link(now).back}, ends, work_);
    }
    return costs_;
}

const std::vector<std::int16_t>& TurnMap::find(const Board& board, const Mover& who, const Occupancy& occupancy,
                                               const Rules& rules, std::span<const SpaceIndex> starts) {
    turns_.assign(board.size(), -1);
    if (starts.empty()) return turns_;
    Mover mover = who;
    mover.at = starts.front();
    mover.most_up = mover.most_down = open_sky;
    next_.clear();
    if (!mover.is_double()) {
        from_ = stands_among<false>(board, who, occupancy, rules, starts);
        spread_turns<false>(board, mover, occupancy, rules, from_, {board, turns_, next_}, work_);
        return turns_;
    }
    turns_of_pose_.assign(board.link_count(), -1);
    from_ = stands_among<true>(board, who, occupancy, rules, starts);
    spread_turns<true>(board, mover, occupancy, rules, from_, {board, turns_of_pose_, next_}, work_);
    for (std::size_t i = 0; i < turns_of_pose_.size(); ++i) {
        LeastCosts<true> least{board, turns_};
        if (turns_of_pose_[i] >= 0) least.note(static_cast<LinkIndex>(i), turns_of_pose_[i]);
    }
    return turns_;
}

}  // namespace hexwright::rules
