// The language of the command line: an option, or the environment. What programs read stays as it is.
#include "tests/cli/program.h"

#include <string>

#include <catch2/catch.hpp>

using namespace hexwright::testing;

TEST_CASE("the program speaks the language of the environment, or the one that it is told to") {
    const Program hexwright;
    hexwright.sample("sparrow-ford.xml");
    const Ran english = hexwright("check sparrow-ford.xml"), german = hexwright("check sparrow-ford.xml --language de");
    CHECK(english.exit == german.exit);
    CHECK(english.out != german.out);
    CHECK(hexwright("--language=de check sparrow-ford.xml").out == german.out);
    CHECK(hexwright("check sparrow-ford.xml", "LC_ALL=de_DE.UTF-8").out == german.out);
    CHECK(hexwright("check sparrow-ford.xml", "LC_ALL= LANG=de_DE.UTF-8").out == german.out);
    CHECK(hexwright("check sparrow-ford.xml", "LC_ALL= LC_MESSAGES=en_GB LANG=de_DE").out == english.out);
    CHECK(hexwright("check sparrow-ford.xml --language en", "LC_ALL=de_DE.UTF-8").out == english.out);
    CHECK(hexwright("check sparrow-ford.xml", "LC_ALL=fr_FR.UTF-8").out == english.out);
    CHECK(tells(hexwright("check --help --language de").out, "JSON"));
    CHECK(hexwright("check --help --language de").out != hexwright("check --help").out);
}

TEST_CASE("a page says in which language it is") {
    const Program hexwright;
    hexwright.sample("sparrow-ford.xml");
    for (const std::string command : {"guide sparrow-ford.xml page.html", "report sparrow-ford.xml --out page.html"})
        for (const std::string code : {"en", "de"}) {
            INFO(command << " " << code);
            hexwright(command + " --language " + code);
            CHECK(tells(contents(hexwright.file("page.html")), "<html lang=\"" + code + "\">"));
        }
}

TEST_CASE("JSON, codes and files do not depend on the language") {
    const Program hexwright;
    hexwright.sample("sparrow-ford.xml");
    for (const std::string command :
         {"check sparrow-ford.xml --json", "check nothing.xml --json", "steps sparrow-ford.xml --json",
          "code sparrow-ford.xml", "report sparrow-ford.xml --json", "catalogue pieces --json"}) {
        INFO(command);
        CHECK(hexwright(command + " --language de").out == hexwright(command).out);
    }
}

TEST_CASE("a language that we do not have is refused, and those that we have are named") {
    const Program hexwright;
    for (const std::string line :
         {"check a.xml --language tlh", "--language tlh check a.xml", "check a.xml --language"}) {
        INFO(line);
        const Ran ran = hexwright(line);
        CHECK(ran.exit == 2);
        CHECK(tells(ran.err, "--language"));
    }
    CHECK(tells(hexwright("check a.xml --language tlh").err, "de"));
}
