#include "formats/xml/scenario/edits_xml.h"

#include "formats/telling/words.h"
#include "tests/formats/xml/small_catalogue.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;

namespace {

Result<std::vector<WrittenEdit>> edits(const std::string& inside) {
    return read_edits("<edits xmlns='urn:hexwright:edits:1'>\n" + inside + "</edits>", "e.xml", small_catalogue());
}

std::string edits_trouble(const std::string& inside) {
    const auto read = edits(inside);
    return read ? "none" : describe(read.error(), english());
}

template <class What>
What only(const std::string& inside) {
    const auto read = edits(inside);
    REQUIRE(read);
    REQUIRE(read->size() == 1);
    REQUIRE(std::holds_alternative<What>(read->front().what));
    return std::get<What>(read->front().what);
}

}  // namespace

TEST_CASE("edits are read in order, with their lines") {
    const auto read = edits("<remove at='0,0,1'/>\n<!-- then -->\n<battlefield name='New'/>\n");
    REQUIRE(read);
    REQUIRE(read->size() == 2);
    CHECK(read->at(0).line == 2);
    CHECK(read->at(1).line == 4);
    CHECK(edits("")->empty());
}

TEST_CASE("each edit arrives with all that it says") {
    const Catalogue catalogue = small_catalogue();
    const auto place = only<WrittenEdit::Place>(
        "<place><piece kind='ruin-2' at='3,4' level='2' turn='1'/><edge kind='ladder' at='0,0' level='1' side='w'/>"
        "<span kind='stone-wall-4' from='0,0' to='0,3' level='3'/></place>");
    REQUIRE(place.pieces.size() == 3);
    CHECK((place.pieces[0].at == HexCoord{3, 4} && place.pieces[0].level == 2 && place.pieces[0].turn == 1));
    CHECK((place.pieces[1].side == Direction::W && place.pieces[1].level == 1));
    CHECK((place.pieces[2].to == HexCoord{0, 3} && place.pieces[2].level == 3));

    const auto remove = only<WrittenEdit::Remove>("<remove at='3,4,2' kind='grass-1'/>");
    CHECK((remove.at == Space{{3, 4}, 2} && remove.kind == catalogue.piece("grass-1")));
    CHECK(!only<WrittenEdit::Remove>("<remove at='3,4,2'/>").kind);

    const auto move =
        only<WrittenEdit::Move>("<move at='3,4,2' to='5,4,1' turn='2' side='ne' end='1,2' kind='grass-2'/>");
    CHECK((move.at == Space{{3, 4}, 2} && move.to == Space{{5, 4}, 1} && move.turn == 2));
    CHECK((move.side == Direction::NE && move.end == HexCoord{1, 2} && move.kind == catalogue.piece("grass-2")));
    const auto plain = only<WrittenEdit::Move>("<move at='3,4,2' to='5,4,1'/>");
    CHECK((!plain.turn && !plain.side && !plain.end && !plain.kind));

    CHECK(only<WrittenEdit::NewLimit>("<limit beyond='yes'><set id='meadow-box'/></limit>").limit.beyond_sets);
    CHECK(only<WrittenEdit::NewAbout>("<about title='A'><story>B</story></about>").about == About{"A", "", "B"});
    CHECK(only<WrittenEdit::NewName>("<battlefield name='C'/>").battlefield_name == "C");
    CHECK(only<WrittenEdit::PutZone>("<zone id='red' spaces='0,0,1'/>").zone.spaces == std::vector<Space>{{{0, 0}, 1}});
    CHECK(only<WrittenEdit::RemoveZone>("<remove-zone id='red'/>").id == "red");
    CHECK(only<WrittenEdit::PutGlyph>("<glyph at='0,0,1'/>").glyph.id.empty());
    CHECK(only<WrittenEdit::RemoveGlyph>("<remove-glyph at='0,0,1'/>").at == Space{{0, 0}, 1});
}

TEST_CASE("edits of parts of a map, of whole maps and of levels") {
    const auto turn = only<WrittenEdit::Turn>("<turn about='3,4' steps='-2' spaces='1,1,1 0,0,2'/>");
    CHECK((turn.about == HexCoord{3, 4} && turn.steps == -2 && turn.of.size() == 2));
    const auto mirror = only<WrittenEdit::Mirror>("<mirror through='1,0' axis='s-n' fill='yes'/>");
    CHECK((mirror.axis == Axis::NorthSouthCorners && mirror.fill && mirror.of.empty()));
    CHECK_FALSE(only<WrittenEdit::Mirror>("<mirror through='1,0' axis='wsw-ene'/>").fill);
    const auto shift = only<WrittenEdit::Shift>("<shift levels='-1'/>");
    CHECK((shift.by == HexCoord{} && shift.levels == -1));
    const auto merge = only<WrittenEdit::Merge>("<merge file='a b.xml' to='5,5' turn='1' levels='2'/>");
    CHECK((merge.file == "a b.xml" && merge.to == HexCoord{5, 5} && merge.turn == 1 && merge.levels == 2));
    CHECK(only<WrittenEdit::ChangeLevel>("<remove-level number='3'/>").how == WrittenEdit::LevelChange::Remove);
    CHECK(only<WrittenEdit::ChangeLevel>("<duplicate-level number='120'/>").number == 120);
    CHECK(edits_trouble("<insert-level number='0'/>").starts_with("e.xml:2:15: "));
    CHECK(edits_trouble("<mirror through='0,0' axis='north'/>").starts_with("e.xml:2:23: "));
    CHECK(edits_trouble("<turn about='0,0' steps='1' spaces='0,0'/>").starts_with("e.xml:2:29: "));
}

TEST_CASE("mistakes in edits have their place and remedy") {
    struct {
        std::string inside, sentence;
    } const table[] = {
        {"<plaice/>", "e.xml:2:1: <plaice> is not allowed inside <edits>; did you mean <place>?"},
        {"<place/>", "e.xml:2:1: <place> is empty; put <piece>, <edge> or <span> into it"},
        {"<place><piece kind='grass-1' at='0,0'/></place>", "e.xml:2:8: <piece> needs the attribute level"},
        {"<place><piece kind='grass-1' at='0,0' level='1' name='a'/></place>",
         "e.xml:2:49: pieces placed by edits cannot have a name; remove name=\"a\""},
        {"<place><piece kind='grass-9' at='0,0' level='1'/></place>",
         "e.xml:2:15: there is no piece of the kind \"grass-9\"; did you mean \"grass-1\"?"},
        {"<remove/>", "e.xml:2:1: <remove> needs the attribute at"},
        {"<remove at='0,0'/>",
         "e.xml:2:9: at: \"0,0\" is not a space; write q,r,level, q and r from -2000 to 2000, level from 1 to 120"},
        {"<move at='0,0,1' to='0,0,1' trun='1'/>", "e.xml:2:29: <move> has no attribute trun; did you mean turn?"},
    };
    for (const auto& row : table) CHECK(edits_trouble(row.inside) == row.sentence);
    CHECK(read_edits("<scenario xmlns='urn:hexwright:scenario:2'/>", "e.xml", small_catalogue()).error().message.id ==
          "xml.wrong-root");
}
