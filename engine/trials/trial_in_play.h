// One scenario test that is being run: the game that it plays, and what its words do there. Internal to engine/trials;
// others use engine/trials/trial_run.h.
#pragma once
#include "engine/game/legal_actions.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/scenario/campaign.h"
#include "engine/setup/campaign_play.h"
#include "engine/trials/room.h"
#include "engine/trials/trial.h"
#include "engine/trials/trial_run.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace hexwright::trials {

inline TestTrouble trouble_at(int line, Message message) { return {line, {std::move(message)}}; }

inline int line_of(const Refusal& error, int otherwise) {
    return error.at && error.at->line > 0 ? error.at->line : otherwise;
}

struct Around {  // The campaign that a test belongs to.
    const Campaign* campaign = nullptr;
    const std::vector<Scenario>* scenarios = nullptr;
    std::size_t game = 0;
};

// Playing on is in trial_in_play.cpp, what each word of a test does in trial_words.cpp.
class Trial {
public:
    explicit Trial(ScenarioTest test, Judged judged, Around around = {})
        : test_(std::move(test)), judged_(judged), around_(around) {}

    TestOutcome run(const Scenario& scenario, const std::shared_ptr<const Catalogue>& catalogue,
                    const std::shared_ptr<const Board>& board);

    tl::expected<TestPosition, TestTrouble> position(const Scenario& scenario,
                                                     const std::shared_ptr<const Catalogue>& catalogue);

private:
    // Remembers whose turn the step has ended, other than by saying so.
    void note_end_of_turn(const bound::TestStep& step, CardId before);
    // Lets the rules with which the game opens run on the position. What they ask waits for an answer of the test.
    MaybeTrouble open_game();
    // The moment that the position is given for has come.
    MaybeTrouble end_opening();
    // Where no order markers are given, a position between turns has no turn but the one that is given.
    void leave_given_turn_alone();
    const bound::ScenarioTest& bound() const { return state_.setup->rulebook->test->bound; }
    bound::trial::Given given() const { return bound().given.value_or(bound::trial::Given{}); }

    // The test was made of a game: it has the game's dice from the set-up on and each decision, none of which is passed
    // over, and what it expects is so at the decision that came next, behind all rules of a turn's or a round's end.
    bool is_record() const;
    bool strict() const { return judged_ == Judged::Whole; }

    MaybeTrouble begin(const Scenario& scenario, const std::shared_ptr<const Catalogue>& catalogue,
                       const std::shared_ptr<const Board>& board);
    MaybeTrouble begin_given(const bound::trial::Given& given, const bound::trial::GivenTurn& turn,
                             const std::vector<FigureId>& figures);
    // The marker by which the given turn came: the one that is named, else the last one revealed, else the lowest.
    MaybeTrouble reveal_given(const bound::trial::GivenTurn& turn, CardId id, int& number);

    // ---- playing on until something is reached or a rule asks

    using Reached = std::function<bool()>;

    MaybeTrouble apply_legal(Reached reached);
    bool between_turns() const;
    // A question of a rule always waits, the question what to do in a turn where the test has one taken, and any other
    // if the next decision of the test may be its answer, or it is asked whose decision this is.
    bool question_waits() const;
    void decide(const Action& action);
    // The last turn of a round leaves one step less behind than the others.
    Reached turn_over();
    Reached down_to(std::size_t depth);

    bool asked() const;
    // What a question other than that of a turn waits for is not said: nobody does it.
    MaybeTrouble not_now();
    bool waits() const { return !choices_.empty() && !state_.over; }
    bool waits_beside_turn() const { return waits() && !turn_waits(); }
    MaybeTrouble never_ending() const;

    ConditionContext context() const { return {state_, names_, FigureId{}, no_space}; }

    // ---- events of the test

    MaybeTrouble carry_out(const bound::trial::Happens& word);
    MaybeTrouble carry_out(const bound::trial::Dice& word);
    void look_at_dice();
    MaybeTrouble dice_left() const;
    MaybeTrouble carry_out(const bound::trial::TakeTurn& word);
    MaybeTrouble carry_out(const bound::trial::EndTurn&);
    MaybeTrouble carry_out(const bound::trial::EndRound&);

    // ---- in a turn

    bool in_turn_of(FigureId figure) const;

    // From before the round or the game to the first turn.
    MaybeTrouble to_first_turn();
    MaybeTrouble no_turn_for(FigureId figure) const;
    MaybeTrouble turn_of(FigureId figure, bool anew);
    MaybeTrouble turn_out_of_order(FigureId figure);
    // With those who share his order markers.
    int turns_taken_by(PlayerId player) const;
    // Others pass until the turn of the figure's card comes by its order markers.
    MaybeTrouble next_turn_of(FigureId figure);
    // Uses up the player's next marker, wherever it lies: he has one turn less in this round.
    void use_marker(PlayerId player);
    static int lowest_of(const GameCard& card);
    MaybeTrouble no_space_at(const Space& space) const;
    MaybeTrouble turn_goes_on();
    // After a decision.
    MaybeTrouble go_on(bool in_turn) { return in_turn ? turn_goes_on() : apply_legal(reached_); }
    bool turn_waits() const;

    // The figure's turn has ended with the last thing that could be done in it, and nothing has begun since: whatever
    // the figure does is refused. (A <turn> would begin a new one.)
    bool turn_has_ended(FigureId figure) const { return state_.turns.empty() && state_[figure].card == ended_; }

