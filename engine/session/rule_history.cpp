#include "engine/session/rule_history.h"

namespace hexwright::session {
namespace {

std::vector<RuleOccasion> occasions_of_start(const GameSession& session) {
    if (!session.scenario()) return {};
    GameOptions options = session.options();
    options.to_first_decision = false;
    auto started = start_game(*session.scenario(), session.state().setup->catalogue, options);
    if (!started) return {};
    started->state.setup = session.state().setup;  // The same; what is found lasts as long as the session.
    return first_rule_occasions(std::move(started->state));
}

void count(RuleRecord& record, const RuleOccasion& occasion, NodeId node) {
    ++record.occasions;
    record.fired += occasion.fired;
    record.last = occasion;
    record.last_at = node;
    if (occasion.fired) return;
    record.last_stopped = occasion;
    record.last_stopped_at = node;
}

}  // namespace

const std::vector<RuleOccasion>& RuleHistory::at(const GameSession& session, NodeId node) {
    const auto known = known_.find(node);
    if (known != known_.end()) return known->second;
    const SessionNode& here = session.tree()[node];
    return known_[node] = node == SessionTree::root()
                              ? occasions_of_start(session)
                              : rule_occasions(*session.tree()[here.parent].step->after, here.step->action);
}

std::vector<RuleRecord> RuleHistory::records(const GameSession& session, NodeId node) {
    if (session.history() != SessionHistory::Tree || !session.state().setup->rulebook) return {};
    std::vector<RuleRecord> records(session.state().setup->rulebook->book.rules.size());
    for (const NodeId each : session.tree().line_to(node))
        for (const RuleOccasion& occasion : at(session, each))
            count(records[static_cast<std::size_t>(occasion.rule)], occasion, each);
    return records;
}

}  // namespace hexwright::session
