// The schemas accept what the program writes and refuse what it refuses. Needs xmllint; skipped without it.
#include "formats/file.h"
#include "formats/xml/catalogue_xml.h"
#include "formats/xml/scenario_xml.h"
#include "formats/xml/statistics_xml.h"
#include "tests/support/files.h"

#include <cstdlib>
#include <filesystem>
#include <vector>

#include <catch2/catch.hpp>

using namespace hexwright;
namespace fs = std::filesystem;

namespace {

const std::string source = HEXWRIGHT_SOURCE_DIR;

bool have_xmllint() { return std::system("xmllint --version >/dev/null 2>&1") == 0; }

bool valid(const std::string& schema, const std::vector<std::string>& files) {
    std::string command = "xmllint --nonet --noout --schema '" + source + "/formats/schema/" + schema + "'";
    for (const std::string& file : files) command += " '" + file + "'";
    return std::system((command + " >/dev/null 2>&1").c_str()) == 0;
}

std::vector<std::string> xml_files(const std::string& folder) {
    std::vector<std::string> files;
    for (const auto& entry : fs::directory_iterator(source + "/" + folder))
        if (entry.path().extension() == ".xml") files.push_back(entry.path().string());
    return files;
}

}  // namespace

TEST_CASE("samples and data are valid by their schemas") {
    if (!have_xmllint()) {
        WARN("no xmllint: the schemas are not tested");
        return;
    }
    CHECK(valid("scenario.xsd", xml_files("samples/battlefields")));
    CHECK(valid("scenario.xsd", xml_files("samples/scenarios")));
    CHECK(valid("campaign.xsd", xml_files("samples/campaigns")));
    std::vector<std::string> data = xml_files("formats/data");
    std::erase_if(data, [](const std::string& file) {  // Drops other kinds of files.
        return file.ends_with("hsc_types.xml") || file.ends_with("contest_profiles.xml");
    });
    CHECK(valid("catalogue.xsd", data));
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

TEST_CASE("the scenario schema refuses what the program refuses") {
    if (!have_xmllint()) return;
    for (const char* file : {"newer.xml", "numbers.xml", "two-roots.xml", "truncated.xml", "latin-1.xml"}) {
        CAPTURE(file);
        CHECK(!valid("scenario.xsd", {source + "/tests/fuzz/corpus/scenario/" + file}));
    }
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
