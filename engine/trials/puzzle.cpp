#include "engine/trials/puzzle.h"

#include "engine/core/enum_texts.h"
#include "engine/game/advance.h"
#include "engine/game/apply.h"
#include "engine/game/legal_actions.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/scenario/word_text.h"
#include "engine/story/story.h"
#include "engine/trials/trial.h"

#include <algorithm>
#include <unordered_set>

namespace hexwright::trials {
namespace {

ScenarioTest as_test(const Puzzle& puzzle) {
    ScenarioTest test{.id = puzzle.id, .players = puzzle.players, .given = puzzle.given, .line = puzzle.line};
    for (const trial::Expect& goal : puzzle.goals) test.steps.push_back({goal, puzzle.line});
    return test;
}

Refusal refused_at(const TestTrouble& trouble) {
    return {{"puzzle.cannot-begin", {{"why", trouble.messages}}}, FilePos{"", trouble.line, 0}};
}

std::optional<Refusal> trouble_with(const PuzzleGame& game, const Puzzle& puzzle) {
    const FilePos at{"", puzzle.line, 0};
    if (puzzle.player > static_cast<int>(game.state.players.size()))
        return Refusal{{"puzzle.no-player", {{"player", puzzle.player.value}}}, at};
    if (!game.state.rules().order_markers) return Refusal{{"puzzle.no-rounds"}, at};
    if (game.state.over) return Refusal{{"puzzle.over"}, at};
    return {};
}

}  // namespace

Result<const Puzzle*> puzzle_named(const Scenario& scenario, const std::string& id) {
    const auto& puzzles = tests_of(scenario).puzzles;
    const auto found = std::ranges::find(puzzles, id, [](const Puzzle& puzzle) { return puzzle.id.word; });
    if (found != puzzles.end()) return &*found;
    std::string known;
    for (const Puzzle& puzzle : puzzles) known += (known.empty() ? "" : ", ") + puzzle.id.word;
    return failure(Message{known.empty() ? "puzzle.none-here" : "puzzle.no-such", {{"puzzle", id}, {"known", known}}});
}

Result<PuzzleGame> begin_puzzle(const Scenario& scenario, const std::shared_ptr<const Catalogue>& catalogue,
                                const Puzzle& puzzle) {
    if (is_missing(puzzle.player))
        return failure(Message{"rule.hole", {{"hole", "slot.hole.player"}}}, FilePos{"", puzzle.line, 0});
    auto stood = position_of(scenario, catalogue, as_test(puzzle));
    if (!stood) return failure(refused_at(stood.error()));
    PuzzleGame game{.state = std::move(stood->state),
                    .test = std::move(stood->test),
                    .names = stood->names,
                    .player = PlayerId{puzzle.player.value - 1}};
    if (auto trouble = trouble_with(game, puzzle)) return failure(std::move(*trouble));
    const int first = std::max<int>(1, game.state.round);
    game.last_round = first + puzzle.rounds - 1;
    return game;
}

PuzzleStand stand_of(const PuzzleGame& puzzle, const GameState& now) {
    const auto player = to_decide(now);
    const bool by_rule = player && next_step(now)->kind == Step::Kind::RuleChoice;
    const WhoseMove whose{by_rule ? *player : PlayerId{}, player.value_or(PlayerId{})};
    const auto reached = [&](const bound::TestStep& step) {
        const auto& goal = std::get<bound::trial::Expect>(step.is);
        ConditionContext context{now, puzzle.names};
        if (goal.figure.given()) context.figure = actor(now, puzzle.names, goal.figure);
        if (goal.figure.given() && !context.figure.valid()) return false;
        int line = 0;
        return not_as_expected(context, goal, whose, line).empty();
    };
    if (now.round <= puzzle.last_round && std::ranges::all_of(puzzle.test->bound.steps, reached))
        return PuzzleStand::Solved;
    return now.over || now.round > puzzle.last_round ? PuzzleStand::Failed : PuzzleStand::Open;
}

namespace {

constexpr EnumTexts<trial::Found, trial::Found::Carried> goal_sentences({
    {trial::Found::Anywhere, ""},
    {trial::Found::Battlefield, "puzzle.goal-battlefield"},
    {trial::Found::Reserve, "puzzle.goal-reserve"},
    {trial::Found::Destroyed, "puzzle.goal-destroyed"},
    {trial::Found::Removed, "puzzle.goal-removed"},
    {trial::Found::Gone, "puzzle.goal-gone"},
    {trial::Found::Carried, "puzzle.goal-carried"},
});

void tell_goal_of_figure(const PuzzleGame& puzzle, const bound::trial::Expect& goal, std::vector<Message>& told) {
    const FigureId figure = actor(puzzle.state, puzzle.names, goal.figure);
    const std::string name = figure.valid() ? name_in_army(puzzle.state, figure) : goal.figure.ref().word;
    if (goal.where != trial::Found::Anywhere) told.push_back({goal_sentences[goal.where], {{"figure", name}}});
    if (goal.at.space) told.push_back({"puzzle.goal-at", {{"figure", name}, {"at", to_text(*goal.at.space)}}});
    if (goal.wounds.value) told.push_back({"puzzle.goal-wounds", {{"figure", name}, {"wounds", *goal.wounds.value}}});
}

}  // namespace

std::vector<Message> goals_told(const PuzzleGame& puzzle) {
    std::vector<Message> told;
    for (const bound::TestStep& step : puzzle.test->bound.steps) {
        const auto& goal = std::get<bound::trial::Expect>(step.is);
        const auto& written = std::get<trial::Expect>(step.written->is);
        if (goal.winner.given()) told.push_back({"puzzle.goal-winner", {{"player", written.winner.word}}});
        if (goal.figure.given()) tell_goal_of_figure(puzzle, goal, told);
    }
    return told;
}

std::size_t least_of(const std::vector<Action>& legal) {
    return static_cast<std::size_t>(std::ranges::find(legal, choice_of_nobody(legal)) - legal.begin());
}

// ---- looking for a solution

namespace {

// Positions by the number of decisions that lead there, each once.
class Search {
public:
    Search(const PuzzleGame& puzzle, std::size_t most) : puzzle_(puzzle), most_(most) {}

