#include "editor/document/edit.h"

#include "editor/document/document.h"
#include "editor/document/edits/fitting.h"
#include "formats/telling/words.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/editor/documents.h"
#include "tests/support/builders.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

Edit edit(Edit::What what, const Document& document) {
    return named(std::move(what), *document.now().scenario, kinds());
}
std::string text(const Document& document) { return write_scenario(*document.now().scenario, kinds()); }
}  // namespace

TEST_CASE("placing beyond an overlap is refused whole and names what is in the way") {
    Document document = document_with({at("grass-7", {0, 0}), at("rock-1", {5, 5})});
    const std::string before = text(document);
    const auto refused = document.commit(edit(PlacePieces{{at("sand-1", {9, 9}), at("sand-1", {0, 1})}}, document));
    REQUIRE(refused);
    CHECK(refused->pieces == std::vector{PieceId{0}});
    CHECK(refused->message.id == "refused.overlap");
    CHECK(text(document) == before);
    CHECK(document.history().steps().size() == 1);
}

TEST_CASE("placing beyond the limit is refused with the count that is missing") {
    Document document =
        document_with(each_of("grass-1", {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}, {6, 0}, {7, 0}, {8, 0}}),
                      limit_of({{"meadow", 1}}));
    const Edit two = edit(PlacePieces{each_of("grass-1", {{0, 3}, {1, 3}})}, document);
    const auto refused = document.commit(two);
    REQUIRE(refused);
    REQUIRE(refused->missing.size() == 1);
    CHECK(refused->missing[0].missing() == 1);
    CHECK(document.now().scenario->battlefield.size() == 9);
    CHECK(what_fits(each_of("grass-1", {{0, 3}, {1, 3}}), document.now().ground(kinds())).size() == 1);

    Limit beyond = *document.now().scenario->limit;
    beyond.beyond_sets = true;
    REQUIRE_FALSE(document.commit(edit(SetLimit{beyond}, document)));
    CHECK_FALSE(document.commit(two));
}

TEST_CASE("what fits: pieces in their order, each beside those before it, none that overlaps") {
    const Document document = document_with({at("rock-1", {0, 0})});
    const auto fitting =
        what_fits({at("grass-1", {0, 0}), at("grass-1", {1, 0}), at("sand-1", {1, 0}), at("grass-1", {2, 0})},
                  document.now().ground(kinds()));
    REQUIRE(fitting.size() == 2);
    CHECK(fitting[0].at == HexCoord{1, 0});
    CHECK(fitting[1].at == HexCoord{2, 0});
}

TEST_CASE("a moved piece keeps its id and its name, and may overlap where it lay") {
    Document document = document_with({at("grass-7", {0, 0}), at("rock-1", {9, 9})});
    Scenario with_name = *document.now().scenario;
    with_name.battlefield.name(PieceId{0}, "meadow");
    document = Document(kinds(), with_name);
    PlacedPiece moved = *document.now().scenario->battlefield.find(PieceId{0});
    moved.at = {1, 0};
    moved.level = 1;
    REQUIRE_FALSE(document.commit(edit(MovePieces{{moved}}, document)));
    CHECK(document.now().scenario->battlefield.find(PieceId{0})->at == HexCoord{1, 0});
    CHECK(document.now().scenario->battlefield.names().at(PieceId{0}) == "meadow");
    moved.at = {9, 8};
    CHECK(document.commit(edit(MovePieces{{moved}}, document))->pieces == std::vector{PieceId{1}});
}

TEST_CASE("comments before a removed piece stay at the end of its level, and undo brings them back before it") {
    Scenario map = scenario_with({at("grass-1", {0, 0}), at("grass-1", {1, 0})});
    map.comments = Comments{{"piece:1", {" a fine spot "}}, {"end:level:1", {" done "}}};
    Document document(kinds(), map);
    const std::string before = text(document);
    REQUIRE_FALSE(document.commit(edit(RemovePieces{{PieceId{1}}}, document)));
    CHECK(document.now().scenario->comments->at("end:level:1") == std::vector<std::string>{" done ", " a fine spot "});
    CHECK(text(document).find("a fine spot") != std::string::npos);
    document.undo();
    CHECK(text(document) == before);
}

