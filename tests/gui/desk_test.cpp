// Writing a scenario in the window: sentences whose words are menus, forms, the page read aloud. Real clicks and keys.
#include "editor/desk/desk.h"

#include "editor/desk/desk_armies.h"
#include "editor/desk/desk_figures.h"
#include "editor/desk/desk_guards.h"
#include "editor/desk/desk_part.h"
#include "editor/desk/desk_pick.h"
#include "editor/desk/desk_setups.h"
#include "editor/desk/desk_tryout.h"
#include "editor/desk/issues.h"
#include "editor/desk/zones_shown.h"
#include "editor/document/open.h"
#include "editor/editing/commit.h"
#include "editor/files/files.h"
#include "editor/play/by_hand.h"
#include "editor/play/new_game.h"
#include "editor/play/sitting_down.h"
#include "editor/tools/zone_brush.h"
#include "editor/tools/zone_tool.h"
#include "engine/rules/house_rules.h"
#include "engine/scenario/scenario_words.h"
#include "engine/scenario/uses.h"
#include "formats/xml/rules/word_xml.h"
#include "formats/xml/scenario/scenario_parts.h"
#include "tests/gui/desk_rig.h"

#include <thread>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

Scenario sample_without_words(const std::string& file) {
    auto read = open_scenario(file, test_catalogue());
    if (!read) throw std::runtime_error(read.error().message.id);
    Scenario scenario = std::move(read->scenario);
    scenario.rulebook.reset();
    scenario.tests.reset();
    return scenario;
}

const WordPath top;

WordPath path_of(DeskRig& rig, const std::string& text) { return *path_from(text, rig.words()); }

// In the game that is parked, which then is parked again.
void act_by_hand_at_rest(DeskRig& rig, const Wording& wording) {
    sit_down_again(rig.editor.map);
    act_by_hand(rig.editor.map, wording);
    REQUIRE_FALSE(rig.editor.map.status.notice);
    stop_playing(rig.editor.map);
}

}  // namespace

TEST_CASE("a rule is written by clicks alone, read aloud, and undone word by word", "[desk]") {
    DeskRig rig(sample_without_words(scenario_file("the-toll-street")));
    rig.click_on("part:rules");
    rig.click_on("desk.new-rule");
    REQUIRE(rulebook_of(rig.scenario()).rules.size() == 1);
    const WordPath rule = top.inside("rules", 0);
    rig.fill(rule.at("title"), "The tide");
    rig.add(rule.inside("events"), "on");
    rig.fill(rule.inside("events", 0).at("event"), "round-end");
    rig.add(rule.inside("effects"), "say");
    const Rule& written = rulebook_of(rig.scenario()).rules[0];
    CHECK(written.title.text == "The tide");
    REQUIRE(written.events.size() == 1);
    CHECK(written.events[0].event == EventKind::RoundEnd);
    REQUIRE(written.effects.size() == 1);
    CHECK(rig.sees("page:rules[0]"));
    for (int step = 0; step < 5; ++step) rig.key("ctrl+z");
    CHECK(rulebook_of(rig.scenario()).rules.empty());
}

TEST_CASE("words are moved, copied, pasted, duplicated and removed by keys, and a click on the page chooses",
          "[desk]") {
    DeskRig rig(scenario_file("the-toll-street"));
    rig.click_on("part:rules");
    const std::size_t rules = rulebook_of(rig.scenario()).rules.size();
    REQUIRE(rules > 1);
    const std::string first = rulebook_of(rig.scenario()).rules[0].id.word;
    rig.click_on("item:rules[0]");
    rig.key("alt+down");
    CHECK(rulebook_of(rig.scenario()).rules[1].id.word == first);
    CHECK(rig.editor.map.desk.chosen == top.inside("rules", 1));
    rig.key("alt+up");
    CHECK(rulebook_of(rig.scenario()).rules[0].id.word == first);
    rig.key("ctrl+c");
    rig.key("ctrl+v");
    CHECK(rulebook_of(rig.scenario()).rules.size() == rules + 1);
    CHECK(rulebook_of(rig.scenario()).rules[1].id.word != first);  // Its own id.
    rig.key("ctrl+d");
    CHECK(rulebook_of(rig.scenario()).rules.size() == rules + 2);
    rig.key("del");
    rig.click_on("item:rules[1]");
    rig.key("del");
    CHECK(rulebook_of(rig.scenario()).rules.size() == rules);
    rig.click_on("page:rules[1]");
    CHECK(rig.editor.map.desk.chosen == top.inside("rules", 1));
}

