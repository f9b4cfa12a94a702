#include "engine/trials/trial_run.h"

#include "engine/core/visit.h"
#include "engine/game/advance.h"
#include "engine/game/apply.h"
#include "engine/game/ending.h"
#include "engine/game/flow.h"
#include "engine/game/legal_actions.h"
#include "engine/game/moving.h"
#include "engine/game/objects.h"
#include "engine/game/refusal.h"
#include "engine/game/scenario_rules.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/scenario/played_rules.h"
#include "engine/scenario/usual_order.h"
#include "engine/setup/campaign_play.h"
#include "engine/trials/trial.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace hexwright::trials {
namespace {

TestTrouble trouble_at(int line, Message message) { return {line, {std::move(message)}}; }

int line_of(const Refusal& error, int otherwise) { return error.at && error.at->line > 0 ? error.at->line : otherwise; }

struct Around {  // The campaign that a test belongs to.
    const Campaign* campaign = nullptr;
    const std::vector<Scenario>* scenarios = nullptr;
    std::size_t game = 0;
};

class Trial {
public:
    explicit Trial(ScenarioTest test, Judged judged, Around around = {})
        : test_(std::move(test)), judged_(judged), around_(around) {}

    TestOutcome run(const Scenario& scenario, const std::shared_ptr<const Catalogue>& catalogue,
                    const std::shared_ptr<const Board>& board) {
        MaybeTrouble trouble = begin(scenario, catalogue, board);
        const std::vector<TestStep> steps = all_steps(test_);
        for (std::size_t i = 0; i < steps.size() && !trouble; ++i) {
            line_ = steps[i].line;
            now_ = &steps[i];
            upcoming_ = next_decision(steps, i + 1);
            all_wait_ = is_record() || expects_decider(steps, i + 1);
            const CardId before = state_.turns.empty() ? CardId{} : state_.turns.front().card;
            trouble = std::visit([this](const auto& word) { return carry_out(word); }, steps[i].is);
            note_end_of_turn(steps[i], before);
            look_at_dice();
            if (!trouble) trouble = never_ending();
            if (!trouble && strict()) trouble = dice_.wrong_sort();
            if (!trouble) trouble = dice_.too_many();
        }
        if (!trouble) trouble = dice_left();
        if (!trouble) return {test_.id.word, test_.line};
        return {test_.id.word, trouble->line, std::move(trouble->messages)};
    }

    tl::expected<TestPosition, TestTrouble> position(const Scenario& scenario,
                                                     const std::shared_ptr<const Catalogue>& catalogue) {
        if (auto trouble = begin(scenario, catalogue, nullptr)) return tl::unexpected(std::move(*trouble));
        const std::vector<TestStep> steps =
            test_.given && test_.given->so_far ? test_.given->so_far->steps : std::vector<TestStep>{};
        leave_given_turn_alone();
        all_wait_ = true;
        for (std::size_t i = 0; i < steps.size(); ++i) {
            line_ = steps[i].line;
            now_ = &steps[i];
            upcoming_ = i + 1 < steps.size() ? next_decision(steps, i + 1) : nullptr;
            auto trouble = std::visit([this](const auto& word) { return carry_out(word); }, steps[i].is);
            if (!trouble) trouble = never_ending();
            if (trouble) return tl::unexpected(std::move(*trouble));
        }
        advance_to_decision(play_);
        return kept();
    }

private:
    // Remembers whose turn the step has ended, other than by saying so.
    void note_end_of_turn(const TestStep& step, CardId before) {
        const bool on_purpose = visit(
            step.is, [](const trial::EndTurn&) { return true; }, [](const trial::EndRound&) { return true; },
            [](const trial::Happens&) { return true; }, [](const auto&) { return false; });
        for (std::size_t i = looked_at_; i < events_.size(); ++i)
            if (const auto* began = std::get_if<event::TurnBegan>(&events_[i])) before = began->card;
        if (on_purpose || !state_.turns.empty()) ended_ = {};
        else if (before.valid()) ended_ = before;
    }
    // Where no order markers are given, a position between turns has no turn but the one that is given.
    void leave_given_turn_alone() {
        const trial::Given given = test_.given ? *test_.given : trial::Given{};
        if (given.before != trial::Before::Turns || gives_markers(given)) return;
        for (GameCard& card : state_.cards) card.markers = card.revealed = 0;
        base_ -= std::erase_if(state_.steps, [](const Step& step) { return step.kind == Step::Kind::NextTurn; });
    }
    // The rulebook points into the test, so both are kept as one.
    TestPosition kept() {
        struct Both {
            ScenarioTest test;
            std::shared_ptr<const RulebookInPlay> rulebook;
        };
        const auto both = std::make_shared<Both>(Both{std::move(test_), state_.setup->rulebook});
        set_rulebook(state_, std::shared_ptr<const RulebookInPlay>(both, both->rulebook.get()));
        return {std::move(state_), std::shared_ptr<const ScenarioTest>(both, &both->test), names_};
    }

    // The test was made of a game: it has the game's dice from the set-up on and each decision, none of which is passed
    // over, and what it expects is so at the decision that came next, behind all rules of a turn's or a round's end.
    bool is_record() const {
        return test_.given && test_.given->before == trial::Before::SetUp && test_.given->seed.value != 0;
    }
    bool strict() const { return judged_ == Judged::Whole; }

