// The shipped army cards, written down a second time, and what a user's file of cards may and may not contain.
#include "formats/xml/catalogue/cards_xml.h"

#include "engine/powers/power_named.h"
#include "formats/telling/words.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "tests/support/dice.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <set>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

const ArmyCard& card(std::string_view id) { return shipped()[shipped().card(id).value()]; }

std::string to_text(const CardNumbers& numbers) {
    return std::to_string(numbers.move) + " " + std::to_string(numbers.range) + " " + std::to_string(numbers.attack) +
           " " + std::to_string(numbers.defense);
}

std::string kind_of(const ArmyCard& card) {
    const char* rarities[] = {"unique", "uncommon", "common"};
    const char* sizes[] = {"small", "medium", "large", "huge"};
    return std::string(rarities[static_cast<int>(card.rarity)]) + (card.is_hero() ? " hero " : " squad ") +
           sizes[static_cast<int>(card.size)] + " " + std::to_string(card.height);
}

std::string verbs_of(const ArmyCard& card) {
    std::string verbs;
    for (const PrintedPower& power : card.powers) verbs += (verbs.empty() ? "" : ", ") + power.id;
    return verbs;
}

std::string card_file(const std::string& inside) {
    return "<catalogue xmlns=\"urn:hexwright:catalogue:1\">\n" + inside + "\n</catalogue>\n";
}

std::string card_mistake(const std::string& inside) {
    const auto read = read_catalogue(card_file(inside), "mine.xml", shipped());
    return read ? "no mistake" : describe(read.error(), english());
}

// A card with additional attributes and contents.
std::string card_with(const std::string& attributes, const std::string& inside = "") {
    return "<card id=\"x\" name=\"X\" general=\"Einar\" species=\"Human\" class=\"Cook\" personality=\"Calm\" "
           "rarity=\"unique\" size=\"small\" life=\"1\" "
           "points=\"10\" " +
           attributes + ">\n<master move=\"5\" range=\"1\" attack=\"2\" defense=\"3\"/>\n" + inside + "\n</card>";
}
std::string hero_with(const std::string& inside) { return card_with("form=\"hero\" height=\"5\"", inside); }

}  // namespace

