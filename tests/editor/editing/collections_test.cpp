// The collection that a person chose, while maps come and go.
#include "editor/editing/collections.h"

#include "editor/workspace/collection_state.h"
#include "tests/editor/workspace/rig.h"
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
    choose_collections(rig.editor, {"Home"});
    REQUIRE(open_file(rig.editor, sample("the-narrows")));
    REQUIRE(rig.editor.map.document.owned());
    CHECK(*rig.editor.map.document.owned() == mine);
    choose_collections(rig.editor, {"Gone"});
    CHECK_FALSE(rig.editor.map.document.owned());
}

TEST_CASE("several collections count together: their boxes are added up, and each is named") {
    const testing::TemporaryFolder folder;
    SessionRig rig;
    rig.editor.user.collections.folder = folder / "collections";
    Shelf shelf{folder / "collections", {}, {}};
    const SetKind marro = *test_catalogue().set("swarm-of-the-marro"),
                  valkyrie = *test_catalogue().set("rise-of-the-valkyrie");
    Holding mine, annas;
    set_count(mine, marro, 1);
    set_count(annas, marro, 2);
    set_count(annas, valkyrie, 1);
    REQUIRE(add(shelf, {"Mine", mine}, test_catalogue()));
    REQUIRE(add(shelf, {"Anna's", annas}, test_catalogue()));
    count_collection(rig.editor, "Mine", true);
    count_collection(rig.editor, "Anna's", true);
    REQUIRE(rig.editor.map.document.owned());
    CHECK(count_of(*rig.editor.map.document.owned(), marro) == 3);
    CHECK(count_of(*rig.editor.map.document.owned(), valkyrie) == 1);
    CHECK(name_of_owned(rig.editor) == "Mine, Anna's");
    CHECK(count_text(rig.editor).ends_with("owned: Mine and 1 more"));
    CHECK(rig.editor.user.settings.collections == std::vector<std::string>{"Mine", "Anna's"});
    count_collection(rig.editor, "Mine", false);
    CHECK(*rig.editor.map.document.owned() == annas);
    CHECK(count_text(rig.editor).ends_with("owned: Anna's"));
    count_collection(rig.editor, "Anna's", false);
    CHECK_FALSE(rig.editor.map.document.owned());
}

TEST_CASE("more collections than can count together are refused with a reason") {
    const testing::TemporaryFolder folder;
    SessionRig rig;
    rig.editor.user.collections.folder = folder / "collections";
    Shelf shelf{folder / "collections", {}, {}};
    for (std::size_t i = 0; i <= most_pooled; ++i)
        REQUIRE(add(shelf, {"Shelf " + std::to_string(i), {}}, test_catalogue()));
    for (std::size_t i = 0; i <= most_pooled; ++i) count_collection(rig.editor, "Shelf " + std::to_string(i), true);
    CHECK(rig.editor.user.collections.chosen.size() == most_pooled);
    CHECK(rig.notice().find("Untick one first") != std::string::npos);
}

}  // namespace hexwright
