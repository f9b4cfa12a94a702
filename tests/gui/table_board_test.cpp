// At the table the board is what one sees: its pane is measured, the map fills it, cards and lists fold; what is
// advised comes into sight; seats are a short menu; dice are fresh and their seed is told.
#include "editor/files/preferences.h"
#include "editor/panels/table/story_panel.h"
#include "editor/play/game_tree.h"
#include "editor/play/new_game.h"
#include "editor/play/playing.h"
#include "engine/game/scenario_rules.h"
#include "engine/story/story.h"
#include "tests/gui/drawn_text.h"
#include "tests/gui/rig.h"

#include <algorithm>
#include <map>
#include <string>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

std::filesystem::path scenario_of_board(const std::string& name) {
    return std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "samples/scenarios" / (name + ".xml");
}

class BoardRig : public Rig {
public:
    explicit BoardRig(const std::string& name, ImVec2 size = {1280, 800}) {
        ImGui::GetIO().DisplaySize = size;
        if (!open_file(editor, scenario_of_board(name))) throw std::runtime_error(editor.dialog.trouble);
        settle();
    }
    void ask() {
        ask_for_game(editor);
        settle();
    }
    void begin(bool people = true) {
        ask();
        if (people)
            for (std::string& seat : editor.map.table.form.game.seats) seat = "human";
        begin_game(editor);
        if (!editor.map.table.on()) throw std::runtime_error(notice());
        settle();
    }
    const Play& play() const { return *editor.map.table.play; }
    // The larger share of the pane's width or height that the map takes.
    float filled() {
        const Box pane = *main_window.ui.find("plan");
        Box map{1e6F, 1e6F, -1e6F, -1e6F};
        for (const Terrain::Column& column : editor.shown().terrain.columns()) {
            const auto at = place_of(main_window.ui, editor, column.hex);
            map.left = std::min(map.left, at->x), map.right = std::max(map.right, at->x);
            map.top = std::min(map.top, at->y), map.bottom = std::max(map.bottom, at->y);
        }
        const auto hex = static_cast<float>(hex_width * editor.map.view.plan.scale);
        CHECK(map.left > pane.left);
        CHECK(map.right < pane.right);
        CHECK(map.top > pane.top);
        CHECK(map.bottom < pane.bottom);
        return std::max((map.width() + hex) / pane.width(), (map.height() + hex) / pane.height());
    }
};

}  // namespace

TEST_CASE("at the table the board takes half of the width or more, in one view, and the map fills it") {
    for (const char* name : {"the-toll-street", "high-water", "the-last-crossing", "skirmish-on-xualtiaca"})
        for (const ImVec2 size : {ImVec2{1280, 800}, ImVec2{1024, 700}}) {
            BoardRig rig(name, size);
            rig.begin();
            INFO(name << " in " << size.x);
            const auto pane = rig.main_window.ui.find("plan");
            REQUIRE(pane);
            CHECK(pane->width() >= size.x / 2);
            CHECK(pane->height() >= size.y / 2);
            CHECK_FALSE(rig.sees("scene"));
            CHECK(rig.filled() > 0.85F);
            rig.key("tab");
            const auto scene = rig.main_window.ui.find("scene");
            REQUIRE(scene);
            CHECK(scene->width() >= size.x / 2);
        }
}

TEST_CASE("cards, lists and tabs of the table fold, are remembered, and leave the map's own panes alone") {
    BoardRig rig("the-toll-street");
    rig.begin();
    const float before = rig.main_window.ui.find("plan")->width();
    rig.click_on("fold:view.left-pane");
    CHECK_FALSE(rig.sees("player:1"));
    CHECK(rig.sees("cards.fly-out"));
    const float without_cards = rig.main_window.ui.find("plan")->width();
    CHECK(without_cards > before + 150);
    CHECK(rig.filled() > 0.85F);
    rig.click_on("fold:view.lower-pane");
    CHECK_FALSE(rig.sees("table.story"));
    CHECK(rig.sees("decision:done") == false);
    CHECK(rig.sees("play.advice"));
    rig.click_on("fold:view.right-pane");
    CHECK_FALSE(rig.sees("play.advice"));
    CHECK(rig.main_window.ui.find("plan")->width() > without_cards + 150);
    // The keys of the list still choose.
    const NodeId node = rig.play().session().current();
    rig.key("1");
    rig.key("enter");
    CHECK(rig.play().session().current() != node);
    for (const Fold pane : {Fold::Cards, Fold::Lists, Fold::Tabs}) CHECK(is_folded(rig.editor.user.settings, pane));
    for (const Fold pane : {Fold::Left, Fold::Right, Fold::Lower})
        CHECK_FALSE(is_folded(rig.editor.user.settings, pane));
    rig.click_on("folded:view.right-pane");
    CHECK(rig.sees("play.advice"));
    rig.click_on("folded:view.lower-pane");
    CHECK(rig.sees("table.story"));
}