    MaybeTrouble begin(const Scenario& scenario, const std::shared_ptr<const Catalogue>& catalogue,
                       const std::shared_ptr<const Board>& board) {
        auto started = start_for_test(scenario, catalogue, test_, board);
        if (!started) return TestTrouble{test_.line, {{"test.cannot-begin"}, started.error().message}};
        state_ = std::move(started->state);
        auto rulebook = bind_for_test(scenario, state_, test_, judged_);
        if (!rulebook) return trouble_at(line_of(rulebook.error(), test_.line), rulebook.error().message);
        if (auto trouble = nonsense_in(test_, state_)) return trouble;
        set_rulebook(state_, std::move(*rulebook));
        const trial::Given given = test_.given ? *test_.given : trial::Given{};
        go_to(play_, given);
        std::vector<FigureId> figures;
        if (auto trouble = set_up(play_, given, names_, figures)) return trouble;
        if (given.before == trial::Before::Turns) base_ = state_.steps.size();
        by_markers_ = gives_markers(given) || (is_record() && state_.rules().order_markers);
        if (given.turn)
            if (auto trouble = begin_given(given, *given.turn, figures)) return trouble;
        look_for_an_end(play_);
        looked_at_ = events_.size();
        return {};
    }
    MaybeTrouble begin_given(const trial::Given& given, const trial::GivenTurn& turn,
                             const std::vector<FigureId>& figures) {
        line_ = turn.line;
        const FigureId who = actor(state_, names_, turn.figure);
        if (!who.valid()) return nobody_called(state_, turn.figure.word, line_);
        const PlayerId player = controller(state_, who);
        if (auto trouble = no_turn_for(who)) return trouble;
        int number = turn.number.or_else(1);
        if (by_markers_) {
            if (auto trouble = reveal_given(turn, state_[who].card, number)) return trouble;
            plan_turn_after(state_, number, player);
            base_ = state_.steps.size();
        } else {
            ++turns_taken_[player.index()];
            use_marker(player);
            const int players = static_cast<int>(state_.players.size());
            if (state_.steps.back().kind == Step::Kind::PickCard)
                state_.steps.back().player = PlayerId{(player.value + 1) % players};
        }
        took_turn_ = stop_in_turn_ = true;
        reached_ = turn_over();
        take_given_turn(play_, turn, who, number);
        return note_what_was_done(state_, given, names_, figures);
    }
    // The marker by which the given turn came: the one that is named, else the last one revealed, else the lowest.
    MaybeTrouble reveal_given(const trial::GivenTurn& turn, CardId id, int& number) {
        GameCard& card = state_[id];
        constexpr unsigned of_turns = (1u << modifier::turns_of_round) - 1;
        if (!turn.number.value && (card.revealed & of_turns) != 0)
            number = std::bit_width(static_cast<unsigned>(card.revealed) & of_turns);
        else if (!turn.number.value) number = std::min(lowest_of(card), modifier::turns_of_round);
        if ((card.markers & marker_bit(number)) == 0)
            return trouble_at(line_, {"test.no-marker-there", {{"marker", number}, {"card", name_of(state_, id)}}});
        card.revealed = static_cast<std::uint8_t>(card.revealed | marker_bit(number));
        return {};
    }

    // ---- playing on until something is reached or a rule asks

    using Reached = std::function<bool()>;

    MaybeTrouble apply_legal(Reached reached) {
        reached_ = std::move(reached);
        choices_.clear();
        while (!state_.over) {
            if (play_.occurred.empty() && between_turns()) base_ = state_.steps.size();
            if (play_.occurred.empty() && reached_()) break;
            if (!advance_one_step(play_, choices_)) break;
            if (choices_.empty()) continue;
            if (question_waits()) return {};
            if (++decisions_ > most_test_decisions)
                return trouble_at(line_, {"test.too-long", {{"limit", most_test_decisions}}});
            if (upcoming_ && state_.steps.back().kind != Step::Kind::TakeTurnStep) passed_ = choices_;
            decide(choice_of_nobody(choices_));
        }
        look_for_an_end(play_);
        return {};
    }
    bool between_turns() const {
        if (state_.steps.empty() || !state_.turns.empty()) return false;
        const Step::Kind next = state_.steps.back().kind;
        return next == Step::Kind::NextTurn || next == Step::Kind::PickCard;
    }
    // A question of a rule always waits, the question what to do in a turn where the test has one taken, and any other
    // if the next decision of the test may be its answer, or it is asked whose decision this is.
    bool question_waits() const {
        const Step::Kind kind = state_.steps.back().kind;
        if (kind == Step::Kind::RuleChoice) return true;
        if (kind == Step::Kind::TakeTurnStep) return stop_in_turn_;
        return all_wait_ || (upcoming_ && may_answer(*upcoming_, state_, names_, choices_));
    }
    void decide(const Action& action) {
        const Step step = state_.steps.back();
        state_.steps.pop_back();
        choices_.clear();
        answer(play_, step, action);
    }
    // The last turn of a round leaves one step less behind than the others.
    Reached turn_over() {
        return [this] { return state_.turns.empty() && state_.steps.size() <= base_; };
    }
    Reached down_to(std::size_t depth) {
        return [this, depth] { return state_.steps.size() <= depth; };
    }

