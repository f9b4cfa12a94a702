// Checks the manual and the readme against the program: everything that exists is described, and every example behaves
// as printed.
#include "engine/board/battlefield/issue.h"
#include "engine/board/catalogue/printed_power.h"
#include "engine/rules/edition.h"
#include "formats/exchange/csv/cards_csv.h"
#include "formats/xml/rules/rules_xml.h"
#include "tests/cli/program.h"
#include "tests/support/every_room.h"

#include <regex>
#include <set>
#include <sstream>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

const std::filesystem::path source = HEXWRIGHT_SOURCE_DIR;

std::string manual(const std::string& page) { return contents(source / "editor/manual" / page); }

std::vector<std::string> all_matches(const std::string& text, const std::string& pattern) {
    const std::regex expression(pattern);
    std::vector<std::string> found;
    for (std::sregex_iterator at(text.begin(), text.end(), expression), end; at != end; ++at) found.push_back((*at)[1]);
    return found;
}

struct Example {
    std::string command;
    int exit = 0;
    std::string says;    // Output up to the next prompt or the end of the block.
    bool shows = false;  // Part of a ```console block, whose output is compared.
};

// Parses "$ hexwright …" in a console block, with its output below, or "    hexwright …" alone. A trailing "# exit 1"
// is the expected exit status.
Example example(const std::string& line, std::size_t start, bool shows) {
    Example read{line.substr(start), 0, {}, shows};
    if (const auto mark = read.command.find("# exit "); mark != std::string::npos)
        read.exit = std::stoi(read.command.substr(mark + 7));
    read.command.resize(std::min(read.command.find('#'), read.command.size()));
    return read;
}

std::vector<Example> examples_in(const std::string& page) {
    std::vector<Example> examples;
    std::istringstream lines(page);
    bool console = false, fenced = false;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("```")) {
            fenced = !fenced;
            console = fenced && line == "```console";
        } else if (console && line.starts_with("$ hexwright ")) {
            examples.push_back(example(line, 2, true));
        } else if (console && !examples.empty()) {
            examples.back().says += line + "\n";
        } else if (!fenced && line.starts_with("    ") && line.find("hexwright ") == line.find_first_not_of(' ')) {
            examples.push_back(example(line, line.find_first_not_of(' '), false));
        }
    }
    return examples;
}

// "…" on a line of its own matches any further output.
bool agrees(const std::string& said, const std::string& expected) {
    const auto rest = expected.find("…\n");
    const bool open = rest != std::string::npos && (rest == 0 || expected[rest - 1] == '\n');
    return open ? said.starts_with(expected.substr(0, rest)) : said == expected;
}

void run_examples(const std::filesystem::path& page) {
    const Program program;  // Its folder gets copies of the files that the examples name.
    std::filesystem::copy(source / "samples", program.file("samples"), std::filesystem::copy_options::recursive);
    const auto examples = examples_in(contents(source / page));
    CHECK_FALSE(examples.empty());
    for (const Example& each : examples) {
        INFO(page.string() << ": " << each.command);
        const Ran ran = program.shell("PATH='" HEXWRIGHT_BIN_DIR "':\"$PATH\" HOME=\"$PWD\" " + each.command + " 2>&1");
        CHECK(ran.exit == each.exit);
        if (!each.shows) continue;
        INFO("said: " << ran.out);
        CHECK(agrees(ran.out, each.says));
    }
}

}  // namespace

TEST_CASE("no section of a page of the manual stands twice") {
    for (const auto& entry : std::filesystem::directory_iterator(source / "editor/manual")) {
        if (entry.path().extension() != ".md") continue;
        INFO(entry.path().filename());
        std::set<std::string> headings;
        bool code = false;
        std::istringstream lines(contents(entry.path()));
        for (std::string line; std::getline(lines, line);) {
            code ^= line.starts_with("```");
            if (code || !line.starts_with("#")) continue;
            INFO(line);
            CHECK(headings.insert(line).second);
        }
    }
}

