#include "formats/exchange/csv/collection_csv.h"

#include "formats/telling/words.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <cctype>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// "swarm-of-the-marro:2 grass-1:3", followed by the problems.
std::string shown(std::string_view csv) {
    const CsvReading reading = read_collection_csv(csv, "mine.csv", shipped());
    std::string text;
    for (const SetCount& box : reading.holding.sets)
        text += shipped()[box.set].id + ":" + std::to_string(box.count) + " ";
    for (const LooseItem& item : reading.holding.items)
        text += shipped()[item.item].id + ":" + std::to_string(item.count) + " ";
    for (const Refusal& trouble : reading.troubles) text += describe(trouble, english()) + " ";
    if (!text.empty()) text.pop_back();
    return text;
}

}  // namespace

TEST_CASE("lists of sets and pieces are read as spreadsheets write them") {
    const struct {
        std::string_view csv;
        const char* holding;
    } table[] = {
        {"swarm-of-the-marro,2\ngrass-1,12\n", "swarm-of-the-marro:2 grass-1:12"},
        {"\xEF\xBB\xBFset;count\r\nswarm-of-the-marro;2\r\n", "swarm-of-the-marro:2"},
        {"count\tname\n2\tSwarm of the Marro\n3\tSEVEN-HEX GRASS TILE\n", "swarm-of-the-marro:2 grass-7:3"},
        {"\"swarm-of-the-marro\",\"2\"", "swarm-of-the-marro:2"},
        {"3,grass-1\n", "grass-1:3"},                       // Columns in the other order.
        {"grass-1\nrock-1\n", "grass-1:1 rock-1:1"},        // Without counts.
        {"grass-1,2\ngrass-1,3\nrock-1,0\n", "grass-1:5"},  // Counts are added up; a count of zero is dropped.
        {"# mine\n\n grass-1 , 2 \n,,\n", "grass-1:2"},
        {"item,where,count\ngrass-1,\"box, blue\",4\n", "grass-1:4"},
        {"id,used,allowed,left\ngrass-1,4,9,5\n", "grass-1:4"},  // The output of `hexwright parts --csv`.
    };
    for (const auto& row : table) {
        CAPTURE(row.csv);
        CHECK(shown(row.csv) == row.holding);
    }
}

TEST_CASE("what is not understood is named with its place, and the rest is read") {
    CHECK(shown("grass-1,2\ngras-7,1\nrock-1,3\n") ==
          "grass-1:2 rock-1:3 mine.csv:2:1: there is no set or piece “gras-7”; did you mean “grass-7”?");
    CHECK(shown("grass-1,two\n") ==
          "mine.csv:1:9: “two” is not a number of pieces; write a whole number from 0 to 10000");
    CHECK(shown("grass-1,-1\n").starts_with("mine.csv:1:9: "));
    CHECK(shown("grass-1,99999999999\n").starts_with("mine.csv:1:9: "));
    CHECK(shown("id,count\ngrass-1\n").starts_with("mine.csv:2:1: "));
    CHECK(shown("gr\xFFss-1,2\n").starts_with("mine.csv:1: byte 255 is not UTF-8"));
    CHECK(shown("zzzzzzzzzzzzzzzzzzzzzzzzzzzzz,2").find("did you mean") == std::string::npos);
}

TEST_CASE("a list that was made to be endless is read to its bounds") {
    std::string lines;
    for (std::size_t i = 0; i < max_csv_rows + 5; ++i) lines += "grass-1,10000\n";
    const CsvReading many = read_collection_csv(lines, "mine.csv", shipped());
    REQUIRE(many.holding.items.size() == 1);
    CHECK(many.holding.items[0].count == max_csv_count);
    CHECK(many.troubles.size() == 1);
    lines.clear();
    for (int i = 0; i < 200; ++i) lines += "x,y\n";
    CHECK(read_collection_csv(lines, "mine.csv", shipped()).troubles.size() == max_csv_troubles + 1);
    CHECK(read_collection_csv("\"never closed,2\n", "mine.csv", shipped()).troubles.size() == 1);
}

TEST_CASE("the tables of the web editors are read with their names") {
    CHECK(shown("ID\tType\tSize\tCount\r\n"
                "asphalt1\tAsphalt\t1\t2\r\n"
                "battlement\tBattlement\t#N/A\t3\r\n"
                "castleArch\tCastle Door Arch\t3\t1\r\n"
                "hive\tMarro Hive\t6\t1\r\n"
                "ld\tLadder\t#N/A\t4\r\n"
                "lavaRockOutcrop3\tLava Rock Outcrop\t3\t2\r\n"
                "marvel\tWall\t6\t1\r\n"
                "tree415\tTree\t15\t5\r\n"
                "snow24\tSnow\t24\t0\r\n") ==
          "asphalt-1:2 tree-15:5 lava-outcrop-3:2 marro-hive:1 warehouse-ruin-6:1 castle-door:1 castle-battlement:3 "
          "castle-ladder:4");
}

TEST_CASE("sets and items are found whatever capitals, dashes, blanks or underscores a table uses") {
    for (std::size_t i = 0; i < shipped().items().size(); ++i) {
        const ItemType& type = shipped().items()[i];
        std::string together, underscored;
        for (const char c : type.id) {
            if (c != '-') together += c;
            underscored += c == '-' ? '_' : static_cast<char>(std::toupper(c));
        }
        for (const std::string& name : {type.id, type.name, type.plural, together, underscored}) {
            INFO(name);
            CHECK(shown("id;count\n" + name + ";2\n") ==
                  (name == "castlearch" ? std::string("castle-door") : type.id) + ":2");
        }
    }
    CHECK(shown("SwarmOfTheMarro,1\nSwarm of the Marro,1\nswarm_of_the_marro,1\n") == "swarm-of-the-marro:3");
    CHECK(shown("castle-arch,2\nwater-double-1,2\n") == "water-1:4 castle-door:2");  // Forms of items.
}

TEST_CASE("a table that names nothing is told") {
    for (const char* csv : {"", "\n\n", "# nothing yet\n", "id,count\n", ",,\n"}) {
        CAPTURE(csv);
        CHECK(shown(csv) ==
              "mine.csv:1:1: there is no set or piece in it; write one per line, with its count, such as "
              "swarm-of-the-marro,2");
    }
    CHECK(shown("grass-1,0\n").empty());  // It says that there are none.
}

TEST_CASE("a table is told from a list") {
    for (const char* table : {"grass-1,2", "id\tcount\n", "# mine\n3;grass-1\n", "Type,Size,Count\nx,1,2\n"})
        CHECK(is_collection_csv(table));
    for (const char* list : {"", "grass-1", "grass-1:2, rock-1", "swarm-of-the-marro rise-of-the-valkyrie:2", "1,2"})
        CHECK_FALSE(is_collection_csv(list));
}
