#include "editor/document/fault_report.h"

#include "editor/document/safety/recovery.h"
#include "engine/core/system/places.h"
#include "tests/support/every_room.h"
#include "tests/support/person.h"

#include <chrono>
#include <fstream>
#include <string>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace fs = std::filesystem;

namespace {

bool tells(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

std::string reported(std::string renderer = {}) {
    return fault_report({.program = "hexwright 1.2.3", .renderer = std::move(renderer)}, english());
}

void keep_map(const std::string& text) {
    RecoveryWriter writer(system::state_folder(), {"/home/somebody/secret.xml", "0123", "The Narrows"});
    REQUIRE(writer.write(text));
}

void set_age(const fs::path& file, int hours) {
    fs::last_write_time(file, fs::file_time_type::clock::now() - std::chrono::hours(hours));
}

}  // namespace

TEST_CASE("a report of a fault names program, system, language and display") {
    const Person ann;
    const Setting locale("LC_ALL", "de_DE.UTF-8"), session("XDG_SESSION_TYPE", "wayland");
    const std::string text = reported("llvmpipe");
    CHECK(text.starts_with("hexwright 1.2.3: "));
    CHECK(tells(text, "\nSystem: "));
    CHECK(tells(text, "Linux"));
    CHECK(tells(text, "\nLanguage: en LC_ALL=de_DE.UTF-8"));
    CHECK(tells(text, "\nDisplay: XDG_SESSION_TYPE=wayland"));
    CHECK(tells(text, "\nOpenGL renderer: llvmpipe\n"));
    CHECK(tells(reported(), "\nOpenGL renderer: not known here\n"));
    CHECK(tells(text, "\nNothing is sent. "));
    CHECK(tells(text, "\nNothing is kept in ~/.local/state/hexwright.\n"));
    CHECK(tells(text, "\nNo unsaved map or game is kept.\n"));
}

TEST_CASE("a report of a fault lists what is kept, without what settings hold") {
    const Person ann;
    ann.write(".local/state/hexwright/trash/my map.xml", "<old/>");
    ann.write(".local/state/hexwright/trash/line\nbreak.xml", "<old/>");
    ann.write(".config/hexwright/settings.xml.broken-1", "<private/>");
    const std::string text = reported();
    CHECK(tells(text, "  6  trash/my map.xml\n"));
    CHECK(tells(text, "  6  trash/line break.xml\n"));
    CHECK(tells(text, "\nKept in ~/.config/hexwright, "));
    CHECK(tells(text, "  10  settings.xml.broken-1\n"));
    CHECK_FALSE(tells(text, "<old/>"));
    CHECK_FALSE(tells(text, "<private/>"));
    CHECK_FALSE(tells(text, ann.home().string()));
}

TEST_CASE("a report of a fault does not list more than forty files of a folder") {
    const Person ann;
    for (int i = 0; i < 43; ++i) ann.write(".local/state/hexwright/trash/" + std::to_string(i) + ".xml", "");
    CHECK(tells(reported(), "\n  and 3 more\n"));
}

TEST_CASE("a report of a fault ends with the newest unsaved map or game, and leaves it as it is") {
    const Person ann;
    keep_map("<scenario id=\"first\"/>\n");
    keep_map("<scenario id=\"second\"/>\n");
    const fs::path folder = recovery_folder(system::state_folder());
    std::vector<fs::path> files;
    for (const auto& each : fs::directory_iterator(folder)) files.push_back(each.path());
    REQUIRE(files.size() == 2);
    const auto is_first = [](const fs::path& file) { return tells(bytes_of(file), "first"); };
    const fs::path first = is_first(files[0]) ? files[0] : files[1], second = is_first(files[0]) ? files[1] : files[0];
    set_age(second, 1);
    CHECK(reported().ends_with(", the newest unsaved work, in full:\n\n<scenario id=\"first\"/>\n"));
    set_age(first, 2);
    CHECK(reported().ends_with("\n\n<scenario id=\"second\"/>\n"));
    CHECK_FALSE(tells(reported(), "secret.xml"));
    ann.write(".local/state/hexwright/games/0123/1.game.part", "<game>\n");  // Torn off.
    CHECK(reported().ends_with("games/0123/1.game.part, the newest unsaved work, in full:\n\n<game>\n"));
    CHECK(find_recoveries(system::state_folder()).size() == 2);
}

TEST_CASE("without a home directory a report of a fault names the system alone") {
    const Setting home("HOME", ""), state("XDG_STATE_HOME", ""), config("XDG_CONFIG_HOME", "");
    const std::string text = reported();
    CHECK(tells(text, "\nSystem: "));
    CHECK_FALSE(tells(text, "kept in"));
}
