// What a scenario's rules did along a line of a game: how often each ran, and what stopped it last. Found by carrying
// the actions of the tree out once more; a node is gone through once and then remembered, as nodes never change.
#pragma once
#include "engine/rulebook/rules_watch.h"
#include "engine/session/room.h"
#include "engine/session/session.h"

#include <map>
#include <optional>
#include <vector>

namespace hexwright::session {

struct RuleRecord {
    int occasions = 0, fired = 0;
    std::optional<RuleOccasion> last{};          // The last time that one of its events happened.
    std::optional<RuleOccasion> last_stopped{};  // The last time that something kept it from running.
    NodeId last_at{}, last_stopped_at{};         // The nodes whose actions led to them.
};

class RuleHistory {
public:
    // By rule, for the line from the start to this node. Without SessionHistory::Tree, or without rules, empty. What
    // happened before the first decision counts only if the session knows its scenario.
    std::vector<RuleRecord> records(const GameSession& session, NodeId node);
    // What rules did between the node's parent and the node. The session keeps its tree.
    const std::vector<RuleOccasion>& at(const GameSession& session, NodeId node);

private:
    std::map<NodeId, std::vector<RuleOccasion>> known_{};
};

}  // namespace hexwright::session
