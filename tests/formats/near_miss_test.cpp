// For every way of building that the samples show, the same map with one piece one hex, one level or one turn off.
#include "engine/board/catalogue/inventory.h"
#include "engine/board/hex/grid_map.h"
#include "tests/support/every_room.h"
#include "tests/support/samples.h"

#include <functional>
#include <sstream>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

using Change = std::function<void(Scenario&)>;

// Parses "ruin-2 -1,1,3", or with a side for edge pieces: "castle-ladder -2,-4,2 w".
PlacedPiece piece_at(const Scenario& scenario, const std::string& where) {
    std::istringstream words(where);
    std::string kind, place, side;
    words >> kind >> place >> side;
    const Space space = space_from(place).value();
    std::vector<PlacedPiece> found;
    scenario.battlefield.each([&](const PlacedPiece& piece) {
        const bool here = shipped()[piece.kind].id == kind && piece.at == space.at && piece.level == space.level;
        if (here && (side.empty() || to_text(piece.side) == side)) found.push_back(piece);
    });
    INFO(where);
    REQUIRE(found.size() == 1);
    return found[0];
}

Change replaced(std::string where, std::function<void(PlacedPiece&)> change) {
    return [=](Scenario& scenario) {
        PlacedPiece piece = piece_at(scenario, where);
        change(piece);
        scenario.battlefield.replace(piece, shipped());
    };
}
Change moved(std::string where, Direction side) {
    return replaced(std::move(where), [side](PlacedPiece& piece) {
        piece.at = neighbour(piece.at, side);
        piece.to = neighbour(piece.to, side);
    });
}
Change raised(std::string where, int levels) {
    return replaced(std::move(where), [levels](PlacedPiece& piece) { piece.level += levels; });
}
Change turned_by(std::string where, int turns) {
    return replaced(std::move(where), [turns](PlacedPiece& piece) {
        piece.turn = static_cast<std::int8_t>((piece.turn + turns) % 6);
        piece.side = turned(piece.side, turns);
    });
}
Change ends_at(std::string where, HexCoord to) {
    return replaced(std::move(where), [to](PlacedPiece& piece) { piece.to = to; });
}
Change reversed(std::string where) {
    return replaced(std::move(where), [](PlacedPiece& piece) { std::swap(piece.at, piece.to); });
}
Change swapped(std::string where, std::string kind) {
    return replaced(std::move(where), [kind](PlacedPiece& piece) { piece.kind = shipped().piece(kind).value(); });
}
Change taken(std::string where) {
    return [=](Scenario& scenario) { scenario.battlefield.remove(piece_at(scenario, where).id); };
}
Change added(std::string kind, Space at) {
    return [=](Scenario& scenario) {
        scenario.battlefield.add({.kind = shipped().piece(kind).value(), .at = at.at, .level = at.level}, shipped());
    };
}

Change zone_space(std::size_t zone, Space from, Space to) {
    return [=](Scenario& scenario) {
        scenario.zones.change([&](std::vector<Zone>& zones) {
            std::ranges::replace(zones[zone].spaces, from, to);
            std::ranges::sort(zones[zone].spaces);
        });
    };
}
Change glyph_at(std::size_t glyph, Space to) {
    return
        [=](Scenario& scenario) { scenario.glyphs.change([&](std::vector<Glyph>& glyphs) { glyphs[glyph].at = to; }); };
}
Change glyph_is(std::size_t glyph, std::string id) {
    return
        [=](Scenario& scenario) { scenario.glyphs.change([&](std::vector<Glyph>& glyphs) { glyphs[glyph].id = id; }); };
}

struct NearMiss {
    std::string what, sample;
    Change change;
    IssueCode code;
};

void check_rows(const std::vector<NearMiss>& table) {
    for (const NearMiss& row : table) {
        CAPTURE(row.sample, row.what);
        Scenario scenario = sample_map(row.sample);
        REQUIRE(issues_of(scenario, Severity::Error).empty());
        row.change(scenario);
        const std::vector<Issue> errors = issues_of(scenario, Severity::Error);
        CHECK(codes_of(errors) == std::vector<std::string>{std::string(to_text(row.code))});
        for (const Issue& error : errors) CHECK_FALSE(english()(error.message).empty());
    }
}

using enum Direction;
using enum IssueCode;

}  // namespace