    // Plays on to this part of the turn; choices_ then holds what is offered.
    MaybeTrouble to_phase(FigureId figure, Turn::Phase phase);

    // The first in order.
    template <class Kind, class Fits>
    const Kind* offered(Fits fits) const {
        const Kind* best = nullptr;
        for (const Action& action : choices_)
            if (const auto* kind = std::get_if<Kind>(&action); kind && fits(*kind) && (!best || *kind < *best))
                best = kind;
        return best;
    }

    MaybeTrouble act(const Action* found, const Action& wanted, YesNo refused);

    // How the move is offered now, if it is: by the way that the test says, or by the first one that ends there.
    std::optional<Action> offered_move(const bound::trial::Move& word, const Move& wanted) const;
    MaybeTrouble carry_out(const bound::trial::Move& word);
    MaybeTrouble carry_out(const bound::trial::Attack& word);

    MaybeTrouble carry_out(const bound::trial::AttackPiece& word);

    // ---- powers

    static bool offers_power(const Actions& choices, const UsePower& wanted);
    // The first phase of the turn, from the current one on, in which the step offers what is wanted; the current one if
    // none does.
    template <class Offers>
    Turn::Phase phase_with(Offers&& offers_it) const;
    static Turn::Phase after(Turn::Phase phase) { return static_cast<Turn::Phase>(static_cast<int>(phase) + 1); }

    MaybeTrouble carry_out(const bound::trial::UsePower& word);
    MaybeTrouble carry_out(const bound::trial::StartRule& word);

    // ---- decisions of all sorts

    // Tells the last question that was passed over on the way here, which may be the one that the test meant.
    TestTrouble with_passed(TestTrouble trouble) const;
    MaybeTrouble decide_as(const Action& wanted, YesNo refused);
    // Plays on to the question that this step answers, if none waits: before the first turn, in a turn, and, where
    // turns come by order markers, between them up to the first turn of the next round.
    MaybeTrouble to_question();
    MaybeTrouble to_next_question();
    bool round_over() const { return state_.turns.empty() && state_.steps.size() < base_of_round; }
    template <class Word>
        requires is_decision<Word>
    MaybeTrouble carry_out(const Word& word) {
        return decide_what_is_said(word.refused);
    }
    MaybeTrouble decide_what_is_said(YesNo refused);

    // ---- by hand

    // A record's action by hand was done when the game had come to a decision.
    MaybeTrouble as_by_hand(YesNo by_hand);
    MaybeTrouble by_hand(YesNo refused);
    MaybeTrouble apply_by_hand(YesNo refused);
    // As in a game, nobody looks for its end before something is decided.
    MaybeTrouble question_again();
    MaybeTrouble carry_out(const bound::trial::Dispute& word);
    MaybeTrouble carry_out(const bound::trial::Reseed& word);

    template <class Word>
        requires is_set_by_hand<Word>
    MaybeTrouble carry_out(const Word& word) {
        return set_by_hand(word.by_hand, word.refused);
    }
    MaybeTrouble set_by_hand(YesNo by_hand, YesNo refused);
    MaybeTrouble carry_out(const bound::trial::SetTurn& word);

    // ---- answers

    MaybeTrouble reply(const Action* chosen);
    template <class Fits>
    MaybeTrouble reply_with(Fits fits) {
        const auto chosen = std::ranges::find_if(choices_, fits);
        const std::optional<Action> action = chosen == choices_.end() ? std::nullopt : std::optional<Action>(*chosen);
        return reply(action ? &*action : nullptr);
    }
    MaybeTrouble carry_out(const bound::trial::Answer& word);
    MaybeTrouble carry_out(const bound::trial::Choose& word);
    MaybeTrouble carry_out(const bound::trial::Put& word);
    std::optional<PlaceFigure> last_put() const;  // By a rule or a power.

    // ---- what is expected

    MaybeTrouble carry_out(const bound::trial::Expect& word);

    // ---- campaigns

    MaybeTrouble carry_out(const bound::trial::Follows& word);
    MaybeTrouble begins_so(const Next& link, const Conditions& conditions) const;

    // Steps between turns: RoundEnd and NextTurn, which the last lacks.
    static constexpr std::size_t base_of_round = 2;

    ScenarioTest test_;
    Judged judged_ = Judged::Whole;
    Around around_;
    GameState state_;
    Events events_;
    GameUpdate play_{state_, events_};
    NamesHere names_ = no_names;
    std::size_t base_ = 0;  // Steps still to be done when nobody is taking a turn; 0 before the first turn.
    Actions choices_;
    Reached reached_;
    const bound::TestStep* now_ = nullptr;       // The step being carried out.
    const bound::TestStep* upcoming_ = nullptr;  // The next one that decides something; a question may wait for it.
    Actions passed_;                             // What the last question that did not wait offered.
    bool all_wait_ = false;                      // Every question waits: the test expects whose decision comes.
    bool by_markers_ = false;     // The test has placed the round's order markers, and turns come by them.
    bool opening_ = false;        // The rules with which the game opens still run on the position.
    bool only_position_ = false;  // The steps of the test are not carried out.
    // A turn that nobody can continue ends by itself.
    bool stop_in_turn_ = false, took_turn_ = false;
    CardId ended_{};  // The card whose turn has just ended by itself; invalid for none.
    DiceSet dice_;
    std::size_t looked_at_ = 0;                   // Number of events already looked at.
    std::array<int, max_players> turns_taken_{};  // In this round.
    int decisions_ = 0, line_ = 0;
};

}  // namespace hexwright::trials
