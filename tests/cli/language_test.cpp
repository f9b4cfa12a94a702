// The language of the command line: an option, or the environment. What programs read stays as it is.
#include "tests/cli/program.h"

#include <string>
#include <vector>

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

TEST_CASE("the help of every command is German whole") {
    const Program hexwright;
    const std::string english = hexwright("--help").out;
    std::vector<std::string> commands{""};
    for (std::size_t at = english.find("\nSubcommands:\n") + 14; english.compare(at, 2, "  ") == 0;
         at = english.find('\n', at) + 1)
        commands.push_back(english.substr(at + 2, english.find(' ', at + 2) - at - 2));
    CHECK(commands.size() > 20);
    for (const std::string& command : commands) {
        INFO(command);
        const std::string help = hexwright(command + " --help --language de").out;
        CHECK(tells(help, "Aufruf: hexwright"));
        for (const char* word :
             {"Usage",    "Options",  "OPTIONS", "Positionals", "Arguments", "Subcommands", "SUBCOMMAND",
              "Commands", "REQUIRED", "Needs",   "Excludes",    "Env",       " FILE",       "FLOAT",
              "INT ",     " in [",    " to ",    "FOLDER",      "Print",     "Example"}) {
            INFO(word);
            CHECK_FALSE(tells(help, word));
        }
    }
}

TEST_CASE("what is wrong with a line is said in German whole") {
    const Program hexwright;
    struct {
        const char *line, *english, *german;
    } const table[] = {
        {"play", "FILE is required", "DATEI fehlt"},
        {"play a b c", "not expected here: b c", "hier nicht erwartet: b c"},
        {"play a --players 9", "--players: \"9\" is not a whole number from 1 to 8",
         "--players: \"9\" ist keine ganze Zahl von 1 bis 8"},
        {"play a --players two", "--players: \"two\" is not a whole number", "--players: \"two\" ist keine ganze Zahl"},
        {"play a --players 2.5", "\"2.5\" is not a whole number", "\"2.5\" ist keine ganze Zahl"},
        {"play a --players 2 --players 3", "--players is given more than once", "--players steht mehrmals da"},
        {"play a --players", "--players needs a value", "--players braucht einen Wert"},
        {"parts a --prices b", "--prices also needs --needed", "--prices braucht auch --needed"},
        {"parts a --csv --needed", "cannot be used together; leave one out", "gehen nicht zusammen; lass eins weg"},
        {"odds 1 2 --table", "ATTACK", "ANGRIFF"},
        {"parts a --csv=maybe", "--csv takes no value", "--csv nimmt keinen Wert an"},
        {"picture a b.png --view plam", "there is no \"plam\"; did you mean \"plan\"?",
         "\"plam\" gibt es nicht; meinst du \"plan\"?"},
        {"picture a b.png --view sideways", "\"sideways\" is not one of plan, iso, scene",
         "\"sideways\" gehört nicht zu plan, iso, scene"},
        {"sheet a b.pdf --steps-per-page 3", "\"3\" is not one of 1, 2, 4, 6", "\"3\" gehört nicht zu 1, 2, 4, 6"},
        {"catalogue -x", "WHAT is required", "WAS fehlt"},
        {"check a -x", "not expected here: -x", "hier nicht erwartet: -x"},
    };
    for (const auto& row : table) {
        INFO(row.line);
        const Ran english = hexwright(row.line), german = hexwright("--language=de " + std::string(row.line));
        INFO(english.err << german.err);
        CHECK(english.exit == 2);
        CHECK(german.exit == 2);
        CHECK(tells(english.err, row.english));
        CHECK(tells(german.err, row.german));
        CHECK(tells(german.err, " --help zeigt ein Beispiel"));
        for (const char* word : {"required", "expected", "requires", "excludes", "range", "convert", "Value", "not in"})
            CHECK_FALSE(tells(german.err, word));
    }
}

TEST_CASE("a number written as people write it is refused with the way to write it here") {
    const Program hexwright;
    struct {
        const char *option, *written, *plain;
    } const table[] = {
        {"model a b.obj --scale", "5,5", "5.5"},        {"sheet a b.pdf --margin", "10,25", "10.25"},
        {"model a b.obj --scale", "1'0", nullptr},      {"simulate a --games", "1.000", "1000"},
        {"simulate a --games", "1'000", "1000"},        {"simulate a --games", "10 000", "10000"},
        {"simulate a --games", "1,000,000", "1000000"}, {"model a b.obj --scale", "1.000,5", "1000.5"},
        {"simulate a --games", "5,5", nullptr},         {"model a b.obj --scale", "nan", nullptr},
        {"model a b.obj --scale", "5,5,5", nullptr},    {"simulate a --games", "010", "10"},
    };
    for (const auto& row : table) {
        INFO(row.option << ' ' << row.written);
        const std::string line = row.option + (" \"" + std::string(row.written) + "\"");
        for (const std::string language : {"en", "de"}) {
            const Ran ran = hexwright(line + " --language " + language);
            INFO(ran.err);
            CHECK(ran.exit == 2);
            const std::string begin = language == "en" ? "write \"" : "schreib \"";
            CHECK(tells(ran.err, begin) == (row.plain != nullptr));
            if (row.plain) CHECK(tells(ran.err, begin + row.plain + "\""));
        }
    }
    CHECK(tells(hexwright("model a b.obj --scale 5,5 --language de").err, "steht hier ein Punkt"));
}

TEST_CASE("a list of prices may have commas before its cents") {
    const Program hexwright;
    hexwright.sample("the-narrows.xml");
    hexwright.write("points.txt", "swarm-of-the-marro 39.99\nrise-of-the-valkyrie 80.5\n");
    hexwright.write("commas.txt", "swarm-of-the-marro;39,99\nrise-of-the-valkyrie 80,5\n");
    const Ran points = hexwright("parts the-narrows.xml --needed --prices points.txt --json"),
              commas = hexwright("parts the-narrows.xml --needed --prices commas.txt --json");
    CHECK(points.exit == 0);
    CHECK(points.out == commas.out);
}

TEST_CASE("standard input and standard output have German names") {
    const Program hexwright;
    hexwright.sample("sparrow-ford.xml");
    CHECK(tells(hexwright("check - --language de < sparrow-ford.xml").out, "Standardeingabe: 0 Fehler"));
    CHECK(tells(hexwright("parts - --language de < /dev/null").err, "Standardeingabe:"));
    CHECK(tells(hexwright("parts - < /dev/null").err, "standard input:"));
}
