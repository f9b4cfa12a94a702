// A person at the terminal: numbered choices, folded lists, wrong answers, taking back, the end of the input, a referee's hand.
#include <catch2/catch.hpp>

#include <algorithm>

#include "tests/cli/program.h"

using namespace hexwright::testing;

namespace {

bool tells(const std::string& text, const std::string& words) { return text.find(words) != std::string::npos; }

struct Terminal : Program {
    Terminal() { std::filesystem::copy(HEXWRIGHT_SOURCE_DIR "/samples", file("samples"), std::filesystem::copy_options::recursive); }

    Ran typed(const std::string& lines, const std::string& options = "--seats human,random") const {
        write("typed.txt", lines);
        return (*this)("play samples/scenarios/a-long-wait.xml --edition master-2007 --record game.xml " + options + " < typed.txt");
    }
};

// Placing four markers on one's first card, the initiative dice first: player 1 wins, and it is his first card's turn.
const std::string to_first_turn = "dice 20 1\n1\n1\n1\n1\n";

std::string times(const std::string& line, int count) {
    std::string all;
    for (int i = 0; i < count; ++i) all += line + "\n";
    return all;
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
    CHECK(tells(ran.err, "The game was left in round 1. Points: 1: "));
    CHECK(terminal("replay game.xml").exit == 0);  // what there is of it
}

TEST_CASE("the end of the input leaves the game, as q does") {
    const Terminal terminal;
    for (const std::string lines : {"", "1", "1\n1\n"}) {
        const Ran ran = terminal.typed(lines);
        CHECK(ran.exit == 0);
        CHECK(tells(ran.err, "The game was left"));
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
    CHECK(tells(ran.out, "move no more, on to the attacks"));
    CHECK_FALSE(tells(ran.out.substr(folded), "\n  3) "));
    const Ran opened = terminal.typed(to_first_turn + "2-4\nq\n");
    CHECK(tells(opened.out, "\n> " "  2) "));
    CHECK(tells(opened.out, "\n  4) "));
    CHECK_FALSE(tells(opened.out, "\n  5) "));
    CHECK(tells(terminal.typed(to_first_turn + "all\nq\n").out, "\n  5) "));
    const Ran found = terminal.typed(to_first_turn + "MOVE no more\nq\n");
    CHECK(std::ranges::count(found.out, ')') > 0);
    CHECK(found.out.find("move no more") != found.out.rfind("move no more"));  // in the question, and found
}

TEST_CASE("a choice can be taken back, but not what dice have shown") {
    const Terminal terminal;
    const Ran ran = terminal.typed("u\n1\nu\n1\nq\n");
    CHECK(tells(ran.out, "There is nothing to take back"));
    const auto first = ran.out.find("order marker 1 on ");
    const auto second = ran.out.find("order marker 2 on ");
    REQUIRE(second != std::string::npos);
    CHECK(first < second);
    CHECK(ran.out.find("order marker 1 on ", second) != std::string::npos);  // asked again
    const Ran rolled = terminal.typed(to_first_turn + "u\nq\n");  // initiative was rolled
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
    const Ran ran = terminal.typed(to_first_turn + "dispute 1.sonlen.1.1 2.tor-kul-na.1.1\ndispute 1.sonlen.1.1 2.tor-kul-na.1.1\n"
                                                   "put 1.sonlen.1.1 99,99,1\nput 2.nobody.1.1 1,1,1\ndice nine\nq\n");
    CHECK(ran.exit == 0);
    CHECK(tells(ran.out, "Does Sonlen see Tor-Kul-Na? The dice say "));
    CHECK(tells(ran.out, "has been decided in this turn"));
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
    CHECK_FALSE(tells(ran.err, "was left"));
    CHECK(terminal("replay game.xml").exit == 0);
    CHECK(terminal.typed("", "--seats human,random --json").exit == 2);
}

TEST_CASE("a game can be broken off by the clock") {
    const Terminal terminal;
    const Ran ran = terminal("play samples/scenarios/a-long-wait.xml --seats random --edition master-2007 --limit-seconds 86400 --limit-rounds 1 --seed 2");
    CHECK(ran.exit == 0);
    CHECK(tells(ran.out, "Round 1 is over."));
    CHECK_FALSE(tells(ran.err, "seconds"));
    CHECK(terminal("play samples/scenarios/a-long-wait.xml --limit-seconds 0").exit == 2);
}
