#include "formats/csv/collection_csv.h"

#include "formats/words.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

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
        {"", ""},
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
