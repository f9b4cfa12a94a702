// Build sheets as values: what stands on which page, and how what is new is told from what lies.
#include "formats/paper/build_sheet/build_sheet.h"

#include "engine/core/visit.h"
#include "formats/paper/build_sheet/book.h"
#include "formats/paper/build_sheet/lay_plan.h"
#include "formats/paper/build_sheet/qr_code.h"
#include "formats/paper/sheet/paint.h"
#include "tests/formats/sheet/maps.h"
#include "tests/support/every_room.h"
#include "tests/support/files.h"
#include "tests/support/samples.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <map>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

std::vector<Drawing> sheet_of(const Scenario& scenario, const SheetOptions& options = {}) {
    return build_sheet(scenario, shipped(), english(), options);
}

std::string text_on(const Drawing& page) {
    std::string words;
    for (const Mark& mark : page.marks)
        if (const auto* text = std::get_if<Text>(&mark)) words += text->text + "\n";
    return words;
}

// The parts of a page beyond its margin.
std::size_t marks_outside(const Drawing& page, double margin = 0) {
    const auto outside = [&](Point at) {
        return at.x < margin || at.y < margin || at.x > page.width - margin || at.y > page.height - margin;
    };
    std::size_t count = 0;
    for (const Mark& mark : page.marks)
        visit(
            mark,
            [&](const Polygon& polygon) {
                for (const auto& ring : polygon.rings) count += std::ranges::any_of(ring, outside) ? 1 : 0;
            },
            [&](const Polyline& line) { count += std::ranges::any_of(line.points, outside) ? 1 : 0; },
            [&](const Text& text) { count += outside(text.at) ? 1 : 0; });
    return count;
}

double luminance(unsigned rgb) {
    double sum = 0;
    const double shares[] = {0.2126, 0.7152, 0.0722};
    for (int i = 0; i < 3; ++i) {
        const double share = static_cast<double>(rgb >> (16 - 8 * i) & 0xFF) / 255;
        sum += shares[i] * (share <= 0.03928 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4));
    }
    return sum;
}
double contrast(unsigned a, unsigned b) {
    const auto [low, high] = std::minmax({luminance(a), luminance(b)});
    return (high + 0.05) / (low + 0.05);
}

// With HEXWRIGHT_UPDATE_GOLDEN=1 the file is rewritten, to be reviewed as a diff.
void check_golden_page(const std::string& name, const Drawing& page) {
    const std::string path = HEXWRIGHT_SOURCE_DIR "/tests/golden/" + name + ".svg", svg = to_svg(page).value();
    if (std::getenv("HEXWRIGHT_UPDATE_GOLDEN")) std::ofstream(path, std::ios::binary) << svg;
    INFO(name);
    CHECK((bytes_of(path) == svg));
}

}  // namespace

TEST_CASE("the steps of a small map are as reviewed") {
    const std::vector<Drawing> pages = sheet_of(pond_and_hill());
    REQUIRE(pages.size() > 3);
    check_golden_page("pond-sheet-steps", pages[2]);
}

double least_letters_on(const Drawing& page) {
    double least = 1e9;
    for (const Mark& mark : page.marks)
        if (const auto* text = std::get_if<Text>(&mark)) least = std::min(least, text->size);
    return least;
}

TEST_CASE("nothing on a page lies beyond its margin, and no letters are smaller than 6 points", "[figures]") {
    for (const std::string& name : sample_names()) {
        const Scenario map = sample_map(name);
        for (const Paper paper : {Paper::A4, Paper::Letter})
            for (const int steps : steps_a_page_choices)
                for (const double margin : {12.0, most_margin}) {
                    std::size_t number = 0;
                    for (const Drawing& page :
                         sheet_of(map, {.paper = paper, .steps_a_page = steps, .margin = margin})) {
                        CAPTURE(name, steps, margin, ++number);
                        CHECK(marks_outside(page, margin - 0.1) == 0);
                        CHECK(least_letters_on(page) * 72 / 25.4 >= 6);
                    }
                }
    }
}

TEST_CASE("a sheet has at most twelve pages for each hundred pieces") {
    for (const std::string& name : sample_names()) {
        CAPTURE(name);
        const Scenario map = sample_map(name);
        const double hundreds = static_cast<double>(map.battlefield.size()) / 100;
        CHECK(static_cast<double>(sheet_of(map).size()) <= 12 * std::max(1.0, hundreds));
    }
}

