// Words as sentences with slots: every word has one, with a place for each member and a lead for each list.
#include "formats/telling/rules_text/slot_text.h"

#include "engine/scenario/slot_choices.h"
#include "tests/support/written_scenario.h"

#include <algorithm>
#include <map>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

std::string plain_at(const Scenario& scenario, const std::string& path) {
    const WordNode top = tree_of(scenario);
    const WordNode* word = word_at(top, path_in(scenario, path));
    REQUIRE(word);
    return plain(slot_sentence(*word, english(), shipped()));
}

// The sentence of a condition, effect … as the first of its list in a rule.
std::string condition_said(const std::string& text) {
    return plain_at(scenario_of(scenario_file("  <rules><rule id='r'><when>" + text + "</when></rule></rules>")),
                    "rules[0]/when/conditions[0]");
}
std::string effect_said(const std::string& text) {
    return plain_at(scenario_of(scenario_file("  <rules><rule id='r'>" + text + "</rule></rules>")),
                    "rules[0]/effects[0]");
}

SlotChoices choices_at(const Scenario& scenario, const std::string& member) {
    return choices_for(scenario, shipped(), tree_of(scenario), path_in(scenario, member));
}

}  // namespace

TEST_CASE("every word has a slot sentence with each of its members once and no others") {
    const Words words = english();
    CHECK(all_words().size() > 100);
    for (const WordSort& sort : all_words()) {
        const std::string id = slot_sentence_id(sort.empty);
        INFO(id);
        REQUIRE(words.knows(id));
        // What only goes by a number, "{n#space|spaces}", is no place for it.
        const std::string sentence = std::regex_replace(words(id), std::regex("\\{[a-z-]+#[^}]*\\}"), "");
        INFO(sentence);
        CHECK(std::ranges::count(sentence, '{') == static_cast<std::ptrdiff_t>(sort.empty.slots.size()));
        for (const Slot& slot : sort.empty.slots) {
            INFO(slot.name);
            CHECK(sentence.find("{" + std::string(slot.name) + "}") != std::string::npos);
        }
        for (const WordList& list : sort.empty.lists) {
            INFO(list.name);
            CHECK(words.knows(slot_inside_id(sort.empty, list.name, words)));
        }
        CHECK_FALSE(menu_entry(sort, words).empty());
    }
}

TEST_CASE("what may be added to a word has an entry of its own in each language, with no name of a file in it") {
    std::size_t members = 0;
    for (const Language& language : languages()) {
        const Words words = words_of_language(language.code);
        for (const WordSort& sort : all_words()) {
            const SlotSentence sentence = slot_sentence(sort.empty, words, shipped());
            std::vector<std::string> entries;
            for (const SlotSentence::More& more : sentence.more) {
                INFO(language.code << ": " << sort.group << " " << sort.name << ": " << more.text);
                REQUIRE(more.members.size() == 1);  // Each by itself.
                const MoreEntry entry = more_entry(sort.empty, more, words);
                CHECK(entry.member == more.members.front());
                CHECK(entry.said.find_first_of("{}[]") == std::string::npos);
                CHECK_FALSE(entry.said.empty());
                CHECK(std::ranges::count(std::string_view(" ,;:.(…"), entry.said.front()) == 0);
                entries.push_back(entry.said + "|" + entry.hole);
                ++members;
            }
            std::ranges::sort(entries);
            INFO(language.code << ": " << sort.group << " " << sort.name);
            CHECK(std::ranges::adjacent_find(entries) == entries.end());
            // Every member is in the sentence or may be added.
            for (const Slot& slot : sort.empty.slots)
                CHECK((std::ranges::count(sentence.pieces, slot.name, &SlotPiece::member) > 0 ||
                       std::ranges::any_of(sentence.more, [&](const SlotSentence::More& more) {
                           return more.members.front() == slot.name;
                       })));
        }
    }
    CHECK(members > 500);
}

