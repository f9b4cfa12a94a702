// The desk and the map: figures, zones and pieces of the map, and battlefields of other files.
#include "editor/desk/desk_armies.h"
#include "editor/desk/desk_figures.h"
#include "editor/desk/desk_setups.h"
#include "editor/desk/zones_shown.h"
#include "editor/editing/commit.h"
#include "editor/files/files.h"
#include "engine/rules/house_rules.h"
#include "engine/scenario/scenario_words.h"
#include "engine/scenario/uses.h"
#include "formats/xml/rules/word_xml.h"
#include "formats/xml/scenario/scenario_parts.h"
#include "tests/gui/desk/desk_scenes.h"
#include "tests/gui/desk_rig.h"

#include <thread>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

const std::vector<StartSpace>& figures_of(const DeskRig& rig, std::size_t player = 0) {
    return rig.scenario().setups->front().players[player].army.cards[0].figures;
}

}  // namespace

TEST_CASE("figures are put on the map by clicks, dragged, and taken off, each a step of undo", "[desk]") {
    DeskRig rig(field_for_two({{.card = "marro-drudge", .copies = 2}}));
    rig.click_on("part:players");
    rig.click_on("stand:marro-drudge");
    rig.click_hex({1, 1});
    rig.click_hex({2, 1});
    CHECK(figures_of(rig) == std::vector{standing_on({1, 1}), standing_on({2, 1})});
    CHECK(rig.pieces() == 32);
    rig.click_hex({30, 30});  // There is nothing to stand on.
    CHECK(figures_of(rig).size() == 2);
    rig.key("esc");
    CHECK(rig.editor.map.desk.standing.empty());
    rig.drag_hexes({{1, 1}, {3, 1}, {4, 2}});
    CHECK(figures_of(rig) == std::vector{standing_on({4, 2}), standing_on({2, 1})});
    rig.drag_hexes({{2, 1}, {4, 2}});  // Taken.
    CHECK(figures_of(rig)[1] == standing_on({2, 1}));
    rig.click_hex({4, 2});
    rig.key("del");
    CHECK(figures_of(rig) == std::vector{standing_on({2, 1})});
    rig.click_hex_with({2, 1}, {.ctrl = true});
    CHECK(figures_of(rig).empty());
    for (int step = 0; step < 2; ++step) rig.key("ctrl+z");
    CHECK(figures_of(rig) == std::vector{standing_on({4, 2}), standing_on({2, 1})});
    rig.click_on("off:marro-drudge");
    CHECK(figures_of(rig).empty());
    CHECK(rig.pieces() == 32);
}

TEST_CASE("no more figures stand than the copies of a card bring, and those of a copy taken away leave the map",
          "[desk]") {
    DeskRig rig(field_for_two({{.card = "marro-drudge",
                                .copies = 2,
                                .figures = {standing_on({0, 0}), standing_on({1, 0}), standing_on({2, 0})}}}));
    rig.click_on("part:players");
    rig.click_on("stand:marro-drudge");
    const std::size_t most = figures_of_card({.card = "marro-drudge", .copies = 2}, rig.editor.catalogue());
    for (const HexCoord hex : {HexCoord{3, 0}, {4, 0}, {5, 0}, {6, 0}, {0, 1}, {1, 1}}) rig.click_hex(hex);
    CHECK(figures_of(rig).size() == most);
    CHECK(rig.editor.map.desk.standing.empty());
    rig.click_on("army-has:marro-drudge");
    CHECK(figures_of(rig).size() == most / 2);
}

