// The armies of the scenarios for the basic game.
#include "formats/xml/bytes/file.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <string>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

TEST_CASE("in the basic scenarios Player 1 has the Good army and Player 2 the Evil one", "[SETUP-01]") {
    for (const char* name : {"a-long-wait", "protect-the-waters", "spring-surprise"}) {
        const std::string file = std::string(HEXWRIGHT_SOURCE_DIR "/samples/scenarios/") + name + ".xml";
        const auto read = read_scenario(*read_file(file), file, shipped());
        REQUIRE(read);
        for (const Setup& setup : *read->scenario.setups) {
            if (setup.player_count() != 2) continue;
            for (std::size_t player = 0; player < 2; ++player) {
                CHECK(setup.players[player].army.cards.size() >= 3);
                for (const CardOfArmy& entry : setup.players[player].army.cards) {
                    INFO(name << ": " << shipped()[*shipped().card(entry.card)].id);
                    CHECK((shipped()[*shipped().card(entry.card)].general == "Utgar") == (player == 1));
                }
            }
        }
    }
}
