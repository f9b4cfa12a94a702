// A person at the terminal: numbered choices, folded lists, wrong answers, taking back, end of input, actions by hand.
#include "tests/cli/program.h"
#include "tests/support/dice.h"
#include "tests/support/every_room.h"

#include <algorithm>
#include <set>
#include <sstream>

#include <catch2/catch.hpp>

using namespace hexwright::testing;

namespace {

struct Terminal : WithSamples {
    Ran typed(const std::string& lines, const std::string& options = "--seats human,random") const {
        write("typed.txt", lines);
        return (*this)("play samples/scenarios/a-long-wait.xml --edition master-2007 --record game.xml " + options +
                       " < typed.txt");
    }
};

// Places all four markers on the player's first card and sets the initiative dice: player 1 wins, and his first card
// takes its turn.
const std::string to_first_turn = "dice 20 1\n1\n1\n1\n1\n";

std::string times(const std::string& line, int count) {
    std::string all;
    for (int i = 0; i < count; ++i) all += line + "\n";
    return all;
}

// Armies close together on a flat map of 12 x 7 hexes; cards are written as in a file.
struct Table : Program {
    Table(const std::string& first, const std::string& second, const std::string& edition = "master-2007",
          const std::string& third = "", const std::string& rules = "") {
        std::string pieces;
        for (int q = 0; q < 12; ++q)
            for (int r = 0; r < 7; ++r)
                pieces += "<piece kind=\"grass-1\" at=\"" + std::to_string(q) + "," + std::to_string(r) + "\"/>";
        const auto player = [](int number, const std::string& cards) {
            return "<player number=\"" + std::to_string(number) + "\"><army>" + cards + "</army></player>";
        };
        const std::string opening =
            "<scenario xmlns=\"urn:hexwright:scenario:2\" id=\"table\" edition=\"" + edition + "\">";
        const std::string battlefield = "<battlefield><level number=\"1\">" + pieces + "</level></battlefield>";
        const std::string players = player(1, first) + player(2, second) + (third.empty() ? "" : player(3, third));
        const std::string setup =
            "<setup players=\"" + std::string(third.empty() ? "2" : "3") + "\">" + players + "</setup>";
        write("table.xml", opening + battlefield + "<setups>" + setup + "</setups>" + rules + "</scenario>");
    }
    Ran typed(const std::string& lines, const std::string& options = "") const {
        write("typed.txt", lines);
        return (*this)("play table.xml --seats human " + options + " < typed.txt");
    }
};

std::string standing(const std::string& card, const std::string& at, const std::string& tail = "") {
    return "<card id=\"" + card + "\"><figure at=\"" + at + "\"" + (tail.empty() ? "" : " tail=\"" + tail + "\"") +
           "/></card>";
}
std::string squad(const std::string& card, const std::vector<std::string>& places) {
    std::string figures;
    for (const std::string& at : places) figures += "<figure at=\"" + at + "\"/>";
    return "<card id=\"" + card + "\">" + figures + "</card>";
}

// All markers of both players on the card listed first.
const std::string first_cards_turn = "dice 20 1\n1\n1\n1\n1\n1\n1\n1\n1\n";

// The lines of each list, list by list: "  3) Finn to 1,1,1".
std::vector<std::vector<std::string>> lists_of(const std::string& out) {
    std::vector<std::vector<std::string>> lists(1);
    std::istringstream lines(out);
    for (std::string line; std::getline(lines, line);) {
        const bool opens = line.starts_with(">");
        if (opens || !line.starts_with("  ")) lists.emplace_back();
        const auto number = line.find_first_of("0123456789"), end = line.find(") ");
        if (end == std::string::npos || number == std::string::npos ||
            line.find_first_not_of("0123456789", number) != end)
            continue;
        lists.back().push_back(line.substr(end + 2));
    }
    return lists;
}

void check_that_lines_differ(const Ran& ran) {
    REQUIRE(ran.exit == 0);
    std::size_t longest = 0;
    for (const auto& list : lists_of(ran.out)) {
        longest = std::max(longest, list.size());
        std::set<std::string> seen;
        for (const std::string& line : list)
            if (!seen.insert(line).second) FAIL_CHECK("twice: " << line);
    }
    CHECK(longest > 20);
}

std::string any_choices(std::uint64_t seed, int count) {  // Each list is shown in full before something is chosen.
    Dice dice{seed};
    std::string lines;
    for (int i = 0; i < count; ++i)
        lines += "all\n" + std::to_string(dice.roll(1, dice.roll(1, 3) == 1 ? 90 : 6)) + "\n";
    return lines;
}

}  // namespace

