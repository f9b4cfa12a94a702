// One scenario test while it runs: its starting position, the game, and what it waits for. Internal to engine/trials;
// others use engine/trials/trial_run.h.
#pragma once
#include "engine/game/event.h"
#include "engine/game/game_update.h"
#include "engine/rulebook/evaluate.h"
#include "engine/rulebook/test_in_play.h"
#include "engine/scenario/bound_trial.h"
#include "engine/scenario/trial.h"
#include "engine/setup/start.h"
#include "engine/trials/room.h"

#include <functional>
#include <memory>

namespace hexwright::trials {

struct TestTrouble {
    int line = 0;
    std::vector<Message> messages{};
};
using MaybeTrouble = std::optional<TestTrouble>;  // std::nullopt: all is well.

// ---- position: trial_position.cpp

// Steps taken before a test's first step: those of its <so-far>. Then its own.
template <class Test>
auto all_steps(const Test& test) {
    auto steps = test.given && test.given->so_far ? test.given->so_far->steps : decltype(test.steps){};
    steps.insert(steps.end(), test.steps.begin(), test.steps.end());
    return steps;
}
Result<Started> start_for_test(const Scenario& scenario, const std::shared_ptr<const Catalogue>& catalogue,
                               const ScenarioTest& test, std::shared_ptr<const Board> board, CarriedOver carried = {});
// The position is given before anything has happened in the game: the rules of the set-up's end and of the first
// round's start run on it, as far as it comes behind them.
bool opens_game(const bound::trial::Given& given);
// Those rules are done, and the moment that the position is given for has come.
bool has_opened(const GameState& state, const bound::trial::Given& given);
// Plays on to where the position is set; the decisions on the way do not matter.
void go_to(GameUpdate& update, const bound::trial::Given& given);
// Sets the position. `figures`: those of the position, in its order.
MaybeTrouble set_up(GameUpdate& update, const bound::trial::Given& given, NamesHere& names,
                    std::vector<FigureId>& figures);
// Sets the round, whose turn it is first and the cards, at the moment that the position is given for.
MaybeTrouble set_moment(GameState& state, const bound::trial::Given& given);
bool gives_markers(const bound::trial::Given& given);
// Begins the turn that is given, without setting off any rule. `number`: its order marker.
void take_given_turn(GameUpdate& update, const bound::trial::GivenTurn& turn, FigureId figure, int number);
// Notes who has moved and attacked in that turn, and which powers were used. `figures`: as from set_up().
MaybeTrouble note_what_was_done(GameState& state, const bound::trial::Given& given, const NamesHere& names,
                                const std::vector<FigureId>& figures);
// The turn after this one, by the order of play.
void plan_turn_after(GameState& state, int number, PlayerId player);

// Reports what makes no sense in this set-up whatever the rules are, with its line: a test that expects nothing, a
// round beyond the track, players who are not there. The binder reports unknown names.
MaybeTrouble nonsense_in(const ScenarioTest& test, const GameState& state);

// ---- dice: trial_dice.cpp

// The dice that a test has set. It watches every roll and knows which dice are left, and which were rolled as another
// sort of die.
class DiceSet {
public:
    void take(const bound::trial::Dice& dice, int line);
    void look_at(const event::Rolled& rolled);
    bool left() const { return next_ < faces_.size(); }
    bool exactly() const { return exactly_; }           // Neither more nor fewer dice may be rolled.
    MaybeTrouble wrong_sort() const { return wrong_; }  // The first die rolled as another sort.
    MaybeTrouble too_many() const;                      // Only if exactly these may be rolled.
    TestTrouble never_rolled() const;                   // Only if some are left.

private:
    bool fits(const std::string& face, bool d20) const;

