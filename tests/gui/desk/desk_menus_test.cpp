// Menus and keys of the desk at which a scenario is written: every short menu takes typing, "+" offers what a word has,
// a zone is made where it is asked for, and keys are the desk's or the map's, whichever was clicked last.
#include "editor/desk/campaign.h"
#include "editor/desk/desk.h"
#include "editor/desk/desk_part.h"
#include "editor/desk/desk_words.h"
#include "editor/desk/undoing.h"
#include "editor/document/edits/zoning.h"
#include "editor/editing/commit.h"
#include "editor/inspect/many_games.h"
#include "editor/panels/desk/word_menus.h"
#include "editor/widgets/short_menu.h"
#include "engine/core/text.h"
#include "engine/scenario/slot_choices.h"
#include "engine/scenario/word_tree.h"
#include "formats/telling/rules_text/slot_text.h"
#include "tests/gui/desk_rig.h"
#include "tests/support/dice.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

// Only the menus of the desk, in a window of their own: a frame is short.
class MenuRig {
public:
    MenuRig() : editor(test_catalogue(), test_words()), ui(editor.words, backend) {
        ui.stay_plain = true;
        auto read = open_scenario(scenario_file("the-toll-street"), test_catalogue());
        read->scenario.battlefield_source.clear();
        replace_document(editor, Document(test_catalogue(), std::move(read->scenario)));
        editor.dialog = {};
        editor.map.desk.open = true;
    }

    void frame() {
        ui.presses = input.feed(ImGui::GetIO());
        ImGui::NewFrame();
        ui.begin_frame();
        ImGui::Begin("##menus");
        panels::draw_word_menus(ui, editor, state);
        ImGui::End();
        ImGui::Render();
    }
    void frames() {
        do frame();
        while (!input.empty());
        frame();
        frame();
    }
    void open(const WordPath& member) {
        const Slot* slot = slot_at(desk_words(editor.map), member);
        state = {.member = member, .opens = true, .typed = slot->text};
        frames();
    }
    void open_more(const WordPath& word) {
        state = {.more_at = word, .opens = true};
        frames();
    }
    void close() {
        state = {};
        frames();
    }
    void type(const std::string& text) {
        for (const char letter : text) input.push(Character{static_cast<unsigned char>(letter)});
        frames();
    }
    void enter() {
        input.press({Key::Enter});
        frames();
    }
    bool sees(const std::string& label) const { return ui.find(label).has_value(); }

    ImGuiScope imgui;
    CountingBackend backend;
    EditorState editor;
    Ui ui;
    InputQueue input;
    panels::WordEditorUi state;
};

// Calls `visit` with each word of each list that may stand anywhere, put there for that time, and its path.
void each_word_put(EditorState& editor, const std::function<void(const WordPath&, const WordNode&)>& visit) {
    std::vector<std::string> seen;
    const std::function<void(WordPath, int)> fill = [&](const WordPath& word, int depth) {
        const auto top = kept_desk_words(editor.map);
        const WordNode* node = word_at(*top, word);
        if (!node) return;
        visit(word, *node);
        if (depth > 3) return;
        for (const WordList& list : node->lists) {
            const WordPath place = word.inside(std::string(list.name));
            for (const WordSort* sort : words_for(list)) {
                const std::string key = std::string(sort->group) + "/" + std::string(sort->name);
                if (std::ranges::count(seen, key) > 0) continue;
                if (!put_word(editor, place, sort->name)) continue;
                seen.push_back(key);
                fill(editor.map.desk.chosen, depth + 1);
                undo(editor);
            }
        }
    };
    for (const auto& [list, name] : {std::pair("rules", "rule"), std::pair("modifiers", "modifier"),
                                     std::pair("tests", "test"), std::pair("puzzles", "puzzle")}) {
        if (!put_word(editor, desk_top.inside(list), name)) continue;
        fill(editor.map.desk.chosen, 0);
        undo(editor);
    }
    fill(desk_top.inside("victory", 0), 0);
}

}  // namespace

