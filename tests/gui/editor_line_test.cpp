// The command line of the window's program: help and refusals in the person's language, without a window.
#include "tests/cli/program.h"

#include <catch2/catch.hpp>

using namespace hexwright::testing;

namespace {

Ran editor_line(const std::string& arguments) {
    const Program folder;
    return folder.shell("env HOME=\"$PWD\" LC_ALL=C.UTF-8 '" HEXWRIGHT_BIN_DIR "/hexwright-editor' " + arguments);
}

}  // namespace

TEST_CASE("the window's program explains its command line in German, too") {
    const std::string english = editor_line("--help").out, german = editor_line("--help --language de").out;
    CHECK(tells(english, "Usage: hexwright-editor"));
    CHECK(tells(german, "Aufruf: hexwright-editor"));
    for (const char* word : {"Usage", "Options", "OPTIONS", "FILE", " to ", "With ", "Example"}) {
        INFO(word);
        CHECK_FALSE(tells(german, word));
    }
}

TEST_CASE("the window's program refuses a line in one sentence of the person's language") {
    struct {
        const char *line, *english, *german;
    } const table[] = {
        {"--level 500", "--level: \"500\" is not a whole number from 1 to",
         "--level: \"500\" ist keine ganze Zahl von 1 bis"},
        {"--table glass", "is not one of wood, felt, stone", "gehört nicht zu wood, felt, stone"},
        {"--nonsense", "not expected here: --nonsense", "hier nicht erwartet: --nonsense"},
        {"--level", "--level needs a value", "--level braucht einen Wert"},
    };
    for (const auto& row : table) {
        INFO(row.line);
        const Ran english = editor_line(row.line), german = editor_line(std::string("--language de ") + row.line);
        CHECK(english.exit == 2);
        CHECK(german.exit == 2);
        CHECK(tells(english.err, row.english));
        CHECK(tells(german.err, row.german));
        CHECK(tells(german.err, "--help zeigt ein Beispiel"));
    }
}
