// Pieces of a person's own, written into their catalogue file and changed in it.
#include "editor/document/own/own_pieces.h"

#include "editor/document/document.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/files.h"

#include <catch2/catch.hpp>

// A namespace of its own, because its helpers have short names that others have, too.
namespace hexwright::own_pieces_test {
using namespace hexwright::testing;

namespace {

const Catalogue& known() {
    static const Catalogue catalogue = shipped_catalogue();
    return catalogue;
}

OwnPiece meadow() {
    return {.name = "four-hex meadow tile", .terrain = "grass", .hexes = {{0, 0}, {0, 1}, {1, 0}, {1, 1}}};
}

// As the program has it after reading the text.
Catalogue read(const std::string& xml) {
    const auto read = read_catalogue(xml, "mine.xml", known());
    INFO((read ? "" : read.error().message.id));
    REQUIRE(read);
    return *read;
}

std::string kept(const std::string& xml, OwnPiece& piece, const Catalogue& catalogue = known()) {
    const auto after = with_own_piece(xml, "mine.xml", piece, catalogue);
    INFO((after ? "" : after.error().why.message.id));
    REQUIRE(after);
    return *after;
}

std::string refused(OwnPiece piece, const std::string& xml = "", const Catalogue& catalogue = known()) {
    const auto after = with_own_piece(xml, "mine.xml", piece, catalogue);
    return after ? "" : after.error().why.message.id;
}

OwnPiece piece_of(const std::string& xml, const std::string& id) {
    const auto own = read_own_catalogue(xml, "mine.xml");
    REQUIRE(own);
    const auto found = std::ranges::find(own->pieces, id, &OwnPiece::id);
    REQUIRE(found != own->pieces.end());
    return *found;
}

constexpr const char* by_hand = R"(<?xml version="1.0" encoding="UTF-8"?>
<catalogue xmlns="urn:hexwright:catalogue:1">
  <!-- printed in March -->
  <item id="meadow-4" name="four-hex meadow tile" plural='meadow tiles'/>
  <piece id="meadow-4" terrain="grass"
         carries="everything" hexes="0,0 1,0 0,1 1,1" doubt="colour &quot;faded&quot;"/>   <!-- the small one -->
  <item id="gate" name="gate"/>
  <piece id="gate" terrain="castle" body="castle-door" support="ends" shape="row-3" height="10" slots="10"/>
  <shape id="row-3" hexes="0,0 1,0 2,0"/>
  <set id="my-workshop" name="My workshop" for-sale="no">
    <item id="meadow-4" count="6"/> <!-- two are lost -->
    <item id="rock-1" count="12"/>
  </set>
  <set id="drawer" name="Drawer"/>
</catalogue>
)";

}  // namespace

TEST_CASE("a piece of one's own is an entry of the catalogue file, and is known from then on") {
    OwnPiece piece = meadow();
    const std::string xml = kept("", piece);
    CHECK(piece.id == "four-hex-meadow-tile");
    const Catalogue catalogue = read(xml);
    const auto kind = catalogue.piece(piece.id);
    REQUIRE(kind);
    const PieceType& type = catalogue[*kind];
    CHECK(type.name == "four-hex meadow tile");
    CHECK(type.plural == "four-hex meadow tiles");
    CHECK(type.body == Body::Tile);
    CHECK(type.carries == Carries::Everything);
    CHECK(type.hexes == std::vector<HexCoord>{{0, 0}, {1, 0}, {0, 1}, {1, 1}});
    CHECK(type.border == "black");
    CHECK(catalogue[type.items.front()].id == piece.id);
    OwnPiece again = piece_of(xml, piece.id);
    CHECK_FALSE(again.by_hand);
    CHECK(kept(xml, again, catalogue) == xml);  // Nothing changed, nothing written.
}