TEST_CASE("every menu of every slot of every word takes typing, and Enter chooses the first", "[desk]") {
    MenuRig rig;
    testing::Dice dice{51};
    std::size_t menus = 0, chosen = 0;
    each_word_put(rig.editor, [&](const WordPath& word, const WordNode& node) {
        for (const Slot& slot : node.slots) {
            const WordPath member = word.at(std::string(slot.name));
            INFO(to_text(member));
            choose_word(rig.editor.map, word);
            const SlotChoices choices = choices_on_desk(rig.editor.map, member);
            rig.open(member);
            const bool field = rig.sees("desk:typed"), filter = rig.sees("menu:filter");
            if (choices.options.empty() && !field && slot.kind != SlotKind::Zone) {
                CHECK_FALSE(filter);
                rig.close();
                continue;
            }
            ++menus;
            CHECK((field || filter));
            const auto number = rig.editor.now().number;
            const std::string before = slot.text;
            std::string wanted;
            if (choices.low != choices.high) wanted = std::to_string(choices.high);
            else if (choices.typed) wanted = "x7";
            else if (!choices.options.empty()) wanted = dice.pick(choices.options);
            else wanted = "ford";
            if (field) {
                rig.input.press({Key::End});
                for (std::size_t i = 0; i < before.size() + 1; ++i) rig.input.press({Key::Backspace});
            }
            rig.type(wanted);
            rig.enter();
            const Slot* now =
                slot_at(desk_words(rig.editor.map), rig.editor.map.desk.chosen.at(std::string(slot.name)));
            INFO(wanted);
            REQUIRE(now);
            // What is meant anyway is left out.
            if (now->text == wanted || (now->text.empty() && now->usual == wanted)) ++chosen;
            else CHECK(rig.editor.now().number == number);  // Refused.
            rig.close();
            if (rig.editor.now().number != number) undo(rig.editor);
        }
    });
    CHECK(menus > 300);
    CHECK(chosen > 250);
}

TEST_CASE("+ offers every member that a word may have besides, by its name, and typing finds it", "[desk]") {
    MenuRig rig;
    std::size_t offered = 0;
    each_word_put(rig.editor, [&](const WordPath& word, const WordNode& node) {
        const SlotSentence sentence = slot_sentence(node, rig.editor.words, rig.editor.catalogue());
        if (sentence.more.empty()) return;
        rig.open_more(word);
        INFO(to_text(word) << " " << node.name);
        CHECK(rig.sees("menu:filter"));
        for (const SlotSentence::More& more : sentence.more)
            for (const std::string& member : more.members) {
                ++offered;
                INFO(member);
                CHECK(rig.sees("member:" + member));
            }
        rig.close();
    });
    CHECK(offered > 200);
    const WordPath rule = desk_top.inside("rules", 0);
    rig.open_more(rule);
    rig.type("hidden");
    rig.enter();
    REQUIRE(rig.state.member);  // It can be yes or no: its own menu is open.
    CHECK(rig.state.member->member == "hidden");
    CHECK(rig.sees("menu:filter"));
}

TEST_CASE("letters are never keys of the map while the desk has the focus, and are after a click on the map",
          "[desk]") {
    DeskRig rig(scenario_file("the-toll-street"));
    rig.click_on("part:rules");
    rig.click_on("item:rules[0]");
    CHECK(rig.editor.map.desk.focused);
    for (const Command& row : all_commands())
        for (const KeyPress press : presses_of(row, rig.editor.user.keys)) {
            if (press.mods.ctrl || press.mods.alt || static_cast<int>(press.key) >= static_cast<int>(Key::Escape) ||
                press.key == Key::Space || row.menu == "help" || row.id.starts_with("scenario."))
                continue;
            INFO(row.id);
            CHECK(command_for(press, rig.editor) != &row);
        }
    const std::string before = rig.text();
    const auto tool = rig.editor.map.tools.current;
    const bool whole = rig.editor.map.view.whole;
    rig.key("a");
    CHECK(rig.editor.map.view.whole == whole);
    REQUIRE(rig.editor.map.status.notice);
    CHECK(rig.editor.map.status.notice->words.id.starts_with("desk."));
    for (const char* key : {"b", "e", "g", "m", "q", "r", "s", "v", "w", "x", "z", "1", "7", ",", "shift+r"})
        rig.key(key);
    CHECK(rig.text() == before);
    CHECK(rig.editor.map.tools.current == tool);
    CHECK(rig.editor.dialog.kind == Dialog::None);
    rig.click_hex({0, 0});
    CHECK_FALSE(rig.editor.map.desk.focused);
    rig.key("a");
    CHECK(rig.editor.map.view.whole != whole);
    rig.click_on("item:rules[0]");
    rig.key("a");
    CHECK(rig.editor.map.view.whole != whole);
}

