// One test of a scenario while it runs: the position that it begins with, the game, what is being waited for. Inside
// the room only; engine/trial/trial_run.h is its door.
#pragma once
#include "engine/game/event.h"
#include "engine/game/game_update.h"
#include "engine/rulebook/evaluate.h"
#include "engine/scenario/trial.h"
#include "engine/setup/start.h"

#include <functional>

namespace hexwright {

struct TestTrouble {
    int line = 0;
    std::vector<Message> messages{};
};
using MaybeTrouble = std::optional<TestTrouble>;  // none: all is well

// ---- position: trial_position.cpp

Result<Started> start_for_test(const Scenario& scenario, const std::shared_ptr<const Catalogue>& catalogue,
                               const ScenarioTest& test, std::shared_ptr<const Board> board);
void go_to_first_turn(Play& play);  // of the game: nobody decides anything that matters
MaybeTrouble set_up(Play& play, const trial::Given& given, NamesHere& names);
void have_first_turn(GameState& state, const trial::Given& given);

// What makes no sense in this set-up whatever the rules are, with its line: a test that expects nothing, a round beyond
// the track, players who are not there. Of names, who binds them tells.
MaybeTrouble nonsense_in(const ScenarioTest& test, const GameState& state);

// ---- dice: trial_dice.cpp

// The dice that a test has set: who looks at what is rolled knows which are left, and which were rolled as another sort
// of die.
class DiceSet {
public:
    void take(const trial::Faces& show, int line);
    void look_at(const event::Rolled& rolled);
    bool left() const { return next_ < faces_.size(); }
    MaybeTrouble wrong_sort() const { return wrong_; }  // the first one
    TestTrouble never_rolled() const;                   // if some are left

private:
    std::vector<std::string> faces_;
    std::size_t next_ = 0;
    int line_ = 0;
    MaybeTrouble wrong_;
};
int side_of(const std::string& face);  // as the game counts them: 1..20

// ---- what is expected: trial_expect.cpp

// What was expected and what is so; none when it is so.
std::vector<Message> not_as_expected(const Asking& asking, const trial::Expect& expect, std::optional<PlayerId> asked,
                                     int& line);
Message how_it_stands(const GameState& state);

Action choice_of_nobody(const Actions& choices);  // no more, no, or whatever comes first

}  // namespace hexwright
