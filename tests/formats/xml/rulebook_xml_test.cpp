// The scenario language in files: read, written, in the schema and in the manual.
#include "formats/xml/rules/rulebook_xml.h"

#include "engine/scenario/rulebook.h"
#include "engine/scenario/word_tree.h"
#include "formats/telling/words.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <cstdlib>
#include <fstream>
#include <regex>
#include <sstream>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

const std::string source = HEXWRIGHT_SOURCE_DIR;

std::string file(const std::string& name) { return *read_file(source + "/" + name); }

std::string in_scenario(const std::string& sections) {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<scenario xmlns=\"urn:hexwright:scenario:2\" "
           "edition=\"master-2007\">\n  <battlefield/>\n" +
           sections + "</scenario>\n";
}

std::string indented(const std::string& text, const std::string& by) {
    std::string all, line;
    for (std::istringstream lines(text); std::getline(lines, line);) all += by + line + "\n";
    return all;
}

std::string section_for(const std::string& example) {
    const std::string inside = indented(example, "    ");
    if (example.starts_with("<setups")) return indented(example, "  ");
    if (example.starts_with("<rule") || example.starts_with("<modifier"))
        return "  <rules>\n" + inside + "  </rules>\n";
    if (example.starts_with("<zone")) return "  <zones>\n" + inside + "  </zones>\n";
    if (example.starts_with("<test") || example.starts_with("<puzzle")) return "  <tests>\n" + inside + "  </tests>\n";
    return "  <victory>\n" + inside + "  </victory>\n";
}

std::vector<std::string> examples() {
    std::vector<std::string> found;
    const std::string page = file("editor/manual/scenarios.md");
    static const std::regex block("```xml\n([^`]*)\n```");
    for (std::sregex_iterator at(page.begin(), page.end(), block), end; at != end; ++at) found.push_back((*at)[1]);
    return found;
}

std::string trouble_in(const std::string& sections) {
    const auto read = read_scenario(in_scenario(sections), "a.xml", shipped());
    return read ? "" : describe(read.error(), english());
}

}  // namespace

TEST_CASE("Every example of the manual page is read and written to the same bytes") {
    CHECK(examples().size() > 8);
    for (const std::string& example : examples()) {
        INFO(example);
        const std::string text = in_scenario(section_for(example));
        const auto read = read_scenario(text, "example.xml", shipped());
        if (!read) FAIL(describe(read.error(), english()));
        CHECK(write_scenario(read->scenario, shipped()) == text);
    }
}

TEST_CASE("The manual page for scenario authors names every word and attribute") {
    const std::string page = file("editor/manual/scenarios.md");
    CHECK(rule_words().size() > 50);
    for (const RuleWord& word : rule_words()) {
        INFO(word.kind << " " << word.name);
        CHECK(page.find("`<" + word.name + ">`") != std::string::npos);
        for (const std::string& attribute : word.attributes) {
            INFO(attribute);
            CHECK((page.find("`" + attribute + "`") != std::string::npos ||
                   page.find("`" + attribute + "=") != std::string::npos));
        }
    }
}

TEST_CASE("The schemas of rules and campaigns are those that the words make") {
    const std::pair<std::string, std::string> schemas[] = {{"rules.xsd", rules_schema()},
                                                           {"campaign.xsd", campaign_schema()}};
    for (const auto& [name, made] : schemas) {
        const std::string path = source + "/formats/schema/" + name;
        if (std::getenv("HEXWRIGHT_UPDATE_GOLDEN")) std::ofstream(path, std::ios::binary) << made;
        const auto kept = read_file(path);
        if (!kept || *kept != made)
            FAIL_CHECK("formats/schema/" << name << " is not what the words make; HEXWRIGHT_UPDATE_GOLDEN=1 writes it");
    }
}