    bool asked() const {
        return !choices_.empty() && !state_.over && state_.steps.back().kind == Step::Kind::RuleChoice;
    }
    // What a question other than that of a turn waits for is not said: nobody does it.
    MaybeTrouble not_now() {
        const TestStep* const upcoming = std::exchange(upcoming_, nullptr);
        const bool all_wait = std::exchange(all_wait_, false);
        while (waits_beside_turn() && !asked()) {
            decide(choice_of_nobody(choices_));
            if (auto trouble = apply_legal(reached_)) return trouble;
        }
        upcoming_ = upcoming;
        all_wait_ = all_wait;
        if (state_.over) return TestTrouble{line_, {{"test.over"}, how_it_stands(state_)}};
        if (asked()) return trouble_at(line_, {"test.unanswered", {{"player", to_decide(state_)->value + 1}}});
        return {};
    }
    bool waits() const { return !choices_.empty() && !state_.over; }
    bool waits_beside_turn() const { return waits() && !turn_waits(); }
    MaybeTrouble never_ending() const {
        for (const Event& event : events_)
            if (const auto* stopped = std::get_if<event::RuleStopped>(&event))
                return trouble_at(line_, {"test.rule-stopped", {{"rule", stopped->rule}}});
        return {};
    }

    ConditionContext context() const { return {state_, names_, FigureId{}, no_space}; }

    // ---- events of the test

    MaybeTrouble carry_out(const trial::Happens& word) {
        if (auto trouble = not_now()) return trouble;
        const std::size_t depth = state_.steps.size();
        if (!word.effects.empty())
            play_.next({.kind = Step::Kind::RuleEffect,
                        .number = static_cast<std::int16_t>(word.effects.front().number),
                        .names = names_});
        return apply_legal(down_to(depth));
    }
    MaybeTrouble carry_out(const trial::Dice& word) {
        if (auto trouble = dice_left()) return trouble;
        if (auto trouble = as_by_hand(word.by_hand)) return trouble;
        dice_.take(word, line_);
        const auto& faces = word.faces.words.empty() ? word.show.words : word.faces.words;
        state_.next_dice.clear();
        for (auto face = faces.rbegin(); face != faces.rend(); ++face)
            state_.next_dice.push_back(static_cast<std::uint8_t>(side_of(*face)));
        return {};
    }
    void look_at_dice() {
        for (; looked_at_ < events_.size(); ++looked_at_)
            if (const auto* rolled = std::get_if<event::Rolled>(&events_[looked_at_])) dice_.look_at(*rolled);
    }
    MaybeTrouble dice_left() const {
        return (strict() || dice_.exactly()) && dice_.left() ? MaybeTrouble{dice_.never_rolled()} : std::nullopt;
    }
    MaybeTrouble carry_out(const trial::TakeTurn& word) {
        const FigureId who = actor(state_, names_, word.figure);
        if (!who.valid()) return nobody_called(state_, word.figure.word, line_);
        MaybeTrouble trouble = turn_of(who, true);
        if (word.refused == YesNo::No) return trouble;
        if (!trouble) return trouble_at(line_, {"test.not-refused"});
        const std::string& why = trouble->messages.front().id;
        const bool no_turn = why == "test.no-turn-for" || why == "test.no-marker-turn" || why == "test.too-many-turns";
        return no_turn ? std::nullopt : trouble;
    }
    MaybeTrouble carry_out(const trial::EndTurn&) {
        if (auto trouble = not_now()) return trouble;
        if (!std::exchange(took_turn_, false)) return trouble_at(line_, {"test.no-turn"});
        stop_in_turn_ = false;
        return apply_legal(turn_over());
    }
    MaybeTrouble carry_out(const trial::EndRound&) {
        if (auto trouble = not_now()) return trouble;
        if (!state_.rules().order_markers) return trouble_at(line_, {"test.no-rounds"});
        if (auto trouble = to_first_turn()) return trouble;
        stop_in_turn_ = took_turn_ = by_markers_ = false;
        turns_taken_ = {};
        return apply_legal([this, round = state_.round] {
            if (state_.round == round || state_.steps.empty() || state_.steps.back().kind != Step::Kind::NextTurn)
                return false;
            base_ = state_.steps.size();
            return true;
        });
    }

    // ---- in a turn

    bool in_turn_of(FigureId figure) const {
        return !state_.turns.empty() && state_.turns.back().card == state_[figure].card;
    }