TEST_CASE("choices are numbered, and wrong answers get a sentence and the same question") {
    const Terminal terminal;
    const Ran ran = terminal.typed("999\n0\nnonsense\n-3\n1 2 3\n\n?\nq\n");
    CHECK(ran.exit == 0);
    CHECK(tells(ran.out, "Type the number of a choice"));
    CHECK(tells(ran.out, "Player 1 decides"));
    CHECK(tells(ran.out, "  1) order marker 1 on "));
    CHECK(tells(ran.out, "There is no choice \"999\"; type a number from 1 to "));
    CHECK(tells(ran.out, "There is no choice \"0\""));
    CHECK(tells(ran.out, "There is no choice \"nonsense\""));
    CHECK(tells(ran.out, "There is no choice \"-3\""));
    CHECK(tells(ran.err, "You left the game in round 1. Points: 1: "));
    CHECK(terminal("replay game.xml").exit == 0);  // The part of the game recorded so far.
}

TEST_CASE("the end of the input leaves the game, as q does") {
    const Terminal terminal;
    for (const std::string lines : {"", "1", "1\n1\n"}) {
        const Ran ran = terminal.typed(lines);
        CHECK(ran.exit == 0);
        CHECK(tells(ran.err, "You left the game"));
        CHECK(terminal("replay game.xml").exit == 0);
    }
}

TEST_CASE("long lists are folded, and open by numbers, by words, or whole") {
    const Terminal terminal;
    const Ran ran = terminal.typed(to_first_turn + "q\n");
    const auto folded = ran.out.find(" moves: ");
    REQUIRE(folded != std::string::npos);
    const auto line = ran.out.rfind("\n", folded);
    CHECK(ran.out.substr(line + 1, 4) == "  1-");
    CHECK(tells(ran.out, "no more moves, on to the attacks"));
    CHECK_FALSE(tells(ran.out.substr(folded), "\n  3) "));
    const Ran opened = terminal.typed(to_first_turn + "2-4\nq\n");
    CHECK(tells(opened.out,
                "\n> "
                "  2) "));
    CHECK(tells(opened.out, "\n  4) "));
    CHECK_FALSE(tells(opened.out, "\n  5) "));
    CHECK(tells(terminal.typed(to_first_turn + "all\nq\n").out, "\n  5) "));
    const Ran found = terminal.typed(to_first_turn + "MOVE no more\nq\n");
    CHECK(std::ranges::count(found.out, ')') > 0);
    // Once in the question and once in the search result.
    CHECK(found.out.find("no more moves") != found.out.rfind("no more moves"));
}

TEST_CASE("a choice can be taken back, but not what dice have shown") {
    const Terminal terminal;
    const Ran ran = terminal.typed("u\n1\nu\n1\nq\n");
    CHECK(tells(ran.out, "There is nothing to take back"));
    const auto first = ran.out.find("order marker 1 on ");
    const auto second = ran.out.find("order marker 2 on ");
    REQUIRE(second != std::string::npos);
    CHECK(first < second);
    CHECK(ran.out.find("order marker 1 on ", second) != std::string::npos);  // The question is asked again.
    // Initiative was rolled, so nothing can be taken back.
    const Ran rolled = terminal.typed(to_first_turn + "u\nq\n");
    CHECK(tells(rolled.out, "There is nothing to take back"));
    CHECK(terminal("replay game.xml").exit == 0);
    const Ran moved = terminal.typed(to_first_turn + "1\nu\n1\nq\n");
    CHECK(moved.exit == 0);
    CHECK(terminal("replay game.xml").exit == 0);
}

