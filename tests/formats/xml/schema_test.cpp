// The schemas accept what the program writes and refuse what it refuses. Needs xmllint; skipped without it.
#include "formats/xml/bytes/file.h"
#include "formats/xml/catalogue/cards_xml.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "formats/xml/games/judged_xml.h"
#include "formats/xml/games/statistics_xml.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "formats/xml/scenario/setup_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/files.h"

#include <cstdlib>
#include <filesystem>
#include <set>
#include <sstream>
#include <vector>

#include <catch2/catch.hpp>

using namespace hexwright;
namespace fs = std::filesystem;

namespace {

const std::string source_folder = HEXWRIGHT_SOURCE_DIR;

bool have_xmllint() { return std::system("xmllint --version >/dev/null 2>&1") == 0; }

bool valid(const std::string& schema, const std::vector<std::string>& files) {
    std::string command = "xmllint --nonet --noout --schema '" + source_folder + "/formats/schema/" + schema + "'";
    for (const std::string& file : files) command += " '" + file + "'";
    return std::system((command + " >/dev/null 2>&1").c_str()) == 0;
}

std::vector<std::string> xml_files(const std::string& folder) {
    std::vector<std::string> files;
    for (const auto& entry : fs::directory_iterator(source_folder + "/" + folder))
        if (entry.path().extension() == ".xml") files.push_back(entry.path().string());
    return files;
}

// ---- schemas as text

// An element or type that says what it holds, at any depth.
std::optional<Node> find_named(const Node& node, std::string_view name) {
    for (const Node& child : node.children()) {
        if (child.name() == "xs:attribute" || child.name() == "xs:simpleType" || child.has("type")) continue;
        if (child.raw("name") == name) return child;
        if (const auto inside = find_named(child, name)) return inside;
    }
    return {};
}

std::vector<Node> attributes_in(const Node& type) {
    std::vector<Node> found;
    for (const Node& child : type.children()) {
        if (child.name() == "xs:attribute") found.push_back(child);
        if (child.name() == "xs:complexType" || child.name() == "xs:simpleContent" || child.name() == "xs:extension")
            for (const Node& each : attributes_in(child)) found.push_back(each);
    }
    return found;
}

// The restriction of the attribute's own type, or of the named type that it refers to.
std::optional<Node> restriction_of(const Node& attribute, const Node& schema) {
    std::optional<Node> type = attribute.child("xs:simpleType");
    for (const Node& each : schema.children("xs:simpleType"))
        if (attribute.has("type") && each.raw("name") == attribute.raw("type")) type = each;
    return type ? type->child("xs:restriction") : std::nullopt;
}

int facet(const Node& restriction, std::string_view name, int otherwise) {
    const auto node = restriction.child(name);
    return node ? std::stoi(std::string(*node->raw("value"))) : otherwise;
}

std::set<std::string> words_allowed(const Node& restriction) {
    std::set<std::string> words;
    std::istringstream pattern{std::string(restriction.child("xs:pattern")->raw("value").value_or(""))};
    for (std::string word; std::getline(pattern, word, '|');) words.insert(word);
    return words;
}

// What the program reads as this attribute is valid by the schema.
void check_attribute(const ListedAttribute& listed, const Node& attribute, const Node& schema) {
    CAPTURE(listed.name);
    CHECK((attribute.raw("use") == "required") == listed.required);
    const auto restriction = restriction_of(attribute, schema);
    if (!listed.words.empty()) {
        REQUIRE(restriction);
        CHECK(words_allowed(*restriction) == std::set(listed.words.begin(), listed.words.end()));
    }
    if (listed.low == listed.high || !restriction) return;
    CHECK(facet(*restriction, "xs:minInclusive", listed.low) <= listed.low);
    CHECK(facet(*restriction, "xs:maxInclusive", listed.high) >= listed.high);
}

void check_element(const ListedElement& element, const Node& schema) {
    CAPTURE(element.path);
    std::optional<Node> type = schema;
    std::istringstream path{element.path};
    for (std::string name; std::getline(path, name, '/');) {
        type = find_named(*type, name);
        REQUIRE(type);
    }
    std::set<std::string> names, known;
    const std::vector<Node> attributes = attributes_in(*type);
    for (const Node& attribute : attributes) names.insert(std::string(*attribute.raw("name")));
    for (const ListedAttribute& listed : element.attributes) {
        if (listed.name == "xmlns") continue;
        known.insert(listed.name);
        for (const Node& attribute : attributes)
            if (attribute.raw("name") == listed.name) check_attribute(listed, attribute, schema);
    }
    CHECK(names == known);
}

}  // namespace

TEST_CASE("The schemas of cards, set-ups and statistics have the attributes that the program lists") {
    const std::pair<std::string, std::vector<ListedElement>> schemas[] = {{"catalogue.xsd", card_elements()},
                                                                          {"scenario.xsd", setup_elements()},
                                                                          {"statistics.xsd", statistics_elements()},
                                                                          {"judged.xsd", judged_elements()}};
    for (const auto& [name, elements] : schemas) {
        CAPTURE(name);
        const std::string text = *read_file(source_folder + "/formats/schema/" + name);
        const auto schema = parse_document(text, name);
        REQUIRE(schema);
        for (const ListedElement& element : elements) check_element(element, schema->root());
    }
}

