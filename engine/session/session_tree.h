// The tree of a game under way: each node is a position, reached from its parent by one action. The tree keeps nodes,
// their order and their notes; it knows no rules. engine/session/session.h performs the actions.
#pragma once
#include "engine/core/id.h"
#include "engine/game/event.h"
#include "engine/game/state.h"
#include "engine/session/decided_by.h"
#include "engine/session/room.h"
#include "engine/story/wording.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hexwright::session {

using NodeId = Id<struct SessionNodeTag>;  // Stays valid while the node exists, and is never reused.

// One action and what came of it. A step never changes once it is made, so copies of a tree share it.
struct SessionStep {
    Action action{};    // Undefined for the root.
    Wording wording{};  // The same action in the words of records.
    DecidedBy by = DecidedBy::Start;
    std::optional<PlayerId> player{};  // Whose decision it was; nullopt for the root.
    Events events{};                   // Empty with SessionHistory::Record.
    std::optional<GameState> after{};  // nullopt with SessionHistory::Record.
    DiceBag seat_dice{};               // The computer seats' dice after the action.
    std::size_t events_so_far = 0;     // Counted from the start of the game up to here.
    int check = 0;                     // check_of() the game after the action.
};

struct SessionNode {
    NodeId parent{};                 // Invalid for the root.
    std::vector<NodeId> children{};  // The first continues the main line.
    std::string note{};              // Written by a person; may be empty.
    std::shared_ptr<const SessionStep> step{};
};

// What would be lost by removing a node; shown before it is removed.
struct Removal {
    std::vector<NodeId> nodes{};       // The node and everything below it, parents before their children.
    std::size_t lines = 0;             // Number of leaves among them.
    std::vector<std::string> notes{};  // The notes on them.
    bool holds_current = false;        // The current position is among them.
};

// The set-ups of a game with another catalogue, by those before: positions share them.
using KnowingSetups = std::map<std::shared_ptr<const GameSetup>, std::shared_ptr<const GameSetup>>;
// The state has this catalogue from now on; it must differ in what things are called only.
void know_in(GameState& state, const std::shared_ptr<const Catalogue>& catalogue, KnowingSetups& setups);

class SessionTree {
public:
    explicit SessionTree(SessionStep start);

    static constexpr NodeId root() { return NodeId{0}; }
    bool contains(NodeId node) const;
    // The tree must contain the node.
    const SessionNode& operator[](NodeId node) const { return *nodes_[node.index()]; }
    std::size_t size() const;                                 // Number of nodes, with the root.
    std::size_t nodes_ever() const { return nodes_.size(); }  // The same, with removed nodes.
    // How often something else was done than adding a node: another note, another main line, something removed.
    std::size_t changes() const { return changes_; }

    std::vector<NodeId> line_to(NodeId node) const;  // From the root to the node, inclusive.
    NodeId end_of_line(NodeId node) const;           // The leaf where the main line through this node ends.
    NodeId fork(NodeId a, NodeId b) const;           // The last node that the lines to both share.

    NodeId add(NodeId parent, SessionStep step);                                          // Becomes the last child.
    void know(const std::shared_ptr<const Catalogue>& catalogue, KnowingSetups& setups);  // See GameSession::know().
    void promote(NodeId node);  // Makes the line to the node the main line.
    void set_note(NodeId node, std::string note);
    Removal removal_of(NodeId node) const;  // The session fills in holds_current.
    void remove(NodeId node);               // Removes it and everything below it; the root cannot be removed.

private:
    SessionNode& at(NodeId node) { return *nodes_[node.index()]; }

    std::vector<std::optional<SessionNode>> nodes_;  // Indexed by id; nullopt if removed.
    std::size_t changes_ = 0;
};

}  // namespace hexwright::session
