// Legal armies: points, Unique and Common cards, heroes of one name, number of players, and where destroyed Common
// figures go.
#include "engine/rules/army.h"

#include "tests/support/editions.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

ArmyCard card(std::string id, std::string name, std::string set, std::string general, int points, CardForm form,
              Rarity rarity = Rarity::Unique) {
    ArmyCard made;
    made.id = std::move(id);
    made.name = std::move(name);
    made.set = std::move(set);
    made.general = std::move(general);
    made.points = points;
    made.form = form;
    made.figures = form == CardForm::Hero ? 1 : 3;
    made.rarity = rarity;
    return made;
}

struct Cards {
    Catalogue catalogue;
    CardKind raelin_new = catalogue.add(card("raelin-sotm", "Raelin", "swarm", "Jandar", 120, CardForm::Hero));
    CardKind raelin_old = catalogue.add(card("raelin-rotv", "Raelin", "valkyrie", "Jandar", 80, CardForm::Hero));
    CardKind shiori = catalogue.add(card("shiori", "Shiori", "swarm", "Einar", 60, CardForm::Hero));
    CardKind tor_kul_na = catalogue.add(card("tor-kul-na", "Tor-Kul-Na", "swarm", "Utgar", 220, CardForm::Hero));
    CardKind samurai = catalogue.add(card("samurai", "Samurai", "valkyrie", "Einar", 60, CardForm::Squad));
    CardKind samurai_too = catalogue.add(card("samurai-too", "Samurai", "later", "Einar", 70, CardForm::Squad));
    CardKind drudge =
        catalogue.add(card("drudge", "Marro Drudge", "swarm", "Utgar", 50, CardForm::Squad, Rarity::Common));
    CardKind stingers =
        catalogue.add(card("stingers", "Marro Stingers", "swarm", "Utgar", 60, CardForm::Squad, Rarity::Common));

    std::vector<std::string> faults(const std::vector<CardKind>& army, int limit,
                                    std::string_view edition = "master-2007") const {
        std::vector<std::string> ids;
        for (const Refusal& fault : army_faults(army, limit, catalogue, edition_rules(edition)))
            ids.push_back(fault.message.id);
        return ids;
    }
};

using Faults = std::vector<std::string>;

}  // namespace

TEST_CASE("an army costs at most the points of the game, and may cost less", "[SETUP-08][SETUP-EX-02][MULTISET-07]") {
    const Cards cards;
    const std::vector army{cards.tor_kul_na, cards.raelin_new, cards.shiori};  // 400 points.
    CHECK(points_of(army, cards.catalogue) == 400);
    for (const std::string& edition : masters) {
        CHECK(cards.faults(army, 400, edition).empty());
        CHECK(cards.faults({cards.tor_kul_na, cards.raelin_new, cards.drudge}, 400, edition).empty());  // 390 points.
        CHECK(cards.faults(army, 399, edition) == Faults{"army.over-the-points"});
    }
    CHECK(cards.faults(army, 0).empty());  // No limit.
    const auto over = army_faults(army, 350, cards.catalogue, edition_rules("master-2007"));
    REQUIRE(over.size() == 1);
    CHECK(over[0].message == Message{"army.over-the-points", {{"points", 400}, {"limit", 350}, {"over", 50}}});
}

TEST_CASE("500 points on Montiqua Ledge", "[SETUP-EX-01]") {
    const Cards cards;
    const std::vector army{cards.tor_kul_na, cards.raelin_new, cards.stingers, cards.drudge};  // 450 points.
    CHECK_FALSE(not_for_army(cards.drudge, army, 500, cards.catalogue, edition_rules("master-2007")));
    CHECK(not_for_army(cards.stingers, army, 500, cards.catalogue, edition_rules("master-2007"))->message.id ==
          "army.over-the-points");
}

TEST_CASE("armies need not have equally many cards, and mix generals, heroes and squads",
          "[SETUP-09][SETUP-10][SETUP-11]") {
    const Cards cards;
    for (const std::string& edition : masters) {
        CHECK(cards.faults({cards.tor_kul_na}, 500, edition).empty());
        // Three generals, all heroes.
        CHECK(cards.faults({cards.shiori, cards.raelin_new, cards.tor_kul_na}, 500, edition).empty());
        // Only squads.
        CHECK(cards.faults({cards.samurai, cards.drudge, cards.stingers, cards.drudge}, 500, edition).empty());
        CHECK(cards.faults({cards.shiori, cards.samurai}, 500, edition).empty());
    }
}

