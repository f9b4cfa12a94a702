// The ledger of powers: every power that a shipped card prints has a test, and every row means a power and a test that
// are there.
#include "engine/powers/power_named.h"
#include "formats/xml/bytes/file.h"
#include "tests/cards/card_game.h"

#include <filesystem>
#include <set>
#include <sstream>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// Those whose numbers tests/formats/xml/cards_xml_test.cpp repeats.
constexpr std::size_t cards_of_the_first_tables = 41;

struct LedgerRow {
    std::string card{}, power{}, test{};
};

// "a", "b", "c": three texts in quotation marks.
LedgerRow row_of(const std::string& line) {
    std::vector<std::string> cells;
    std::size_t at = 0;
    while ((at = line.find('"', at)) != std::string::npos) {
        const std::size_t end = line.find('"', at + 1);
        cells.push_back(line.substr(at + 1, end - at - 1));
        at = end + 1;
    }
    if (cells.size() != 3) FAIL("a row of powers.csv has three texts: " << line);
    return {cells[0], cells[1], cells[2]};
}

std::vector<LedgerRow> ledger() {
    std::istringstream in(read_file(HEXWRIGHT_SOURCE_DIR "/tests/powers.csv").value());
    std::vector<LedgerRow> rows;
    std::string line;
    std::getline(in, line);  // The names of the columns.
    while (std::getline(in, line))
        if (!line.empty()) rows.push_back(row_of(line));
    return rows;
}

// The names of all tests beneath a folder. A name may be split over lines.
void add_tests(const std::filesystem::path& folder, std::set<std::string>& names) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.path().extension() != ".cpp") continue;
        const std::string text = read_file(entry.path().string()).value();
        const std::string begin = std::string("TEST_") + "CASE(";  // CMake looks for the whole word, too.
        for (std::size_t at = text.find(begin); at != std::string::npos; at = text.find(begin, at + 1)) {
            std::string name;
            std::size_t from = text.find('"', at) + 1;
            for (std::size_t end = text.find('"', from); end != std::string::npos; end = text.find('"', from)) {
                name += text.substr(from, end - from);
                const std::size_t next = text.find_first_not_of(" \n", end + 1);
                if (next == std::string::npos || text[next] != '"') break;
                from = next + 1;
            }
            names.insert(name);
        }
    }
}

}  // namespace

TEST_CASE("every power of every shipped card is in the ledger of powers, with a test that there is") {
    std::set<std::string> tests;
    add_tests(HEXWRIGHT_SOURCE_DIR "/tests/cards", tests);
    add_tests(HEXWRIGHT_SOURCE_DIR "/tests/engine", tests);
    add_tests(HEXWRIGHT_SOURCE_DIR "/tests/formats", tests);
    std::set<std::pair<std::string, std::string>> printed, listed;
    for (const ArmyCard& card : shipped().cards())
        for (const PrintedPower& power : card.powers) printed.emplace(card.id, power.name);
    for (const LedgerRow& row : ledger()) {
        INFO(row.card << ": " << row.power << ": " << row.test);
        CHECK(listed.emplace(row.card, row.power).second);  // Once each.
        CHECK(printed.contains({row.card, row.power}));
        CHECK(tests.contains(row.test));
    }
    for (const auto& [card, power] : printed) {
        INFO(card << ": " << power);
        CHECK(listed.contains({card, power}));
    }
}

TEST_CASE("the cards of the expansions have the numbers of the list, on both sides") {
    const auto numbers = [](const CardNumbers& side) {
        return std::to_string(side.move) + " " + std::to_string(side.range) + " " + std::to_string(side.attack) + " " +
               std::to_string(side.defense);
    };
    std::set<std::string> told, listed;
    for (const ArmyCard& card : shipped().cards())
        told.insert(card.id + "|" + card.general + " " + card.species + " " + card.card_class + " " + card.personality +
                    "|" + std::string(word_of(card.rarity)) + " " + std::string(word_of(card.form)) + " " +
                    std::string(word_of(card.size)) + " " + std::to_string(card.height) + "|" +
                    std::to_string(card.figures) + " " + std::to_string(card.spaces()) + " " +
                    std::to_string(card.life) + "|" + numbers(card.master) + "|" +
                    (card.basic ? numbers(*card.basic) : "-") + "|" + std::to_string(card.points));
    std::istringstream in(read_file(HEXWRIGHT_SOURCE_DIR "/tests/cards/numbers.txt").value());
    std::string line;
    std::getline(in, line);  // The names of the columns.
    while (std::getline(in, line)) {
        INFO(line);
        CHECK(told.contains(line));
        listed.insert(line);
    }
    CHECK(shipped().cards().size() == cards_of_the_first_tables + listed.size());
}

TEST_CASE("no shipped card has a power that the game does not know") {
    for (const ArmyCard& card : shipped().cards())
        for (const PrintedPower& power : card.powers) {
            INFO(card.id << ": " << power.name);
            CHECK(hexwright::powers::power_named(power.id) != nullptr);
        }
}