TEST_CASE("words are dragged before others and into other lists, each a step of undo, and not into themselves",
          "[desk]") {
    DeskRig rig(scenario_file("the-toll-street"));
    rig.click_on("part:rules");
    rig.click_on("item:rules[1]");
    const auto drag = [&](const std::string& from, const std::string& to) {
        const auto left_end = [&](const std::string& label) {
            const auto box = rig.main_window.ui.find(label);
            REQUIRE(box);
            return ImVec2{box->left + 3, box->middle().y};
        };
        rig.drag_along({left_end(from), left_end(to), left_end(to)});
    };
    const auto effects = [&] { return rulebook_of(rig.scenario()).rules[1].effects; };
    const Effects before = effects();
    REQUIRE(before.size() == 2);
    drag("word:rules[1]/effects[1]", "word:rules[1]/effects[0]");
    CHECK(effects() == Effects{before[1], before[0]});
    rig.key("ctrl+z");
    CHECK(effects() == before);
    drag("word:rules[1]/effects[0]/conditions[0]", "word:rules[1]/effects[1]/conditions[0]");
    CHECK(std::get<effect::If>(effects()[0].is).conditions.empty());
    CHECK(std::get<effect::If>(effects()[1].is).conditions.size() == 2);
    rig.key("ctrl+z");
    drag("word:rules[1]/effects[0]", "word:rules[1]/effects[0]/effects[0]");
    CHECK(effects() == before);
}

TEST_CASE("a hole is red, says so, and a click on the map fills it, naming the piece on the way", "[desk]") {
    DeskRig rig(sample_without_words(scenario_file("the-toll-street")));
    rig.click_on("part:victory");
    rig.click_on("desk.new-win");
    const WordPath win = top.inside("victory", 0).inside("wins", 0);
    CHECK(word_at(rig.words(), win)->slot("who")->missing());
    CHECK(std::ranges::any_of(rig.editor.now().issues, [](const Issue& issue) { return !issue.word.empty(); }));
    rig.fill(win.at("who"), "1");
    rig.add(win.inside("conditions"), "destroyed");
    const WordPath gone = win.inside("conditions", 0);
    const std::size_t named = rig.scenario().battlefield.names().size();
    begin_pick(rig.editor, gone.at("piece"));
    rig.settle();
    const PlacedPiece piece = rig.scenario().battlefield.pieces().front();
    rig.click_hex(piece.at);
    CHECK_FALSE(rig.editor.map.desk.waits_for);
    CHECK_FALSE(word_at(rig.words(), gone)->slot("piece")->text.empty());
    CHECK(rig.scenario().battlefield.names().size() == named + 1);
    rig.key("ctrl+z");  // Name and word are one step.
    CHECK(rig.scenario().battlefield.names().size() == named);
    CHECK(word_at(rig.words(), gone)->slot("piece")->text.empty());
}

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

TEST_CASE("rules that follow each other under one title are listed under it, and a click folds them in", "[desk]") {
    DeskRig rig(scenario_file("the-toll-street"));
    const auto count = rulebook_of(rig.scenario()).rules.size();
    REQUIRE(count > 2);
    for (const std::size_t index : {0, 1}) {
        const WordPath rule = top.inside("rules", index);
        rig.click_on("part:rules");
        rig.click_on("item:" + to_text(rule));
        rig.fill(rule.at("group"), "Tolls");
    }
    CHECK(rulebook_of(rig.scenario()).rules[1].group.text == "Tolls");
    CHECK(rig.sees("group:rules/Tolls"));
    CHECK(rig.sees("item:rules[0]"));
    rig.click_on("group:rules/Tolls");
    CHECK_FALSE(rig.sees("item:rules[0]"));
    CHECK_FALSE(rig.sees("item:rules[1]"));
    CHECK(rig.sees("item:rules[2]"));
    rig.click_on("desk:find");
    rig.type("Tolls");  // What is sought is found in a folded title, too.
    CHECK(rig.sees("item:rules[0]"));
    CHECK_FALSE(rig.sees("item:rules[2]"));
    rig.key("ctrl+a");
    rig.key("del");
    rig.click_on("group:rules/Tolls");
    CHECK(rig.sees("item:rules[0]"));
}