TEST_CASE("every card has the numbers that are printed on it, on both sides",
          "[CARD-02][CARD-05][CARD-06][CARD-07][CARD-12][SETUP-03][SETUP-18]") {
    struct Row {
        const char *id, *set, *who, *kind;
        int figures, spaces, life;
        const char *master, *basic;  // Move, range, attack, defense.
        int points;
        const char* powers;
    } const table[] = {
        {"raelin-sotm", "swarm-of-the-marro", "Jandar Kyrie Warrior", "unique hero medium 5", 1, 1, 5, "6 1 3 3",
         "7 1 3 7", 120, "whirlwind-assault, defensive-aura, flying"},
        {"drake-sotm", "swarm-of-the-marro", "Jandar Human Soldier", "unique hero medium 5", 1, 1, 6, "6 1 6 4",
         "6 1 6 8", 170, "thorian-speed, grapple-arm, special-attack"},
        {"sonlen", "swarm-of-the-marro", "Ullar Elf Archmage", "unique hero medium 5", 1, 1, 6, "5 6 4 3", "5 6 5 6",
         160, "dragon-healing, dragon-swoop"},
        {"shiori", "swarm-of-the-marro", "Einar Human Ninja", "unique hero medium 4", 1, 1, 3, "6 1 3 3", "7 1 4 5", 60,
         "concentrated-will, phantom-walk, special-attack"},
        {"major-q10", "swarm-of-the-marro", "Vydar Soulborg Major", "unique hero large 6", 1, 2, 4, "5 8 4 5",
         "5 8 5 8", 150, "special-attack, special-attack"},
        {"tor-kul-na", "swarm-of-the-marro", "Utgar Marro Hivelord", "unique hero huge 11", 1, 2, 6, "6 1 6 5",
         "6 1 6 9", 220, "trample-stomp"},
        {"marro-hive", "swarm-of-the-marro", "Utgar Marro Hive", "unique hero huge 17", 1, 6, 6, "0 1 1 2", "0 4 4 9",
         160, "hive-mind, marro-rebirth"},
        {"marro-stingers", "swarm-of-the-marro", "Utgar Marro Stingers", "common squad medium 4", 3, 1, 1, "5 5 3 3",
         "5 5 3 3", 60, "stinger-drain"},
        {"marro-drudge", "swarm-of-the-marro", "Utgar Marro Hunters", "common squad medium 4", 3, 1, 1, "5 5 2 2",
         "7 5 2 3", 50, "swamp-water-strength, swamp-water-tunnel"},
        {"marrden-nagrubs", "swarm-of-the-marro", "Utgar Nagrubs Guards", "common squad small 3", 3, 1, 1, "6 1 2 2",
         "6 1 2 2", 30, "life-bonding, climb"},
        {"finn", "rise-of-the-valkyrie", "Jandar Human Champion", "unique hero medium 5", 1, 1, 4, "5 1 3 4", "5 1 3 6",
         80, "attack-aura, attack-spirit"},
        {"thorgrim", "rise-of-the-valkyrie", "Jandar Human Champion", "unique hero medium 5", 1, 1, 4, "5 1 3 4",
         "5 1 3 6", 80, "defensive-aura, armor-spirit"},
        {"tarn-viking-warriors", "rise-of-the-valkyrie", "Jandar Human Warriors", "unique squad medium 5", 4, 1, 1,
         "4 1 3 4", "4 1 3 4", 50, "berserker-charge"},
        {"drake-rotv", "rise-of-the-valkyrie", "Jandar Human Soldier", "unique hero medium 5", 1, 1, 5, "5 1 6 3",
         "6 1 6 7", 110, "thorian-speed, grapple-gun"},
        {"raelin-rotv", "rise-of-the-valkyrie", "Jandar Kyrie Warrior", "unique hero medium 5", 1, 1, 5, "6 1 3 3",
         "7 1 3 7", 80, "defensive-aura, flying"},
        {"airborne-elite", "rise-of-the-valkyrie", "Jandar Human Soldiers", "unique squad medium 5", 4, 1, 1, "4 8 3 2",
         "4 8 3 2", 110, "grenade-special-attack, the-drop"},
        {"agent-carr", "rise-of-the-valkyrie", "Vydar Human Agent", "unique hero medium 5", 1, 1, 4, "5 6 2 4",
         "7 4 4 6", 100, "ghost-walk, sword-of-reckoning, disengage"},
        {"krav-maga-agents", "rise-of-the-valkyrie", "Vydar Human Agents", "unique squad medium 4", 3, 1, 1, "6 7 3 3",
         "6 7 3 3", 100, "stealth-dodge"},
        {"syvarris", "rise-of-the-valkyrie", "Ullar Elf Archer", "unique hero medium 5", 1, 1, 4, "5 9 3 2", "5 9 4 5",
         100, "double-attack"},
        {"mimring", "rise-of-the-valkyrie", "Utgar Dragon Beast", "unique hero huge 9", 1, 2, 5, "6 1 4 3", "6 6 6 8",
         150, "fire-line-special-attack, flying"},
        {"deathwalker-9000", "rise-of-the-valkyrie", "Utgar Soulborg Deathwalker", "unique hero large 7", 1, 1, 1,
         "5 7 4 9", "5 7 4 9", 140, "explosion-special-attack, range-enhancement"},
        {"grimnak", "rise-of-the-valkyrie", "Utgar Orc Champion", "unique hero huge 11", 1, 2, 5, "5 1 2 4", "5 1 6 7",
         120, "chomp, warrior-enhancement"},
        {"ne-gok-sa", "rise-of-the-valkyrie", "Utgar Marro Warlord", "unique hero medium 5", 1, 1, 5, "5 1 3 6",
         "5 1 4 7", 90, "mind-shackle"},
        {"marro-warriors", "rise-of-the-valkyrie", "Utgar Marro Warriors", "unique squad medium 4", 4, 1, 1, "6 6 2 3",
         "6 6 2 4", 50, "water-clone"},
        {"zettian-guards", "rise-of-the-valkyrie", "Utgar Soulborg Guards", "unique squad medium 5", 2, 1, 1, "4 7 2 7",
         "4 7 2 7", 70, "zettian-targeting"},
        {"izumi-samurai", "rise-of-the-valkyrie", "Einar Human Samurai", "unique squad medium 5", 3, 1, 1, "6 1 2 5",
         "6 1 3 6", 60, "counter-strike"},
        {"admiral-ej-1m", "age-of-annihilation", "Vydar Soulborg Admiral", "unique hero large 7", 1, 1, 3, "5 1 4 6",
         "5 1 4 8", 170, "admirals-orders, boarding-party-special-attack"},
        {"dorim", "age-of-annihilation", "Aquilla Dwarf Pirate", "unique hero small 4", 1, 1, 5, "5 1 4 3", "5 1 4 7",
         100, "charge, chain-axe"},
        {"exiles-sundered-sea", "age-of-annihilation", "Utgar Various Pirate", "unique squad medium 5", 4, 1, 1,
         "5 1 3 2", "5 1 3 2", 75, "black-powder-pistols, stealthy, disengage"},
        {"frostclaw-paladins", "age-of-annihilation", "Jandar Ursine Knight", "unique squad large 6", 4, 1, 2,
         "3 1 3 4", "3 1 3 6", 120, "run, bonding"},
        {"knaves-silver-scimitar", "age-of-annihilation", "Revna Various Pirate", "unique squad medium 4", 4, 1, 1,
         "5 1 3 2", "5 1 3 2", 65, "the-captains-way, captains-orders, first-assault, disengage"},
        {"knight-irene", "age-of-annihilation", "Jandar Ursine Champion", "unique hero large 8", 1, 1, 5, "4 1 4 4",
         "4 1 4 8", 110, "run, overwhelm-special-attack"},
        {"loviatak", "age-of-annihilation", "Utgar Kyrie Warrior", "unique hero medium 5", 1, 1, 4, "5 1 2 3",
         "6 1 6 6", 80, "brutality-aura, deadly-strike, dynastic-leadership, flying"},
        {"misaerx", "age-of-annihilation", "Revna Undead Warrior", "unique hero medium 5", 1, 1, 4, "6 1 3 3",
         "6 1 3 5", 50, "life-drain, life-drain-spirit, flying"},
        {"raakchott-retail", "age-of-annihilation", "Revna Dryan Wizard", "unique hero medium 6", 1, 1, 5, "5 1 3 4",
         "5 1 3 8", 100, "bonding, consume-the-dead, soul-fury-special-attack"},
        {"raelin-aoa", "age-of-annihilation", "Utgar Kyrie Warrior", "unique hero large 7", 1, 2, 6, "6 1 3 3",
         "7 1 5 7", 100, "defensive-aura, twist-the-blade, flying"},
        {"xenithrax-retail", "age-of-annihilation", "Aquilla Dragon Warden", "unique hero huge 12", 1, 2, 8, "5 1 6 3",
         "5 5 6 10", 200, "summon-vines, erupting-earth-special-attack, flying"},
        {"onshu-retail", "battle-for-the-wellspring", "Aquilla Welkineye Beast", "unique hero small 4", 1, 1, 3,
         "6 1 3 3", "6 4 3 5", 50, "special-attack, flying"},
        {"halushia-retail", "rising-tide", "Ullar Dryan Wizard", "unique hero large 9", 1, 2, 7, "7 1 5 3", "-", 120,
         "bonding, rouse-the-glade, ride-by-special-attack"},
        {"vorid-retail", "rising-tide", "Volarak Vorid Scout", "unique squad medium 5", 4, 1, 1, "4 6 2 2", "-", 65,
         "glider-landing, evasive"},
        {"festering-honor-guard-retail", "rising-tide", "Revna Skordyre Guard", "unique squad small 3", 5, 1, 1,
         "6 1 2 3", "-", 60, "parasite, motherless-rage, climb"},
    };
    for (const Row& row : table) {
        INFO(row.id);
        REQUIRE(shipped().card(row.id));
        const ArmyCard& shown = card(row.id);
        CHECK(shown.set == row.set);
        CHECK(shown.general + " " + shown.species + " " + shown.card_class == row.who);
        CHECK(kind_of(shown) == row.kind);
        CHECK(shown.figures == row.figures);
        CHECK(shown.spaces() == row.spaces);
        CHECK(shown.life == row.life);
        CHECK(to_text(shown.master) == row.master);
        CHECK((shown.basic ? to_text(*shown.basic) : "-") == row.basic);
        CHECK(shown.points == row.points);
        CHECK(verbs_of(shown) == row.powers);
    }
}

