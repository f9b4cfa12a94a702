// The part of GameSession that moves in its tree: taking back, going to other nodes, keeping and removing branches.
#include "engine/game/legal_actions.h"
#include "engine/session/session.h"

#include <algorithm>

namespace hexwright::session {
namespace {

template <class Kind>
bool has(const Events& events) {
    return std::ranges::any_of(events, [](const Event& event) { return std::holds_alternative<Kind>(event); });
}

bool begins_numbered_turn(const Event& event) {  // The turn's order marker has been revealed.
    const auto* turn = std::get_if<event::TurnBegan>(&event);
    return turn && turn->number > 0;
}

// What these events have shown that cannot be unseen; nullopt if nothing.
std::optional<Refusal> shown_by(const Events& events) {
    if (has<event::Rolled>(events)) return Refusal{{"session.dice-rolled"}};
    if (has<event::GlyphTurned>(events) || has<event::Revealed>(events) || has<event::MarkerTaken>(events) ||
        has<event::MarkerSeen>(events) || std::ranges::any_of(events, begins_numbered_turn))
        return Refusal{{"session.revealed"}};
    return {};
}

bool is_choice_of_seat(const SessionStep& step) {
    return step.by == DecidedBy::Person || step.by == DecidedBy::Computer;
}

}  // namespace

void GameSession::stand_at(NodeId node) {
    const SessionStep& step = *tree_[node].step;
    current_ = node;
    state_ = *step.after;
    events_ = step.events;
    seat_dice_ = step.seat_dice;
    events_so_far_ = step.events_so_far;
    legal_ = game::legal_actions(state_);
}

std::optional<Refusal> GameSession::no_node(NodeId node) const {
    if (!keeps_tree()) return Refusal{{"session.no-tree"}};
    if (!tree_.contains(node)) return Refusal{{"session.no-node"}};
    return {};
}

// ---- taking back

NodeId GameSession::last_choice(std::optional<PlayerId> seat) const {
    NodeId node = current_;
    for (; node.valid(); node = tree_[node].parent) {
        const SessionStep& step = *tree_[node].step;
        const bool own = step.by == DecidedBy::Person && (!seat || step.player == seat);
        if (own || (step.by == DecidedBy::Hand && !seat)) break;
    }
    return node;
}

NodeId GameSession::before_choice(NodeId choice) const {
    NodeId node = tree_[choice].parent;
    while (tree_[node].step->by == DecidedBy::DicePolicy) node = tree_[node].parent;
    return node;
}

// What at fair play prevents going back to a node above: dice, something revealed, or another seat that has answered
// the first choice on the way.
std::optional<Refusal> GameSession::barrier_above(NodeId upper) const {
    if (how_.mode == PlayMode::OpenTable) return {};
    const std::vector<NodeId> line = tree_.line_to(current_);
    std::optional<PlayerId> first;
    for (auto node = std::ranges::find(line, upper) + 1; node != line.end(); ++node) {
        const SessionStep& step = *tree_[*node].step;
        if (auto reason = shown_by(step.events)) return reason;
        if (!is_choice_of_seat(step)) continue;
        if (!first) first = step.player;
        if (step.by == DecidedBy::Computer || step.player != first)
            return Refusal{{"session.others-decided", {{"player", step.player->value + 1}}}};
    }
    return {};
}

std::optional<Refusal> GameSession::cannot_take_back(std::optional<PlayerId> seat) const {
    if (!keeps_tree()) return Refusal{{"session.no-tree"}};
    const NodeId choice = last_choice(seat);
    if (!choice.valid()) return Refusal{{"session.nothing-to-take-back"}};
    return barrier_above(before_choice(choice));
}

Result<void> GameSession::take_back(std::optional<PlayerId> seat) {
    if (auto reason = cannot_take_back(seat)) return failure(std::move(*reason));
    stand_at(before_choice(last_choice(seat)));
    return {};
}

Result<void> GameSession::go_to(NodeId node) {
    if (auto reason = no_node(node)) return failure(std::move(*reason));
    if (auto reason = barrier_above(tree_.fork(current_, node))) return failure(std::move(*reason));
    stand_at(node);
    return {};
}

// ---- branches

Result<void> GameSession::promote(NodeId node) {
    if (auto reason = no_node(node)) return failure(std::move(*reason));
    tree_.promote(node);
    return {};
}

Result<void> GameSession::set_note(NodeId node, std::string note) {
    if (auto reason = no_node(node)) return failure(std::move(*reason));
    tree_.set_note(node, std::move(note));
    return {};
}

Result<Removal> GameSession::removal_of(NodeId node) const {
    if (auto reason = no_node(node)) return failure(std::move(*reason));
    if (node == SessionTree::root()) return failure(Message{"session.root-stays"});
    Removal removal = tree_.removal_of(node);
    removal.holds_current = std::ranges::count(removal.nodes, current_) > 0;
    return removal;
}

Result<void> GameSession::remove(NodeId node) {
    const auto removal = removal_of(node);
    if (!removal) return failure(removal.error());
    const NodeId parent = tree_[node].parent;
    if (removal->holds_current)
        if (auto left = go_to(parent); !left) return left;
    tree_.remove(node);
    return {};
}

}  // namespace hexwright::session