TEST_CASE("a figure with a double base lies on two spaces of one height, and is turned by its tail", "[desk]") {
    DeskRig rig(field_for_two({{.card = "mimring"}}, 3));
    rig.click_on("part:players");
    rig.click_on("stand:mimring");
    rig.click_hex({1, 1});
    const StartSpace beside{{{1, 1}, 1}, Space{{2, 0}, 1}};  // North-east is free.
    CHECK(figures_of(rig) == std::vector{beside});
    rig.drag_hexes({{2, 0}, {0, 1}});
    CHECK(figures_of(rig)[0] == StartSpace{{{1, 1}, 1}, Space{{0, 1}, 1}});
    rig.drag_hexes({{1, 1}, {3, 2}});  // Its tail stays in the west.
    CHECK(figures_of(rig)[0] == StartSpace{{{3, 2}, 1}, Space{{2, 2}, 1}});
    rig.drag_hexes({{2, 2}, {6, 1}});  // Not next to it.
    CHECK(figures_of(rig)[0] == StartSpace{{{3, 2}, 1}, Space{{2, 2}, 1}});
    CHECK(rig.notice() != "");
    rig.drag_hexes({{3, 2}, {7, 0}});  // The step: its tail finds a side along it.
    CHECK(figures_of(rig)[0] == StartSpace{{{7, 0}, 3}, Space{{7, 1}, 3}});
}

TEST_CASE("a zone with conditions is shown on the map as a game would begin, while the desk is open", "[desk]") {
    Scenario scenario = field_for_two({{.card = "finn", .figures = {standing_on({0, 0})}}});
    const char* const occupied = "<zone id=\"taken\"><occupied/></zone>";
    scenario.zones = std::vector<Zone>{*zone_from_text(occupied)};
    DeskRig rig(std::move(scenario));
    const auto shown = [&] {
        for (int i = 0; i < 1000 && rig.editor.map.zones_now.under_way(); ++i) {
            std::this_thread::yield();
            rig.settle();
        }
        return zones_shown(rig.editor.map);
    };
    REQUIRE(shown().size() == 1);
    CHECK(*shown()[0].spaces == std::vector<Space>{{{0, 0}, 1}});
    rig.key("f4");  // The desk is closed: only what is listed is drawn.
    CHECK(shown().empty());
}

TEST_CASE("nobody's figures stand on the map, too", "[desk]") {
    Scenario scenario = field_for_two({});
    scenario.setups.change([](std::vector<Setup>& setups) { setups[0].nobodys.cards = {{.card = "finn"}}; });
    DeskRig rig(std::move(scenario));
    rig.click_on("part:players");
    rig.click_on("setup-player:0");
    rig.click_on("stand:finn");
    rig.click_hex({3, 3});
    CHECK(rig.scenario().setups->front().nobodys.cards[0].figures == std::vector{standing_on({3, 3})});
    CHECK(figures_at_desk(rig.editor.map).size() == 1);
    rig.click_on("part:rules");
    CHECK(figures_at_desk(rig.editor.map).empty());
}

TEST_CASE("a player's start zone is made and painted from the form", "[desk]") {
    DeskRig rig(field_for_two({}));
    rig.click_on("part:players");
    rig.click_on("setup-player:2");
    rig.click_on("desk.paint-zone");
    REQUIRE(rig.scenario().zones->size() == 1);
    CHECK(rig.scenario().zones->front().color == "blue");
    const std::string id = rig.scenario().zones->front().id;
    CHECK(rig.scenario().setups->front().players[1].zones == std::vector{id});
    rig.drag_hexes({{1, 1}, {2, 1}, {3, 1}});
    CHECK(rig.scenario().zones->front().spaces.size() == 3);
    rig.key("ctrl+z");
    rig.key("ctrl+z");  // Zone and player are one step.
    CHECK(rig.scenario().zones->empty());
    CHECK(rig.scenario().setups->front().players[1].zones.empty());
}

TEST_CASE("a piece of the map becomes a figure of an army, with its name in the same step", "[desk]") {
    Scenario scenario = field_for_two({});
    scenario.battlefield.add({.kind = *test_catalogue().piece("marro-hive"), .at = {10, 1}}, test_catalogue());
    DeskRig rig(std::move(scenario));
    const auto owns = [&](std::size_t player) -> const std::vector<OwnedPiece>& {
        return rig.scenario().setups->front().players[player].owns;
    };
    rig.click_on("part:players");
    rig.click_on("own:marro-hive");
    rig.click_hex({1, 1});  // Grass.
    CHECK(owns(0).empty());
    rig.click_hex({10, 1});
    REQUIRE(owns(0).size() == 1);
    CHECK(owns(0)[0].card == "marro-hive");
    CHECK(rig.scenario().battlefield.names().begin()->second == owns(0)[0].piece);
    rig.click_on("owned:0");
    CHECK(owns(0)[0].counted);
    rig.click_on("setup-player:2");
    rig.click_on("own:marro-hive");
    rig.click_hex({10, 1});  // It is the first player's.
    CHECK(owns(1).empty());
    rig.key("esc");
    rig.key("ctrl+z");
    rig.key("ctrl+z");
    CHECK(owns(0).empty());
    CHECK(rig.scenario().battlefield.names().empty());
    rig.key("ctrl+y");
    rig.click_on("setup-player:1");
    rig.click_on("disown:0");
    CHECK(owns(0).empty());
    CHECK(rig.scenario().battlefield.names().size() == 1);
}

