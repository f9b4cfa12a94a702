// What is said at the table: cards in full, names of spaces, digits beside lines, doors with their Life.
#include "editor/play/table_words.h"

#include "editor/commands/commands.h"
#include "editor/document/files/open.h"
#include "editor/editing/commit.h"
#include "editor/panels/table/decision_panel.h"
#include "editor/play/new_game.h"
#include "editor/play/playing.h"
#include "editor/play/sitting_down.h"
#include "engine/game/objects.h"
#include "tests/gui/drawn_text.h"
#include "tests/gui/rig.h"
#include "tests/support/shipped_game.h"

#include <algorithm>
#include <filesystem>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

class WordsRig : public Rig {
public:
    explicit WordsRig(const Scenario& scenario) {
        ImGui::GetIO().DisplaySize = {1700, 1600};
        NewGame game;
        game.options.seed = 3;
        auto begun = Play::begin(std::make_shared<const Scenario>(scenario), testing::shipped(), game,
                                 editor.map.table.numbers + 1);
        if (!begun) throw std::runtime_error(begun.error().message.id);
        editor.map.table.play = std::move(*begun);
        sit_down_again(editor.map);
        settle();
    }
    const Play& play() const { return *editor.map.table.play; }
    // The last choice of each decision, until the first one is of this kind.
    template <class Kind>
    void pass_to() {
        for (int guard = 0; guard < 200 && !std::holds_alternative<Kind>(play().legal().front()); ++guard)
            if (!editor.map.table.play->choose(play().legal().size() - 1)) throw std::runtime_error("refused");
        settle();
    }
    // Wherever its lines are broken.
    std::string drawn() const {
        std::string text = drawn_text(*ImGui::GetDrawData());
        std::ranges::replace(text, '\n', ' ');
        return text;
    }
    bool draws(const std::string& text) const { return drawn().find(text) != std::string::npos; }
    std::string first_line() { return choices_at_table(editor).front(); }
};

Scenario two_drakes() {
    testing::ShippedGame drawn("1 1 1 1 1 1 1 1\n 1 1 1 1 1 1 1 1\n  1 1 1 1 1 1 1 1");
    drawn.army(1, "drake-sotm", {{0, 0}}).army(1, "sonlen", {{1, 0}}).army(2, "drake-rotv", {{7, 0}});
    drawn.glyph("astrid", {4, 0});
    return drawn.set_up();
}

std::string rig_label(const WordsRig& rig, const std::string& card) {
    return "card:" + name_of(rig.play().seen(), card_named(rig.play().seen(), card));
}

}  // namespace

TEST_CASE("pointing at a card at the table shows both sides and each power in full, and a right click keeps it") {
    WordsRig rig(two_drakes());
    const std::string label = rig_label(rig, "2.drake-rotv");
    rig.move_to(rig.main_window.ui.find(label)->middle());
    CHECK(rig.sees("card-text:drake-rotv"));
    for (const char* words : {"Sgt. Drake Alexander", "Unique Hero", "110 points", "Jandar", "Master", "Basic", "Life",
                              "Defense", "Thorian Speed"}) {
        CAPTURE(words);
        CHECK(rig.draws(words));
    }
    CHECK_FALSE(rig.draws("Box: Rise of the Valkyrie"));
    CHECK_FALSE(rig.sees("card-window"));
    rig.press_at(rig.main_window.ui.find(label)->middle(), {}, 1);
    rig.let_go({}, 1);
    CHECK(rig.sees("card-window"));
    CHECK(rig.draws("Box: Rise of the Valkyrie (2004)"));  // Kept, it tells all.
    rig.key("esc");
    CHECK_FALSE(rig.sees("card-window"));
}

TEST_CASE("keys alone show a card in full") {
    WordsRig rig(two_drakes());
    rig.key("f2");
    for (int guard = 0; guard < 60 && rig.main_window.ui.marked != rig_label(rig, "2.drake-rotv"); ++guard)
        rig.key(rig.main_window.ui.marked.starts_with("card:") ? "down" : "tab");
    REQUIRE(rig.main_window.ui.marked == rig_label(rig, "2.drake-rotv"));
    CHECK(rig.sees("card-text:drake-rotv"));
}

TEST_CASE("two cards of one name have their sets beside them, in the cards and in the list") {
    WordsRig rig(two_drakes());
    CHECK(rig.draws("(Rise of the"));
    CHECK(rig.draws("(Swarm of the"));
    rig.pass_to<PlaceMarker>();
    const std::vector<std::string> lines = choices_at_table(rig.editor);
    CHECK(std::ranges::any_of(
        lines, [](const std::string& line) { return line.find("Sgt. Drake Alexander (") != std::string::npos; }));
}

