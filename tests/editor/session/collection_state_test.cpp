// The collection that a person chose, while maps come and go.
#include "editor/session/collection_state.h"

#include "tests/editor/session/rig.h"
#include "tests/support/every_room.h"
#include "tests/support/files.h"

#include <catch2/catch.hpp>

namespace hexwright {

TEST_CASE("another map leaves the chosen collection as it is") {
    const testing::TemporaryFolder folder;
    SessionRig rig;
    rig.editor.user.collections.folder = folder / "collections";
    Shelf shelf{folder / "collections", {}, {}};
    Holding mine;
    set_count(mine, *test_catalogue().set("swarm-of-the-marro"), 1);
    REQUIRE(add(shelf, {"Home", mine}, test_catalogue()));
    choose_collection(rig.editor, "Home");
    REQUIRE(open_file(rig.editor, sample("the-narrows")));
    REQUIRE(rig.editor.document.owned());
    CHECK(*rig.editor.document.owned() == mine);
    choose_collection(rig.editor, "Gone");
    CHECK_FALSE(rig.editor.document.owned());
}

}  // namespace hexwright
