// Parts of maps saved by name: any name that a person can write works, and none is ever lost.
#include "editor/document/own/stamps.h"

#include "tests/support/builders.h"
#include "tests/support/every_room.h"
#include "tests/support/files.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

Block hill_block() {
    Scenario map = scenario_with({at("grass-7", {0, 0}), at("rock-1", {0, 1}, 2)});
    map.zones = std::vector<Zone>{{"red", "start", "red", {}, {{{0, 1}, 2}}}};
    return whole_map(map);
}

std::string error_of(const auto& result) { return result ? "none" : result.error().message.id; }

std::vector<std::string> names_in(const std::filesystem::path& folder) {
    std::vector<std::string> names;
    for (const Stamp& stamp : stamps_in(folder)) names.push_back(stamp.name);
    return names;
}

}  // namespace

TEST_CASE("a stamp is saved as a map and comes back as it was") {
    const TemporaryFolder folder;
    CHECK(stamps_in(folder / "stamps").empty());
    const auto saved = save_stamp(folder / "stamps", "Hill", hill_block(), Existing::Keep, kinds());
    REQUIRE(saved);
    CHECK(bytes_of(saved->file) == text_of(hill_block(), kinds()));
    const auto loaded = load_stamp(stamps_in(folder / "stamps").at(0), kinds());
    REQUIRE(loaded);
    CHECK(*loaded == hill_block());
}

TEST_CASE("names of any script become files without loss") {
    struct {
        std::string name, stem;
    } const table[] = {
        {"Hill", "Hill"},         {"a/b", "a%2Fb"}, {"../etc", "%2E.%2Fetc"},      {"Hügel", "Hügel"}, {"丘 2", "丘 2"},
        {".hidden", "%2Ehidden"}, {"50%", "50%25"}, {"C:\\x*?", "C%3A%5Cx%2A%3F"}, {"a.b c", "a.b c"}, {" x", "%20x"}};
    const TemporaryFolder folder;
    std::size_t saved = 0;
    for (const auto& row : table) {
        CHECK(file_stem_of(row.name) == row.stem);
        CHECK(name_of_stem(file_stem_of(row.name)) == row.name);
        REQUIRE(save_stamp(folder.path, row.name, hill_block(), Existing::Keep, kinds()));
        CHECK(stamps_in(folder.path).size() == ++saved);
    }
    CHECK(std::ranges::count(names_in(folder.path), "丘 2") == 1);
    std::string long_name;
    for (int i = 0; i < 60; ++i) long_name += "丘";
    CHECK(error_of(save_stamp(folder.path, long_name, hill_block(), Existing::Keep, kinds())) == "none");
    for (const std::string& bad : {std::string(), std::string("  "), std::string("a\nb"), long_name + "!",
                                   std::string("\xff"), std::string(61, '/')})
        CHECK(error_of(save_stamp(folder.path, bad, hill_block(), Existing::Keep, kinds())) == "stamps.name");
}

TEST_CASE("a stamp is replaced only when asked, and then the old one lies in the trash") {
    const TemporaryFolder folder;
    REQUIRE(save_stamp(folder.path, "Hill", hill_block(), Existing::Keep, kinds()));
    Block other = hill_block();
    other.pieces.pop_back();
    CHECK(error_of(save_stamp(folder.path, "Hill", other, Existing::Keep, kinds())) == "stamps.exists");
    CHECK(load_stamp(stamps_in(folder.path)[0], kinds())->pieces.size() == 2);
    REQUIRE(save_stamp(folder.path, "Hill", other, Existing::Replace, kinds()));
    CHECK(load_stamp(stamps_in(folder.path)[0], kinds())->pieces.size() == 1);
    CHECK(bytes_of(folder / "trash/Hill.xml") == text_of(hill_block(), kinds()));
    REQUIRE(delete_stamp(stamps_in(folder.path)[0]));
    CHECK(stamps_in(folder.path).empty());
    CHECK(bytes_of(folder / "trash/Hill 2.xml") == text_of(other, kinds()));
}

TEST_CASE("a stamp is renamed, never over another one") {
    const TemporaryFolder folder;
    REQUIRE(save_stamp(folder.path, "Hill", hill_block(), Existing::Keep, kinds()));
    REQUIRE(save_stamp(folder.path, "Dale", hill_block(), Existing::Keep, kinds()));
    const Stamp dale = stamps_in(folder.path)[0];
    CHECK(error_of(rename_stamp(dale, "Hill")) == "stamps.exists");
    CHECK(error_of(rename_stamp(dale, "")) == "stamps.name");
    CHECK(rename_stamp(dale, "Dale"));
    const auto renamed = rename_stamp(dale, "Vallée");
    REQUIRE(renamed);
    CHECK(names_in(folder.path) == std::vector<std::string>{"Hill", "Vallée"});
    CHECK(bytes_of(renamed->file) == text_of(hill_block(), kinds()));
    CHECK(error_of(rename_stamp(dale, "Glen")) == "stamps.no-such");
    CHECK(error_of(delete_stamp(dale)) == "stamps.no-such");
    CHECK(error_of(load_stamp(dale, kinds())) == "stamps.no-such");
}

TEST_CASE("trouble with stamps is said: no folder, nothing to save, a file that is no map") {
    const TemporaryFolder folder;
    CHECK(error_of(save_stamp({}, "Hill", hill_block(), Existing::Keep, kinds())) == "stamps.no-home");
    CHECK(error_of(save_stamp(folder.path, "Hill", {}, Existing::Keep, kinds())) == "block.no-pieces");
    std::ofstream(folder / "broken.xml") << "not a map";
    CHECK(load_stamp(stamps_in(folder.path).at(0), kinds()).error().at->file == (folder / "broken.xml").string());
    CHECK_FALSE(save_stamp(folder / "broken.xml", "Hill", hill_block(), Existing::Keep, kinds()));
}
