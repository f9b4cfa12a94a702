// A sample with random bytes changed is read without harm: an error with a place, or a scenario whose text reads back
// as itself.
#include "formats/xml/bytes/file.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/support/dice.h"
#include "tests/support/every_room.h"

#include <cstdlib>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

void mutate(std::string& text, Dice& dice) {
    constexpr std::string_view telling = "<>&\"'/=-!?[]0129, \n\t;#xa\xC3\xFF";
    const std::size_t at = dice.below(text.size());
    const char with = dice.below(4) == 0 ? static_cast<char>(dice.below(256)) : telling[dice.below(telling.size())];
    switch (dice.below(5)) {
        case 0:
            text[at] = with;
            break;
        case 1:
            text.insert(at, 1, with);
            break;
        case 2:
            text.erase(at, 1 + dice.below(3));
            break;
        case 3:
            text.insert(at, text.substr(dice.below(text.size()), dice.below(40)));
            break;
        default:
            text.erase(at, dice.below(40));
            break;
    }
}

}  // namespace

TEST_CASE(
    "10,000 mutations of a sample: an error with its place, or a scenario that reads and writes to the same bytes") {
    const Catalogue catalogue = shipped_catalogue();
    const auto everything = read_file(HEXWRIGHT_SOURCE_DIR "/tests/fuzz/corpus/scenario/everything.xml");
    REQUIRE(everything);
    REQUIRE(read_scenario(*everything, "m.xml", catalogue));
    const int rounds = std::getenv("HEXWRIGHT_LONG") ? 200'000 : 10'000;
    Dice dice{20070801};
    int fine = 0;
    for (int round = 0; round < rounds; ++round) {
        std::string text = *everything;
        for (std::size_t times = 1 + dice.below(3); times > 0; --times) mutate(text, dice);
        const auto read = read_scenario(text, "m.xml", catalogue);
        if (!read) {
            if (!read.error().at || read.error().at->file != "m.xml") FAIL("no place: " << text);
            continue;
        }
        const std::string canonical = write_scenario(read->scenario, catalogue);
        const auto again = read_scenario(canonical, "m.xml", catalogue);
        if (!again || !again->notes.empty()) FAIL("not canonical: " << canonical);
        ++fine;
    }
    CHECK(fine > rounds / 100);  // Otherwise nothing was tested beyond the first error.
    CHECK(fine < rounds);
}