TEST_CASE("every power of every card is in the table") {
    for (const ArmyCard& card : shipped().cards())
        for (const PrintedPower& power : card.powers) {
            INFO(card.id << ": " << power.id);
            CHECK(power_named(power.id) != nullptr);
        }
}

TEST_CASE("heroes show one warrior, squads two or more", "[CARD-01]") {
    for (const ArmyCard& each : shipped().cards()) {
        INFO(each.id);
        CHECK(each.is_hero() == (each.figures == 1));
        CHECK_FALSE(each.personality.empty());
        CHECK_FALSE(each.homeworld.empty());
        CHECK_FALSE(each.printing.empty());
    }
}

TEST_CASE("every power says in words what it does") {
    std::set<std::string> texts;
    for (const ArmyCard& each : shipped().cards())
        for (const PrintedPower& power : each.powers) {
            INFO(each.id << " " << power.id);
            CHECK(power.text.size() > 15);
            CHECK_FALSE(power.name.empty());
            texts.insert(power.text);
        }
    CHECK(texts.size() > 60);
    for (const GlyphType& glyph : shipped().glyphs()) {
        INFO(glyph.id);
        REQUIRE_FALSE(glyph.powers.empty());
        for (const PrintedPower& power : glyph.powers) CHECK(power.text.size() > 15);
    }
}

