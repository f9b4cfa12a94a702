// The shipped catalogue against facts written down a second time.
#include "engine/board/catalogue/boxes.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/support/box_contents.h"
#include "tests/support/brute_boxes.h"
#include "tests/support/drawn_hexes.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"
#include "tests/support/turned_shapes.h"

#include <algorithm>
#include <random>
#include <set>
#include <sstream>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

const PieceType& piece(std::string_view id) { return shipped()[shipped().piece(id).value()]; }

bool is_one_of(const std::string& word, std::initializer_list<std::string_view> words) {
    return std::ranges::find(words, word) != words.end();
}

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    std::istringstream in{std::string(text)};
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

// For example "grass-24 6, dungeon-24 2?", as our catalogue has it.
std::string contents(const ProductSet& set) {
    std::string text;
    const auto add = [&](const std::string& id, int count, const std::string& doubt) {
        text += (text.empty() ? "" : ", ") + id + " " + std::to_string(count) + (doubt.empty() ? "" : "?");
    };
    for (const ItemCount& content : set.items) add(shipped()[content.item].id, content.count, content.doubt);
    for (const GlyphCount& content : set.glyphs) add(shipped()[content.glyph].id, content.count, content.doubt);
    return text;
}

}  // namespace

TEST_CASE("every product holds what the boxes hold, and says where lists disagree",
          "[CONTENT-02][CONTENT-03][CONTENT-04][CONTENT-05][CONTENT-06][CONTENT-07][CONTENT-08][CONTENT-16]") {
    CHECK(std::size(box_contents) == shipped().sets().size());
    for (const BoxContents& box : box_contents) {
        const auto kind = shipped().set(box.set);
        REQUIRE(kind);
        const ProductSet& set = shipped()[*kind];
        CHECK(set.for_sale == box.for_sale);
        CHECK(contents(set) == box.contents);
        int items = 0;
        for (const ItemCount& content : set.items) items += content.count;
        CHECK(items == box.items);
        CHECK_FALSE(set.name.empty());
    }
}

TEST_CASE("Swarm of the Marro: 75 tiles, the hive and its base", "[CONTENT-01]") {
    const Holding one{{{*shipped().set("swarm-of-the-marro"), 1}}, {}};
    const Inventory items = items_of(one, shipped());
    CHECK(items.total() == 77);
    CHECK(items[*shipped().item("marro-hive")] == 1);
    CHECK(items[*shipped().item("swamp-water-6")] == 1);
    CHECK(lists_glyphs(one, shipped()));
    CHECK(glyphs_of(one, shipped())[shipped().glyph("wannok")->index()] == 1);
}

TEST_CASE("every piece kind covers its hexes in all six turns", "[BUILD-01]") {
    std::set<std::string> seen;
    for (const TurnedShape& shape : turned_shapes)
        for (const std::string& id : words_of(shape.pieces)) {
            INFO(id);
            const auto kind = shipped().piece(id);
            REQUIRE(kind);
            seen.insert(id);
            for (int turn = 0; turn < 6; ++turn)
                CHECK(in_the_corner(shipped().footprint(*kind, turn)) ==
                      sorted(hexes_from(shape.hexes[static_cast<std::size_t>(turn)])));
        }
    CHECK(seen.size() == shipped().pieces().size());
}

TEST_CASE("every piece is made of items that a box holds, every item makes a piece, and all have names") {
    std::set<ItemKind> boxed, used;
    for (const ProductSet& set : shipped().sets())
        for (const ItemCount& content : set.items)
            if (content.count > 0) boxed.insert(content.item);
    for (const PieceType& type : shipped().pieces()) {
        INFO(type.id);
        CHECK_FALSE(type.items.empty());
        CHECK_FALSE(type.name.empty());
        CHECK(type.plural != type.name);
        CHECK(type.terrain.valid());
        CHECK(type.height <= type.slots);
        for (const ItemKind item : type.items) {
            CHECK(boxed.contains(item));
            used.insert(item);
        }
    }
    CHECK(used.size() == shipped().items().size());
    for (const ItemType& item : shipped().items()) CHECK(shipped().piece(item.id).has_value());
}

