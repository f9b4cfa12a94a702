// The game of a scenario test: how it begins, and how it is played on until something is reached or somebody is asked.
#include "engine/trials/trial_in_play.h"

#include "engine/core/visit.h"
#include "engine/game/advance.h"
#include "engine/game/ending.h"
#include "engine/game/flow.h"
#include "engine/game/scenario_rules.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/trials/trial.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace hexwright::trials {

TestOutcome Trial::run(const Scenario& scenario, const std::shared_ptr<const Catalogue>& catalogue,
                       const std::shared_ptr<const Board>& board) {
    MaybeTrouble trouble = begin(scenario, catalogue, board);
    const std::vector<bound::TestStep> steps = trouble ? std::vector<bound::TestStep>{} : all_steps(bound());
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

tl::expected<TestPosition, TestTrouble> Trial::position(const Scenario& scenario,
                                                        const std::shared_ptr<const Catalogue>& catalogue) {
    only_position_ = true;
    if (auto trouble = begin(scenario, catalogue, nullptr)) return tl::unexpected(std::move(*trouble));
    const bound::trial::Given given = this->given();
    const std::vector<bound::TestStep> steps = given.so_far ? given.so_far->steps : std::vector<bound::TestStep>{};
    all_wait_ = true;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        line_ = steps[i].line;
        now_ = &steps[i];
        upcoming_ = i + 1 < steps.size() ? next_decision(steps, i + 1) : nullptr;
        auto trouble = std::visit([this](const auto& word) { return carry_out(word); }, steps[i].is);
        if (!trouble) trouble = never_ending();
        if (trouble) return tl::unexpected(std::move(*trouble));
    }
    while (opening_ && waits()) {
        decide(choice_of_nobody(choices_));
        if (auto trouble = apply_legal(reached_)) return tl::unexpected(std::move(*trouble));
    }
    advance_to_decision(play_);
    auto test = state_.setup->rulebook->test;
    return TestPosition{std::move(state_), std::move(test), names_};
}

void Trial::note_end_of_turn(const bound::TestStep& step, CardId before) {
    const bool on_purpose = visit(
        step.is, [](const bound::trial::EndTurn&) { return true; }, [](const bound::trial::EndRound&) { return true; },
        [](const bound::trial::Happens&) { return true; }, [](const auto&) { return false; });
    for (std::size_t i = looked_at_; i < events_.size(); ++i)
        if (const auto* began = std::get_if<event::TurnBegan>(&events_[i])) before = began->card;
    if (on_purpose || !state_.turns.empty()) ended_ = {};
    else if (before.valid()) ended_ = before;
}

MaybeTrouble Trial::open_game() {
    line_ = test_.line;
    opening_ = true;
    return apply_legal([this] { return !opening_; });
}

MaybeTrouble Trial::end_opening() {
    opening_ = false;
    const bound::trial::Given given = this->given();
    if (auto trouble = set_moment(state_, given)) return trouble;
    if (given.before == trial::Before::Turns) base_ = state_.steps.size();
    if (only_position_ && !given.turn) leave_given_turn_alone();
    return {};
}

void Trial::leave_given_turn_alone() {
    const bound::trial::Given given = this->given();
    if (given.before != trial::Before::Turns || gives_markers(given)) return;
    for (GameCard& card : state_.cards) card.markers = card.revealed = 0;
    base_ -= std::erase_if(state_.steps, [](const Step& step) { return step.kind == Step::Kind::NextTurn; });
}

bool Trial::is_record() const {
    return test_.given && test_.given->before == trial::Before::SetUp && test_.given->seed.value != 0;
}

MaybeTrouble Trial::begin(const Scenario& scenario, const std::shared_ptr<const Catalogue>& catalogue,
                          const std::shared_ptr<const Board>& board) {
    auto started = start_for_test(scenario, catalogue, test_, board);
    if (!started) return TestTrouble{test_.line, {{"test.cannot-begin"}, started.error().message}};
    state_ = std::move(started->state);
    auto rulebook = bind_for_test(scenario, state_, test_, judged_);
    if (!rulebook) return trouble_at(line_of(rulebook.error(), test_.line), rulebook.error().message);
    if (auto trouble = nonsense_in(test_, state_)) return trouble;
    set_rulebook(state_, std::move(*rulebook));
    const bound::trial::Given given = this->given();
    go_to(play_, given);
    std::vector<FigureId> figures;
    if (auto trouble = set_up(play_, given, names_, figures)) return trouble;
    by_markers_ = gives_markers(given) || (is_record() && state_.rules().order_markers);
    if (auto trouble = opens_game(given) ? open_game() : end_opening()) return trouble;
    if (given.turn)
        if (auto trouble = begin_given(given, *given.turn, figures)) return trouble;
    if (only_position_ && given.turn) leave_given_turn_alone();
    if (!asked()) look_for_an_end(play_);
    looked_at_ = events_.size();
    return {};
}

