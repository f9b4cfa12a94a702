#include "engine/session/session_tree.h"

#include <algorithm>
#include <cassert>

namespace hexwright::session {

SessionTree::SessionTree(SessionStep start) {
    nodes_.push_back(SessionNode{.step = std::make_shared<const SessionStep>(std::move(start))});
}

bool SessionTree::contains(NodeId node) const {
    return node.valid() && node.index() < nodes_.size() && nodes_[node.index()].has_value();
}

std::size_t SessionTree::size() const {
    return static_cast<std::size_t>(std::ranges::count_if(nodes_, [](const auto& node) { return node.has_value(); }));
}

std::vector<NodeId> SessionTree::line_to(NodeId node) const {
    std::vector<NodeId> line;
    for (; node.valid(); node = (*this)[node].parent) line.push_back(node);
    std::ranges::reverse(line);
    return line;
}

NodeId SessionTree::end_of_line(NodeId node) const {
    while (!(*this)[node].children.empty()) node = (*this)[node].children.front();
    return node;
}

NodeId SessionTree::fork(NodeId a, NodeId b) const {
    const std::vector<NodeId> first = line_to(a), second = line_to(b);
    const auto parted = std::ranges::mismatch(first, second);
    return *std::prev(parted.in1);  // The root is on both lines.
}

NodeId SessionTree::add(NodeId parent, SessionStep step) {
    const NodeId node{static_cast<int>(nodes_.size())};
    nodes_.push_back(SessionNode{.parent = parent, .step = std::make_shared<const SessionStep>(std::move(step))});
    at(parent).children.push_back(node);
    return node;
}

void know_in(GameState& state, const std::shared_ptr<const Catalogue>& catalogue, KnowingSetups& setups) {
    std::shared_ptr<const GameSetup>& known = setups[state.setup];
    if (!known) {
        auto setup = std::make_shared<GameSetup>(*state.setup);
        setup->catalogue = catalogue;
        known = std::move(setup);
    }
    state.setup = known;
}

void SessionTree::know(const std::shared_ptr<const Catalogue>& catalogue, KnowingSetups& setups) {
    for (std::optional<SessionNode>& node : nodes_) {
        if (!node || !node->step->after) continue;
        auto step = std::make_shared<SessionStep>(*node->step);
        know_in(*step->after, catalogue, setups);
        node->step = std::move(step);
    }
}

void SessionTree::promote(NodeId node) {
    ++changes_;
    for (; (*this)[node].parent.valid(); node = (*this)[node].parent) {
        std::vector<NodeId>& siblings = at((*this)[node].parent).children;
        const auto place = std::ranges::find(siblings, node);
        std::rotate(siblings.begin(), place, place + 1);
    }
}

void SessionTree::set_note(NodeId node, std::string note) {
    ++changes_;
    at(node).note = std::move(note);
}

Removal SessionTree::removal_of(NodeId node) const {
    Removal removal{.nodes = {node}};
    for (std::size_t i = 0; i < removal.nodes.size(); ++i) {
        const SessionNode& each = (*this)[removal.nodes[i]];
        removal.nodes.insert(removal.nodes.end(), each.children.begin(), each.children.end());
        removal.lines += each.children.empty();
        if (!each.note.empty()) removal.notes.push_back(each.note);
    }
    return removal;
}

void SessionTree::remove(NodeId node) {
    ++changes_;
    assert(node != root());
    std::erase(at((*this)[node].parent).children, node);
    const Removal removal = removal_of(node);
    for (const NodeId each : removal.nodes) nodes_[each.index()].reset();
}

}  // namespace hexwright::session
