// Folding panes, and the preferences.
#include "editor/panels/preferences.h"
#include "tests/gui/rig.h"

#include <catch2/catch.hpp>

namespace hexwright {

TEST_CASE("panes fold away by key, come back by a click on what is left, and are remembered") {
    const struct {
        const char *key, *inside, *left, *setting;
    } table[] = {{"f6", "palette.search", "folded:view.left-pane", "palette"},
                 {"f7", "side.details", "folded:view.right-pane", "right"},
                 {"f8", "side.details", "folded:view.lower-pane", "inspector"}};
    for (const auto& row : table) {
        INFO(row.key);
        Rig rig("the-narrows");
        const float before = rig.shell.ui.find("plan")->width() + rig.shell.ui.find("scene")->width();
        REQUIRE(rig.sees(row.inside));
        rig.key(row.key);
        CHECK_FALSE(rig.sees(row.inside));
        CHECK(rig.studio.settings.panes[row.setting].collapsed);
        const float after = rig.shell.ui.find("plan")->width() + rig.shell.ui.find("scene")->width();
        CHECK((after > before) == (std::string(row.setting) != "inspector"));  // The views take the free room.
        rig.click_on(row.left);
        CHECK(rig.sees(row.inside));
        CHECK_FALSE(rig.studio.settings.panes[row.setting].collapsed);
    }
}

TEST_CASE("who asks for the history or the parts sees them, folded away or not") {
    Rig rig("the-narrows");
    rig.key("f8");
    rig.key("f7");
    REQUIRE(run("map.parts", rig.studio));
    rig.settle();
    CHECK(rig.sees("side.parts"));
    CHECK(rig.studio.side == SideTab::Parts);
}

TEST_CASE("the preferences choose scale and theme, and settings keep them") {
    const TemporaryFolder folder;
    const std::filesystem::path file = folder.path / "settings.xml";
    {
        Rig rig;
        begin_preferences(rig.studio, file);
        rig.key("ctrl+,");
        REQUIRE(rig.sees("preferences:scale"));
        rig.click_on("preferences:scale");
        rig.click_on("preferences:scale-150");
        CHECK(rig.studio.settings.scale == 150);
        rig.click_on("preferences.dark");
        CHECK(rig.studio.dark);
        rig.key("enter");
        CHECK(rig.studio.asking.dialog == Dialog::None);
        keep_preferences(rig.studio);
    }
    Rig rig;
    begin_preferences(rig.studio, file);
    CHECK(rig.studio.settings.scale == 150);
    CHECK(rig.studio.dark);
}

}  // namespace hexwright