TEST_CASE("the board shows who stands where, and of markers only one's own") {
    const Terminal terminal;
    const Ran ran = terminal.typed("1\n1\nb\nq\n");
    CHECK(tells(ran.out, "1.sonlen.1.1 at "));
    CHECK(tells(ran.out, ", wounds 0 of "));
    CHECK(tells(ran.out, ": order markers 1 2"));
    CHECK_FALSE(tells(ran.out, "order markers 1 2 "));
}

TEST_CASE("a referee puts figures, sets dice and lets players roll for sight, and the record says so") {
    const Terminal terminal;
    const Ran ran = terminal.typed(to_first_turn +
                                   "dispute 1.sonlen.1.1 2.tor-kul-na.1.1\ndispute 1.sonlen.1.1 2.tor-kul-na.1.1\n"
                                   "put 1.sonlen.1.1 99,99,1\nput 2.nobody.1.1 1,1,1\ndice nine\nq\n");
    CHECK(ran.exit == 0);
    CHECK(tells(ran.out, "Does Sonlen see Tor-Kul-Na? The dice say "));
    CHECK(tells(ran.out, "has already been decided this turn"));
    CHECK(tells(ran.out, "99,99,1"));
    CHECK(tells(ran.out, "2.nobody.1.1"));
    CHECK(tells(ran.out, "nine"));
    const std::string record = contents(terminal.file("game.xml"));
    CHECK(tells(record, "<dice by-hand=\"yes\" faces=\"20 1\""));
    CHECK(tells(record, "<dispute by-hand=\"yes\" figure=\"1.sonlen.1.1\" target=\"2.tor-kul-na.1.1\""));
    CHECK(terminal("replay game.xml").exit == 0);
}

TEST_CASE("a person plays a game to its end, and the record replays") {
    const Terminal terminal;
    const Ran ran = terminal.typed(times("1", 4000), "--seats human,human --limit-rounds 2");
    CHECK(ran.exit == 0);
    CHECK(tells(ran.out, "Round 2 is over."));
    CHECK(tells(ran.out, "scores "));
    CHECK((tells(ran.out, "wins.") || tells(ran.out, "Nobody wins.")));
    CHECK_FALSE(tells(ran.err, "You left"));
    CHECK(terminal("replay game.xml").exit == 0);
    CHECK(terminal.typed("", "--seats human,random --json").exit == 2);
}

TEST_CASE("a game can be broken off by the clock") {
    const Terminal terminal;
    const Ran ran = terminal(
        "play samples/scenarios/a-long-wait.xml --seats random --edition master-2007 --limit-seconds 86400 "
        "--limit-rounds 1 --seed 2");
    CHECK(ran.exit == 0);
    CHECK(tells(ran.out, "Round 1 is over."));
    CHECK_FALSE(tells(ran.err, "seconds"));
    CHECK(terminal("play samples/scenarios/a-long-wait.xml --limit-seconds 0").exit == 2);
}

TEST_CASE("a move tells who may strike as it leaves, and a stomp which end leads") {
    const Table table(standing("tor-kul-na", "4,3,1", "5,3,1"), standing("shiori", "5,2,1"));
    const Ran ran = table.typed(first_cards_turn + "all\nb\nq\n");
    CHECK(tells(ran.out, ": Shiori may strike\n"));
    CHECK(tells(ran.out, "Trample Stomp on Shiori, end at 4,3,1 first\n"));
    CHECK(tells(ran.out, "Trample Stomp on Shiori, end at 5,3,1 first\n"));
    CHECK(tells(ran.out, "1.tor-kul-na.1.1 at 4,3,1 5,3,1, wounds 0 of "));
    check_that_lines_differ(ran);
}

