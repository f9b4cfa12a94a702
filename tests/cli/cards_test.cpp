#include "tests/cli/program.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright::testing;

TEST_CASE("an army is told from a list, a file, standard input, or as it was kept") {
    WithSamples hexwright;
    const std::string said =
        "   1    120  Grimnak (grimnak)\n   2    140  Heavy Gruts (heavy-gruts)\n"
        "260 points \u00B7 3 cards \u00B7 9 figures on 10 spaces\nGrimnak 120, Heavy Gruts x2 140\n";
    CHECK(hexwright("cards 'Grimnak 160, Heavy Gruts x2 140'").out == said);
    hexwright.write("orcs.txt", "Grimnak 120\nHeavy Gruts x2 140\n");
    CHECK(hexwright("cards orcs.txt").out == said);
    CHECK(hexwright("cards - < orcs.txt").out == said);
    const Ran kept = hexwright("cards orcs.txt --keep 'My orcs'");
    CHECK(kept.exit == 0);
    CHECK(tells(kept.err, "kept as "));
    CHECK(hexwright("cards 'My orcs'").out == "My orcs\n" + said);
    CHECK(tells(hexwright("cards samples/own/orcs.xml").out, "Orcs of the evening\n"));
}

TEST_CASE("what a format or the boxes do not allow is said on standard error, and counts when asked") {
    Program hexwright;
    const std::string army = "cards 'Grimnak x2, Marro Drudge x3' ";
    CHECK(hexwright(army).err.empty());
    const Ran plain = hexwright(army + "--format standard --owned swarm-of-the-marro");
    CHECK(plain.exit == 0);
    CHECK(tells(plain.err, "Grimnak is Unique: an army can have it only once.\n"));
    CHECK(tells(plain.err, "Marro Drudge: your boxes hold 2, and the army has 3."));
    CHECK(hexwright(army + "--format standard --strict").exit == 1);
    CHECK(hexwright("cards Grimnak --format standard --strict").exit == 0);
    CHECK(hexwright("cards 'Grimnak 111' --strict").exit == 1);  // No list of points has 111.
    const auto json = hexwright(army + "--points 300 --json").json();
    CHECK(json["command"] == "cards");
    CHECK(json["points"] == 390);
    CHECK(json["figures"] == 11);
    CHECK(json["spaces"] == 13);
    CHECK(json["cards"][1]["copies"] == 3);
    CHECK(json["faults"][0]["code"] == "points");
    CHECK(json["faults"][1]["code"] == "unique-twice");
}

TEST_CASE("what is no army is refused with status 2, and writes nothing") {
    Program hexwright;
    const Ran unknown = hexwright("cards Grimnac orcs.pdf");
    CHECK(unknown.exit == 2);
    CHECK(tells(unknown.err, "did you mean Grimnak?"));
    CHECK_FALSE(std::filesystem::exists(hexwright.file("orcs.pdf")));
    hexwright.write("bad.txt", "Grimnak\nFnin the Viking Champion\n");
    CHECK(tells(hexwright("cards bad.txt").err, "bad.txt:2:1: "));
    CHECK(hexwright("cards Grimnak orcs.doc").exit == 2);
    CHECK(tells(hexwright("cards Grimnak --format standart").err, "did you mean standard?"));
    CHECK(hexwright("cards random").exit == 2);  // Without points.
}

TEST_CASE("a drawn army is the same for the same seed, which is printed") {
    Program hexwright;
    const Ran first = hexwright("cards random --format classic"),
              again = hexwright("cards random --format classic --seed 1");
    CHECK(first.exit == 0);
    CHECK(tells(first.err, "1"));
    CHECK(first.out == again.out);
    CHECK(first.out != hexwright("cards random --format classic --seed 2").out);
    CHECK(tells(first.out, "Allowed by"));
    CHECK(hexwright("cards random --points 400 --owned swarm-of-the-marro --strict").exit == 0);
}

TEST_CASE("the cards of an army are printed as index cards, the same bytes each time") {
    Program hexwright;
    const Ran ran = hexwright("cards 'Grimnak, Heavy Gruts x2' orcs.pdf");
    CHECK(ran.exit == 0);
    CHECK(ran.err.empty());
    CHECK(ran.out.empty());
    CHECK(hexwright("cards 'Grimnak, Heavy Gruts x2' again.pdf").exit == 0);
    CHECK(contents(hexwright.file("orcs.pdf")) == contents(hexwright.file("again.pdf")));
    const Ran text = hexwright.shell("pdftotext -layout orcs.pdf -");
    for (const char* words :
         {"Grimnak", "Heavy Gruts", "Chomp", "Orc Champion Bonding", "Basic side", "Rise of the Valkyrie"}) {
        CAPTURE(words);
        CHECK(tells(text.out, words));
    }
    CHECK(tells(hexwright.shell("pdfinfo orcs.pdf").out, "Pages:           4"));
    CHECK(hexwright("cards Grimnak card.png --paper letter --grey").exit == 0);
    CHECK(std::filesystem::exists(hexwright.file("card-04.png")));
    CHECK(hexwright("cards Grimnak - --paper letter").out.starts_with("%PDF"));
}

TEST_CASE("formats of one's own extend the known ones") {
    WithSamples hexwright;
    CHECK(hexwright
              .shell("mkdir -p .config/hexwright && cp samples/own/army-formats.xml .config/hexwright/army_formats.xml")
              .exit == 0);
    const Ran ran = hexwright("cards 'Marro Warriors 70, Deathreavers' --format winter-cup");
    CHECK(tells(ran.out, "   1     70  Marro Warriors"));
    CHECK(ran.err == "\u201CWinter cup\u201D bars Deathreavers: banned cards. Leave the card out.\n");
    hexwright.write(".config/hexwright/army_formats.xml", "<army-formats");
    CHECK(hexwright("cards Grimnak").exit == 2);
}

TEST_CASE("the catalogue tells with which cards a card works together") {
    Program hexwright;
    const Ran ran = hexwright("catalogue cards grimnak");
    CHECK(tells(ran.out, "Is given a turn or a move by: "));
    CHECK(tells(ran.out, "Heavy Gruts"));
    CHECK(tells(ran.out, "Box: Rise of the Valkyrie (2004)\n"));
    const auto card = hexwright("catalogue cards heavy-gruts --json").json()["cards"][0];
    CHECK(card["bonds"][0]["kind"] == "turn");
    CHECK(card["bonds"][0]["power"] == "Orc Champion Bonding");
    CHECK_FALSE(card["bonded_by"].empty());
}