TEST_CASE("every choice of every slot has a sentence in each language, so that none is shown as a file writes it") {
    for (const Language& language : languages()) {
        const Words words = words_of_language(language.code);
        for (const WordSort& sort : all_words())
            for (const Slot& slot : sort.empty.slots) {
                if (slot.kind != SlotKind::Choice) continue;
                for (const std::string_view word : slot.words) {
                    if (word.empty() || word == "?") continue;
                    INFO(language.code << ": " << sort.group << " " << sort.name << " " << slot.name << " " << word);
                    CHECK_FALSE(choice_id(slot, word, words).empty());
                }
            }
    }
}

TEST_CASE("every sort of slot says what to do where it is empty") {
    const Words words = english();
    for (const WordSort& sort : all_words())
        for (const Slot& slot : sort.empty.slots) {
            INFO(sort.name << " " << slot.name);
            CHECK(shown(slot, "", words, shipped())[0] != '[');
            CHECK(slot.kind != SlotKind::Other);
            for (const SlotPiece& piece : slot_sentence(sort.empty, words, shipped()).pieces)
                CHECK(piece.text.find("[slot") == std::string::npos);
        }
}

TEST_CASE("sentences keep the structure of their words") {
    CHECK(condition_said("<stands-on terrain='swamp'/>") == "it stands on [swamp]");
    CHECK(condition_said("<round from='3'/>") == "it is a round from [3]");
    CHECK(condition_said("<wounded/>") == "it has [1] wound or more");
    CHECK(condition_said("<alive player='2'/>") == "[player 2] has figures left");
    CHECK(effect_said("<wound n='2'/>") == "[the figure] takes wounds: [2]");
    CHECK(effect_said("<end winner='turn'/>") == "the game ends, and [whoever’s turn it is] wins");
    CHECK(effect_said("<roll by='last-to-act'/>") == "[whoever took the last turn] rolls [the 20-sided die]");
    const Scenario scenario =
        scenario_of(scenario_file("  <rules><rule id='r'><on event='round-end' from='3'/></rule></rules>"));
    CHECK(plain_at(scenario, "rules[0]/events[0]") == "At [the end of each round], from round [3]");
}

TEST_CASE("a rule that is spoken of is shown by its title, if it has one") {
    const Scenario scenario = scenario_of(scenario_file(
        "  <rules><modifier id='dry' figure='f'><unaffected by='flood'/><unaffected by='rain'/></modifier>"
        "<rule id='flood' title='The river rises'><on event='round-end'/><say text='A'/></rule>"
        "<rule id='rain'><on event='round-end'/><say text='B'/></rule></rules>"));
    const WordNode top = tree_of(scenario);
    const auto told = [&](const char* path) {
        return plain(slot_sentence(*word_at(top, path_in(scenario, path)), english(), shipped(), &top));
    };
    CHECK(told("modifiers[0]/changes[0]") == "it is exempt from the rule [The river rises]");
    CHECK(told("modifiers[0]/changes[1]") == "it is exempt from the rule [rain]");
}

TEST_CASE("what is missing is said in its slot, what may be added beside it") {
    const Scenario scenario = scenario_of(scenario_file("  <rules><rule id='r'><on/><cover/></rule></rules>"));
    const WordNode top = tree_of(scenario);
    const SlotSentence cover =
        slot_sentence(*word_at(top, path_in(scenario, "rules[0]/effects[0]")), english(), shipped());
    CHECK(plain(cover) == "spaces are covered with [choose a tile]: all of [choose a zone]");
    CHECK(cover.pieces[3].missing);
    CHECK(cover.pieces[3].member == "zone");
    const SlotSentence on = slot_sentence(*word_at(top, path_in(scenario, "rules[0]/events[0]")), english(), shipped());
    CHECK(plain(on) == "At [choose]");
    REQUIRE(on.more.size() == 4);
    CHECK(on.more[2].members == std::vector<std::string>{"from"});
    REQUIRE(on.inside.size() == 1);
    CHECK(on.inside[0].lead == "and all of these are true:");
}

