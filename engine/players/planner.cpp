// Improves on the greedy player by playing on: a few candidates are carried out in the same imagined worlds with the
// same dice, greedy plays all sides for some turns, and those that end worse are given up, half of them at a time. What
// greedy thinks of them counts a little beside how they end: it knows what the scenario asks for, which shows only
// later. What is weighed up are whole numbers, so that the same game is played on every machine.
#include "engine/game/apply.h"
#include "engine/game/legal_actions.h"
#include "engine/game/scenario_rules.h"
#include "engine/players/greedy_values.h"
#include "engine/players/imagined.h"
#include "engine/players/player.h"
#include "engine/players/standing_value.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <numeric>

namespace hexwright::players {
namespace {

constexpr std::size_t most_candidates = 8;
constexpr int decisions_played_on = 300;  // Where turns do not end.
constexpr int steps_apart = 3;            // Ends of two moves that are worth comparing.

// How another choice than greedy's is weighed up.
struct Weighing {
    int turns = 0;  // Played on after the turn in which the decision is made, or from the first turn of the round.
    int min_standard_errors = 0;  // By how many halves of a standard error of the paired differences it must do better.
    // In percent: what it is worth less by greedy's own reckoning counts that much in how it ends, up to most_doubted.
    int doubted = 0;
    int playouts = 0;  // In percent of those that the planner may play.
};

// What is done in a turn shows soon; by later, chance has covered it. Where order markers lie shows in the course of a
// round, which takes longer to play.
constexpr Weighing of_deeds{2, 2, 50, 100}, of_markers{5, 1, 25, 50};
constexpr int most_doubted = 400;
// Where the scenario has rules and wins of its own, which greedy knows and armies do not show.
constexpr int times_doubted_by_rules = 3;

const Weighing& weighing_of(const GameState& seen) {
    return next_step(seen)->kind == Step::Kind::Markers ? of_markers : of_deeds;
}

// ---- candidates

// What two actions must have in common to be variants of each other.
struct Deed {
    std::size_t kind = 0;
    FigureId figure{}, target{};
    friend bool operator==(const Deed&, const Deed&) = default;
};

Deed deed_of(const Action& action) {
    Deed deed{action.index()};
    std::visit(
        [&](const auto& each) {
            if constexpr (requires { FigureId{each.figure}; }) deed.figure = each.figure;
            if constexpr (requires { FigureId{each.target}; }) deed.target = each.target;
        },
        action);
    return deed;
}

SpaceIndex end_of(const Action& action) {
    const auto* move = std::get_if<Move>(&action);
    return move ? move->at : no_space;
}

class Candidates {
public:
    Candidates(const GameState& seen, const std::vector<Action>& legal) : seen_(seen), legal_(legal) {}

    void add(std::size_t listed) {
        if (!full() && std::ranges::count(chosen_, listed) == 0) chosen_.push_back(listed);
    }
    void add_if_new_deed(std::size_t listed) {
        const auto alike = [&](std::size_t other) { return deed_of(legal_[listed]) == deed_of(legal_[other]); };
        if (std::ranges::none_of(chosen_, alike)) add(listed);
    }
    void add_if_far(std::size_t listed) {
        const auto is_near = [&](std::size_t other) {
            return deed_of(legal_[listed]) == deed_of(legal_[other]) && !far_apart(legal_[listed], legal_[other]);
        };
        if (std::ranges::none_of(chosen_, is_near)) add(listed);
    }
    bool full() const { return chosen_.size() >= most_candidates; }
    const std::vector<std::size_t>& all() const { return chosen_; }

private:
    bool far_apart(const Action& one, const Action& other) const {
        const SpaceIndex a = end_of(one), b = end_of(other);
        if (a == no_space || b == no_space) return one != other;
        return distance((*seen_.board)[a].space.at, (*seen_.board)[b].space.at) >= steps_apart;
    }

    const GameState& seen_;
    const std::vector<Action>& legal_;
    std::vector<std::size_t> chosen_;
};

// Greedy's choice first, then the best of each figure and target, then other ends of their moves.
std::vector<std::size_t> candidates_of(const GameState& seen, const std::vector<Action>& legal,
                                       const std::vector<Value>& values, std::size_t greedy) {
    std::vector<std::size_t> best_first(legal.size());
    std::iota(best_first.begin(), best_first.end(), std::size_t{0});
    std::ranges::stable_sort(best_first, std::greater{}, [&](std::size_t listed) { return values[listed]; });
    Candidates candidates(seen, legal);
    candidates.add(greedy);
    for (const std::size_t listed : best_first) candidates.add_if_new_deed(listed);
    for (const std::size_t listed : best_first) candidates.add_if_far(listed);
    return candidates.all();
}

// ---- playing on

// Greedy decides for everybody.
class PlayingOn {
public:
    PlayingOn(GameState state, std::uint64_t seed) : state_(std::move(state)), bag_{seed} {}

