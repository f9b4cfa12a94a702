#include "engine/simulation/batch.h"

#include "engine/game/ending.h"
#include "engine/game/scenario_rules.h"
#include "engine/scenario/usual_order.h"
#include "engine/session/session.h"
#include "engine/simulation/watched_game.h"

#include <algorithm>
#include <cassert>

namespace hexwright::simulation {
namespace {

struct Course {  // What only a game's events tell.
    int turns = 0;
    std::string ended_by = "unfinished";

    void note(const Events& events) {
        for (const Event& event : events) {
            turns += std::holds_alternative<event::TurnBegan>(event);
            if (const auto* ended = std::get_if<event::Ended>(&event)) ended_by = name_of(*ended);
        }
    }

    static std::string name_of(const event::Ended& ended) {  // For example "win-2", "rule-flood", "round-limit".
        if (ended.number > 0) return ended.by + "-" + std::to_string(ended.number);
        return ended.rule.empty() ? ended.by : ended.by + "-" + ended.rule;
    }
};

int rounds_of(const GameState& state, const Course& course) {
    const int players = static_cast<int>(state.players.size());
    return state.rules().order_markers ? state.round : (course.turns + players - 1) / players;
}

GameResult result_of(const GameState& state, const Course& course, std::int64_t number) {
    GameResult result{.number = number, .rounds = rounds_of(state, course), .ended_by = course.ended_by};
    for (const PlayerId winner : state.winners) result.winners.push_back(winner.index());
    result.survivors.assign(state.players.size(), 0);
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const PlayerId player{static_cast<int>(i)};
        result.points.push_back(score_of(state, player));
        result.counted.push_back(100 * bonus_points(state, player));
    }
    for (std::size_t i = 0; i < state.figures.size(); ++i)
        if (const PlayerId owner = controller(state, FigureId{static_cast<int>(i)});
            owner.valid() && state.figures[i].on_board())
            ++result.survivors[owner.index()];
    return result;
}

}  // namespace

Result<Batch> prepare(Batch batch) {
    batch.scenario = in_usual_order(std::move(batch.scenario), *batch.catalogue);
    const auto started = start_game(batch.scenario, batch.catalogue, batch.options);
    if (!started) return failure(started.error());
    const auto board = make_board(batch.scenario.battlefield, *batch.catalogue, started->state.rules());
    if (!board) return failure(board.error());
    batch.options.board = *board;
    return batch;
}

GameResult play_number(const Batch& batch, std::int64_t number) { return *play_number(batch, number, {}); }

std::optional<GameResult> play_number(const Batch& batch, std::int64_t number, const std::function<bool()>& stop) {
    BegunGame begun = begin_number(batch, number);
    return played_out(begun.session, begun.before, number, stop);
}

BegunGame begin_number(const Batch& batch, std::int64_t number) {
    GameOptions options = batch.options;
    options.seed += static_cast<std::uint64_t>(number - 1);
    auto started = start_game(batch.scenario, batch.catalogue, options);
    assert(started.has_value());
    Events before = started->events;
    return {GameSession(std::move(*started), options, batch.seats, {SessionHistory::None}), std::move(before)};
}

std::optional<GameResult> played_out(GameSession& session, const Events& before, std::int64_t number,
                                     const std::function<bool()>& stop) {
    return played_out(session, before, number, {stop, {}});
}

std::optional<GameResult> played_out(GameSession& session, const Events& before, std::int64_t number,
                                     const GameWatch& watch) {
    Course course;
    course.note(before);
    const auto note = [&](const GameSession& now) {
        course.note(now.events());
        if (watch.decided) watch.decided(now);
    };
    const Halt halt = session.advance({.until = [&](const GameSession&) { return watch.stop && watch.stop(); },
                                       .interrupted = watch.stop,
                                       .watch = note});
    if (halt == Halt::Until) return {};
    return result_of(session.state(), course, number);
}

}  // namespace hexwright::simulation