TEST_CASE("slots offer what is in scope") {
    const std::string text =
        "  <zones>\n    <zone id=\"bank\"/>\n    <zone id=\"shore\"><zone id=\"bank\"/></zone>\n  </zones>\n"
        "  <setups>\n    <setup players=\"2\">\n      <player number=\"1\"><army><card "
        "id=\"sonlen\"/></army></player>\n"
        "      <player number=\"2\"/>\n    </setup>\n  </setups>\n"
        "  <rules>\n    <rule id=\"a\"><on event=\"wounded\"/>"
        "<each figure=\"f\"><is figure=\"f\"/><set flag=\"wet\" of=\"f\"/></each>"
        "<choose by=\"1\" figure=\"g\"><arrive player=\"1\" card=\"sonlen\" zone=\"bank\"/></choose></rule>\n"
        "    <rule id=\"b\"><on event=\"round-end\"/><end winner=\"1\"/><roll/></rule>\n  </rules>\n";
    const Scenario scenario = scenario_of(scenario_file(text));
    using Options = std::vector<std::string>;
    CHECK(choices_at(scenario, "rules[a]/effects[0]/conditions[0]@figure").options ==
          Options{"f", "event", "attacker"});
    CHECK(choices_at(scenario, "rules[a]/effects[1]/effects[0]@zone").options ==
          Options{"bank", "shore", "own-start", "enemy-start"});
    CHECK(choices_at(scenario, "zones[shore]/conditions[0]@id").options == Options{"bank"});
    CHECK(choices_at(scenario, "rules[a]/effects[1]@by").options ==
          Options{"1", "2", "event", "attacker", "turn", "last-to-act", "first", "controller", "nobody"});
    CHECK(choices_at(scenario, "rules[b]/effects[0]@winner").options ==
          Options{"1", "2", "turn", "last-to-act", "first", "controller", "nobody"});
    const SlotChoices flags = choices_at(scenario, "rules[a]/effects[0]/effects[0]@flag");
    CHECK((flags.options == Options{"wet"} && flags.typed && !flags.may_be_empty));
    const SlotChoices cards = choices_at(scenario, "rules[a]/effects[1]/effects[0]@card");
    CHECK((cards.options[0] == "sonlen" && cards.near == 1 && cards.options.size() == shipped().cards().size()));
    const SlotChoices dice = choices_at(scenario, "rules[b]/effects[1]@dice");
    CHECK((dice.low == 1 && dice.high == 20));
    CHECK(choices_at(scenario, "rules[b]/effects[1]@die").options == Options{"d20", "skulls", "shields"});
    CHECK(choices_at(scenario, "rules[b]/events[0]@zone").pick == PickOnMap::Zone);
}

TEST_CASE("menus offer the words that make sense where they stand") {
    const Scenario scenario = scenario_of(scenario_file(
        "  <zones>\n    <zone id=\"bank\"/>\n  </zones>\n"
        "  <rules><rule id='a'><on event='wounded'/><when/></rule><rule id='b'><on event='round-end'/><when/>"
        "<each figure='f'/></rule></rules>"));
    const auto words_at = [&](const std::string& list) {
        const WordNode top = tree_of(scenario);
        std::map<std::string_view, int> names;
        for (const WordSort* sort : words_for(*list_at(top, path_in(scenario, list)))) ++names[sort->name];
        return names;
    };
    CHECK(words_at("rules[a]/when/conditions").contains("wounded"));
    CHECK_FALSE(words_at("rules[b]/when/conditions").contains("wounded"));
    CHECK(words_at("rules[b]/when/conditions").contains("round"));
    CHECK(words_at("rules[b]/effects[0]/conditions").contains("stands-on"));
    CHECK(words_at("zones[bank]/conditions").contains("terrain"));
    CHECK_FALSE(words_at("zones[bank]/conditions").contains("engaged"));
    CHECK(words_at("rules[b]/effects").contains("wound"));
    CHECK(words_at("rules[b]/events").size() == 1);
}
