#include "editor/document/own/shelf.h"

#include "formats/xml/bytes/file.h"
#include "tests/support/builders.h"
#include "tests/support/every_room.h"
#include "tests/support/files.h"

#include <fstream>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

std::string names(const Shelf& shelf) {
    std::string text;
    for (const SavedCollection& each : shelf.collections) text += each.collection.name + "|";
    return text;
}

Holding boxes(int count) {
    Holding holding;
    set_count(holding, *kinds().set("rocks"), count);
    return holding;
}

}  // namespace

TEST_CASE("collections are kept, renamed and thrown away as files") {
    const TemporaryFolder temporary;
    const std::filesystem::path folder = temporary / "collections-kept";
    Shelf shelf = read_shelf(folder / "mine", kinds());
    CHECK(shelf.collections.empty());
    REQUIRE(add(shelf, {"Home, upstairs", boxes(2)}, kinds()));
    REQUIRE(add(shelf, {"Клуб", {}}, kinds()));
    REQUIRE(add(shelf, {"../evil", {}}, kinds()));
    CHECK(names(read_shelf(folder / "mine", kinds())) == "../evil|Home, upstairs|Клуб|");
    CHECK(std::filesystem::exists(folder / "mine" / "Home-upstairs.xml"));

    REQUIRE(change(shelf, "Клуб", boxes(5), kinds()));
    REQUIRE(rename(shelf, "Клуб", "Club", kinds()));
    CHECK(std::filesystem::exists(folder / "mine" / "Club.xml"));
    CHECK(find(read_shelf(folder / "mine", kinds()), "Club")->collection.owned == boxes(5));

    REQUIRE(throw_away(shelf, "Club", folder / "Trash"));
    CHECK(names(shelf) == "../evil|Home, upstairs|");
    CHECK(names(read_shelf(folder / "mine", kinds())) == names(shelf));
    CHECK(std::filesystem::exists(folder / "Trash" / "files" / "Club.xml"));
    CHECK(read_file(folder / "Trash" / "info" / "Club.xml.trashinfo")->find("collections-kept/mine/Club.xml") !=
          std::string::npos);
    REQUIRE(add(shelf, {"Club", {}}, kinds()));
    REQUIRE(throw_away(shelf, "Club", folder / "Trash"));
    CHECK(std::filesystem::exists(folder / "Trash" / "files" / "Club.2.xml"));
}

TEST_CASE("collections keep their names apart, what is broken stays and is told") {
    const TemporaryFolder temporary;
    const std::filesystem::path folder = temporary / "collections-apart";
    Shelf shelf{folder, {}, {}};
    REQUIRE(add(shelf, {"Mine", boxes(1)}, kinds()));
    CHECK(add(shelf, {"Mine", {}}, kinds()).error().message.id == "collections.name-taken");
    CHECK(add(shelf, {"  ", {}}, kinds()).error().message.id == "collections.no-name");
    CHECK(add(shelf, {std::string(300, 'x'), {}}, kinds()).error().message.id == "collections.long-name");
    CHECK(free_name(shelf, "Mine") == "Mine 2");
    CHECK(free_name(shelf, "Yours") == "Yours");
    CHECK(rename(shelf, "Yours", "Ours", kinds()).error().message.id == "collections.gone");
    REQUIRE(add(shelf, {"Mine:", {}}, kinds()));  // Needs the same file name.
    CHECK(read_shelf(folder, kinds()).collections.size() == 2);

    std::ofstream(folder / "broken.xml") << "<collection";
    const Shelf again = read_shelf(folder, kinds());
    CHECK(again.collections.size() == 2);
    CHECK(again.unreadable.size() == 1);
    CHECK(std::filesystem::exists(folder / "broken.xml"));
}

TEST_CASE("counts of a holding") {
    Holding holding = boxes(3);
    CHECK(count_of(holding, *kinds().set("rocks")) == 3);
    set_count(holding, *kinds().set("meadow"), 1);
    CHECK(holding.sets.front().set == *kinds().set("meadow"));  // Sorted in the order of the catalogue.
    set_count(holding, *kinds().set("rocks"), 0);
    CHECK(holding.sets.size() == 1);
    set_count(holding, *kinds().item("grass-1"), 4);
    CHECK(count_of(holding, *kinds().item("grass-1")) == 4);
    CHECK(count_of(holding, *kinds().item("rock-1")) == 0);
}