TEST_CASE("near misses: ruins") {
    check_rows({
        {"one hex of its inner side over lower ground", "the-hollow-abbey", moved("ruin-3 2,-1,3", NE), NotAttached},
        {"a turn off the raised floor", "the-hollow-abbey", turned_by("ruin-3 2,-1,3", 1), NotAttached},
        {"a level too high", "the-hollow-abbey", raised("ruin-2 -1,1,3", 1), NotAttached},
        {"a hex off the floor", "the-hollow-abbey", moved("ruin-2 -1,1,3", SW), NotAttached},
        {"sunk into the floor, whose tiles its walls would cut", "the-hollow-abbey", raised("ruin-2 -1,1,3", -1),
         Clearance},
        {"a tile laid through its wall", "the-hollow-abbey", added("grass-7", {{-1, 1}, 3}), Clearance},
        {"the tile under one of its hexes is gone", "the-hollow-abbey", taken("sand-1 0,-1,2"), NotAttached},
    });
}

TEST_CASE("near misses: trees, palms and underbrush") {
    check_rows({
        {"a tree a level too high", "alderwick-bridge", raised("tree-12 -5,0,2", 1), NotAttached},
        {"a tree inside its ground", "alderwick-bridge", raised("tree-10 5,0,2", -1), Overlap},
        {"a tree beside the map", "alderwick-bridge", moved("tree-11 -8,4,2", SE), NotAttached},
        {"the big tree with two hexes over water", "alderwick-bridge", moved("tree-15 2,-4,3", E), NotAttached},
        {"the big tree a turn off", "alderwick-bridge", turned_by("tree-15 2,-4,3", 1), NotAttached},
        {"a tile under the big tree is gone", "alderwick-bridge", taken("grass-1 2,-4,2"), NotAttached},
        {"a palm a level too high", "vinewater", raised("palm-15 0,0,3", 1), NotAttached},
        {"a palm inside its ground", "vinewater", raised("palm-14 -2,-1,3", -1), Overlap},
        {"underbrush on swamp water", "vinewater", moved("brush-9 1,-2,2", NE), OnHalfHeight},
        {"underbrush a level too high", "vinewater", raised("brush-9 1,-2,2", 1), NotAttached},
        {"underbrush beside its ridge", "vinewater", moved("brush-9 -4,-1,3", SE), NotAttached},
    });
}

TEST_CASE("near misses: glaciers, outcrops, the hive, the warehouse") {
    check_rows({
        {"a small glacier a level too high", "frostmere", raised("glacier-1 2,-5,3", 1), NotAttached},
        {"a small glacier beside its hill", "frostmere", moved("glacier-1 2,-5,3", E), NotAttached},
        {"a small glacier inside its ground", "frostmere", raised("glacier-1 2,-5,3", -1), Overlap},
        {"the tile under a small glacier is gone", "frostmere", taken("snow-2 2,-5,2"), NotAttached},
        {"three hexes of ice, one over lower ground", "frostmere", moved("glacier-3 1,4,4", SE), NotAttached},
        {"three hexes of ice, a turn off", "frostmere", turned_by("glacier-3 1,4,4", 1), NotAttached},
        {"four hexes of ice may bridge, but not float", "frostmere", raised("glacier-4 -1,-4,4", 1), NothingUnderneath},
        {"six hexes of ice may bridge, but not float", "frostmere", raised("glacier-6 -1,0,1", 1), NothingUnderneath},
        {"an outcrop a level too high", "the-unlit-stair", raised("outcrop-1 1,-2,2", 1), NotAttached},
        {"the tile under an outcrop is gone", "the-unlit-stair", taken("dungeon-2 1,-2,1"), NotAttached},
        {"three hexes of outcrop, one off the dais", "the-unlit-stair", moved("outcrop-3 0,1,3", SE), NotAttached},
        {"three hexes of outcrop, two turns off", "the-unlit-stair", turned_by("outcrop-3 0,1,3", 2), NotAttached},
        {"the hive a hex off its tower", "xualtiaca", moved("marro-hive 13,7,6", E), HiveBaseGap},
        {"the hive a level too high", "xualtiaca", raised("marro-hive 13,7,6", 1), HiveBaseGap},
        {"the hive above the table", "waters-of-life", raised("marro-hive 4,7,1", 1), HiveBaseGap},
        {"the warehouse above the table", "warehouse-nine", raised("warehouse-ruin-6 4,-3,1", 1), NothingUnderneath},
    });
}

