// Rules, wins, templates and zones as sentences whose words are menus: real clicks and keys.
#include "editor/desk/desk.h"
#include "editor/desk/desk_pick.h"
#include "editor/desk/zones_shown.h"
#include "editor/play/new_game.h"
#include "engine/rules/house_rules.h"
#include "engine/scenario/scenario_words.h"
#include "engine/scenario/uses.h"
#include "formats/xml/rules/word_xml.h"
#include "formats/xml/scenario/scenario_parts.h"
#include "tests/gui/desk/desk_scenes.h"
#include "tests/gui/desk_rig.h"

#include <catch2/catch.hpp>

namespace hexwright {

TEST_CASE("a rule is written by clicks alone, read aloud, and undone word by word", "[desk]") {
    DeskRig rig(sample_without_words(scenario_file("the-toll-street")));
    rig.click_on("part:rules");
    rig.click_on("desk.new-rule");
    REQUIRE(rulebook_of(rig.scenario()).rules.size() == 1);
    const WordPath rule = desk_top.inside("rules", 0);
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
    CHECK(rig.editor.map.desk.chosen == desk_top.inside("rules", 1));
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
    CHECK(rig.editor.map.desk.chosen == desk_top.inside("rules", 1));
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
    const WordPath win = desk_top.inside("victory", 0).inside("wins", 0);
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

TEST_CASE("rules that follow each other under one title are listed under it, and a click folds them in", "[desk]") {
    DeskRig rig(scenario_file("the-toll-street"));
    const auto count = rulebook_of(rig.scenario()).rules.size();
    REQUIRE(count > 2);
    for (const std::size_t index : {0, 1}) {
        const WordPath rule = desk_top.inside("rules", index);
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

TEST_CASE("a side is made scripted, and F5 seats it so", "[desk]") {
    DeskRig rig(scenario_file("the-toll-street"));
    const auto scripted = [&rig] { return rig.scenario().setups->front().players[1].scripted; };
    rig.click_on("part:players");
    rig.click_on("setup-player:2");
    rig.click_on("desk.by-rote");
    CHECK(scripted() == ScriptedSide{});
    rig.click_on("rote-strikes.weakest");
    rig.click_on("rote-advances.zone");
    rig.click_on("rote-to:street");
    rig.click_on("rote-keeps-to:blue");
    rig.click_on("rote-engaged.leaves");
    CHECK(scripted() ==
          ScriptedSide{"", ScriptedSide::Strikes::Weakest, ScriptedSide::Advances::Zone, "street", "blue", true});
    REQUIRE(rename_thing(rig.editor.map, NamedThing::Zone, "street", "dock-street"));
    CHECK(scripted()->to == "dock-street");
    rig.settle();
    rig.key("f5");
    CHECK(rig.editor.map.table.form.game.seats == std::vector<std::string>{"human", "rote"});
    rig.key("enter");
    REQUIRE(rig.editor.map.table.on());
    rig.key("f5");
    rig.click_on("desk.by-player");
    CHECK_FALSE(scripted());
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

}  // namespace hexwright
