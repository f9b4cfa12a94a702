// Cards and powers as plain values: looking up parameters, comparing printed words, estimated sight zones.
#include "engine/board/catalogue/catalogue.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;

namespace {

PrintedPower shuriken() {
    return {"special-attack",
            "Shuriken Special Attack",
            "throws",
            {{"range", 5}, {"attack", 2}, {"sizes-attack", 3}, {"sizes", 0, {"small", "medium"}}}};
}

}  // namespace

TEST_CASE("a power's parameters are looked up by name") {
    const PrintedPower power = shuriken();
    CHECK(power.number("range") == 5);
    CHECK(power.number("attacks", 1) == 1);
    CHECK(power.has("sizes"));
    CHECK_FALSE(power.has("d20"));
    CHECK(power.lists("sizes", "Medium"));
    CHECK_FALSE(power.lists("sizes", "Large"));
    CHECK_FALSE(power.yes("clear-sight"));
}

TEST_CASE("a power holds in all editions or in those it names") {
    PrintedPower power = shuriken();
    CHECK(power.in_edition("master-2004"));
    power.editions = {"master-2007"};
    CHECK(power.in_edition("master-2007"));
    CHECK_FALSE(power.in_edition("master-2004"));
}

TEST_CASE("words of cards are the same in any case, singular or plural") {
    CHECK(same_word("Guards", "guard"));
    CHECK(same_word("NAGRUBS", "Nagrub"));
    CHECK(same_word("Marro", "marro"));
    CHECK_FALSE(same_word("Marro", "Nagrubs"));
    CHECK_FALSE(same_word("Guardian", "Guard"));
    CHECK_FALSE(same_word("s", ""));
}

TEST_CASE("a sight zone that no source has is nine tenths of the Height, in tenths of a level") {
    CHECK(estimated_zone(5) == SightZone{45, 5, 45, true});
    CHECK(estimated_zone(17) == SightZone{153, 17, 153, true});
}

TEST_CASE("the catalogue finds cards by id and replaces them") {
    Catalogue catalogue;
    ArmyCard shiori;
    shiori.id = "shiori";
    shiori.points = 60;
    shiori.powers = {shuriken()};
    const CardKind kind = catalogue.add(shiori);
    CHECK(catalogue.card("shiori") == kind);
    CHECK_FALSE(catalogue.card("raelin"));
    CHECK(catalogue[kind].power("special-attack") == &catalogue[kind].powers[0]);
    CHECK(catalogue[kind].power("flying") == nullptr);
    shiori.points = 70;
    CHECK(catalogue.add(shiori) == kind);
    CHECK(catalogue.cards().size() == 1);
    CHECK(catalogue[kind].points == 70);
}

TEST_CASE("a glyph's power of an edition") {
    GlyphType astrid;
    PrintedPower old, later;
    old.editions = {"master-2004"};
    later.editions = {"master-2022"};
    astrid.powers = {old, later};
    CHECK(astrid.power("master-2022") == &astrid.powers[1]);
    CHECK(astrid.power("master-2007") == nullptr);
}