TEST_CASE("victory is a table in which wins are added, seen and told apart", "[desk]") {
    DeskRig rig(sample_without_words(scenario_file("the-toll-street")));
    const auto& wins = [&rig]() -> const std::vector<Win>& { return rulebook_of(rig.scenario()).victory.wins; };
    rig.click_on("part:victory");
    rig.click_on("win-add:last-standing:everybody-gone");
    rig.click_on("win-add:2:everybody-gone");
    REQUIRE(wins().size() == 2);
    CHECK(won_when(wins()[1]) == WonWhen::EverybodyGone);
    CHECK(rig.editor.map.desk.chosen.top());  // Nothing is left to be said.
    CHECK(std::ranges::none_of(rig.editor.now().issues, [](const Issue& i) { return i.severity == Severity::Error; }));
    rig.click_on("win-add:1:at-limit");
    REQUIRE(wins().size() == 3);
    CHECK(wins()[2].timing == Timing::AtLimit);
    CHECK(to_text(rig.editor.map.desk.chosen) == "victory[0]/wins[2]");
    rig.click_on("part:victory");
    rig.click_on("together:first");
    CHECK(rulebook_of(rig.scenario()).victory.together == Together::First);
    rig.click_on("cards:nothing");
    CHECK(rulebook_of(rig.scenario()).victory.cards == CardScores::Nothing);
    rig.click_on("left:score");
    CHECK(rulebook_of(rig.scenario()).victory.left == LeftScores::Score);
    rig.click_on("win:1");
    CHECK(to_text(rig.editor.map.desk.chosen) == "victory[0]/wins[1]");
    CHECK_FALSE(rig.sees("win-add:nobody:everybody-gone"));
    for (int step = 0; step < 6; ++step) rig.key("ctrl+z");
    CHECK(wins().empty());
}

TEST_CASE("a side is given to be played by rote, and F5 seats it so", "[desk]") {
    DeskRig rig(scenario_file("the-toll-street"));
    const auto rote = [&rig] { return rig.scenario().setups->front().players[1].rote; };
    rig.click_on("part:players");
    rig.click_on("setup-player:2");
    rig.click_on("desk.by-rote");
    CHECK(rote() == Rote{});
    rig.click_on("rote-strikes.weakest");
    rig.click_on("rote-advances.zone");
    rig.click_on("rote-to:street");
    rig.click_on("rote-keeps-to:blue");
    rig.click_on("rote-engaged.leaves");
    CHECK(rote() == Rote{Rote::Strikes::Weakest, Rote::Advances::Zone, "street", "blue", true});
    REQUIRE(rename_thing(rig.editor.map, NamedThing::Zone, "street", "dock-street"));
    CHECK(rote()->to == "dock-street");
    rig.settle();
    rig.key("f5");
    CHECK(rig.editor.map.table.form.game.seats == std::vector<std::string>{"human", "rote"});
    rig.key("enter");
    REQUIRE(rig.editor.map.table.on());
    rig.key("f5");
    rig.click_on("desk.by-player");
    CHECK_FALSE(rote());
}

TEST_CASE("templates are put in one step with their holes", "[desk]") {
    DeskRig rig(sample_without_words(scenario_file("the-toll-street")));
    rig.click_on("part:rules");
    rig.click_on("desk.templates");
    REQUIRE(rig.sees("template:flood"));
    rig.click_on("template:flood");
    CHECK_FALSE(rulebook_of(rig.scenario()).rules.empty());
    rig.key("ctrl+z");
    CHECK(rulebook_of(rig.scenario()).rules.empty());
}

namespace {

// A meadow of 8 by 4 spaces with a step of two levels at its right end, and a set-up for two.
Scenario field_for_two(std::vector<CardOfArmy> first, int height_of_step = 1) {
    Scenario scenario;
    const Catalogue& catalogue = test_catalogue();
    for (int r = 0; r < 4; ++r)
        for (int q = 0; q < 8; ++q)
            for (int level = 0; level < (q == 7 ? height_of_step : 1); ++level)
                scenario.battlefield.add(
                    {.kind = *catalogue.piece("grass-1"), .at = {q - r / 2, r}, .level = level + 1}, catalogue);
    scenario.setups =
        std::vector<Setup>{{.players = {{.number = 1, .army = {.cards = std::move(first)}}, {.number = 2}}}};
    return scenario;
}

const std::vector<StartSpace>& figures_of(const DeskRig& rig, std::size_t player = 0) {
    return rig.scenario().setups->front().players[player].army.cards[0].figures;
}

StartSpace standing_on(HexCoord at) { return {{at, 1}}; }

}  // namespace

