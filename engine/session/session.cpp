#include "engine/session/session.h"

#include "engine/game/legal_actions.h"
#include "engine/game/observation.h"
#include "engine/scenario/usual_order.h"
#include "engine/story/story.h"
#include "engine/trials/puzzle.h"

#include <algorithm>
#include <cassert>

namespace hexwright::session {
namespace {

constexpr std::uint64_t apart_from_game = 0x5EA75EA75EA75EA7ULL;

Reseed fresh_dice(const GameState& state, std::size_t salt) {
    DiceBag bag{state.dice.state ^ (salt * 0xD1B54A32D192ED03ULL)};
    const std::uint64_t high = draw(bag);
    return Reseed{high << 32 | draw(bag)};
}

// Events that only explain others are not counted, so that records from before they were told stay good.
std::size_t counted(const Events& events) {
    return static_cast<std::size_t>(std::ranges::count_if(events, [](const Event& event) {
        return !std::holds_alternative<event::RuleHarmed>(event) && !std::holds_alternative<event::Ended>(event);
    }));
}

}  // namespace

std::string seat_name(const PlayerKind* seat) { return seat ? std::string(seat->id) : "human"; }

Seats seats_named(const std::vector<std::string>& names) {
    Seats seats;
    for (const std::string& name : names) seats.push_back(player_kind(name));
    return seats;
}

bool has_person(const Seats& seats) { return std::ranges::count(seats, nullptr) > 0; }

GameSession::GameSession(Started started, GameOptions options, Seats seats, SessionOptions how)
    : options_(std::move(options)),
      seats_(std::move(seats)),
      how_(how),
      state_(std::move(started.state)),
      events_(std::move(started.events)),
      legal_(game::legal_actions(state_)),
      seat_dice_{options_.seed ^ apart_from_game},
      events_so_far_(counted(events_)),
      tree_({.seat_dice = seat_dice_, .events_so_far = events_so_far_}) {
    if (!keeps_tree()) return;
    tree_ = SessionTree({.events = events_,
                         .after = state_,
                         .seat_dice = seat_dice_,
                         .events_so_far = events_so_far_,
                         .check = check_of(state_, events_so_far_)});
}

namespace {

Result<Started> start_puzzle(const Scenario& scenario, std::shared_ptr<const Catalogue> catalogue,
                             const std::string& id) {
    const auto puzzle = puzzle_named(scenario, id);
    if (!puzzle) return failure(puzzle.error());
    auto game = begin_puzzle(scenario, std::move(catalogue), **puzzle);
    if (!game) return failure(game.error());
    return Started{std::move(game->state), {}};
}

}  // namespace

Result<GameSession> GameSession::begin(std::shared_ptr<const Scenario> scenario,
                                       std::shared_ptr<const Catalogue> catalogue, GameOptions options, Seats seats,
                                       SessionOptions how) {
    scenario = in_usual_order(std::move(scenario), *catalogue);
    auto started = options.puzzle.empty() ? start_game(*scenario, std::move(catalogue), options)
                                          : start_puzzle(*scenario, std::move(catalogue), options.puzzle);
    if (!started) return failure(started.error());
    GameSession session(std::move(*started), std::move(options), std::move(seats), how);
    session.scenario_ = std::move(scenario);
    return session;
}

// ---- the game as it stands

std::optional<PlayerId> GameSession::decider() const { return to_decide(state_); }

const PlayerKind* GameSession::seat(PlayerId player) const {
    return player.index() < seats_.size() ? seats_[player.index()] : nullptr;
}

void GameSession::know(const std::shared_ptr<const Catalogue>& catalogue) {
    KnowingSetups setups;
    know_in(state_, catalogue, setups);
    tree_.know(catalogue, setups);
}

void GameSession::set_seat(PlayerId player, const PlayerKind* seat) {
    if (player.index() >= seats_.size()) seats_.resize(player.index() + 1, nullptr);
    seats_[player.index()] = seat;
}

bool GameSession::person_decides() const {
    const auto player = decider();
    return player && !seat(*player);
}

bool GameSession::computer_decides() const {
    const auto player = decider();
    return player && seat(*player);
}

bool GameSession::waits_for_dispute() const {
    // Otherwise the turn would have ended.
    return legal_.size() == 1 && std::holds_alternative<Done>(legal_.front());
}

GameState GameSession::seen_by(PlayerId seat) const { return observation(state_, seat); }

Events GameSession::events_seen_by(NodeId node, PlayerId seat) const {
    assert(node == current_ || keeps_tree());
    const bool here = node == current_;
    const GameState& after = here ? state_ : *tree_[node].step->after;
    Events known;
    for (const Event& event : here ? events_ : tree_[node].step->events)
        if (may_know(after, event, seat)) known.push_back(event);
    return known;
}

// ---- in words

namespace {

Message turn_told(const GameState& state, PlayerId player) {
    const std::vector<Argument> who{{"player", player.value + 1}};
    if (state.turns.empty()) return {"human.turn", who};
    Message message{state.rules().order_markers ? "human.turn-of" : "human.turn-without-rounds", who};
    message.arguments.emplace_back("round", static_cast<int>(state.round));
    message.arguments.emplace_back("card", name_here(state, state[state.turns.back().card].kind));
    return message;
}

}  // namespace

std::optional<OpenDecision> GameSession::decision() const {
    const auto player = decider();
    if (!player || legal_.empty()) return {};
    return OpenDecision{*player, turn_told(state_, *player), question_of(seen_by(*player))};
}

std::vector<Message> GameSession::choices() const {
    std::vector<Message> all;
    if (legal_.empty()) return all;
    const GameState seen = seen_by(*decider());
    for (const Action& action : legal_) all.push_back(choice_of(seen, action));
    return all;
}

// ---- playing

Result<void> GameSession::choose(std::size_t listed, const DicePolicy& dice) {
    if (listed >= legal_.size()) return failure(Message{"session.no-choice", {{"count", legal_.size()}}});
    return act(legal_[listed], dice);
}

Result<void> GameSession::act(Action action, const DicePolicy& dice) {
    if (by_hand(action)) return carry_out(action, DecidedBy::Hand, dice);
    if (how_.mode == PlayMode::FairPlay && computer_decides())
        return failure(Message{"session.computer-decides", {{"player", decider()->value + 1}}});
    if (auto trouble = wrong_dice(action, dice)) return failure(std::move(*trouble));
    return carry_out(action, DecidedBy::Person, dice);
}

// Why the dice set by hand, before or by this policy, do not fit what the action rolls.
std::optional<Refusal> GameSession::wrong_dice(const Action& action, const DicePolicy& dice) const {
    if (std::holds_alternative<NewDice>(dice)) return {};
    const auto* set = std::get_if<SetDice>(&dice);
    if (!set) return cannot_roll(state_, action);
    const auto with_dice = hexwright::game::apply(state_, NextDice{set->faces});
    return with_dice ? cannot_roll(with_dice->state, action) : with_dice.error();
}

Result<void> GameSession::act_by_hand(const Wording& wording) {
    auto action = action_of(state_, wording);
    if (!action) return failure(action.error());
    const bool named = std::ranges::count(wording.members, "wounds", &std::pair<std::string, std::string>::first) > 0;
    auto* put = std::get_if<PutFigure>(&*action);
    if (put && !named && put->figure.valid() && state_[put->figure].on_board())
        put->wounds = state_[put->figure].wounds;
    return act(*action);
}

// Everything is checked before anything changes: the dice of a policy never affect what is allowed.
Result<void> GameSession::carry_out(const Action& action, DecidedBy by, const DicePolicy& dice) {
    const bool listed = std::ranges::binary_search(legal_, action);
    auto applied = listed ? Result<Applied>{} : hexwright::game::apply(state_, action);
    if (!applied) return failure(applied.error());
    if (auto set = carry_out_dice(dice); !set) return set;
    if (went_before(action, by)) return {};
    if (listed) {
        carry_out_legal(action, by);
        return {};
    }
    if (!std::holds_alternative<SameDice>(dice)) applied = hexwright::game::apply(state_, action);
    take_over(std::move(*applied), step_for(action, by));
    return {};
}

Result<void> GameSession::carry_out_dice(const DicePolicy& policy) {
    if (std::holds_alternative<SameDice>(policy)) return {};
    const auto* set = std::get_if<SetDice>(&policy);
    const Action action = set ? Action{NextDice{set->faces}} : Action{fresh_dice(state_, tree_.nodes_ever())};
    if (went_before(action, DecidedBy::DicePolicy)) return {};
    auto applied = hexwright::game::apply(state_, action);
    if (!applied) return failure(applied.error());
    take_over(std::move(*applied), step_for(action, DecidedBy::DicePolicy));
    return {};
}

void GameSession::carry_out_legal(const Action& listed, DecidedBy by) {
    std::optional<SessionStep> step;
    if (how_.history != SessionHistory::None) step = step_for(listed, by);
    events_.clear();
    legal_ = apply_legal(state_, listed, events_);  // `listed` may refer into the old list.
    events_so_far_ += counted(events_);
    if (step) arrived(std::move(*step));
}

void GameSession::take_over(Applied applied, SessionStep step) {
    state_ = std::move(applied.state);
    events_ = std::move(applied.events);
    events_so_far_ += counted(events_);
    legal_ = game::legal_actions(state_);
    if (how_.history != SessionHistory::None) arrived(std::move(step));
}

SessionStep GameSession::step_for(const Action& action, DecidedBy by) const {
    return {.action = action, .wording = wording_of(state_, action), .by = by, .player = decider()};
}

// A computer has drawn its dice by now: only the same dice lead to the same node.
bool GameSession::went_before(const Action& action, DecidedBy by) {
    if (!keeps_tree()) return false;
    for (const NodeId child : tree_[current_].children) {
        const SessionStep& step = *tree_[child].step;
        if (step.action != action || step.by != by || step.seat_dice != seat_dice_) continue;
        stand_at(child);
        return true;
    }
    return false;
}

void GameSession::arrived(SessionStep step) {
    step.seat_dice = seat_dice_;
    step.events_so_far = events_so_far_;
    step.check = check_of(state_, events_so_far_);
    if (keeps_tree()) {
        step.events = events_;
        step.after = state_;
    }
    current_ = tree_.add(current_, std::move(step));
}

// ---- computers

bool GameSession::let_computer_decide(GameState& seen, const std::function<bool()>& interrupted) {
    const PlayerId player = *decider();
    observe(state_, player, seen);
    DiceBag dice = seat_dice_;
    const std::size_t choice = players::choose(*seat(player), seen, player, legal_, dice, interrupted);
    if (interrupted && interrupted()) return false;
    seat_dice_ = dice;
    carry_out_for_computer(choice);
    return true;
}

void GameSession::carry_out_for_computer(std::size_t chosen) {
    if (!went_before(legal_[chosen], DecidedBy::Computer)) carry_out_legal(legal_[chosen], DecidedBy::Computer);
}

void think(Thought& thought, const std::function<bool()>& stop) {
    thought.choice = players::choose(*thought.kind, thought.seen, thought.seat, thought.legal, thought.dice, stop);
}

Thought GameSession::thought() const {
    const PlayerId player = *decider();
    return {current_, player, seat(player), seen_by(player), legal_, seat_dice_};
}

bool GameSession::take(const Thought& thought) {
    if (thought.at != current_ || decider() != thought.seat || seat(thought.seat) != thought.kind) return false;
    if (thought.legal != legal_) return false;
    seat_dice_ = thought.dice;
    carry_out_for_computer(thought.choice);
    return true;
}

Halt GameSession::advance(const AdvanceLimits& limits) {
    GameState seen;
    for (int made = 0;; ++made) {
        if (state_.over) return Halt::GameOver;
        if (legal_.empty()) return Halt::NothingToChoose;
        if (limits.until && limits.until(*this)) return Halt::Until;
        if (!computer_decides()) return Halt::Person;
        if (made >= limits.most_decisions) return Halt::Limit;
        if (!let_computer_decide(seen, limits.interrupted)) return Halt::Until;
        if (limits.watch) limits.watch(*this);
    }
}

}  // namespace hexwright::session
