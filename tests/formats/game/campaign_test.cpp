// The campaign of the rulebook: which game follows which, and which figures are carried over.
#include "engine/game/game_update.h"
#include "engine/game/scenario_rules.h"
#include "engine/rulebook/evaluate.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/setup/campaign_play.h"
#include "engine/story/story.h"
#include "engine/trials/trial_run.h"
#include "formats/xml/games/record_xml.h"
#include "formats/xml/scenario/campaign_xml.h"
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

// ---- what goes from game to game

namespace {

std::filesystem::path campaigns() { return std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "tests/campaigns"; }

Campaign training_and_trial() {
    const auto read = read_campaign(*read_file(campaigns() / "training-and-trial.xml"), "training-and-trial.xml");
    if (!read) FAIL(describe(read.error(), english()));
    return *read;
}

Scenario part(const std::string& name) { return read_or_fail(*read_file(campaigns() / (name + ".xml")), name); }

PlayedScenario game_after(const PlayedScenario& before, const Next& link, const std::string& name) {
    return PlayedScenario(with_carried(part(name), link, before.state), {.carried = carried_over(link, before.state)});
}

void count(PlayedScenario& game, const std::string& what, int owner, int value) {
    const auto& known = game.state.setup->rulebook->tallies;
    set_tally(game.state, static_cast<int>(std::ranges::find(known, what) - known.begin()), owner, value);
}

int counted(const PlayedScenario& game, const std::string& what, int owner) {
    const auto& known = game.state.setup->rulebook->tallies;
    return tally(game.state, static_cast<int>(std::ranges::find(known, what) - known.begin()), owner);
}

std::vector<std::string> told(const PlayedScenario& game) {
    std::vector<std::string> sentences;
    for (const Event& event : game.events)
        if (const auto sentence = story_of(game.state, event)) sentences.push_back(english()(*sentence));
    return sentences;
}

const std::string drake = "1.drake-sotm.1.1", raelin = "1.raelin-sotm.1.1";

}  // namespace

TEST_CASE("Experience and what was bought with it in part one matter in part two") {
    const Campaign campaign = training_and_trial();
    PlayedScenario training(part("training"));
    count(training, "lessons", 0, 1);
    count(training, "experience", 0, 3);
    count(training, "trained", owner_figure + fig(training.state, drake).value, 1);
    training.state[fig(training.state, drake)].wounds = 2;
    const auto next = next_game(campaign.games[0], part("training"), training.state);
    REQUIRE(next);
    REQUIRE((*next)->game.word == "trial");

    auto trial = game_after(training, **next, "trial");
    CHECK(counted(trial, "experience", 0) == 3);
    CHECK(counted(trial, "trained", owner_figure + fig(trial.state, drake).value) == 1);
    CHECK(counted(trial, "trained", owner_figure + fig(trial.state, raelin).value) == 0);
    CHECK(trial.state[fig(trial.state, drake)].wounds == 2);
    const auto sentences = told(trial);
    for (const std::string sentence : {"Experience of player 1: 3, from the previous game",
                                       "Trained to strike of Sgt. Drake Alexander: 1, from the previous game",
                                       "Sgt. Drake Alexander still has 2 wounds."})
        CHECK(std::ranges::count(sentences, sentence) == 1);
    CHECK(modifier_bonus(trial.state, fig(trial.state, drake), modifier::Stat::Attack) == 2);
    trial.end_round();  // The rule of part two spends experience on healing.
    CHECK(counted(trial, "experience", 0) == 2);
}

TEST_CASE("Only what is kept goes along, and only by the link that is followed") {
    const Campaign campaign = training_and_trial();
    PlayedScenario training(part("training"));
    count(training, "experience", 0, 3);
    training.state[fig(training.state, drake)].wounds = 2;
    const auto next = next_game(campaign.games[0], part("training"), training.state);
    REQUIRE(next);
    REQUIRE((*next)->game.word == "flight");
    CHECK(carried_over(**next, training.state).empty());
    Next link = campaign.games[0].next[0];
    link.kept.clear();
    CHECK(carried_over(link, training.state).tallies.empty());
    link.carried.clear();
    CHECK(carried_over(link, training.state).empty());
}

TEST_CASE("Flags of figures that stay away are lost, and who comes along is numbered anew") {
    Next link{.carried = {{.player = {2}, .wounds = YesNo::Yes}}, .kept = {{.id = {"experience"}}}};
    PlayedScenario training(part("training"));
    const FigureId first = fig(training.state, "2.marro-drudge.1.1"), third = fig(training.state, "2.marro-drudge.1.3");
    count(training, "experience", owner_figure + first.value, 4);
    count(training, "experience", owner_figure + third.value, 5);
    count(training, "experience", owner_figure + fig(training.state, drake).value, 6);
    destroy(training, "2.marro-drudge.1.1");
    const CarriedOver carried = carried_over(link, training.state);
    CHECK(carried.tallies == std::vector<CarriedTally>{{"experience", 0, "2.marro-drudge.1.2", 5}});
    CHECK(carried.rests == std::vector<CarriedRest>{{"2.marro-drudge", 2}});
}