TEST_CASE("a shape is kept as it was painted, wherever that was on the grid") {
    OwnPiece piece = meadow();
    piece.hexes = {{-3, 2}, {-3, 3}, {-2, 1}};
    const Catalogue catalogue = read(kept("", piece));
    CHECK(catalogue[*catalogue.piece(piece.id)].hexes == std::vector<HexCoord>{{0, 0}, {-1, 1}, {-1, 2}});
    piece.id.clear();
    piece.name = "row";
    piece.hexes = {{-4, 0}, {-3, 0}, {-2, 0}, {-1, 0}, {0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}};
    CHECK(piece_of(kept("", piece), piece.id).hexes == piece.hexes);
}

TEST_CASE("ground and ticks decide how a piece is built") {
    struct {
        const char* terrain;
        int height;
        bool standable, carries;
        Body body;
        int slots;
    } const table[] = {{"grass", 1, true, true, Body::Tile, 1},
                       {"water", 1, true, true, Body::HalfTile, 1},
                       {"tree", 9, false, false, Body::Column, 9},
                       {"rock", 3, true, true, Body::Column, 3},
                       {"rock", 1, true, false, Body::Column, 1}};
    for (const auto& row : table) {
        OwnPiece piece = meadow();
        piece.terrain = row.terrain;
        piece.height = row.height;
        piece.standable = row.standable;
        piece.carries = row.carries;
        const std::string xml = kept("", piece);
        const Catalogue catalogue = read(xml);
        const PieceType& type = catalogue[*catalogue.piece(piece.id)];
        INFO(row.terrain << ' ' << row.height);
        CHECK(type.body == row.body);
        CHECK(type.slots == row.slots);
        CHECK(type.height == (row.body == Body::HalfTile ? 0 : row.height));
        CHECK_FALSE(piece_of(xml, piece.id).by_hand);
    }
}

TEST_CASE("a new piece behaves as others of its ground do") {
    OwnPiece piece = meadow();
    piece.terrain = "glacier";
    take_after_terrain(piece, known());
    CHECK_FALSE(piece.standable);
    CHECK_FALSE(piece.carries);
    CHECK(piece.half_base);
    CHECK(piece.height == 8);
    piece.terrain = "sand";
    take_after_terrain(piece, known());
    CHECK(piece.height == 1);
    CHECK(piece.carries);
    const std::vector<TerrainKind> grounds = terrains_of_pieces(known());
    CHECK(std::ranges::count(grounds, *known().terrain("laur-palm")) == 1);
    CHECK(std::ranges::count(grounds, *known().terrain("road-wall")) == 0);
}

TEST_CASE("a changed piece changes what has another meaning, and all else stays as a hand wrote it") {
    OwnPiece piece = piece_of(by_hand, "meadow-4");
    CHECK(piece.plural == "meadow tiles");
    CHECK(piece.in_sets.at("my-workshop") == 6);
    piece.name = "meadow & \"more\"";
    piece.terrain = "sand";
    piece.in_sets = {{"my-workshop", 0}, {"drawer", 2}};
    std::string expected = by_hand;
    const auto replace = [&](const std::string& what, const std::string& with) {
        expected.replace(expected.find(what), what.size(), with);
    };
    replace("name=\"four-hex meadow tile\"", "name=\"meadow &amp; &quot;more&quot;\"");
    replace("terrain=\"grass\"", "terrain=\"sand\"");
    replace("<item id=\"meadow-4\" count=\"6\"/> <!-- two", " <!-- two");
    replace("name=\"Drawer\"/>", "name=\"Drawer\">\n    <item id=\"meadow-4\" count=\"2\"/>\n  </set>");
    const std::string after = kept(by_hand, piece, read(by_hand));
    CHECK(after == expected);
    piece.in_sets["drawer"] = 5;
    piece.hexes = {{0, 0}};
    piece.plural.clear();
    const std::string later = kept(after, piece, read(after));
    CHECK(later.find("<item id=\"meadow-4\" count=\"5\"/>") != std::string::npos);
    CHECK(later.find("hexes=\"0,0\"") != std::string::npos);
    CHECK(later.find("plural") == std::string::npos);
    CHECK(later.find("doubt=\"colour &quot;faded&quot;\"") != std::string::npos);
}

