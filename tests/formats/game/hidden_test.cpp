// Randomly drawn and hidden things: glyph pools.
#include "engine/checks/scenario_check.h"
#include "engine/game/observation.h"
#include "engine/rules/army.h"
#include "formats/telling/words.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped_game.h"

#include <map>
#include <set>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

constexpr const char* meadow = R"(
        1 1 1 1 1 1 1 1
         1 1 1 1 1 1 1 1
          1 1 1 1 1 1 1 1)";

DrawnGame duel(const std::string& edition = "master-2007") {
    return ShippedGame(meadow, edition).army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{7, 0}});
}

// A pool of these kinds with these places.
DrawnGame with_pool(GlyphPool pool, const Hexes& places) {
    DrawnGame game = duel();
    for (const HexCoord hex : places)
        game.scenario().glyphs.change(
            [&](auto& glyphs) { glyphs.push_back({"", game.space(hex), pool.facing, pool.id}); });
    game.scenario().glyph_pools = std::vector<GlyphPool>{std::move(pool)};
    return game;
}
GlyphPool all_of_2007() {
    return {.id = "hidden",
            .kinds = {"ulaniva", "crevcor", "wannok", "thorian", "proftaka", "brandar", "nilrend", "oreld"}};
}
const Hexes four_places{{2, 0}, {3, 1}, {4, 2}, {5, 1}};

std::set<std::string> drawn_kinds(const GameState& game) {
    std::set<std::string> ids;
    for (const GameGlyph& glyph : game.glyphs) ids.insert(game.catalogue()[glyph.kind].id);
    return ids;
}

std::vector<std::string> codes(const Scenario& scenario) {
    std::vector<std::string> found;
    for (const Issue& issue : check_scenario(scenario, terrain_of(scenario.battlefield, shipped()), shipped()))
        found.emplace_back(to_text(issue.code));
    return found;
}

}  // namespace

TEST_CASE("a pool of glyphs: four of eight lie symbol up, each kind once, drawn by the game's dice",
          "[GLYPH-01][SCEN-DEADLY-02]") {
    std::map<std::string, int> times;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const GameState game = with_pool(all_of_2007(), four_places).start(seed);
        REQUIRE(game.glyphs.size() == 4);
        CHECK(drawn_kinds(game).size() == 4);
        std::set<SpaceIndex> places;
        for (const GameGlyph& glyph : game.glyphs) {
            CHECK_FALSE(glyph.face_up);
            places.insert(glyph.at);
        }
        CHECK(places.size() == 4);
        for (const std::string& kind : drawn_kinds(game)) ++times[kind];
        CHECK(game == with_pool(all_of_2007(), four_places).start(seed));
    }
    CHECK(times.size() == 8);
    for (const auto& [kind, count] : times) CHECK((count > 15 && count < 45));  // 30 on average.
}

TEST_CASE("nobody may know what was drawn, until a figure turns it over", "[ORDER-03][GLYPH-02]") {
    auto started = with_pool(all_of_2007(), four_places).try_start(5);
    REQUIRE(started.has_value());
    const auto draws = happened<event::GlyphDrawn>(started->events);
    CHECK(draws.size() == 4);
    CHECK(draws.front().of == 8);
    CHECK(draws.back().of == 5);
    for (int seat = 0; seat < 2; ++seat) {
        for (const event::GlyphDrawn& draw : draws) CHECK_FALSE(may_know(started->state, draw, PlayerId{seat}));
        for (const GameGlyph& glyph : observation(started->state, PlayerId{seat}).glyphs)
            CHECK_FALSE(glyph.kind.valid());
    }
    // Two games that differ only in what was drawn look the same to a seat.
    GameState other = started->state;
    std::swap(other.glyphs[0].kind, other.glyphs[1].kind);
    CHECK(observation(other, PlayerId{0}) == observation(started->state, PlayerId{0}));
    other.glyphs[0].face_up = true;
    CHECK(observation(other, PlayerId{0}).glyphs[0].kind == other.glyphs[0].kind);
}

