#include "engine/session/puzzle_making.h"

#include "engine/trials/puzzle.h"

#include <algorithm>
#include <string>
#include <utility>

namespace hexwright::session {

namespace {

constexpr std::size_t most_positions_a_goal = 3'000;

using Goals = std::vector<trial::Expect>;

Goals winning(PlayerId player) {
    trial::Expect win;
    win.winner.word = std::to_string(player.value + 1);
    return {win};
}

// The enemies on the battlefield, those worth most first.
std::vector<FigureId> enemies_of(const GameState& state, PlayerId player) {
    std::vector<FigureId> found;
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const FigureId id{static_cast<int>(i)};
        if (state[id].on_board() && team_of(state, controller(state, id)) != team_of(state, player))
            found.push_back(id);
    }
    std::ranges::stable_sort(found, std::ranges::greater{}, [&](FigureId id) {
        return printed(state, id).points / std::max(1, printed(state, id).figures);
    });
    return found;
}

// What the player may want, the most first.
std::vector<Goals> goals_wanted(const GameState& state, PlayerId player) {
    std::vector<Goals> wanted{winning(player)};
    const std::vector<FigureId> enemies = enemies_of(state, player);
    for (const FigureId enemy : enemies) {
        trial::Expect gone;
        gone.figure.word = name_of(state, enemy);
        gone.where = trial::Found::Destroyed;
        wanted.push_back({gone});
    }
    for (const FigureId enemy : enemies) {
        trial::Expect hurt;
        hurt.figure.word = name_of(state, enemy);
        hurt.wounds.value = state[enemy].wounds + 1;
        if (*hurt.wounds.value < printed(state, enemy).life) wanted.push_back({hurt});
    }
    return wanted;
}

}  // namespace

Result<MadePuzzle> with_solvable_puzzle_of(const Scenario& scenario, const GameSession& session, PuzzleWish wish,
                                           const std::function<bool()>& stop) {
    for (Goals& goals : goals_wanted(session.state(), wish.player)) {
        if (stop && stop()) break;
        wish.goals = std::move(goals);
        auto made = with_puzzle_of(scenario, session, wish);
        if (!made) return failure(made.error());
        const auto game = begin_puzzle(*made, session.state().setup->catalogue, tests_of(*made).puzzles.back());
        if (!game) return failure(game.error());
        if (prove(*game, most_positions_a_goal).verdict != PuzzleProof::Verdict::Solved) continue;
        return MadePuzzle{std::move(*made), goals_told(*game)};
    }
    return failure(Message{"made.no-goal", {{"player", wish.player.value + 1}}});
}

}  // namespace hexwright::session