TEST_CASE("Of a squad that is placed in a start zone only those come that were not destroyed", "[CAMPAIGN-03]") {
    const Next link{.carried = {{.player = {2}}}};
    PlayedScenario training(part("training"));
    destroy(training, "2.marro-drudge.1.2");
    Scenario zones = part("training");
    zones.zones = std::vector<Zone>{
        {.id = "camp", .use = "start", .color = "", .size = {}, .spaces = {{{-2, 4}, 1}, {{0, 4}, 1}, {{2, 4}, 1}}}};
    zones.setups.change([](std::vector<Setup>& setups) {
        PlayerSetup& player = setups[0].players[1];
        player.zones = {"camp"};
        player.army.cards[0].figures.clear();
    });
    PlayedScenario next(with_carried(zones, link, training.state), {.carried = carried_over(link, training.state)});
    next.to(Step::Kind::TakeTurnStep);
    CHECK(figures_on_board(next.state, card(next.state, "2.marro-drudge")) == 2);
}

TEST_CASE("Cards keep what spirits have given them where the campaign says so") {
    Next link = training_and_trial().games[0].next[0];
    PlayedScenario training(part("training"));
    GameCard& upgraded = training.state[card(training.state, "1.drake-sotm")];
    upgraded.attack_bonus = 1;
    upgraded.gained = {{training.state[card(training.state, "1.raelin-sotm")].kind, 1}};
    const auto trial = game_after(training, link, "trial");
    const GameCard& now = trial.state[card(trial.state, "1.drake-sotm")];
    CHECK(now.attack_bonus == 1);
    CHECK(now.gained == upgraded.gained);
    CHECK(happened<event::CarriedUpgrade>(trial.events).size() == 1);
    link.carried[0].upgrades = YesNo::No;
    CHECK(carried_over(link, training.state).upgrades.empty());
}

TEST_CASE("What is brought along leaves a figure at least one life, and what the game does not know stays out") {
    const CarriedOver carried{
        .tallies = {{"glory", 1, "", 3}, {"experience", 7, "", 3}, {"experience", 0, "1.nobody.1.1", 3}},
        .wounds = {{drake, 100}, {"1.nobody.1.1", 1}},
        .upgrades = {{"1.nobody", 1, 0, {}}, {"1.drake-sotm", 0, 1, {{"nobody", 1}, {"sonlen", 90}}}},
        .rests = {{"1.nobody", 1}}};
    const PlayedScenario trial(part("trial"), {.carried = carried});
    CHECK(trial.state.tallies.empty());
    const FigureId hero = fig(trial.state, drake);
    CHECK(trial.state[hero].wounds == printed(trial.state, hero).life - 1);
    CHECK(trial.state[card(trial.state, "1.drake-sotm")].gained.empty());
}

TEST_CASE("A record of a game within a campaign holds what was brought along") {
    const CarriedOver carried{.tallies = {{"experience", 1, "", 3}, {"trained", 0, drake, 1}, {"over", 0, "", -2}},
                              .wounds = {{drake, 2}},
                              .upgrades = {{"1.drake-sotm", 1, 2, {{"raelin-sotm", 1}}}},
                              .rests = {{"1.marro-drudge", 2}}};
    WrittenRecord written{.record = {.options = {.players = 2, .edition = "master-2007", .carried = carried},
                                     .seats = {"greedy", "greedy"}},
                          .scenario = "<scenario/>"};
    const std::string xml = write_record(written);
    const auto read = read_record(xml, "game.xml");
    if (!read) FAIL(describe(read.error(), english()));
    CHECK(read->record.options.carried == carried);
    CHECK(write_record(*read) == xml);
}

TEST_CASE("The tests of a campaign notice when something is not brought along") {
    const Campaign campaign = training_and_trial();
    const std::vector<Scenario> scenarios{part("training"), part("trial"), part("flight")};
    const auto catalogue = std::make_shared<const Catalogue>(shipped());
    for (const TestOutcome& outcome : run_tests(campaign, scenarios, catalogue)) {
        INFO(outcome.id);
        CHECK(outcome.passed());
    }
    std::vector<std::string> unnoticed;
    for (const MutantOutcome& outcome : run_mutants(campaign, scenarios, catalogue))
        if (outcome.noticed_by.empty()) unnoticed.push_back(outcome.kind);
    CHECK(unnoticed == std::vector<std::string>{"upgrades", "carry"});
}