TEST_CASE("the table tells who is carried, and by whom") {
    const Table table(standing("drake-sotm", "3,3,1"), standing("sonlen", "4,3,1"), "master-2007", "",
                      "<rules><rule id=\"take\"><on event=\"round-start\"/><each figure=\"f\"><card id=\"drake-sotm\"/>"
                      "<each figure=\"g\"><card id=\"sonlen\"/><carry bearer=\"f\" figure=\"g\"/></each></each></rule>"
                      "</rules>");
    const Ran ran = table.typed("b\nq\n");
    CHECK(tells(ran.out, "2.sonlen.1.1, carried by 1.drake-sotm.1.1, wounds 0 of "));
}

TEST_CASE("figures of one name are told apart by whose they are") {
    const Table table(standing("finn", "3,3,1"), standing("shiori", "4,3,1"), "master-2007",
                      standing("shiori", "3,4,1"));
    const Ran ran = table.typed("dice 20 1 2\n" + times("1", 12) + "no more moves\nq\n");
    const auto line = ran.out.rfind("\n", ran.out.find(") no more moves"));
    const std::string number = std::to_string(std::atoi(ran.out.c_str() + ran.out.find_first_not_of(" \n", line)));
    const Ran attacking = table.typed("dice 20 1 2\n" + times("1", 12) + number + "\nq\n");
    CHECK(tells(attacking.out, ") Finn the Viking Champion attacks Shiori of player 2\n"));
    CHECK(tells(attacking.out, ") Finn the Viking Champion attacks Shiori of player 3\n"));
}

TEST_CASE("no two lines of a list are the same") {
    const std::vector<std::pair<std::string, std::string>> tables{
        {standing("drake-sotm", "3,3,1"), squad("marro-drudge", {"4,3,1", "2,4,1", "4,2,1"})},
        {standing("raelin-sotm", "3,3,1"), squad("marro-drudge", {"4,3,1", "2,4,1", "4,2,1"})},
        {standing("tor-kul-na", "4,3,1", "5,3,1"),
         squad("marro-drudge", {"3,3,1", "6,4,1", "4,2,1"}) + squad("marrden-nagrubs", {"5,5,1", "4,5,1", "3,5,1"})},
        {standing("mimring", "3,3,1", "4,3,1"),
         squad("marro-warriors", {"6,3,1", "1,3,1", "3,5,1", "5,1,1"}) + standing("finn", "4,4,1")},
        {standing("drake-rotv", "3,3,1") + standing("finn", "9,3,1"),
         standing("drake-rotv", "4,3,1") + squad("marro-stingers", {"2,4,1", "4,2,1", "2,2,1"})}};
    for (std::size_t i = 0; i < tables.size(); ++i) {
        INFO("table " << i);
        const Table table(tables[i].first, tables[i].second);
        check_that_lines_differ(table.typed(first_cards_turn + any_choices(i + 1, 150)));
    }
}

TEST_CASE("a question says what is asked: of one who may strike, and of what is done in a turn") {
    const Table table(standing("sonlen", "3,3,1"), standing("shiori", "4,3,1"));
    const Ran ran = table.typed("dice 20 1\n1\n" + first_cards_turn.substr(12) + "all\nb\nq\n");
    CHECK(tells(ran.out, "Player 1 decides: Which card gets order marker 1?"));
    CHECK(tells(ran.out, "Player 1 decides, round 1, Sonlen: Who moves?"));
    const auto leaving = ran.out.find(") Sonlen to 1,3,1: Shiori may strike");
    REQUIRE(leaving != std::string::npos);
    const auto line = ran.out.rfind('\n', leaving);
    const std::string number = std::to_string(std::atoi(ran.out.c_str() + ran.out.find_first_not_of(" \n", line)));
    const Ran left = table.typed(first_cards_turn + number + "\nq\n");
    CHECK(tells(left.out,
                "Player 2 decides, round 1, Sonlen: Shiori may strike at Sonlen, who is leaving: one die, no defense.\n"
                "  1) let go\n  2) strike\n"));
}

