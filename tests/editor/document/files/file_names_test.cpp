#include "editor/document/files/file_names.h"

#include "tests/support/every_room.h"
#include "tests/support/files.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

TEST_CASE("a title becomes a name that file systems take and people recognise") {
    struct {
        const char *title, *stem;
    } const rows[] = {
        {"The Narrows", "The Narrows"},
        {"Die große Brücke: Teil 2", "Die große Brücke- Teil 2"},
        {"城砦", "城砦"},
        {"Hill 1.2", "Hill 1.2"},
        {"either/or", "either-or"},
        {"../../etc/passwd", "etc-passwd"},
        {".hidden", "hidden"},
        {"--help", "help"},
        {"~ann", "ann"},
        {"one\ntwo\tthree  four", "one two three four"},
        {"  blanks. ", "blanks"},
        {"safe\u202Elmx.exe", "safe lmx.exe"},
        {"what? \"why\" <how>*|\\", "what- -why- -how-"},
        {"ford.xml", "ford"},
        {"ford.XML.hsc", "ford"},
        {"...", ""},
        {"\x01\x02", ""},
        {"", ""},
        {".xml", "xml"},
    };
    for (const auto& row : rows) {
        INFO(row.title);
        CHECK(file_stem_of_title(row.title).starts_with(row.stem));
        CHECK(file_stem_of_title(row.title).find_first_of("/\n\t\x01") == std::string::npos);
    }
    for (const auto& row : rows)
        if (std::string(row.title).find('?') == std::string::npos) CHECK(file_stem_of_title(row.title) == row.stem);
}

TEST_CASE("a very long title is cut between its letters") {
    std::string title;
    for (int i = 0; i < 500; ++i) title += "ü";
    const std::string stem = file_stem_of_title(title);
    CHECK(stem.size() == 120);
    CHECK(stem == title.substr(0, 120));
    CHECK(file_stem_of_title(std::string(5000, 'x')).size() == 120);
}

TEST_CASE("a name that is taken gets a number") {
    const TemporaryFolder folder;
    CHECK(free_file_name(folder.path, "Ford.xml") == "Ford.xml");
    std::ofstream(folder / "Ford.xml") << "x";
    CHECK(free_file_name(folder.path, "Ford.xml") == "Ford 2.xml");
    std::filesystem::create_directory(folder / "Ford 2.xml");
    std::filesystem::create_symlink("nowhere", folder / "Ford 3.xml");
    CHECK(free_file_name(folder.path, "Ford.xml") == "Ford 4.xml");
    CHECK(free_file_name(folder.path, "ford") == "ford");
}