TEST_CASE("a seat is chosen in a short menu, with the others behind More, and each says what it does") {
    BoardRig rig("the-toll-street");
    rig.ask();
    rig.click_on("new-game.seat-2");
    for (const char* seat : {"seat.human", "seat.greedy", "seat.planner:64", "seat.planner", "seat.more"})
        CHECK(rig.sees(seat));
    CHECK_FALSE(rig.sees("seat.rote"));
    rig.click_on("seat.more");
    REQUIRE(rig.sees("seat.rote"));
    CHECK(rig.sees("seat.random"));
    rig.click_on("seat.rote");
    CHECK(rig.editor.map.table.form.game.seats[1] == "rote");
    for (const PlayerKind& kind : player_kinds()) {
        const std::string id = title_of(&kind).id + "-tip";
        INFO(id);
        CHECK(test_words().knows(id));
    }
    CHECK(rig.editor.words("seat.rote") != "scripted");
    rig.click_on("new-game.seat-2");
    rig.click_on("seat.planner");
    CHECK(rig.editor.map.table.form.game.seats[1] == "planner");
}

TEST_CASE("what would you do is drawn on the board, both come into sight, and it is said why") {
    BoardRig rig("the-toll-street");
    rig.begin();
    while (!std::holds_alternative<Move>(rig.play().legal().front())) REQUIRE(rig.editor.map.table.play->choose(0));
    rig.settle();
    rig.editor.map.view.plan.centre = {4'000, 4'000};
    rig.editor.map.view.plan_goal.reset();
    rig.settle();
    REQUIRE_FALSE(rig.sees("advice"));
    rig.key("h");
    const Advice* advice = rig.editor.map.table.advised();
    REQUIRE(advice);
    CHECK(rig.main_window.ui.in_sight().contains("choice:" + std::to_string(advice->listed)));
    REQUIRE(rig.sees("advice"));
    const Box pane = *rig.main_window.ui.find("plan");
    CHECK(pane.holds(rig.main_window.ui.find("advice")->middle()));
    REQUIRE(rig.sees("decision:why"));
    CHECK(test_words().knows(advice->why.id));
    CHECK(rig.notice().find(rig.editor.words(advice->why)) != std::string::npos);
    // It goes when the game goes on.
    REQUIRE(rig.editor.map.table.play->choose(0));
    rig.settle();
    CHECK_FALSE(rig.sees("advice"));
}

TEST_CASE("every advice of a game has one sentence why, which is about what it advises") {
    BoardRig rig("the-toll-street");
    rig.begin();
    std::map<std::string, int> whys;
    for (int made = 0; made < 300 && !rig.play().legal().empty(); ++made) {
        const auto advice = advice_for(rig.play());
        REQUIRE(advice);
        CHECK(test_words().knows(advice->why.id));
        CHECK_FALSE(rig.editor.words(advice->why).empty());
        ++whys[advice->why.id];
        REQUIRE(rig.editor.map.table.play->choose(advice->listed));
    }
    for (const char* id : {"why.place", "why.marker", "why.marker-x"}) {
        INFO(id);
        CHECK(whys[id] > 0);
    }
    CHECK(whys["why.attack"] + whys["why.attack-best"] > 0);
    CHECK(whys["why.can-attack"] + whys["why.can-attack-one"] + whys["why.nearer"] + whys["why.goal"] > 0);
}

TEST_CASE("each new game has fresh dice, whose seed is shown, can be typed, and stands in the record") {
    BoardRig rig("the-toll-street");
    rig.ask();
    CHECK(rig.sees("new-game.seed"));
    const std::string first = rig.editor.map.table.form.seed;
    begin_game(rig.editor);
    REQUIRE(rig.editor.map.table.on());
    CHECK(std::to_string(rig.play().session().options().seed) == first);
    rig.settle();
    rig.click_on("play.set-dice");
    CHECK(rig.sees("table.seed"));
    rig.key("esc");
    rig.ask();
    const std::string second = rig.editor.map.table.form.seed;
    CHECK(second != first);
    rig.click_on("new-game.other-dice");
    CHECK(rig.editor.map.table.form.seed != second);
    for (const char* wrong : {"", "0", "seven", "12 13", "-3"}) {
        rig.editor.map.table.form.seed = wrong;
        begin_game(rig.editor);
        INFO(wrong);
        CHECK(rig.editor.dialog.kind == Dialog::NewGame);
        CHECK(rig.editor.map.status.notice->words.id == "new-game.no-seed");
    }
    rig.editor.map.table.form.seed = "4711";
    begin_game(rig.editor);
    CHECK(rig.editor.dialog.kind == Dialog::None);
    CHECK(rig.play().session().record().options.seed == 4711);
}