TEST_CASE("figures are put on the map by clicks, dragged, and taken off, each a step of undo", "[desk]") {
    DeskRig rig(field_for_two({{.card = "marro-drudge", .copies = 2}}));
    rig.click_on("part:players");
    rig.click_on("stand:marro-drudge");
    rig.click_hex({1, 1});
    rig.click_hex({2, 1});
    CHECK(figures_of(rig) == std::vector{standing_on({1, 1}), standing_on({2, 1})});
    CHECK(rig.pieces() == 32);
    rig.click_hex({30, 30});  // There is nothing to stand on.
    CHECK(figures_of(rig).size() == 2);
    rig.key("esc");
    CHECK(rig.editor.map.desk.standing.empty());
    rig.drag_hexes({{1, 1}, {3, 1}, {4, 2}});
    CHECK(figures_of(rig) == std::vector{standing_on({4, 2}), standing_on({2, 1})});
    rig.drag_hexes({{2, 1}, {4, 2}});  // Taken.
    CHECK(figures_of(rig)[1] == standing_on({2, 1}));
    rig.click_hex({4, 2});
    rig.key("del");
    CHECK(figures_of(rig) == std::vector{standing_on({2, 1})});
    rig.click_hex_with({2, 1}, {.ctrl = true});
    CHECK(figures_of(rig).empty());
    for (int step = 0; step < 2; ++step) rig.key("ctrl+z");
    CHECK(figures_of(rig) == std::vector{standing_on({4, 2}), standing_on({2, 1})});
    rig.click_on("off:marro-drudge");
    CHECK(figures_of(rig).empty());
    CHECK(rig.pieces() == 32);
}

TEST_CASE("no more figures stand than the copies of a card bring, and those of a copy taken away leave the map",
          "[desk]") {
    DeskRig rig(field_for_two({{.card = "marro-drudge",
                                .copies = 2,
                                .figures = {standing_on({0, 0}), standing_on({1, 0}), standing_on({2, 0})}}}));
    rig.click_on("part:players");
    rig.click_on("stand:marro-drudge");
    const std::size_t most = figures_of_card({.card = "marro-drudge", .copies = 2}, rig.editor.catalogue());
    for (const HexCoord hex : {HexCoord{3, 0}, {4, 0}, {5, 0}, {6, 0}, {0, 1}, {1, 1}}) rig.click_hex(hex);
    CHECK(figures_of(rig).size() == most);
    CHECK(rig.editor.map.desk.standing.empty());
    rig.click_on("army-has:marro-drudge");
    CHECK(figures_of(rig).size() == most / 2);
}

TEST_CASE("a figure with a double base lies on two spaces of one height, and is turned by its tail", "[desk]") {
    DeskRig rig(field_for_two({{.card = "mimring"}}, 3));
    rig.click_on("part:players");
    rig.click_on("stand:mimring");
    rig.click_hex({1, 1});
    const StartSpace beside{{{1, 1}, 1}, Space{{2, 0}, 1}};  // North-east is free.
    CHECK(figures_of(rig) == std::vector{beside});
    rig.drag_hexes({{2, 0}, {0, 1}});
    CHECK(figures_of(rig)[0] == StartSpace{{{1, 1}, 1}, Space{{0, 1}, 1}});
    rig.drag_hexes({{1, 1}, {3, 2}});  // Its tail stays in the west.
    CHECK(figures_of(rig)[0] == StartSpace{{{3, 2}, 1}, Space{{2, 2}, 1}});
    rig.drag_hexes({{2, 2}, {6, 1}});  // Not next to it.
    CHECK(figures_of(rig)[0] == StartSpace{{{3, 2}, 1}, Space{{2, 2}, 1}});
    CHECK(rig.notice() != "");
    rig.drag_hexes({{3, 2}, {7, 0}});  // The step: its tail finds a side along it.
    CHECK(figures_of(rig)[0] == StartSpace{{{7, 0}, 3}, Space{{7, 1}, 3}});
}

TEST_CASE("a zone with conditions is shown on the map as a game would begin, while the desk is open", "[desk]") {
    Scenario scenario = field_for_two({{.card = "finn", .figures = {standing_on({0, 0})}}});
    const char* const occupied = "<zone id=\"taken\"><occupied/></zone>";
    scenario.zones = std::vector<Zone>{*zone_from_text(occupied)};
    DeskRig rig(std::move(scenario));
    const auto shown = [&] {
        for (int i = 0; i < 1000 && rig.editor.map.zones_now.under_way(); ++i) {
            std::this_thread::yield();
            rig.settle();
        }
        return zones_shown(rig.editor.map);
    };
    REQUIRE(shown().size() == 1);
    CHECK(*shown()[0].spaces == std::vector<Space>{{{0, 0}, 1}});
    rig.key("f4");  // The desk is closed: only what is listed is drawn.
    CHECK(shown().empty());
}