    PuzzleProof run() {
        if (stand_of(puzzle_, puzzle_.state) == PuzzleStand::Solved)
            return {PuzzleProof::Verdict::SolvedAtStart, {}, 1};
        reach(puzzle_.state, 0, Done{});
        for (std::size_t next = 0; next < found_.size() && !solved_; ++next) {
            if (found_.size() >= most_) return {PuzzleProof::Verdict::NotProven, {}, found_.size()};
            go_on_from(next);
        }
        if (solved_) return {PuzzleProof::Verdict::Solved, line_to(*solved_), found_.size()};
        return {PuzzleProof::Verdict::NoSolution, {}, found_.size()};
    }

private:
    struct Position {
        GameState state;
        std::size_t from;
        Action by;
    };

    void reach(GameState state, std::size_t from, Action by) {
        if (!seen_.insert(hash_of(state)).second) return;
        const PuzzleStand stands = stand_of(puzzle_, state);
        if (stands == PuzzleStand::Failed) return;
        found_.push_back({std::move(state), from, std::move(by)});
        if (stands == PuzzleStand::Solved) solved_ = found_.size() - 1;
    }
    void go_on_from(std::size_t place) {
        const std::vector<Action> legal = legal_actions(found_[place].state);
        if (legal.empty()) return;
        const bool own = to_decide(found_[place].state) == puzzle_.player;
        const std::size_t only = own ? 0 : least_of(legal);
        for (std::size_t i = only; i < (own ? legal.size() : only + 1) && !solved_ && found_.size() < most_; ++i) {
            GameState state = found_[place].state;
            Events events;
            apply_legal(state, legal[i], events);
            reach(std::move(state), place, legal[i]);
        }
        found_[place].state = {};  // Only its line is needed from now on.
    }
    std::vector<Action> line_to(std::size_t place) const {
        std::vector<Action> line;
        for (; place != 0; place = found_[place].from) line.push_back(found_[place].by);
        std::ranges::reverse(line);
        return line;
    }

    const PuzzleGame& puzzle_;
    std::size_t most_;
    std::vector<Position> found_{};
    std::unordered_set<std::size_t> seen_{};
    std::optional<std::size_t> solved_{};
};

PuzzleOutcome outcome_of(const Puzzle& puzzle, const Scenario& scenario,
                         const std::shared_ptr<const Catalogue>& catalogue) {
    using enum PuzzleProof::Verdict;
    PuzzleOutcome outcome{puzzle.id.word, puzzle.line};
    const auto game = begin_puzzle(scenario, catalogue, puzzle);
    if (!game) {
        outcome.told = game.error().message;
        if (game.error().at && game.error().at->line > 0) outcome.line = game.error().at->line;
        return outcome;
    }
    const PuzzleProof proof = prove(*game);
    const char* const sentences[] = {"puzzle.solved-at-start", "puzzle.can-be-solved", "puzzle.no-solution",
                                     "puzzle.not-proven"};
    outcome.told = {sentences[static_cast<int>(proof.verdict)],
                    {{"decisions", proof.line.size()}, {"positions", proof.positions}}};
    outcome.sound = proof.verdict == Solved || proof.verdict == NotProven;
    return outcome;
}

}  // namespace

PuzzleProof prove(const PuzzleGame& puzzle, std::size_t most_positions) { return Search(puzzle, most_positions).run(); }

std::vector<PuzzleOutcome> check_puzzles(const Scenario& scenario, const std::shared_ptr<const Catalogue>& catalogue) {
    std::vector<PuzzleOutcome> outcomes;
    for (const Puzzle& puzzle : tests_of(scenario).puzzles) outcomes.push_back(outcome_of(puzzle, scenario, catalogue));
    return outcomes;
}

}  // namespace hexwright::trials
