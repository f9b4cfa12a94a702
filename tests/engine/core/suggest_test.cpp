#include "engine/core/suggest.h"

#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;

TEST_CASE("edit distance counts letters put in, left out, changed and swapped") {
    struct {
        const char *a, *b;
        int distance;
    } const table[] = {{"", "", 0},          {"grass", "grass", 0},    {"grass", "gras", 1},
                       {"gras", "grass", 1}, {"grass", "glass", 1},    {"grass", "garss", 1},
                       {"", "ice", 3},       {"sand-7", "swamp-7", 3}, {"rock-2", "rock-24", 1}};
    for (const auto& row : table) {
        CHECK(edit_distance(row.a, row.b) == row.distance);
        CHECK(edit_distance(row.b, row.a) == row.distance);
    }
}

TEST_CASE("a misspelt word suggests the one that was meant, a strange one nothing") {
    const std::vector<std::string> known{"grass-24", "swamp-24", "swamp-7", "swamp-water-1", "castle-door"};
    struct {
        const char* wanted;
        std::optional<std::string> suggestion;
    } const table[] = {{"grass-42", "grass-24"},
                       {"swamp7", "swamp-7"},
                       {"swampwater-1", "swamp-water-1"},
                       {"Castle-Door", "castle-door"},
                       {"castle_door", "castle-door"},
                       {"dragon", {}},
                       {"", {}},
                       {"x", {}}};
    for (const auto& row : table) CHECK(nearest(row.wanted, known) == row.suggestion);
    CHECK(nearest(std::string(100'000, 'a'), known) == std::nullopt);
    CHECK(nearest("swamp-9", {"swamp-7", "swamp-1"}) == "swamp-7");  // Equally near: takes the first.
    CHECK(nearest("anything", {}) == std::nullopt);
}
