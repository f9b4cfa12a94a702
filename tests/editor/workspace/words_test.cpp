// The sentences that the window asks for by name.
#include "tests/editor/workspace/rig.h"
#include "tests/support/every_room.h"
#include "tests/support/files.h"

#include <filesystem>
#include <regex>
#include <string>

#include <catch2/catch.hpp>

namespace hexwright {

TEST_CASE("every sentence that the panels ask for is in the table of words") {
    const std::regex ids(
        "\"((?:about|checks|dialog|file-dialog|glyphs|hint|inspector|levels|notice|palette|plan|scene|script|status|"
        "title|"
        "toolbar|trouble|window|zones)\\.[a-z-]+)\"");
    int found = 0;
    for (const char* room : {"editor/workspace", "editor/editing", "editor/tools", "editor/desk", "editor/inspect",
                             "editor/play", "editor/files", "editor/commands", "editor/widgets", "editor/panels",
                             "editor/panes", "editor/dialogs", "editor/window", "editor/scripts", "editor/app"})
        for (const auto& entry :
             std::filesystem::recursive_directory_iterator(std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / room)) {
            if (!entry.is_regular_file()) continue;
            const std::string source = testing::bytes_of(entry.path());
            for (std::sregex_iterator it(source.begin(), source.end(), ids), end; it != end; ++it, ++found) {
                INFO(entry.path() << " asks for " << (*it)[1]);
                CHECK(test_words().knows((*it)[1].str()));
            }
        }
    CHECK(found > 60);
}

}  // namespace hexwright
