// Files of older versions, kept for ever: they are read with the meaning that they had, told as what they are, and
// written as the newest version. What they become stands beside them, by the name FILE.now.
#include "engine/trials/trial_run.h"
#include "formats/telling/words.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/scenario/campaign_xml.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"

#include <cstdlib>
#include <fstream>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

const std::filesystem::path old_files =
    std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "tests/golden/old-files/version-1";

std::string old_file(const std::string& name) {
    const auto bytes = read_file(old_files / name);
    REQUIRE(bytes);
    return *bytes;
}

std::string written_now(const std::string& name) {
    const std::string text = old_file(name);
    if (is_campaign(text)) {
        const auto read = read_campaign(text, name);
        REQUIRE(read);
        REQUIRE(read->notes.size() == 1);
        CHECK(read->notes[0].id == "scenario.upgraded");
        return write_campaign(*read);
    }
    const auto read = read_scenario(text, name, shipped());
    REQUIRE(read);
    REQUIRE(read->notes.size() == 1);
    CHECK(english()(read->notes[0]) == name +
                                           " has version 1 and is read with its old meaning; saving it "
                                           "writes the newest version");
    return write_scenario(read->scenario, shipped());
}

}  // namespace

TEST_CASE("files of version 1 are read with a message and are written as version 2") {
    for (const auto& entry : std::filesystem::directory_iterator(old_files)) {
        if (entry.path().extension() != ".xml") continue;
        const std::string name = entry.path().filename().string(), now = written_now(name);
        INFO(name);
        const std::filesystem::path golden = entry.path().string() + ".now";
        if (std::getenv("HEXWRIGHT_UPDATE_GOLDEN")) std::ofstream(golden, std::ios::binary) << now;
        const auto wanted = read_file(golden);
        REQUIRE(wanted);
        CHECK(now == *wanted);
        if (is_campaign(now)) continue;
        const auto again = read_scenario(now, name, shipped());
        REQUIRE(again);
        CHECK(again->notes.empty());
    }
}

TEST_CASE("what a test of version 1 gives holds behind the rules with which the game opens, also when it is saved") {
    const auto failing = [](const std::string& text) {
        std::vector<std::string> ids;
        for (const TestOutcome& outcome : run_tests(read_or_fail(text, "opening-rules.xml"), shared_shipped()))
            if (!outcome.passed()) ids.push_back(outcome.id);
        return ids;
    };
    std::string text = old_file("opening-rules.xml");
    CHECK(failing(text).empty());
    CHECK(failing(written_now("opening-rules.xml")).empty());
    text.replace(text.find("scenario:1"), 10, "scenario:2");  // The same words mean something else now.
    CHECK(failing(text) == std::vector<std::string>{"facts-come-last", "of-a-later-round"});
}

TEST_CASE("a zone of version 1 with spaces and conditions has all of them, as it had") {
    const Scenario scenario = read_or_fail(old_file("zones-and-if.xml"), "zones-and-if.xml");
    const auto& zones = *scenario.zones;
    CHECK(zones[0].conditions_do == ZoneConditions::Add);
    CHECK(written_now("zones-and-if.xml").find("spaces=\"0,0,1 1,0,1\" conditions=\"add\"") != std::string::npos);
}

TEST_CASE("a newer version is refused with one sentence") {
    std::string text = old_file("zones-and-if.xml");
    text.replace(text.find("scenario:1"), 10, "scenario:3");
    const auto read = read_scenario(text, "new.xml", shipped());
    REQUIRE_FALSE(read);
    CHECK(describe(read.error(), english()) ==
          "new.xml:2:11: this file has version 3, but this program reads only up to 2; get a newer hexwright");
}
