// The names of a scenario at the desk: where they are used, and changed everywhere in one step.
#include "editor/desk/desk.h"
#include "editor/desk/desk_pick.h"
#include "editor/desk/zones_shown.h"
#include "editor/files/files.h"
#include "editor/tools/zone_brush.h"
#include "engine/rules/house_rules.h"
#include "engine/scenario/scenario_words.h"
#include "engine/scenario/uses.h"
#include "formats/xml/rules/word_xml.h"
#include "tests/gui/desk/desk_scenes.h"
#include "tests/gui/desk_rig.h"

#include <catch2/catch.hpp>

namespace hexwright {

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
    CHECK(rig.editor.map.desk.chosen == desk_top.inside("zones", 0));
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

TEST_CASE("a piece gets a name at the desk and loses it, unless something speaks of it", "[desk]") {
    DeskRig rig(field_for_two({}));
    rig.click_on("part:names");
    rig.click_on("desk.name-piece");
    rig.click_hex({2, 1});
    REQUIRE(rig.scenario().battlefield.names().size() == 1);
    CHECK(rig.sees("name:piece:" + rig.scenario().battlefield.names().begin()->second));
    const std::string name = rig.scenario().battlefield.names().begin()->second;
    const WordPath win = desk_top.inside("victory", 0).inside("wins", 0);
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

}  // namespace hexwright
