#include "engine/game/flow.h"

#include "engine/game/powers.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace hexwright::game {
namespace {

struct Row {
    Step::Kind kind;
    Actions (*offers)(const GameState&, const Step&) = nullptr;  // nullptr: the step runs by itself.
    void (*answer)(GameUpdate&, const Step&, const Action&) = nullptr;
    void (*run)(GameUpdate&, const Step&) = nullptr;
};

// While the position is being arranged, nobody is asked anything.
Actions nothing_offered(const GameState&, const Step&) { return {}; }
void nothing_answered(GameUpdate&, const Step&, const Action&) {}

namespace of_steps {
using enum Step::Kind;
constexpr std::array step_rows{
    Row{.kind = Draft, .offers = draft_offers, .answer = draft},
    Row{.kind = Place, .offers = place_offers, .answer = place},
    Row{.kind = PlaceArmies, .run = place_armies},
    Row{.kind = RoundStart, .run = start_round},
    Row{.kind = Markers, .offers = marker_offers, .answer = place_marker},
    Row{.kind = Initiative, .run = roll_initiative},
    Row{.kind = NextTurn, .run = next_turn},
    Row{.kind = Reveal, .run = reveal_marker},
    Row{.kind = RoundEnd, .run = end_round},
    Row{.kind = RoundOver, .run = round_over},
    Row{.kind = NextRound, .run = next_round},
    Row{.kind = PickCard, .offers = card_offers, .answer = take_card},
    Row{.kind = TakeTurnStep, .offers = turn_offers, .answer = act_in_turn},
    Row{.kind = EndTurn, .run = end_turn},
    Row{.kind = Walk, .run = walk},
    Row{.kind = Swipe, .offers = swipe_offers, .answer = swipe},
    Row{.kind = AfterMove, .offers = after_move_offers, .answer = after_move},
    Row{.kind = Defend, .offers = defend_offers, .answer = defend},
    Row{.kind = Spirit, .offers = spirit_offers, .answer = lay_spirit},
    Row{.kind = WoundOne, .offers = wound_one_offers, .answer = wound_one},
    Row{.kind = Glyph, .offers = glyph_offers, .answer = answer_glyph},
    Row{.kind = SetupDone, .run = set_up_done},
    Row{.kind = Rule, .run = start_rule},
    Row{.kind = RuleEffect, .run = run_effect},
    Row{.kind = RuleChoice, .offers = rule_offers, .answer = answer_rule},
    Row{.kind = PowerStep, .offers = power_offers, .answer = answer_power},
    Row{.kind = CardPower, .run = work_of_card},
    Row{.kind = ObjectDefends, .run = object_defends},
    Row{.kind = Arrange, .offers = nothing_offered, .answer = nothing_answered},
};
}  // namespace of_steps
using of_steps::step_rows;

const Row& row_of(Step::Kind kind) {
    const auto row = std::ranges::find(step_rows, kind, &Row::kind);
    assert(row != step_rows.end());
    return *row;
}

}  // namespace

bool asks(Step::Kind kind) { return row_of(kind).offers != nullptr; }
Actions offers(const GameState& state, const Step& step) { return row_of(step.kind).offers(state, step); }
void answer(GameUpdate& update, const Step& step, const Action& action) {
    row_of(step.kind).answer(update, step, action);
}
void run(GameUpdate& update, const Step& step) { row_of(step.kind).run(update, step); }

}  // namespace hexwright::game
