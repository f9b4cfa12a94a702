// Which cards work together, found from the data of their powers, and cards as labelled values.
#include "engine/powers/bonds.h"

#include "engine/core/text.h"
#include "formats/telling/card_facts.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <algorithm>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

CardKind kind(const char* id) {
    const auto found = shipped().card(id);
    REQUIRE(found);
    return *found;
}

bool bonds(const char* giver, const char* taker, BondKind how) {
    const auto given = bonds_given(kind(giver), shipped());
    return std::ranges::any_of(given,
                               [&](const Bond& bond) { return bond.kind == how && shipped()[bond.taker].id == taker; });
}

}  // namespace

TEST_CASE("who gives a turn to whom") {
    const struct {
        const char *giver, *taker;
        bool bonds;
    } table[] = {{"heavy-gruts", "grimnak", true},
                 {"heavy-gruts", "swog-rider", false},  // No champion.
                 {"blade-gruts", "swog-rider", false},
                 {"marrden-nagrubs", "tor-kul-na", true},
                 {"marro-hive", "marro-drudge", true},
                 {"marro-hive", "marro-warriors", false},  // Unique.
                 {"knaves-silver-scimitar", "bok-bur-na", true},
                 {"knaves-silver-scimitar", "exiles-sundered-sea", false},  // No hero.
                 {"gladiatrons", "blastatrons", false},
                 {"blastatrons", "gladiatrons", true},
                 {"black-wyrmling", "red-wyrmling", true},
                 {"black-wyrmling", "black-wyrmling", false}};  // Never itself.
    for (const auto& row : table) {
        CAPTURE(row.giver, row.taker);
        CHECK(bonds(row.giver, row.taker, BondKind::Turn) == row.bonds);
    }
}

TEST_CASE("whom a power helps is told where it names a kind of cards") {
    CHECK(bonds("deathwalker-9000", "zettian-guards", BondKind::Help));
    CHECK_FALSE(bonds("deathwalker-9000", "airborne-elite", BondKind::Help));
    CHECK_FALSE(bonds("raelin-rotv", "finn", BondKind::Help));  // Her aura helps everybody of the army.
}

TEST_CASE("a bond is told from both of its sides") {
    int count = 0;
    for (std::size_t i = 0; i < shipped().cards().size(); ++i)
        for (const Bond& bond : bonds_given(CardKind{static_cast<int>(i)}, shipped())) {
            const auto taken = bonds_taken(bond.taker, shipped());
            CHECK(std::ranges::count(taken, bond) == 1);
            ++count;
        }
    CHECK(count > 300);
}

TEST_CASE("a card as labelled values") {
    const CardFacts gruts = card_facts(shipped(), kind("heavy-gruts"), english());
    CHECK(gruts.kind == "Common Squad");
    CHECK(gruts.numbers[1].label == "Move");
    CHECK(gruts.numbers[1].value == "5");
    REQUIRE_FALSE(gruts.bonds.empty());
    CHECK(gruts.bonds[0].lead == "Orc Champion Bonding gives a turn or a move to");
    CHECK(gruts.bonds[0].names.find("Grimnak") != std::string::npos);
    const CardFacts grimnak = card_facts(shipped(), kind("grimnak"), english());
    CHECK(grimnak.box == "Rise of the Valkyrie (2004)");
    CHECK(grimnak.summary ==
          "Utgar \u00B7 Orc \u00B7 Champion \u00B7 Ferocious \u00B7 Huge 11 \u00B7 stands on 2 spaces");
    CHECK(gruts.box == "Dawn of Darkness (2007)");  // A box without terrain.
    for (const ArmyCard& card : shipped().cards()) {
        CAPTURE(card.id, card.set);
        CHECK(box_name(shipped(), card) != card.set);
    }
    const auto given = std::ranges::find(grimnak.bonds, "Is given a turn or a move by", &BondFact::lead);
    REQUIRE(given != grimnak.bonds.end());
    CHECK(given->names.find("Heavy Gruts") != std::string::npos);
}

TEST_CASE("a power that is told in several sentences is one power of a sheet") {
    for (std::size_t i = 0; i < shipped().cards().size(); ++i) {
        const CardFacts facts = card_facts(shipped(), CardKind{static_cast<int>(i)}, english());
        for (std::size_t power = 0; power < facts.powers.size(); ++power) {
            CAPTURE(facts.name, facts.powers[power].text);
            if (power > 0) CHECK(facts.powers[power].name != facts.powers[power - 1].name);
            CHECK(facts.powers[power].text.find("\u2026 \u2026") == std::string::npos);
        }
    }
}

TEST_CASE("a search finds words of powers, of the box and of what a card is") {
    const auto finds = [](const char* card, const char* words) {
        return holds_words(searched_text(shipped(), kind(card), english()), words);
    };
    CHECK(finds("syvarris", "attack twice"));
    CHECK(finds("syvarris", "elf ullar precise"));
    CHECK(finds("syvarris", "valkyrie 2004"));
    CHECK_FALSE(finds("syvarris", "swamp"));
}