TEST_CASE("the basic game knows no rounds to tell of") {
    const Table table(standing("sonlen", "3,3,1"), standing("shiori", "6,3,1"), "basic-2007");
    const Ran ran = table.typed("1\nq\n");
    CHECK(tells(ran.out, "Player 1 decides, Sonlen: Who moves?"));
    CHECK(tells(ran.err, "You left the game. Points: "));
    CHECK_FALSE(tells(ran.out + ran.err, "round 0"));
}

TEST_CASE("a referee puts figures of two spaces, with their wounds or with others") {
    const Table table(standing("tor-kul-na", "4,3,1", "5,3,1"), standing("shiori", "9,2,1"));
    const Ran ran = table.typed(
        "put 1.tor-kul-na.1.1 1,1,1 2,1,1 2\nb\nput 1.tor-kul-na.1.1 1,2,1 1,3,1\nb\n"
        "put 1.tor-kul-na.1.1 1,2,1 1,3,1 2 9\nput 1.tor-kul-na.1.1 1,2,1 1,3,1 1,4,1\nput\ndispute a b c\nq\n");
    CHECK(tells(ran.out, "1.tor-kul-na.1.1 at 1,1,1 2,1,1, wounds 2 of "));
    CHECK(tells(ran.out, "1.tor-kul-na.1.1 at 1,2,1 1,3,1, wounds 2 of "));
    CHECK(tells(ran.out, "\"9\" is too much"));
    CHECK(tells(ran.out, "\"1,4,1\" is too much"));
    CHECK(tells(ran.out, "\"c\" is too much"));
    CHECK_FALSE(tells(ran.out, "more="));
    CHECK(tells(table.typed("put 2.shiori.1.1\nq\n").out, "Shiori is removed by hand."));
}

TEST_CASE("the map is drawn with terrain, heights, figures and glyphs") {
    const Table table(standing("tor-kul-na", "4,3,1", "5,3,1") + standing("sonlen", "0,0,1"),
                      standing("shiori", "6,5,1"));
    const Ran ran = table.typed("m\nq\n");
    std::istringstream lines(ran.out);
    std::vector<std::string> map;
    for (std::string line; std::getline(lines, line);) map.push_back(line);
    const auto first = std::ranges::find_if(map, [](const std::string& line) { return tells(line, "0,0     g1  g1"); });
    REQUIRE(map.end() - first > 10);
    CHECK(first[1] == "        1b");
    CHECK(first[2] == "0,1       g1  g1  g1  g1  g1  g1  g1  g1  g1  g1  g1  g1");
    CHECK(first[4] == "0,3           g1  g1  g1  g1  g1  g1  g1  g1  g1  g1  g1  g1");
    CHECK(first[5] == "                              1a  1a");
    CHECK(first[7] == "0,5               g1  g1  g1  g1  g1  g1  g1  g1  g1  g1  g1  g1");
    CHECK(first[8] == "                                          2a");
    CHECK(tells(ran.out, "g grass"));
    CHECK(tells(ran.out, "\n  1a Tor-Kul-Na, 1.tor-kul-na.1.1, at 4,3,1 5,3,1\n"));
}

TEST_CASE("a map of several terrains has a letter for each, an obstacle and a glyph have their marks") {
    const WithSamples hexwright;
    hexwright.write("typed.txt", "map\nq\n");
    const Ran ran = hexwright("play samples/scenarios/a-long-wait.xml --seats human < typed.txt");
    CHECK(ran.exit == 0);
    const auto legend = ran.out.find("Letters are the terrain");
    REQUIRE(legend != std::string::npos);
    CHECK(tells(ran.out.substr(legend), ", at "));
}

