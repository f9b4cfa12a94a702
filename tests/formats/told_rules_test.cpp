// Sentences of the rules page that once read wrong, what the page says of truces, doors and hidden tallies, and the
// names of sides and the limits of armies on it, in both languages.
#include "engine/setup/army_proposal.h"
#include "formats/telling/rules_text/rules_page.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/support/shipped.h"
#include "tests/support/written_scenario.h"

#include <algorithm>
#include <string>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

std::string page_in(const char* language, const std::string& sections) {
    std::string text =
        one_line(markdown(rules_page(scenario_of(scenario_file(sections)), shipped(), words_of_language(language))));
    std::erase_if(text, [](char c) { return c == '*' || c == '\\'; });
    return text;
}

std::string rule_in(const char* language, const std::string& rule) {
    const std::string page = page_in(language, "  <rules><rule id='r'>" + rule + "</rule></rules>");
    const auto from = page.find("R. ") + 3;
    return page.substr(from, page.find(" ## ", from) - from);
}

bool tells_in(const std::string& text, const std::string& part) {
    INFO(text);
    CHECK(text.find(part) != std::string::npos);
    return text.find(part) != std::string::npos;
}

const std::string two_players =
    "<player number='1'><army><card id='sonlen'/></army></player><player number='2'><army><card id='finn'/></army>"
    "</player>";

}  // namespace

TEST_CASE("a figure takes it up, and the counter of each player goes down by what that player has bid") {
    CHECK(rule_in("en", "<on event='move-end'/><each figure='f'><carry bearer='event' figure='f'/></each>") ==
          "When a figure ends a move, for each figure, the figure that moved takes it up.");
    const std::string bid =
        "<on event='round-end'/><each player='p'><add counter='coins' of='p' n='-1'><counter id='bid' of='p'/></add>"
        "</each>";
    CHECK(rule_in("en", bid) ==
          "At the end of each round, the counter coins of each player goes down by the counter bid of that player.");
    CHECK(rule_in("de", bid) ==
          "Am Ende jeder Runde sinkt der Zähler coins jedes Spielers um den Zähler bid dieses Spielers.");
}

TEST_CASE("a figure that is said to be another one is told as that one") {
    const std::string here =
        "<on event='enter' zone='home'/><when><count><is figure='event'/><next-to terrain='water'/>"
        "</count></when><destroy/>";
    CHECK(rule_in("en", here) ==
          "When a figure enters the zone home, if it is next to water, it is "
          "destroyed.");
    CHECK(rule_in("de", here).find("dieselbe Figur") == std::string::npos);
    CHECK(
        rule_in("en", "<on event='attacked'/><when><not><count><is figure='target'/></count></not></when><destroy/>") ==
        "When a figure attacks, if the attacked figure is not on the battlefield, the attacker is destroyed.");
    CHECK(rule_in("en",
                  "<on event='attacked'/><each figure='f'><any><is figure='target'/><engaged/></any><wound/>"
                  "</each>")
              .find("the same figure as") == std::string::npos);
}

TEST_CASE("what is asked besides where figures are counted stays with the counting") {
    const std::string counted =
        "<on event='round-end'/><add counter='blows'><count of='figures' where='destroyed'>"
        "<counter id='coins' of='1' at-least='3'/></count></add>";
    CHECK(rule_in("en", counted) ==
          "At the end of each round, the counter blows goes up by the number of destroyed "
          "figures (only if the counter coins of player 1 is 3 or more).");
    CHECK(rule_in("de", counted) ==
          "Am Ende jeder Runde steigt der Zähler blows um die Anzahl von besiegten Figuren "
          "(nur falls der Zähler coins von Spieler 1 auf 3 oder mehr steht).");
    CHECK(
        rule_in("en",
                "<on event='round-end'/><when><count where='destroyed' at-least='2'><counter id='coins' of='1' "
                "at-least='3'/></count></when><say text='A'/>")
            .starts_with("At the end of each round, if at least 2 figures have been destroyed and the counter coins of "
                         "player 1 is 3 or more, "));
}

