// What the window writes besides maps is read as it was written, whatever a person typed: keys, house rules of the
// desk, what goes by way of the clipboard, puzzles and tests of games, games with unfinished words.
#include "editor/commands/key_edits.h"
#include "editor/commands/keys_file.h"
#include "editor/desk/desk.h"
#include "editor/desk/desk_house_rules.h"
#include "editor/desk/desk_setups.h"
#include "editor/desk/desk_words.h"
#include "editor/desk/undoing.h"
#include "editor/editing/commit.h"
#include "editor/editing/selection.h"
#include "editor/files/safekeeping.h"
#include "editor/play/game_files.h"
#include "editor/play/new_game.h"
#include "editor/play/playing.h"
#include "editor/play/test_making.h"
#include "editor/tools/clipboard.h"
#include "editor/workspace/key_map.h"
#include "engine/rules/edition.h"
#include "engine/scenario/trial.h"
#include "engine/scenario/word_tree.h"
#include "formats/xml/bytes/file.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/any_text.h"
#include "tests/support/every_room.h"
#include "tests/support/files.h"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

using testing::any_text, testing::Dice, testing::TemporaryFolder;

std::filesystem::path scenario_sample(const std::string& name) {
    return std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "samples/scenarios" / (name + ".xml");
}

// The map of a sample of scenarios, in a file of its own.
std::filesystem::path own_copy(const std::string& name, const std::filesystem::path& folder) {
    auto read = open_scenario(scenario_sample(name), test_catalogue());
    read->scenario.battlefield_source.clear();
    const std::filesystem::path file = folder / "map.xml";
    (void)write_file(file, write_scenario(read->scenario, test_catalogue()));
    return file;
}

// What a file of the map would say, read again.
std::string read_again(const SessionRig& rig) {
    const auto read = read_scenario(rig.text(), "map.xml", test_catalogue(), Holes::Kept);
    if (!read) FAIL(describe(read.error(), test_words()));
    return write_scenario(read->scenario, test_catalogue());
}

std::vector<KeyPress> all_presses() {
    std::vector<KeyPress> presses;
    for (int code = 0; code <= static_cast<int>(Key::Menu); ++code)
        for (int mods = 0; mods < 8; ++mods)
            presses.push_back({static_cast<Key>(code), {(mods & 1) != 0, (mods & 2) != 0, (mods & 4) != 0}});
    return presses;
}

}  // namespace

TEST_CASE("every key that a command can be given stands in the file of keys under its own name") {
    std::size_t named = 0;
    for (const KeyPress press : all_presses()) {
        const std::string text = file_text(press);
        CAPTURE(text, static_cast<int>(press.key));
        if (text.empty()) {
            CHECK(why_reserved(press, {}));
            continue;
        }
        ++named;
        CHECK(key_from(text) == press);
    }
    CHECK(named > 400);
}

TEST_CASE("keys changed at random are read as they were written, without any trouble") {
    Dice dice{41};
    std::vector<KeyPress> presses;
    for (const KeyPress press : all_presses())
        if (!why_reserved(press, {})) presses.push_back(press);
    for (int round = 0; round < 40; ++round) {
        KeyMap keys;
        for (int change = 0; change < 60; ++change) {
            const Command& changed = all_commands()[dice.below(all_commands().size())];
            // Mostly keys that somebody has.
            const Command& owner = all_commands()[dice.below(all_commands().size())];
            const std::vector<KeyPress> owned = presses_of(owner, keys);
            const KeyPress press = owned.empty() || dice.below(3) == 0 ? dice.pick(presses) : dice.pick(owned);
            switch (dice.below(4)) {
                case 0:
                    keys = with_usual_keys(std::move(keys), changed);
                    break;
                case 1:
                    keys = without_key(std::move(keys), owner, press);
                    break;
                default:
                    keys = with_key(std::move(keys), changed, press);
            }
        }
        const std::string xml = write_keys(keys);
        INFO(xml);
        const ReadKeys read = read_keys(xml, "keys.xml");
        for (const Refusal& trouble : read.troubles) FAIL_CHECK(describe(trouble, test_words()));
        CHECK(read.keys == keys);
    }
}

