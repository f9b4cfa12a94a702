// How long the window's own work takes in a frame at the desk, without drawing into pixels, as a table for people; run
// with "[long]". No time decides whether a test passes.
#include "editor/desk/desk.h"
#include "editor/desk/desk_part.h"
#include "editor/document/files/open.h"
#include "editor/play/new_game.h"
#include "editor/play/playing.h"
#include "tests/gui/frame_times.h"

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

Scenario sample_of(const std::string& name) {
    auto read = open_scenario(HEXWRIGHT_SOURCE_DIR "/samples/scenarios/" + name + ".xml", test_catalogue());
    REQUIRE(read);
    read->scenario.battlefield_source.clear();
    return std::move(read->scenario);
}

// The rules of the sample again and again, under names of their own, ten under a title.
Scenario with_many_rules(Scenario scenario, std::size_t count) {
    Rulebook book = rulebook_of(scenario);
    const std::vector<Rule> rules = book.rules;
    while (book.rules.size() < count) {
        Rule rule = rules[book.rules.size() % rules.size()];
        rule.id.word += "-" + std::to_string(book.rules.size());
        rule.group.text = "Chapter " + std::to_string(book.rules.size() / 10);
        book.rules.push_back(std::move(rule));
    }
    scenario.rulebook = std::make_shared<const Rulebook>(std::move(book));
    return scenario;
}

void time_parts(Rig& rig, FrameTimes& times, const std::string& name) {
    for (const char* part :
         {"about", "players", "zones", "glyphs", "rules", "modifiers", "victory", "tests", "names"}) {
        rig.click_on("part:" + std::string(part));
        for (int i = 0; i < 20; ++i) times.frame(name + ": " + part);
    }
    rig.click_on("part:rules");
    EditorState& editor = rig.editor;
    const std::size_t rules = rulebook_of(*editor.now().scenario).rules.size();
    for (std::size_t i = 0; i < rules; i += std::max<std::size_t>(1, rules / 10)) {
        const WordPath rule = WordPath{}.inside("rules", i);
        choose_word(editor.map, rule);
        for (int frame = 0; frame < 5; ++frame) times.frame(name + ": a rule");
        REQUIRE(set_member(editor, rule.at("title"), "Called " + std::to_string(i)));
        times.frame(name + ": after a change");
        for (int frame = 0; frame < 10; ++frame) times.frame(name + ": a rule");
    }
    rig.settle();
}

void time_desk(const std::string& name, Scenario scenario) {
    Rig rig;
    replace_document(rig.editor, Document(rig.editor.catalogue(), std::move(scenario)));
    rig.settle();
    rig.key("f4");
    FrameTimes times(rig);
    time_parts(rig, times, name);
    rig.key("f5");
    rig.key("enter");
    REQUIRE(rig.editor.map.table.on());
    rig.key("f5");
    REQUIRE(rig.editor.map.desk.open);
    time_parts(rig, times, name + ", a game parked");
}

}  // namespace

TEST_CASE("how long the desk holds a frame", "[.][long]") {
    time_desk("spring surprise", sample_of("spring-surprise"));
    time_desk("montiqua ledge", sample_of("skirmish-on-montiqua-ledge"));
    time_desk("200 rules", with_many_rules(sample_of("the-toll-street"), 200));
}

}  // namespace hexwright
