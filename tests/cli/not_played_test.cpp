// A power that the game does not know is never silent: whatever uses its card says that it is not played yet.
#include "tests/cli/program.h"
#include "tests/support/every_room.h"

#include <filesystem>
#include <string>

#include <catch2/catch.hpp>

using namespace hexwright::testing;

namespace {

const char* const singers = R"(<?xml version="1.0" encoding="UTF-8"?>
<catalogue xmlns="urn:hexwright:catalogue:1">
  <set id="choir" name="Choir" release="2026"><item id="grass-1" count="7"/></set>
  <card id="singer" name="Singer" set="choir" general="Einar" species="Human" class="Bard" personality="Calm" form="hero" rarity="unique" size="medium" height="5" life="1" points="50">
    <master move="5" range="1" attack="3" defense="3"/>
    <power id="lullaby" name="Lullaby">Whoever hears it sleeps.</power>
  </card>
</catalogue>
)";

std::string scenario_with(const std::string& limit, const std::string& player1, const std::string& player2,
                          const std::string& edition = "master-2007") {
    return R"(<?xml version="1.0" encoding="UTF-8"?>
<scenario xmlns="urn:hexwright:scenario:2" id="choir" edition=")" +
           edition + R"(">
  )" + limit +
           R"(
  <battlefield><level number="1"><piece kind="grass-24" at="0,0"/></level></battlefield>
  <zones>
    <zone id="one" use="start" spaces="0,0,1"/>
    <zone id="two" use="start" spaces="1,0,1"/>
  </zones>
  <setups>
    <setup players="2">
      <player number="1" zone="one">)" +
           player1 + R"(</player>
      <player number="2" zone="two">)" +
           player2 + R"(</player>
    </setup>
  </setups>
  <round-track rounds="1"/>
</scenario>
)";
}

struct ChoirProgram : Program {  // Knows the singers.
    ChoirProgram() {
        std::filesystem::create_directories(file(".config/hexwright"));
        write(".config/hexwright/catalogue.xml", singers);
    }
};

constexpr const char* told = "Singer: Lullaby is not supported yet; the card is played without it.\n";

int times(const std::string& text, const std::string& words) {
    int count = 0;
    for (auto at = text.find(words); at != std::string::npos; at = text.find(words, at + 1)) ++count;
    return count;
}

}  // namespace

TEST_CASE("check, play, catalogue and the rules page say which power of a card in use is not played yet") {
    const ChoirProgram hexwright;
    hexwright.write("choir.xml",
                    scenario_with("", R"(<army><card id="singer"/></army>)", R"(<army><card id="finn"/></army>)"));
    const Ran check = hexwright("check choir.xml");
    INFO(check.out << check.err);
    CHECK(tells(check.out,
                "warning: Singer: Lullaby is not supported yet; the card is played without it. [power-not-played]"));
    CHECK(times(check.out, "not supported yet") == 1);
    CHECK(times(hexwright("play choir.xml --seats random,random").err, told) == 1);
    CHECK(tells(hexwright("catalogue cards singer").out, told));
    CHECK(tells(hexwright("rules choir.xml").out, told));
}

TEST_CASE("a game without powers, and cards that are all played, are not told of") {
    const ChoirProgram hexwright;
    hexwright.write("basic.xml", scenario_with("", R"(<army><card id="singer"/></army>)",
                                               R"(<army><card id="finn"/></army>)", "basic-2007"));
    hexwright.write("known.xml",
                    scenario_with("", R"(<army><card id="thorgrim"/></army>)", R"(<army><card id="finn"/></army>)"));
    for (const std::string file : {"basic.xml", "known.xml"})
        for (const std::string command : {"check ", "rules ", "play "}) {
            const Ran ran = hexwright(command + file);
            CHECK_FALSE(tells(ran.out + ran.err, "not supported yet"));
        }
}

TEST_CASE("a draft tells which powers of the cards to choose from are not played yet") {
    const ChoirProgram hexwright;
    const std::string limit = R"(<limit><set id="choir" count="2"/></limit>)", army = R"(<army points="100"/>)";
    hexwright.write("draft.xml", scenario_with(limit, army, army));
    const Ran play = hexwright("play draft.xml --seats random,random");
    INFO(play.err);
    CHECK(times(play.err, told) == 1);
    CHECK(tells(play.out, "Singer"));
    CHECK_FALSE(tells(play.out, "Finn"));  // Of another box.
}

TEST_CASE("a draft from boxes that cannot give every player a card is refused with what is missing", "[SETUP-12]") {
    const ChoirProgram hexwright;
    const std::string army = R"(<army points="100"/>)", little = R"(<army points="40"/>)";
    struct {
        std::string limit, player;
        const char* words;
    } const rows[] = {
        {R"(<limit><set id="choir" count="1"/></limit>)", army, "(Choir) contain 1 army card that can be drafted"},
        {R"(<limit><set id="choir" count="2"/></limit>)", little, "(Choir) contain 0 army cards that can be drafted"},
        {R"(<limit><set id="fortress-of-the-archkyrie" count="1"/></limit>)", army,
         "contain 0 army cards that can be drafted"}};
    for (const auto& row : rows) {
        hexwright.write("draft.xml", scenario_with(row.limit, row.player, row.player));
        const Ran play = hexwright("play draft.xml --seats random,random");
        INFO(play.err);
        CHECK(play.exit == 2);
        CHECK(tells(play.err, row.words));
        CHECK(tells(play.err, "2 players draft; add a box that has cards"));
        CHECK(tells(hexwright("check draft.xml").out, "[cannot-start]"));
    }
}
