// House rules as a file: every field can be set, nothing unknown is dropped, and what is written reads back as the
// same.
#include "formats/xml/rules/rules_xml.h"

#include "formats/telling/words.h"
#include "formats/xml/bytes/file.h"
#include "tests/support/every_room.h"
#include "tests/support/files.h"
#include "tests/support/shipped.h"

#include <cstdlib>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

std::string file_with(const std::string& inside, const std::string& base = "master-2007") {
    return "<rules xmlns=\"urn:hexwright:rules:1\" id=\"club\" based-on=\"" + base + "\">" + inside + "</rules>";
}
Result<Rules> read_inside(const std::string& inside, const std::string& base = "master-2007") {
    return read_rules(file_with(inside, base), "club.xml", shipped());
}

std::string rules_trouble(const std::string& inside) {
    const auto rules = read_inside(inside);
    return rules ? "none" : describe(rules.error(), english());
}

const GroundEffect* ground(const Rules& rules, std::string_view terrain) {
    for (const TerrainEffect& row : rules.terrain)
        if (row.terrain == terrain) return &row.ground;
    return nullptr;
}

}  // namespace

TEST_CASE("house rules are those of their edition until something is set") {
    for (const std::string_view id : editions()) {
        const auto rules = read_inside("", std::string(id));
        REQUIRE(rules.has_value());
        CHECK(rules->id == "club");
        CHECK(edition_of(*rules) == id);
        Rules plain = *rules;
        plain.id = id;
        plain.based_on.clear();
        CHECK(plain == *rules_of(id));
    }
}

TEST_CASE("every field of the rules can be set in a file, and comes back from what is written", "[BUILD-09]") {
    CHECK(rule_names().size() == rule_fields().size());
    for (std::size_t i = 0; i < rule_fields().size(); ++i) {
        const RuleField& field = rule_fields()[i];
        INFO(field.id);
        Rules changed = *read_inside("");
        std::string value;
        if (const auto* number = std::get_if<int Rules::*>(&field.member)) {
            changed.*(*number) = changed.*(*number) == field.low ? field.high : field.low;
            value = std::to_string(changed.*(*number));
        } else {
            const auto yes = std::get<bool Rules::*>(field.member);
            changed.*yes = !(changed.*yes);
            value = changed.*yes ? "yes" : "no";
        }
        const auto rules = read_inside("<set rule=\"" + rule_names()[i] + "\" is=\"" + value + "\"/>");
        REQUIRE(rules.has_value());
        CHECK(*rules == changed);
        const auto again = read_rules(write_rules(*rules), "again.xml", shipped());
        REQUIRE(again.has_value());
        CHECK(*again == *rules);
    }
}

TEST_CASE("terrain and obstacles can be otherwise, too", "[TERRAIN-CHOICE-01]") {
    const auto rules = read_inside(
        R"(<terrain id="snow" cost="2"/><terrain id="water" stops="no"/><terrain id="grass" shade="yes" shelters="yes"/>
                               <obstacle kind="ruin-2" inside="5"/><obstacle kind="stone-wall-4" inside="1" outside="2"/>)");
    REQUIRE(rules.has_value());
    CHECK(ground(*rules, "snow")->cost == 2);
    CHECK(*ground(*rules, "water") == GroundEffect{.water = true, .soft = true});
    CHECK(*ground(*rules, "grass") == GroundEffect{.shade = true});
    CHECK(rules->terrain.back().shelters);
    CHECK(std::ranges::find(rules->obstacles, ObstacleHeight{"ruin-2", 5, 5}) != rules->obstacles.end());
    CHECK(std::ranges::find(rules->obstacles, ObstacleHeight{"stone-wall-4", 1, 2}) != rules->obstacles.end());
    CHECK(read_rules(write_rules(*rules), "again.xml", shipped()).value() == *rules);
}

TEST_CASE("mistakes in house rules have a place and a remedy") {
    struct {
        const char* inside;
        const char* says;
    } const rows[] = {{"<set rule=\"road-bonis\" is=\"2\"/>", "did you mean \"road-bonus\"?"},
                      {"<set rule=\"gravity\" is=\"yes\"/>", "there is no rule \"gravity\"; the manual lists them"},
                      {"<set rule=\"flip\" is=\"maybe\"/>", "not one of no"},
                      {"<set rule=\"road-bonus\" is=\"21\"/>", "from 0 to 20"},
                      {"<set rule=\"road-bonus\" is=\"yes\"/>", "is"},
                      {"<set rule=\"flip\" is=\"no\"/><set rule=\"flip\" is=\"yes\"/>", "appears twice"},
                      {"<set rule=\"flip\"/>", "is"},
                      {"<set rule=\"flip\" is=\"no\" why=\"so\"/>", "why"},
                      {"<sett rule=\"flip\" is=\"no\"/>", "set"},
                      {"<terrain id=\"snoow\" cost=\"2\"/>", "did you mean \"snow\"?"},
                      {"<terrain id=\"snow\" costs=\"2\"/>", "did you mean \"cost\"?"},
                      {"<terrain id=\"snow\" cost=\"0\"/>", "from 1 to 20"},
                      {"<obstacle kind=\"ruin-9\" inside=\"2\"/>", "ruin-"},
                      {"<obstacle kind=\"ruin-2\"/>", "inside"}};
    for (const auto& row : rows) {
        const std::string said = rules_trouble(row.inside);
        INFO(row.inside << ": " << said);
        CHECK(said.starts_with("club.xml:1:"));
        CHECK(said.find(row.says) != std::string::npos);
    }
    CHECK(describe(read_inside("", "master-2006").error(), english()).find("did you mean \"master-200") !=
          std::string::npos);
    CHECK_FALSE(
        read_rules("<rules xmlns=\"urn:hexwright:rules:2\" id=\"a\" based-on=\"master-2007\"/>", "a.xml", shipped()));
}

TEST_CASE("the schema of house rules accepts what is written and what the samples hold") {
    if (std::system("xmllint --version >/dev/null 2>&1") != 0) return;
    const TemporaryFolder folder;
    const std::string file = (folder / "club.xml").string();
    const auto rules = read_inside(
        "<set rule=\"flip\" is=\"no\"/><terrain id=\"snow\" cost=\"2\"/><obstacle kind=\"ruin-2\" inside=\"5\"/>");
    REQUIRE(write_file(file, write_rules(*rules)));
    const auto valid = [](const std::string& name) {
        return std::system(("xmllint --nonet --noout --schema '" HEXWRIGHT_SOURCE_DIR
                            "/formats/schema/house-rules.xsd' '" +
                            name + "' >/dev/null 2>&1")
                               .c_str()) == 0;
    };
    CHECK(valid(file));
    CHECK(valid(HEXWRIGHT_SOURCE_DIR "/samples/own/friday-club.xml"));
    REQUIRE(write_file(file, file_with("<sett/>")));
    CHECK_FALSE(valid(file));
}