TEST_CASE("house rules as the desk writes them, of any name, are read at another desk and in the map's file") {
    const TemporaryFolder folder;
    Dice dice{42};
    std::size_t kept = 0;
    for (int round = 0; round < 20; ++round) {
        SessionRig rig, other;
        EditorState& editor = rig.editor;
        const std::vector<std::string> known(editions().begin(), editions().end());
        REQUIRE(change_edition(editor, "a", dice.pick(known)));
        for (std::size_t changes = 1 + dice.below(8); changes > 0; --changes) {
            const auto matters = rules_to_change(editor, dice.pick(std::vector<std::string>{"", "e", "snow", "move"}));
            if (matters.empty()) continue;
            const RuleMatter what = dice.pick(matters).what;
            const RuleRange range = *range_of(what);
            (void)set_house_rule(editor.map, what, dice.below(2) == 0 ? range.high : dice.roll(range.low, range.high));
        }
        const std::string name = any_text(dice);
        INFO('"' << name << '"');
        (void)name_house_rules(editor.map, name);
        if (house_rules_of(editor.map).empty()) continue;
        CHECK(read_again(rig) == rig.text());
        REQUIRE(write_house_rules_to(editor, folder / "rules.xml"));
        const bool read = read_house_rules_from(other.editor, folder / "rules.xml");
        INFO(other.notice() << "\n" << testing::bytes_of(folder / "rules.xml"));
        REQUIRE(read);
        CHECK(house_rules_of(other.editor.map) == house_rules_of(editor.map));
        CHECK(other.editor.now().scenario->house_rules->id == editor.now().scenario->house_rules->id);
        ++kept;
    }
    CHECK(kept > 12);
}

TEST_CASE("pieces and zones and words with any texts come through the clipboard as they were") {
    Dice dice{43};
    std::size_t zones = 0, words = 0;
    for (int round = 0; round < 80; ++round) {
        SessionRig rig;
        EditorState& editor = rig.editor;
        const std::vector<std::string> names{any_text(dice), any_text(dice)};
        // Names that no file can hold are refused.
        if (const auto refused = editor.map.document.commit(
                {PlacePieces{{lying("grass-2", {0, 0}), lying("grass-7", {4, 0})}, names}, {}})) {
            INFO(test_words()(refused->message) << " \"" << names[0] << "\" \"" << names[1] << '"');
            CHECK(rig.text().find("<piece") == std::string::npos);
            REQUIRE_FALSE(editor.map.document.commit(
                {PlacePieces{{lying("grass-2", {0, 0}), lying("grass-7", {4, 0})}, {}}, {}}));
        }
        Zone zone{};
        zone.id = any_text(dice), zone.use = any_text(dice), zone.color = any_text(dice);
        zone.spaces = {{{4, 0}, 1}};
        if (editor.map.document.commit({SetZones{{zone}}, {}})) {
            zone.id = "west", zone.use = "start";
            if (editor.map.document.commit({SetZones{{zone}}, {}})) zone.color = {};
            (void)editor.map.document.commit({SetZones{{zone}}, {}});
        }
        rig.key("ctrl+a");
        copy_selected(editor);
        SessionRig other;
        other.editor.clipboard.write(editor.clipboard.read());
        paste_in_place(other.editor);
        INFO(other.notice() << "\n" << editor.clipboard.read());
        CHECK(other.text() == rig.text());
        zones += editor.now().scenario->zones->size();

        const WordPath rules = WordPath{}.inside("rules");
        REQUIRE(put_word(editor, rules, "rule"));
        const WordPath rule = WordPath{}.inside("rules", 0);
        REQUIRE(put_word(editor, rule.inside("effects"), "say"));
        words += set_member(editor, rule.at("title"), any_text(dice)) ? 1 : 0;
        words += set_member(editor, rule.inside("effects", 0).at("text"), any_text(dice)) ? 1 : 0;
        copy_word(editor, rule);
        INFO(editor.clipboard.read());
        REQUIRE(remove_word(editor, rule));
        const std::string without = rig.text();
        REQUIRE(paste_words(editor, rules));
        const std::string with = rig.text();
        undo(editor);
        CHECK(rig.text() == without);
        undo(editor);
        CHECK(rig.text() == with);  // As it was before it was cut.
    }
    CHECK(zones > 40);
    CHECK(words > 20);
}

