#include "formats/telling/words.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/formats/xml/small_catalogue.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;

namespace {

std::string underlay_written(const std::string& underlays) {
    static const Words words = english();
    static const Catalogue catalogue = small_catalogue();
    const auto read = read_scenario(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<scenario xmlns=\"urn:hexwright:scenario:2\" "
        "edition=\"master-2007\">\n"
        "  <battlefield/>\n" +
            underlays + "</scenario>\n",
        "a.xml", catalogue);
    if (!read) return describe(read.error(), words);
    const std::string text = write_scenario(read->scenario, catalogue);
    const auto from = text.find("  <underlays>"), to = text.find("</scenario>");
    return from == std::string::npos ? "none" : text.substr(from, to - from);
}

const std::string pins = "      <pin x=\"0\" y=\"12\" at=\"0,0\"/>\n      <pin x=\"900\" y=\"65535\" at=\"12,-4\"/>\n";

std::string one(const std::string& attributes, const std::string& inside = pins) {
    return "  <underlays>\n    <underlay " + attributes + ">\n" + inside + "    </underlay>\n  </underlays>\n";
}

}  // namespace

TEST_CASE("underlays read and write to the same bytes") {
    const std::string texts[] = {
        one("level=\"1\" src=\"page.jpg\""),
        one("level=\"120\" src=\"../Höhen/ß &amp; é.png\" opacity=\"5\" locked=\"yes\" hidden=\"yes\""),
        one("level=\"2\" src=\"p.png\"", pins + "      <pin x=\"0\" y=\"0\" at=\"0,5\"/>\n")};
    for (const std::string& text : texts) CHECK(underlay_written(text) == text);
    CHECK(underlay_written(one("level=\"1\" src=\"p.png\" opacity=\"70\" locked=\"no\"")) ==
          one("level=\"1\" src=\"p.png\""));
}

TEST_CASE("underlays come by level, one a level, comments stay") {
    const auto element = [](const std::string& level) {
        return "    <!-- for " + level + " -->\n    <underlay level=\"" + level + "\" src=\"p.png\">\n" + pins +
               "    </underlay>\n";
    };
    CHECK(underlay_written("  <underlays>\n" + element("3") + element("1") + "  </underlays>\n") ==
          "  <underlays>\n" + element("1") + element("3") + "  </underlays>\n");
    CHECK(
        underlay_written("  <underlays>\n" + element("3") + element("3") + "  </underlays>\n").find("appears twice") !=
        std::string::npos);
    const std::string commented = one("level=\"1\" src=\"p.png\"", pins + "      <!-- measured on the wall -->\n");
    CHECK(underlay_written(commented) == commented);
    CHECK(underlay_written(one("level=\"1\" src=\"p.png\"", "      <!-- measured on the wall -->\n" + pins)) ==
          commented);
}

TEST_CASE("what is no underlay is an error with its place") {
    const struct {
        std::string attributes, inside, says;
    } table[] = {{"level=\"0\" src=\"p.png\"", pins, "a.xml:5:15: level=\"0\" is out of range"},
                 {"level=\"1\"", pins, "needs the attribute src"},
                 {"level=\"1\" src=\"\"", pins, "src of <underlay> is empty"},
                 {"level=\"1\" src=\"-\"", pins, "would be standard input, which cannot be named in a file"},
                 {"level=\"1\" src=\"p.png\" opacity=\"4\"", pins, "from 5 to 100"},
                 {"level=\"1\" src=\"p.png\" locked=\"maybe\"", pins, "is not one of no, yes"},
                 {"level=\"1\" src=\"p.png\" angle=\"2\"", pins, "has no attribute angle"},
                 {"level=\"1\" src=\"p.png\"", "", "by 2 or 3 pins"},
                 {"level=\"1\" src=\"p.png\"", pins + pins, "by 2 or 3 pins"},
                 {"level=\"1\" src=\"p.png\"", "<pin x=\"70000\" y=\"0\" at=\"0,0\"/>", "from 0 to 65535"},
                 {"level=\"1\" src=\"p.png\"", "<pin x=\"1.5\" y=\"0\" at=\"0,0\"/>", "not a whole number"},
                 {"level=\"1\" src=\"p.png\"", "<zone id=\"a\"/>", "is not allowed inside <underlay>"}};
    for (const auto& row : table) {
        INFO(row.attributes << row.inside);
        CHECK_THAT(underlay_written(one(row.attributes, row.inside)), Catch::Contains(row.says));
    }
}
