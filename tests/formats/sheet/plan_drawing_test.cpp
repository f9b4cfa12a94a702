#include "formats/paper/sheet/plan_drawing.h"

#include "engine/board/hex/grid_map.h"
#include "formats/paper/sheet/paint.h"
#include "formats/paper/sheet/sketch.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/formats/sheet/maps.h"
#include "tests/support/every_room.h"
#include "tests/support/files.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// With HEXWRIGHT_UPDATE_GOLDEN=1 the files are rewritten, to be reviewed as a diff.
void check_golden(const std::string& name, const Drawing& drawing) {
    const std::string path = HEXWRIGHT_SOURCE_DIR "/tests/golden/" + name + ".svg", svg = to_svg(drawing).value();
    if (std::getenv("HEXWRIGHT_UPDATE_GOLDEN")) std::ofstream(path, std::ios::binary) << svg;
    INFO(name);
    CHECK((bytes_of(path) == svg));  // Parentheses keep two whole files out of the report.
}

std::string svg_of(const PlacedDrawing& placed) { return to_svg(placed.drawing).value(); }

Scenario sample(const std::string& name) {
    const std::string path = HEXWRIGHT_SOURCE_DIR "/samples/battlefields/" + name + ".xml";
    return read_scenario(bytes_of(path), path, shipped()).value().scenario;
}

// A map with this kind and whatever it needs underneath.
Scenario alone(PieceKind kind) {
    Scenario map;
    const PieceType& type = shipped()[kind];
    PlacedPiece piece{.kind = kind, .level = 2, .side = Direction::SE};
    if (type.is_span()) piece.to = type.hexes.back();
    for (const HexCoord hex : hexes_of(piece, shipped())) lay(map, "grass-1", {hex});
    map.battlefield.add(piece, shipped());
    return map;
}

Scenario without(Scenario map, PieceId id) {
    map.battlefield.remove(id);
    return map;
}

// Kinds that differ only in size or height share a family.
std::string family(const std::string& id) {
    const auto last = id.find_last_not_of("0123456789-");
    return id.substr(0, last + 1);
}

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
    return found;
}

// The elements of a picture in the map's own coordinates, wherever the map lies on its sheet.
std::set<std::string> elements_of(PlacedDrawing placed) {
    move_marks(placed.drawing.marks, 0, Point{} - placed.origin);
    std::istringstream svg(svg_of(placed));
    std::set<std::string> elements;
    for (std::string line; std::getline(svg, line);)
        if (line.starts_with("<path") || line.starts_with("<text")) elements.insert(line);
    return elements;
}

bool adds_to(const PlacedDrawing& with, const PlacedDrawing& ground) {
    const auto before = elements_of(ground);
    return std::ranges::any_of(elements_of(with),
                               [&](const std::string& element) { return !before.contains(element); });
}

}  // namespace

TEST_CASE("pictures of small maps are as reviewed") {
    check_golden("pond-plan", plan_of(pond_and_hill()).drawing);
    check_golden("pond-level-1", plan_of(pond_and_hill(), {.level = 1}).drawing);
    check_golden("pond-level-2-coordinates", plan_of(pond_and_hill(), {.level = 2, .coordinates = true}).drawing);
    check_golden("pond-turned-dark", plan_of(pond_and_hill(), {.turn = 2, .dark = true}).drawing);
    check_golden("pond-iso", iso_of(pond_and_hill()).drawing);
    check_golden("castle-plan", plan_of(castle_yard()).drawing);
    check_golden("castle-iso", iso_of(castle_yard(), {.turn = 1}).drawing);
}

TEST_CASE("every kind leaves marks of its own in both views") {
    for (std::size_t i = 0; i < shipped().pieces().size(); ++i) {
        const PieceKind kind{static_cast<int>(i)};
        INFO(shipped()[kind].id);
        const Scenario with = alone(kind), ground = without(with, PieceId{with.battlefield.next_id().value - 1});
        CHECK_FALSE(adds_to(plan_of(with), plan_of(with)));
        CHECK(adds_to(plan_of(with), plan_of(ground)));
        CHECK(adds_to(iso_of(with), iso_of(ground)));
    }
}

TEST_CASE("pieces of different families never look the same in the palette, nor from above") {
    std::map<std::string, std::string> palette, plans;
    for (std::size_t i = 0; i < shipped().pieces().size(); ++i) {
        const PieceKind kind{static_cast<int>(i)};
        const std::string own = family(shipped()[kind].id);
        INFO(shipped()[kind].id);
        const Drawing drawing = piece_drawing(kind, shipped());
        CHECK_FALSE(drawing.marks.empty());
        CHECK(palette.emplace(to_svg(drawing).value(), own).first->second == own);
        CHECK(plans.emplace(svg_of(plan_of(alone(kind))), own).first->second == own);
    }
}

TEST_CASE("nothing is drawn outside of the drawing") {
    for (const Scenario& map : {pond_and_hill(), castle_yard()})
        for (const PlacedDrawing& placed : {plan_of(map), iso_of(map), iso_of(map, {.turn = 5})})
            for (const Mark& mark : placed.drawing.marks)
                if (const auto* polygon = std::get_if<Polygon>(&mark))
                    for (const auto& ring : polygon->rings)
                        for (const Point point : ring) {
                            CHECK((point.x >= 0 && point.x <= placed.drawing.width));
                            CHECK((point.y >= 0 && point.y <= placed.drawing.height));
                        }
}