    // From before the round or the game to the first turn.
    MaybeTrouble to_first_turn() {
        if (base_ != 0) return {};
        if (auto trouble = apply_legal([this] { return between_turns(); })) return trouble;
        return not_now();
    }
    MaybeTrouble no_turn_for(FigureId figure) const {
        if (controller(state_, figure).valid() && state_[figure].on_board()) return {};
        return trouble_at(line_, {"test.no-turn-for", {{"figure", name_of(state_, figure)}}});
    }
    MaybeTrouble turn_of(FigureId figure, bool anew) {
        if (auto trouble = to_first_turn()) return trouble;
        if (auto trouble = not_now()) return trouble;
        if (!anew && in_turn_of(figure)) return {};
        stop_in_turn_ = false;
        if (!state_.turns.empty())
            if (auto trouble = apply_legal(turn_over()); trouble || (trouble = not_now())) return trouble;
        if (auto trouble = no_turn_for(figure)) return trouble;
        return by_markers_ ? next_turn_of(figure) : turn_out_of_order(figure);
    }
    MaybeTrouble turn_out_of_order(FigureId figure) {
        const PlayerId player = controller(state_, figure);
        const int most = numbered_markers(state_, player);
        if (state_.rules().order_markers && turns_taken_by(player) == most)
            return trouble_at(line_, {"test.too-many-turns", {{"player", player.value + 1}, {"n", most}}});
        ++turns_taken_[player.index()];
        took_turn_ = true;
        use_marker(player);
        begin_turn(play_, player, state_[figure].card, 1);
        return turn_goes_on();
    }
    // With those who share his order markers.
    int turns_taken_by(PlayerId player) const {
        int taken = 0;
        for (std::size_t i = 0; i < state_.setup->players.size(); ++i)
            if (share_markers(state_, PlayerId{static_cast<int>(i)}, player)) taken += turns_taken_[i];
        return taken;
    }
    // Others pass until the turn of the figure's card comes by its order markers.
    MaybeTrouble next_turn_of(FigureId figure) {
        const auto has_begun = [this, figure] { return !state_.turns.empty() && in_turn_of(figure); };
        if (auto trouble = apply_legal([this, has_begun] { return has_begun() || round_over(); })) return trouble;
        if (auto trouble = not_now()) return trouble;
        if (!has_begun())
            return trouble_at(line_, {"test.no-marker-turn", {{"card", name_of(state_, state_[figure].card)}}});
        took_turn_ = true;
        return turn_goes_on();
    }
    // Uses up the player's next marker, wherever it lies: he has one turn less in this round.
    void use_marker(PlayerId player) {
        GameCard* next = nullptr;
        for (GameCard& card : state_.cards)
            if (share_markers(state_, card.marked, player) &&
                lowest_of(card) < (next ? lowest_of(*next) : marker_kinds))
                next = &card;
        if (next) next->markers = static_cast<std::uint8_t>(next->markers & (next->markers - 1));
    }
    static int lowest_of(const GameCard& card) {
        return std::countr_zero(static_cast<unsigned>(card.markers | 1u << marker_kinds)) + 1;
    }
    MaybeTrouble no_space_at(const Space& space) const {
        if (state_.board->index(space) != no_space) return {};
        return trouble_at(line_, {"test.no-space", {{"space", to_text(space)}}});
    }
    MaybeTrouble turn_goes_on() {
        stop_in_turn_ = true;
        return apply_legal(turn_over());
    }
    // After a decision.
    MaybeTrouble go_on(bool in_turn) { return in_turn ? turn_goes_on() : apply_legal(reached_); }
    bool turn_waits() const {
        return !choices_.empty() && !state_.over && state_.steps.back().kind == Step::Kind::TakeTurnStep;
    }

    // The figure's turn has ended with the last thing that could be done in it, and nothing has begun since: whatever
    // the figure does is refused. (A <turn> would begin a new one.)
    bool turn_has_ended(FigureId figure) const { return state_.turns.empty() && state_[figure].card == ended_; }

    // Plays on to this part of the turn; choices_ then holds what is offered.
    MaybeTrouble to_phase(FigureId figure, Turn::Phase phase) {
        if (auto trouble = turn_of(figure, false)) return trouble;
        if (choices_.empty())
            if (auto trouble = turn_goes_on()) return trouble;
        while (turn_waits() && state_.turns.back().phase < phase) {
            if (std::ranges::find(choices_, Action{Done{}}) == choices_.end()) break;
            decide(Done{});
            if (auto trouble = turn_goes_on()) return trouble;
        }
        return {};
    }

    // The first in order.
    template <class Kind, class Fits>
    const Kind* offered(Fits fits) const {
        const Kind* best = nullptr;
        for (const Action& action : choices_)
            if (const auto* kind = std::get_if<Kind>(&action); kind && fits(*kind) && (!best || *kind < *best))
                best = kind;
        return best;
    }

    MaybeTrouble act(const Action* found, const Action& wanted, YesNo refused) {
        if (refused == YesNo::Yes) return found ? MaybeTrouble{trouble_at(line_, {"test.not-refused"})} : std::nullopt;
        if (!found) return TestTrouble{line_, {{"test.was-refused"}, why_not(state_, wanted).message}};
        const Action chosen = *found;
        const bool in_turn = turn_waits();
        passed_.clear();
        decide(chosen);
        return go_on(in_turn);
    }