TEST_CASE("plans keep their scale and place from step to step") {
    const Scenario map = sample_map("kestrel-keep");
    const BuildPlan plan = build_plan(map.battlefield, terrain_of(map.battlefield, shipped()), shipped());
    LayPlan lay_plan(map.battlefield, shipped());
    const std::vector<PlanView> views = lay_plan.views(130, 60);
    REQUIRE(views.size() == 1);
    const Drawing first = lay_plan.drawing(plan.steps.front(), views[0]);
    for (const BuildStep& step : plan.steps) {
        const Drawing drawing = lay_plan.drawing(step, views[0]);
        CHECK(drawing.width == first.width);
        CHECK(drawing.height == first.height);
        lay_plan.lay(step);
    }
}

TEST_CASE("a map with errors says so on its cover, and one without does not") {
    CHECK(text_on(sheet_of(pond_and_hill()).front()).find("cannot be built") == std::string::npos);
    Scenario map = pond_and_hill();
    lay(map, "rock-1", {{0, 0}, 9});
    CHECK(text_on(sheet_of(map).front()).find("1 error: this map cannot be built as drawn.") != std::string::npos);
    CHECK(errors_in_building(map, shipped()) == Message{"sheet.errors", {{"n", 1}}});
}

TEST_CASE("the list of boxes on the cover is whole, or on the next page") {
    Scenario map;
    int at = 0;
    for (const PieceType& type : shipped().pieces())
        if (type.plain_tile() && type.hexes.size() < 8) lay(map, type.id, {{5 * at++, 0}});
    const std::vector<Drawing> pages = sheet_of(map);
    const std::string begin = text_on(pages[0]) + text_on(pages[1]);
    CHECK(begin.find("…") == std::string::npos);
    CHECK(begin.find("Boxes needed") != std::string::npos);
}

TEST_CASE("what is new has a thick black outline, and what lies thin lines without fill") {
    Scenario map;
    lay(map, "swamp-7", {{0, 0}});
    lay(map, "lava-field-1", {{0, 1}, 2});
    const Terrain terrain = terrain_of(map.battlefield, shipped());
    const BuildPlan plan = build_plan(map.battlefield, terrain, shipped());
    REQUIRE(plan.steps.size() == 2);
    LayPlan lay_plan(map.battlefield, shipped());
    lay_plan.lay(plan.steps[0]);
    const Drawing drawing = lay_plan.drawing(plan.steps[1], lay_plan.views(80, 60).front());
    std::size_t thick = 0, thin = 0, halos = 0;
    for (const Mark& mark : drawing.marks)
        visit(
            mark,
            [&](const Polygon& polygon) {
                if (polygon.line.width == 0.8) {
                    ++thick;
                    CHECK(polygon.line.color.rgb == 0);
                } else if (polygon.line.width > 0.8) {
                    ++halos;
                    CHECK(polygon.line.color.rgb == 0xFFFFFF);
                }
            },
            [&](const Polyline& line) { thin += line.line.width == 0.15 ? 1 : 0; }, [](const Text&) {});
    CHECK(thick == 1);
    CHECK(halos == 1);
    CHECK(thin > 0);
    CHECK(text_on(drawing) == "Lf1\n");
}

TEST_CASE("in grey the signs of every terrain keep a contrast to its tiles, and outlines one of 4.5 to the paper") {
    CHECK(contrast(0x000000, 0xFFFFFF) >= 4.5);
    for (const PieceType& type : shipped().pieces()) {
        if (!type.plain_tile() || type.hexes.size() != 1) continue;
        Scenario map;
        lay(map, type.id, {{0, 0}});
        const BuildPlan plan = build_plan(map.battlefield, terrain_of(map.battlefield, shipped()), shipped());
        const LayPlan lay_plan(map.battlefield, shipped());
        Drawing drawing = lay_plan.drawing(plan.steps[0], lay_plan.views(60, 60).front());
        make_grey(drawing);
        unsigned fill = 0xFFFFFF, sign = 0xFFFFFF;
        for (const Mark& mark : drawing.marks) {
            if (const auto* polygon = std::get_if<Polygon>(&mark);
                polygon && polygon->fill.alpha == 1 && polygon->line.width == 0)
                fill = polygon->fill.rgb;
            if (const auto* line = std::get_if<Polyline>(&mark); line && line->line.width == 0.18)
                sign = line->line.color.rgb;
        }
        CAPTURE(type.id);
        CHECK(contrast(fill, sign) >= 2.5);
        CHECK(contrast(fill, 0x000000) >= 4.5);
    }
}

TEST_CASE("labels of parts and plans are short, and different for pieces of different kinds in one box") {
    CHECK(label_of(shipped()[*shipped().piece("grass-7")], shipped()) == "G7");
    CHECK(label_of(shipped()[*shipped().piece("swamp-water-1")], shipped()) == "Ws1");
    CHECK(label_of(shipped()[*shipped().piece("castle-wall-corner")], shipped()) == "WC");
    for (const PieceType& type : shipped().pieces()) {
        CAPTURE(type.id);
        CHECK_FALSE(label_of(type, shipped()).empty());
        CHECK(label_of(type, shipped()).size() <= 6);
    }
}

