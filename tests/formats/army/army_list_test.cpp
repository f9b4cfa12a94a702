// Armies as people write them in lists.
#include "engine/setup/army_list.h"

#include "formats/telling/words.h"
#include "formats/xml/catalogue/army_formats_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/hostile_texts.h"
#include "tests/support/shipped.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

std::string read_back(const ListedArmy& army) {
    std::string text;
    for (const CardOfArmy& card : army.cards)
        text += (text.empty() ? "" : " ") + card.card + (card.copies > 1 ? ":" + std::to_string(card.copies) : "");
    return text;
}

Result<ListedArmy> listed(const std::string& list) {
    static const ArmyFormats formats = shipped_army_formats(shipped());
    return army_from_list(list, "", shipped(), formats.prices);
}

std::string cards_of_list(const std::string& list) {
    const auto army = listed(list);
    return army ? read_back(*army) : describe(army.error(), english());
}

std::string notes_of_list(const std::string& list) {
    std::string text;
    const auto army = listed(list);
    REQUIRE(army);
    for (const Message& note : army->notes) text += english()(note) + "\n";
    return text;
}

}  // namespace

TEST_CASE("an army is read from lists as people write them") {
    const std::string same = "grimnak heavy-gruts:2";
    const char* const ways[] = {"Grimnak 160, Heavy Gruts x2 140",
                                "Grimnak, Heavy Gruts x2",
                                "grimnak; 2x heavy gruts",
                                "Grimnak + 2 Heavy Grut",
                                "Orcs:\n* Grimnak (120)\n* Heavy Gruts \u00D72 = 140 (260)\nTotal: 260 points",
                                "1x Grimnak - 120 pts\r\n2x Heavy Gruts - 140 pts\r\n",
                                "Heavy Gruts x 2 140, # remark, Finn\nGrimnak"};
    for (const char* way : ways) {
        CAPTURE(way);
        const std::string cards = cards_of_list(way);
        CHECK((cards == same || cards == "heavy-gruts:2 grimnak"));
    }
    CHECK(listed("Orcs of the evening:\nGrimnak")->name == "Orcs of the evening");
    CHECK(cards_of_list("Heavy Gruts, Grimnak, heavy-gruts") == "heavy-gruts:2 grimnak");
}

TEST_CASE("a part of a name is enough, and namesakes are told apart by set, initials or points") {
    const struct {
        const char *list, *cards;
    } table[] = {{"Finn", "finn"},
                 {"4th Mass", "4th-massachusetts-line"},
                 {"10th Regiment of Foot 75", "10th-regiment-of-foot"},
                 {"Deathwalker 9000", "deathwalker-9000"},
                 {"Deathwalker 9000 140", "deathwalker-9000"},
                 {"Raakchott, Steward of Death, Finn", "raakchott-retail finn"},
                 {"Raelin RotV", "raelin-rotv"},
                 {"Raelin (SotM)", "raelin-sotm"},
                 {"Raelin (Age of Annihilation)", "raelin-aoa"},
                 {"Raelin 120", "raelin-sotm"},
                 {"Raelin 125", "raelin-rotv"},  // Points of 2026.
                 {"Loviatak", "loviatak"}};
    for (const auto& row : table) {
        CAPTURE(row.list);
        CHECK(cards_of_list(row.list) == row.cards);
    }
}

TEST_CASE("a name that no card or several cards have is refused with what helps") {
    CHECK(cards_of_list("Grimnac") == "no card is called \u201CGrimnac\u201D; did you mean Grimnak?");
    CHECK(cards_of_list("Zorglub the Unheard") ==
          "no card is called \u201CZorglub the Unheard\u201D; hexwright catalogue cards lists all names");
    CHECK(
        cards_of_list("Raelin 81") ==
        "\u201CRaelin\u201D can be 3 cards: Raelin the Kyrie Warrior (Swarm of the Marro); Raelin the Kyrie Warrior "
        "(Rise of the Valkyrie); Raelin the Kyrie Warrior (Age of Annihilation Master Set). Write one of these names, "
        "or its points");
    CHECK(cards_of_list("Gruts").starts_with("\u201CGruts\u201D can be "));
    CHECK(cards_of_list("Heavy Gruts x0") == "Heavy Gruts: write a number of copies from 1 to 20");
    CHECK(cards_of_list("Heavy Gruts x12, Heavy Gruts x9") == "Heavy Gruts: write a number of copies from 1 to 20");
    for (const char* empty : {"", " , ;\n", "# nothing", "300 points", "Orcs:"}) {
        CAPTURE(empty);
        CHECK(cards_of_list(empty).starts_with("there is no card in this list"));
    }
    const auto refused = army_from_list("Grimnak\nFinn, Gromnak", "orcs.txt", shipped());
    REQUIRE_FALSE(refused);
    CHECK(refused.error().at == FilePos{"orcs.txt", 2, 7});
    CHECK_FALSE(listed(std::string(max_army_list + 1, ' ')));
}

TEST_CASE("points that no printing and no list of points has are noted") {
    CHECK(notes_of_list("Grimnak 120").empty());
    CHECK(notes_of_list("Grimnak 160").empty());  // Points of 2026.
    CHECK(notes_of_list("Heavy Gruts x2 70").empty());
    CHECK(notes_of_list("Heavy Gruts x2 140 (300)").empty());
    CHECK(notes_of_list("Heavy Gruts x2 150") ==
          "the list says 150 points for Heavy Gruts \u00D72; as printed they cost 140\n");
}

TEST_CASE("every card is read back from the list that is written of it") {
    std::vector<CardOfArmy> all;
    for (const ArmyCard& card : shipped().cards()) {
        CAPTURE(card.id);
        const std::string list = army_as_list(std::vector<CardOfArmy>{{card.id, 2}}, nullptr, shipped());
        CAPTURE(list);
        CHECK(cards_of_list(list) == card.id + ":2");
        if (all.size() < 100) all.push_back({card.id});
    }
    std::string ids;
    for (const CardOfArmy& card : all) ids += (ids.empty() ? "" : " ") + card.card;
    CHECK(cards_of_list(army_as_list(all, nullptr, shipped())) == ids);
}

TEST_CASE("hostile text as a list gives a sentence, not a crash") {
    for (const HostileText& text : hostile_texts()) CHECK_FALSE(cards_of_list(text.text).empty());
}