TEST_CASE("fewer glyphs than places: the places are drawn, too. Power side up everybody sees them") {
    GlyphPool pool = all_of_2007();
    pool.draw = 1;
    pool.facing = Facing::Power;
    std::set<SpaceIndex> places;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const GameState game = with_pool(pool, four_places).start(seed);
        REQUIRE(game.glyphs.size() == 1);
        CHECK(observation(game, PlayerId{1}).glyphs[0].kind == game.glyphs[0].kind);
        places.insert(game.glyphs[0].at);
    }
    CHECK(places.size() == 4);
}

TEST_CASE("a pool without kinds draws from what the boxes of the limit hold beside the glyphs with a name") {
    DrawnGame start = with_pool({.id = "rest"}, {{2, 0}, {3, 0}, {4, 0}, {5, 0}, {2, 1}, {3, 1}, {4, 1}});
    start.glyph("wannok", {6, 0});
    start.scenario().limit.change([](Limit& limit) { limit.sets = {{*shipped().set("swarm-of-the-marro"), 1}}; });
    const GameState game = start.start();
    CHECK(game.glyphs.size() == 8);
    CHECK(drawn_kinds(game).size() == 8);  // One of each.
}

TEST_CASE("a pool that is too small is reported, and cannot be played") {
    GlyphPool pool{.id = "hidden", .draw = 3, .kinds = {"astrid", "gerda"}};
    CHECK(codes(with_pool(pool, four_places).scenario()) == std::vector<std::string>{"glyph-pool-size"});
    CHECK(with_pool(pool, four_places).try_start().error().message.id == "setup.pool-few-glyphs");
    pool.kinds = {"astrid", "gerda", "kelda", "ivor"};
    CHECK(codes(with_pool(pool, four_places).scenario()).empty());
    CHECK(with_pool(pool, four_places).try_start().has_value());
    CHECK(codes(with_pool(pool, {{2, 0}, {3, 0}}).scenario()) == std::vector<std::string>{"glyph-pool-size"});
    CHECK(with_pool(pool, {{2, 0}, {3, 0}}).try_start().error().message.id == "setup.pool-few-places");
}

TEST_CASE("pools stand in the file, and come back byte for byte") {
    Scenario scenario = with_pool(all_of_2007(), four_places).scenario();
    scenario.glyphs.change([](auto& glyphs) { glyphs.push_back({"kelda", {{6, 0}, 1}, Facing::Power}); });
    scenario.glyph_pools.change(
        [](auto& pools) { pools.push_back({"spare", Facing::Power, 0, {"astrid", "astrid"}}); });
    const std::string text = write_scenario(scenario, shipped());
    CHECK(text.find("<pool id=\"hidden\" facing=\"symbol\" kinds=\"ulaniva crevcor wannok thorian proftaka brandar "
                    "nilrend oreld\" "
                    "spaces=\"2,0,1 3,1,1 4,2,1 5,1,1\"/>") != std::string::npos);
    CHECK(text.find("<pool id=\"spare\" facing=\"power\" draw=\"0\" kinds=\"astrid astrid\"/>") != std::string::npos);
    const auto read = read_scenario(text, "pool.xml", shipped());
    REQUIRE(read.has_value());
    CHECK(read->notes.empty());
    CHECK(*read->scenario.glyph_pools == *scenario.glyph_pools);
    struct {
        const char* from;
        const char* to;
        const char* says;
    } const rows[] = {{"ulaniva", "ulanova", "did you mean \"ulaniva\"?"},
                      {"id=\"spare\"", "id=\"hidden\"", "appears twice"},
                      {"draw=\"0\"", "draw=\"-1\"", "from 0 to 1000"},
                      {"facing=\"symbol\" kinds", "facing=\"down\" kinds", "not one of power"},
                      {"draw=\"0\"", "drawn=\"0\"", "draw"}};
    for (const auto& row : rows) {
        std::string wrong = text;
        wrong.replace(wrong.find(row.from), std::string(row.from).size(), row.to);
        const auto refused = read_scenario(wrong, "pool.xml", shipped());
        INFO(row.to);
        REQUIRE_FALSE(refused);
        CHECK(refused.error().at->line > 1);
        CHECK(english()(refused.error().message).find(row.says) != std::string::npos);
    }
}
