// The scenarios of the rulebook: on which battlefields they stand, what they give, and that each can be played.
#include "engine/players/player.h"
#include "engine/rulebook/evaluate.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/session/session.h"
#include "tests/formats/game/book/book_games.h"

#include <string>
#include <vector>

#include <catch2/catch.hpp>

namespace hexwright::testing::book {

TEST_CASE("Every scenario sample is played and replays to the same") {
    const auto catalogue = std::make_shared<const Catalogue>(shipped());
    for (const std::string& name : scenario_names()) {
        INFO(name);
        const Scenario scenario = sample_scenario(name);
        for (const Setup& setup : *scenario.setups) {
            GameOptions options;
            options.players = setup.player_count();
            auto started = start_game(scenario, catalogue, options);
            if (!started) FAIL(describe(started.error(), english()));
            const std::vector<const PlayerKind*> seats(setup.players.size(), player_kind("random"));
            GameSession played(*started, options, seats, {SessionHistory::Record});
            played.advance({.most_decisions = 300});
            const Record record = played.record();
            CHECK(record.actions.size() > 10);  // A random player may stop drafting at once.
            GameSession again(*started, options, seats, {SessionHistory::Record});
            REQUIRE(again.follow(record) == std::size_t{0});
            CHECK(again.record().end == record.end);
            CHECK(again.record().events == record.events);
        }
    }
}

TEST_CASE("The ten scenarios of the book stand on its four battlefields, three basic games and seven master games",
          "[SCEN-GEN-01][SCEN-GEN-02]") {
    const std::pair<const char*, std::vector<const char*>> books[] = {
        {"the-narrows", {"a-long-wait", "spring-surprise", "ominous-beginnings"}},
        {"montiqua-ledge", {"protect-the-waters", "deadly-wall-of-water", "unexpected-capture"}},
        {"xualtiaca", {"sirens-call", "source-of-corruption"}},
        {"waters-of-life", {"waters-of-life", "rogue-hive"}}};
    int basic = 0, master = 0;
    for (const auto& [map, names] : books)
        for (const char* name : names) {
            const Scenario scenario = read_or_fail(scenario_text(name), name);
            CHECK(scenario.battlefield_source == "../battlefields/" + std::string(map) + ".xml");
            ++(scenario.edition == "basic-2007" ? basic : master);
        }
    CHECK(basic == 3);
    CHECK(master == 7);
    // The first master game: ready to play.
    CHECK_FALSE(sample_scenario("ominous-beginnings").setups->front().players[0].army.cards.empty());
}

TEST_CASE("Basic and campaign scenarios have figures on the spaces shown, the others armies to gather and zones",
          "[SCEN-GEN-03][SCEN-GEN-04]") {
    const std::set<std::string> gathered{"deadly-wall-of-water", "sirens-call", "waters-of-life", "rogue-hive"};
    const char* ten[] = {"a-long-wait",          "spring-surprise",    "ominous-beginnings", "protect-the-waters",
                         "deadly-wall-of-water", "unexpected-capture", "sirens-call",        "source-of-corruption",
                         "waters-of-life",       "rogue-hive"};
    for (const char* name : ten) {
        const Scenario scenario = sample_scenario(name);
        for (const Setup& setup : *scenario.setups)
            for (const PlayerSetup& player : setup.players) {
                INFO(name);
                CHECK((player.army.points > 0) == gathered.contains(name));
                CHECK(player.zones.empty() != gathered.contains(name));
                for (const CardOfArmy& card : player.army.cards) CHECK_FALSE(card.figures.empty());
            }
    }
}

}  // namespace hexwright::testing::book
