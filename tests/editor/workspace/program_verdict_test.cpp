// What the ghost in the window says is what the command line says. HEXWRIGHT_LONG=1 asks the program each time.
#include "editor/document/edits/phrase.h"
#include "editor/document/files/open.h"
#include "editor/workspace/hand.h"
#include "formats/telling/words.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "tests/cli/program.h"
#include "tests/support/dice.h"
#include "tests/support/every_room.h"

#include <cstdlib>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// How often the program itself is asked: it takes 40 ms to start, and under a sanitizer a tenth of a second.
int asked_every() { return std::getenv("HEXWRIGHT_LONG") ? 1 : HEXWRIGHT_SANITIZED ? 20 : 5; }

}  // namespace

TEST_CASE("the window's verdict is that of hexwright place, 1,000 times") {
    const Catalogue catalogue = shipped_catalogue();
    const Words words = english();
    Program hexwright;
    hexwright.sample("waters-of-life.xml");
    std::string map = contents(hexwright.file("waters-of-life.xml"));
    const std::string one_box = R"(<set id="swarm-of-the-marro" count="1"/>)";
    REQUIRE(map.find(one_box) != std::string::npos);  // The map uses these up; two more leave something to place.
    map.replace(map.find(one_box), one_box.size(), R"(<set id="swarm-of-the-marro" count="3"/>)");
    hexwright.write("waters-of-life.xml", map);
    const Document document(catalogue, open_scenario(hexwright.file("waters-of-life.xml"), catalogue)->scenario);
    Dice dice{2007};
    int refused = 0;
    for (int i = 0; i < 1'000; ++i) {
        const PieceKind kind{dice.roll(0, static_cast<int>(catalogue.pieces().size()) - 1)};
        const PieceType& type = catalogue[kind];
        Hand hand = turned(armed_with(kind, catalogue), dice.roll(0, 5));
        const Cursor cursor{{dice.roll(-4, 20), dice.roll(-2, 12)},
                            all_directions[static_cast<std::size_t>(dice.roll(0, 5))]};
        if (type.is_span()) hand.from = HexCoord{dice.roll(-4, 20), dice.roll(-2, 12)};
        const int level = dice.roll(1, 8);
        const Ghost ghost = ghost_of(hand, cursor, level, document);
        REQUIRE(ghost.pieces.size() == 1);
        const PlacedPiece& piece = ghost.pieces[0];

        std::string where = to_text(Space{piece.at, piece.level});
        if (type.is_edge()) where += "," + std::string(to_text(piece.side));
        else if (!type.is_span()) where += "," + std::to_string(piece.turn);
        const std::string to = type.is_span() ? to_text(piece.to) : "";
        INFO(type.id << " " << where << " " << to);
        const auto meant = piece_from(type.id, where, to, catalogue);
        REQUIRE(meant);
        Document copy = document;
        const auto verdict = copy.commit(named(PlacePieces{{*meant}}, *copy.now().scenario, catalogue));
        REQUIRE(verdict.has_value() == ghost.refusal.has_value());
        if (verdict) {
            ++refused;
            REQUIRE(verdict->message == ghost.refusal->message);
            REQUIRE(verdict->pieces == ghost.refusal->pieces);
            REQUIRE(verdict->missing == ghost.refusal->missing);
        }
        if (i % asked_every() != 0) continue;  // the program itself
        const Ran ran = hexwright("place waters-of-life.xml --json --out out.xml " + type.id + " " + where + " " + to);
        CHECK(ran.exit == (verdict ? 1 : 0));
        CHECK(ran.json()["done"] == !verdict);
        if (verdict) CHECK(ran.json()["reason"] == words(verdict->message));
        if (verdict) CHECK(ran.json()["in_the_way"].size() == verdict->pieces.size());
    }
    CHECK(refused > 100);
    CHECK(refused < 1'000);
}