    // How the move is offered now, if it is: by the way that the test says, or by the first one that ends there.
    std::optional<Action> offered_move(const trial::Move& word, const Move& wanted) const {
        const bool says_how = !word.path.words.empty() || word.way.value || wanted.backwards || wanted.flown;
        if (!waits()) return {};
        if (says_how)
            return std::ranges::count(choices_, Action{wanted}) > 0 || may_walk(state_, wanted)
                       ? std::optional<Action>(wanted)
                       : std::nullopt;
        const Move* found = offered<Move>([&](const Move& move) { return ends_as(move, wanted); });
        return found ? std::optional<Action>(*found) : std::nullopt;
    }
    MaybeTrouble carry_out(const trial::Move& word) {
        for (const auto& spot : {word.at, word.to, word.tail})
            if (spot.space)
                if (auto trouble = no_space_at(*spot.space)) return trouble;
        const FigureId who = actor(state_, names_, word.figure);
        if (!who.valid()) return nobody_called(state_, word.figure.word, line_);
        if (word.refused == YesNo::Yes && turn_has_ended(who)) return {};
        const auto said = action_said(state_, names_, *now_);
        if (!said) return trouble_at(line_, said.error().message);
        const Move& wanted = std::get<Move>(*said);
        if (by_markers_)
            if (auto trouble = to_question()) return trouble;
        if (!waits_beside_turn() || !offered_move(word, wanted))
            if (auto trouble = to_phase(who, Turn::Phase::Moving)) return trouble;
        const auto found = offered_move(word, wanted);
        return act(found ? &*found : nullptr, wanted, word.refused);
    }
    MaybeTrouble carry_out(const trial::Attack& word) {
        const Attack wanted{actor(state_, names_, word.figure), actor(state_, names_, word.target), word.with};
        if (!wanted.figure.valid()) return nobody_called(state_, word.figure.word, line_);
        if (!wanted.target.valid()) return nobody_called(state_, word.target.word, line_);
        if (word.refused == YesNo::Yes && turn_has_ended(wanted.figure)) return {};
        if (auto trouble = to_phase(wanted.figure, Turn::Phase::Attacking)) return trouble;
        const Attack* found =
            turn_waits() ? offered<Attack>([&](const Attack& each) { return each == wanted; }) : nullptr;
        const Action action = wanted;
        return act(found ? &action : nullptr, wanted, word.refused);
    }

    MaybeTrouble carry_out(const trial::AttackPiece& word) {
        const AttackObject wanted{actor(state_, names_, word.figure), object_of(state_, PieceId{word.piece.number}),
                                  word.with};
        if (!wanted.figure.valid()) return nobody_called(state_, word.figure.word, line_);
        if (!wanted.object.valid()) return trouble_at(line_, {"test.no-object", {{"piece", word.piece.word}}});
        if (word.refused == YesNo::Yes && turn_has_ended(wanted.figure)) return {};
        if (auto trouble = to_phase(wanted.figure, Turn::Phase::Attacking)) return trouble;
        const bool listed =
            turn_waits() && offered<AttackObject>([&](const AttackObject& each) { return each == wanted; });
        const Action action = wanted;
        return act(listed ? &action : nullptr, wanted, word.refused);
    }

    // ---- powers

    static bool offers_power(const Actions& choices, const UsePower& wanted) {
        return std::ranges::any_of(choices, [&](const Action& choice) {
            const auto* use = std::get_if<UsePower>(&choice);
            return use && use->figure == wanted.figure && use->power == wanted.power;
        });
    }
    // The first phase of the turn, from the current one on, in which this power of the figure is offered as things are.
    Turn::Phase phase_offering(const UsePower& wanted) const {
        GameState later = state_;
        Turn::Phase& phase = later.turns.back().phase;
        while (!offers_power(offers(later, later.steps.back()), wanted)) {
            if (phase == Turn::Phase::End) return state_.turns.back().phase;
            phase = after(phase);
        }
        return phase;
    }
    static Turn::Phase after(Turn::Phase phase) { return static_cast<Turn::Phase>(static_cast<int>(phase) + 1); }

    MaybeTrouble carry_out(const trial::UsePower& word) {
        const auto said = action_said(state_, names_, *now_);
        if (!said) return trouble_at(line_, said.error().message);
        const UsePower& wanted = std::get<UsePower>(*said);
        if (word.refused == YesNo::Yes && turn_has_ended(wanted.figure)) return {};
        if (by_markers_)
            if (auto trouble = to_question()) return trouble;
        if (!waits_beside_turn() || !offers_power(choices_, wanted)) {
            if (auto trouble = to_phase(wanted.figure, Turn::Phase::Start)) return trouble;
            if (turn_waits())
                if (auto trouble = to_phase(wanted.figure, phase_offering(wanted))) return trouble;
        }
        return decide_as(*said, word.refused);
    }

    // ---- decisions of all sorts