TEST_CASE("truces and pieces with Life are told with how they are attacked") {
    for (const char* breakable : {"no", "yes"}) {
        const std::string truce = std::string("  <rules><modifier id='m'><truce between='1' and='2' breakable='") +
                                  breakable + "'/></modifier></rules>";
        tells_in(page_in("en", truce), "adjacent figures");
        tells_in(page_in("en", truce), "pieces with Life");
        tells_in(page_in("de", truce), "nebeneinander stehen ihre Figuren im Nahkampf");
    }
    const std::string door = "  <setups><setup players='2'>" + two_players +
                             "<nobody><owns piece='old-bridge' life='3'/></nobody></setup></setups>";
    tells_in(page_in("en", door), "Engaged figures attack it only if adjacent.");
    tells_in(page_in("de", door), "Figuren im Nahkampf greifen es nur von daneben an.");
    CHECK(page_in("en", "  <setups><setup players='2'>" + two_players + "</setup></setups>").find("piece with Life") ==
          std::string::npos);
}

TEST_CASE("the page tells whatever decides a win, be it hidden or not") {
    const std::string hidden =
        "  <rules><tally id='home' title='The treasure is home' hidden='yes'/><tally id='seen' hidden='yes'/>"
        "<rule id='brought' title='Brought home'><on event='enter' zone='exit'><of player='1'/></on><set flag='home'/>"
        "</rule><rule id='look'><on event='turn-end'/><set flag='seen'/></rule>"
        "<rule id='fog' hidden='yes'><on event='round-end'/><set flag='home' to='no'/></rule>"
        "</rules><victory><win who='1'><flag id='home'/></win></victory>";
    const std::string english_page = page_in("en", hidden), german_page = page_in("de", hidden);
    tells_in(english_page,
             "Brought home. When a figure of player 1 enters the zone exit, the flag The treasure is home is "
             "raised.");
    tells_in(english_page, "The treasure is home can also change by rules that are not on this page.");
    tells_in(german_page, "The treasure is home ändert sich auch durch Regeln, die nicht auf dieser Seite stehen.");
    CHECK(english_page.find("seen") == std::string::npos);  // It decides nothing.
    CHECK(english_page.find("Fog") == std::string::npos);   // The hidden rule itself stays hidden.
    tells_in(page_in("en",
                     "  <rules><rule id='doom' hidden='yes'><on event='round-end' from='9'/><end winner='nobody'/>"
                     "</rule></rules>"),
             "A rule that is not on this page can end the game.");
}

TEST_CASE("sides have names, which a team shares") {
    const std::string sides =
        "  <setups><setup players='3'><player number='1' team='1' side='Defenders'/><player number='2' team='1'/>"
        "<player number='3' side='Raiders'/></setup></setups>";
    const std::string text = page_in("en", sides);
    tells_in(text, "Player 1 (Defenders)");
    tells_in(text, "Player 2 (Defenders)");
    tells_in(text, "Player 3 (Raiders)");
    tells_in(text, "Players 1 and 2 play together: Defenders.");
    tells_in(page_in("de", sides), "Die Spieler 1 und 2 spielen zusammen: Defenders.");
    const Scenario scenario = scenario_of(scenario_file(sides));
    CHECK(scenario_of(write_scenario(scenario, shipped())).setups == scenario.setups);
    const auto wrong = read_scenario(scenario_file("  <setups><setup players='2'><player number='1' team='1' side='A'/>"
                                                   "<player number='2' team='1' side='B'/></setup></setups>"),
                                     "a.xml", shipped());
    REQUIRE_FALSE(wrong);
    tells_in(describe(wrong.error(), english()), "two different names for their side");
}

