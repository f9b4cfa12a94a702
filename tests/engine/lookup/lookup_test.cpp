#include "engine/lookup/lookup.h"

#include "engine/lookup/asked_map.h"
#include "engine/lookup/going.h"
#include "tests/support/ascii_board.h"
#include "tests/support/every_room.h"

#include <random>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

lookup::AskedMap map_of(const Pieces& pieces, const std::string& edition = "master-2007") {
    lookup::AskedMap map{battlefield(pieces), kinds(), *rules_of(edition), {}};
    map.board = *make_board(map.battlefield, map.catalogue, map.rules);
    return map;
}

std::string asked(const Pieces& pieces, const std::string& question) {
    return lookup::answer_to(question, map_of(pieces));
}

std::string through_bytes(const lookup::AskedMap& map, const std::string& question) {
    const auto again = lookup::unpacked(lookup::packed(map.battlefield, map.catalogue, map.rules));
    REQUIRE(again);
    return lookup::answer_to(question, *again);
}

}  // namespace

TEST_CASE("a question of reach tells each space with its cost", "[MOVE-01]") {
    CHECK(asked(land("1 1 2"), "reach 0,0,1 2 5 walks") == R"({"spaces":[["1,0,1",1,0]]})");
    CHECK(asked(land("1 1 2"), "reach 0,0,1 3 5 walks") == R"({"spaces":[["1,0,1",1,0],["2,0,2",3,0]]})");
    CHECK(asked(land("1 9 1"), "reach 0,0,1 2 5 walks") == R"({"spaces":[]})");
    CHECK(asked(land("1 9 1"), "reach 0,0,1 2 5 flies") == R"({"spaces":[["1,0,9",1,0],["2,0,1",2,0]]})");
    CHECK(asked(land("9 1"), "reach 0,0,9 2 5 walks") == R"({"spaces":[["1,0,1",1,2]]})");
}

TEST_CASE("a question of sight tells whether, how far, who stands higher and what is in the way", "[LOS-01]") {
    CHECK(asked(land("1 1 1"), "sight 0,0,1 2,0,1 5") == R"({"seen":true,"range":2,"height":0,"by":[]})");
    CHECK(asked(land("1 9 1"), "sight 0,0,1 2,0,1 5").starts_with(R"({"seen":false,"range":2,"height":0,"by":[")"));
    CHECK(asked(land("4 1"), "sight 0,0,4 1,0,1 5") == R"({"seen":true,"range":1,"height":1,"by":[]})");
    CHECK(asked(land("1 . 1"), "sight 0,0,1 2,0,1 5") == R"({"seen":true,"range":null,"height":0,"by":[]})");
}

TEST_CASE("a question that has no answer says why") {
    const std::string no_question = R"({"refused":"guide.no-question","with":{}})";
    for (const char* question : {"", "sight", "sight 0,0,1 1,0,1", "sight 0,0,1 1,0,1 0", "reach 0,0,1 2 5",
                                 "reach 0,0,1 2 5 swims", "reach 0,0,1 999 5 walks", "sight a,b,c 1,0,1 5"})
        CHECK(asked(land("1 1"), question) == no_question);
    CHECK(asked(land("1 1"), "reach 5,5,1 2 5 walks") == R"({"refused":"sight.nothing-there","with":{"hex":"5,5"}})");
    CHECK(asked(land("1 1"), "sight 0,0,1 1,0,3 5") ==
          R"({"refused":"sight.no-surface","with":{"space":"1,0,3","spaces":"1,0,1"}})");
}

TEST_CASE("a map that went through bytes answers the same") {
    for (const char* edition : {"master-2004", "basic-2007", "master-2022"}) {
        const lookup::AskedMap map = map_of(land(R"(
            1 1 4 1
             2 1 1 3
              1 6 1 1)") + Pieces{at("ruin-2", {1, 1}, 2)},
                                            edition);
        for (const BoardSpace& from : map.board->spaces())
            for (const BoardSpace& to : map.board->spaces()) {
                const std::string sight = "sight " + to_text(from.space) + " " + to_text(to.space) + " 4";
                const std::string reach = "reach " + to_text(from.space) + " 4 5 walks";
                CHECK(through_bytes(map, sight) == lookup::answer_to(sight, map));
                CHECK(through_bytes(map, reach) == lookup::answer_to(reach, map));
            }
    }
}

TEST_CASE("bytes that are no map are refused, whatever they are") {
    const lookup::AskedMap map = map_of(land("1 2 3"));
    const std::string bytes = lookup::packed(map.battlefield, map.catalogue, map.rules);
    CHECK(lookup::unpacked(bytes));
    CHECK_FALSE(lookup::unpacked(""));
    CHECK_FALSE(lookup::unpacked(bytes + "x"));
    for (std::size_t size = 0; size < bytes.size(); ++size) CHECK_FALSE(lookup::unpacked(bytes.substr(0, size)));
    std::mt19937 random(1);
    for (int i = 0; i < 5'000; ++i) {  // Either it is refused or it is a map that can be asked.
        std::string changed = bytes;
        for (int times = 0; times < 3; ++times) changed[random() % changed.size()] = static_cast<char>(random());
        if (const auto read = lookup::unpacked(changed)) lookup::answer_to("reach 0,0,1 3 5 walks", *read);
    }
}
