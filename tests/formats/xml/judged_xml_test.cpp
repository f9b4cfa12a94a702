// The sums of a passport's games as a file.
#include "formats/xml/games/judged_xml.h"

#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;

namespace {

const std::string games = "00112233aabbccdd";

JudgeSums no_sums() {
    const BoutTable table = empty_table(1, 3);
    return {.bouts = table, .fresh = table, .planned = empty_table_with_planner(1, 3)};
}

JudgeSums some_sums() {
    JudgeSums sums = no_sums();
    sums.phase = JudgePhase::Fresh;
    sums.waves = {3, 12, 1, 0};
    sums.milliseconds = {1'500, 20'000, 7, 0};
    sums.goes_on = {false, true, false, false};
    sums.effects.cells = {PairsCell{30, 12, 11}, {30, 1, 29}, {30, 0, 0}, {30, 30, 0}};
    sums.bouts.sums[1] = {24, 25};
    sums.fresh.sums.back() = {10, 20};
    sums.planned.sums.front() = {12, 0};
    return sums;
}

std::string sums_with(std::string text, const std::string& from, const std::string& to) {
    const auto at = text.find(from);
    if (at == std::string::npos) FAIL("nothing to replace: " << from);
    return text.replace(at, from.size(), to);
}

}  // namespace

TEST_CASE("sums of a passport read as they were written") {
    for (const JudgeSums& sums : {no_sums(), some_sums()}) {
        const std::string xml = write_judge_sums(sums, games);
        const auto read = read_judge_sums(xml, "usual.xml", games, no_sums());
        INFO(xml);
        REQUIRE(read);
        CHECK(*read == sums);
        CHECK(write_judge_sums(*read, games) == xml);
    }
}

TEST_CASE("damaged and impossible sums of a passport are refused with their place") {
    const std::string good = write_judge_sums(some_sums(), games);
    const auto place_and_id = [&](const std::string& text) {
        const auto read = read_judge_sums(text, "usual.xml", games, no_sums());
        if (read) return std::string("read");
        CHECK(read.error().at->file == "usual.xml");
        return std::to_string(read.error().at->line) + " " + read.error().message.id;
    };
    const auto with = [&](const std::string& from, const std::string& to) {
        return place_and_id(sums_with(good, from, to));
    };
    CHECK(with("wins=\"12\"", "wins=\"25\"") == "7 sums.wins");
    CHECK(with("wins=\"12\"", "wins=\"-1\"").starts_with("7 "));
    CHECK(with("half-wins=\"25\"", "half-wins=\"49\"") == "11 sums.wins");
    CHECK(with("half-wins=\"25\"", "half-wins=\"24\"") == "2 sums.check");
    CHECK(with("place=\"1\"", "place=\"4000\"") == "11 sums.place");
    CHECK(with("waves=\"12\"", "waves=\"10001\"").starts_with("4 "));
    CHECK(with("waves=\"12\"", "waves=\"11\"") == "2 sums.check");
    CHECK(with("milliseconds=\"20000\"", "milliseconds=\"1e99\"").starts_with("4 "));
    CHECK(with("name=\"bouts\"", "name=\"fresh\"") == "4 sums.phase-order");
    CHECK(with("phase=\"fresh\"", "phase=\"done\"") == "2 sums.check");
    CHECK(with("phase=\"fresh\"", "phase=\"over\"").starts_with("2 "));
    CHECK(with(games, "00112233aabbccde") == "2 judge.other-games");
    CHECK(with(" check=\"", " chek=\"").starts_with("2 "));
    const auto check = good.find(" check=\"");
    CHECK(place_and_id(std::string(good).erase(check, good.find('"', check + 8) + 1 - check)) == "2 sums.no-check");
    for (std::size_t length = 0; length + 1 < good.size(); length += 7)
        CHECK(place_and_id(good.substr(0, length)) != "read");
    for (std::size_t i = good.find("<judged"); i + 1 < good.size(); ++i) {
        std::string text = good;
        text[i] = text[i] == '1' ? '2' : '1';
        if (place_and_id(text) == "read") FAIL("unnoticed: " << text);
    }
}