TEST_CASE("Comments of rules are kept") {
    const std::string text = in_scenario(R"(  <rules>
    <!-- of the flag -->
    <tally id="late" title="It is late"/>
    <!-- before -->
    <rule id="a">
      <on event="round-end"/>
      <say text="now"/>
      <!-- within -->
    </rule>
  </rules>
  <victory>
    <!-- who -->
    <win who="1"/>
  </victory>
)");
    const auto read = read_scenario(text, "a.xml", shipped());
    REQUIRE(read);
    CHECK(write_scenario(read->scenario, shipped()) == text);
}

TEST_CASE("All that is wrong with the words of a file is told, each with its path") {
    const auto read =
        read_scenario(in_scenario("<zones><zone id=\"bank\"><terain/></zone></zones>\n"
                                  "<rules><rule id=\"flood\"><on event=\"never\"/><wonud/><wound n=\"0\"/>"
                                  "<roll><case from=\"1\" to=\"9\"><heal m=\"1\"/></case></roll></rule>"
                                  "<rule id=\"flood\"/></rules>\n<victory><win/></victory>\n"),
                      "a.xml", shipped());
    REQUIRE_FALSE(read);
    std::vector<std::string> words{read.error().word};
    for (const Refusal& more : read.error().more) {
        words.push_back(more.word);
        CHECK(more.at->file == "a.xml");
        CHECK(more.at->line >= 4);
    }
    CHECK(words == std::vector<std::string>{"zones[bank]", "rules[flood]/events[0]@event", "rules[flood]",
                                            "rules[flood]/effects[0]@n", "rules[flood]/effects[1]/cases[0]/effects[0]",
                                            "rules[flood]", "victory[0]/wins[0]@who"});
}

TEST_CASE("No file makes the reader tell more than fifty things") {
    std::string many = "<rules><rule id=\"a\">";
    for (int i = 0; i < 500; ++i) many += "<wonud/>";
    const auto read = read_scenario(in_scenario(many + "</rule></rules>"), "a.xml", shipped());
    REQUIRE_FALSE(read);
    CHECK(read.error().more.size() == 49);
}

TEST_CASE("A file with holes is read and written without loss where holes are kept, and refused elsewhere") {
    const std::string text = in_scenario(
        "  <rules>\n    <rule id=\"a\">\n      <on/>\n      <cover/>\n      <roll>\n        <case from=\"3\"/>\n"
        "      </roll>\n    </rule>\n  </rules>\n  <victory>\n    <win/>\n  </victory>\n");
    CHECK_FALSE(read_scenario(text, "a.xml", shipped()));
    const auto kept = read_scenario(text, "a.xml", shipped(), Holes::Kept);
    REQUIRE(kept);
    CHECK(write_scenario(kept->scenario, shipped()) == text);
    CHECK(holes_of(tree_of(kept->scenario)).size() == 5);
}

TEST_CASE("Unknown and missing words of rules are errors with a place") {
    CHECK(trouble_in("<rules><rule id=\"a\"><on event=\"round-emd\"/></rule></rules>").find("round-end") !=
          std::string::npos);
    CHECK(trouble_in("<rules><rule id=\"a\"><on/></rule></rules>").find("a.xml:4:") == 0);
    CHECK(trouble_in("<rules><rule id=\"a\"><wonud/></rule></rules>").find("wound") != std::string::npos);
    CHECK(trouble_in("<rules><rule id=\"a\"/><rule id=\"a\"/></rules>").find("a.xml:4:") == 0);
    CHECK(trouble_in("<rules><rule><say/></rule></rules>").find("id") != std::string::npos);
    CHECK(trouble_in("<rules><rule id=\"a\"><wound n=\"0\"/></rule></rules>").find("1") != std::string::npos);
    CHECK(trouble_in("<rules><rule id=\"a\"><when/><when/></rule></rules>").find("when") != std::string::npos);
    std::string deep;
    for (int i = 0; i < 40; ++i) deep += "<not>";
    CHECK_FALSE(trouble_in("<rules><rule id=\"a\"><when>" + deep).empty());
}
