#include "tests/cli/program.h"
#include "tests/support/every_room.h"

#include <string>

#include <catch2/catch.hpp>

using namespace hexwright::testing;

TEST_CASE("a model for printers needs no repair") {
    Program hexwright;
    for (const char* name : {"kestrel-keep", "frostmere", "the-hollow-abbey", "warehouse-nine"}) {
        CAPTURE(name);
        const std::string map = name;
        hexwright.sample(map + ".xml");
        const auto pieces = hexwright("steps --json " + map + ".xml").json()["total"].get<int>();
        REQUIRE(hexwright("model " + map + ".xml map.stl --scale 0.5").exit == 0);
        const Ran seen = hexwright.shell("admesh map.stl | tr -s ' '");
        for (const char* fine : {"Degenerate facets : 0", "Edges fixed : 0", "Facets removed : 0", "Facets added : 0",
                                 "Facets reversed : 0", "Backwards edges : 0", "Normals fixed : 0"}) {
            CAPTURE(fine);
            CHECK(tells(seen.out, fine));
        }
        CHECK(tells(seen.out, "Number of parts : " + std::to_string(pieces) + " "));
    }
}

TEST_CASE("an OBJ file has its materials beside it") {
    Program hexwright;
    hexwright.sample("sparrow-ford.xml");
    REQUIRE(hexwright("model sparrow-ford.xml ford.obj").exit == 0);
    CHECK(tells(contents(hexwright.file("ford.obj")), "mtllib ford.mtl\n"));
    CHECK(tells(contents(hexwright.file("ford.mtl")), "newmtl water\n"));
}

TEST_CASE("GLB has a node for each step") {
    Program hexwright;
    hexwright.sample("sparrow-ford.xml");
    const auto steps = hexwright("steps --json sparrow-ford.xml").json()["steps"].size();
    REQUIRE(hexwright("model sparrow-ford.xml ford.glb").exit == 0);
    const std::string glb = contents(hexwright.file("ford.glb"));
    const auto json = nlohmann::json::parse(glb.substr(20, static_cast<unsigned char>(glb[12]) +
                                                               256U * static_cast<unsigned char>(glb[13]) +
                                                               65536U * static_cast<unsigned char>(glb[14])));
    CHECK(json["nodes"].size() == steps);
    CHECK(json["nodes"][0]["name"] == "Step 1");
    CHECK(json["asset"]["version"] == "2.0");
}

TEST_CASE("models and films say which endings there are") {
    Program hexwright;
    hexwright.sample("sparrow-ford.xml");
    for (const char* line : {"model sparrow-ford.xml ford.3ds", "animate sparrow-ford.xml ford.mp4"}) {
        const Ran ran = hexwright(line);
        CHECK(ran.exit == 2);
        CHECK(tells(ran.err, "must end in ."));
    }
}

TEST_CASE("the building becomes a film in both formats") {
    Program hexwright;
    hexwright.sample("sparrow-ford.xml");
    const auto frames = hexwright("steps --json sparrow-ford.xml").json()["steps"].size() + 2;
    REQUIRE(hexwright("animate sparrow-ford.xml ford.webp --width 200").exit == 0);
    REQUIRE(hexwright("animate sparrow-ford.xml ford.gif --width 200").exit == 0);
    CHECK(tells(hexwright.shell("webpmux -info ford.webp").out, "Number of frames: " + std::to_string(frames)));
    CHECK(hexwright.shell("identify -format '%n\\n' ford.gif | head -1").out == std::to_string(frames) + "\n");
}