TEST_CASE("comments of zones, glyphs and boxes that are taken away stay, too") {
    Scenario map = scenario_with({at("grass-7", {0, 0})});
    map.limit = limit_of({{"meadow", 1}});
    map.zones = std::vector<Zone>{{"red", "start", "red", {}, {{{0, 0}, 1}}}};
    map.glyphs = std::vector<Glyph>{{"wannok", {{1, 0}, 1}, Facing::Power}};
    map.comments = Comments{{"zone:red", {"Z"}}, {"glyph:1,0,1", {"G"}}, {"set:meadow", {"S"}}};
    Document document(kinds(), map);
    const Compound all{{edit(SetZones{}, document), edit(SetGlyphs{}, document), edit(SetLimit{}, document)}};
    REQUIRE_FALSE(document.commit(edit(all, document)));
    const std::string after = text(document);
    for (const char* comment : {"<!--Z-->", "<!--G-->", "<!--S-->"}) CHECK(after.find(comment) != std::string::npos);
}

TEST_CASE("a compound is judged part by part and refused whole") {
    Document document = document_with({at("grass-1", {0, 0})});
    const std::string before = text(document);
    const Edit take = edit(RemovePieces{{PieceId{0}}}, document);
    const Edit put = edit(PlacePieces{{at("rock-1", {0, 0})}}, document);
    CHECK(document.commit(edit(Compound{{put, take}}, document)));  // The grass is still there when the rock is placed.
    CHECK(text(document) == before);
    REQUIRE_FALSE(document.commit(edit(Compound{{take, put}}, document)));
    CHECK(document.now().scenario->battlefield.size() == 1);
    CHECK(document.history().steps().size() == 2);
    CHECK(document.commit(edit(Compound{{edit(SetLimit{limit_of({{"rocks", 1}})}, document),
                                         edit(PlacePieces{{at("grass-1", {4, 4})}}, document)}},
                               document)));  // The limit has no grass.
}

TEST_CASE("a span that its kind cannot have, a piece that is gone and a battlefield of another file are refused") {
    Document document = document_with({at("road-5", {0, 0})});
    CHECK(document.commit(edit(PlacePieces{{between("stone-wall-4", {0, 0}, {5, 0}, 2)}}, document))->message.id ==
          "refused.span-shape");
    CHECK(document.commit(edit(RemovePieces{{PieceId{7}}}, document))->message.id == "refused.no-such-piece");
    Scenario elsewhere = *document.now().scenario;
    elsewhere.battlefield_source = "other.xml";
    Document other(kinds(), elsewhere);
    CHECK(other.commit(edit(RemovePieces{{PieceId{0}}}, other))->message.id == "refused.battlefield-elsewhere");
    CHECK_FALSE(other.commit(edit(SetZones{}, other)));
}

namespace {

std::vector<Zone> zones_by_number(int count) {
    std::vector<Zone> zones;
    for (int i = 0; i < count; ++i) zones.push_back({"zone-" + std::to_string(i), "start", "red", {}, {}});
    return zones;
}

}  // namespace

