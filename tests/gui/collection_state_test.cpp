// What a person owns and fills with, through the window: collections, limits, boxes, swaps and replace.
#include "editor/editing/commit.h"
#include "editor/editing/selection.h"
#include "tests/editor/editing/filling.h"
#include "tests/gui/drawn_text.h"
#include "tests/gui/rig.h"
#include "tests/support/every_room.h"

#include <fstream>

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

struct Owner {  // A person with a shelf of their own.
    Owner() { rig.editor.user.collections.folder = folder / "collections"; }
    void choose_tab(const char* tab) {
        run("map.collections", rig.editor);
        rig.settle();
        rig.click_on(tab);
    }
    void replace_text(const std::string& label, const std::string& text) {
        rig.click_on(label);
        rig.key("ctrl+a");
        rig.type(text);
    }

    TemporaryFolder folder;
    Rig rig;
};

std::string shown(const Rig&) { return drawn_text(*ImGui::GetDrawData()); }

}  // namespace

TEST_CASE("selected pieces are replaced by a kind of their shape from a list") {
    Rig rig;
    place_ring(rig, 1);
    select(rig.editor.map, {PieceId{0}, PieceId{1}});
    rig.key("ctrl+r");
    REQUIRE(rig.sees("replace:sand-1"));
    rig.click_on("replace:sand-1");
    CHECK(kinds_of(rig.editor) == "rock-1:4 sand-1:2 ");
    CHECK(rig.editor.map.tools.selected.size() == 2);
    select(rig.editor.map, {PieceId{2}});
    rig.key("ctrl+r");
    rig.click_on("replace:all");
    rig.click_on("replace:grass-1");
    CHECK(kinds_of(rig.editor) == "grass-1:4 sand-1:2 ");
    CHECK(rig.editor.dialog.kind == Dialog::None);
}

TEST_CASE("a collection is made, filled, chosen, renamed, read from a spreadsheet and thrown away") {
    Owner owner;
    Rig& rig = owner.rig;
    owner.choose_tab("collections.tab-mine");
    rig.click_on("collections:name");
    rig.type("Home");
    rig.click_on("collections:new");
    CHECK(rig.editor.user.collections.chosen == std::vector<std::string>{"Home"});
    rig.click_on("more:rise-of-the-valkyrie");
    rig.click_on("more:rise-of-the-valkyrie");
    REQUIRE(rig.editor.map.document.owned());
    CHECK(rig.editor.map.document.owned()->sets ==
          std::vector<SetCount>{{*rig.editor.catalogue().set("rise-of-the-valkyrie"), 2}});
    owner.replace_text("collections:name", "Club");
    rig.click_on("collections:rename");
    CHECK(rig.editor.user.collections.chosen == std::vector<std::string>{"Club"});
    CHECK(rig.sees("collection:Club"));
    CHECK_FALSE(rig.sees("collection:Home"));

    std::ofstream(owner.folder / "mine.csv") << "grass-1,5\ngras-7,2\n";
    rig.click_on("collections:csv-file");
    rig.type((owner.folder / "mine.csv").string());
    rig.click_on("collections:import");
    CHECK(rig.editor.map.document.owned()->items.empty());  // Nothing changes unless asked for.
    rig.click_on("collections:take-rest");
    CHECK(rig.editor.map.document.owned()->items ==
          std::vector<LooseItem>{{*rig.editor.catalogue().item("grass-1"), 5}});
    CHECK(rig.editor.user.settings.collections == std::vector<std::string>{"Club"});  // Remembered in the settings.

    std::ofstream(owner.folder / "empty.csv") << "id,count\n";
    owner.replace_text("collections:csv-file", (owner.folder / "empty.csv").string());
    rig.click_on("collections:import");
    CHECK_FALSE(rig.editor.map.document.owned()->items.empty());  // A table that names nothing empties no collection.
    CHECK_FALSE(rig.sees("collections:take-rest"));

    std::ofstream(owner.folder / "other.csv") << "grass-1,7\n";
    rig.editor.user.folder = owner.folder.path;
    rig.click_on("collections:csv-choose");
    REQUIRE(rig.sees("entry:other.csv"));
    rig.key("esc");
    CHECK(rig.sees("collection:Club"));  // Back at the previous dialog.
    rig.click_on("collections:csv-choose");
    rig.click_on("entry:other.csv");
    rig.click_on("dialog.open");
    CHECK(rig.sees("collection:Club"));
    CHECK(rig.editor.map.document.owned()->items ==
          std::vector<LooseItem>{{*rig.editor.catalogue().item("grass-1"), 7}});
    CHECK(read_shelf(owner.folder / "collections", rig.editor.catalogue()).collections.size() == 1);
    rig.key("esc");
    CHECK(rig.editor.dialog.kind == Dialog::None);
}

