// Tests and puzzles are made of every game: with armies from the dialog, on an empty table, of a puzzle. The made test
// passes when it is run, also after it was written and read, and the puzzle opens and can be solved.
#include "editor/play/by_hand.h"
#include "editor/play/game_files.h"
#include "editor/play/new_game.h"
#include "editor/play/playing.h"
#include "editor/play/test_making.h"
#include "engine/trials/puzzle.h"
#include "engine/trials/trial_run.h"
#include "tests/editor/workspace/rig.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

struct MakingRig : SessionRig {
    explicit MakingRig(const std::filesystem::path& file) {
        if (!open_file(editor, file)) throw std::runtime_error(editor.dialog.trouble);
        ask_for_game(editor);
    }
    Play& play() { return *editor.map.table.play; }
    void begin() {
        for (std::string& seat : editor.map.table.form.game.seats) seat = "human";
        begin_game(editor);
        if (!editor.map.table.on()) throw std::runtime_error(notice());
    }
    // The easy computer plays on until somebody can attack, at most so far.
    bool play_to_attack(int most) {
        for (int made = 0; made < most && !play().legal().empty(); ++made) {
            if (std::holds_alternative<Attack>(play().legal().front())) return true;
            if (play().curtain()) play().open_curtain();
            REQUIRE(play().choose(*play().advice(*player_kind("greedy"))));
        }
        return false;
    }
    void make_test_here() {
        ask_for_test(editor);
        INFO(notice());
        REQUIRE(editor.dialog.kind == Dialog::MakeTest);
        make_test(editor);
        REQUIRE(editor.dialog.kind == Dialog::None);
    }
    // After it was written and read.
    std::string failures() {
        auto read = read_scenario(text(), "made.xml", editor.catalogue());
        if (!read) return test_words()(read.error().message);
        std::string all;
        for (const TestOutcome& outcome :
             run_tests(read->scenario, std::make_shared<const Catalogue>(editor.catalogue())))
            for (const Message& message : outcome.trouble) all += outcome.id + ": " + test_words()(message) + "; ";
        return all;
    }
    const ScenarioTests& tests() { return tests_of(*editor.now().scenario); }
};

}  // namespace

TEST_CASE("a game with armies from the dialog makes a test, whose figures are given, and it passes") {
    MakingRig rig(sample("sparrow-ford"));
    rig.editor.map.table.form.game.options.points = 600;
    propose_armies(rig.editor.map);
    REQUIRE_FALSE(rig.editor.map.table.form.game.options.armies.empty());
    rig.begin();
    for (int made = 0; made < 3; ++made) REQUIRE(rig.play().choose(0));
    rig.make_test_here();
    const ScenarioTest& made = rig.tests().tests.back();
    REQUIRE(made.given);
    CHECK_FALSE(made.given->figures.empty());
    CHECK(rig.text().find("<figure player=\"1\" card=") != std::string::npos);
    CHECK(rig.failures().empty());
    REQUIRE(rig.play_to_attack(400));
    REQUIRE(rig.play().choose(0));
    rig.make_test_here();
    CHECK(rig.tests().tests.size() == 2);
    CHECK(rig.failures().empty());
}

TEST_CASE("the position of such a game makes a puzzle that opens and can be solved") {
    MakingRig rig(sample("sparrow-ford"));
    rig.begin();
    REQUIRE(rig.play_to_attack(400));
    const std::string before = rig.text();
    make_puzzle(rig.editor);
    for (int attacks = 0; attacks < 20 && rig.tests().puzzles.empty();
         ++attacks) {  // There need not be a goal at once.
        REQUIRE(rig.play().choose(0));
        REQUIRE(rig.play_to_attack(400));
        make_puzzle(rig.editor);
    }
    rig.settle();
    INFO(rig.notice());
    REQUIRE(rig.tests().puzzles.size() == 1);
    const auto catalogue = std::make_shared<const Catalogue>(rig.editor.catalogue());
    auto read = read_scenario(rig.text(), "made.xml", rig.editor.catalogue());
    REQUIRE(read);
    const auto game = begin_puzzle(read->scenario, catalogue, tests_of(read->scenario).puzzles.front());
    REQUIRE(game);
    CHECK(prove(*game).verdict == PuzzleProof::Verdict::Solved);
    // In the window: it is offered, opens, and its game makes a test in its turn.
    ask_for_game(rig.editor);
    CHECK(rig.editor.map.table.form.game.options.puzzle == rig.tests().puzzles.front().id.word);
    begin_game(rig.editor);
    REQUIRE(rig.editor.map.table.on());
    REQUIRE(rig.play().puzzle());
    CHECK(rig.play().puzzle_stand() == PuzzleStand::Open);
    const auto line = prove(*rig.play().puzzle()).line;
    for (const Action& action : line) REQUIRE(rig.play().act(action));
    CHECK(rig.play().puzzle_stand() == PuzzleStand::Solved);
    rig.make_test_here();
    CHECK(rig.failures().empty());
    run("edit.undo", rig.editor);
    CHECK(rig.text() != before);
}

TEST_CASE("no puzzle is made of a position from which nothing is surely reached, and it is said why") {
    MakingRig rig(sample("sparrow-ford"));
    rig.begin();
    make_puzzle(rig.editor);
    rig.settle();
    CHECK(rig.tests().puzzles.empty());
    REQUIRE(rig.editor.map.status.notice);
    CHECK(rig.editor.map.status.notice->words.id == "made.no-goal");
}

TEST_CASE("a game that began on an empty table makes a test that passes, also on a map without start zones") {
    for (const char* map : {"sparrow-ford", "the-narrows"}) {
        INFO(map);
        MakingRig rig{sample(map)};
        choose_empty_position(rig.editor.map, 2);
        begin_game(rig.editor);
        REQUIRE(rig.editor.map.table.on());
        const GameState& state = rig.play().session().state();
        act_by_hand(rig.editor.map, {"bring-card", {{"card", "finn"}, {"player", "1"}}});
        act_by_hand(rig.editor.map, {"bring-card", {{"card", "thorgrim"}, {"player", "2"}}});
        const auto at = [&](std::size_t space) {
            return to_text((*state.board)[static_cast<SpaceIndex>(space)].space);
        };
        act_by_hand(rig.editor.map, {"put", {{"figure", "1.finn.1.1"}, {"at", at(20)}}});
        act_by_hand(rig.editor.map, {"put", {{"figure", "2.thorgrim.1.1"}, {"at", at(60)}}});
        begin_play(rig.editor);
        INFO(rig.notice());
        REQUIRE_FALSE(being_arranged(rig.play().session().state()));
        for (int made = 0; made < 12; ++made) REQUIRE(rig.play().choose(0));
        rig.make_test_here();
        CHECK(rig.failures().empty());
    }
}

}  // namespace hexwright
