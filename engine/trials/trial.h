// One scenario test while it runs: its starting position, the game, and what it waits for. Internal to engine/trials;
// others use engine/trials/trial_run.h.
#pragma once
#include "engine/game/event.h"
#include "engine/game/game_update.h"
#include "engine/rulebook/evaluate.h"
#include "engine/scenario/trial.h"
#include "engine/setup/start.h"
#include "engine/trials/room.h"

#include <functional>

namespace hexwright::trials {

struct TestTrouble {
    int line = 0;
    std::vector<Message> messages{};
};
using MaybeTrouble = std::optional<TestTrouble>;  // std::nullopt: all is well.

// ---- position: trial_position.cpp

Result<Started> start_for_test(const Scenario& scenario, const std::shared_ptr<const Catalogue>& catalogue,
                               const ScenarioTest& test, std::shared_ptr<const Board> board);
void go_to_first_turn(GameUpdate& update);  // Plays on to the first turn; the decisions on the way do not matter.
MaybeTrouble set_up(GameUpdate& update, const trial::Given& given, NamesHere& names);
void have_first_turn(GameState& state, const trial::Given& given);

// Reports what makes no sense in this set-up whatever the rules are, with its line: a test that expects nothing, a
// round beyond the track, players who are not there. The binder reports unknown names.
MaybeTrouble nonsense_in(const ScenarioTest& test, const GameState& state);

// ---- dice: trial_dice.cpp

// The dice that a test has set. It watches every roll and knows which dice are left, and which were rolled as another
// sort of die.
class DiceSet {
public:
    void take(const trial::Faces& show, int line);
    void look_at(const event::Rolled& rolled);
    bool left() const { return next_ < faces_.size(); }
    MaybeTrouble wrong_sort() const { return wrong_; }  // The first die rolled as another sort.
    TestTrouble never_rolled() const;                   // Only if some are left.

private:
    std::vector<std::string> faces_;
    std::size_t next_ = 0;
    int line_ = 0;
    MaybeTrouble wrong_;
};
int side_of(const std::string& face);  // As the game counts faces: 1..20.

// ---- what is expected: trial_expect.cpp

// Returns what was expected and what was found; empty if the expectation is met.
std::vector<Message> not_as_expected(const ConditionContext& context, const trial::Expect& expect,
                                     std::optional<PlayerId> asked, int& line);
Message how_it_stands(const GameState& state);

Action choice_of_nobody(const Actions& choices);  // Done, no, or the first choice.

}  // namespace hexwright::trials
