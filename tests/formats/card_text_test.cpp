// An army card in words, in each language.
#include "formats/telling/card_text.h"

#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

TEST_CASE("a card in words has the numbers of both sides and each power in full") {
    const ArmyCard& drake = shipped()[*shipped().card("drake-rotv")];
    const CardText text = card_text(shipped(), drake, english());
    CHECK(text.name == "Sgt. Drake Alexander (Rise of the Valkyrie)");
    CHECK(text.kind == "Unique Hero, follows Jandar, 110 points");
    CHECK(text.master == "Master side: Life 5, Move 5, Range 1, Attack 6, Defense 3");
    CHECK(text.basic == "Basic side: Move 6, Range 1, Attack 6, Defense 7");
    REQUIRE(text.powers.size() == 2);
    CHECK(text.powers[1].name == "Grapple Gun 25");
    CHECK(text.powers[1].text == "Instead of his normal move he may move one space, up to 25 levels higher.");
}

TEST_CASE("every power of every card is told in German, and a power that somebody has reworded as he words it") {
    const Words german = words_of_language("de");
    for (const ArmyCard& card : shipped().cards()) {
        INFO(card.id);
        for (std::size_t i = 0; i < card.powers.size(); ++i) CHECK(power_text(card, i, german) != card.powers[i].text);
        CHECK(card_text(shipped(), card, german).master.starts_with("Meisterseite: Leben"));
    }
    ArmyCard own = shipped()[*shipped().card("drake-rotv")];
    own.powers[0].text = "He hides.";
    CHECK(power_text(own, 0, german) == "He hides.");
    CHECK(power_text(own, 1, german).starts_with("Statt seiner normalen Bewegung"));
}