    // Tells the last question that was passed over on the way here, which may be the one that the test meant.
    TestTrouble with_passed(TestTrouble trouble) const {
        if (!passed_.empty())
            trouble.messages.push_back({"test.passed", {{"choices", choices_told(state_, in_order(passed_))}}});
        return trouble;
    }
    MaybeTrouble decide_as(const Action& wanted, YesNo refused) {
        if (!waits()) return with_passed({line_, {{"test.no-question"}, how_it_stands(state_)}});
        const bool offered = std::ranges::count(choices_, wanted) > 0;
        if (!offered && refused == YesNo::No)
            return with_passed({line_, {{"test.was-refused"}, what_is_offered(state_, in_order(choices_))}});
        by_markers_ = by_markers_ || (offered && std::holds_alternative<PlaceMarker>(wanted));
        return act(offered ? &wanted : nullptr, wanted, refused);
    }
    // Plays on to the question that this step answers, if none waits: before the first turn, in a turn, and, where
    // turns come by order markers, between them up to the first turn of the next round.
    MaybeTrouble to_question() {
        if (waits()) return {};
        const TestStep* const upcoming = std::exchange(upcoming_, now_);
        MaybeTrouble trouble = to_next_question();
        upcoming_ = upcoming;
        return trouble;
    }
    MaybeTrouble to_next_question() {
        if (base_ == 0)
            if (auto trouble = apply_legal([this] { return between_turns(); }); trouble || waits()) return trouble;
        if (!state_.turns.empty()) return turn_goes_on();
        if (state_.over || state_.steps.empty()) return {};
        const bool picks = state_.steps.back().kind == Step::Kind::PickCard;
        if (!picks && !by_markers_) return {};
        took_turn_ = stop_in_turn_ = true;
        reached_ = turn_over();
        if (picks) return choices_ = offers(state_, state_.steps.back()), std::nullopt;
        return apply_legal([this, round = state_.round] { return state_.round != round && between_turns(); });
    }
    bool round_over() const { return state_.turns.empty() && state_.steps.size() < base_of_round; }
    template <class Word>
        requires is_decision<Word>
    MaybeTrouble carry_out(const Word& word) {
        if (state_.over) return TestTrouble{line_, {{"test.over"}, how_it_stands(state_)}};
        if (auto trouble = to_question()) return trouble;
        const auto said = action_said(state_, names_, *now_);
        if (!said) return trouble_at(line_, said.error().message);
        return decide_as(*said, word.refused);
    }

    // ---- by hand

    // A record's action by hand was done when the game had come to a decision.
    MaybeTrouble as_by_hand(YesNo by_hand) {
        if (by_hand == YesNo::No) return {};
        const bool all_wait = std::exchange(all_wait_, true);
        MaybeTrouble trouble = to_question();
        all_wait_ = all_wait;
        return trouble;
    }
    MaybeTrouble by_hand(YesNo refused) {
        const bool waited = waits();
        if (auto trouble = apply_by_hand(refused); trouble || refused == YesNo::Yes || !waited) return trouble;
        choices_.clear();
        return apply_legal(reached_);
    }
    MaybeTrouble apply_by_hand(YesNo refused) {
        const auto said = action_said(state_, names_, *now_);
        if (!said) return trouble_at(line_, said.error().message);
        auto applied = hexwright::game::apply(state_, *said);
        if (refused == YesNo::Yes)
            return applied ? MaybeTrouble{trouble_at(line_, {"test.not-refused"})} : std::nullopt;
        if (!applied) return TestTrouble{line_, {{"test.was-refused"}, applied.error().message}};
        state_ = std::move(applied->state);
        events_.insert(events_.end(), applied->events.begin(), applied->events.end());
        return {};
    }
    // As in a game, nobody looks for its end before something is decided.
    MaybeTrouble question_again() {
        choices_.clear();
        const Step* next = next_step(state_);
        if (!state_.over && next && asks(next->kind)) choices_ = offers(state_, *next);
        return choices_.empty() ? apply_legal(reached_) : std::nullopt;
    }
    MaybeTrouble carry_out(const trial::Dispute& word) {
        if (!state_.turns.empty() && choices_.empty())
            if (auto trouble = turn_goes_on()) return trouble;
        if (auto trouble = as_by_hand(word.by_hand)) return trouble;
        return by_hand(word.refused);
    }
    MaybeTrouble carry_out(const trial::Reseed& word) {
        if (auto trouble = as_by_hand(word.by_hand)) return trouble;
        return by_hand(YesNo::No);
    }

    template <class Word>
        requires is_set_by_hand<Word>
    MaybeTrouble carry_out(const Word& word) {
        if (auto trouble = as_by_hand(word.by_hand)) return trouble;
        const bool waited = waits();
        if (auto trouble = apply_by_hand(word.refused); trouble || word.refused == YesNo::Yes) return trouble;
        return waited ? question_again() : std::nullopt;
    }
    MaybeTrouble carry_out(const trial::SetTurn& word) {
        if (auto trouble = as_by_hand(word.by_hand)) return trouble;
        if (auto trouble = apply_by_hand(word.refused); trouble || word.refused == YesNo::Yes) return trouble;
        // What lies below the end of the turn that has begun is left when it is over.
        const auto end = std::ranges::find(state_.steps, Step::Kind::EndTurn, &Step::kind);
        if (end != state_.steps.end()) base_ = static_cast<std::size_t>(end - state_.steps.begin());
        took_turn_ = stop_in_turn_ = true;
        reached_ = turn_over();
        return question_again();
    }

    // ---- answers

