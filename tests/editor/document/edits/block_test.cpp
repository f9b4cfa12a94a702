// Parts of maps that move as one: what comes along, and that moving there and back restores the original bytes.
#include "editor/document/edits/block.h"

#include "editor/document/document.h"
#include "tests/support/builders.h"
#include "tests/support/dice.h"
#include "tests/support/every_room.h"
#include "tests/support/samples.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

std::string text(const Scenario& scenario) { return write_scenario(scenario, shipped()); }

Scenario done(const Scenario& scenario, const Edit& edit, const Catalogue& catalogue) {
    const Terrain terrain = terrain_of(scenario.battlefield, catalogue);
    const Inventory used = used_items(scenario.battlefield, catalogue), allowed = items_of(*scenario.limit, catalogue);
    auto after = apply(scenario, edit, ground_on(scenario, terrain, used, allowed, catalogue));
    INFO((after ? "" : english()(after.error().message)));
    REQUIRE(after);
    return *after;
}

Block block_with(const Scenario& scenario, const std::vector<PieceId>& ids, const Catalogue& catalogue) {
    return block_of(scenario, terrain_of(scenario.battlefield, catalogue), ids);
}

// A meadow with a rock on it, a flag beside it and a wall on a road, with zones and glyphs on some of them.
Scenario small_map() {
    Scenario map =
        scenario_with({at("grass-7", {0, 0}), at("rock-1", {0, 1}, 2), beside("castle-flag", {0, 1}, 3, Direction::NE),
                       at("road-5", {4, 0}), between("stone-wall-4", {4, 0}, {7, 0}, 2)});
    map.battlefield.name(PieceId{1}, "the-rock");
    map.zones = std::vector<Zone>{{"red", "start", "red", 4, {{{0, 0}, 1}, {{0, 1}, 2}, {{1, 0}, 1}, {{4, 0}, 1}}},
                                  {"blue", "start", "blue", {}, {{{5, 0}, 1}}}};
    map.glyphs = std::vector<Glyph>{{"wannok", {{4, 0}, 1}, Facing::Power},
                                    {"kelda", {{0, 1}, 2}, Facing::Symbol},
                                    {"", {{0, 0}, 1}, Facing::Symbol}};
    return map;
}

// Random pieces as a person would select them: a handful from all over the map, a part of it, or everything.
std::vector<PieceId> some_of(const Scenario& map, Dice& dice) {
    std::vector<PieceId> ids;
    const int every = dice.roll(1, 20);
    map.battlefield.each([&](const PlacedPiece& piece) {
        if (dice.roll(1, every) == 1) ids.push_back(piece.id);
    });
    if (ids.empty()) ids.push_back(map.battlefield.pieces()[0].id);
    return ids;
}

Scenario moved(const Scenario& map, const std::vector<PieceId>& ids, const GridMap& way, int levels = 0) {
    const Block before = block_with(map, ids, shipped());
    return done(map, move_edit(map, before, mapped(before, way, levels, shipped()), shipped()), shipped());
}

}  // namespace

TEST_CASE("a block carries the names, zones and glyphs of its pieces, and nothing of others") {
    const Block block = block_with(small_map(), {PieceId{1}, PieceId{0}, PieceId{2}, PieceId{1}, PieceId{77}}, kinds());
    CHECK(block.pieces.size() == 3);
    CHECK(block.pieces[0].id == PieceId{0});
    CHECK(block.names == std::map<PieceId, std::string>{{PieceId{1}, "the-rock"}});
    REQUIRE(block.zones.size() == 1);
    CHECK(block.zones[0].spaces == std::vector<Space>{{{0, 0}, 1}, {{0, 1}, 2}, {{1, 0}, 1}});
    CHECK(block.zones[0].size == 4);
    REQUIRE(block.glyphs.size() == 2);
    CHECK(block.glyphs[0].id == "kelda");
    CHECK(block_with(small_map(), {}, kinds()).empty());
    CHECK(whole_map(small_map()).glyphs.size() == 3);
}