TEST_CASE("a click on a card that cannot act says so beside the card, with the reason") {
    WordsRig rig(two_drakes());
    rig.pass_to<Move>();
    const GameState& seen = rig.play().seen();
    const CardId acts = seen.turns.back().card;
    const auto other =
        std::ranges::find_if(seen.cards, [&](const GameCard& card) { return card.kind != seen[acts].kind; });
    REQUIRE(other != seen.cards.end());
    const CardId waits{static_cast<int>(other - seen.cards.begin())};
    const std::string name = name_of(seen, waits);
    rig.click_on("card:" + name);
    CHECK(rig.sees("card-refusal:" + name));
    CHECK(rig.sees("card-text:" + rig.editor.catalogue()[other->kind].id));
    rig.click_on("card:" + name);
    CHECK_FALSE(rig.sees("card-refusal:" + name));
}

TEST_CASE("spaces are said by the nearest name and a direction, and by coordinates on request") {
    WordsRig rig(two_drakes());
    rig.pass_to<Move>();
    const std::vector<std::string> named = choices_at_table(rig.editor);
    const auto has = [](const std::vector<std::string>& lines, const std::string& text) {
        return std::ranges::any_of(lines,
                                   [&](const std::string& line) { return line.find(text) != std::string::npos; });
    };
    CHECK(has(named, "the space west of the Glyph of Astrid"));
    CHECK_FALSE(has(named, "3,0,1"));
    REQUIRE(run("view.table-coordinates", rig.editor));
    rig.settle();
    CHECK(has(choices_at_table(rig.editor), "3,0,1"));
    CHECK(write_settings(rig.editor.user.settings).find("coordinates=\"on\"") != std::string::npos);
}

TEST_CASE("a digit takes the line that shows it, in a filtered list too, and no line shows what is a marker") {
    WordsRig rig(two_drakes());
    rig.pass_to<PlaceMarker>();
    const Action asked = rig.play().legal().front();
    rig.key(std::to_string(std::get<PlaceMarker>(asked).marker).c_str());
    REQUIRE(rig.play().hand.marker == std::get<PlaceMarker>(asked).marker);
    rig.pass_to<Move>();
    rig.key("/");
    rig.type("Astrid");
    rig.key("esc");
    rig.editor.map.table.play->hand.filter = "Astrid";
    rig.settle();
    DecisionUi list;
    const std::vector<std::size_t> rows = listed_rows(rig.editor, list);
    REQUIRE(rows.size() > 1);
    REQUIRE(rows.size() < rig.play().legal().size());
    const Action wanted = rig.play().legal()[rows[1]];
    rig.key("2");
    if (rows.size() > 9 && rig.play().hand.typed == "2") rig.key("enter");
    CHECK(rig.play().session().tree()[rig.play().session().current()].step->action == wanted);
}

TEST_CASE("doors with Life stand in the list of cards, with what is left of it and their Defense") {
    testing::ShippedGame drawn("1 1 1\n 1 1 1\n  1 1 1\n   1 1 1");
    drawn.army(1, "sonlen", {{0, 0}}).army(2, "thorgrim", {{1, 3}});
    drawn.piece({.kind = *testing::shipped().piece("castle-door"), .at = {0, 1}, .level = 2}, "gate");
    drawn.players()[1].owns = {{.piece = "gate", .life = 3, .defense = 2, .leaves = "castle-arch"}};
    WordsRig rig(drawn.set_up());
    CHECK(rig.sees("object:gate"));
    CHECK(rig.draws("Life 3/3 · Defense 2"));
}

TEST_CASE("an army of one's own is built by search, format and boxes, and copied and pasted as text") {
    Rig rig;
    rig.editor.user.data.clear();
    REQUIRE(run("play.armies", rig.editor));
    rig.settle();
    REQUIRE(rig.editor.dialog.kind == Dialog::OwnArmies);
    rig.click_on("army-browser.search");
    rig.type("attack twice");  // Words of a power.
    CHECK(rig.sees("army-card:syvarris"));
    CHECK_FALSE(rig.sees("army-card:grimnak"));
    rig.click_on("army-card:syvarris");
    CHECK(rig.sees("army-picked:syvarris"));
    rig.click_on("army-browser.copy");
    CHECK(rig.editor.clipboard.read() == "Syvarris 100");
    rig.editor.clipboard.write("Grimnak 120, Heavy Gruts x2 140");
    rig.click_on("army-browser.paste");
    CHECK_FALSE(rig.sees("army-picked:syvarris"));
    CHECK(rig.sees("army-picked:grimnak"));
    CHECK(rig.sees("army-picked:heavy-gruts"));
    rig.editor.clipboard.write("Grimnac");
    rig.click_on("army-browser.paste");  // Refused: it stays as it was.
    CHECK(rig.sees("army-picked:heavy-gruts"));
    rig.click_on("army-browser.copy");
    CHECK(rig.editor.clipboard.read() == "Grimnak 120, Heavy Gruts x2 140");
    rig.key("esc");
    CHECK(rig.editor.dialog.kind == Dialog::None);
    REQUIRE(run("play.armies", rig.editor));
    rig.settle();
    CHECK(rig.sees("army-picked:grimnak"));  // It is still there.
}