TEST_CASE("pieces of several items, and several forms of one item") {
    struct {
        const char* piece;
        const char* items;
    } const table[] = {{"marro-hive", "marro-hive swamp-water-6"},
                       {"glacier-1", "glacier-1 ice-1"},
                       {"glacier-3", "glacier-3 ice-3"},
                       {"glacier-4", "glacier-4 ice-4"},
                       {"glacier-6", "glacier-6 ice-6"},
                       {"outcrop-1", "outcrop-1 shadow-1"},
                       {"outcrop-3", "outcrop-3 shadow-3"},
                       {"lava-outcrop-3", "lava-outcrop-3"},
                       {"water-double-1", "water-1 water-1"},
                       {"shadow-double-1", "shadow-1 shadow-1"},
                       {"castle-arch", "castle-door"},
                       {"castle-door", "castle-door"},
                       {"warehouse-ruin-6", "warehouse-ruin-6 concrete-6"},
                       {"warehouse-ruin-6-broken", "warehouse-ruin-6 concrete-6"}};
    for (const auto& row : table) {
        std::vector<std::string> ids;
        for (const ItemKind item : piece(row.piece).items) ids.push_back(shipped()[item].id);
        CHECK(ids == words_of(row.items));
    }
}

TEST_CASE("how pieces are built in", "[BUILD-11][BUILD-12]") {
    struct {
        const char* piece;
        Body body;
        Support support;
        Carries carries;
        int height, slots;
    } const table[] = {{"grass-24", Body::Tile, Support::SomeHex, Carries::Everything, 1, 1},
                       {"road-5", Body::Tile, Support::SomeHex, Carries::Everything, 1, 1},
                       {"water-1", Body::HalfTile, Support::SomeHex, Carries::Nothing, 0, 1},
                       {"swamp-water-6", Body::HalfTile, Support::SomeHex, Carries::Nothing, 0, 1},
                       {"water-double-1", Body::Tile, Support::SomeHex, Carries::Nothing, 1, 1},
                       {"tree-15", Body::Column, Support::EveryHex, Carries::Nothing, 15, 15},
                       {"palm-14", Body::Column, Support::EveryHex, Carries::Nothing, 14, 15},
                       {"glacier-3", Body::Column, Support::EveryHex, Carries::Nothing, 10, 10},
                       {"glacier-4", Body::Column, Support::SomeHex, Carries::Nothing, 9, 9},
                       {"marro-hive", Body::Column, Support::NoGap, Carries::Nothing, 17, 17},
                       {"ruin-3", Body::Ruin, Support::EveryHex, Carries::Nothing, 6, 6},
                       {"warehouse-ruin-6", Body::Column, Support::SomeHex, Carries::Nothing, 9, 9},
                       {"castle-base-end", Body::CastleBase, Support::SomeHex, Carries::CastleWalls, 0, 1},
                       {"castle-wall-corner", Body::CastleWall, Support::Castle, Carries::Castle, 9, 9},
                       {"castle-arch", Body::CastleDoor, Support::Ends, Carries::Castle, 10, 10},
                       {"wall-walk-9", Body::WallWalk, Support::SomeHex, Carries::Everything, 1, 1},
                       {"castle-battlement", Body::Edge, Support::OnStructure, Carries::Nothing, 2, 2},
                       {"castle-ladder", Body::Edge, Support::Ladder, Carries::Nothing, 2, 2},
                       {"laur-wall-ruin", Body::Edge, Support::Pillar, Carries::Nothing, 10, 10},
                       {"laur-pillar", Body::Column, Support::EveryHex, Carries::Nothing, 10, 10},
                       {"laur-wall-long", Body::Span, Support::TwoPillars, Carries::Nothing, 10, 10},
                       {"stone-wall-4", Body::Span, Support::OnStructure, Carries::Nothing, 3, 3}};
    for (const auto& row : table) {
        const PieceType& type = piece(row.piece);
        INFO(type.id);
        CHECK(type.body == row.body);
        CHECK(type.support == row.support);
        CHECK(type.carries == row.carries);
        CHECK(type.height == row.height);
        CHECK(type.slots == row.slots);
    }
    CHECK(piece("ruin-2").walls.size() == 5);
    CHECK(piece("ruin-3").walls.size() == 7);
    CHECK(piece("stone-wall-4").reach == std::vector{3});
    CHECK(piece("laur-wall-short").diagonal);
    CHECK(piece("castle-arch").solid.size() == 1);
    CHECK_FALSE(piece("castle-ladder").blocks);
    CHECK(piece("castle-battlement").blocks);
}