TEST_CASE("the order markers are placed in one line") {
    const Table table(standing("drake-sotm", "1,1,1") + standing("sonlen", "2,2,1"), standing("shiori", "9,3,1"));
    const auto record_of = [&](const std::string& line) {
        std::filesystem::remove(table.file("game.xml"));
        const Ran ran = table.typed(line + "\nq\n", "--record game.xml");
        CHECK(ran.exit == 0);
        std::string markers;
        std::istringstream lines(contents(table.file("game.xml")));
        for (std::string each; std::getline(lines, each);)
            if (const auto at = each.find("<marker "); at != std::string::npos)
                markers += each.substr(at + 8, each.find(" check") - at - 8) + "\n";
        return markers;
    };
    const std::string drake = "card=\"1.drake-sotm\"\n", sonlen = "card=\"1.sonlen\"\n";
    CHECK(record_of("drake drake sonlen drake") ==
          "marker=\"1\" " + drake + "marker=\"2\" " + drake + "marker=\"3\" " + sonlen + "marker=\"4\" " + drake);
    CHECK(record_of("drake drake sonlen x") ==
          "marker=\"1\" " + drake + "marker=\"2\" " + drake + "marker=\"3\" " + sonlen + "marker=\"4\" " + sonlen);
    CHECK(record_of("SONLEN drake-sotm") == "marker=\"1\" " + sonlen + "marker=\"2\" " + drake);
    record_of("1\nsonlen sonlen x\nu\nu");  // What was taken back stays in the record; the game stands before it.
    CHECK(tells(contents(table.file("game.xml")), "<current at=\"2\"/>"));
    CHECK(record_of("drake drake nobody x") == "");
    CHECK(record_of("drake drake drake drake drake") == "");
    const Ran ran = table.typed("drake drake nobody x\n1\n1\ndrake drake drake\norder marker\nq\n");
    CHECK(tells(ran.out, "\"nobody\" does not name exactly one card"));
    CHECK(tells(ran.out, "2 markers are left to place"));
    CHECK(tells(ran.out, "order marker 3 on "));  // Words that mean no card still find choices.
}

TEST_CASE("before the turn passes it is asked, while something can be taken back, and only then") {
    const Table table(standing("sonlen", "1,1,1"), standing("shiori", "9,3,1"));
    const Ran at_once = table.typed(first_cards_turn + "no more moves\nq\n");
    const auto number_of = [](const Ran& ran, const std::string& choice) {
        const auto line = ran.out.rfind('\n', ran.out.find(") " + choice));
        return std::to_string(std::atoi(ran.out.c_str() + ran.out.find_first_not_of(" \n", line)));
    };
    const std::string no_more = number_of(at_once, "no more moves"), asked = "This ends the turn";
    // Nothing was done in this turn.
    const Ran nothing = table.typed(first_cards_turn + no_more + "\nq\n");
    CHECK_FALSE(tells(nothing.out, asked));
    CHECK(tells(nothing.out, "Player 2 decides, round 1, Shiori"));
    // Something was done, and the turn goes on; then it passes; an attack is no question of the turn.
    const Table near(standing("sonlen", "1,1,1"), standing("shiori", "5,1,1"));
    const std::string moved = first_cards_turn + "1\n";
    CHECK_FALSE(tells(near.typed(moved + "q\n").out, asked));
    const Ran passing = near.typed(moved + "2\nq\n");
    CHECK(tells(passing.out, "  2) no more attacks\n> " + asked));
    CHECK_FALSE(tells(passing.out, "Player 2 decides, round 1"));
    CHECK(tells(near.typed(moved + "2\n2\nq\n").out, "Player 2 decides, round 1"));
    const Ran back = near.typed(moved + "2\nu\nq\n");
    CHECK(back.out.rfind("Who moves?") > back.out.rfind(asked));
    CHECK_FALSE(tells(near.typed(moved + "1\nq\n").out, asked));
}