TEST_CASE("a puzzle or a test with any text in any member is refused or read as it was written") {
    Dice dice{44};
    std::size_t accepted = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "samples/puzzles")) {
        auto read = open_scenario(entry.path(), test_catalogue());
        if (!read || tests_of(read->scenario).puzzles.empty()) continue;
        read->scenario.battlefield_source.clear();
        SessionRig rig;
        EditorState& editor = rig.editor;
        replace_document(editor, Document(test_catalogue(), std::move(read->scenario)));
        const auto top = std::make_shared<const WordNode>(scenario_words(editor.map));
        each_word(*top, [&](const WordPath& path, const WordNode& word) {
            if (path.top() || (path.steps.front().list != "puzzles" && dice.below(10) > 0)) return;
            constexpr std::size_t texts_each = 8;
            for (std::size_t i = 0; i < word.slots.size() * texts_each; ++i) {
                const WordPath member = path.at(std::string(word.slots[i / texts_each].name));
                const std::string text = any_text(dice);
                INFO(entry.path().filename() << " " << to_text(member, *top) << " = \"" << text << '"');
                const std::string before = rig.text();
                if (!set_member(editor, member, text)) {
                    CHECK(rig.text() == before);
                    continue;
                }
                CHECK(read_again(rig) == rig.text());
                if (rig.text() == before) continue;
                ++accepted;
                undo(editor);
            }
        });
    }
    CHECK(accepted > 50);
}

TEST_CASE("a game on a map with unfinished words is saved, left and opened as it was") {
    const TemporaryFolder folder;
    const std::filesystem::path map = own_copy("the-toll-street", folder.path);
    // Steps and goals of every sort without what they need: no game plays them.
    const auto with_holes = [](EditorState& editor, std::size_t which) {
        constexpr std::size_t at_a_time = 6;
        if (!put_word(editor, WordPath{}.inside("tests"), "test")) return false;
        const WordPath steps = WordPath{editor.map.desk.chosen}.inside("steps");
        const auto sorts = words_for(*list_at(scenario_words(editor.map), steps));
        if (which * at_a_time >= sorts.size()) return false;
        for (std::size_t i = which * at_a_time; i < std::min(sorts.size(), (which + 1) * at_a_time); ++i)
            (void)put_word(editor, steps, sorts[i]->name);
        (void)put_word(editor, WordPath{}.inside("puzzles"), "puzzle");
        return true;
    };
    std::size_t played = 0;
    for (std::size_t which = 0;; ++which) {
        GameState left;
        {
            SessionRig rig;
            begin_safekeeping(rig.editor, folder / "state");
            REQUIRE(open_file(rig.editor, map));
            if (!with_holes(rig.editor, which)) break;
            REQUIRE_FALSE(holes_of(scenario_words(rig.editor.map)).empty());
            REQUIRE(save_file(rig.editor, folder / "holes.xml"));
            switch_mode(rig.editor);
            rig.editor.map.table.form.game.seats = {"human", "human"};
            begin_game(rig.editor);
            INFO(rig.notice());
            REQUIRE(rig.editor.map.table.on());
            keep_game_safe(rig.editor);
            choose_listed(rig.editor.map, 0);
            keep_game_safe(rig.editor);
            REQUIRE(save_game(rig.editor, folder / "game.xml"));
            left = rig.editor.map.table.play->session().state();
            ++played;
        }
        SessionRig again;
        begin_safekeeping(again.editor, folder / "state");
        REQUIRE(open_file(again.editor, folder / "holes.xml"));
        switch_mode(again.editor);
        INFO(again.editor.dialog.trouble << "\n" << testing::bytes_of(folder / "holes.xml"));
        REQUIRE(again.editor.map.table.on());
        CHECK(again.editor.map.table.play->session().state() == left);
        const bool opened = open_game(again.editor, folder / "game.xml");
        INFO(again.editor.dialog.trouble);
        REQUIRE(opened);
        CHECK(again.editor.map.table.play->session().state() == left);
        CHECK_FALSE(map_has_changed(again.editor));
        std::filesystem::remove_all(folder / "state");
    }
    CHECK(played > 3);
}

TEST_CASE("a game that unfinished words of a rule keep from beginning says which") {
    SessionRig rig;
    EditorState& editor = rig.editor;
    const TemporaryFolder folder;
    REQUIRE(open_file(editor, own_copy("the-toll-street", folder.path)));
    REQUIRE(put_word(editor, WordPath{}.inside("rules", 0).inside("effects"), "end"));
    switch_mode(editor);
    editor.map.table.form.game.seats = {"human", "human"};
    begin_game(editor);
    CHECK_FALSE(editor.map.table.on());
    CHECK_FALSE(rig.notice().empty());
}

}  // namespace hexwright
