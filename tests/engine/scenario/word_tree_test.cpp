// The words of a scenario as a tree with paths, whatever their types.
#include "engine/scenario/word_tree.h"

#include "engine/scenario/uses.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;

namespace {

Effect say(const std::string& text) { return {effect::Say{{text}}}; }

ScenarioWords two_rules() {
    ScenarioWords words;
    words.victory.emplace();
    Rule flood{.id = {"flood"}};
    flood.events.push_back({.event = EventKind::Wounded});
    flood.effects = {say("a"), {effect::If{{}, {}, {{condition::Round{{3}, {}}}}, {say("b"), {effect::Set{{"wet"}}}}}}};
    words.rules = {flood, Rule{.id = {"7"}}};
    return words;
}

std::vector<std::string> paths_of(const WordNode& top) {
    std::vector<std::string> paths;
    each_word(top, [&](const WordPath& path, const WordNode&) { paths.push_back(to_text(path, top)); });
    return paths;
}

}  // namespace

TEST_CASE("each word has a path, words at the top by their id") {
    const WordNode top = tree_of(two_rules());
    CHECK(paths_of(top) == std::vector<std::string>{"rules[flood]", "rules[flood]/events[0]", "rules[flood]/effects[0]",
                                                    "rules[flood]/effects[1]", "rules[flood]/effects[1]/conditions[0]",
                                                    "rules[flood]/effects[1]/effects[0]",
                                                    "rules[flood]/effects[1]/effects[1]", "rules[1]", "victory[0]"});
}

TEST_CASE("a path that is written is found again, and no other") {
    const WordNode top = tree_of(two_rules());
    each_word(top, [&](const WordPath& path, const WordNode& node) {
        CHECK(path_from(to_text(path), top) == path);
        CHECK(word_at(top, path) == &node);
        for (const Slot& slot : node.slots)
            CHECK(path_from(to_text(path.at(std::string(slot.name))), top) == path.at(std::string(slot.name)));
    });
    CHECK(path_from("rules[flood]/effects[1]", top) == path_from("rules[0]/effects[1]", top));
    CHECK(path_from("victory@together", top) == WordPath{{{"victory", 0}}, "together"});
    CHECK(path_from("rules[flood]/effects", top)->last().index == end_of_list);
    CHECK(path_from("rules[flood]/when", top)->last().index == end_of_list);  // It may be put there.
    CHECK(path_from("rules[flood]/effects[2]", top));                         // Behind the last.
    for (const char* wrong : {"rules[flod]", "rules[flood]/effects[3]", "rules[flood]/effect[0]", "rules[flood", "x",
                              "rules[flood]@colour", "rules[flood]/effects[0]/effects[0]", "rules[9]@id"})
        CHECK_FALSE(path_from(wrong, top));
}

TEST_CASE("a member that must be given and is not is a hole") {
    ScenarioWords words = two_rules();
    words.rules[1].events.emplace_back();
    words.rules[1].effects = {{effect::Cover{.zone = {"bank"}}}, {effect::Wound{}}};
    const WordNode top = tree_of(words);
    std::vector<std::string> holes;
    for (const WordPath& hole : holes_of(top)) holes.push_back(to_text(hole, top));
    CHECK(holes == std::vector<std::string>{"rules[1]/events[0]@event", "rules[1]/effects[0]@kind"});
}

TEST_CASE("each list knows what its conditions may ask about") {
    const WordNode top = tree_of(two_rules());
    const auto about = [&](const char* list) { return list_at(top, *path_from(list, top))->about; };
    CHECK(about("rules[flood]/events[0]/conditions").figure);
    CHECK(about("rules[flood]/when").figure);
    CHECK_FALSE(about("rules[1]/unless").figure);
    CHECK(about("rules[flood]/effects[1]/conditions").figure);
}

TEST_CASE("numbers in place of lines name their words") {
    ScenarioWords words = two_rules();
    words.rules[0].effects[0].line = 12;
    const NumberedWords numbers = number_words(words, 1'000);
    const int number = words.rules[0].effects[0].line;
    REQUIRE(numbers.find(number));
    CHECK(to_text(numbers.find(number)->path) == "rules[0]/effects[0]");
    CHECK(numbers.find(number)->line == 12);
    CHECK_FALSE(numbers.find(12));
}

TEST_CASE("every flag and counter tells where it is changed and read") {
    Scenario scenario;
    ScenarioWords words = two_rules();
    words.rules[1].when = When{{{condition::Flag{{"wet"}, {}}}}};
    set_words(scenario, words);
    const std::vector<TallyUse> tallies = tallies_of(scenario);
    REQUIRE(tallies.size() == 1);
    CHECK(tallies[0].name == "wet");
    REQUIRE(tallies[0].changed.size() == 1);
    CHECK(to_text(tallies[0].changed[0]) == "rules[0]/effects[1]/effects[1]@flag");
    REQUIRE(tallies[0].read.size() == 1);
    CHECK(to_text(tallies[0].read[0]) == "rules[1]/when[0]/conditions[0]@id");
    CHECK(uses_of(scenario, NamedThing::Tally, "wet").size() == 2);
    CHECK(fresh_name(scenario, NamedThing::Rule, "flood") == "flood-2");
}