TEST_CASE("what a hand wrote and the form cannot say is not edited here") {
    CHECK(piece_of(by_hand, "gate").by_hand);
    OwnPiece gate = piece_of(by_hand, "gate");
    gate.name = "another gate";
    CHECK(refused(gate, by_hand, read(by_hand)) == "own-pieces.by-hand");
    const std::string correction =
        "<catalogue xmlns=\"urn:hexwright:catalogue:1\"><item id=\"grass-1\" name=\"turf\"/>"
        "<piece id=\"grass-1\" terrain=\"grass\" carries=\"everything\" hexes=\"0,0\"/>"
        "</catalogue>";
    CHECK(piece_of(correction, "grass-1").by_hand);
}

TEST_CASE("bad input gets a sentence at its field and changes nothing") {
    const auto with = [](auto change) {
        OwnPiece piece = meadow();
        change(piece);
        return piece;
    };
    CHECK(refused(with([](OwnPiece& piece) { piece.name = "  "; })) == "own-pieces.no-name");
    CHECK(refused(with([](OwnPiece& piece) { piece.name = std::string(201, 'x'); })) == "collections.long-name");
    CHECK(refused(with([](OwnPiece& piece) { piece.name = known().pieces().front().name; })) ==
          "own-pieces.name-taken");
    CHECK(refused(with([](OwnPiece& piece) { piece.plural = "two\nlines"; })) == "collections.long-name");
    CHECK(refused(with([](OwnPiece& piece) { piece.terrain = "cheese"; })) == "own-pieces.no-terrain");
    CHECK(refused(with([](OwnPiece& piece) { piece.hexes.clear(); })) == "own-pieces.no-hexes");
    CHECK(refused(with([](OwnPiece& piece) { piece.hexes = {{0, 0}, {2, 0}}; })) == "own-pieces.apart");
    CHECK(refused(with([](OwnPiece& piece) { piece.height = 0; })) == "own-pieces.height");
    CHECK(refused(with([](OwnPiece& piece) { piece.height = 121; })) == "own-pieces.height");
    CHECK(refused(meadow(), "rubbish") != "");
    OwnPiece gone = meadow();
    gone.id = "nowhere";
    CHECK(refused(gone) == "own-pieces.gone");
}

TEST_CASE("ids are made from the name and are never those of something else") {
    struct {
        const char *name, *id;
    } const table[] = {{"Grass 1", "grass-1-2"}, {"4 hexes", "piece-4-hexes"}, {"草", "own-piece"}, {" Hut ", "hut"}};
    for (const auto& row : table) {
        OwnPiece piece = meadow();
        piece.name = row.name;
        kept("", piece);
        CHECK(piece.id == row.id);
    }
    OwnPiece piece = meadow();  // The file has it, the program does not know it yet.
    piece.name = "Gate";
    kept(by_hand, piece);
    CHECK(piece.id == "gate-2");
}

TEST_CASE("a copy has a name of its own, no id, and lies in no set") {
    const Catalogue catalogue = read(by_hand);
    const OwnPiece copy = copy_of(piece_of(by_hand, "meadow-4"), catalogue);
    CHECK(copy.id.empty());
    CHECK(copy.name == "four-hex meadow tile (2)");
    CHECK(copy.in_sets.empty());
    CHECK(copy.hexes == piece_of(by_hand, "meadow-4").hexes);
}

