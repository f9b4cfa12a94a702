// The campaign of the rulebook: which game follows which, and which figures are carried over.
#include "engine/game/game_update.h"
#include "engine/setup/campaign_play.h"
#include "formats/xml/campaign_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

std::string exploration_text() {
    return *read_file(std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "samples/campaigns/exploration.xml");
}

Campaign exploration() {
    const auto read = read_campaign(exploration_text(), "exploration.xml");
    if (!read) FAIL(describe(read.error(), english()));
    return *read;
}

void destroy(PlayedScenario& game, const std::string& figure) {
    GameUpdate(game.state, game.events).destroy(fig(game.state, figure));
}

std::string follows(const CampaignGame& game, const std::string& scenario, const GameState& end) {
    const auto next = next_game(game, sample_scenario(scenario), end);
    if (!next) FAIL(describe(next.error(), english()));
    return *next ? (*next)->game.word : "";
}

}  // namespace

TEST_CASE("Exploration is three games in a row, read and written to the same bytes", "[CAMPAIGN-01][CAMPAIGN-04]") {
    const Campaign campaign = exploration();
    CHECK(write_campaign(campaign) == exploration_text());
    REQUIRE(campaign.games.size() == 3);
    CHECK(campaign.games[0].src.text == "../scenarios/ominous-beginnings.xml");
    CHECK(campaign.games[1].src.text == "../scenarios/unexpected-capture.xml");
    CHECK(campaign.games[2].src.text == "../scenarios/source-of-corruption.xml");
    CHECK(campaign.games[0].next.front().carried.empty());  // Two more heroes join the three, all unwounded.
}

TEST_CASE("The second game follows when all three heroes live, whoever has won", "[SCEN-OMINOUS-09][CAMPAIGN-02]") {
    const Campaign campaign = exploration();
    PlayedScenario game(sample_scenario("ominous-beginnings"));
    CHECK(follows(campaign.games[0], "ominous-beginnings", game.state) == "the-ambush");
    GameUpdate(game.state, game.events).remove(fig(game.state, "1.sonlen.1.1"));
    CHECK(follows(campaign.games[0], "ominous-beginnings", game.state) == "the-ambush");
    destroy(game, "1.raelin-sotm.1.1");
    CHECK(follows(campaign.games[0], "ominous-beginnings", game.state).empty());
}

TEST_CASE("The third game follows with four heroes, and only survivors come along, unhurt",
          "[SCEN-CAPTURE-08][SCEN-SOURCE-05][SCEN-SOURCE-06][CAMPAIGN-02][CAMPAIGN-03]") {
    const Campaign campaign = exploration();
    PlayedScenario game(sample_scenario("unexpected-capture"));
    destroy(game, "1.shiori.1.1");
    game.state[fig(game.state, "1.sonlen.1.1")].wounds = 2;
    REQUIRE(follows(campaign.games[1], "unexpected-capture", game.state) == "the-source");
    const Scenario source =
        with_carried(sample_scenario("source-of-corruption"), campaign.games[1].next.front(), game.state);
    const PlayedScenario next(source);
    CHECK_FALSE(card_named(next.state, "1.shiori").valid());
    CHECK(next.state[fig(next.state, "1.sonlen.1.1")].wounds == 0);
    CHECK(figures_on_board(next.state, card(next.state, "2.marro-drudge")) == 6);  // Nothing of player 2 carries over.
    destroy(game, "1.sonlen.1.1");
    CHECK(follows(campaign.games[1], "unexpected-capture", game.state).empty());
}

TEST_CASE("A campaign that names what there is not is refused with a place") {
    std::string text = exploration_text();
    text.replace(text.find("game=\"the-source\""), 17, "game=\"the-sauce\"");
    const auto read = read_campaign(text, "c.xml");
    REQUIRE_FALSE(read);
    CHECK(describe(read.error(), english()).find("c.xml:14:11: there is no game \"the-sauce\"") == 0);
}

TEST_CASE("What follows asks for the very flag that it names, not for the first of the game") {
    const std::string text =
        "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield><level number=\"1\"><piece kind=\"grass-7\" "
        "at=\"0,0\"/></level></battlefield>"
        "<setups><setup players=\"2\"><player number=\"1\"><army><card id=\"sonlen\"><figure "
        "at=\"0,0,1\"/></card></army></player>"
        "<player number=\"2\"><army><card id=\"shiori\"><figure at=\"1,0,1\"/></card></army></player></setup></setups>"
        "<rules><rule id=\"never\"><on event=\"wounded\"/><set flag=\"hurt\"/></rule>"
        "<rule id=\"begun\"><on event=\"setup-done\"/><set flag=\"begun\"/></rule></rules></scenario>";
    const Scenario scenario = read_or_fail(text, "two-flags.xml");
    const PlayedScenario game(scenario);
    const auto follows_on = [&](const std::string& flag) {
        const auto campaign = read_campaign(
            "<campaign xmlns=\"urn:hexwright:campaign:2\" id=\"c\" title=\"C\"><game id=\"one\" src=\"one.xml\"><next "
            "game=\"two\"><flag id=\"" +
                flag + "\"/></next></game><game id=\"two\" src=\"two.xml\"/></campaign>",
            "c.xml");
        REQUIRE(campaign);
        return *next_game(campaign->games[0], scenario, game.state) != nullptr;
    };
    CHECK(follows_on("begun"));
    CHECK_FALSE(follows_on("hurt"));
}
