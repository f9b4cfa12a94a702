// Maps of what a battlefield allows: values, legend and sentences, on drawn boards and on all samples.
#include "engine/survey/space_map.h"

#include "formats/telling/words.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"
#include "tests/support/samples.h"

#include <sstream>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

SurveyedBoard board_of_row(std::string_view drawing) { return *surveyed(ShippedGame(drawing).scenario(), shipped()); }

NamedSpaces named_at(const SurveyedBoard& ground, const std::string& zone, const Hexes& hexes) {
    NamedSpaces named{{"overlay.zone", {{"zone", zone}}}};
    for (const HexCoord hex : hexes) named.spaces.push_back(ground.board->spaces_at(hex).back());
    return named;
}

std::string values_told(const SpaceMap& map) {
    std::ostringstream out;
    for (const SpaceValue& each : map.values) out << (&each == map.values.data() ? "" : " ") << each.value;
    return out.str();
}

std::vector<std::string> legend_told(const SpaceMap& map) {
    std::vector<std::string> told;
    for (const SpaceLegend& row : map.legend) told.push_back(english()(row.words));
    return told;
}

std::vector<std::string> lines_of(const SpaceMap& map) {
    std::vector<std::string> told;
    for (const Message& line : map.lines) told.push_back(english()(line));
    return told;
}

void check_map(const SpaceMap& map) {
    for (const SpaceValue& each : map.values) {
        const auto rows = std::ranges::count_if(
            map.legend, [&](const SpaceLegend& row) { return row.from <= each.value && each.value <= row.to; });
        if (rows != 1) FAIL(rows << " rows for " << each.value << " at " << to_text(each.at));
    }
    CHECK(std::ranges::is_sorted(map.values, {}, &SpaceValue::at));
    CHECK(map.legend.size() <= 12);
    std::vector<Message> all = map.lines;
    all.push_back(map.title);
    all.push_back(map.explanation);
    for (const SpaceLegend& row : map.legend) all.push_back(row.words);
    for (const Message& message : all) {
        INFO(english()(message));
        CHECK(english()(message).find('{') == std::string::npos);
    }
}

}  // namespace

TEST_CASE("A map of turns has a row for each turn, where somebody begins, and where nobody comes") {
    const SurveyedBoard ground = board_of_row("1 1 1 1 9");
    const SpaceMap map = reach_map(ground, named_at(ground, "red", {{0, 0}}), {.move = 2});
    CHECK(english()(map.title) == "Turns from zone red");
    CHECK(values_told(map) == "0 1 1 2 -1");
    CHECK(legend_told(map) == std::vector<std::string>{"start", "1 turn", "2 turns", "never"});
    check_map(map);
}

TEST_CASE("Many turns share rows") {
    const SurveyedBoard ground = board_of_row("1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1");
    const SpaceMap map = reach_map(ground, named_at(ground, "red", {{0, 0}}), {.move = 1});
    CHECK(legend_told(map)[1] == "1 to 3 turns");
    CHECK(map.legend.size() == 8);
    check_map(map);
}

TEST_CASE("Distances of zones and turns to places are told in lines") {
    const SurveyedBoard ground = board_of_row("1 1 1 1 1 2 1 . 1");
    const std::vector<NamedSpaces> zones{named_at(ground, "red", {{0, 0}, {1, 0}}), named_at(ground, "blue", {{4, 0}}),
                                         named_at(ground, "isle", {{8, 0}})};
    const SpaceMap distances = zone_map(ground, zones, {.move = 2});
    CHECK(lines_of(distances)[0] == "zone red to zone blue: 3 spaces, 2 turns");
    CHECK(lines_of(distances)[1] == "zone red to zone isle: no path along the battlefield, never");
    CHECK(lines_of(distances).size() == 6);
    check_map(distances);
    const SpaceMap places = place_map(ground, std::span(zones).first(2), high_ground_of(ground, 5), {.move = 2});
    CHECK(lines_of(places) ==
          std::vector<std::string>{"high ground, height 2 at 5,0,2: 3 turns from zone red, 1 turn from zone blue"});
    CHECK(values_told(places) == "1");
    check_map(places);
}

TEST_CASE("Only spaces that nobody reaches are on their map") {
    const SurveyedBoard ground = board_of_row("1 1 . 1 1 9");
    const SpaceMap map = unreached_map(ground, std::vector{named_at(ground, "red", {{0, 0}})}, {});
    CHECK(map.values.size() == 3);
    CHECK(legend_told(map) == std::vector<std::string>{"no step leads here", "not from a start zone"});
    check_map(map);
}

TEST_CASE("Maps of an empty battlefield are empty") {
    const SurveyedBoard ground = *surveyed(Scenario{}, shipped());
    for (const SpaceMap& map : {zone_map(ground, {}, {}), place_map(ground, {}, {}, {}), unreached_map(ground, {}, {}),
                                reach_map(ground, {{"overlay.zone", {{"zone", "red"}}}}, {})}) {
        CHECK(map.values.empty());
        check_map(map);
    }
}

TEST_CASE("All samples can be surveyed") {
    for (const std::string& name : sample_names()) {
        INFO(name);
        const Scenario scenario = sample_map(name);
        const SurveyedBoard ground = *surveyed(scenario, shipped());
        const auto starts = zones_of(ground, scenario, WhichZones::Start, 5);
        auto places = glyphs_of(ground, scenario, shipped(), 5);
        const auto high = high_ground_of(ground, 5);
        places.insert(places.end(), high.begin(), high.end());
        check_map(zone_map(ground, zones_of(ground, scenario, WhichZones::All, 5), {}));
        check_map(place_map(ground, starts, places, {}));
        check_map(unreached_map(ground, starts, {}));
        if (!starts.empty()) check_map(reach_map(ground, starts.front(), {}));
        const SpaceMap sight = outlook_map(ground, 0, 5);
        check_map(sight);
    }
}

TEST_CASE("A position of a sample can be surveyed") {
    PlayedScenario game(sample_scenario("two-lamps"));
    game.to(Step::Kind::TakeTurnStep);
    const SpaceMap threats = threat_map(game.state, PlayerId{1}, 5);
    check_map(threats);
    CHECK(threats.legend.size() > 2);
    check_map(reach_map(game.state, FigureId{0}));
    check_map(outlook_map(game.state, game.state[FigureId{0}].at(), 5));
    CHECK(glyphs_of(game.state, 5).size() <= game.state.glyphs.size());
}