TEST_CASE("borders tell the size, terrains are told apart", "[BUILD-03]") {
    for (const PieceType& type : shipped().pieces()) {
        INFO(type.id);
        const std::size_t size = type.hexes.size();
        const bool tile = type.plain_tile() || type.body == Body::WallWalk;
        const bool half = shipped()[type.terrain].half_height;
        if (type.id == "marro-hive") CHECK(type.border == "blue");
        else if (!tile) CHECK(type.border.empty());
        else if (size == 1) CHECK(type.border == (half ? "blue" : "red"));
        else CHECK(type.border == (size == 24 ? "tan" : size == 7 ? "purple" : size == 2 ? "yellow" : "black"));
        CHECK((type.body == Body::HalfTile) == (type.height == 0 && type.body != Body::CastleBase));
    }
    std::set<unsigned> colors;
    std::set<std::string> letters;
    for (const TerrainType& terrain : shipped().terrains()) {
        colors.insert(terrain.color);
        letters.insert(terrain.letter);
        CHECK_FALSE(terrain.letter.empty());
    }
    CHECK(colors.size() == shipped().terrains().size());
    CHECK(letters.size() == shipped().terrains().size());
}

TEST_CASE("terrains have the colours of the rulebook's key", "[BUILD-02]") {
    struct Channels {
        int red, green, blue;
    };
    const auto color = [](std::string_view id) {
        const unsigned rgb = shipped()[shipped().terrain(id).value()].color;
        return Channels{static_cast<int>(rgb >> 16 & 0xFF), static_cast<int>(rgb >> 8 & 0xFF),
                        static_cast<int>(rgb & 0xFF)};
    };
    const auto green = [](Channels c) { return c.green > c.red && c.green > c.blue; };
    const Channels swamp = color("swamp"), grass = color("grass"), sand = color("sand"), rock = color("rock");
    const Channels water = color("water"), swamp_water = color("swamp-water");
    CHECK((green(swamp) && green(grass) && swamp.green < grass.green));                  // Dark green and green.
    CHECK((sand.red > sand.green && sand.green > sand.blue + 40));                       // Gold.
    CHECK((std::abs(rock.red - rock.green) < 8 && std::abs(rock.red - rock.blue) < 8));  // Grey.
    CHECK((water.blue > water.green && water.green > water.red));                        // Blue.
    // Yellow-green.
    CHECK((std::abs(swamp_water.red - swamp_water.green) < 16 && swamp_water.blue < swamp_water.red - 40));
}

TEST_CASE("pieces whose make is guessed say so") {
    for (const PieceType& type : shipped().pieces()) {
        INFO(type.id);
        const std::string& terrain = shipped()[type.terrain].id;
        const bool doubtful = is_one_of(terrain, {"glacier", "outcrop", "lava-outcrop", "marvel-ruin", "hive"}) ||
                              is_one_of(type.id, {"castle-arch", "laur-wall-short", "laur-wall-long"});
        CHECK(type.doubt.empty() != doubtful);
    }
}

TEST_CASE("glyphs: letters are unique and the temporary ones are known", "[GLYPH-09]") {
    std::set<std::string> letters;
    std::string temporary, assumed;
    for (const char* permanent : {"astrid", "gerda", "ivor", "valda", "dagmar", "brandar"}) {  // Those of 2004.
        INFO(permanent);
        CHECK(shipped()[*shipped().glyph(permanent)].permanent);
    }
    for (const GlyphType& glyph : shipped().glyphs()) {
        letters.insert(glyph.letter);
        if (!glyph.permanent) temporary += glyph.id + " ";
        if (!glyph.doubt.empty()) assumed += glyph.id + " ";
    }
    CHECK(letters.size() == shipped().glyphs().size());
    CHECK(temporary == "kelda erland mitonsoul nilrend oreld haukeland quillivon fellaron ");
    CHECK(assumed ==
          "xenithrax-vines yadulkia haukeland heroic-rune talisman-of-defense brooch-of-shielding "
          "holy-symbol-of-pelor giant-hunter-stone oceanstrider-amulet ");
}

