// The palette's search: that it is on is seen beside it, and a new map ends it.
#include "tests/gui/rig.h"

#include <catch2/catch.hpp>

namespace hexwright {

TEST_CASE("a search in the palette says how many of how many pieces it leaves, and a click ends it") {
    Rig rig;
    CHECK_FALSE(rig.sees("palette.clear"));
    CHECK_FALSE(rig.sees("palette.filtered"));
    rig.click_on("palette.search");
    rig.type("sand");
    CHECK(rig.sees("palette.filtered"));
    rig.key("enter");
    CHECK(rig.sees("palette.filtered"));  // Also when nobody types any more.
    rig.click_on("palette.clear");
    CHECK_FALSE(rig.sees("palette.filtered"));
    CHECK(rig.sees("palette:grass-7"));
}

TEST_CASE("a new map has a palette without a search, and each tab keeps its own") {
    Rig rig("the-narrows");
    const auto filter = [&]() -> PaletteFilter& { return rig.editor.map.view.palette; };
    filter() = {"sand", true};
    rig.key("ctrl+n");
    CHECK(filter().search.empty());
    CHECK_FALSE(filter().everything);
    rig.key("ctrl+tab");
    CHECK(filter().search == "sand");
    REQUIRE(open_file(rig.editor, sample("kestrel-keep")));  // In place of it.
    CHECK(filter().search.empty());
}

}  // namespace hexwright