TEST_CASE("a second Del takes neither the rule around, nor the next one, nor what is selected on the map", "[desk]") {
    DeskRig rig(scenario_file("the-toll-street"));
    rig.key("ctrl+a");  // All pieces.
    rig.click_on("part:rules");
    rig.click_on("item:rules[1]");
    const std::size_t rules = rulebook_of(rig.scenario()).rules.size();
    const std::size_t effects = rulebook_of(rig.scenario()).rules[1].effects.size(), pieces = rig.pieces();
    rig.click_on("word:rules[1]/effects[0]");
    rig.key("del");
    CHECK(rulebook_of(rig.scenario()).rules[1].effects.size() == effects - 1);
    CHECK(rig.sees("word:rules[1]"));  // Its rule still lies there.
    rig.key("del");
    rig.key("del");
    CHECK(rulebook_of(rig.scenario()).rules.size() == rules);
    CHECK(rulebook_of(rig.scenario()).rules[1].effects.size() == effects - 1);
    CHECK(rig.notice().find("Nothing is selected") != std::string::npos);
    rig.key("ctrl+z");
    CHECK(rulebook_of(rig.scenario()).rules[1].effects.size() == effects);
    rig.click_on("item:rules[1]");
    rig.key("del");
    rig.key("del");
    CHECK(rulebook_of(rig.scenario()).rules.size() == rules - 1);
    CHECK(rig.pieces() == pieces);
    rig.key("ctrl+z");
    rig.click_on("item:rules[1]");
    rig.click_on("word:rules[1]/effects[0]");  // What is chosen anew goes.
    rig.key("del");
    CHECK(rulebook_of(rig.scenario()).rules[1].effects.size() == effects - 1);
}

TEST_CASE("a word that was cut is pasted where it was, and Del is the map's after a click there", "[desk]") {
    DeskRig rig(scenario_file("the-toll-street"));
    rig.click_on("part:rules");
    rig.click_on("item:rules[1]");
    rig.click_on("word:rules[1]/effects[0]");
    const std::string before = rig.text();
    rig.key("ctrl+c");
    rig.key("del");
    rig.key("ctrl+v");
    CHECK(rig.text() == before);
    rig.click_hex({0, 0});
    const std::size_t rules = rulebook_of(rig.scenario()).rules.size();
    rig.key("del");
    CHECK(rulebook_of(rig.scenario()).rules.size() == rules);
}

TEST_CASE("a zone that is not there yet is made in the menu where it is asked for, and painted beside it", "[desk]") {
    DeskRig rig(scenario_file("the-toll-street"));
    rig.click_on("part:rules");
    rig.click_on("desk.new-rule");
    const WordPath rule = rig.editor.map.desk.chosen;
    rig.add(rule.inside("events"), "on");
    const WordPath word = rule.inside("events", 0);
    rig.click_on("more:" + to_text(word));
    rig.click_on("member:zone");
    rig.type("North ford");
    const std::string before = rig.text();
    rig.key("enter");
    const Zones& zones = *rig.scenario().zones;
    CHECK(zones.back().id == "north-ford");
    CHECK(slot_at(rig.words(), word.at("zone"))->text == "north-ford");
    CHECK(rig.editor.map.tools.current == Tool::Zone);
    CHECK(rig.editor.map.tools.zone_brush.id == "north-ford");
    CHECK(rig.editor.map.desk.chosen == word);
    CHECK(rig.sees("slot:" + to_text(word.at("zone"))));  // Its sentence is still there.
    const HexCoord hex = rig.scenario().battlefield.pieces().front().at;
    rig.drag_hexes({hex});
    CHECK(zone_named(*rig.scenario().zones, "north-ford")->spaces.size() == 1);
    rig.key("ctrl+z");
    rig.key("ctrl+z");  // The zone and the word that names it are one step.
    CHECK(rig.text() == before);
}