    MaybeTrouble reply(const Action* chosen) {
        if (!asked()) return TestTrouble{line_, {{"test.nothing-asked"}, how_it_stands(state_)}};
        if (!chosen) return trouble_at(line_, {"test.not-to-choose", {{"player", to_decide(state_)->value + 1}}});
        decide(Action{*chosen});
        return apply_legal(reached_);
    }
    template <class Fits>
    MaybeTrouble reply_with(Fits fits) {
        const auto chosen = std::ranges::find_if(choices_, fits);
        const std::optional<Action> action = chosen == choices_.end() ? std::nullopt : std::optional<Action>(*chosen);
        return reply(action ? &*action : nullptr);
    }
    MaybeTrouble carry_out(const trial::Answer& word) {
        if (word.is == trial::Reply::None) {
            if (auto trouble = to_question()) return trouble;
            return decide_as(Answer{word.yes == YesNo::Yes}, word.refused);
        }
        return reply_with([&](const Action& action) { return action == Action{Answer{word.is == trial::Reply::Yes}}; });
    }
    MaybeTrouble carry_out(const trial::Choose& word) {
        const Action wanted =
            word.figure.given() ? Action{ChooseFigure{figure_meant(context(), word.figure.number)}} : Action{Done{}};
        return reply_with([&](const Action& action) { return action == wanted; });
    }
    MaybeTrouble carry_out(const trial::Put& word) {
        if (word.figure.given()) {
            if (auto trouble = as_by_hand(word.by_hand)) return trouble;
            return by_hand(YesNo::No);
        }
        const SpaceIndex at = state_.board->index(*word.at.space);
        return reply_with([&](const Action& action) {
            const auto* place = std::get_if<PlaceFigure>(&action);
            return place && place->at == at &&
                   (!word.tail.space || place->tail == state_.board->index(*word.tail.space));
        });
    }

    // ---- what is expected

    MaybeTrouble carry_out(const trial::Expect& word) {
        if (word.decides.given() || is_record()) {
            all_wait_ = true;
            if (auto trouble = to_question()) return trouble;
        }
        const PlayerId player = waits() ? *to_decide(state_) : PlayerId{};
        const WhoseMove whose{asked() ? player : PlayerId{}, player};
        int line = line_;
        ConditionContext about = context();
        if (word.figure.given()) about.figure = actor(state_, names_, word.figure);
        if (word.figure.given() && !about.figure.valid()) return nobody_called(state_, word.figure.word, line_);
        auto messages = not_as_expected(about, word, whose, line);
        if (messages.empty()) return {};
        return TestTrouble{line, std::move(messages)};
    }

    // ---- campaigns

    MaybeTrouble carry_out(const trial::Follows& word) {
        if (!around_.campaign) return trouble_at(line_, {"test.no-campaign"});
        const auto next = next_game(around_.campaign->games[around_.game], (*around_.scenarios)[around_.game], state_);
        if (!next) return TestTrouble{line_of(next.error(), line_), {next.error().message}};
        const std::string follows = *next ? (*next)->game.word : "";
        if (follows != word.game.word)
            return TestTrouble{
                line_,
                {word.game.given() ? Message{"test.expected-next", {{"game", word.game.word}}}
                                   : Message{"test.expected-no-next"},
                 *next ? Message{"test.next-is", {{"game", follows}}} : Message{"test.nothing-follows"}}};
        return *next && !word.conditions.empty() ? begins_so(**next, word.conditions) : std::nullopt;
    }
    MaybeTrouble begins_so(const Next& link, const Conditions& conditions) const {
        const auto& games = around_.campaign->games;
        const auto place =
            static_cast<std::size_t>(std::ranges::find(games, link.game, &CampaignGame::id) - games.begin());
        const Scenario scenario = with_carried((*around_.scenarios)[place], link, state_);
        ScenarioTest asked{.steps = {{trial::Expect{.conditions = conditions}, line_}}, .line = line_};
        auto started = start_for_test(scenario, state_.setup->catalogue, asked, nullptr, carried_over(link, state_));
        if (!started) return TestTrouble{line_, {{"test.cannot-begin"}, started.error().message}};
        auto rulebook = bind_for_test(scenario, started->state, asked, judged_);
        if (!rulebook) return trouble_at(line_of(rulebook.error(), line_), rulebook.error().message);
        set_rulebook(started->state, std::move(*rulebook));
        int line = line_;
        auto messages = not_as_expected({started->state}, std::get<trial::Expect>(asked.steps.front().is), {}, line);
        if (messages.empty()) return {};
        return TestTrouble{line, std::move(messages)};
    }

    static constexpr std::size_t base_of_round =
        2;  // Steps between turns: RoundEnd and NextTurn, which the last lacks.

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
    const TestStep* now_ = nullptr;       // The step being carried out.
    const TestStep* upcoming_ = nullptr;  // The next one that decides something; a question may wait for it.
    Actions passed_;                      // What the last question that did not wait offered.
    bool all_wait_ = false;               // Every question waits: the test expects whose decision comes.
    bool by_markers_ = false;             // The test has placed the round's order markers, and turns come by them.
    // A turn that nobody can continue ends by itself.
    bool stop_in_turn_ = false, took_turn_ = false;
    CardId ended_{};  // The card whose turn has just ended by itself; invalid for none.
    DiceSet dice_;
    std::size_t looked_at_ = 0;                   // Number of events already looked at.
    std::array<int, max_players> turns_taken_{};  // In this round.
    int decisions_ = 0, line_ = 0;
};

Result<std::shared_ptr<const Board>> board_for(const Scenario& scenario, const Catalogue& catalogue) {
    const auto rules = rules_of(scenario);
    if (!rules) return failure(Message{"setup.no-edition", {{"edition", scenario.edition}}});
    return make_board(scenario.battlefield, catalogue, *rules);
}

std::vector<TestOutcome> run_on(const Scenario& scenario, const std::shared_ptr<const Catalogue>& catalogue,
                                const std::shared_ptr<const Board>& board) {
    std::vector<TestOutcome> outcomes;
    for (const ScenarioTest& test : tests_of(scenario).tests)
        outcomes.push_back(Trial(test, Judged::Whole).run(scenario, catalogue, board));
    return outcomes;
}

// Only tests that pass can notice a mutant.
std::vector<ScenarioTest> passing(const Scenario& scenario, const std::shared_ptr<const Catalogue>& catalogue,
                                  const std::shared_ptr<const Board>& board) {
    std::vector<ScenarioTest> tests;
    for (const ScenarioTest& test : tests_of(scenario).tests)
        if (Trial(test, Judged::Whole).run(scenario, catalogue, board).passed()) tests.push_back(test);
    return tests;
}

}  // namespace

