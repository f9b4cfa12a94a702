#include "engine/core/loose_names.h"

#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;

TEST_CASE("names are found in spite of capitals, dashes, blanks and underscores") {
    LooseNames<int> names;
    names.add("lava-field-24", 24);
    names.add("grass-1", 1);
    for (const char* name : {"lava-field-24", "lavaField24", "Lava Field 24", "LAVA_FIELD_24", "lavafield-24"})
        CHECK((names.find(name) && *names.find(name) == 24));
    for (const char* name : {"lava-field-2", "lava-field", "", "lava.field.24", "grass-11"})
        CHECK_FALSE(names.find(name));
}

TEST_CASE("a spelling that fits two things stands for neither, but each is found by its own name") {
    LooseNames<int> names;
    names.add("a-12", 1);
    names.add("a-1-2", 2);
    names.add("a-12", 3);  // The first counts.
    CHECK(*names.find("a-12") == 1);
    CHECK(*names.find("a-1-2") == 2);
    CHECK_FALSE(names.find("A12"));
    names.add("b-1", 4);
    names.add("B1", 4);  // Another name of the same.
    CHECK(*names.find("b 1") == 4);
}