TEST_CASE("samples and data are valid by their schemas") {
    if (!have_xmllint()) {
        WARN("no xmllint: the schemas are not tested");
        return;
    }
    CHECK(valid("scenario.xsd", xml_files("samples/battlefields")));
    CHECK(valid("scenario.xsd", xml_files("samples/scenarios")));
    CHECK(valid("campaign.xsd", xml_files("samples/campaigns")));
    CHECK(valid("scenario.xsd", xml_files("tests/golden")));
    std::vector<std::string> data = xml_files("formats/data");
    std::erase_if(data, [](const std::string& file) {  // Drops other kinds of files.
        return file.ends_with("hsc_types.xml") || file.ends_with("contest_profiles.xml") ||
               file.ends_with("army_formats.xml") || file.ends_with("card_boxes.xml") ||
               file.ends_with("templates.xml") || file.ends_with("thresholds.xml");
    });
    CHECK(valid("catalogue.xsd", data));
    CHECK(valid("army-formats.xsd", {source_folder + "/formats/data/army_formats.xml"}));
    CHECK(valid("army-formats.xsd", {source_folder + "/samples/own/army-formats.xml"}));
    CHECK(valid("army.xsd", {source_folder + "/samples/own/orcs.xml"}));
    CHECK(valid("thresholds.xsd", {source_folder + "/formats/data/thresholds.xml"}));
    CHECK(valid("play-thresholds.xsd", {source_folder + "/formats/data/play_thresholds.xml"}));
}

TEST_CASE("whatever the program writes is valid by the scenario schema") {
    if (!have_xmllint()) return;
    const Catalogue catalogue = shipped_catalogue();
    const testing::TemporaryFolder folder;
    std::vector<std::string> written;
    const auto write = [&](const Scenario& scenario) {
        written.push_back((folder / (std::to_string(written.size()) + ".xml")).string());
        REQUIRE(write_file(written.back(), write_scenario(scenario, catalogue)));
    };
    write({});
    for (const std::string& file : xml_files("tests/fuzz/corpus/scenario"))
        if (const auto read = read_scenario(*read_file(file), file, catalogue)) write(read->scenario);
    CHECK(written.size() > 8);
    CHECK(valid("scenario.xsd", written));
}

TEST_CASE("files of sums are valid by their schemas") {
    if (!have_xmllint()) return;
    const testing::TemporaryFolder folder;
    JudgeSums sums{.bouts = empty_table(1, 2), .fresh = empty_table(1, 2), .planned = empty_table_with_planner(1, 2)};
    sums.bouts.sums[0] = {2, 1};
    sums.goes_on[1] = true;
    REQUIRE(write_file(folder / "judged.xml", write_judge_sums(sums, "0123456789abcdef")));
    CHECK(valid("judged.xsd", {(folder / "judged.xml").string()}));
    const Statistics one{{{1, 1}}, {{1, 2, 3, 0}}, 0, {{4, 1}}, {{"round-limit", 1}}};
    REQUIRE(write_file(folder / "sums.xml", write_statistics({"A", "0", 1, {"greedy"}, one})));
    CHECK(valid("statistics.xsd", {(folder / "sums.xml").string()}));
}

TEST_CASE("the scenario schema refuses what the program refuses") {
    if (!have_xmllint()) return;
    for (const char* file : {"newer.xml", "numbers.xml", "two-roots.xml", "truncated.xml", "latin-1.xml"}) {
        CAPTURE(file);
        CHECK(!valid("scenario.xsd", {source_folder + "/tests/fuzz/corpus/scenario/" + file}));
    }
}

TEST_CASE("the scenario schema accepts set-ups for one to eight players") {
    if (!have_xmllint()) return;
    const testing::TemporaryFolder folder;
    const std::string file = (folder / "players.xml").string();
    const auto valid_for = [&](int players) {
        std::string listed;
        for (int number = 1; number <= players; ++number)
            listed += "<player number=\"" + std::to_string(number) + "\"><army points=\"300\"/></player>";
        REQUIRE(
            write_file(file, "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield/><setups><setup players=\"" +
                                 std::to_string(players) + "\">" + listed + "</setup></setups></scenario>"));
        return valid("scenario.xsd", {file});
    };
    CHECK_FALSE(valid_for(0));
    CHECK(valid_for(1));
    CHECK(valid_for(8));
    CHECK_FALSE(valid_for(9));
}

TEST_CASE("sums of games are valid by their schema") {
    if (!have_xmllint()) return;
    const testing::TemporaryFolder folder;
    const std::string file = (folder / "stats.xml").string();
    WrittenStatistics written{"Title", "0123456789abcdef", 3, {"greedy", "random"}, {}};
    written.sum = {{{1, 3}}, {{2, 1'500, 4}, {1, 0, 1}}, 0, {{5, 3}}, {{"last-standing", 3}}};
    REQUIRE(write_file(file, write_statistics(written)));
    CHECK(valid("statistics.xsd", {file}));
    REQUIRE(write_file(file, "<statistics xmlns=\"urn:hexwright:statistics:1\" game=\"0\" seed=\"1\"/>"));
    CHECK_FALSE(valid("statistics.xsd", {file}));
}
