#include "editor/document/files/picture_paths.h"

#include "editor/document/document.h"
#include "editor/document/files/open.h"
#include "formats/xml/bytes/file.h"
#include "tests/support/builders.h"
#include "tests/support/every_room.h"
#include "tests/support/files.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

Underlay page(std::string src, int level = 1) { return {level, std::move(src), {{0, 0, {0, 0}}, {100, 0, {5, 0}}}}; }

std::string src_in(const std::filesystem::path& file) {
    return read_scenario(*read_file(file), "a.xml", kinds())->scenario.underlays->at(0).src;
}

}  // namespace

TEST_CASE("a picture is found from wherever the map is saved") {
    const TemporaryFolder folder;
    std::filesystem::create_directories(folder.path / "maps/old");
    std::filesystem::create_directories(folder.path / "pictures");
    Scenario map;
    map.underlays = std::vector{page("../pictures/page.jpg")};
    const auto first = folder.path / "maps/first.xml", second = folder.path / "maps/old/second.xml";
    REQUIRE(write_file(first, write_scenario(map, kinds())));

    auto read = open_scenario(first, kinds());
    REQUIRE(read);
    CHECK(read->scenario.underlays->at(0).src == (folder.path / "pictures/page.jpg").string());
    Document document(kinds(), read->scenario, first);
    REQUIRE(document.save(second));
    CHECK(src_in(second) == "../../pictures/page.jpg");
    REQUIRE(document.save(first));
    CHECK(src_in(first) == "../pictures/page.jpg");
    CHECK_FALSE(document.changed());
    CHECK(open_scenario(second, kinds())->scenario.underlays->at(0).src == read->scenario.underlays->at(0).src);
}

TEST_CASE("a picture that is not there is no error of the file") {
    const TemporaryFolder folder;
    Scenario map;
    map.underlays = std::vector{page("nowhere.png")};
    const auto file = folder.path / "map.xml";
    REQUIRE(write_file(file, write_scenario(map, kinds())));
    const auto read = open_scenario(file, kinds());
    REQUIRE(read);
    CHECK(read->notes.empty());
}

TEST_CASE("an underlay is an edit with undo, what cannot be kept is refused") {
    Document document(kinds());
    const auto try_out = [&](std::vector<Underlay> underlays) {
        const auto refused =
            document.commit(named(SetUnderlays{std::move(underlays)}, *document.now().scenario, kinds()));
        return refused ? refused->message.id : "";
    };
    CHECK(try_out({page("/b.png", 2), page("/a.png", 1)}).empty());
    CHECK(document.now().scenario->underlays->front().src == "/a.png");  // Sorted by level.
    document.undo();
    CHECK(document.now().scenario->underlays->empty());
    CHECK(try_out({page("/a.png"), page("/b.png")}) == "refused.two-underlays");
    CHECK(try_out({page("")}) == "refused.picture-name");
    CHECK(try_out({page("/a\xFF.png")}) == "refused.picture-name");
    CHECK(try_out({page("/a\n.png")}) == "refused.picture-name");
    CHECK(try_out({page("/" + std::string(max_picture_path, 'a'))}) == "refused.picture-name");
    CHECK(try_out({page("/a.png", 121)}) == "refused.underlay-level");
    CHECK(try_out({{1, "/a.png", {}}}) == "refused.pins");
}

TEST_CASE("a folder whose name no file can hold leaves the picture's own name") {
    Scenario map;
    map.underlays = std::vector{page("/x/b\xFF/page.jpg")};
    CHECK(with_relative_picture_paths(map, "/x/map.xml").underlays->at(0).src == "page.jpg");
    CHECK(with_relative_picture_paths(map, "/x/b\xFF/map.xml").underlays->at(0).src == "page.jpg");
}

TEST_CASE("a picture whose name is a dash is written so that it is no standard input") {
    Scenario map;
    map.underlays = std::vector{page("/x/-")};
    CHECK(with_relative_picture_paths(map, "/x/map.xml").underlays->at(0).src == "./-");
    CHECK(whole_picture_path("./-", "/x/map.xml") == "/x/-");
}
