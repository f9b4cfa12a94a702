#include "tests/cli/program.h"
#include "tests/support/every_room.h"

#include <string>

#include <catch2/catch.hpp>

using namespace hexwright::testing;

namespace {

std::string code_line(const Ran& ran) { return ran.out.substr(0, ran.out.find('\n')); }

}  // namespace

TEST_CASE("code prints one line, and every command takes it in place of a file") {
    Program hexwright;
    hexwright.sample("sparrow-ford.xml");
    const Ran ran = hexwright("code sparrow-ford.xml");
    CHECK(ran.exit == 0);
    const std::string code = code_line(ran);
    CHECK(code.starts_with("HW1:"));
    CHECK(ran.out == code + "\n");
    const auto parts = hexwright("parts --json sparrow-ford.xml").json();
    CHECK(hexwright("parts --json '" + code + "'").json()["pieces"] == parts["pieces"]);
    CHECK(hexwright("check '" + code + "'").exit == hexwright("check sparrow-ford.xml").exit);
    CHECK(code_line(hexwright("code '" + code + "'")) == code);
    CHECK(hexwright("convert '" + code + "' again.xml").exit == 0);
    CHECK(code_line(hexwright("code again.xml")) == code);
}

TEST_CASE("code --json tells the bytes and what is left out") {
    WithSamples hexwright;
    const Ran ran = hexwright("code --json samples/scenarios/the-gate-of-kestrel-keep.xml");
    const auto json = ran.json();
    CHECK(json["code"].get<std::string>().starts_with("HW1:"));
    CHECK(json["bytes"].get<int>() > 100);
    CHECK(json["left_out"].size() >= 3);
    CHECK(tells(ran.err, "not in the code: players, armies and start spaces"));
}

TEST_CASE("code --whole prints all of a scenario as one line, and every command takes it in place of a file") {
    WithSamples hexwright;
    const std::string file = "samples/scenarios/the-gate-of-kestrel-keep.xml";
    const Ran ran = hexwright("code --whole " + file);
    CHECK(ran.exit == 0);
    CHECK(ran.err.empty());
    const std::string code = code_line(ran);
    CHECK(code.starts_with("HW2:"));
    CHECK(ran.out == code + "\n");
    CHECK(hexwright("check '" + code + "'").exit == hexwright("check " + file).exit);
    CHECK(code_line(hexwright("code --whole '" + code + "'")) == code);
    REQUIRE(hexwright("convert '" + code + "' from-code.xml").exit == 0);
    REQUIRE(hexwright("convert --inline " + file + " from-file.xml").exit == 0);
    CHECK(contents(hexwright.file("from-code.xml")) == contents(hexwright.file("from-file.xml")));
    const auto json = hexwright("code --whole --json " + file).json();
    CHECK(json["code"].get<std::string>() == code);
    CHECK(json["left_out"].empty());
}

TEST_CASE("a damaged code of a scenario is refused in one sentence") {
    Program hexwright;
    const Ran cut = hexwright("check HW2:ABCDEFGH");
    CHECK(cut.exit == 2);
    CHECK(tells(cut.err, "checksum"));
    const Ran wrong = hexwright("check 'HW2:ABC+DEF'");
    CHECK(wrong.exit == 2);
    CHECK(tells(wrong.err, "character 8"));
    CHECK(hexwright("place HW2:ABCDEFGH grass-1 0,0,1").exit == 2);
}

TEST_CASE("a map code cannot be written to, but changed into a file") {
    Program hexwright;
    hexwright.sample("sparrow-ford.xml");
    const std::string code = code_line(hexwright("code sparrow-ford.xml"));
    const Ran refused = hexwright("place '" + code + "' grass-1 40,40,1");
    CHECK(refused.exit == 2);
    CHECK(tells(refused.err, "--out"));
    CHECK(hexwright("place '" + code + "' grass-1 40,40,1 --out new.xml").exit == 0);
    CHECK(tells(contents(hexwright.file("new.xml")), "40,40"));
}

TEST_CASE("a mistyped map code is refused in one sentence") {
    Program hexwright;
    const Ran ran = hexwright("check HW1:ABCDEFGH");
    CHECK(ran.exit == 2);
    CHECK(tells(ran.err, "checksum"));
}

TEST_CASE("a QR code on the cover is read by a camera's program from a page of 150 dots an inch") {
    Program hexwright;
    hexwright.sample("cinder-crown.xml");
    const std::string code = code_line(hexwright("code cinder-crown.xml"));
    REQUIRE(hexwright("sheet cinder-crown.xml crown.pdf").exit == 0);
    const Ran read =
        hexwright.shell("pdftoppm -r 150 -f 1 -l 1 -gray -png crown.pdf page && zbarimg -q --raw page*.png");
    CHECK(read.exit == 0);
    CHECK(read.out == code + "\n");
}