TEST_CASE("what a file could not hold is refused: names are counted in characters, zones and glyphs one by one") {
    Document document = document_with({});
    const auto reason = [&](Edit::What what) {
        const auto refused = document.commit(edit(std::move(what), document));
        return refused ? refused->message.id : "done";
    };
    std::string name;
    for (int i = 0; i < 200; ++i) name += "é";
    CHECK(reason(SetAbout{{name, "", ""}, name}) == "done");
    CHECK(reason(SetAbout{{name + "!", "", ""}, name}) == "refused.name-too-long");
    CHECK(reason(SetAbout{{"", "", std::string(20'000, 'x')}, ""}) == "done");
    CHECK(reason(SetAbout{{"", "", std::string(20'001, 'x')}, ""}) == "refused.story-too-long");
    CHECK(reason(SetAbout{{"a\x01", "", ""}, ""}) == "refused.not-text");
    CHECK(reason(SetAbout{{"", "", "\xFF"}, ""}) == "refused.not-text");
    CHECK(reason(SetZones{zones_by_number(64)}) == "done");
    CHECK(reason(SetZones{zones_by_number(65)}) == "refused.too-many-zones");
    CHECK(reason(SetGlyphs{std::vector<Glyph>(1000)}) == "done");
    CHECK(reason(SetGlyphs{std::vector<Glyph>(1001)}) == "refused.too-many-glyphs");
}

TEST_CASE("a zone or glyph that no file could hold is refused, and nothing changes") {
    Document document = document_with({});
    std::vector<Space> most;
    for (int q = 0; q < 200; ++q)
        for (int r = 0; r < 100; ++r) most.push_back({{q, r}, 1});
    std::vector<Space> too_many = most;
    too_many.push_back({{-1, 0}, 1});
    struct {
        Zone zone;
        std::string reason;
    } const table[] = {{{"red", "start", "red", 20'000, most}, "done"},
                       {{"red", "start", "red", {}, too_many}, "refused.zone-too-large"},
                       {{"red", "start", "red", 20'001, {}}, "refused.zone-size"},
                       {{"red", "start", "red", -1, {}}, "refused.zone-size"},
                       {{"", "start", "red", {}, {}}, "refused.not-an-id"},
                       {{"Red", "start", "red", {}, {}}, "refused.not-an-id"},
                       {{"red", "the end", "red", {}, {}}, "refused.not-an-id"},
                       {{"red", "start", "pink", {}, {}}, "refused.zone-colour"},
                       {{"red", "start", "red", {}, {{{2001, 0}, 1}}}, "refused.zone-outside"},
                       {{"red", "start", "red", {}, {{{0, 0}, 0}}}, "refused.zone-outside"},
                       {{"red", "", "", {}, {}}, "done"}};
    for (const auto& row : table) {
        const auto before = document.history().now();
        const auto refused = document.commit(edit(SetZones{{row.zone}}, document));
        CHECK((refused ? refused->message.id : "done") == row.reason);
        if (refused) CHECK(document.history().now() == before);
    }
    CHECK(document.commit(edit(SetZones{{{"a", "", "", {}, {}}, {"a", "", "", {}, {}}}}, document))->message.id ==
          "refused.zone-twice");
    CHECK(document.commit(edit(SetGlyphs{{{"no-such", {{0, 0}, 1}, Facing::Power}}}, document))->message.id ==
          "refused.no-such-glyph");
    CHECK(document.commit(edit(SetGlyphs{{{"wannok", {{0, 0}, 121}, Facing::Power}}}, document))->message.id ==
          "refused.glyph-outside");
}

TEST_CASE("names of edits say what a person did") {
    const Document document = document_with({at("grass-1", {0, 0}), at("grass-1", {1, 0})});
    const Words words = english();
    PlacedPiece raised = *document.now().scenario->battlefield.find(PieceId{0}), moved = raised;
    raised.level = 2;
    moved.at = {4, 4};
    CHECK(words(edit(PlacePieces{{at("rock-2", {3, 3})}}, document).name) == "Place rock-2 piece");
    CHECK(words(edit(RemovePieces{{PieceId{0}, PieceId{1}}}, document).name) == "Remove 2 pieces");
    CHECK(words(edit(MovePieces{{raised}}, document).name) == "Raise grass-1 piece");
    CHECK(words(edit(MovePieces{{moved}}, document).name) == "Move grass-1 piece");
}