tl::expected<TestPosition, TestTrouble> position_of(const Scenario& scenario,
                                                    const std::shared_ptr<const Catalogue>& catalogue,
                                                    ScenarioTest test) {
    return Trial(std::move(test), Judged::Whole).position(in_usual_order(scenario, *catalogue), catalogue);
}

std::vector<TestOutcome> run_tests(const Scenario& as_edited, const std::shared_ptr<const Catalogue>& catalogue) {
    if (tests_of(as_edited).tests.empty()) return {};
    const Scenario scenario = in_usual_order(as_edited, *catalogue);
    const auto board = board_for(scenario, *catalogue);
    if (board) return run_on(scenario, catalogue, *board);
    std::vector<TestOutcome> outcomes;
    for (const ScenarioTest& test : tests_of(scenario).tests)
        outcomes.push_back({test.id.word, test.line, {{"test.cannot-begin"}, board.error().message}});
    return outcomes;
}

std::vector<MutantOutcome> run_mutants(const Scenario& as_edited, const std::shared_ptr<const Catalogue>& catalogue,
                                       const MutantWatch& watch) {
    const Scenario scenario = in_usual_order(as_edited, *catalogue);
    std::vector<MutantOutcome> outcomes;
    const auto board = board_for(scenario, *catalogue);
    const std::vector<ScenarioTest> tests = board ? passing(scenario, catalogue, *board) : std::vector<ScenarioTest>{};
    const std::vector<Mutant> mutants = mutants_of(scenario, *catalogue);
    for (const Mutant& mutant : mutants) {
        if (watch.stop && watch.stop()) break;
        outcomes.push_back({mutant.kind, mutant.id, mutant.line, {}, mutant.word});
        const bool other_ground = mutant.scenario.house_rules != scenario.house_rules;
        const auto ground = other_ground ? board_for(mutant.scenario, *catalogue) : board;
        const auto misses = [&](const ScenarioTest& test) {
            return !ground || !Trial(test, Judged::ByExpectations).run(mutant.scenario, catalogue, *ground).passed();
        };
        if (const auto test = std::ranges::find_if(tests, misses); test != tests.end())
            outcomes.back().noticed_by = test->id.word;
        if (watch.progress) watch.progress(static_cast<double>(outcomes.size()) / static_cast<double>(mutants.size()));
    }
    return outcomes;
}

// ---- campaigns

namespace {

TestOutcome run_one(const ScenarioTest& test, Judged judged, const Campaign& campaign,
                    const std::vector<Scenario>& scenarios, const std::shared_ptr<const Catalogue>& catalogue) {
    const auto game = std::ranges::find(campaign.games, test.game, &CampaignGame::id);
    const auto place = static_cast<std::size_t>(game - campaign.games.begin());
    if (place >= scenarios.size()) return {test.id.word, test.line, {{"campaign.no-game", {{"game", test.game.word}}}}};
    const Scenario scenario = in_usual_order(scenarios[place], *catalogue);
    return Trial(test, judged, {&campaign, &scenarios, place}).run(scenario, catalogue, nullptr);
}

std::vector<TestOutcome> run_all(Judged judged, const Campaign& campaign, const std::vector<Scenario>& scenarios,
                                 const std::shared_ptr<const Catalogue>& catalogue) {
    std::vector<TestOutcome> outcomes;
    if (campaign.tests)
        for (const ScenarioTest& test : campaign.tests->tests)
            outcomes.push_back(run_one(test, judged, campaign, scenarios, catalogue));
    return outcomes;
}

}  // namespace

std::vector<TestOutcome> run_tests(const Campaign& campaign, const std::vector<Scenario>& scenarios,
                                   const std::shared_ptr<const Catalogue>& catalogue) {
    return run_all(Judged::Whole, campaign, scenarios, catalogue);
}

std::vector<MutantOutcome> run_mutants(const Campaign& campaign, const std::vector<Scenario>& scenarios,
                                       const std::shared_ptr<const Catalogue>& catalogue) {
    std::vector<MutantOutcome> outcomes;
    const std::vector<TestOutcome> whole = run_tests(campaign, scenarios, catalogue);
    for (const CampaignMutant& mutant : mutants_of(campaign)) {
        outcomes.push_back({mutant.kind, mutant.id, mutant.line});
        const std::vector<TestOutcome> found = run_all(Judged::ByExpectations, mutant.campaign, scenarios, catalogue);
        for (std::size_t i = 0; i < whole.size() && outcomes.back().noticed_by.empty(); ++i)
            if (whole[i].passed() && !found[i].passed()) outcomes.back().noticed_by = whole[i].id;
    }
    return outcomes;
}

}  // namespace hexwright::trials