TEST_CASE("a turn that passes after a move is confirmed by y or by the same number, and any other line is obeyed") {
    const Table table(standing("finn", "1,1,1") + standing("sonlen", "3,3,1"), standing("shiori", "9,3,1"));
    const std::string asked = "This ends the turn", next = "Player 2 decides, round 1, Shiori";
    // Finn moves next to nobody; there is nobody to attack, so that his move ends the turn.
    const std::string moved = first_cards_turn + "1\n";
    const Ran once = table.typed(moved + "q\n");
    const Ran twice = table.typed(moved + "1\nq\n"), yes = table.typed(moved + "y\nq\n");
    const Ran other = table.typed(moved + "b\ny\nq\n"), back = table.typed(moved + "all\n1\n1\nq\n");
    CHECK(tells(once.out, asked));
    CHECK_FALSE(tells(once.out, next));
    CHECK(tells(twice.out, next));
    CHECK(tells(yes.out, next));
    CHECK_FALSE(tells(other.out, next));
    CHECK(tells(other.out, "There is no choice \"y\""));
    CHECK(tells(back.out, next));
}

TEST_CASE("a card and a sight can be looked up in mid-game") {
    const Table table(standing("sonlen", "1,1,1"),
                      standing("shiori", "9,3,1") + squad("marro-drudge", {"5,5,1", "6,5,1"}));
    const Ran cards = table.typed("card sonlen\ncard drudge\ncard tor-kul-na\ncard sonlem\nq\n");
    const std::string shown = table("catalogue cards sonlen").out;
    CHECK(tells(cards.out, shown));
    CHECK(tells(cards.out, "marro-drudge: "));
    CHECK(tells(cards.out, table("catalogue cards tor-kul-na").out));  // Any card, whether or not it plays.
    CHECK(tells(cards.out, "did you mean \"sonlen\"?"));
    const Ran sights = table.typed(
        "sight sonlen shiori\nsight 1.sonlen.1.1 9,3,1\nsight 0,0,1 5,0,1\nsight sonlen drudge\nsight sonlen nobody\n"
        "sight 0,0,9 sonlen\nq\n");
    CHECK(tells(sights.out, "Seen: 2.shiori.1.1 from 1.sonlen.1.1.\nRange: 10 spaces.\n"));
    CHECK(tells(sights.out, "Seen: 9,3,1 from 1.sonlen.1.1."));
    CHECK(tells(sights.out, "Range: 5 spaces."));
    CHECK(tells(sights.out, "\"drudge\" could be 2.marro-drudge.1.1, 2.marro-drudge.1.2"));
    CHECK(tells(sights.out, "there is no figure \"nobody\""));
    CHECK(tells(sights.out, "nobody can stand at 0,0,9"));
    CHECK_FALSE(tells(sights.out, "There is no choice"));
}

TEST_CASE("combat dice are set by the names of their faces, and the help says their numbers") {
    const Table table(standing("sonlen", "1,1,1"), standing("shiori", "9,3,1"));
    const Ran ran = table.typed("dice skull Shield blank\nq\n", "--record game.xml");
    CHECK(tells(contents(table.file("game.xml")), "faces=\"1 4 6\""));
    CHECK(tells(ran.out, "skull, shield or blank (or 1 to 3, 4 to 5, 6)"));
    CHECK(table("replay game.xml").exit == 0);
    CHECK(tells(table("play --help").out, "skull"));
}

TEST_CASE("dice that no die shows are refused, and the sentence says what dice show") {
    const Table table(standing("sonlen", "3,3,1"), standing("shiori", "4,3,1"));
    for (const char* face : {"0", "21", "255", "256", "-1", "99999999999"}) {
        const Ran ran = table.typed("dice 20 " + std::string(face) + "\nq\n");
        INFO(face << ": " << ran.out);
        CHECK(ran.exit == 0);
        CHECK(tells(ran.out, face));
        CHECK(tells(ran.out, "1 to 20"));
    }
}