TEST_CASE("the glyphs of every master set are known", "[CONTENT-16][CONTENT-17]") {
    for (const char* id :
         {"astrid", "gerda", "ivor", "valda", "dagmar", "brandar", "kelda", "erland", "mitonsoul",  // 2004.
          "xenithrax-vines", "yadulkia", "haukeland", "quillivon", "fellaron"}) {                   // 2022.
        INFO(id);
        CHECK(shipped().glyph(id));
    }
}

TEST_CASE("several sets make one larger stock", "[BUILD-13]") {
    const SetKind swarm = *shipped().set("swarm-of-the-marro"), valkyrie = *shipped().set("rise-of-the-valkyrie");
    const ItemKind sand_7 = *shipped().item("sand-7");
    CHECK(items_of({{{swarm, 2}, {valkyrie, 1}}, {{sand_7, 3}}}, shipped())[sand_7] == 2 * 5 + 2 + 3);
    CHECK(items_of({{{swarm, 2}, {valkyrie, 1}}, {}}, shipped()).total() == 2 * 77 + 87);
}

TEST_CASE("the four battlefields of the rulebook need exactly one Swarm of the Marro", "[CONTENT-14]") {
    struct {
        const char* file;
        int items;
    } const table[] = {{"the-narrows", 75}, {"montiqua-ledge", 75}, {"xualtiaca", 77}, {"waters-of-life", 77}};
    for (const auto& row : table) {
        const std::string file = HEXWRIGHT_SOURCE_DIR "/samples/battlefields/" + std::string(row.file) + ".xml";
        const auto read = read_scenario(read_file(file).value(), file, shipped());
        REQUIRE(read);
        const Inventory wanted = used_items(read->scenario.battlefield, shipped());
        CHECK(wanted.total() == row.items);
        const BoxPlan plan = fewest_boxes(wanted, shipped());
        CHECK(plan.sets == std::vector{SetCount{*shipped().set("swarm-of-the-marro"), 1}});
        CHECK(plan.left_over == 77 - row.items);
        CHECK(plan.missing.empty());
        CHECK(plan.proven);
    }
}

TEST_CASE("the fewest boxes equal trying everything, on 300 part lists of up to four boxes", "[figures]") {
    std::mt19937 dice(20);
    const auto roll = [&](std::size_t sides) { return static_cast<std::size_t>(dice()) % sides; };
    const std::vector<Price> offers = BruteBoxes::all_for_sale(shipped());
    for (int round = 0; round < 300; ++round) {
        Inventory wanted;
        const std::size_t keep = 1 + roll(4);  // Nearly all of every kind, or only some.
        for (std::size_t boxes = 1 + roll(4); boxes > 0; --boxes)
            for (const ItemCount& content : shipped()[offers[roll(offers.size())].set].items)
                if (roll(4) < keep)
                    wanted.add(content.item, static_cast<int>(roll(static_cast<std::size_t>(content.count) + 1)));
        BruteBoxes brute(shipped(), wanted, offers);
        brute.run(4);
        const BoxPlan plan = fewest_boxes(wanted, shipped());
        CHECK(plan.proven);
        REQUIRE(written_out(plan) == brute.best);
    }
}

TEST_CASE("the fewest boxes for part lists far beyond any table") {
    struct {
        const char* item;
        int count;
    } const table[] = {{"grass-1", 200'000}, {"water-1", 199'999}, {"rock-7", 123'457}};
    Inventory all;
    for (const auto& row : table) {
        Inventory wanted;
        wanted.add(*shipped().item(row.item), row.count);
        all.add(*shipped().item(row.item), row.count);
        const BoxPlan plan = fewest_boxes(wanted, shipped());
        CHECK(plan.proven);
        CHECK(shortages(wanted, items_of({plan.sets, {}}, shipped())).empty());
    }
    CHECK(shortages(all, items_of({fewest_boxes(all, shipped()).sets, {}}, shipped())).empty());
}
