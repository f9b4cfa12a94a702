// Cards of a person's own: catalogues in XML and tables in CSV, named on the line or kept with the settings.
#include "tests/cli/program.h"
#include "tests/support/every_room.h"

#include <algorithm>

#include <catch2/catch.hpp>

using namespace hexwright::testing;

namespace {

const std::string columns =
    "id,name,general,species,uniqueness,type,class,personality,size,height,life,move,range,attack,defense,points\n";
const std::string wren = "wren,Wren,Ullar,Elf,unique,hero,Ferrier,Patient,medium,5,4,6,5,2,3,80\n";
const std::string wren_in_xml =
    "<catalogue xmlns=\"urn:hexwright:catalogue:1\"><card id=\"wren\" name=\"Wren\" general=\"Ullar\" species=\"Elf\" "
    "rarity=\"unique\" form=\"hero\" class=\"Ferrier\" personality=\"Patient\" size=\"medium\" height=\"5\" life=\"4\" "
    "points=\"80\"><master move=\"6\" range=\"5\" attack=\"2\" defense=\"3\"/></card></catalogue>";
const std::string skirmish = "samples/scenarios/skirmish-on-the-narrows.xml";

bool is_one_line(const std::string& text) {
    return text.ends_with('\n') && std::count(text.begin(), text.end(), '\n') == 1;
}

}  // namespace

TEST_CASE("every command that needs a card finds it in a table, and in several files one after the other") {
    const WithSamples hexwright;
    const std::string own = " --catalogue samples/own/cards.csv --catalogue samples/own/cards.xml";
    for (const std::string& command :
         {std::string("catalogue cards wren"), std::string("catalogue cards berta"),
          "play " + skirmish + " --army 1=berta --army 2=wren,kiln-wardens --limit-rounds 1 --record game.xml",
          std::string("replay game.xml"),
          "simulate " + skirmish + " --army 1=berta --army 2=wren --limit-rounds 1 --games 2",
          "reach " + skirmish + " --card wren --at 22,3,1",
          "sight " + skirmish + " --from 22,3,1 --to 22,5,1 --card berta", "check " + skirmish}) {
        const Ran ran = hexwright(command + own);
        INFO(command << ": " << ran.err);
        CHECK(ran.exit == 0);
        if (!command.starts_with("check")) CHECK(hexwright(command).exit == 2);
    }
    CHECK(tells(hexwright("catalogue cards kiln-wardens" + own).out, "3 figures"));
}

TEST_CASE("a card of a table plays by what is printed, like the same card of a catalogue") {
    const WithSamples hexwright;
    hexwright.write("table.csv", columns + wren);
    hexwright.write("catalogue.xml", wren_in_xml);
    const std::string play =
        "play " + skirmish + " --army 1=wren --army 2=shiori --limit-rounds 6 --seed 4 --catalogue ";
    const Ran table = hexwright(play + "table.csv"), catalogue = hexwright(play + "catalogue.xml");
    CHECK(table.exit == 0);
    CHECK(table.out == catalogue.out);
    CHECK(tells(table.out, "Wren"));
    const std::string show = "catalogue cards wren --json --catalogue ";
    CHECK(hexwright(show + "table.csv").out == hexwright(show + "catalogue.xml").out);
}

TEST_CASE("the card of the manual has its powers in the game") {
    const WithSamples hexwright;
    bool slings = false;
    for (int seed = 1; seed <= 20 && !slings; ++seed) {
        const Ran ran = hexwright("play " + skirmish + " --army 1=berta --army 2=shiori --seed " +
                                  std::to_string(seed) + " --catalogue samples/own/cards.xml");
        CHECK(ran.exit == 0);
        CHECK(ran.err == "Seed " + std::to_string(seed) + "\n");  // No power of the card is unknown to the game.
        slings = tells(ran.out, "Sling Special Attack");
    }
    CHECK(slings);
}