TEST_CASE("steps count what lies, and the last page takes it down again") {
    const std::vector<Drawing> pages = sheet_of(pond_and_hill());
    std::string all;
    for (const Drawing& page : pages) all += text_on(page);
    CHECK(all.find("4 of 6 placed") != std::string::npos);
    CHECK(text_on(pages.back()).find("Bag of level 2: 2 pieces") != std::string::npos);
}

TEST_CASE("a level that took several steps ends with what then lies and its heights, and no other level does") {
    const Scenario map = sample_map("kestrel-keep");
    const BuildPlan plan = build_plan(map.battlefield, terrain_of(map.battlefield, shipped()), shipped());
    std::map<int, int> steps;
    for (const BuildStep& step : plan.steps) ++steps[step.level];
    std::string all;
    for (const Drawing& page : sheet_of(map)) all += text_on(page);
    for (const auto& [level, count] : steps) {
        CAPTURE(level);
        CHECK((all.find("Level " + std::to_string(level) + " is complete") != std::string::npos) == (count > 1));
    }
    CHECK(all.find("The numbers are heights.") != std::string::npos);
}

TEST_CASE("the list of parts has the codes of the steps") {
    const std::string pack = text_on(sheet_of(pond_and_hill())[1]);
    CHECK(pack.find("\ncode\n") != std::string::npos);
    CHECK(pack.find("\nG7\n") != std::string::npos);
}

TEST_CASE("the map code on the cover has its text beside it") {
    const Drawing cover = sheet_of(pond_and_hill()).front();
    CHECK(text_on(cover).find("HW1:") != std::string::npos);
    CHECK(marks_outside(cover) == 0);
}

TEST_CASE("a map code is one QR code up to 800 bytes, then two, and beyond them none") {
    CHECK(qr_codes_of("HW1:0123").size() == 1);
    const std::string long_one = "HW1:" + std::string(most_letters_in_one_qr, 'Z');
    const std::vector<CoverCode> two = qr_codes_of(long_one);
    REQUIRE(two.size() == 2);
    CHECK(two[0].text + two[1].text == long_one);
    CHECK(two[0].modules.size() == two[0].modules[0].size());
    CHECK(qr_codes_of("HW1:" + std::string(9'000, 'Z')).empty());
    CHECK(qr_codes_of("no code, for it has small letters").empty());
}

TEST_CASE("who watches may stop a sheet, and then there is none") {
    std::size_t asked = 0;
    const SheetWatch stop = [&asked](double) { return ++asked < 2; };
    CHECK(build_sheet(sample_map("kestrel-keep"), shipped(), english(), {}, stop).empty());
    CHECK(asked == 2);
}

TEST_CASE("what is done grows from 0 to 1 while a sheet is made") {
    std::vector<double> shares;
    const SheetWatch watch = [&shares](double share) {
        shares.push_back(share);
        return true;
    };
    CHECK_FALSE(build_sheet(sample_map("kestrel-keep"), shipped(), english(), {}, watch).empty());
    CHECK(std::ranges::is_sorted(shares));
    CHECK(shares.back() == 1);
}

TEST_CASE("a map that is shown in part shows all that is new") {
    Scenario map;
    for (int r = 0; r < 40; ++r)
        for (int q = -r / 2; q < 60 - r / 2; ++q)
            if ((q + r) % 3 == 0) lay(map, "grass-1", {{q, r}});
    lay(map, "rock-1", {{0, 39}, 2});
    const BuildPlan plan = build_plan(map.battlefield, terrain_of(map.battlefield, shipped()), shipped());
    LayPlan lay_plan(map.battlefield, shipped());
    const std::vector<PlanView> views = lay_plan.views(80, 60);
    CHECK(views.size() > 1);
    for (const BuildStep& step : plan.steps) {
        std::size_t labels = 0;
        for (const std::size_t view : lay_plan.views_of(step, views)) {
            const Drawing drawing = lay_plan.drawing(step, views[view]);
            CHECK(drawing.width <= 80.01);
            CHECK(drawing.height <= 60.01);
            CHECK(marks_outside(drawing, -0.01) == 0);
            for (const Mark& mark : drawing.marks) labels += std::holds_alternative<Text>(mark) ? 1 : 0;
        }
        CHECK(labels >= laid_in(step).size());  // Views overlap.
        lay_plan.lay(step);
    }
}
