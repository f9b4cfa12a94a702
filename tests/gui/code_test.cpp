// A map leaves and enters the window as a line of text.
#include "engine/map_code/map_code.h"
#include "formats/xml/scenario/scenario_code.h"
#include "tests/gui/rig.h"

#include <string>

#include <catch2/catch.hpp>

namespace hexwright {

TEST_CASE("the map's code goes to the clipboard, and pasting one opens its map") {
    Rig rig("sparrow-ford");
    const std::size_t pieces = rig.editor.now().scenario->battlefield.size();
    CHECK(run("file.copy-code", rig.editor));
    const std::string code = rig.editor.clipboard.read();
    REQUIRE(is_map_code(code));
    run("file.new", rig.editor);
    rig.settle();
    REQUIRE(rig.editor.now().scenario->battlefield.size() == 0);
    rig.key("ctrl+v");
    CHECK(rig.editor.now().scenario->battlefield.size() == pieces);
    CHECK_FALSE(rig.editor.map.document.file());
    REQUIRE(rig.editor.map.status.notice);
    CHECK(rig.editor.map.status.notice->words.id == "notice.code-opened");
}

TEST_CASE("pasting the code of a scenario opens it with its rules") {
    Rig rig("sparrow-ford");
    const auto code = code_of_scenario(*rig.editor.now().scenario, rig.editor.catalogue());
    REQUIRE(code);
    const std::string story = rig.editor.now().scenario->about->story;
    REQUIRE_FALSE(story.empty());
    run("file.new", rig.editor);
    rig.settle();
    rig.editor.clipboard.write(code->text);
    rig.key("ctrl+v");
    CHECK(rig.pieces() > 0);
    CHECK(rig.editor.now().scenario->about->story == story);
    CHECK_FALSE(rig.editor.map.document.file());
}

TEST_CASE("a mistyped code says so, and the map stays") {
    Rig rig("sparrow-ford");
    const std::size_t pieces = rig.editor.now().scenario->battlefield.size();
    rig.editor.clipboard.write("HW1:ABCDEFGH");
    rig.key("ctrl+v");
    CHECK(rig.editor.now().scenario->battlefield.size() == pieces);
    REQUIRE(rig.editor.map.status.notice);
    CHECK(rig.editor.map.status.notice->words.id == "refused.code-mistyped");
}

TEST_CASE("a code opens in a tab of its own, and the map with its changes stays beside it") {
    Rig rig("sparrow-ford");
    run("file.copy-code", rig.editor);
    rig.key("ctrl+a");
    rig.key("del");
    REQUIRE(rig.editor.map.document.changed());
    rig.key("ctrl+v");
    CHECK(rig.editor.dialog.kind == Dialog::None);
    CHECK(rig.pieces() > 0);
    rig.key("ctrl+shift+tab");
    CHECK(rig.pieces() == 0);
    CHECK(rig.editor.map.document.changed());
}

}  // namespace hexwright
