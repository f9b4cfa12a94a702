// The tree of a game: order of branches, what goes with a node, ids that keep their meaning. No rules are needed for
// it.
#include "engine/session/session_tree.h"

#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;

namespace {

// root - a - b - c
//          \ d - e
struct SmallTree {
    SessionTree tree{SessionStep{}};
    NodeId root = SessionTree::root();
    NodeId a = tree.add(root, {}), b = tree.add(a, {}), c = tree.add(b, {}), d = tree.add(a, {}), e = tree.add(d, {});
};

}  // namespace

TEST_CASE("the first children are the main line, and a line leads from the root") {
    const SmallTree small;
    CHECK(small.tree.size() == 6);
    CHECK(small.tree.end_of_line(small.root) == small.c);
    CHECK(small.tree.end_of_line(small.d) == small.e);
    CHECK(small.tree.line_to(small.e) == std::vector{small.root, small.a, small.d, small.e});
    CHECK(small.tree.fork(small.c, small.e) == small.a);
    CHECK(small.tree.fork(small.b, small.c) == small.b);
    CHECK(small.tree.fork(small.root, small.c) == small.root);
}

TEST_CASE("a promoted node brings its whole line to the front, and the others keep their order") {
    SmallTree small;
    const NodeId f = small.tree.add(small.a, {}), g = small.tree.add(f, {});
    small.tree.promote(g);
    CHECK(small.tree.end_of_line(small.root) == g);
    CHECK(small.tree[small.a].children == std::vector{f, small.b, small.d});
}

TEST_CASE("a removal names what goes, and ids are never given again") {
    SmallTree small;
    small.tree.set_note(small.e, "why not here?");
    const Removal removal = small.tree.removal_of(small.a);
    CHECK(removal.nodes.size() == 5);
    CHECK(removal.lines == 2);
    CHECK(removal.notes == std::vector<std::string>{"why not here?"});
    const SessionTree before = small.tree;
    small.tree.remove(small.d);
    CHECK(small.tree.size() == 4);
    CHECK_FALSE(small.tree.contains(small.e));
    CHECK(small.tree[small.a].children == std::vector{small.b});
    const NodeId next = small.tree.add(small.c, {});
    CHECK(next.value > small.e.value);
    CHECK(before.contains(small.e));  // A copy is an independent tree.
    CHECK(before[small.e].note == "why not here?");
    CHECK_FALSE(small.tree.contains(NodeId{}));
    CHECK_FALSE(small.tree.contains(NodeId{99}));
}