TEST_CASE("a moved block takes everything along in one step, what stays behind stays") {
    const Scenario map = small_map();
    const Block before = block_with(map, {PieceId{0}, PieceId{1}, PieceId{2}}, kinds());
    const Edit edit = move_edit(map, before, mapped(before, shift_by({0, 10}), 1, kinds()), kinds());
    CHECK(english()(edit.name) == "Move 3 pieces");
    const Scenario after = done(map, edit, kinds());
    CHECK(after.battlefield.find(PieceId{2})->at == HexCoord{0, 11});
    CHECK(after.battlefield.find(PieceId{2})->level == 4);
    CHECK(after.battlefield.names().at(PieceId{1}) == "the-rock");
    CHECK((*after.zones)[0].spaces == std::vector<Space>{{{0, 10}, 2}, {{0, 11}, 3}, {{1, 10}, 2}, {{4, 0}, 1}});
    CHECK((*after.glyphs)[0].at == Space{{4, 0}, 1});
    CHECK((*after.glyphs)[1].at == Space{{0, 11}, 3});
}

TEST_CASE("a turned block turns edges, spans and zones with it") {
    const Scenario map = small_map();
    const Block block = mapped(whole_map(map), turn_about_hex({0, 0}, 1), 0, kinds());
    CHECK(block.pieces[2].side == Direction::E);
    CHECK(block.pieces[4].at == HexCoord{0, 4});
    CHECK(block.pieces[4].to == HexCoord{0, 7});
    CHECK(block.zones[1].spaces == std::vector<Space>{{{0, 5}, 1}});
    const Scenario after = done(map, move_edit(map, whole_map(map), block, kinds()), kinds());
    CHECK(english()(move_edit(map, whole_map(map), block, kinds()).name) == "Turn 5 pieces");
    CHECK(after.battlefield.find(PieceId{4})->to == HexCoord{0, 7});
}

TEST_CASE("a moved piece may join spaces of its zone there, a zone that is emptied keeps its colour and size") {
    const Scenario map = small_map();
    const Block rock = block_with(map, {PieceId{1}}, kinds());
    const Scenario after =
        done(map, move_edit(map, rock, mapped(rock, shift_by({0, 1}), 0, kinds()), kinds()), kinds());
    CHECK((*after.zones)[0].spaces.size() == 4);
    const Scenario cut =
        done(map, remove_edit(map, block_with(map, {PieceId{3}, PieceId{4}}, kinds()), kinds()), kinds());
    REQUIRE(cut.zones->size() == 2);
    CHECK((*cut.zones)[1].spaces.empty());
    CHECK((*cut.zones)[1].color == "blue");
    CHECK(cut.glyphs->size() == 2);
}

TEST_CASE("a block put down again gets new pieces, a name that exists is left out, one that is gone comes back") {
    const Scenario map = small_map();
    const Block rock = block_with(map, {PieceId{1}}, kinds());
    const Scenario twice = done(map, place_edit(map, mapped(rock, shift_by({9, 9}), 0, kinds()), kinds()), kinds());
    CHECK(twice.battlefield.size() == 6);
    CHECK(twice.battlefield.names().size() == 1);
    CHECK(std::ranges::count((*twice.zones)[0].spaces, Space{{9, 10}, 2}) == 1);
    const Scenario cut = done(map, remove_edit(map, rock, kinds()), kinds());
    CHECK(cut.battlefield.names().empty());
    const Scenario pasted = done(cut, place_edit(cut, rock, kinds()), kinds());
    CHECK(pasted.battlefield.names() == std::map<PieceId, std::string>{{PieceId{5}, "the-rock"}});
    CHECK(done(Scenario{}, place_edit(Scenario{}, rock, kinds()), kinds()).zones->at(0).size == 4);
}

