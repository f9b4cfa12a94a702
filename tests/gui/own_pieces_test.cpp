// Pieces of one's own, through the window: a form, a small grid of hexes, and keys.
#include "tests/gui/drawn_text.h"
#include "tests/gui/rig.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

struct Workbench {
    Workbench() {
        rig.editor.user.collections.own_catalogue = folder / "catalogue.xml";
        rig.editor.user.collections.folder = folder / "collections";
        run("map.own-pieces", rig.editor);
        rig.settle();
    }
    void name(const std::string& text) {
        rig.click_on("own-pieces:name");
        rig.key("ctrl+a");
        rig.type(text);
    }
    bool says(const std::string& text) const {
        return drawn_text(*ImGui::GetDrawData()).find(text) != std::string::npos;
    }
    const PieceType& piece(const std::string& id) const {
        return rig.editor.catalogue()[*rig.editor.catalogue().piece(id)];
    }

    TemporaryFolder folder;
    Rig rig;
};

}  // namespace

TEST_CASE("a piece is named, painted, kept, and lies in the palette") {
    Workbench bench;
    Rig& rig = bench.rig;
    bench.name("hut");
    rig.click_on("own-pieces.keep");
    CHECK(bench.says("needs at least one hex"));
    CHECK_FALSE(std::filesystem::exists(bench.folder / "catalogue.xml"));
    rig.click_on("own-hex:0,0");
    rig.drag_along(
        {rig.main_window.ui.find("own-hex:1,0")->middle(), rig.main_window.ui.find("own-hex:1,1")->middle()});
    rig.click_on("own-hex:0,0");
    rig.click_on("more:own-height");
    rig.click_on("own-pieces.keep");
    CHECK(bench.says("is in the palette"));
    CHECK(bench.piece("hut").hexes == std::vector<HexCoord>{{0, 0}, {0, 1}});
    CHECK(bench.piece("hut").height == 2);
    rig.key("esc");
    CHECK(rig.editor.dialog.kind == Dialog::None);
    rig.click_on("palette.search");
    rig.type("hut");
    rig.click_on("palette:hut");
    REQUIRE(rig.editor.map.tools.armed);
    CHECK(rig.editor.catalogue()[rig.editor.map.tools.armed->kind].id == "hut");
}

TEST_CASE("a piece is changed, doubled and deleted, and what is not saved yet is asked about") {
    Workbench bench;
    Rig& rig = bench.rig;
    bench.name("hut");
    rig.click_on("own-hex:0,0");
    rig.click_on("own-pieces:terrain");
    rig.click_on("own-terrain:rock");
    rig.click_on("own-pieces.keep");
    CHECK(rig.editor.catalogue()[bench.piece("hut").terrain].id == "rock");
    rig.click_on("own-pieces.duplicate");
    rig.key("esc");
    CHECK(bench.says("not saved yet"));
    rig.key("esc");
    CHECK(rig.editor.dialog.kind == Dialog::OwnPieces);
    rig.click_on("own-pieces.keep");
    CHECK(bench.piece("hut-2").name == "hut (2)");
    rig.click_on("own-pieces.clear");
    rig.click_on("own-piece:hut");
    rig.click_on("own-pieces.let-go");
    CHECK(bench.piece("hut-2").hexes.size() == 1);
    rig.click_on("own-pieces.delete");
    rig.key("esc");
    CHECK(rig.sees("own-piece:hut"));
    rig.click_on("own-pieces.delete");
    rig.key("enter");
    CHECK_FALSE(rig.sees("own-piece:hut"));
    CHECK_FALSE(rig.editor.catalogue().piece("hut"));
    CHECK(rig.sees("own-piece:hut-2"));
}

TEST_CASE("a piece is made by keys alone") {
    Workbench bench;
    Rig& rig = bench.rig;
    const auto tab_to = [&](const std::string& label) {
        for (int presses = 0; presses < 200 && rig.main_window.ui.marked != label; ++presses) rig.key("tab");
        REQUIRE(rig.main_window.ui.marked == label);
    };
    rig.key("f2");
    tab_to("own-pieces:name");
    rig.key("enter");
    rig.type("hut");
    tab_to("own-hex:0,0");
    rig.key("enter");
    rig.key("right");
    CHECK(rig.main_window.ui.marked == "own-hex:1,0");
    rig.key("space");
    tab_to("own-pieces.keep");
    rig.key("enter");
    REQUIRE(rig.editor.catalogue().piece("hut"));
    CHECK(bench.piece("hut").hexes.size() == 2);
    CHECK(rig.main_window.input.mouse_presses() == 0);
}

TEST_CASE("a piece that a hand wrote with more than the form knows is shown, and left as it is") {
    Workbench bench;
    Rig& rig = bench.rig;
    rig.key("esc");
    const std::string mine =
        "<catalogue xmlns=\"urn:hexwright:catalogue:1\"><item id=\"gate\" name=\"gate\"/><piece "
        "id=\"gate\" terrain=\"castle\" body=\"castle-door\" support=\"ends\" hexes=\"0,0 1,0\" "
        "height=\"10\" slots=\"10\"/></catalogue>";
    std::ofstream(bench.folder / "catalogue.xml") << mine;
    run("map.own-pieces", rig.editor);
    rig.settle();
    CHECK(bench.says("form does not"));
    CHECK_FALSE(rig.sees("own-pieces:name"));
    rig.click_on("own-pieces.new");
    CHECK(rig.sees("own-pieces:name"));
    rig.key("esc");
    CHECK(bytes_of(bench.folder / "catalogue.xml") == mine);
}

}  // namespace hexwright