    // False if the action is not legal here: what is imagined may differ from what the seat sees.
    bool begin(const Action& action) {
        if (has_secret_words(state_) && !std::ranges::binary_search(legal_actions(state_), action)) return false;
        legal_ = apply_legal(state_, action, events_);
        return true;
    }
    void go_on(int turns) {
        for (int made = 0; made < decisions_played_on && !state_.over && turns_begun() <= turns; ++made) {
            const std::size_t choice = choose_greedy(state_, *to_decide(state_), legal_, bag_);
            const Action action = legal_[choice];
            legal_ = apply_legal(state_, action, events_);
        }
    }
    const GameState& state() const { return state_; }

private:
    int turns_begun() {
        for (; looked_at_ < events_.size(); ++looked_at_)
            turns_ += std::holds_alternative<event::TurnBegan>(events_[looked_at_]);
        return turns_;
    }

    GameState state_;
    DiceBag bag_;
    std::vector<Action> legal_{};
    Events events_{};
    std::size_t looked_at_ = 0;
    int turns_ = 0;
};

// ---- comparing

class Planner {
public:
    Planner(const GameState& seen, PlayerId seat, const std::vector<Action>& legal, DiceBag bag)
        : seen_(seen), seat_(seat), legal_(legal), bag_(bag), weighing_(weighing_of(seen)) {}

    // `values`: what greedy thinks of each action; its choice is the first candidate.
    std::size_t best_of(const std::vector<std::size_t>& candidates, const std::vector<Value>& values, int playouts,
                        const std::function<bool()>& stop) {
        const Value all = std::max<Value>(1, worth_of_all_armies(seen_));
        const int share = weighing_.doubted * (seen_.setup->rulebook ? times_doubted_by_rules : 1);
        for (const std::size_t listed : candidates) {
            const Value less = std::max<Value>(0, values[candidates.front()] - values[listed]);
            const Value doubt = less * share * share_of_all / 100 / all;
            rivals_.push_back({listed, static_cast<int>(std::min<Value>(doubt, most_doubted)), {}});
        }
        const int rounds = static_cast<int>(std::bit_width(rivals_.size() - 1));
        for (int round = 0; round < rounds; ++round) {
            const int each = playouts * weighing_.playouts / 100 / rounds;
            const int worlds = std::max(1, each / static_cast<int>(rivals_.size()));
            for (int world = 0; world < worlds; ++world) {
                if (stop && stop()) return candidates.front();
                play_in_a_new_world();
            }
            give_up_half();
            if (rivals_.size() < 2 || is_better(rivals_[0], rivals_[1])) break;  // Nothing beats greedy's choice.
        }
        return rivals_.size() > 1 && is_better(rivals_[1], rivals_[0]) ? rivals_[1].listed : rivals_[0].listed;
    }

private:
    struct Rival {
        std::size_t listed = 0;
        int doubt = 0;
        std::vector<int> ends{};  // By world, the same for all rivals that are left.
        int sum() const { return std::accumulate(ends.begin(), ends.end(), 0); }
    };

    void play_in_a_new_world() {
        const GameState world = imagined(seen_, seat_, bag_);
        const std::uint64_t seed = std::uint64_t{draw(bag_)} << 32 | draw(bag_);
        for (Rival& rival : rivals_) {
            PlayingOn played(world, seed);
            const bool began = played.begin(legal_[rival.listed]);
            if (began) played.go_on(weighing_.turns);
            rival.ends.push_back((began ? standing_value(played.state(), seat_) : -whole_win) - rival.doubt);
        }
    }
    // The first rival, greedy's choice, stays: all others are measured against it.
    void give_up_half() {
        std::ranges::stable_sort(rivals_.begin() + 1, rivals_.end(), std::greater{}, &Rival::sum);
        rivals_.resize(std::max<std::size_t>(2, 1 + rivals_.size() / 2));
    }
    bool is_better(const Rival& one, const Rival& other) const {
        const auto n = static_cast<std::int64_t>(one.ends.size());
        const std::int64_t min_standard_errors = weighing_.min_standard_errors;
        std::int64_t sum = 0, squares = 0;
        for (std::size_t i = 0; i < one.ends.size(); ++i) {
            const std::int64_t difference = one.ends[i] - other.ends[i];
            sum += difference;
            squares += difference * difference;
        }
        return sum > 0 &&
               4 * sum * sum * (n - 1) > min_standard_errors * min_standard_errors * (n * squares - sum * sum);
    }

    const GameState& seen_;
    PlayerId seat_;
    const std::vector<Action>& legal_;
    DiceBag bag_;
    Weighing weighing_;
    std::vector<Rival> rivals_;
};

// Gathering and placing are left to greedy: what they bring shows only much later.
bool is_worth_planning(const GameState& seen) { return seen.begun && next_step(seen); }

}  // namespace

std::size_t choose_planned(const GameState& seen, PlayerId seat, const std::vector<Action>& legal, DiceBag& bag,
                           int playouts, const std::function<bool()>& stop) {
    const std::size_t greedy = choose_greedy(seen, seat, legal, bag);
    if (legal.size() == 1 || !is_worth_planning(seen)) return greedy;
    const std::vector<Value> values = greedy_values(seen, seat, legal);
    const std::vector<std::size_t> candidates = candidates_of(seen, legal, values, greedy);
    // Dice of its own: a record tells how many numbers the player has drawn, and these would be thousands.
    const DiceBag own{std::uint64_t{draw(bag)} << 32 | draw(bag)};
    return Planner(seen, seat, legal, own).best_of(candidates, values, playouts, stop);
}

}  // namespace hexwright::players