TEST_CASE("nobody's figures stand on the map, too", "[desk]") {
    Scenario scenario = field_for_two({});
    scenario.setups.change([](std::vector<Setup>& setups) { setups[0].nobodys.cards = {{.card = "finn"}}; });
    DeskRig rig(std::move(scenario));
    rig.click_on("part:players");
    rig.click_on("setup-player:0");
    rig.click_on("stand:finn");
    rig.click_hex({3, 3});
    CHECK(rig.scenario().setups->front().nobodys.cards[0].figures == std::vector{standing_on({3, 3})});
    CHECK(figures_at_desk(rig.editor.map).size() == 1);
    rig.click_on("part:rules");
    CHECK(figures_at_desk(rig.editor.map).empty());
}

TEST_CASE("a player's start zone is made and painted from the form", "[desk]") {
    DeskRig rig(field_for_two({}));
    rig.click_on("part:players");
    rig.click_on("setup-player:2");
    rig.click_on("desk.paint-zone");
    REQUIRE(rig.scenario().zones->size() == 1);
    CHECK(rig.scenario().zones->front().color == "blue");
    const std::string id = rig.scenario().zones->front().id;
    CHECK(rig.scenario().setups->front().players[1].zones == std::vector{id});
    rig.drag_hexes({{1, 1}, {2, 1}, {3, 1}});
    CHECK(rig.scenario().zones->front().spaces.size() == 3);
    rig.key("ctrl+z");
    rig.key("ctrl+z");  // Zone and player are one step.
    CHECK(rig.scenario().zones->empty());
    CHECK(rig.scenario().setups->front().players[1].zones.empty());
}

TEST_CASE("fifty games are played from the desk, the page tells them, and a click on a rule leads to it") {
    DeskRig rig(HEXWRIGHT_SOURCE_DIR "/tests/e2e/battles/duel.xml");
    rig.editor.map.desk.part = DeskPart::Rules;
    rig.click_on("scenario.try-out");
    rig.editor.jobs.wait_until_idle();
    rig.settle();
    REQUIRE(rig.editor.map.desk.tried.result);
    CHECK(games_in(rig.editor.map.desk.tried.result->sum) == 50);
    CHECK(rig.editor.map.desk.tried.result->rules.size() == 3);
    CHECK_FALSE(tryout_is_stale(rig.editor.map));
    rig.click_on("page:rules[1]");
    CHECK(to_text(rig.editor.map.desk.chosen) == "rules[1]");
    set_member(rig.editor, path_of(rig, "rules[evil-eye]/effects[0]@flag"), "hexed");
    CHECK(tryout_is_stale(rig.editor.map));
}

