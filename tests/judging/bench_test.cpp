// The bench of the judge: planted defects are found, ranked first and blamed on the right zone, and fair maps are left
// alone. `test_judging "[.table]"` prints what is found on each map.
#include "editor/document/files/open.h"
#include "engine/judging/report.h"
#include "formats/xml/games/thresholds_xml.h"
#include "tests/judging/fair_maps.h"
#include "tests/judging/planted.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <algorithm>
#include <iostream>
#include <sstream>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::judging;
using namespace hexwright::testing;

namespace {

// What is not fine, the most urgent first.
std::vector<Finding> urgent_in(const MapReport& report) {
    std::vector<Finding> urgent;
    for (const std::size_t place : ranking_of(report)) urgent.push_back(report.findings[place]);
    return urgent;
}

std::string line_of(const Finding& finding) {
    std::ostringstream line;
    line << to_text(finding.judgement) << " " << to_text(finding.measure) << " " << finding.value.value_or(-1);
    if (!finding.worse.empty()) line << " worse " << finding.worse;
    return line.str();
}

std::string lines_of_all(const std::vector<Finding>& urgent) {
    std::string lines;
    for (const Finding& finding : urgent) lines += "\n      " + line_of(finding);
    return lines;
}

std::vector<Finding> judged_field(const Field& field) {
    const auto report = judge_map(field.scenario(), kinds(), shipped_thresholds());
    REQUIRE(report);
    return urgent_in(*report);
}

std::vector<Finding> judged_sample(const std::string& path) {
    const auto read = open_scenario(HEXWRIGHT_SOURCE_DIR "/samples/" + path, shipped());
    REQUIRE(read);
    const auto report = judge_map(read->scenario, shipped(), shipped_thresholds());
    REQUIRE(report);
    return urgent_in(*report);
}

struct Verdict {
    bool found = false, first = false, side = false;
};

Verdict verdict_on(const Planted& planted, const std::vector<Finding>& urgent) {
    const auto says_it = [&](const Finding& finding) {
        return planted.codes.contains(std::string(to_text(finding.kind())));
    };
    const auto found = std::ranges::find_if(urgent, says_it);
    if (found == urgent.end()) return {};
    return {true, found == urgent.begin(), found->worse == planted.worse};
}

struct Case {
    std::string name;
    Verdict verdict{};
    std::vector<Finding> urgent{};
};

// Each defect in each size, on the drawn maps in turn.
std::vector<Case> all_cases() {
    std::vector<Case> cases;
    const std::vector<FairField> fields = fair_fields();
    std::size_t turn = 0;
    for (const Planted& planted : planted_defects())
        for (int size = 0; size < planted_sizes; ++size) {
            const FairField& fair = fields[turn++ % 4];  // The narrow one has no room for all of them.
            Case each{planted.name + ", size " + std::to_string(size) + ", " + fair.name};
            each.urgent = judged_field(planted.plant(fair.field, size));
            each.verdict = verdict_on(planted, each.urgent);
            cases.push_back(std::move(each));
        }
    return cases;
}

// Nobody is worse off on a fair map. What breaks a rule of the scene on a sample, such as a zone of 18 spaces, does so.
std::size_t false_flags(const std::vector<Finding>& urgent) {
    return static_cast<std::size_t>(
        std::ranges::count_if(urgent, [](const Finding& finding) { return !finding.worse.empty(); }));
}

}  // namespace

TEST_CASE("planted defects are found and ranked first, and the right zone is named") {
    int first = 0;
    for (const Case& each : all_cases()) {
        INFO(each.name << lines_of_all(each.urgent));
        first += each.verdict.first;
        CHECK((!each.verdict.found || each.verdict.side));
    }
    CHECK(first >= 33);
}

TEST_CASE("a fair map has at most one false flag") {
    for (const FairField& fair : fair_fields()) {
        const std::vector<Finding> urgent = judged_field(fair.field);
        INFO(fair.name << lines_of_all(urgent));
        CHECK(urgent.size() <= 1);
    }
    for (const char* path : fair_samples) {
        const std::vector<Finding> urgent = judged_sample(path);
        INFO(path << lines_of_all(urgent));
        CHECK(false_flags(urgent) <= 1);
    }
}

TEST_CASE("the table of the bench", "[.table]") {
    int found = 0, first = 0, side = 0;
    for (const Case& each : all_cases()) {
        std::cout << (each.verdict.first   ? "first "
                      : each.verdict.found ? "found "
                                           : "-     ")
                  << (each.verdict.side ? "side  " : "-     ") << each.name << lines_of_all(each.urgent) << "\n";
        found += each.verdict.found;
        first += each.verdict.first;
        side += each.verdict.side;
    }
    std::cout << found << " found, " << first << " ranked first, " << side << " with the right side\n";
    for (const FairField& fair : fair_fields())
        std::cout << fair.name << lines_of_all(judged_field(fair.field)) << "\n";
    for (const char* path : fair_samples) std::cout << path << lines_of_all(judged_sample(path)) << "\n";
}