    std::vector<std::string> faces_;
    bool any_sort_ = false;  // Numbers mean faces of dice of any sort, as in records.
    bool exactly_ = false;
    std::size_t next_ = 0, more_ = 0;  // `more_`: dice rolled after those that are set.
    int line_ = 0;
    MaybeTrouble wrong_;
};
int side_of(const std::string& face);  // As the game counts faces: 1..20.

// ---- decisions as records word them: trial_actions.cpp

// Words of a test that decide whichever question waits for them.
template <class Word>
inline constexpr bool is_decision =
    std::is_same_v<Word, bound::trial::DraftCard> || std::is_same_v<Word, bound::trial::PlaceFigure> ||
    std::is_same_v<Word, bound::trial::PlaceMarker> || std::is_same_v<Word, bound::trial::TakeCard> ||
    std::is_same_v<Word, bound::trial::ChooseFigure> || std::is_same_v<Word, bound::trial::ChooseCard> ||
    std::is_same_v<Word, bound::trial::ChoosePlayer> || std::is_same_v<Word, bound::trial::ChooseGlyph> ||
    std::is_same_v<Word, bound::trial::ChooseSpace> || std::is_same_v<Word, bound::trial::ChooseOption> ||
    std::is_same_v<Word, bound::trial::ChooseNumber> || std::is_same_v<Word, bound::trial::Done>;

// Words of a test that a referee does by hand at any time. A <put> is one only with a figure.
template <class Word>
inline constexpr bool is_set_by_hand =
    std::is_same_v<Word, bound::trial::SetRound> || std::is_same_v<Word, bound::trial::SetTurn> ||
    std::is_same_v<Word, bound::trial::SetMarker> || std::is_same_v<Word, bound::trial::SetFlag> ||
    std::is_same_v<Word, bound::trial::SetCounter> || std::is_same_v<Word, bound::trial::SetControl> ||
    std::is_same_v<Word, bound::trial::BringCard> || std::is_same_v<Word, bound::trial::RemoveCard> ||
    std::is_same_v<Word, bound::trial::SetGlyph> || std::is_same_v<Word, bound::trial::Arrange> ||
    std::is_same_v<Word, bound::trial::BeginPlay>;

// Invalid if the game has no figure of this name now, or none is given.
FigureId actor(const GameState& state, const NamesHere& names, const Bound::Actor& name);
TestTrouble nobody_called(const GameState& state, const std::string& word, int line);
// The action that this step says, if its word is one of a record; refuses what is not in the game now.
Result<Action> action_said(const GameState& state, const NamesHere& names, const bound::TestStep& step);
// It says that this cannot be done.
template <class Step>
bool refused(const Step& step) {
    return std::visit(
        [](const auto& word) {
            if constexpr (requires { word.refused; }) return word.refused == YesNo::Yes;
            else return false;
        },
        step.is);
}
// The step can be meant for a question with these choices: it decides, and something of its sort is offered.
bool may_answer(const bound::TestStep& step, const GameState& state, const NamesHere& names, const Actions& choices);
bool ends_as(const Move& move, const Move& wanted);  // Figure and end are the same; a missing tail may be any.
// The first step from this one on that decides or does something; nullptr for none.
const bound::TestStep* next_decision(const std::vector<bound::TestStep>& steps, std::size_t from);
// An expectation before that decision says whose decision it is, or the next step was done by hand when some decision
// had come, so that all questions wait.
bool expects_decider(const std::vector<bound::TestStep>& steps, std::size_t from);
std::vector<Message> choices_told(const GameState& state, const Actions& actions);  // The first few, and how many more.
Message what_is_offered(const GameState& state, const Actions& choices);

// ---- what is expected: trial_expect.cpp

struct WhoseMove {
    PlayerId asked{}, decides{};  // By a rule; of anything. Invalid for nobody.
};
// Returns what was expected and what was found; empty if the expectation is met.
std::vector<Message> not_as_expected(const ConditionContext& context, const bound::trial::Expect& expect,
                                     const WhoseMove& whose, int& line);
Message how_it_stands(const GameState& state);

Action choice_of_nobody(const Actions& choices);  // Done, no, or the first choice.

// ---- the position alone: trial_run.cpp

struct TestPosition {
    GameState state{};
    std::shared_ptr<const TestInPlay> test{};
    NamesHere names = no_names;
};
// What is given and has happened so far, at the first decision of it; the test's own steps are bound, not carried out.
tl::expected<TestPosition, TestTrouble> position_of(const Scenario& scenario,
                                                    const std::shared_ptr<const Catalogue>& catalogue,
                                                    ScenarioTest test);

}  // namespace hexwright::trials