TEST_CASE("a piece that is deleted leaves what stands around it, and keeps its number in the program") {
    OwnPiece piece = meadow();
    piece.name = "hut";
    const std::string xml = kept(by_hand, piece, read(by_hand));
    const auto rest = without_own_piece(xml, "mine.xml", "hut");
    REQUIRE(rest);
    CHECK(*rest == by_hand);
    const auto gone = without_own_piece(xml, "mine.xml", "no-such");
    REQUIRE_FALSE(gone);
    CHECK(gone.error().message.id == "own-pieces.gone");
    const Catalogue before = read(xml), after = catalogue_without(before, "hut");
    CHECK_FALSE(after.piece("hut"));
    CHECK_FALSE(after.item("hut"));
    CHECK(is_gone(after[*before.piece("hut")]));
    CHECK(is_gone(after[*before.item("hut")]));
    CHECK(after.piece("gate") == before.piece("gate"));
    CHECK(after.cards().size() == before.cards().size());
    // A later piece of the same name is another one.
    const auto again = read_catalogue(xml, "mine.xml", after);
    REQUIRE(again);
    CHECK(again->piece("hut") != before.piece("hut"));
}

TEST_CASE("what is used anywhere cannot go, and on an open map it keeps its shape") {
    const Catalogue catalogue = read(by_hand);
    Document document(catalogue);
    const auto open = [&] {
        std::vector<const Scenario*> maps;
        for (const History::Step& step : document.history().steps()) maps.push_back(step.scenario.get());
        return maps;
    };
    const auto why = [&](const Shelf& shelf = {}, const std::vector<Stamp>& stamps = {}) {
        const auto kept_for = why_kept("meadow-4", catalogue, open(), shelf, stamps);
        return kept_for ? kept_for->message.id : "";
    };
    CHECK(why() == "own-pieces.in-set");
    REQUIRE_FALSE(document.commit({PlacePieces{{{.kind = *catalogue.piece("meadow-4"), .at = {0, 0}}}}, {}}));
    document.undo();
    CHECK(why() == "own-pieces.on-map");  // It could be brought back.
    OwnPiece piece = piece_of(by_hand, "meadow-4");
    piece.height = 2;
    const auto higher = catalogue_with(kept(by_hand, piece, catalogue), "mine.xml", catalogue, open());
    REQUIRE_FALSE(higher);
    CHECK(higher.error().message.id == "own-pieces.in-use");
    piece.height = 1;
    piece.name = "lawn";
    const auto renamed = catalogue_with(kept(by_hand, piece, catalogue), "mine.xml", catalogue, open());
    REQUIRE(renamed);
    document.know(std::make_shared<const Catalogue>(*renamed));
    document.redo();
    CHECK(document.catalogue()[document.now().scenario->battlefield.pieces().front().kind].name == "lawn");
}

TEST_CASE("a piece that a limit, a collection or a stamp names cannot go") {
    OwnPiece piece = meadow();
    const Catalogue catalogue = read(kept("", piece));
    const ItemKind item = *catalogue.item(piece.id);
    const auto why = [&](const std::vector<const Scenario*>& open, const Shelf& shelf,
                         const std::vector<Stamp>& stamps) {
        const auto kept_for = why_kept(piece.id, catalogue, open, shelf, stamps);
        return kept_for ? kept_for->message.id : "";
    };
    CHECK(why({}, {}, {}).empty());
    Scenario limited;
    Limit limit;
    limit.items = {{item, 3}};
    limited.limit = limit;
    CHECK(why({&limited}, {}, {}) == "own-pieces.in-limit");
    Shelf shelf;
    shelf.collections = {{{}, {"Home", {{}, {{item, 2}}}}}};
    CHECK(why({}, shelf, {}) == "own-pieces.in-collection");
    const TemporaryFolder folder;
    const Block block{.pieces = {{.kind = *catalogue.piece(piece.id), .at = {0, 0}}}};
    const auto stamp = save_stamp(folder.path, "corner", block, Existing::Keep, catalogue);
    REQUIRE(stamp);
    CHECK(why({}, {}, {*stamp}) == "own-pieces.in-stamp");
}

}  // namespace hexwright::own_pieces_test