TEST_CASE("what a battlefield of another file refuses is offered to be taken in, or that file to be opened") {
    Rig rig;
    REQUIRE(open_file(rig.editor, scenario_file("the-toll-street")));
    rig.settle();
    const PieceId first = rig.editor.now().scenario->battlefield.pieces()[0].id;
    const auto refuse = [&] {
        CHECK_FALSE(commit(rig.editor.map, NamePieces{{{first, "gate"}}}));
        rig.settle();
        CHECK(rig.editor.words(rig.editor.map.status.notice->words).find("hexwright") == std::string::npos);
    };
    refuse();
    CHECK(rig.sees("status:way-2"));
    rig.click_on("status:way-1");
    CHECK(rig.editor.now().scenario->battlefield_source.empty());
    CHECK(commit(rig.editor.map, NamePieces{{{first, "gate"}}}));
    rig.key("ctrl+z");
    rig.key("ctrl+z");
    refuse();
    rig.click_on("status:way-2");
    CHECK(rig.editor.map.keeping.copy_of.filename() == "warehouse-nine.xml");  // Samples open as copies.
}

TEST_CASE("a scenario shows the battlefield of another file, wherever it is saved, until it takes that in", "[desk]") {
    const TemporaryFolder folder;
    const std::filesystem::path here = folder.path;
    std::filesystem::create_directories(here / "deep/below");
    std::filesystem::copy(sample("warehouse-nine"), here / "field.xml");
    DeskRig rig{Scenario()};
    CHECK_FALSE(run("scenario.fold-in", rig.editor));
    CHECK_FALSE(
        use_battlefield(rig.editor.map, here / "field.xml"));  // It has no file yet from which it could be named.
    CHECK(rig.editor.map.status.notice->words.id == "desk.save-first");
    REQUIRE(save_file(rig.editor, here / "deep/scenario.xml"));
    REQUIRE(use_battlefield(rig.editor.map, here / "field.xml"));
    CHECK(rig.scenario().battlefield_source == "../field.xml");
    const std::size_t pieces = rig.scenario().battlefield.size();
    CHECK(pieces > 50);
    for (const char* file : {"deep/scenario.xml", "deep/below/scenario.xml"}) {
        REQUIRE(save_file(rig.editor, here / file));
        const auto read = open_scenario(here / file, test_catalogue());
        REQUIRE(read);
        CHECK(read->scenario.battlefield.size() == pieces);
    }
    SECTION("what is refused because of that has its ways out beside it") {
        const PieceId first = rig.scenario().battlefield.pieces().front().id;
        CHECK_FALSE(commit(rig.editor.map, RemovePieces{{first}}));
        rig.settle();
        rig.click_on("status:way-1");
        CHECK(rig.scenario().battlefield_source.empty());
        CHECK(commit(rig.editor.map, RemovePieces{{first}}));
        rig.key("ctrl+z");
        rig.key("ctrl+z");
        CHECK(rig.scenario().battlefield_source == "../field.xml");
        CHECK_FALSE(commit(rig.editor.map, RemovePieces{{first}}));
        REQUIRE(save_file(rig.editor, here / "deep/below/scenario.xml"));
        CHECK_FALSE(commit(rig.editor.map, RemovePieces{{first}}));
        rig.settle();
        rig.click_on("status:way-2");
        CHECK(rig.editor.map.document.file() == here / "field.xml");
    }
}

}  // namespace hexwright