TEST_CASE("the generals of each box", "[CARD-03][CARD-04][CARD-14]") {
    const auto generals = [](std::string_view set) {
        std::set<std::string> found;
        for (const ArmyCard& each : shipped().cards())
            if (each.set == set) found.insert(each.general);
        return found;
    };
    const std::set<std::string> in_2004{"Jandar", "Utgar", "Ullar", "Vydar", "Einar"};
    CHECK(generals("rise-of-the-valkyrie") == in_2004);
    std::set<std::string> in_2007 = in_2004, in_2022{"Revna", "Volarak", "Jandar",   "Utgar", "Ullar",
                                                     "Vydar", "Aquilla", "Valkrill", "Einar"};
    std::set<std::string> ever = in_2022;
    ever.insert("Marvel");
    in_2007.insert("Aquilla");
    for (const std::string& general : generals("swarm-of-the-marro")) CHECK(in_2007.contains(general));
    for (const ArmyCard& each : shipped().cards()) CHECK(ever.contains(each.general));
}

TEST_CASE("which boxes hold common cards", "[SETUP-14][SETUP-15]") {
    std::string common;
    for (const ArmyCard& each : shipped().cards()) {
        if (!each.printing.starts_with("master")) continue;
        if (each.is_common()) common += each.id + " ";
        CHECK((each.is_common() == (each.copies == 2)));  // Each common squad comes twice in the box.
    }
    CHECK(common == "marro-stingers marro-drudge marrden-nagrubs ");
}