TEST_CASE("armies have limits of cards, which the page tells and refusals name") {
    const std::string limits =
        "  <zones><zone id='red' use='start' spaces='0,0,1 1,0,1'/><zone id='blue' use='start' spaces='2,0,1 3,0,1'/>"
        "</zones>\n  <setups><setup players='2'><player number='1' zone='red'><army points='400'><never over='100'/>"
        "<never power='flying'/><at-most n='1' type='hero'/></army></player><player number='2' zone='blue'><army "
        "points='400'/></player></setup></setups>\n";
    tells_in(page_in("en", limits),
             "gathers an army of up to 400 points, but no cards over 100 points or cards with "
             "Flying, with at most 1 Hero card");
    tells_in(page_in("de", limits), "mit höchstens 1 Heldenkarte");
    const Scenario scenario = scenario_of(scenario_file(limits));
    CHECK(scenario_of(write_scenario(scenario, shipped())).setups == scenario.setups);

    GameOptions options;
    options.armies = {{{"finn"}}};
    const auto pick = army_to_pick(scenario, shipped(), options, PlayerId{0});
    REQUIRE(pick);
    const auto why_not = [&](const char* card) {
        const auto& no = pick->cards[shipped().card(card)->index()].no;
        return no ? english()(no->message) : std::string();
    };
    tells_in(why_not("raelin-rotv"), "has Flying, and this army allows no card with that power");
    tells_in(why_not("grimnak"), "costs 120 points, and this army allows no card over 100");
    tells_in(why_not("thorgrim"), "at most 1 of these cards: heroes");
    for (std::uint64_t seed = 1; seed < 6; ++seed) {
        int heroes = 0;
        const auto armies = proposed_armies(scenario, shipped(), {}, seed);
        for (const CardOfArmy& card : armies[0]) {
            const ArmyCard& kind = shipped()[*shipped().card(card.card)];
            heroes += kind.is_hero() ? card.copies : 0;
            CHECK(kind.points <= 100);
            CHECK_FALSE(kind.power("flying"));
        }
        CHECK(heroes <= 1);
    }
    options.armies = {{{"grimnak"}}, {}};
    const auto begun = start_game(scenario, std::make_shared<const Catalogue>(shipped()), options);
    REQUIRE_FALSE(begun);
    tells_in(english()(begun.error().message), "no card over 100");
}

TEST_CASE("one box holds one Finn, whoever has him from the beginning") {
    const Scenario scenario = scenario_of(scenario_file(
        "  <limit><set id='rise-of-the-valkyrie' count='1'/></limit>\n"
        "  <zones><zone id='red' use='start' spaces='0,0,1 1,0,1'/><zone id='blue' use='start' spaces='2,0,1 3,0,1'/>"
        "</zones>\n  <setups><setup players='2'><player number='1' zone='red'><army><card id='finn'/></army></player>"
        "<player number='2' zone='blue'><army points='400'/></player></setup></setups>\n"));
    CHECK(one_line(markdown(rules_page(scenario, shipped(), english()))).find("brought along") == std::string::npos);
    Scenario twice = scenario;
    twice.setups.change([](std::vector<Setup>& setups) { setups[0].players[0].army.cards[0].card = "sonlen"; });
    tells_in(one_line(markdown(rules_page(twice, shipped(), english()))),
             "Sonlen (brought along: the boxes do not hold it)");
    const auto pick = army_to_pick(scenario, shipped(), {}, PlayerId{1});
    REQUIRE(pick);
    const CardToPick& finn = pick->cards[shipped().card("finn")->index()];
    CHECK(finn.left == 0);
    REQUIRE(finn.no);
    tells_in(english()(finn.no->message), "in the boxes are in use");
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        const auto armies = proposed_armies(scenario, shipped(), {}, seed);
        CHECK(std::ranges::find(armies[1], "finn", &CardOfArmy::card) == armies[1].end());
    }
    GameOptions options;
    options.armies = {{}, {{"finn"}}};
    CHECK_FALSE(start_game(scenario, std::make_shared<const Catalogue>(shipped()), options));
}
