// The row of tabs: there as soon as a second map is open; a click brings a map to the front, the cross closes it.
#include "editor/window/map_tabs.h"

#include "editor/desk/desk.h"
#include "editor/desk/desk_part.h"
#include "editor/editing/titles.h"
#include "editor/files/open_maps.h"
#include "tests/editor/files/evening.h"
#include "tests/gui/rig.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

std::string title_in_front(Rig& rig) { return title_of(rig.editor.map.document, rig.editor.words); }

}  // namespace

TEST_CASE("with one map there is no row of tabs, with two there is, and a click goes to the other map") {
    Rig rig("the-narrows");
    CHECK_FALSE(rig.sees("map-tab:0"));
    REQUIRE(open_in_tab(rig.editor, sample("kestrel-keep")));
    rig.settle();
    REQUIRE(rig.sees("map-tab:0"));
    REQUIRE(rig.sees("map-tab:1"));
    CHECK(title_in_front(rig) == "Kestrel Keep");
    rig.click_on("map-tab:0");
    CHECK(title_in_front(rig) == "The Narrows");
    rig.key("ctrl+tab");
    CHECK(title_in_front(rig) == "Kestrel Keep");
    rig.key("ctrl+shift+tab");
    CHECK(title_in_front(rig) == "The Narrows");
    rig.click_on("map-close:1");
    CHECK_FALSE(rig.sees("map-tab:0"));
}

TEST_CASE("the cross of a map with unsaved changes asks, and shows the map that it asks about") {
    Rig rig("the-narrows");
    remove_a_tile(rig);
    REQUIRE(open_in_tab(rig.editor, sample("kestrel-keep")));
    rig.settle();
    rig.click_on("map-close:0");
    REQUIRE(rig.editor.dialog.kind == Dialog::Unsaved);
    CHECK(title_in_front(rig) == "The Narrows");
    rig.key("esc");
    CHECK(map_count(rig.editor) == 2);
    rig.click_on("map-close:0");
    rig.click_on("dialog.do-not-save");
    CHECK(map_count(rig.editor) == 1);
    CHECK(title_in_front(rig) == "Kestrel Keep");
}

TEST_CASE("the checks are those of the map in front, whatever was there before") {
    Rig rig("kestrel-keep");
    REQUIRE(rig.sees("issue:0"));
    REQUIRE(open_in_tab(rig.editor, sample("the-narrows")));
    rig.settle();
    CHECK_FALSE(rig.sees("issue:0"));
    rig.key("ctrl+tab");
    CHECK(rig.sees("issue:0"));
    rig.key("ctrl+tab");
    CHECK_FALSE(rig.sees("issue:0"));
}

TEST_CASE("the plus at the end of the row is a new map") {
    Rig rig("the-narrows");
    REQUIRE(open_in_tab(rig.editor, sample("kestrel-keep")));
    rig.settle();
    rig.click_on("map-new");
    CHECK(map_count(rig.editor) == 3);
    CHECK(is_untouched(rig.editor.map));
}

TEST_CASE("what is being typed for one map does not come to another one") {
    Rig rig("the-narrows");
    REQUIRE(open_in_tab(rig.editor, sample("kestrel-keep")));
    for (const std::size_t map : {0U, 1U}) {
        show_map(rig.editor, map);
        show_part(rig.editor.map, DeskPart::About);
    }
    rig.settle();
    const std::string other = write_scenario(*map_at(rig.editor, 0).document.now().scenario, rig.editor.catalogue());
    rig.click_on("desk.story-field");
    rig.type("Once upon a time. ");
    rig.click_on("map-tab:0");
    CHECK(title_in_front(rig) == "The Narrows");
    CHECK(rig.text() == other);
    CHECK(map_at(rig.editor, 1).document.now().scenario->about->story.find("Once upon a time") != std::string::npos);
}

TEST_CASE("many tabs share the width of the window") {
    Rig rig("the-narrows");
    while (map_count(rig.editor) < most_open_maps)
        REQUIRE(open_in_tab(rig.editor, sample("the-narrows"), OpenHow::Copy));
    rig.settle();
    const auto last = rig.main_window.ui.find("map-tab:" + std::to_string(most_open_maps - 1));
    REQUIRE(last);
    CHECK(last->right < 1280);
    rig.click_on("map-tab:20");
    CHECK(rig.editor.maps.front == 20);
}

}  // namespace hexwright