MaybeTrouble Trial::begin_given(const bound::trial::Given& given, const bound::trial::GivenTurn& turn,
                                const std::vector<FigureId>& figures) {
    line_ = turn.line;
    const FigureId who = actor(state_, names_, turn.figure);
    if (!who.valid()) return nobody_called(state_, turn.figure.ref().word, line_);
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

MaybeTrouble Trial::reveal_given(const bound::trial::GivenTurn& turn, CardId id, int& number) {
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

MaybeTrouble Trial::apply_legal(Reached reached) {
    reached_ = std::move(reached);
    choices_.clear();
    while (!state_.over) {
        if (opening_ && play_.occurred.empty() && has_opened(state_, given()))
            if (auto trouble = end_opening()) return trouble;
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

bool Trial::between_turns() const {
    if (state_.steps.empty() || !state_.turns.empty()) return false;
    const Step::Kind next = state_.steps.back().kind;
    return next == Step::Kind::NextTurn || next == Step::Kind::PickCard;
}

bool Trial::question_waits() const {
    const Step::Kind kind = state_.steps.back().kind;
    if (opening_) return kind == Step::Kind::RuleChoice && state_.round == 0;  // Of the set-up's end.
    if (kind == Step::Kind::RuleChoice) return true;
    if (kind == Step::Kind::TakeTurnStep) return stop_in_turn_;
    return all_wait_ || (upcoming_ && may_answer(*upcoming_, state_, names_, choices_));
}

void Trial::decide(const Action& action) {
    const Step step = state_.steps.back();
    state_.steps.pop_back();
    choices_.clear();
    answer(play_, step, action);
}

Trial::Reached Trial::turn_over() {
    return [this] { return state_.turns.empty() && state_.steps.size() <= base_; };
}

Trial::Reached Trial::down_to(std::size_t depth) {
    return [this, depth] { return state_.steps.size() <= depth; };
}

bool Trial::asked() const {
    return !choices_.empty() && !state_.over && state_.steps.back().kind == Step::Kind::RuleChoice;
}

MaybeTrouble Trial::not_now() {
    const bound::TestStep* const upcoming = std::exchange(upcoming_, nullptr);
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

MaybeTrouble Trial::never_ending() const {
    for (const Event& event : events_)
        if (const auto* stopped = std::get_if<event::RuleStopped>(&event))
            return trouble_at(line_, {"test.rule-stopped", {{"rule", stopped->rule}}});
    return {};
}

bool Trial::in_turn_of(FigureId figure) const {
    return !state_.turns.empty() && state_.turns.back().card == state_[figure].card;
}

MaybeTrouble Trial::to_first_turn() {
    if (base_ != 0) return {};
    if (auto trouble = apply_legal([this] { return between_turns(); })) return trouble;
    return not_now();
}

MaybeTrouble Trial::no_turn_for(FigureId figure) const {
    if (controller(state_, figure).valid() && state_[figure].on_board()) return {};
    return trouble_at(line_, {"test.no-turn-for", {{"figure", name_of(state_, figure)}}});
}

MaybeTrouble Trial::turn_of(FigureId figure, bool anew) {
    if (auto trouble = to_first_turn()) return trouble;
    if (auto trouble = not_now()) return trouble;
    if (!anew && in_turn_of(figure)) return {};
    stop_in_turn_ = false;
    if (!state_.turns.empty())
        if (auto trouble = apply_legal(turn_over()); trouble || (trouble = not_now())) return trouble;
    if (auto trouble = no_turn_for(figure)) return trouble;
    return by_markers_ ? next_turn_of(figure) : turn_out_of_order(figure);
}

MaybeTrouble Trial::turn_out_of_order(FigureId figure) {
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

int Trial::turns_taken_by(PlayerId player) const {
    int taken = 0;
    for (std::size_t i = 0; i < state_.setup->players.size(); ++i)
        if (share_markers(state_, PlayerId{static_cast<int>(i)}, player)) taken += turns_taken_[i];
    return taken;
}

MaybeTrouble Trial::next_turn_of(FigureId figure) {
    const auto has_begun = [this, figure] { return !state_.turns.empty() && in_turn_of(figure); };
    if (auto trouble = apply_legal([this, has_begun] { return has_begun() || round_over(); })) return trouble;
    if (auto trouble = not_now()) return trouble;
    if (!has_begun())
        return trouble_at(line_, {"test.no-marker-turn", {{"card", name_of(state_, state_[figure].card)}}});
    took_turn_ = true;
    return turn_goes_on();
}

void Trial::use_marker(PlayerId player) {
    GameCard* next = nullptr;
    for (GameCard& card : state_.cards)
        if (share_markers(state_, card.marked, player) && lowest_of(card) < (next ? lowest_of(*next) : marker_kinds))
            next = &card;
    if (next) next->markers = static_cast<std::uint8_t>(next->markers & (next->markers - 1));
}

int Trial::lowest_of(const GameCard& card) {
    return std::countr_zero(static_cast<unsigned>(card.markers | 1u << marker_kinds)) + 1;
}

MaybeTrouble Trial::turn_goes_on() {
    stop_in_turn_ = true;
    return apply_legal(turn_over());
}

bool Trial::turn_waits() const {
    return !choices_.empty() && !state_.over && state_.steps.back().kind == Step::Kind::TakeTurnStep;
}

MaybeTrouble Trial::to_phase(FigureId figure, Turn::Phase phase) {
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

MaybeTrouble Trial::to_question() {
    if (waits()) return {};
    const bound::TestStep* const upcoming = std::exchange(upcoming_, now_);
    MaybeTrouble trouble = to_next_question();
    upcoming_ = upcoming;
    return trouble;
}

MaybeTrouble Trial::to_next_question() {
    if (base_ == 0)
        if (auto trouble = apply_legal([this] { return between_turns(); }); trouble || waits()) return trouble;
    if (!state_.turns.empty()) return turn_goes_on();
    if (state_.over || state_.steps.empty()) return {};
    const bool picks = state_.steps.back().kind == Step::Kind::PickCard;
    if (!picks && !by_markers_) return {};
    took_turn_ = stop_in_turn_ = true;
    reached_ = turn_over();
    if (picks) {
        choices_ = offers(state_, state_.steps.back());
        return {};
    }
    return apply_legal([this, round = state_.round] { return state_.round != round && between_turns(); });
}

}  // namespace hexwright::trials