TEST_CASE("near misses: bridge and stone walls") {
    check_rows({
        {"a wall beside the bridge", "alderwick-bridge", moved("stone-wall-4 -3,2,5", SE), NotAttached},
        {"a wall one hex past the bridge's end", "alderwick-bridge", moved("stone-wall-4 -3,2,5", W), NotAttached},
        {"a wall of five hexes", "alderwick-bridge", ends_at("stone-wall-4 -3,2,5", {1, 2}), NotAttached},
        {"a wall with a bend", "alderwick-bridge", ends_at("stone-wall-4 -3,2,5", {0, 1}), NotAttached},
        {"a wall a level too high", "alderwick-bridge", raised("stone-wall-4 -3,2,5", 1), NotAttached},
        {"a wall a level too low", "alderwick-bridge", raised("stone-wall-4 -3,2,5", -1), NotAttached},
        {"a wall walked the other way stands where the other wall is", "alderwick-bridge",
         reversed("stone-wall-4 -3,2,5"), Clearance},
        {"the bridge slides from under a wall", "alderwick-bridge", moved("road-5 -3,2,4", E), NotAttached},
    });
}

TEST_CASE("near misses: castle bases, walls, door and wall-walks") {
    check_rows({
        {"a base a hex away from its wall", "kestrel-keep", moved("castle-base-corner -1,-2,2", W), NotAttached},
        {"a wall without its base", "kestrel-keep", taken("castle-base-end -6,2,2"), NotAttached},
        {"a base above its ground", "kestrel-keep", raised("castle-base-corner -9,4,2", 1), NothingUnderneath},
        {"a base in its ground", "kestrel-keep", raised("castle-base-corner -9,4,2", -1), Overlap},
        {"a wall beside its base", "kestrel-keep", moved("castle-wall-end -6,2,3", E), NotAttached},
        {"a wall a level above its base", "kestrel-keep", raised("castle-wall-end -6,2,3", 1), NotAttached},
        {"a wall in the next wall", "kestrel-keep", moved("castle-wall-end -6,2,3", W), Overlap},
        {"a door two turns off, one end on water", "kestrel-keep", turned_by("castle-door -2,2,2", 2), NotAttached},
        {"a wall-walk above its wall", "kestrel-keep", raised("wall-walk-1 -2,-1,12", 1), NotAttached},
        {"a wall-walk beside its wall", "kestrel-keep", moved("wall-walk-1 -2,-1,12", W), NotAttached},
        {"a wall-walk on the next one's place", "kestrel-keep", moved("wall-walk-1 -2,-1,12", SW), Overlap},
    });
}

TEST_CASE("near misses: ladders, battlements, flags") {
    check_rows({
        {"a ladder that stands on nothing", "kestrel-keep", taken("castle-ladder -3,-1,2 e"), NotAttached},
        {"a ladder that ends far below the wall's top", "kestrel-keep", taken("castle-ladder -3,-1,10 e"), NotAttached},
        {"a ladder that leans on nothing", "kestrel-keep", turned_by("castle-ladder -2,-4,2 w", 3), NotAttached},
        {"a ladder a level above its ground", "kestrel-keep", raised("castle-ladder -2,-4,2 w", 1), NotAttached},
        {"a ladder a hex away from its face", "kestrel-keep", moved("castle-ladder -2,-4,2 w", E), NotAttached},
        {"a ladder through the hill", "kestrel-keep", moved("castle-ladder -2,-4,2 w", W), Clearance},
        {"a battlement off the wall", "kestrel-keep", moved("castle-battlement -1,-2,13 ne", NW), NotAttached},
        {"a battlement above the wall-walk", "kestrel-keep", raised("castle-battlement -1,-2,13 ne", 1), NotAttached},
        {"two battlements on one side", "kestrel-keep", turned_by("castle-battlement -1,-2,13 w", 1), Clearance},
        {"a flag off the wall", "kestrel-keep", moved("castle-flag 3,-2,13 ne", NE), NotAttached},
        {"a flag above the wall-walk", "kestrel-keep", raised("castle-flag 3,-2,13 ne", 1), NotAttached},
        {"a flag and a battlement on one side", "kestrel-keep", turned_by("castle-flag 3,-2,13 ne", 1), Clearance},
    });
}