TEST_CASE("an army has a Unique card once, opponents may have it too", "[SETUP-12][MULTISET-03][MULTISET-09]") {
    const Cards cards;
    for (const std::string& edition : masters) {
        CHECK(cards.faults({cards.shiori, cards.drudge, cards.shiori}, 500, edition) == Faults{"army.unique-twice"});
        CHECK(cards.faults({cards.samurai, cards.samurai, cards.samurai}, 500, edition) == Faults{"army.unique-twice"});
        CHECK(cards.faults({cards.shiori, cards.drudge}, 500, edition).empty());  // The other army does not matter.
    }
}

TEST_CASE("an army may have a Common card as often as it likes", "[SETUP-13]") {
    const Cards cards;
    for (const std::string& edition : masters)
        CHECK(cards.faults({cards.drudge, cards.drudge, cards.drudge, cards.stingers}, 500, edition).empty());
}

TEST_CASE("no two Unique heroes of one name in the master games since 2007", "[MULTISET-04]") {
    const Cards cards;
    for (const char* edition : {"master-2007", "master-2022"})
        CHECK(cards.faults({cards.raelin_new, cards.raelin_old}, 500, edition) == Faults{"army.same-name"});
    for (const char* edition : {"master-2004", "basic-2004", "basic-2007", "basic-2022"})
        CHECK(cards.faults({cards.raelin_new, cards.raelin_old}, 500, edition).empty());
    CHECK(cards.faults({cards.samurai, cards.samurai_too}, 500).empty());  // The rule does not apply to squads.
    const auto fault =
        not_beside(cards.raelin_old, std::vector{cards.raelin_new}, cards.catalogue, edition_rules("master-2007"));
    REQUIRE(fault);
    CHECK(fault->message == Message{"army.same-name", {{"card", "Raelin"}, {"set", "valkyrie"}, {"other", "swarm"}}});
}

TEST_CASE("everything that is wrong with an army is told") {
    const Cards cards;
    CHECK(cards.faults({cards.shiori, cards.shiori, cards.raelin_old, cards.raelin_new, cards.tor_kul_na}, 500) ==
          Faults{"army.unique-twice", "army.same-name", "army.over-the-points"});
}

TEST_CASE("how many may play", "[SETUP-16][SETUP-17][MULTISET-01][MULTISET-02]") {
    const auto allowed = [](int players, std::string_view edition) {
        return !wrong_player_count(players, edition_rules(edition));
    };
    for (const char* edition : {"basic-2004", "basic-2007", "basic-2022"}) {
        CHECK(allowed(2, edition));
        CHECK_FALSE(allowed(3, edition));
    }
    for (const std::string& edition : masters) {
        CHECK_FALSE(allowed(1, edition));
        CHECK(allowed(2, edition));
        CHECK(allowed(8, edition));
    }
    CHECK_FALSE(allowed(9, "master-2004"));
    CHECK(allowed(9, "master-2007"));
    CHECK(allowed(12, "master-2022"));
}

TEST_CASE("a destroyed Common figure goes to the card that is begun already", "[COMMON-01]") {
    const std::vector<CardOnTable> cards{{3, 0}, {3, 1}, {3, 3}, {3, 0}};
    for (const char* edition : {"master-2007", "master-2022"}) {
        CHECK(cards_for_destroyed(cards, edition_rules(edition)) == std::vector{1});
        CHECK(cards_for_destroyed(std::vector<CardOnTable>{{3, 0}, {3, 3}, {3, 0}}, edition_rules(edition)) ==
              std::vector{0, 2});
    }
}

TEST_CASE("2004: a destroyed Common figure goes to any matching card", "[COMMON-02]") {
    CHECK(cards_for_destroyed(std::vector<CardOnTable>{{3, 0}, {3, 1}, {3, 3}, {3, 0}}, edition_rules("master-2004")) ==
          std::vector{0, 1, 3});
}