TEST_CASE("worked examples of cards in the books", "[CARD-08][CARD-09][CARD-11][CARD-REF-02]") {
    CHECK(to_text(*card("marro-stingers").basic) == "5 5 3 3");
    CHECK(to_text(*card("zettian-guards").basic) == "4 7 2 7");
    const ArmyCard& shiori = card("shiori");
    CHECK(kind_of(shiori) == "unique hero medium 4");
    CHECK(shiori.species + " " + shiori.card_class + " " + shiori.personality == "Human Ninja Tricky");
    CHECK(shiori.life == 3);
    CHECK(shiori.points == 60);
    CHECK(shiori.basic->defense == 5);  // It is 3 on the master side.
    const PrintedPower& mind = *card("marro-hive").power("hive-mind");
    for (const ArmyCard& each : shipped().cards()) {
        const bool asked = each.is_squad() && each.is_common() && mind.lists("species", each.species) &&
                           mind.lists("sizes", kind_of(each).find("small") != std::string::npos ? "small" : "medium") &&
                           each.size <= FigureSize::Medium;
        // Nagrubs are not Marro by species.
        CHECK(asked == (each.id == "marro-stingers" || each.id == "marro-drudge" || each.id == "marro-drones" ||
                        each.id == "marro-dividers"));
    }
}

TEST_CASE("armies of the basic games in the books' examples", "[SETUP-EX-03][SETUP-EX-04][SETUP-EX-05]") {
    struct {
        std::vector<const char*> cards;
        int figures;
    } const table[] = {{{"tor-kul-na", "marro-stingers", "marro-drudge"}, 7},
                       {{"mimring", "marro-warriors", "zettian-guards"}, 7},
                       {{"xenithrax-retail", "halushia-retail", "vorid-retail"}, 6}};
    for (const auto& army : table) {
        int figures = 0;
        for (const char* id : army.cards) figures += card(id).figures;
        CHECK(figures == army.figures);
    }
}

TEST_CASE("Soulborg Guards are the Zettian Guards, Orc Warriors come in other boxes", "[CARD-REF-03]") {
    const auto meant = [](const PrintedPower& power) {
        std::string ids;
        for (const ArmyCard& each : shipped().cards())
            if (each.printing.starts_with("master") && power.lists("species", each.species) &&
                power.lists("class", each.card_class))
                ids += each.id + " ";
        return ids;
    };
    CHECK(meant(*card("deathwalker-9000").power("range-enhancement")) == "zettian-guards ");
    CHECK(meant(*card("grimnak").power("warrior-enhancement")).empty());
    CHECK(card("grimnak").power("warrior-enhancement")->lists("species", "Orc"));
}

TEST_CASE("powers have the numbers that the books print",
          "[CARD-SHIORI-03][CARD-SHIORI-04][CARD-RAELIN-01][CARD-GRENADE-01][CARD-MIMRING-01]") {
    const PrintedPower& shuriken = *card("shiori").power("special-attack");
    CHECK(shuriken.number("range") == 5);
    CHECK(shuriken.number("sizes-attack") == 3);
    CHECK((shuriken.lists("sizes", "Small") && shuriken.lists("sizes", "Medium")));
    CHECK_FALSE(shuriken.lists("sizes", "Large"));
    CHECK(shuriken.number("attack") == 2);
    const PrintedPower& aura = *card("raelin-sotm").power("defensive-aura");
    CHECK((aura.number("range") == 6 && aura.yes("clear-sight") && aura.number("defense-dice") == 1));
    const PrintedPower& grenade = *card("airborne-elite").power("grenade-special-attack");
    CHECK((grenade.number("range") == 5 && grenade.number("lob") == 12 && grenade.number("uses-per-game") == 1));
    const PrintedPower& fire = *card("mimring").power("fire-line-special-attack");
    CHECK((fire.number("line") == 8 && fire.number("attack") == 4));
}

TEST_CASE("target points and hit zones are estimated where nobody measured them", "[CARD-13]") {
    for (const ArmyCard& each : shipped().cards()) CHECK(each.zone == estimated_zone(each.height));
    const auto mine =
        read_catalogue(card_file(hero_with("<zone eye=\"42\" from=\"8\" to=\"40\"/>")), "mine.xml", shipped());
    REQUIRE(mine);
    CHECK((*mine)[*mine->card("x")].zone == SightZone{42, 8, 40, false});
}