TEST_CASE("a zone made for the conditions of another zone comes before that, which is followed", "[desk]") {
    DeskRig rig(scenario_file("the-toll-street"));
    rig.click_on("part:zones");
    rig.click_on("desk.new-zone");
    const WordPath zone = rig.editor.map.desk.chosen;
    const std::size_t place = zone.steps.front().index;
    const std::string own = rig.scenario().zones->back().id;
    rig.add(zone.inside("conditions"), "next-to");
    rig.click_on("more:" + to_text(zone.inside("conditions", 0)));
    rig.click_on("member:zone");
    rig.click_on("desk:new-zone");
    REQUIRE(rig.scenario().zones->size() == place + 2);
    CHECK(rig.scenario().zones->back().id == own);
    const std::string made = (*rig.scenario().zones)[place].id;
    const WordPath now = desk_top.inside("zones", place + 1).inside("conditions", 0);
    CHECK(slot_at(rig.words(), now.at("zone"))->text == made);
    CHECK(rig.editor.map.desk.chosen == now);
}

TEST_CASE("games and making even stand beside the desk, in a tab beside the page", "[desk]") {
    DeskRig rig(HEXWRIGHT_SOURCE_DIR "/tests/e2e/battles/duel.xml");
    CHECK(rig.sees("scenario.try-out"));
    CHECK(rig.sees("scenario.make-even"));
    CHECK_FALSE(rig.sees("games:play"));
    rig.click_on("side.games");
    CHECK(rig.sees("games:play"));
    CHECK(rig.sees("games:even"));
    rig.click_on("desk.page");
    CHECK_FALSE(rig.sees("games:play"));
    CHECK(rig.sees("page:rules[0]"));
    rig.click_on("scenario.make-even");
    rig.editor.jobs.wait_until_idle();
    rig.settle();
    CHECK(rig.sees("games:play"));
    CHECK((rig.sees("even:knob") || rig.editor.map.make_even.open));
    rig.key("f4");
    rig.key("f4");
    CHECK(rig.sees("page:rules[0]"));  // Opened anew the desk shows its page.
    rig.key("ctrl+shift+j");
    CHECK(rig.sees("games:play"));
}

TEST_CASE("lists and menus of the desk's forms take typing", "[desk]") {
    DeskRig rig(scenario_file("the-toll-street"));
    const auto takes_typing = [&](const std::string& opens) {
        INFO(opens);
        rig.click_on(opens);
        CHECK(rig.sees("menu:filter"));
        rig.key("esc");
        rig.key("esc");
        CHECK_FALSE(rig.sees("menu:filter"));
    };
    rig.click_on("part:about");
    takes_typing("desk.edition-field");
    rig.click_on("desk.edition-field");
    rig.type("basic");
    rig.key("enter");
    CHECK(rig.scenario().edition.find("basic") != std::string::npos);
    rig.key("ctrl+z");
    rig.click_on("part:players");
    for (const char* menu : {"desk.new-setup", "desk.copy-setup", "desk.copy-army", "desk.other-zone"})
        if (rig.sees(menu)) takes_typing(menu);
    rig.click_on("part:rules");
    takes_typing("desk.templates");
    rig.click_on("part:zones");
    rig.click_on("item:zones[0]");
    takes_typing("zones.colour");
    rig.click_on("side.games");
    takes_typing("games:seat-1");
}

}  // namespace hexwright