TEST_CASE("near misses: laur pillars and walls") {
    check_rows({
        {"a pillar a hex away from its wall", "the-listening-well", moved("laur-pillar -3,1,3", E), NotAttached},
        {"a pillar taken from its wall", "the-listening-well", taken("laur-pillar -3,1,3"), NotAttached},
        {"the tile under a pillar is gone", "the-listening-well", taken("sand-1 0,-2,2"), NotAttached},
        {"a short wall to a hex without a pillar", "the-listening-well", ends_at("laur-wall-short 0,-2,3", {-1, -1}),
         NotAttached},
        {"a short wall a level too high", "the-listening-well", raised("laur-wall-short 0,-2,3", 1), NotAttached},
        {"a long wall that is short of its pillar", "the-listening-well", ends_at("laur-wall-long 0,-2,3", {1, -2}),
         NotAttached},
        {"a long wall a hex off", "the-listening-well", moved("laur-wall-long 0,-2,3", NE), NotAttached},
        {"a long wall a level too high", "the-listening-well", raised("laur-wall-long 0,-2,3", 1), NotAttached},
        {"a tile in the hex that a long wall runs through", "the-listening-well", added("rock-1", {{1, -2}, 3}),
         Clearance},
        {"a wall ruin a hex away from its pillar", "the-listening-well", moved("laur-wall-ruin -3,3,3 se", E),
         NotAttached},
        {"a wall ruin a level too high", "the-listening-well", raised("laur-wall-ruin -3,3,3 se", 1), NotAttached},
    });
}

TEST_CASE("near misses: land") {
    check_rows({
        {"land that floats", "sparrow-ford", raised("grass-3 -3,-1,2", 1), NothingUnderneath},
        {"land from under which the hill is gone", "sparrow-ford", taken("grass-7 -1,-3,2"), NothingUnderneath},
        {"land on water", "the-hollow-abbey", moved("grass-1 2,-4,2", E), OnHalfHeight},
        {"land on ice", "frostmere", moved("snow-1 -1,-2,2", SE), OnHalfHeight},
        {"land on lava", "cinder-crown", moved("rock-1 -2,2,4", NE), OnHalfHeight},
        {"road on water", "alderwick-bridge", moved("road-1 1,1,2", W), OnHalfHeight},
        {"water that floats", "the-hollow-abbey", raised("water-1 3,-4,1", 1), NothingUnderneath},
        {"land in land", "alderwick-bridge", moved("road-1 6,2,2", W), Overlap},
        {"a palm more than the box has", "vinewater", added("palm-15", {{-5, -2}, 3}), OverLimit},
        {"one straight wall more than the box has", "kestrel-keep",
         swapped("castle-wall-end -6,2,3", "castle-wall-straight"), OverLimit},
    });
}

TEST_CASE("near misses: zones and glyphs") {
    const Scenario ford = sample_map("sparrow-ford");
    const Space gate = sample_map("kestrel-keep").zones->at(0).spaces.front();
    const Space edge = ford.zones->at(0).spaces.front();
    const Space theirs = ford.zones->at(1).spaces.front();
    const Space first = ford.glyphs->at(0).at, second = ford.glyphs->at(1).at;
    check_rows({
        {"a zone's space a level above the ground", "sparrow-ford", zone_space(0, edge, {edge.at, edge.level + 1}),
         ZoneOffSurface},
        {"a zone's space beside the map", "sparrow-ford",
         zone_space(0, edge, {{edge.at.q - 20, edge.at.r}, edge.level}), ZoneOffSurface},
        {"a zone's space on a castle base, inside its wall", "kestrel-keep", zone_space(0, gate, {{-1, -2}, 2}),
         ZoneOffSurface},
        {"a space of both zones", "sparrow-ford", zone_space(0, edge, theirs), ZoneShared},
        {"a glyph a level above the ground", "sparrow-ford", glyph_at(0, {first.at, first.level + 1}), GlyphOffSurface},
        {"a glyph inside its hill", "the-hollow-abbey", glyph_at(1, {{1, -4}, 2}), GlyphOffSurface},
        {"two glyphs on one space", "sparrow-ford", glyph_at(0, second), GlyphShared},
        {"a glyph twice that the box has once", "sparrow-ford", glyph_is(0, "kelda"), GlyphOverLimit},
        {"a glyph of another box", "sparrow-ford", glyph_is(1, "wannok"), GlyphOverLimit},
    });
}