TEST_CASE("several collections are ticked, their boxes are added up, and the limit takes them all") {
    Owner owner;
    Rig& rig = owner.rig;
    owner.choose_tab("collections.tab-mine");
    for (const char* name : {"Mine", "Friend"}) {
        owner.replace_text("collections:name", name);
        rig.click_on("collections:new");
        rig.click_on("more:swarm-of-the-marro");
    }
    CHECK(rig.editor.user.collections.chosen == std::vector<std::string>{"Mine"});
    rig.click_on("counts:Friend");
    CHECK(rig.editor.user.settings.collections == std::vector<std::string>{"Mine", "Friend"});
    CHECK(shown(rig).find("Mine, Friend (together 2 boxes") != std::string::npos);
    rig.click_on("collections:name");
    rig.key("ctrl+a");
    rig.type("Anna");
    rig.click_on("collections:rename");  // The one shown is Friend.
    CHECK(rig.editor.user.collections.chosen == std::vector<std::string>{"Mine", "Anna"});
    rig.click_on("collections.tab-limit");
    rig.click_on("collections:from-mine");
    rig.click_on("collections:use-limit");
    CHECK(rig.editor.now().scenario->limit->sets ==
          std::vector<SetCount>{{*rig.editor.catalogue().set("swarm-of-the-marro"), 2}});
    owner.choose_tab("collections.tab-mine");
    rig.click_on("counts:Mine");
    CHECK(rig.editor.user.collections.chosen == std::vector<std::string>{"Anna"});
}

TEST_CASE("a set of one's own is made of known pieces, and is known at once") {
    Owner owner;
    Rig& rig = owner.rig;
    const std::filesystem::path file = rig.editor.user.collections.own_catalogue = owner.folder / "catalogue.xml";
    owner.choose_tab("collections.tab-own-set");
    rig.click_on("own-sets:name");
    rig.type("My workshop");
    rig.click_on("own-sets:add");
    CHECK(shown(rig).find("The set was not added.") != std::string::npos);
    CHECK_FALSE(std::filesystem::exists(file));
    rig.click_on("own-sets:search");
    rig.type("rock");
    rig.click_on("more:rock-1");
    rig.click_on("more:rock-1");
    rig.click_on("own-sets:add");
    CHECK(shown(rig).find("is in your catalogue") != std::string::npos);
    const auto next = read_catalogue(bytes_of(file), "catalogue.xml", shipped_catalogue());
    REQUIRE(next);
    const auto set = next->set("my-workshop");
    REQUIRE(set);
    REQUIRE((*next)[*set].items.size() == 1);
    CHECK((*next)[*set].items[0].count == 2);
    CHECK(rig.editor.catalogue().set("my-workshop"));
    rig.click_on("collections.tab-limit");
    CHECK(rig.sees("more:my-workshop"));
}

TEST_CASE("the limit is chosen with a contest's rules in sight, as one step") {
    Owner owner;
    Rig& rig = owner.rig;
    owner.choose_tab("collections.tab-limit");
    rig.click_on("more:swarm-of-the-marro");
    rig.click_on("collections:contest");
    rig.click_on("contest:one-master-two-expansions");
    rig.click_on("more:fortress-of-the-archkyrie");
    CHECK_FALSE(rig.editor.now().limited);
    rig.click_on("collections:use-limit");
    CHECK(rig.editor.now().scenario->limit->sets.size() == 2);
    CHECK(rig.editor.map.document.history().at() == 1);
    CHECK(std::ranges::count(rig.editor.now().issues, IssueCode::ContestSets, &Issue::code) == 1);
}

TEST_CASE("a contest's rules stay with the map, speak up before a set is chosen, and are shown again") {
    Owner owner;
    Rig& rig = owner.rig;
    owner.choose_tab("collections.tab-limit");
    rig.click_on("collections:contest");
    rig.click_on("contest:one-master");
    CHECK(shown(rig).find("names no sets") != std::string::npos);
    rig.click_on("collections:use-limit");
    CHECK(rig.editor.now().scenario->limit->contest->id == "one-master");
    owner.choose_tab("collections.tab-limit");
    CHECK(shown(rig).find("One master set") != std::string::npos);
    rig.click_on("collections:contest");
    rig.click_on("contest:");
    rig.click_on("collections:use-limit");
    CHECK_FALSE(rig.editor.now().scenario->limit->contest);
}

TEST_CASE("the boxes needed follow the map, and covered tiles are swapped from the list") {
    Rig rig;
    run("map.parts", rig.editor);
    std::vector<PlacedPiece> tiles;
    for (int level = 1; level <= 2; ++level)
        for (int q = 0; q < 3; ++q)
            tiles.push_back({.kind = *rig.editor.catalogue().piece(level == 1 ? "swamp-1" : "rock-1"),
                             .at = {q, 0},
                             .level = level});
    commit(rig.editor.map, PlacePieces{tiles});
    rig.settle();
    REQUIRE(rig.sees("swap:swamp-1"));
    const Box row = *rig.main_window.ui.find("swap:swamp-1");
    INFO("row at " << row.left << "," << row.top << " to " << row.right << "," << row.bottom);
    rig.click_on("swap:swamp-1");
    CHECK(rig.editor.map.tools.selected.size() == 3);
    REQUIRE(rig.sees("swap:swamp-1:grass-1"));
    rig.click_on("swap:swamp-1:grass-1");
    CHECK(kinds_of(rig.editor) == "grass-1:3 rock-1:3 ");
    CHECK_FALSE(rig.sees("swap:swamp-1"));
}

}  // namespace hexwright