TEST_CASE("the manual explains every issue code with its severity") {
    const std::string page = manual("checks.md");
    for (int i = 0; i <= static_cast<int>(last_issue_code); ++i) {
        const auto code = static_cast<IssueCode>(i);
        const std::string row =
            "| `" + std::string(to_text(code)) + "` | " + std::string(to_text(usual_severity(code))) + " |";
        INFO(row);
        CHECK(tells(page, row));
    }
}

TEST_CASE("the manual has a section for every command, with an example") {
    const std::string help = Program()("--help").out, page = manual("command-line.md");
    const auto commands = all_matches(help.substr(help.find("Subcommands:")), "\n  ([a-z]+) ");
    CHECK(commands.size() >= 10);
    for (const std::string& command : commands) {
        INFO(command);
        CHECK(std::regex_search(page, std::regex("\n## [^\n]*\\b" + command + "\\b")));
        CHECK(tells(page, "hexwright " + command + " "));
    }
}

TEST_CASE("the manual names every element and attribute of the schemas") {
    const std::string page = manual("file-format.md"), scenario = contents(source / "formats/schema/scenario.xsd");
    const auto elements =
        all_matches(scenario + contents(source / "formats/schema/catalogue.xsd"), "<xs:element name=\"([a-z-]+)\"");
    CHECK(elements.size() > 20);
    for (const std::string& element : elements) {
        INFO(element);
        CHECK((tells(page, "`<" + element + ">`") || (element == "catalogue" && tells(page, "<catalogue "))));
    }
    for (const std::string& attribute : all_matches(scenario, "<xs:attribute name=\"([a-z-]+)\"")) {
        INFO(attribute);
        CHECK((tells(page, "`" + attribute + "`") || tells(page, "`" + attribute + "=")));
    }
}

TEST_CASE("the manual names every parameter of a power") {
    const std::string page = manual("file-format.md");
    for (const KnownParameter& parameter : known_parameters()) {
        INFO(parameter.name);
        CHECK(tells(page, "`" + std::string(parameter.name) + "`"));
    }
}

TEST_CASE("the manual names every column of a table of cards") {
    const std::string page = manual("file-format.md"), section = page.substr(page.find("### Tables of cards"));
    for (const CardTableColumn& column : card_table_columns()) {
        INFO(column.name);
        const auto at = section.find("`" + column.name + "`");
        CHECK(at != std::string::npos);
        CHECK((at < section.find("`figures`")) == column.required);
    }
}

TEST_CASE("the manual tells of every house rule what the editions say") {
    const std::string page = manual("house-rules.md"), schema = contents(source / "formats/schema/house-rules.xsd");
    for (std::size_t i = 0; i < rule_fields().size(); ++i) {
        std::string row = "| `" + rule_names()[i] + "` |";
        for (const std::string_view id : editions()) {
            const Rules rules = *rules_of(id);
            if (const auto* number = std::get_if<int Rules::*>(&rule_fields()[i].member))
                row += " " + std::to_string(rules.*(*number)) + " |";
            else row += rules.*std::get<bool Rules::*>(rule_fields()[i].member) ? " yes |" : " no |";
        }
        INFO(row);
        CHECK(tells(page, "\n" + row + " "));
    }
    for (const std::string& name : all_matches(schema, "<xs:(?:element|attribute) name=\"([a-z-]+)\"")) {
        INFO(name);
        CHECK((tells(page, "`" + name + "`") || tells(page, "`<" + name + ">`")));
    }
    for (const std::string& attribute : terrain_attributes()) CHECK(tells(page, "`" + attribute + "`"));
    CHECK(tells(page,
                "```xml samples/own/friday-club.xml\n" + contents(source / "samples/own/friday-club.xml") + "```\n"));
    run_examples("editor/manual/house-rules.md");
}

