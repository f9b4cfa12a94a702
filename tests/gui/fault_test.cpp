// "Report a problem…": the text is shown before it is saved or copied, and nothing else happens.
#include "editor/commands/commands.h"
#include "tests/gui/drawn_text.h"
#include "tests/gui/rig.h"
#include "tests/support/every_room.h"
#include "tests/support/files.h"

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

TEST_CASE("a report of a problem is read before it is saved") {
    const testing::TemporaryFolder folder;
    Rig rig;
    rig.editor.renderer = "test renderer";
    rig.editor.user.folder = folder.path;
    REQUIRE(run("help.report", rig.editor));
    rig.settle();
    CHECK(rig.editor.dialog.kind == Dialog::Report);
    CHECK(drawn_text(*ImGui::GetDrawData()).find("test renderer") != std::string::npos);
    SECTION("Esc leaves everything as it was") {
        rig.key("esc");
        CHECK(rig.editor.dialog.kind == Dialog::None);
        CHECK(std::filesystem::is_empty(folder.path));
    }
    SECTION("it is saved where the person says") {
        rig.click_on("fault.save");
        rig.settle();
        REQUIRE(rig.editor.dialog.kind == Dialog::ReportTo);
        rig.type((folder.path / "mine.txt").string());
        rig.key("enter");
        CHECK(rig.editor.dialog.kind == Dialog::None);
        const std::string text = testing::bytes_of(folder.path / "mine.txt");
        CHECK(text.find("OpenGL renderer: test renderer") != std::string::npos);
        REQUIRE(rig.editor.map.status.notice);
        CHECK(rig.editor.map.status.notice->words.id == "fault.saved");
    }
}

}  // namespace
}  // namespace hexwright
