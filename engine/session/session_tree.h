// The tree of a game under way: each node is a position, reached from its parent by one action. The tree keeps nodes,
// their order and their notes; it knows no rules. The actions come from engine/session/session.h.
#pragma once
#include "engine/core/id.h"
#include "engine/game/event.h"
#include "engine/game/state.h"
#include "engine/session/room.h"
#include "engine/story/wording.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hexwright::session {

using NodeId = Id<struct SessionNodeTag>;  // keeps its meaning while the node exists, and is never given again

enum class DecidedBy : std::uint8_t {
    Start,       // nobody: the root
    Person,      // a person chose one of the legal actions
    Computer,    // a computer seat did
    Hand,        // a referee's action by hand: engine/game/action.h
    DicePolicy,  // by hand, too, but made by the session itself to carry out a DicePolicy
};

// One action and what came of it. A step never changes once it is made, so copies of a tree share it.
struct SessionStep {
    Action action{};    // the root has none
    Wording wording{};  // the same action in the words of records
    DecidedBy by = DecidedBy::Start;
    std::optional<PlayerId> player{};  // whose decision it was; none: the root
    Events events{};                   // empty where the history keeps only the record
    std::optional<GameState> after{};  // none where the history keeps only the record
    DiceBag seat_dice{};               // the computer seats' own dice, as they were left
    std::size_t events_so_far = 0;     // from the start of the game up to here
    int check = 0;                     // check_of() the game after it
};

struct SessionNode {
    NodeId parent{};                 // not valid: this is the root
    std::vector<NodeId> children{};  // the first continues the main line
    std::string note{};              // a person's own words; empty: none
    std::shared_ptr<const SessionStep> step{};
};

// What would be lost with a node: shown before it is removed.
struct Removal {
    std::vector<NodeId> nodes{};       // the node itself and everything below it, parents before their children
    std::size_t lines = 0;             // how many ways of going on end among them
    std::vector<std::string> notes{};  // the notes on them
    bool holds_current = false;        // the current position is among them
};

class SessionTree {
public:
    explicit SessionTree(SessionStep start);

    static constexpr NodeId root() { return NodeId{0}; }
    bool contains(NodeId node) const;
    const SessionNode& operator[](NodeId node) const { return *nodes_[node.index()]; }  // the tree contains it
    std::size_t size() const;                                                           // nodes, the root among them
    std::size_t nodes_ever() const { return nodes_.size(); }                            // and those that were removed

    std::vector<NodeId> line_to(NodeId node) const;  // from the root to the node, both among them
    NodeId end_of_line(NodeId node) const;           // where the main line through this node ends
    NodeId fork(NodeId a, NodeId b) const;           // the last node that the lines to both have in common

    NodeId add(NodeId parent, SessionStep step);  // as the last child
    void promote(NodeId node);                    // the line to the node becomes the main line
    void set_note(NodeId node, std::string note);
    Removal removal_of(NodeId node) const;  // holds_current is filled in by the session
    void remove(NodeId node);               // with everything below it; not the root

private:
    SessionNode& at(NodeId node) { return *nodes_[node.index()]; }

    std::vector<std::optional<SessionNode>> nodes_;  // by id; none: removed
};

}  // namespace hexwright::session
