// The part of GameSession that deals with records: the line to a node as a record, and playing a record again.
#include "engine/session/session.h"

#include <cassert>

namespace hexwright::session {
namespace {

Message with(Message message, const std::vector<Argument>& more) {
    message.arguments.insert(message.arguments.end(), more.begin(), more.end());
    return message;
}

// The refusal with the record's own message, which also gets the reason's arguments.
Refusal in_record(Refusal refusal, const std::vector<Argument>& place) {
    const std::string why = refusal.message.id;
    refusal.message = with(std::move(refusal.message), place);
    refusal.message.id = "replay.refused";
    refusal.message.arguments.emplace_back("why", why);
    return refusal;
}

}  // namespace

Record GameSession::record_to(NodeId node) const {
    assert(how_.history != SessionHistory::None && (node == current_ || keeps_tree()));
    Record record{.options = options_};
    for (const PlayerKind* seat : seats_) record.seats.push_back(seat_name(seat));
    for (const NodeId each : tree_.line_to(node)) {
        if (each == SessionTree::root()) continue;
        record.actions.push_back(tree_[each].step->wording);
        record.checks.push_back(tree_[each].step->check);
    }
    record.end = hash_of(node == current_ ? state_ : *tree_[node].step->after);
    record.events = tree_[node].step->events_so_far;
    return record;
}

Result<std::size_t> GameSession::follow(const Record& record, const std::function<void(const GameSession&)>& watch) {
    for (std::size_t i = 0; i < record.actions.size(); ++i) {
        const Wording& wording = record.actions[i];
        const std::vector<Argument> place{{"number", i + 1}, {"name", wording.name}};
        const auto action = action_of(state_, wording);
        if (!action) return failure(with(action.error().message, place));
        const DecidedBy by = by_hand(*action)     ? DecidedBy::Hand
                             : computer_decides() ? DecidedBy::Computer
                                                  : DecidedBy::Person;
        if (const auto done = carry_out(*action, by, SameDice{}); !done) return failure(in_record(done.error(), place));
        if (watch) watch(*this);
        const bool kept = i < record.checks.size() && record.checks[i] >= 0;
        if (kept && check_of(state_, events_so_far_) != record.checks[i]) return i + 1;
    }
    return 0;
}

}  // namespace hexwright::session