TEST_CASE("long lines of a game's story go on below, whole, and the last one is in sight") {
    BoardRig rig("the-toll-street", {1024, 700});
    rig.begin();
    for (int decisions = 0; decisions < 40; ++decisions) REQUIRE(rig.editor.map.table.play->choose(0));
    rig.settle();
    rig.settle();
    StoryUi story;
    const std::size_t lines = story_lines(rig.editor, story).size();
    float end = 0;
    int wrapped = 0;
    for (std::size_t i = 0; i < lines; ++i) {
        const auto row = rig.main_window.ui.find("story:" + std::to_string(i));
        if (!row) continue;
        INFO(i);
        CHECK(row->top >= end);
        end = row->bottom;
        wrapped += row->height() > rig.main_window.ui.px(30) ? 1 : 0;
    }
    CHECK(wrapped > 0);
    CHECK(rig.sees("story:" + std::to_string(lines - 1)));
}

TEST_CASE("fair play is not proposed where nothing is secret but markers and glyphs") {
    BoardRig rig("the-toll-street");
    rig.ask();
    CHECK(rig.editor.map.table.form.game.mode == PlayMode::OpenTable);
    CHECK_FALSE(rig.editor.map.table.form.secrets);
}

TEST_CASE("a scenario with secrets is played fair, and who has chosen in secret is told, not what") {
    BoardRig rig("a-coal-under-the-coat");
    rig.ask();
    CHECK(rig.editor.map.table.form.game.mode == PlayMode::FairPlay);
    CHECK(rig.editor.map.table.form.secrets);
    for (std::string& seat : rig.editor.map.table.form.game.seats) seat = "human";
    begin_game(rig.editor);
    REQUIRE(rig.editor.map.table.on());
    Play& play = *rig.editor.map.table.play;
    std::optional<PlayerId> chooser;
    for (int made = 0; made < 400 && !chooser && !play.legal().empty(); ++made) {
        if (play.curtain()) play.open_curtain();
        const Step* step = next_step(play.session().state());
        if (step && is_secret_choice(play.session().state(), *step)) chooser = step->player;
        REQUIRE(play.choose(0));
    }
    REQUIRE(chooser);
    StoryUi story;
    const std::string line = rig.editor.words(
        Message{"story.chosen-in-secret",
                {{"player", std::vector<Message>{story::player_told(play.session().state(), *chooser)}}}});
    const auto told = [&] {
        const auto& lines = story_lines(rig.editor, story);
        return std::ranges::count(lines, line, &StoryLine::text);
    };
    // To the other player.
    for (int made = 0; made < 400 && (play.curtain() || play.viewer() == chooser) && !play.legal().empty(); ++made) {
        if (play.curtain() && play.session().decider() != chooser) {
            play.open_curtain();
            break;
        }
        if (play.curtain()) play.open_curtain();
        else REQUIRE(play.choose(0));
    }
    REQUIRE(play.viewer() != chooser);
    CHECK(told() > 0);
}

TEST_CASE("a puzzle tells the dice that it has set, and set dice are said as they were typed") {
    Rig rig;
    ImGui::GetIO().DisplaySize = {1280, 800};
    REQUIRE(open_file(rig.editor, std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "samples/puzzles/two-arrows.xml"));
    ask_for_game(rig.editor);
    begin_game(rig.editor);
    REQUIRE(rig.editor.map.table.on());
    rig.settle();
    CHECK(rig.sees("puzzle:dice"));
    CHECK(drawn_text(*ImGui::GetDrawData()).find("blank, blank, blank") != std::string::npos);

    const auto faces = faces_from("skull, shield 6", rig.editor.words);
    REQUIRE(faces);
    CHECK(*faces == std::vector<std::uint8_t>{1, 4, 6});
    set_dice(rig.editor.map, SetDice{*faces});
    CHECK(rig.notice() == "The next dice show skull, shield, blank (1 4 6).");
    set_dice(rig.editor.map, SetDice{*faces_from("13 4", rig.editor.words)});
    CHECK(rig.notice() == "The next dice show 13 4.");
    CHECK_FALSE(faces_from("sword", rig.editor.words));
}

}  // namespace hexwright
