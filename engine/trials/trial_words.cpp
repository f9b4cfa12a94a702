// What each word of a scenario test does in the game that the test plays.
#include "engine/core/visit.h"
#include "engine/game/apply.h"
#include "engine/game/flow.h"
#include "engine/game/legal_actions.h"
#include "engine/game/moving.h"
#include "engine/game/objects.h"
#include "engine/game/refusal.h"
#include "engine/game/scenario_rules.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/setup/campaign_play.h"
#include "engine/trials/trial.h"
#include "engine/trials/trial_in_play.h"

#include <algorithm>
#include <utility>

namespace hexwright::trials {

MaybeTrouble Trial::carry_out(const bound::trial::Happens& word) {
    if (auto trouble = not_now()) return trouble;
    const std::size_t depth = state_.steps.size();
    if (!word.effects.empty())
        play_.next({.kind = Step::Kind::RuleEffect,
                    .number = static_cast<std::int16_t>(word.effects.front().number),
                    .names = names_});
    return apply_legal(down_to(depth));
}

MaybeTrouble Trial::carry_out(const bound::trial::Dice& word) {
    if (auto trouble = dice_left()) return trouble;
    if (auto trouble = as_by_hand(word.by_hand)) return trouble;
    dice_.take(word, line_);
    const auto& faces = word.faces.words.empty() ? word.show.words : word.faces.words;
    state_.next_dice.clear();
    for (auto face = faces.rbegin(); face != faces.rend(); ++face)
        state_.next_dice.push_back(static_cast<std::uint8_t>(side_of(*face)));
    return {};
}

void Trial::look_at_dice() {
    for (; looked_at_ < events_.size(); ++looked_at_)
        if (const auto* rolled = std::get_if<event::Rolled>(&events_[looked_at_])) dice_.look_at(*rolled);
}

MaybeTrouble Trial::dice_left() const {
    return (strict() || dice_.exactly()) && dice_.left() ? MaybeTrouble{dice_.never_rolled()} : std::nullopt;
}

MaybeTrouble Trial::carry_out(const bound::trial::TakeTurn& word) {
    const FigureId who = actor(state_, names_, word.figure);
    if (!who.valid()) return nobody_called(state_, word.figure.ref().word, line_);
    MaybeTrouble trouble = turn_of(who, true);
    if (word.refused == YesNo::No) return trouble;
    if (!trouble) return trouble_at(line_, {"test.not-refused"});
    const std::string& why = trouble->messages.front().id;
    const bool no_turn = why == "test.no-turn-for" || why == "test.no-marker-turn" || why == "test.too-many-turns";
    return no_turn ? std::nullopt : trouble;
}

MaybeTrouble Trial::carry_out(const bound::trial::EndTurn&) {
    if (auto trouble = not_now()) return trouble;
    if (!took_turn_) return trouble_at(line_, {"test.no-turn"});
    stop_in_turn_ = false;
    // A turn that a rule gives when this one ends, or one in which this one was taken, is not over with it.
    const auto still_asked = [this] { return std::ranges::count(state_.steps, Step::Kind::TakeTurnStep, &Step::kind); };
    return apply_legal([this, still_asked, under_way = still_asked(), over = turn_over()] {
        if (still_asked() < under_way) stop_in_turn_ = true;
        if (!over()) return false;
        took_turn_ = false;
        return true;
    });
}

MaybeTrouble Trial::carry_out(const bound::trial::EndRound&) {
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

MaybeTrouble Trial::no_space_at(const Space& space) const {
    if (state_.board->index(space) != no_space) return {};
    return trouble_at(line_, {"test.no-space", {{"space", to_text(space)}}});
}

MaybeTrouble Trial::act(const Action* found, const Action& wanted, YesNo refused) {
    if (refused == YesNo::Yes) return found ? MaybeTrouble{trouble_at(line_, {"test.not-refused"})} : std::nullopt;
    if (!found) return TestTrouble{line_, {{"test.was-refused"}, why_not(state_, wanted).message}};
    const Action chosen = *found;
    const bool in_turn = turn_waits();
    passed_.clear();
    decide(chosen);
    return go_on(in_turn);
}

std::optional<Action> Trial::offered_move(const bound::trial::Move& word, const Move& wanted) const {
    const bool says_how = !word.path.words.empty() || word.way.value || wanted.backwards || wanted.flown;
    if (!waits()) return {};
    if (says_how)
        return std::ranges::count(choices_, Action{wanted}) > 0 || may_walk(state_, wanted)
                   ? std::optional<Action>(wanted)
                   : std::nullopt;
    const Move* found = offered<Move>([&](const Move& move) { return ends_as(move, wanted); });
    return found ? std::optional<Action>(*found) : std::nullopt;
}

MaybeTrouble Trial::carry_out(const bound::trial::Move& word) {
    for (const auto& spot : {word.at, word.to, word.tail})
        if (spot.space)
            if (auto trouble = no_space_at(*spot.space)) return trouble;
    const FigureId who = actor(state_, names_, word.figure);
    if (!who.valid()) return nobody_called(state_, word.figure.ref().word, line_);
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

MaybeTrouble Trial::carry_out(const bound::trial::Attack& word) {
    const Attack wanted{actor(state_, names_, word.figure), actor(state_, names_, word.target), word.with};
    if (!wanted.figure.valid()) return nobody_called(state_, word.figure.ref().word, line_);
    if (!wanted.target.valid()) return nobody_called(state_, word.target.ref().word, line_);
    if (word.refused == YesNo::Yes && turn_has_ended(wanted.figure)) return {};
    if (auto trouble = to_phase(wanted.figure, Turn::Phase::Attacking)) return trouble;
    const Attack* found = turn_waits() ? offered<Attack>([&](const Attack& each) { return each == wanted; }) : nullptr;
    const Action action = wanted;
    return act(found ? &action : nullptr, wanted, word.refused);
}

MaybeTrouble Trial::carry_out(const bound::trial::AttackPiece& word) {
    const AttackObject wanted{actor(state_, names_, word.figure), object_of(state_, word.piece.ref()), word.with};
    if (!wanted.figure.valid()) return nobody_called(state_, word.figure.ref().word, line_);
    if (!wanted.object.valid())
        return trouble_at(line_,
                          {"test.no-object", {{"piece", std::get<trial::AttackPiece>(now_->written->is).piece.word}}});
    if (word.refused == YesNo::Yes && turn_has_ended(wanted.figure)) return {};
    if (auto trouble = to_phase(wanted.figure, Turn::Phase::Attacking)) return trouble;
    const bool listed = turn_waits() && offered<AttackObject>([&](const AttackObject& each) { return each == wanted; });
    const Action action = wanted;
    return act(listed ? &action : nullptr, wanted, word.refused);
}

bool Trial::offers_power(const Actions& choices, const UsePower& wanted) {
    return std::ranges::any_of(choices, [&](const Action& choice) {
        const auto* use = std::get_if<UsePower>(&choice);
        return use && use->figure == wanted.figure && use->power == wanted.power;
    });
}

template <class Offers>
Turn::Phase Trial::phase_with(Offers&& offers_it) const {
    GameState later = state_;
    Turn::Phase& phase = later.turns.back().phase;
    while (!offers_it(offers(later, later.steps.back()))) {
        if (phase == Turn::Phase::End) return state_.turns.back().phase;
        phase = after(phase);
    }
    return phase;
}

MaybeTrouble Trial::carry_out(const bound::trial::UsePower& word) {
    const auto said = action_said(state_, names_, *now_);
    if (!said) return trouble_at(line_, said.error().message);
    const UsePower& wanted = std::get<UsePower>(*said);
    if (word.refused == YesNo::Yes && turn_has_ended(wanted.figure)) return {};
    if (by_markers_)
        if (auto trouble = to_question()) return trouble;
    if (!waits_beside_turn() || !offers_power(choices_, wanted)) {
        if (auto trouble = to_phase(wanted.figure, Turn::Phase::Start)) return trouble;
        if (turn_waits())
            if (auto trouble = to_phase(
                    wanted.figure, phase_with([&](const Actions& choices) { return offers_power(choices, wanted); })))
                return trouble;
    }
    return decide_as(*said, word.refused);
}

MaybeTrouble Trial::carry_out(const bound::trial::StartRule& word) {
    const auto said = action_said(state_, names_, *now_);
    if (!said) return trouble_at(line_, said.error().message);
    const FigureId who = std::get<StartRule>(*said).figure;
    if (word.refused == YesNo::Yes && turn_has_ended(who)) return {};
    if (by_markers_)
        if (auto trouble = to_question()) return trouble;
    const auto offers_it = [&](const Actions& choices) { return std::ranges::count(choices, *said) > 0; };
    if (!waits_beside_turn() || !offers_it(choices_)) {
        if (auto trouble = to_phase(who, Turn::Phase::Start)) return trouble;
        if (turn_waits())
            if (auto trouble = to_phase(who, phase_with(offers_it))) return trouble;
    }
    return decide_as(*said, word.refused);
}

TestTrouble Trial::with_passed(TestTrouble trouble) const {
    if (!passed_.empty())
        trouble.messages.push_back({"test.passed", {{"choices", choices_told(state_, in_order(passed_))}}});
    return trouble;
}

MaybeTrouble Trial::decide_as(const Action& wanted, YesNo refused) {
    if (!waits()) return with_passed({line_, {{"test.no-question"}, how_it_stands(state_)}});
    const bool offered = std::ranges::count(choices_, wanted) > 0;
    if (!offered && refused == YesNo::No)
        return with_passed({line_, {{"test.was-refused"}, what_is_offered(state_, in_order(choices_))}});
    by_markers_ = by_markers_ || (offered && std::holds_alternative<PlaceMarker>(wanted));
    return act(offered ? &wanted : nullptr, wanted, refused);
}

MaybeTrouble Trial::as_by_hand(YesNo by_hand) {
    if (by_hand == YesNo::No) return {};
    const bool all_wait = std::exchange(all_wait_, true);
    MaybeTrouble trouble = to_question();
    all_wait_ = all_wait;
    return trouble;
}

MaybeTrouble Trial::by_hand(YesNo refused) {
    const bool waited = waits();
    if (auto trouble = apply_by_hand(refused); trouble || refused == YesNo::Yes || !waited) return trouble;
    choices_.clear();
    return apply_legal(reached_);
}

MaybeTrouble Trial::apply_by_hand(YesNo refused) {
    const auto said = action_said(state_, names_, *now_);
    if (!said) return trouble_at(line_, said.error().message);
    auto applied = hexwright::game::apply(state_, *said);
    if (refused == YesNo::Yes) return applied ? MaybeTrouble{trouble_at(line_, {"test.not-refused"})} : std::nullopt;
    if (!applied) return TestTrouble{line_, {{"test.was-refused"}, applied.error().message}};
    state_ = std::move(applied->state);
    events_.insert(events_.end(), applied->events.begin(), applied->events.end());
    return {};
}

MaybeTrouble Trial::question_again() {
    choices_.clear();
    const Step* next = next_step(state_);
    if (!state_.over && next && asks(next->kind)) choices_ = offers(state_, *next);
    return choices_.empty() ? apply_legal(reached_) : std::nullopt;
}

MaybeTrouble Trial::carry_out(const bound::trial::Dispute& word) {
    if (!state_.turns.empty() && choices_.empty())
        if (auto trouble = turn_goes_on()) return trouble;
    if (auto trouble = as_by_hand(word.by_hand)) return trouble;
    return by_hand(word.refused);
}

MaybeTrouble Trial::carry_out(const bound::trial::Reseed& word) {
    if (auto trouble = as_by_hand(word.by_hand)) return trouble;
    return by_hand(YesNo::No);
}

MaybeTrouble Trial::carry_out(const bound::trial::SetTurn& word) {
    if (auto trouble = as_by_hand(word.by_hand)) return trouble;
    if (auto trouble = apply_by_hand(word.refused); trouble || word.refused == YesNo::Yes) return trouble;
    // What lies below the end of the turn that has begun is left when it is over.
    const auto end = std::ranges::find(state_.steps, Step::Kind::EndTurn, &Step::kind);
    if (end != state_.steps.end()) base_ = static_cast<std::size_t>(end - state_.steps.begin());
    took_turn_ = stop_in_turn_ = true;
    reached_ = turn_over();
    return question_again();
}

MaybeTrouble Trial::reply(const Action* chosen) {
    if (!asked()) return TestTrouble{line_, {{"test.nothing-asked"}, how_it_stands(state_)}};
    if (!chosen) return trouble_at(line_, {"test.not-to-choose", {{"player", to_decide(state_)->value + 1}}});
    decide(Action{*chosen});
    return apply_legal(reached_);
}

MaybeTrouble Trial::carry_out(const bound::trial::Answer& word) {
    if (word.is == trial::Reply::None) {
        if (auto trouble = to_question()) return trouble;
        return decide_as(Answer{word.yes == YesNo::Yes}, word.refused);
    }
    return reply_with([&](const Action& action) { return action == Action{Answer{word.is == trial::Reply::Yes}}; });
}

MaybeTrouble Trial::carry_out(const bound::trial::Choose& word) {
    const Action wanted =
        word.figure.given() ? Action{ChooseFigure{figure_meant(context(), word.figure.ref())}} : Action{Done{}};
    return reply_with([&](const Action& action) { return action == wanted; });
}

MaybeTrouble Trial::carry_out(const bound::trial::Put& word) {
    if (word.figure.given()) {
        if (auto trouble = as_by_hand(word.by_hand)) return trouble;
        return by_hand(YesNo::No);
    }
    const SpaceIndex at = state_.board->index(*word.at.space);
    const auto fits = [&](SpaceIndex front, SpaceIndex tail) {
        return front == at && (!word.tail.space || tail == state_.board->index(*word.tail.space));
    };
    // Where a rule names the space, nobody is asked; it may be said all the same.
    if (!asked() && at != no_space)
        if (const auto last = last_put(); last && fits(last->at, last->tail)) return {};
    return reply_with([&](const Action& action) {
        const auto* place = std::get_if<PlaceFigure>(&action);
        return place && fits(place->at, place->tail);
    });
}

std::optional<PlaceFigure> Trial::last_put() const {
    std::optional<PlaceFigure> last;
    const auto note = [&](const auto& event) { last = PlaceFigure{event.figure, event.at, event.tail}; };
    for (const Event& each : events_)
        visit(
            each, [&](const event::Placed& event) { note(event); }, [&](const event::Returned& event) { note(event); },
            [&](const event::MovedByPower& event) { note(event); }, [](const auto&) {});
    return last;
}

MaybeTrouble Trial::carry_out(const bound::trial::Expect& word) {
    if (word.decides.given() || is_record()) {
        all_wait_ = true;
        if (auto trouble = to_question()) return trouble;
    }
    const PlayerId player = waits() ? *to_decide(state_) : PlayerId{};
    const WhoseMove whose{asked() ? player : PlayerId{}, player};
    int line = line_;
    ConditionContext about = context();
    if (word.figure.given()) about.figure = actor(state_, names_, word.figure);
    if (word.figure.given() && !about.figure.valid()) return nobody_called(state_, word.figure.ref().word, line_);
    auto messages = not_as_expected(about, word, whose, line);
    if (messages.empty()) return {};
    return TestTrouble{line, std::move(messages)};
}

MaybeTrouble Trial::carry_out(const bound::trial::Follows&) {
    const auto& word = std::get<trial::Follows>(now_->written->is);  // What it says belongs to the next game.
    if (!around_.campaign) return trouble_at(line_, {"test.no-campaign"});
    const auto next = next_game(around_.campaign->games[around_.game], (*around_.scenarios)[around_.game], state_);
    if (!next) return TestTrouble{line_of(next.error(), line_), {next.error().message}};
    const std::string follows = *next ? (*next)->game.word : "";
    if (follows != word.game.word)
        return TestTrouble{line_,
                           {word.game.given() ? Message{"test.expected-next", {{"game", word.game.word}}}
                                              : Message{"test.expected-no-next"},
                            *next ? Message{"test.next-is", {{"game", follows}}} : Message{"test.nothing-follows"}}};
    return *next && !word.conditions.empty() ? begins_so(**next, word.conditions) : std::nullopt;
}

MaybeTrouble Trial::begins_so(const Next& link, const Conditions& conditions) const {
    const auto& games = around_.campaign->games;
    const auto place = static_cast<std::size_t>(std::ranges::find(games, link.game, &CampaignGame::id) - games.begin());
    const Scenario scenario = with_carried((*around_.scenarios)[place], link, state_);
    const ScenarioTest asked{.steps = {{trial::Expect{.conditions = conditions}, line_}}, .line = line_};
    auto started = start_for_test(scenario, state_.setup->catalogue, asked, nullptr, carried_over(link, state_));
    if (!started) return TestTrouble{line_, {{"test.cannot-begin"}, started.error().message}};
    auto rulebook = bind_for_test(scenario, started->state, asked, judged_);
    if (!rulebook) return trouble_at(line_of(rulebook.error(), line_), rulebook.error().message);
    set_rulebook(started->state, std::move(*rulebook));
    int line = line_;
    const auto& expect = std::get<bound::trial::Expect>(started->state.setup->rulebook->test->bound.steps.front().is);
    auto messages = not_as_expected({started->state}, expect, {}, line);
    if (messages.empty()) return {};
    return TestTrouble{line, std::move(messages)};
}

MaybeTrouble Trial::decide_what_is_said(YesNo refused) {
    if (state_.over) return TestTrouble{line_, {{"test.over"}, how_it_stands(state_)}};
    if (auto trouble = to_question()) return trouble;
    const auto said = action_said(state_, names_, *now_);
    if (!said) return trouble_at(line_, said.error().message);
    return decide_as(*said, refused);
}

MaybeTrouble Trial::set_by_hand(YesNo by_hand, YesNo refused) {
    if (auto trouble = as_by_hand(by_hand)) return trouble;
    const bool waited = waits();
    if (auto trouble = apply_by_hand(refused); trouble || refused == YesNo::Yes) return trouble;
    return waited ? question_again() : std::nullopt;
}

}  // namespace hexwright::trials