TEST_CASE("while a game is parked, each condition at the desk wears a tick or a cross") {
    DeskRig rig(HEXWRIGHT_SOURCE_DIR "/tests/e2e/battles/duel.xml");
    const std::string condition = "rules[0]/when[0]/conditions[0]";
    const auto look = [&] {
        choose_word(rig.editor.map, path_of(rig, "rules[tribute]"));
        rig.settle();
    };
    look();
    CHECK_FALSE(rig.sees("live:" + condition + ":fails"));
    ask_for_game(rig.editor);
    for (std::string& seat : rig.editor.map.table.form.game.seats) seat = "human";
    begin_game(rig.editor);
    REQUIRE(rig.editor.map.table.on());
    stop_playing(rig.editor.map);
    look();
    CHECK(rig.sees("live:" + condition + ":fails"));
    act_by_hand_at_rest(rig, {"set-round", {{"round", "8"}}});
    look();
    CHECK(rig.sees("live:" + condition + ":holds"));
    set_member(rig.editor, path_of(rig, condition + "@from"), "5");
    look();
    CHECK_FALSE(rig.sees("live:" + condition + ":holds"));  // The game plays other words than these.
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

TEST_CASE("a piece of the map becomes a figure of an army, with its name in the same step", "[desk]") {
    Scenario scenario = field_for_two({});
    scenario.battlefield.add({.kind = *test_catalogue().piece("marro-hive"), .at = {10, 1}}, test_catalogue());
    DeskRig rig(std::move(scenario));
    const auto owns = [&](std::size_t player) -> const std::vector<OwnedPiece>& {
        return rig.scenario().setups->front().players[player].owns;
    };
    rig.click_on("part:players");
    rig.click_on("own:marro-hive");
    rig.click_hex({1, 1});  // Grass.
    CHECK(owns(0).empty());
    rig.click_hex({10, 1});
    REQUIRE(owns(0).size() == 1);
    CHECK(owns(0)[0].card == "marro-hive");
    CHECK(rig.scenario().battlefield.names().begin()->second == owns(0)[0].piece);
    rig.click_on("owned:0");
    CHECK(owns(0)[0].counted);
    rig.click_on("setup-player:2");
    rig.click_on("own:marro-hive");
    rig.click_hex({10, 1});  // It is the first player's.
    CHECK(owns(1).empty());
    rig.key("esc");
    rig.key("ctrl+z");
    rig.key("ctrl+z");
    CHECK(owns(0).empty());
    CHECK(rig.scenario().battlefield.names().empty());
    rig.key("ctrl+y");
    rig.click_on("setup-player:1");
    rig.click_on("disown:0");
    CHECK(owns(0).empty());
    CHECK(rig.scenario().battlefield.names().size() == 1);
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

TEST_CASE("names show where they are used, and are changed everywhere in one step", "[desk]") {
    DeskRig rig(scenario_file("the-toll-street"));
    const std::string before = rig.text();
    rig.click_on("part:names");
    rig.click_on("name:zone:red");
    REQUIRE(rig.sees("use:setup-2-1"));
    rig.click_on("desk.rename-field");
    rig.key("ctrl+a");
    rig.type("crimson");
    rig.click_on("part:names");
    CHECK(names_of(rig.scenario(), NamedThing::Zone).front() == "crimson");
    CHECK(rig.scenario().setups->front().players[0].zones == std::vector<std::string>{"crimson"});
    CHECK(uses_of(rig.scenario(), NamedThing::Zone, "red").empty());
    rig.key("ctrl+z");
    CHECK(rig.text() == before);
    rig.click_on("name:zone:red");
    rig.click_on("use:setup-2-1");
    CHECK(rig.editor.map.desk.part == DeskPart::Players);
    CHECK(rig.editor.map.desk.player == 0);
}

TEST_CASE("every rule, flag and counter of a scenario is among the names, and a click goes to where it is used",
          "[desk]") {
    DeskRig rig(scenario_file("the-toll-street"));
    rig.click_on("part:names");
    for (const auto& [what, sort] : {std::pair(NamedThing::Rule, "rule"), std::pair(NamedThing::Tally, "tally"),
                                     std::pair(NamedThing::Piece, "piece")})
        for (const std::string& name : names_of(rig.scenario(), what))
            CHECK(rig.sees("name:" + std::string(sort) + ":" + name));
    const auto tallies = names_of(rig.scenario(), NamedThing::Tally);
    REQUIRE_FALSE(tallies.empty());
    rig.click_on("name:tally:" + tallies.front());
    const auto uses = uses_of(rig.scenario(), NamedThing::Tally, tallies.front());
    REQUIRE_FALSE(uses.empty());
    rig.click_on("use:" + to_text(uses.front().word));
    CHECK(uses.front().word.is_within(rig.editor.map.desk.chosen));
}

TEST_CASE("a flag gets its title at the desk, and can be kept untold, each a step of undo", "[desk]") {
    auto read = open_scenario(scenario_file("the-toll-street"), test_catalogue());
    REQUIRE(read);
    Rulebook untitled = rulebook_of(read->scenario);
    untitled.tallies.clear();
    read->scenario.rulebook = std::make_shared<const Rulebook>(std::move(untitled));
    DeskRig rig(std::move(read->scenario));
    const std::string flag = names_of(rig.scenario(), NamedThing::Tally).front();
    rig.click_on("part:names");
    rig.click_on("name:tally:" + flag);
    rig.click_on("desk.tally-title");
    rig.type("Toll & tribute");
    rig.click_on("part:names");
    REQUIRE(declared(rulebook_of(rig.scenario()), flag));
    CHECK(title_of_tally(rulebook_of(rig.scenario()), flag) == "Toll & tribute");
    rig.click_on("desk.tally-hidden");
    CHECK(declared(rulebook_of(rig.scenario()), flag)->hidden == YesNo::Yes);
    rig.click_on("desk.tally-carried");
    CHECK(declared(rulebook_of(rig.scenario()), flag)->carried == YesNo::Yes);
    rig.key("ctrl+z");
    CHECK(declared(rulebook_of(rig.scenario()), flag)->carried == YesNo::No);
    rig.key("ctrl+z");
    CHECK(declared(rulebook_of(rig.scenario()), flag)->hidden == YesNo::No);
    rig.key("ctrl+z");
    CHECK(rulebook_of(rig.scenario()).tallies.empty());
}

TEST_CASE("a zone is added at the desk, named, painted and removed", "[desk]") {
    DeskRig rig(field_for_two({}));
    rig.click_on("part:zones");
    rig.click_on("desk.new-zone");
    REQUIRE(rig.scenario().zones->size() == 1);
    CHECK(rig.editor.map.desk.chosen == top.inside("zones", 0));
    rig.drag_hexes({{1, 1}, {2, 1}});
    CHECK(rig.scenario().zones->front().spaces.size() == 2);
    rig.click_on("desk.rename-field");
    rig.key("ctrl+a");
    rig.type("north-gate");
    rig.click_on("part:zones");
    CHECK(rig.scenario().zones->front().id == "north-gate");
    rig.click_on("item:zones[0]");
    rig.click_on("desk.zone-remove");
    CHECK(rig.scenario().zones->empty());
    rig.key("ctrl+z");
    CHECK(rig.scenario().zones->front().id == "north-gate");
}

TEST_CASE("a new name in the panel of zones is followed by everything that speaks of the zone", "[desk]") {
    DeskRig rig(scenario_file("the-toll-street"));
    Zone zone = rig.scenario().zones->front();
    zone.id = "crimson";
    CHECK(change_zone(rig.editor.map, "red", zone));
    CHECK(rig.scenario().setups->front().players[0].zones == std::vector<std::string>{"crimson"});
    rig.key("ctrl+z");
    CHECK(rig.scenario().setups->front().players[0].zones == std::vector<std::string>{"red"});
}

TEST_CASE("each rule of the desk wears the test that would miss it, until something changes") {
    DeskRig rig(scenario_file("safe-conduct"));
    rig.editor.map.desk.part = DeskPart::Rules;
    const auto look = [&] {
        REQUIRE(run("scenario.guards", rig.editor));
        rig.editor.jobs.wait_until_idle();
        rig.settle();
        return rig.editor.map.status.notice ? rig.editor.map.status.notice->words.id : "";
    };
    const WordPath first = path_of(rig, "rules[0]"), test = path_of(rig, "tests[0]");
    CHECK_FALSE(guard_mark(rig.editor.map, first));
    CHECK(look() == "guard.all-well");
    REQUIRE(guard_mark(rig.editor.map, first));
    CHECK(guard_mark(rig.editor.map, first)->told.id == "guard.by");
    CHECK(guard_mark(rig.editor.map, test)->told.id == "guard.passes");
    CHECK(rig.sees("guard:rules[0]:good"));
    for (std::size_t left = tests_of(rig.scenario()).tests.size(); left > 1; --left)
        REQUIRE(remove_word(rig.editor, path_of(rig, "tests[1]")));
    CHECK_FALSE(guard_mark(rig.editor.map, first));
    CHECK(look() == "guard.some-open");
}

TEST_CASE("zones are moved, doubled, copied and removed like words", "[desk]") {
    DeskRig rig(scenario_file("the-toll-street"));
    const auto ids = [&] {
        std::vector<std::string> all;
        for (const Zone& zone : *rig.scenario().zones) all.push_back(zone.id);
        return all;
    };
    using Ids = std::vector<std::string>;
    rig.click_on("part:zones");
    rig.click_on("item:zones[2]");
    rig.key("alt+up");
    CHECK(ids() == Ids{"red", "street", "blue"});
    rig.key("ctrl+d");
    CHECK(ids() == Ids{"red", "street", "street-2", "blue"});
    CHECK((*rig.scenario().zones)[2].spaces == (*rig.scenario().zones)[1].spaces);
    rig.key("del");
    CHECK(ids() == Ids{"red", "street", "blue"});
    rig.click_on("item:zones[0]");
    rig.key("ctrl+c");
    rig.key("ctrl+v");
    CHECK(ids() == Ids{"red", "red-2", "street", "blue"});
    for (int step = 0; step < 4; ++step) rig.key("ctrl+z");
    CHECK(ids() == Ids{"red", "blue", "street"});
}

TEST_CASE("a piece gets a name at the desk and loses it, unless something speaks of it", "[desk]") {
    DeskRig rig(field_for_two({}));
    rig.click_on("part:names");
    rig.click_on("desk.name-piece");
    rig.click_hex({2, 1});
    REQUIRE(rig.scenario().battlefield.names().size() == 1);
    CHECK(rig.sees("name:piece:" + rig.scenario().battlefield.names().begin()->second));
    const std::string name = rig.scenario().battlefield.names().begin()->second;
    const WordPath win = top.inside("victory", 0).inside("wins", 0);
    REQUIRE(put_word(rig.editor, win, "win"));
    REQUIRE(put_word(rig.editor, win.inside("conditions"), "destroyed"));
    REQUIRE(set_member(rig.editor, win.inside("conditions", 0).at("piece"), name));
    CHECK_FALSE(take_name(rig.editor.map, name));
    CHECK(rig.editor.map.status.notice->words.id == "desk.name-is-used");
    REQUIRE(remove_word(rig.editor, win));
    rig.settle();
    rig.click_on("part:names");
    rig.click_on("name:piece:" + name);
    rig.click_on("desk.take-name");
    CHECK(rig.scenario().battlefield.names().empty());
}

TEST_CASE("what a battlefield of another file refuses is offered to be taken in, or that file to be opened") {
    Rig rig;
    REQUIRE(open_file(rig.editor, scenario_file("the-toll-street")));
    rig.settle();
    const PieceId first = rig.editor.now().scenario->battlefield.pieces()[0].id;
    const auto refuse = [&] {
        CHECK_FALSE(commit(rig.editor.map, NamePieces{{{first, "gate"}}}));
        rig.settle();
        CHECK(rig.editor.words(rig.editor.map.status.notice->words).find("hexwright") == std::string::npos);
    };
    refuse();
    CHECK(rig.sees("status:way-2"));
    rig.click_on("status:way-1");
    CHECK(rig.editor.now().scenario->battlefield_source.empty());
    CHECK(commit(rig.editor.map, NamePieces{{{first, "gate"}}}));
    rig.key("ctrl+z");
    rig.key("ctrl+z");
    refuse();
    rig.click_on("status:way-2");
    CHECK(rig.editor.map.keeping.copy_of.filename() == "warehouse-nine.xml");  // Samples open as copies.
}

TEST_CASE("what is wrong with a set-up stands at its player, and its check leads there") {
    Scenario scenario = field_for_two({{.card = "finn", .figures = {{.at = {{1, 1}, 1}}}}});
    Setup setup = scenario.setups->front();
    setup.players[1].army = {.cards = {{.card = "shiori", .figures = {{.at = {{41, 0}, 1}}}}}};
    scenario.setups = std::vector{setup};
    DeskRig rig(std::move(scenario));
    const auto& issues = rig.editor.now().issues;
    const auto told = std::ranges::find(issues, IssueCode::CannotStart, &Issue::code);
    REQUIRE(told != issues.end());
    jump_to(rig.editor.map, *told);
    rig.settle();
    CHECK(rig.editor.map.desk.part == DeskPart::Players);
    CHECK(rig.editor.map.desk.player == 1);
    CHECK(rig.sees("setup-trouble:2"));
    CHECK_FALSE(rig.sees("setup-trouble:1"));
}

TEST_CASE("a scenario shows the battlefield of another file, wherever it is saved, until it takes that in", "[desk]") {
    const TemporaryFolder folder;
    const std::filesystem::path here = folder.path;
    std::filesystem::create_directories(here / "deep/below");
    std::filesystem::copy(sample("warehouse-nine"), here / "field.xml");
    DeskRig rig{Scenario()};
    CHECK_FALSE(run("scenario.fold-in", rig.editor));
    CHECK_FALSE(
        use_battlefield(rig.editor.map, here / "field.xml"));  // It has no file yet from which it could be named.
    CHECK(rig.editor.map.status.notice->words.id == "desk.save-first");
    REQUIRE(save_file(rig.editor, here / "deep/scenario.xml"));
    REQUIRE(use_battlefield(rig.editor.map, here / "field.xml"));
    CHECK(rig.scenario().battlefield_source == "../field.xml");
    const std::size_t pieces = rig.scenario().battlefield.size();
    CHECK(pieces > 50);
    for (const char* file : {"deep/scenario.xml", "deep/below/scenario.xml"}) {
        REQUIRE(save_file(rig.editor, here / file));
        const auto read = open_scenario(here / file, test_catalogue());
        REQUIRE(read);
        CHECK(read->scenario.battlefield.size() == pieces);
    }
    SECTION("what is refused because of that has its ways out beside it") {
        const PieceId first = rig.scenario().battlefield.pieces().front().id;
        CHECK_FALSE(commit(rig.editor.map, RemovePieces{{first}}));
        rig.settle();
        rig.click_on("status:way-1");
        CHECK(rig.scenario().battlefield_source.empty());
        CHECK(commit(rig.editor.map, RemovePieces{{first}}));
        rig.key("ctrl+z");
        rig.key("ctrl+z");
        CHECK(rig.scenario().battlefield_source == "../field.xml");
        CHECK_FALSE(commit(rig.editor.map, RemovePieces{{first}}));
        REQUIRE(save_file(rig.editor, here / "deep/below/scenario.xml"));
        CHECK_FALSE(commit(rig.editor.map, RemovePieces{{first}}));
        rig.settle();
        rig.click_on("status:way-2");
        CHECK(rig.editor.map.document.file() == here / "field.xml");
    }
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

}  // namespace hexwright
