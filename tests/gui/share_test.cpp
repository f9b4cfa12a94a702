// "Share…": what the dialog shows is what is copied, in the form that was chosen.
#include "editor/document/files/open.h"
#include "tests/gui/drawn_text.h"
#include "tests/gui/rig.h"
#include "tests/support/every_room.h"

#include <string>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

class Sharer : public Rig {
public:
    Sharer() : Rig("sparrow-ford") { open(); }
    void open() {
        key("ctrl+shift+l");
        editor.jobs.wait_for_usual();
        settle();
    }
    std::string copied() const { return editor.clipboard.read(); }
};

}  // namespace

TEST_CASE("Enter copies what the dialog shows, and Esc closes it") {
    Sharer sharer;
    REQUIRE(sharer.editor.dialog.kind == Dialog::Share);
    CHECK(sharer.sees("share:picture"));
    CHECK(sharer.sees("share:text"));
    CHECK(drawn_text(*ImGui::GetDrawData()).find("[b]Sparrow") != std::string::npos);
    sharer.key("enter");
    CHECK(sharer.copied().starts_with("[b]Sparrow Ford[/b]\n"));
    CHECK(sharer.copied().find("[code]HW2:") != std::string::npos);
    CHECK(sharer.editor.dialog.kind == Dialog::Share);
    sharer.key("esc");
    CHECK(sharer.editor.dialog.kind == Dialog::None);
}

TEST_CASE("the form of a shared map is chosen, copied and remembered") {
    Sharer sharer;
    sharer.click_on("share.markdown");
    sharer.click_on("share.copy");
    CHECK(sharer.copied().starts_with("**Sparrow Ford**\n"));
    sharer.click_on("share.plain");
    sharer.click_on("share.copy");
    CHECK(sharer.copied().starts_with("Sparrow Ford\n"));
    sharer.click_on("dialog.ok");
    CHECK(sharer.editor.dialog.kind == Dialog::None);
    sharer.editor.clipboard.write("");
    sharer.open();
    sharer.key("enter");
    CHECK(sharer.copied().starts_with("Sparrow Ford\n"));
}

TEST_CASE("with the address of the preferences a shared map has a link, whose code opens it") {
    Rig rig("sparrow-ford");
    run("file.preferences", rig.editor);
    rig.settle();
    rig.click_on("preferences:share-address");
    rig.type("https://maps.example/");
    rig.key("enter");
    CHECK(rig.editor.user.settings.share.address == "https://maps.example/");
    run("file.share", rig.editor);
    rig.settle();
    rig.editor.jobs.wait_for_usual();
    rig.settle();
    rig.key("enter");
    const std::string text = rig.editor.clipboard.read(), begin = "[url=https://maps.example/#";
    const std::size_t link = text.find(begin);
    REQUIRE(link != std::string::npos);
    const std::size_t code = link + begin.size();
    const auto opened = open_scenario(text.substr(code, text.find(']', code) - code), test_catalogue());
    REQUIRE(opened);
    CHECK(write_scenario(opened->scenario, test_catalogue()) == rig.text());
}

TEST_CASE("from the dialog that shares a map its picture is saved") {
    Sharer sharer;
    sharer.click_on("share.save-picture");
    CHECK(sharer.editor.dialog.kind == Dialog::MapPicture);
}

TEST_CASE("an empty table is not shared") {
    Rig rig;
    rig.key("ctrl+shift+l");
    CHECK(rig.editor.dialog.kind == Dialog::None);
}

}  // namespace hexwright
