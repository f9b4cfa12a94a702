#include "formats/xml/scenario/scenario_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

const std::string whole = R"(<?xml version="1.0" encoding="UTF-8"?>
<scenario xmlns="urn:hexwright:scenario:2" edition="master-2007">
  <battlefield>
    <level number="1">
      <piece kind="swamp-7" at="0,0"/>
    </level>
  </battlefield>
  <!-- who plays -->
  <setups>
    <setup players="2">
      <player number="1" team="1" zone="red green">
        <army points="500" by="draft">
          <only type="hero" size="medium"/>
          <never card="marro-hive"/>
          <card id="marro-drudge" copies="2">
            <figure at="0,0,1"/>
          </card>
          <card id="tor-kul-na">
            <figure at="0,1,1" tail="1,1,1"/>
          </card>
        </army>
      </player>
      <player number="2">
        <owns card="marro-hive" piece="hive" counted="yes"/>
        <rote strikes="weakest" advances="zone" to="red" keeps-to="green" breaks-away="yes"/>
      </player>
      <!-- that is all -->
    </setup>
  </setups>
  <round-track rounds="8"/>
</scenario>
)";

std::string whole_with(const std::string& from, const std::string& to) {
    std::string text = whole;
    const auto at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

}  // namespace

TEST_CASE("players, armies and start spaces come back byte for byte") {
    const auto read = read_scenario(whole, "game.xml", shipped());
    REQUIRE(read.has_value());
    CHECK(read->notes.empty());
    CHECK(write_scenario(read->scenario, shipped()) == whole);
    const Setup& setup = read->scenario.setups->front();
    CHECK(setup.player_count() == 2);
    CHECK(setup.players[0].army.cards[1].figures[0].tail == Space{{1, 1}, 1});
    CHECK(setup.players[0].zones == std::vector<std::string>{"red", "green"});
    CHECK_FALSE(setup.players[0].army.premade);
    CHECK(read->scenario.rounds == 8);
}

TEST_CASE("what is wrong in a set-up is said with its place") {
    struct {
        const char* from;
        const char* to;
        const char* id;
    } const rows[] = {{"players=\"2\"", "players=\"3\"", "setup.wrong-players"},
                      {"number=\"2\"", "number=\"1\"", "scenario.twice"},
                      {"<never card=\"marro-hive\"/>", "<never/>", "setup.empty-filter"},
                      {"copies=\"2\"", "copies=\"0\"", "xml.out-of-range"},
                      {"by=\"draft\"", "by=\"theft\"", "xml.not-one-of"},
                      {"rounds=\"8\"", "rounds=\"0\"", "xml.out-of-range"},
                      {"at=\"0,0,1\"/>\n          </card>", "at=\"0,0\"/>\n          </card>", "xml.not-a-space"}};
    for (const auto& row : rows) {
        const auto read = read_scenario(whole_with(row.from, row.to), "game.xml", shipped());
        INFO(row.to);
        REQUIRE_FALSE(read.has_value());
        CHECK(read.error().at->line > 0);
        CHECK((read.error().message.id == row.id || std::string(row.id).starts_with("xml.")));
    }
}

TEST_CASE("A set-up says in which order its players place, each once") {
    const auto places = [](const std::string& order) {
        return read_scenario(R"(<scenario xmlns="urn:hexwright:scenario:2" id="s"><battlefield/><setups>
            <setup players="3" places=")" +
                                 order + R"("><player number="1"/><player number="2"/><player number="3"/></setup>
            </setups></scenario>)",
                             "s.xml", testing::shipped());
    };
    const auto read = places("2 3 1");
    REQUIRE(read);
    CHECK(read->scenario.setups->front().places == std::vector{2, 3, 1});
    for (const char* wrong : {"2 1", "2 2 1", "0 1 2", "4 1 2", "a b c", "1 2 3 1"}) {
        INFO(wrong);
        REQUIRE_FALSE(places(wrong));
        CHECK(places(wrong).error().message.id == "setup.places");
    }
}