TEST_CASE("doubts stand beside the data") {
    std::string doubtful;
    for (const ArmyCard& each : shipped().cards())
        if (!each.doubt.empty() && !each.doubt.ends_with("list of 2026")) doubtful += each.id + " ";
    CHECK(doubtful ==
          "drake-sotm shiori marrden-nagrubs tarn-viking-warriors raelin-rotv agent-carr grimnak marro-warriors "
          "izumi-samurai dorim "
          "frostclaw-paladins ");
    CHECK_FALSE(card("deathwalker-9000").power("range-enhancement")->doubt.empty());
}

TEST_CASE("Astrid adds a die to any attack in 2004, to normal ones later") {
    const GlyphType& astrid = shipped()[*shipped().glyph("astrid")];
    CHECK_FALSE(astrid.power("master-2004")->yes("normal-only"));
    CHECK(astrid.power("master-2022")->yes("normal-only"));
    CHECK(astrid.power("master-2004")->number("attack-dice") == 1);
}

TEST_CASE("a user's own file adds a card, and corrects one of ours") {
    const auto mine = read_catalogue(
        card_file(
            card_with("form=\"squad\" figures=\"3\" height=\"4\" base=\"double\" copies=\"2\" printing=\"home\"",
                      "<power id=\"special-attack\" sizes=\"small medium\" name=\"Ladle\" range=\"2\" attack=\"4\" "
                      "adjacent=\"no\" editions=\"master-2007\"> Hits. </power>") +
            "<card id=\"shiori\" name=\"Shiori\" general=\"Einar\" species=\"Human\" class=\"Ninja\" "
            "personality=\"Tricky\" form=\"hero\" rarity=\"common\" "
            "size=\"medium\" height=\"4\" life=\"3\" points=\"30\"><master move=\"6\" range=\"1\" attack=\"3\" "
            "defense=\"3\"/></card>"),
        "mine.xml", shipped());
    REQUIRE(mine);
    CHECK(mine->cards().size() == shipped().cards().size() + 1);
    CHECK(mine->card("shiori") == shipped().card("shiori"));
    CHECK((*mine)[*mine->card("shiori")].points == 30);
    CHECK_FALSE((*mine)[*mine->card("shiori")].basic);
    const ArmyCard& own = (*mine)[*mine->card("x")];
    CHECK((own.figures == 3 && own.spaces() == 2 && own.copies == 2 && own.printing == "home"));
    REQUIRE(own.powers.size() == 1);
    CHECK(own.powers[0].text == "Hits.");
    const std::vector<PowerParameter> expected{
        {"range", 2}, {"adjacent", 0}, {"attack", 4}, {"sizes", 0, {"small", "medium"}}};
    CHECK(own.powers[0].parameters == expected);
    CHECK(own.powers[0].editions == std::vector<std::string>{"master-2007"});
}

TEST_CASE("a mistake in a card is named with its place and a remedy") {
    const std::string hero = "form=\"hero\" height=\"5\" ";
    struct {
        std::string inside;
        const char* error;
    } const table[] = {
        {card_with(hero + "figures=\"2\""),
         "mine.xml:2:160: card x is a hero, and a hero has one figure; make it a squad or leave out figures"},
        {card_with("form=\"squad\" height=\"5\""), "mine.xml:2:1: card x is a squad: set figures to two or more"},
        {hero_with("<power id=\"flying\" rnage=\"4\">Flies.</power>"),
         "mine.xml:4:20: there is no parameter \"rnage\"; did you mean \"range\"?"},
        {hero_with("<power id=\"flying\" zzzz=\"4\">Flies.</power>"),
         "mine.xml:4:20: there is no parameter \"zzzz\"; the manual lists them"},
        {hero_with("<power id=\"flying\" editions=\"master-2005\">Flies.</power>"),
         "mine.xml:4:20: there is no edition \"master-2005\"; did you mean \"master-2004\"?"},
        {hero_with("<basic move=\"1\" range=\"1\" attack=\"1\" defense=\"1\"/>\n<basic move=\"1\" range=\"1\" "
                   "attack=\"1\" defense=\"1\"/>"),
         "mine.xml:5:1: card x has basic twice; remove one"},
        {hero_with("") + hero_with(""), "mine.xml:5:14: card x appears twice; give one of them another id"},
        {"<card id=\"x\" name=\"X\" general=\"Einar\" species=\"Human\" class=\"Cook\" personality=\"Calm\" "
         "rarity=\"unique\" size=\"small\" life=\"1\" "
         "points=\"10\" form=\"hero\" height=\"5\"/>",
         "mine.xml:2:1: card x has no <master> numbers: move, range, attack and defense"},
        {hero_with("<power id=\"flying\">" + std::string(1001, 'x') + "</power>"),
         "mine.xml:4:1: the text of a power is longer than 1000 characters; shorten it"},
    };
    for (const auto& row : table) CHECK(card_mistake(row.inside) == row.error);
}