TEST_CASE("the manual names every command of the window and every line of its scripts") {
    const std::string page = manual("keys.md");
    int commands = 0;
    for (const auto& table : std::filesystem::directory_iterator(source / "editor/commands")) {
        if (!table.path().string().ends_with("_commands.cpp")) continue;
        for (const std::string& id : all_matches(contents(table), "\\.id = \"([a-z.-]+)\"")) {
            INFO(id);
            CHECK(tells(page, "`" + id + "`"));
            ++commands;
        }
    }
    CHECK(commands > 30);
    const std::string script = contents(source / "editor/scripts/script.cpp");
    const auto first = script.find("constexpr Verb verbs[]");
    for (const std::string& verb :
         all_matches(script.substr(first, script.find(';', first) - first), "\\{\"([a-z-]+)\", [0-9]\\}")) {
        INFO(verb);
        CHECK((tells(page, "`" + verb + " ") || tells(page, "`" + verb + "`")));
    }
}

TEST_CASE("the page of keys lists each command once, and no page has two sections of one name") {
    const std::string keys = manual("keys.md"), tables = keys.substr(0, keys.find("## Keys of your own"));
    std::set<std::string> listed;
    for (const std::string& id : all_matches(tables, "`([a-z]+\\.[a-z0-9.-]+)`")) {
        INFO(id);
        CHECK(listed.insert(id).second);
    }
    for (const auto& page : std::filesystem::directory_iterator(source / "editor/manual")) {
        if (page.path().extension() != ".md") continue;
        std::set<std::string> sections;
        for (const std::string& section : all_matches(contents(page), "\n(#+ [^\n]+)")) {
            INFO(page.path().filename().string() << ": " << section);
            CHECK(sections.insert(section).second);
        }
    }
}

TEST_CASE("examples of files in the manual are the files that they name") {
    const std::string page = manual("file-format.md");
    int count = 0;
    for (const std::string& name : all_matches(page, "```(?:xml|csv) (samples/[a-z/-]+\\.(?:xml|csv))\n")) {
        INFO(name);
        CHECK(
            tells(page, "```" + name.substr(name.size() - 3) + " " + name + "\n" + contents(source / name) + "```\n"));
        ++count;
    }
    CHECK(count == 8);
}

TEST_CASE("the battlefield of the manual is in the usual form and checks without errors") {
    const Program hexwright;
    const std::string page = manual("file-format.md");
    const auto start = page.find("```xml\n") + 7;
    const std::string map = page.substr(start, page.find("```\n", start) - start);
    hexwright.write("map.xml", map);
    CHECK(hexwright("convert map.xml -").out == map);
    CHECK(hexwright("check map.xml --strict").exit == 0);
}

TEST_CASE("every example runs as said") {
    run_examples("README.md");
    run_examples("editor/manual/command-line.md");
    run_examples("editor/manual/file-format.md");
    run_examples("editor/manual/scenarios.md");
    run_examples("editor/manual/is-it-fair.md");
    run_examples("editor/manual/many-machines.md");
}

TEST_CASE("pictures and pages that the manual names are there") {
    for (const std::string name :
         {"README.md", "editor/manual/README.md", "editor/manual/keys.md", "editor/manual/checks.md",
          "editor/manual/command-line.md", "editor/manual/file-format.md", "editor/manual/ground-rules.md",
          "editor/manual/virtualscape.md", "editor/manual/zones.md", "editor/manual/house-rules.md",
          "editor/manual/collections.md", "editor/manual/scenarios.md", "editor/manual/playing.md",
          "editor/manual/is-it-fair.md", "editor/manual/many-machines.md", "editor/manual/linux.md",
          "editor/manual/in-the-browser.md"}) {
        const std::string page = contents(source / name);
        for (const std::string& link : all_matches(page, "\\]\\(([A-Za-z0-9_./-]+)")) {
            INFO(name << ": " << link);
            CHECK(std::filesystem::exists((source / name).parent_path() / link));
        }
    }
}