TEST_CASE("a table of cards is read from standard input and from the person's settings, too") {
    const WithSamples hexwright;
    hexwright.write("table.csv", columns + wren);
    hexwright.write("TABLE.CSV", "\xEF\xBB\xBF" + columns + wren);
    hexwright.write("catalogue.xml", "\xEF\xBB\xBF \n" + wren_in_xml);
    for (const std::string from : {"table.csv", "./TABLE.CSV", "- < table.csv", "- < TABLE.CSV", "- < catalogue.xml"}) {
        INFO(from);
        CHECK(hexwright("catalogue cards wren --catalogue " + from).exit == 0);
    }
    CHECK(hexwright("catalogue cards wren").exit == 2);
    std::filesystem::create_directories(hexwright.file(".config/hexwright"));
    hexwright.write(".config/hexwright/catalogue.csv", columns + wren);
    CHECK(hexwright("catalogue cards wren").exit == 0);
    const Ran twice = hexwright("catalogue cards wren --catalogue table.csv");
    CHECK(twice.exit == 2);
    CHECK(tells(twice.err, "table.csv:2:1: there is already a card wren; give this one another id"));
}

TEST_CASE("a table that cannot be read is one line that names the place, and nothing is done") {
    using namespace std::string_literals;
    const WithSamples hexwright;
    std::string long_line, longer_line;
    long_line.resize(10'000'000, 'x');
    longer_line.resize(40'000'000, 'x');
    const std::pair<std::string, std::string> tables[] = {
        {columns + "wren,Wren,Ullar,Elf,unique,hero,Ferrier,Patient,medium,5,many,6,5,2,3,80\n", "t.csv:2:"},
        {columns + "raelin-sotm" + wren.substr(4), "t.csv:2:1: there is already a card raelin-sotm"},
        {columns + wren + wren, "t.csv:3:1: card wren is already in line 2"},
        {"id,name\n", "t.csv:1:1: the first line does not name general"},
        {"", "t.csv: the file is empty"},
        {"\xFF\xFEi\0d\0"s, "t.csv:1: byte 255"},
        {columns + "wr\0n"s, "t.csv:2: byte 0"},
        {long_line, "t.csv: a table of cards has at most 1 MB"},
        {longer_line, "t.csv: larger than 32 MB"},
        {columns + "\"wren" + std::string(900'000, ','), "t.csv:2:1: the quotation mark"}};
    for (const auto& [table, says] : tables) {
        hexwright.write("t.csv", table);
        const Ran ran =
            hexwright("place samples/battlefields/the-narrows.xml grass-1 0,0,9 --out out.xml --catalogue t.csv");
        INFO(ran.err.substr(0, 300));
        CHECK(ran.exit == 2);
        CHECK(is_one_line(ran.err));
        CHECK(ran.err.size() < 2000);
        CHECK(tells(ran.err, says));
        CHECK_FALSE(std::filesystem::exists(hexwright.file("out.xml")));
        const Ran json = hexwright("catalogue cards --json --catalogue t.csv");
        CHECK(json.json()["error"]["file"] == "t.csv");
    }
    CHECK(tells(hexwright("catalogue cards --catalogue none.csv").err, "none.csv: there is no such file"));
    CHECK(is_one_line(hexwright("catalogue cards --catalogue").err));
}

TEST_CASE("the editor that the command line starts is given the same catalogues") {
    const WithSamples hexwright;
    hexwright.write("hexwright-editor", "#!/bin/sh\nprintf '%s\\n' \"$@\"\n");
    const Ran ran = hexwright.shell("chmod +x hexwright-editor && cp '" HEXWRIGHT_BIN_DIR
                                    "/hexwright' . && HOME=\"$PWD\" ./hexwright edit "
                                    "--catalogue samples/own/cards.csv --catalogue samples/own/cards.xml my.xml");
    INFO(ran.err);
    CHECK(ran.out == "--catalogue=samples/own/cards.csv\n--catalogue=samples/own/cards.xml\n--\nmy.xml\n");
}