TEST_CASE("a refused block changes nothing: neither pieces nor zones and glyphs") {
    const Scenario map = small_map();
    Document document(kinds(), map);
    const Block meadow = block_with(map, {PieceId{0}, PieceId{1}}, kinds());
    const auto refused = document.commit(move_edit(map, meadow, mapped(meadow, shift_by({3, 0}), 0, kinds()), kinds()));
    REQUIRE(refused);
    CHECK(refused->pieces == std::vector{PieceId{3}});
    CHECK(document.history().steps().size() == 1);
    CHECK(document.commit(place_edit(map, meadow, kinds())));
}

TEST_CASE("zones and glyphs stay inside the bounds of a file") {
    Scenario map = scenario_with({at("castle-wall", {0, 0}, 110)});
    map.zones = std::vector<Zone>{{"red", "", "", {}, {{{0, 0}, 118}}}};
    Document document(kinds(), map);
    const Block wall = whole_map(map);
    CHECK_FALSE(document.commit(move_edit(map, wall, mapped(wall, {}, 2, kinds()), kinds())));
    Document higher(kinds(), map);
    CHECK(higher.commit(move_edit(map, wall, mapped(wall, {}, 3, kinds()), kinds()))->message.id ==
          "refused.zone-outside");
    map.zones = std::vector<Zone>{};
    map.glyphs = std::vector<Glyph>{{"", {{0, 0}, 118}}};
    Document glyph(kinds(), map);
    CHECK(glyph.commit(move_edit(map, whole_map(map), mapped(whole_map(map), {}, 3, kinds()), kinds()))->message.id ==
          "refused.glyph-outside");
    std::vector<Space> many;
    for (int i = 0; i <= 20'000; ++i) many.push_back({{i % 1000, i / 1000}, 1});
    CHECK(glyph.commit({SetZones{{{"red", "", "", {}, many}}}, {"edit.zones"}})->message.id ==
          "refused.zone-too-large");
}

TEST_CASE("comments before a glyph follow it, comments before cut pieces stay in the file") {
    Scenario map = small_map();
    map.comments = Comments{{"glyph:0,1,2", {" hidden "}}, {"end:glyph:0,0,1", {" here "}}, {"piece:1", {" a rock "}}};
    const Block before = block_with(map, {PieceId{0}, PieceId{1}}, kinds());
    const Scenario after =
        done(map, move_edit(map, before, mapped(before, shift_by({0, 10}), 0, kinds()), kinds()), kinds());
    CHECK(after.comments->at("glyph:0,11,2") == std::vector<std::string>{" hidden "});
    CHECK(after.comments->at("end:glyph:0,10,1") == std::vector<std::string>{" here "});
    CHECK(after.comments->at("piece:1") == std::vector<std::string>{" a rock "});
    const Scenario cut = done(map, remove_edit(map, before, kinds()), kinds());
    CHECK(cut.comments->at("end:glyphs").size() == 2);
    CHECK(cut.comments->at("end:level:2") == std::vector<std::string>{" a rock "});
}

TEST_CASE("a block as text is a scenario file, and comes back from it") {
    const Block block = block_with(small_map(), {PieceId{1}, PieceId{0}, PieceId{2}}, kinds());
    const std::string written = text_of(block, kinds());
    const auto read = block_from(written, kinds());
    REQUIRE(read);
    CHECK(text_of(*read, kinds()) == written);
    CHECK(read->names.size() == 1);
    CHECK(read->zones == block.zones);
    const std::string head = "<scenario xmlns=\"urn:hexwright:scenario:2\">";
    CHECK(block_from(head + "<battlefield/></scenario>", kinds()).error().message.id == "block.no-pieces");
    CHECK(block_from(head + "<battlefield src=\"a.xml\"/></scenario>", kinds()).error().message.id ==
          "block.elsewhere");
    CHECK(block_from("a shopping list", kinds()).error().at->file == "clipboard");
}

TEST_CASE("six turns, there and back, cut and paste in place give the first bytes, whatever is selected") {
    Dice dice{2026};
    for (const std::string& name : sample_names()) {
        const Scenario map = sample_map(name);
        const std::string first = text(map);
        for (int round = 0; round < 4; ++round) {
            INFO(name << ", round " << round);
            const std::vector<PieceId> ids = some_of(map, dice);
            const HexCoord about{dice.roll(290, 310), dice.roll(-5, 5)};
            Scenario now = moved(map, ids, shift_by({300, 0}), 2);
            for (int turn = 0; turn < 6; ++turn) now = moved(now, ids, turn_about_hex(about, 1));
            CHECK(text(moved(now, ids, shift_by({-300, 0}), -2)) == first);

            const Block block = block_with(map, ids, shipped());
            const Scenario cut = done(map, remove_edit(map, block, shipped()), shipped());
            CHECK(text(done(cut, place_edit(cut, block, shipped()), shipped())) == first);
            const auto pasted = block_from(text_of(block, shipped()), shipped());
            REQUIRE(pasted);
            CHECK(text(done(cut, place_edit(cut, *pasted, shipped()), shipped())) == first);
        }
    }
}

TEST_CASE("two mirrors give the block again where all pieces have partners, the others are told") {
    Dice dice{77};
    for (const std::string& name : sample_names()) {
        INFO(name);
        const Scenario map = sample_map(name);
        const std::string first = text(map);
        for (int round = 0; round < 6; ++round) {
            Block block = block_with(map, some_of(map, dice), shipped());
            const GridMap mirror = mirror_through_hex({dice.roll(-9, 9), dice.roll(-9, 9)}, static_cast<Axis>(round));
            const Mirrored once = mirrored(block, mirror, shipped());
            for (const PieceId id : once.without_partner) {
                const std::string& kind = shipped()[map.battlefield.find(id)->kind].id;
                const bool known = kind.ends_with("-24") || kind.ends_with("-6") || kind.starts_with("ruin-") ||
                                   kind == "marro-hive" || kind == "warehouse-ruin-6-broken";
                INFO(kind);
                CHECK(known);
                std::erase_if(block.pieces, [id](const PlacedPiece& piece) { return piece.id == id; });
                block.names.erase(id);
            }
            CHECK(mirrored(once.block, mirror, shipped()).block == block);
        }
    }
}

TEST_CASE("a mirrored piece covers the mirrored hexes, and its walls are the mirrored walls") {
    const Axis axes[] = {Axis::EastWest,          Axis::EastSouthEastCorners, Axis::SouthEastNorthWest,
                         Axis::NorthSouthCorners, Axis::SouthWestNorthEast,   Axis::WestSouthWestCorners};
    int with_partner = 0;
    for (std::size_t kind = 0; kind < shipped().pieces().size(); ++kind)
        for (int turn = 0; turn < 6; ++turn) {
            const PieceType& type = shipped().pieces()[kind];
            PlacedPiece piece{.kind = PieceKind{static_cast<int>(kind)},
                              .at = {3, -2},
                              .turn = static_cast<std::int8_t>(type.is_edge() || type.is_span() ? 0 : turn)};
            piece.side = all_directions[static_cast<std::size_t>(turn)];
            if (type.is_span()) piece.to = piece.at + offset(piece.side) * type.reach[0];
            const GridMap map = mirror_through_hex({1, 1}, axes[turn]);
            const Mirrored image = mirrored({{stored(piece, shipped())}}, map, shipped());
            if (image.block.pieces.empty()) continue;
            ++with_partner;
            INFO(type.id << " " << turn);
            auto hexes = hexes_of(piece, shipped()), there = hexes_of(image.block.pieces[0], shipped());
            for (HexCoord& hex : hexes) hex = map(hex);
            std::ranges::sort(hexes);
            std::ranges::sort(there);
            CHECK(hexes == there);
            CHECK(barriers_of(piece, shipped()).size() == barriers_of(image.block.pieces[0], shipped()).size());
        }
    CHECK(with_partner > 500);
}

TEST_CASE("what has no mirror partner is refused, or its mirrored place is filled from smaller tiles that are left") {
    Scenario map;
    const auto tile = [](const char* id) { return *shipped().piece(id); };
    map.battlefield.add({.kind = tile("grass-24"), .at = {0, 0}}, shipped());
    map.battlefield.add({.kind = tile("rock-1"), .at = {0, 2}, .level = 2}, shipped());
    map.battlefield.name(PieceId{0}, "the-meadow");
    const GridMap mirror = mirror_through_hex({0, 3}, Axis::EastWest);
    const auto mirrored_map = [&](WithoutPartner how) {
        const Terrain terrain = terrain_of(map.battlefield, shipped());
        const Inventory used = used_items(map.battlefield, shipped()), allowed = items_of(*map.limit, shipped());
        return mirror_edit(map, whole_map(map), mirror, how, ground_on(map, terrain, used, allowed, shipped()));
    };
    const auto refused = mirrored_map(WithoutPartner::Refuse);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().pieces == std::vector{PieceId{0}});
    CHECK(refused.error().message.id == "refused.no-mirror-partner");

    const auto filled = mirrored_map(WithoutPartner::Fill);
    REQUIRE(filled);
    CHECK(english()(filled->name) == "Mirror 2 pieces");
    const Scenario after = done(map, *filled, shipped());
    std::vector<HexCoord> wanted, covered;
    for (const HexCoord hex : shipped().footprint(tile("grass-24"), 0)) wanted.push_back(mirror(hex));
    after.battlefield.each([&](const PlacedPiece& piece) {
        if (piece.level == 1) std::ranges::copy(hexes_of(piece, shipped()), std::back_inserter(covered));
    });
    std::ranges::sort(wanted);
    std::ranges::sort(covered);
    CHECK(covered == wanted);
    CHECK(after.battlefield.find(PieceId{1})->at == mirror({0, 2}));
    CHECK(after.battlefield.names().begin()->second == "the-meadow");

    map.limit.change([&](Limit& limit) {
        limit.items = {
            {*shipped().item("grass-24"), 1}, {*shipped().item("grass-7"), 3}, {*shipped().item("rock-1"), 1}};
    });
    const auto too_few = mirrored_map(WithoutPartner::Fill);
    REQUIRE_FALSE(too_few);
    CHECK(too_few.error().pieces == std::vector{PieceId{0}});
    map.limit = Limit{};
    map.battlefield.add({.kind = tile("marro-hive"), .at = {20, 0}}, shipped());
    CHECK(mirrored_map(WithoutPartner::Fill).error().message.id == "refused.no-mirror-filling");
}

