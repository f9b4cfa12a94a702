// The proof of the findings: a clean symmetric map, on which nothing is found; one defect planted for each, and exactly
// that finding appears; and mirrored maps in all orientations, which show no difference between the sides.
#include "engine/judging/report.h"
#include "formats/xml/games/thresholds_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/judged_defects.h"

#include <algorithm>
#include <random>
#include <set>
#include <string>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::judging;
using namespace hexwright::testing;

namespace {

MapReport report_on(const Field& field) {
    auto report = judge_map(field.scenario(), kinds(), shipped_thresholds());
    REQUIRE(report);
    return *report;
}

// What is not fine, by code and by number.
struct Missed {
    std::set<std::string> codes{}, numbers{};
};
Missed missed_on(const Field& field) {
    Missed missed;
    for (const Finding& finding : report_on(field).findings) {
        if (finding.judgement == Judgement::Fine) continue;
        missed.codes.emplace(to_text(finding.kind()));
        missed.numbers.emplace(to_text(finding.measure));
    }
    return missed;
}

std::vector<GridMap> all_orientations() {
    std::vector<GridMap> ways;
    for (int turns = 0; turns < 6; ++turns) ways.push_back(turn_about_hex({3, -1}, turns));
    for (int axis = 0; axis < 6; ++axis) ways.push_back(mirror_through_hex({-2, 5}, static_cast<Axis>(axis)));
    return ways;
}

// Hills, trees and water at random on one half, and the same mirrored or turned on the other.
Field symmetric_field(unsigned seed, bool mirrored) {
    std::mt19937 random(seed);
    const GridMap mirror = mirror_through_hex(Field::cell(15, 6), Axis::NorthSouthCorners);
    Field field = clean_field();
    field.trees.clear();
    field.glyphs.clear();
    const auto there = [&](HexCoord hex) { return mirrored ? mirror(hex) : Field::opposite(hex); };
    const auto on_both = [&](HexCoord hex, auto change) { change(hex), change(there(hex)); };
    for (const auto& [hex, height] : std::map(field.heights)) {
        if (field.zones["red"].contains(hex) || field.zones["blue"].contains(hex)) continue;
        if (!field.heights.contains(there(hex)) || there(hex) < hex) continue;
        const auto chance = static_cast<unsigned>(random() % 100);
        const int tall = static_cast<int>(random() % 6) + 1;
        on_both(hex, [&, tall = height](HexCoord each) { field.heights[each] = tall; });
        if (chance < 40) on_both(hex, [&, tall](HexCoord each) { field.heights[each] = tall; });
        else if (chance < 46) on_both(hex, [&](HexCoord each) { field.trees.insert(each); });
        else if (chance < 52) on_both(hex, [&](HexCoord each) { field.water.insert(each); });
        else if (chance < 55) on_both(hex, [&](HexCoord each) { field.glyphs.insert(each); });
    }
    field.zones["blue"].clear();
    for (const HexCoord hex : field.zones["red"]) field.zones["blue"].insert(there(hex));
    return field;
}

// Numbers that compare sides, or that each side has: all equal, to the last digit.
void check_sides_are_equal(const MapReport& report) {
    std::map<MapMeasure, std::set<double>> by_zone;
    for (const Finding& finding : report.findings) {
        const bool compares = finding.measure == MapMeasure::DevelopedApart ||
                              finding.measure == MapMeasure::HeightTurns || finding.measure == MapMeasure::GlyphTurns ||
                              finding.measure == MapMeasure::ExposedEnds || finding.measure == MapMeasure::CompanyTime;
        CHECK(finding.worse.empty());
        INFO(to_text(finding.measure));
        if (compares && finding.value) CHECK(*finding.value == 0);
        if (finding.measure == MapMeasure::GlyphRatio) CHECK(*finding.value == 1);
        if (finding.measure == MapMeasure::Unmatched) CHECK(*finding.value == 0);
        if (finding.zones.size() == 1 && finding.value && finding.measure != MapMeasure::HivePlace &&
            finding.measure != MapMeasure::DoubleDelay)
            by_zone[finding.measure].insert(*finding.value);
    }
    for (const auto& [measure, values] : by_zone) {
        INFO(to_text(measure));
        CHECK(values.size() == 1);
    }
}

using Values = std::multimap<MapMeasure, std::optional<double>>;
Values values_of(const MapReport& report) {
    Values values;
    for (const Finding& finding : report.findings)  // The hive's piece is not its own mirror image.
        if (finding.measure != MapMeasure::HivePlace) values.emplace(finding.measure, finding.value);
    return values;
}

}  // namespace

TEST_CASE("nothing is found on a clean map") {
    const Missed missed = missed_on(clean_field());
    CHECK(missed.numbers == std::set<std::string>{});
}

TEST_CASE("of each planted defect exactly that finding appears, with those that it brings along") {
    for (const auto& [name, field, along] : planted_fields()) {
        INFO(name);
        const Missed missed = missed_on(field);
        CHECK(missed.numbers.contains(name));
        std::set<std::string> expected = along;
        expected.emplace(to_text(kind_of(*measure_from(name))));
        CHECK(missed.codes == expected);
    }
}

TEST_CASE("a defect is planted for each finding that judges") {
    std::set<FindingKind> planted;
    for (const auto& [name, field, along] : planted_fields()) planted.insert(kind_of(*measure_from(name)));
    CHECK(planted.size() == finding_kinds - 1);  // Asymmetry judges nothing.
}

TEST_CASE("a finding lies where its defect was planted") {
    for (const Finding& finding : report_on(with_a_perch()).findings)
        if (finding.measure == MapMeasure::PerchView)
            CHECK(finding.spaces == std::vector<Space>{{Field::cell(15, 6), 9}});
    for (const Finding& finding : report_on(with_a_causeway()).findings)
        if (finding.measure == MapMeasure::ChokeWalkers) CHECK(finding.spaces.size() == 2);
}

TEST_CASE("a symmetric map shows no difference between its sides in any orientation", "[figures]") {
    for (const bool mirrored : {false, true})
        for (unsigned seed = 1; seed <= 3; ++seed) {
            const Field field = symmetric_field(seed, mirrored);
            const Values values = values_of(report_on(field));
            const auto orientations = all_orientations();  // Each seed has a third of them.
            for (std::size_t i = seed - 1; i < orientations.size(); i += 3) {
                const GridMap& map = orientations[i];
                INFO("seed " << seed << (mirrored ? ", mirrored" : ", turned") << "; 1,0 goes to "
                             << to_text(map.q_image));
                const MapReport report = report_on(field.moved_by(map));
                check_sides_are_equal(report);
                CHECK(values_of(report) == values);
            }
        }
}

TEST_CASE("an asymmetric map gives the same numbers in every orientation", "[figures]") {
    Field field = with_a_knoll_more_for_red();
    field.trees.insert(Field::cell(20, 3));
    field.glyphs.insert(Field::cell(9, 2));
    field.water.insert(Field::cell(12, 10));
    const Values values = values_of(report_on(field));
    for (const GridMap& map : all_orientations()) CHECK(values_of(report_on(field.moved_by(map))) == values);
}
