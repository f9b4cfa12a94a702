#include "tests/cli/program.h"

#include <algorithm>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

using namespace hexwright::testing;

bool editor_is_built() {
    const bool there = std::filesystem::exists(HEXWRIGHT_BIN_DIR "/hexwright-editor");
    if (!there) WARN("skipped: the editor is not built here");
    return there;
}

// Width and height of a PNG.
std::pair<int, int> size_of_png(const std::string& bytes) {
    const auto number = [&](std::size_t at) {
        int value = 0;
        for (std::size_t i = 0; i < 4; ++i) value = value * 256 + static_cast<unsigned char>(bytes[at + i]);
        return value;
    };
    return {number(16), number(20)};
}

}  // namespace

TEST_CASE("the 3D view is drawn without a display, at any size, the same bytes each time") {
    if (!editor_is_built()) return;
    const Program hexwright;
    hexwright.sample("the-narrows.xml");
    const Ran first = hexwright("picture the-narrows.xml a.png --view scene --size 200x120", "DISPLAY=");
    INFO(first.err);
    if (tells(first.err, "no OpenGL 3.3")) {
        WARN("skipped: this machine has no software OpenGL");
        return;
    }
    REQUIRE(first.exit == 0);
    CHECK(size_of_png(contents(hexwright.file("a.png"))) == std::pair(200, 120));
    const Ran again = hexwright("picture the-narrows.xml - --view scene --size 200x120", "DISPLAY=");
    CHECK(again.exit == 0);
    CHECK(again.out == contents(hexwright.file("a.png")));
    for (const char* other : {"--dark", "--turn 2", "--table felt", "--table stone"}) {
        const Ran ran =
            hexwright(std::string("picture the-narrows.xml - --view scene --size 200x120 ") + other, "DISPLAY=");
        INFO(other);
        CHECK(ran.exit == 0);
        CHECK(ran.out != again.out);
    }
}

TEST_CASE("what cannot be drawn in 3D is said in one sentence, with status 2") {
    if (!editor_is_built()) return;
    const Program hexwright;
    hexwright.sample("the-narrows.xml");
    struct {
        const char *arguments, *words;
    } const table[] = {{"the-narrows.xml a.svg", ".png"},
                       {"the-narrows.xml a.png --level 2", "--level"},
                       {"the-narrows.xml a.png --size 12", "12"},
                       {"the-narrows.xml a.png --size 9000x20", "9000x20"},
                       {"not-there.xml a.png", "not-there.xml"}};
    for (const auto& row : table) {
        const Ran ran = hexwright(std::string("picture --view scene ") + row.arguments);
        INFO(row.arguments << ": " << ran.err);
        CHECK(ran.exit == 2);
        CHECK(tells(ran.err, row.words));
        CHECK(std::ranges::count(ran.err, '\n') == 1);
        CHECK_FALSE(std::filesystem::exists(hexwright.file("a.png")));
    }
}

TEST_CASE("without the editor beside it the 3D view is refused with the remedy") {
    const Program hexwright;
    hexwright.sample("the-narrows.xml");
    std::filesystem::copy_file(HEXWRIGHT_BIN_DIR "/hexwright", hexwright.file("hexwright"));
    const Ran ran = hexwright.shell("./hexwright picture the-narrows.xml a.png --view scene");
    CHECK(ran.exit == 2);
    CHECK(tells(ran.err, "--view iso"));
}

}  // namespace hexwright