TEST_CASE("nonsense in a card is refused at its place") {
    std::string many;
    for (int i = 0; i < 17; ++i) many += "<power id=\"flying\"/>\n";
    struct {
        std::string inside;
        const char* place;
    } const table[] = {
        {card_with("form=\"heroine\" height=\"5\""), "mine.xml:2:137:"},
        {card_with("form=\"hero\" height=\"0\""), "mine.xml:2:149:"},
        {card_with("form=\"hero\" height=\"121\""), "mine.xml:2:149:"},
        {card_with("form=\"hero\" height=\"5\" base=\"triple\""), "mine.xml:2:160:"},
        {card_with("form=\"hero\" height=\"5\" colour=\"red\""), "mine.xml:2:160:"},
        {hero_with("<power id=\"flying\" d20=\"21\"/>"), "mine.xml:4:20:"},
        {hero_with("<power id=\"flying\" range=\"4x\"/>"), "mine.xml:4:20:"},
        {hero_with("<power id=\"flying\" adjacent=\"perhaps\"/>"), "mine.xml:4:20:"},
        {hero_with("<power id=\"flying\"><power id=\"flying\"/></power>"), "mine.xml:4:"},
        {hero_with("<zone eye=\"9\" from=\"5\" to=\"5\"/>"), "mine.xml:4:24:"},
        {hero_with("<weapon/>"), "mine.xml:4:1:"},
        {hero_with(many), "mine.xml:20:1:"},
        {"<glyph id=\"x\" name=\"X\" letter=\"X\"><power id=\"x\" rnage=\"1\"/></glyph>", "mine.xml:2:49:"},
        {"<glyph id=\"x\" name=\"X\" letter=\"X\"><item/></glyph>", "mine.xml:2:35:"},
    };
    for (const auto& row : table) CHECK(card_mistake(row.inside).substr(0, std::string(row.place).size()) == row.place);
}

TEST_CASE("3,000 mutations of a file of cards: an error with its place, or a catalogue") {
    const std::string whole = card_file(
        card_with("form=\"squad\" figures=\"3\" height=\"4\" base=\"double\"",
                  "<basic move=\"5\" range=\"1\" attack=\"2\" defense=\"3\"/><zone eye=\"9\" from=\"1\" to=\"8\"/>\n"
                  "<power id=\"special-attack\" name=\"Ladle\" editions=\"master-2007\" range=\"2\" adjacent=\"no\" "
                  "sizes=\"small\" d20=\"15\">Hits.</power>"));
    REQUIRE(read_catalogue(whole, "m.xml"));
    constexpr std::string_view telling = "<>&\"'/=-019, \nxa\xC3\xFF";
    testing::Dice dice{2007};
    int fine = 0;
    for (int round = 0; round < 3000; ++round) {
        std::string text = whole;
        const std::size_t at = dice.below(text.size());
        if (dice.below(3) == 0) text.erase(at, 1 + dice.below(8));
        else if (dice.below(2) == 0) text[at] = telling[dice.below(telling.size())];
        else text.insert(at, text.substr(dice.below(text.size()), dice.below(30)));
        const auto read = read_catalogue(text, "m.xml");
        if (!read && (!read.error().at || read.error().at->file != "m.xml")) FAIL("no place: " << text);
        fine += read.has_value();
    }
    CHECK(fine > 100);
    CHECK(fine < 2900);
}