TEST_CASE("the list of cards is sorted by a column, and a random army is what the format allows") {
    Rig rig;
    REQUIRE(run("play.armies", rig.editor));
    rig.settle();
    const auto above = [&rig](const char* first, const char* second) {
        const auto a = rig.main_window.ui.find(std::string("army-card:") + first),
                   b = rig.main_window.ui.find(std::string("army-card:") + second);
        return a && b && a->top < b->top;
    };
    rig.click_on("army-browser.search");
    rig.type("viking");
    CHECK(above("finn", "tarn-viking-warriors"));
    rig.click_on("army-sort:card-facts.move");
    rig.click_on("army-sort:card-facts.life");
    CHECK(above("finn", "tarn-viking-warriors"));
    rig.click_on("army-sort:card-facts.life");
    CHECK(above("tarn-viking-warriors", "finn"));
    rig.click_on("army-browser.random");
    rig.click_on("army-browser.copy");
    const std::string list = rig.editor.clipboard.read();
    CHECK(list.size() > 20);
    rig.click_on("army-browser.clear");
    rig.click_on("army-browser.random");
    rig.click_on("army-browser.copy");
    CHECK(rig.editor.clipboard.read() != list);  // Other dice.
}

TEST_CASE("an army is kept under a name, and taken up again") {
    const TemporaryFolder data;
    Rig rig;
    rig.editor.user.data = data.path;
    REQUIRE(run("play.armies", rig.editor));
    rig.settle();
    rig.editor.clipboard.write("Grimnak, Heavy Gruts x2");
    rig.click_on("army-browser.paste");
    rig.click_on("army-browser.kept-armies");
    rig.click_on("army-browser.name");
    rig.type("Orcs");
    rig.click_on("army-browser.keep");
    CHECK(std::filesystem::exists(data.path / "armies"));
    rig.click_on("army-browser.clear");
    CHECK_FALSE(rig.sees("army-picked:grimnak"));
    rig.click_on("army-browser.kept-armies");
    rig.click_on("kept-army:Orcs");
    CHECK(rig.sees("army-picked:grimnak"));
}

TEST_CASE("whatever is done to an army of one's own is undone and redone, after the dialog was closed, too") {
    Rig rig;
    REQUIRE(run("play.armies", rig.editor));
    rig.settle();
    rig.editor.clipboard.write("Grimnak, Heavy Gruts x2");
    rig.click_on("army-browser.paste");
    rig.click_on("army-picked:grimnak");  // Takes it out.
    rig.click_on("army-browser.random");
    rig.click_on("army-browser.copy");
    const std::string drawn = rig.editor.clipboard.read();
    rig.click_on("army-browser.clear");
    rig.key("esc");
    REQUIRE(run("play.armies", rig.editor));
    rig.settle();
    rig.click_on("army-browser.undo");
    rig.click_on("army-browser.copy");
    CHECK(rig.editor.clipboard.read() == drawn);
    rig.click_on("army-browser.undo");
    CHECK(rig.sees("army-picked:heavy-gruts"));
    CHECK_FALSE(rig.sees("army-picked:grimnak"));
    rig.click_on("army-browser.undo");
    CHECK(rig.sees("army-picked:grimnak"));
    rig.click_on("army-browser.redo");
    CHECK_FALSE(rig.sees("army-picked:grimnak"));
    rig.key("ctrl+z");
    CHECK(rig.sees("army-picked:grimnak"));
    rig.key("ctrl+y");
    CHECK_FALSE(rig.sees("army-picked:grimnak"));
}

TEST_CASE("an army of a new game is undone, too") {
    Rig rig("sparrow-ford");
    rig.key("f5");
    rig.click_on("new-game.pick-1");
    const auto cards = rig.editor.map.table.form.game.options.armies.at(0);
    REQUIRE_FALSE(cards.empty());
    rig.click_on("army-browser.clear");
    CHECK(rig.editor.map.table.form.game.options.armies.at(0).empty());
    rig.click_on("army-browser.undo");
    CHECK(rig.editor.map.table.form.game.options.armies.at(0) == cards);
}

TEST_CASE("an army of one's own is saved to print") {
    const TemporaryFolder folder;
    Rig rig;
    rig.editor.user.folder = folder.path;
    REQUIRE(run("play.armies", rig.editor));
    rig.settle();
    rig.click_on("army-browser.print");
    CHECK(rig.editor.dialog.kind == Dialog::OwnArmies);  // There is nothing to print yet.
    rig.editor.clipboard.write("Grimnak, Heavy Gruts x2");
    rig.click_on("army-browser.paste");
    rig.click_on("army-browser.print");
    CHECK(rig.editor.dialog.kind == Dialog::ArmyTo);
    rig.key("enter");
    rig.editor.jobs.wait_for_usual();
    rig.settle();
    CHECK(bytes_of(folder / "army.pdf").starts_with("%PDF"));
}

}  // namespace hexwright
