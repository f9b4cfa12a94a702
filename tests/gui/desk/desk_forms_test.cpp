// The desk's forms: about, house rules, players with their armies, and pools of glyphs.
#include "editor/desk/desk_armies.h"
#include "editor/editing/commit.h"
#include "editor/files/files.h"
#include "editor/play/new_game.h"
#include "engine/rules/house_rules.h"
#include "engine/scenario/scenario_words.h"
#include "engine/scenario/uses.h"
#include "formats/xml/rules/word_xml.h"
#include "tests/gui/desk/desk_scenes.h"
#include "tests/gui/desk_rig.h"

#include <catch2/catch.hpp>

namespace hexwright {

TEST_CASE("title, edition, rounds, players, armies and pools have their forms", "[desk]") {
    Scenario scenario = sample_without_words(scenario_file("the-toll-street"));
    scenario.setups = std::vector<Setup>{};
    DeskRig rig(std::move(scenario));
    rig.click_on("part:about");
    rig.click_on("desk.title-field");
    rig.key("ctrl+a");
    rig.type("The tide");
    rig.click_on("part:about");
    CHECK(rig.scenario().about->title == "The tide");
    rig.click_on("desk.rounds-field");
    rig.key("ctrl+a");
    rig.type("7");
    rig.click_on("part:players");
    CHECK(rig.scenario().rounds == 7);
    rig.click_on("desk.new-setup");
    rig.click_on("new-setup:2");
    REQUIRE(rig.scenario().setups->size() == 1);
    CHECK(rig.scenario().setups->front().players[1].zones.size() == 1);
    rig.click_on("army-add:syvarris");
    rig.click_on("setup-player:2");
    rig.click_on("army-add:finn");
    rig.click_on("team:1");
    const Setup& setup = rig.scenario().setups->front();
    REQUIRE(setup.players[0].army.cards.size() == 1);
    CHECK(setup.players[0].army.cards[0].card == "syvarris");
    CHECK(setup.players[1].army.cards[0].card == "finn");
    CHECK(setup.players[1].team == 1);
    rig.click_on("army-has:finn");
    CHECK(rig.scenario().setups->front().players[1].army.cards.empty());
}

TEST_CASE("house rules are found, set, taken out, named, kept as a file and follow the edition", "[desk]") {
    const TemporaryFolder folder;
    DeskRig rig{sample_without_words(scenario_file("the-toll-street"))};
    const auto rules = [&] { return rig.scenario().house_rules; };
    const auto change = [&](const std::string& find, const std::string& rule) {
        rig.click_on("desk.change-rule");
        if (!find.empty()) rig.type(find);
        rig.click_on("rule:" + rule);
    };
    rig.click_on("part:about");
    CHECK_FALSE(rules());
    change("", "road-bonus");
    REQUIRE(rules());
    CHECK(rules()->road_bonus == 4);
    rig.click_on("house-more:road-bonus");
    CHECK(rules()->road_bonus == 5);
    rig.click_on("house-value:road-bonus");
    rig.key("ctrl+a");
    rig.type("99");
    rig.click_on("part:about");
    CHECK(rules()->road_bonus == 20);
    change("share of", "score-shares");
    CHECK_FALSE(rules()->score_shares == false);
    change("snow", "snow.cost");
    CHECK(changes_of(*rules(), rig.editor.catalogue()).size() == 3);
    rig.click_on("desk.house-rules-name");
    rig.type("Friday Club");
    rig.click_on("part:about");
    CHECK(rules()->id == "friday-club");

    rig.click_on("desk.edition-field");
    rig.click_on("edition:master-2022");
    CHECK(rules()->based_on == "master-2022");
    CHECK(changes_of(*rules(), rig.editor.catalogue()).size() == 2);
    CHECK(rig.editor.words(rig.editor.map.status.notice->words).find("Points of a card") != std::string::npos);
    rig.key("ctrl+z");
    CHECK(rules()->score_shares);
    CHECK(rig.scenario().edition == "master-2007");

    rig.click_on("desk.save-house-rules");
    rig.click_on("dialog:name");
    rig.key("ctrl+a");
    rig.type((folder / "club.xml").string());
    rig.key("enter");
    CHECK(rig.editor.dialog.kind == Dialog::None);
    const auto saved = open_rules(folder / "club.xml", rig.editor.catalogue());
    REQUIRE(saved);
    CHECK(*saved == *rules());

    for (const char* rule : {"road-bonus", "score-shares", "snow.cost"})
        rig.click_on("no-house-rule:" + std::string(rule));
    CHECK_FALSE(rules());
    rig.click_on("desk.read-house-rules");
    rig.type(scenario_file("rogue-hive"));
    rig.key("enter");
    CHECK(rig.editor.dialog.kind == Dialog::OpenRules);
    CHECK(rig.editor.words(rig.editor.map.status.notice->words).find("contains no house rules") != std::string::npos);
    rig.key("ctrl+a");
    rig.type((folder / "club.xml").string());
    rig.key("enter");
    REQUIRE(rules());
    CHECK(*rules() == *saved);
    for (int i = 0; i < 4; ++i) rig.key("ctrl+z");
    CHECK(changes_of(*rules(), rig.editor.catalogue()).size() == 3);
    rig.click_on("desk.change-rule");
    rig.type("no such rule at all");
    rig.key("enter");
    CHECK(changes_of(*rules(), rig.editor.catalogue()).size() == 3);
}

TEST_CASE("the army browser gives a player his cards, and says why one cannot be had", "[desk]") {
    Scenario scenario = field_for_two({{.card = "marro-drudge", .figures = {standing_on({0, 0})}}});
    scenario.limit.change([](Limit& limit) { limit.sets = {{*test_catalogue().set("swarm-of-the-marro"), 1}}; });
    DeskRig rig(std::move(scenario));
    const auto cards = [&]() -> const std::vector<CardOfArmy>& {
        return rig.scenario().setups->front().players[0].army.cards;
    };
    rig.click_on("part:players");
    rig.click_on("desk.browse");
    rig.click_on("army-card:major-q10");
    REQUIRE(cards().size() == 2);
    CHECK(cards()[1].card == "major-q10");
    rig.click_on("army-card:major-q10");  // Unique.
    CHECK(cards()[1].copies == 1);
    rig.click_on("army-card:finn");  // From another box.
    CHECK(cards().size() == 2);
    rig.click_on("army-picked:major-q10");
    REQUIRE(cards().size() == 1);
    CHECK(cards()[0].figures.size() == 1);  // What stood on the map stands there.
    rig.editor.clipboard.write("Marro Drudge, Sonlen, Shiori 60");
    rig.click_on("army-browser.paste");
    REQUIRE(cards().size() == 3);
    CHECK(cards()[0].figures.size() == 1);
    rig.editor.clipboard.write("Marro Drudge, Finn");  // From another box: nothing changes.
    rig.click_on("army-browser.paste");
    CHECK(cards().size() == 3);
    undo_map(rig.editor);  // One step.
    rig.settle();
    REQUIRE(cards().size() == 1);
    rig.key("esc");
    CHECK(rig.editor.dialog.kind == Dialog::None);
    rig.key("ctrl+z");
    CHECK(cards().size() == 2);
}

TEST_CASE("the form about the scenario leads to its limit", "[desk]") {
    DeskRig rig(scenario_file("the-toll-street"));
    rig.click_on("part:about");
    rig.click_on("map.collections");
    CHECK(rig.editor.dialog.kind == Dialog::Collections);
}

TEST_CASE("a side gets its name at the desk, and a team has but one", "[desk]") {
    Scenario scenario = field_for_two({});
    scenario.setups.change([](std::vector<Setup>& setups) {
        for (PlayerSetup& player : setups[0].players) player.team = 1;
    });
    DeskRig rig(std::move(scenario));
    const auto players = [&]() -> const std::vector<PlayerSetup>& { return rig.scenario().setups->front().players; };
    rig.click_on("part:players");
    const auto name = [&](const char* text) {
        rig.click_on("desk.side-field");
        rig.key("ctrl+a");
        rig.type(text);
        rig.key("enter");
    };
    name("Defenders");
    CHECK(players()[0].side == "Defenders");
    rig.click_on("setup-player:2");
    name("Guards");
    CHECK(players()[0].side.empty());
    CHECK(players()[1].side == "Guards");
    CHECK(side_of(rig.scenario().setups->front(), 1) == "Guards");
    rig.key("ctrl+z");
    CHECK(players()[0].side == "Defenders");
}

TEST_CASE("clicks lay places of a pool until its button is let go", "[desk]") {
    DeskRig rig(field_for_two({}));
    rig.click_on("part:glyphs");
    rig.click_on("desk.new-pool");
    rig.type("hidden");
    rig.click_on("part:glyphs");
    rig.click_on("desk.lay-places");
    rig.click_hex({1, 1});
    rig.click_hex({2, 1});
    rig.click_on("desk.lay-places");
    CHECK(std::ranges::count(*rig.scenario().glyphs, "hidden", &Glyph::pool) == 2);
    CHECK(rig.editor.map.tools.current == Tool::Select);
    rig.click_on("desk.drawn");
    rig.type("12");
    rig.click_on("part:glyphs");
    CHECK(rig.scenario().glyph_pools->front().draw == 12);
}

TEST_CASE("a pool is copied and dragged to another place of the list", "[desk]") {
    Scenario scenario = sample_without_words(scenario_file("the-toll-street"));
    scenario.glyph_pools = std::vector<GlyphPool>{{.id = "hidden", .kinds = {"brandar", "astrid"}}};
    DeskRig rig(std::move(scenario));
    const auto pools = [&] { return *rig.scenario().glyph_pools; };
    rig.click_on("part:glyphs");
    rig.click_on("pool:hidden");
    rig.click_on("desk.copy-pool");
    REQUIRE(pools().size() == 2);
    CHECK(pools()[1].id != "hidden");
    CHECK(pools()[1].kinds == pools()[0].kinds);
    const std::string copy = pools()[1].id;
    rig.drag_along(
        {rig.main_window.ui.find("pool:" + copy)->middle(), rig.main_window.ui.find("pool:hidden")->middle()});
    CHECK(pools()[0].id == copy);
    rig.key("ctrl+z");
    CHECK(pools()[0].id == "hidden");
    rig.key("ctrl+z");
    CHECK(pools().size() == 1);
}

TEST_CASE("nobody's army has the same plain list of cards", "[desk]") {
    DeskRig rig(field_for_two({}));
    rig.click_on("part:players");
    rig.click_on("setup-player:0");
    rig.click_on("desk:find-card");
    rig.type("finn");
    rig.click_on("army-add:finn");
    CHECK(rig.scenario().setups->front().nobodys.cards == std::vector{CardOfArmy{.card = "finn"}});
    rig.click_on("army-has:finn");
    CHECK(rig.scenario().setups->front().nobodys.cards.empty());
}

TEST_CASE("each value of a filter that only files know has words for people", "[desk]") {
    for (const FilterWord& word : filter_words) {
        const std::string name(word.name);
        if (name != "type" && name != "uniqueness" && name != "size") continue;
        for (const std::string& value : choices_of_filter(word, test_catalogue())) {
            INFO(name << " " << value);
            CHECK(test_words().knows("filter." + name + "-" + value));
        }
    }
}

TEST_CASE("filters say which cards may be added to an army", "[desk]") {
    Scenario scenario = field_for_two({});
    scenario.setups.change([](std::vector<Setup>& setups) { setups[0].players[0].army.points = 400; });
    DeskRig rig(std::move(scenario));
    const auto army = [&]() -> const Army& { return rig.scenario().setups->front().players[0].army; };
    const auto choose = [&](const std::string& word, const std::string& value) {
        rig.click_on("filter-word:" + word);
        rig.click_on("filter-value:" + value);
    };
    rig.click_on("part:players");
    rig.click_on("new-filter:only");
    choose("type", "hero");
    CHECK(army().only == std::vector{CardFilter{.type = "hero"}});
    rig.click_on("filter:only:0");
    choose("species", "Marro");
    CHECK(army().only == std::vector{CardFilter{.type = "hero", .species = "Marro"}});
    rig.click_on("new-filter:never");
    choose("size", "huge");
    CHECK(army().never == std::vector{CardFilter{.size = "huge"}});
    rig.click_on("filter:only:0");
    choose("type", "");
    CHECK(army().only == std::vector{CardFilter{.species = "Marro"}});
    rig.click_on("filter:only:0");
    choose("species", "");  // Its last word.
    CHECK(army().only.empty());
    rig.click_on("remove-filter:never:0");
    CHECK(army().never.empty());
    rig.key("ctrl+z");
    CHECK(army().never.size() == 1);
}

TEST_CASE("an army has at most two heroes, no card over 100 and no flyers by clicks alone", "[desk]") {
    Scenario scenario = field_for_two({});
    scenario.setups.change([](std::vector<Setup>& setups) { setups[0].players[0].army.points = 400; });
    DeskRig rig(std::move(scenario));
    const auto army = [&]() -> const Army& { return rig.scenario().setups->front().players[0].army; };
    rig.click_on("part:players");
    const auto choose = [&](const std::string& list, const std::string& word, const std::string& value) {
        rig.click_on("new-filter:" + list);
        rig.click_on("filter-word:" + word);
        rig.type(value);  // The lists are long.
        rig.click_on("filter-value:" + value);
    };
    choose("at-most", "type", "hero");
    CHECK(army().at_most == std::vector{CardFilter{.type = "hero", .most = 1}});
    rig.click_on("more-filter:at-most:0");
    CHECK(army().at_most == std::vector{CardFilter{.type = "hero", .most = 2}});
    choose("never", "over", "100");
    choose("never", "power", "flying");
    CHECK(army().never == std::vector{CardFilter{.over = "100"}, CardFilter{.power = "flying"}});
    rig.key("ctrl+z");
    CHECK(army().never.size() == 1);
    rig.click_on("remove-filter:at-most:0");
    CHECK(army().at_most.empty());
}

TEST_CASE("an army is copied to another player, nobody too, and a set-up to another number of players", "[desk]") {
    Scenario scenario = field_for_two({{.card = "marro-drudge", .figures = {standing_on({0, 0})}}, {.card = "finn"}});
    scenario.setups.change([](std::vector<Setup>& setups) { setups[0].players[0].army.points = 300; });
    DeskRig rig(std::move(scenario));
    const auto setups = [&]() -> const std::vector<Setup>& { return *rig.scenario().setups; };
    rig.click_on("part:players");
    rig.click_on("desk.copy-army");
    rig.click_on("copy-army:2:2");
    REQUIRE(setups()[0].players[1].army.cards.size() == 2);
    CHECK(setups()[0].players[1].army.points == 300);
    CHECK(setups()[0].players[1].army.cards[0].figures.empty());
    rig.click_on("desk.copy-army");
    rig.click_on("copy-army:2:0");
    CHECK(setups()[0].nobodys.cards.size() == 2);
    CHECK(setups()[0].nobodys.points == 0);
    rig.click_on("desk.copy-setup");
    rig.click_on("copy-setup:3");
    REQUIRE(setups().size() == 2);
    CHECK(setups()[1].player_count() == 3);
    CHECK(setups()[1].players[0] == setups()[0].players[0]);
    CHECK(setups()[1].players[2].army == Army{});
    CHECK(rig.editor.map.desk.setup == 1);
    for (int step = 0; step < 3; ++step) rig.key("ctrl+z");
    CHECK(setups().size() == 1);
    CHECK(setups()[0].players[1].army == Army{});
}

}  // namespace hexwright