TEST_CASE("the origin tells where a hex lies, in every turn") {
    Scenario map;
    lay(map, "sand-1", {{3, 2}});
    const std::string sand = "fill=\"#e2bf6a\"";
    for (int turn = 0; turn < 6; ++turn) {
        const PlacedDrawing placed = plan_of(map, {.turn = turn});
        const Point at = placed.origin, centre = centre_of(turned(HexCoord{3, 2}, turn));
        CHECK(at.x + centre.x == Approx(placed.drawing.width / 2));
        CHECK(at.y + centre.y == Approx(placed.drawing.height / 2));
        CHECK(count(svg_of(placed), sand) >= 1);
    }
}

TEST_CASE("six turns of a map come back to the first") {
    CHECK(svg_of(plan_of(castle_yard(), {.turn = 6 % 6})) == svg_of(plan_of(castle_yard())));
    CHECK(svg_of(plan_of(castle_yard(), {.turn = 3})) != svg_of(plan_of(castle_yard())));
}

TEST_CASE("a level shows itself strong, what is below faded, what is above not at all") {
    Scenario map;
    lay(map, "grass-7", {{0, 0}, 1});
    lay(map, "sand-3", {{0, 0}, 2});
    lay(map, "rock-1", {{0, 0}, 3});
    const std::string grass = "#6fa84f", sand = "#e2bf6a", rock = "#9a9c9e";
    const std::string second = svg_of(plan_of(map, {.level = 2}));
    CHECK(count(second, sand) == 1);
    CHECK(count(second, grass) == 0);  // Faded to another colour.
    CHECK(count(second, rock) == 0);
    const std::string third = svg_of(plan_of(map, {.level = 3}));
    CHECK(count(third, rock) == 1);
    CHECK(count(third, sand) == 0);
    CHECK(count(svg_of(plan_of(map, {.level = 1})), grass) == 1);
}

TEST_CASE("what lies wholly underneath is not drawn from above") {
    Scenario map;
    lay(map, "rock-1", {{0, 0}, 1});
    const std::size_t before = plan_of(map).drawing.marks.size();
    lay(map, "rock-1", {{0, 0}, 2});
    CHECK(plan_of(map).drawing.marks.size() == before);
    CHECK(iso_of(map).drawing.marks.size() < 2 * iso_of(without(map, PieceId{1})).drawing.marks.size());
}

TEST_CASE("heights are written once on every plateau") {
    Scenario map;
    lay(map, "grass-7", {{0, 0}, 1});
    lay(map, "rock-1", {{0, 1}, 2});
    lay(map, "water-1", {{2, 0}, 1});
    const std::string svg = svg_of(plan_of(map));
    CHECK(count(svg, ">1</text>") == 1);
    CHECK(count(svg, ">2</text>") == 1);
    CHECK(count(svg, ">0</text>") == 1);  // Water beside land is one level lower.
    CHECK(count(svg_of(plan_of(map, {.heights = false})), "</text>") == 0);
}

TEST_CASE("glyphs show their letter, hidden ones a question mark, and both can be left out", "[BUILD-08]") {
    const Scenario map = pond_and_hill();
    for (const std::string& svg : {svg_of(plan_of(map)), svg_of(iso_of(map))}) {
        CHECK(count(svg, ">W</text>") == 1);
        CHECK(count(svg, ">?</text>") == 1);
    }
    CHECK(count(svg_of(plan_of(map, {.glyphs = false})), ">W</text>") == 0);
    CHECK(count(svg_of(plan_of(map)), "#c9302c") > 0);
    CHECK(count(svg_of(plan_of(map, {.zones = false})), "#c9302c") == 0);
}

TEST_CASE("a zone carries its player's number, so that grey paper tells zones apart") {
    for (const std::string& svg :
         {svg_of(plan_of(pond_and_hill(), {.heights = false})), svg_of(iso_of(pond_and_hill()))}) {
        CHECK(count(svg, ">1</text>") == 1);
        CHECK(count(svg, ">2</text>") == 1);
    }
    CHECK(count(svg_of(plan_of(pond_and_hill(), {.heights = false, .zones = false})), ">1</text>") == 0);
}

TEST_CASE("an empty map is a small empty sheet") {
    const Scenario empty;
    CHECK(plan_of(empty).drawing.marks.empty());
    CHECK(to_png(plan_of(empty).drawing, 100));
    CHECK(to_png(iso_of(empty).drawing, 100));
}

TEST_CASE("coordinates on what stands on the map are dark on a light plate, however dark that is") {
    const auto hive = *shipped().piece("marro-hive");
    const Scenario map = alone(hive);
    const Drawing drawing = plan_of(map, {.coordinates = true}).drawing;
    int plates = 0;
    for (std::size_t i = 1; i < drawing.marks.size(); ++i) {
        const auto* text = std::get_if<Text>(&drawing.marks[i]);
        const auto* plate = std::get_if<Polygon>(&drawing.marks[i - 1]);
        if (!text || !plate || text->text.find(',') == std::string::npos) continue;
        ++plates;
        CHECK(is_dark(text->color.rgb));
        CHECK(plate->fill.rgb == 0xFFFFFF);
        CHECK(plate->fill.alpha > 0.8);
    }
    CHECK(plates == static_cast<int>(shipped()[hive].hexes.size()));
}

TEST_CASE("coordinates are those of the map, whichever way it is turned") {
    const Scenario map = sample("the-narrows");
    for (int turn = 0; turn < 6; ++turn) {
        const std::string svg = svg_of(plan_of(map, {.turn = turn, .coordinates = true}));
        CHECK(count(svg, ">26,0</text>") == 1);
        CHECK(count(svg, "</text>") >= 176);
    }
}