TEST_CASE("a merged map is never refused: overlap and pieces over the limit become issues, names get a number") {
    Scenario map = small_map();
    map.limit = limit_of({{"meadow", 1}});
    Document document(kinds(), map);
    const Block other = whole_map(small_map());
    REQUIRE(document.commit(place_edit(map, other, kinds())));
    const Edit merge = merge_edit(map, mapped(other, turn_about_hex({0, 1}, 1), 0, kinds()), kinds());
    CHECK(english()(merge.name) == "Merge a map (5 pieces)");
    REQUIRE_FALSE(document.commit(merge));
    const Scenario& after = *document.now().scenario;
    CHECK(after.battlefield.size() == 10);
    CHECK(after.battlefield.names() ==
          std::map<PieceId, std::string>{{PieceId{1}, "the-rock"}, {PieceId{6}, "the-rock-2"}});
    CHECK(after.zones->size() == 2);
    CHECK(after.glyphs->size() == 6);
    const auto has = [&](IssueCode code) { return std::ranges::count(document.now().issues, code, &Issue::code) > 0; };
    CHECK(has(IssueCode::Overlap));
    CHECK(has(IssueCode::OverLimit));
    CHECK(document.commit(merge_edit(after, mapped(other, {}, 119, kinds()), kinds()))->message.id == "refused.level");
    document.undo();
    CHECK(write_scenario(*document.now().scenario, kinds()) == write_scenario(map, kinds()));
}
