// History, approvals and the command palette, through their widgets.
#include "editor/dialogs/command_palette.h"
#include "editor/editing/selection.h"
#include "editor/files/files.h"
#include "tests/gui/drawn_text.h"
#include "tests/gui/rig.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {

TEST_CASE("a click on a step of the history goes there, and forward again") {
    Rig rig;
    rig.click_on("palette:grass-1");
    for (const HexCoord hex : {HexCoord{0, 0}, HexCoord{1, 0}, HexCoord{2, 0}}) rig.click_hex(hex);
    rig.key("esc");
    rig.click_on("side.history");
    rig.click_on("history:1");
    CHECK(rig.pieces() == 1);
    CHECK(rig.notice().find("grass") != std::string::npos);
    rig.click_on("history:3");
    CHECK(rig.pieces() == 3);
    rig.click_on("history:0");
    CHECK(rig.pieces() == 0);
}

TEST_CASE("an issue is approved with a reason, which the file keeps, and the count no longer counts it") {
    Rig rig("xualtiaca");
    REQUIRE(rig.editor.now().issues.size() == 2);
    rig.click_on("issue-menu:0");
    rig.click_on("checks:reason");
    rig.type("It is a ledge");
    rig.key("enter");
    REQUIRE(rig.editor.now().issues[0].approval == "It is a ledge");
    CHECK(rig.text().find("reason=\"It is a ledge\"") != std::string::npos);
    rig.click_on("issue-menu:0");
    rig.click_on("checks:approve-no-longer");
    CHECK_FALSE(rig.editor.now().issues[0].approval);
}

TEST_CASE("an issue of the file's rules shows no line of the file, and takes it along when it is copied") {
    Rig rig;
    const TemporaryFolder folder;
    const auto file = folder.path / "bell.xml";
    std::ofstream(file) << "<scenario xmlns=\"urn:hexwright:scenario:2\">\n<battlefield><level number=\"1\"><piece "
                           "kind=\"grass-24\" at=\"0,0\"/></level></battlefield>\n"
                           "<zones><zone id=\"red\" use=\"start\" spaces=\"0,0,1\"/><zone id=\"blue\" use=\"start\" "
                           "spaces=\"0,1,1\"/></zones>\n"
                           "<rules>\n<rule id=\"bell\">\n<on event=\"round-end\"/>\n<set "
                           "flag=\"rung\"/>\n</rule>\n</rules>\n</scenario>\n";
    REQUIRE(open_file(rig.editor, file));
    rig.settle();
    REQUIRE(rig.editor.now().issues.size() == 1);
    REQUIRE(rig.editor.now().issues[0].line == 7);
    CHECK(drawn_text(*ImGui::GetDrawData()).find("line 7") == std::string::npos);
    rig.click_on("issue-menu:0");
    rig.click_on("checks:copy");
    CHECK(std::string(ImGui::GetClipboardText()) == "rung is set or counted here, but nothing asks for it. (line 7)");
}

TEST_CASE("forty sorts of missing pieces are one row, which leads to Boxes") {
    Rig rig("xualtiaca");
    const std::size_t before = rig.editor.now().issues.size();
    rig.editor.map.document.own(Holding{});
    rig.settle();
    REQUIRE(std::ranges::count(rig.editor.now().issues, IssueCode::NotOwned, &Issue::code) > 10);
    CHECK(rig.sees("issue:" + std::to_string(before)));
    CHECK_FALSE(rig.sees("issue:" + std::to_string(before + 1)));
    rig.click_on("issue:0");
    CHECK(rig.editor.map.view.side == SideTab::Parts);
    CHECK_FALSE(rig.editor.map.view.marked.empty());
}

TEST_CASE("all issues of a kind are fixed from the menu of one of them") {
    Rig rig;
    rig.click_on("palette:grass-1");
    for (const HexCoord hex : {HexCoord{0, 0}, HexCoord{3, 0}}) rig.click_hex(hex);
    rig.key("esc");
    select_all(rig.editor);
    rig.key("ctrl+pgup");
    REQUIRE(rig.editor.now().issues[0].code == IssueCode::NothingUnderneath);
    rig.click_on("issue-menu:0");
    rig.click_on("checks:mend-all");
    for (const Issue& issue : rig.editor.now().issues) CHECK(issue.code != IssueCode::NothingUnderneath);
    CHECK(rig.notice() == "Fixed 2 of this kind.");
    rig.key("ctrl+z");
    CHECK(rig.editor.now().issues[0].code == IssueCode::NothingUnderneath);
}

TEST_CASE("a command is found by a part of its words and done by Enter") {
    Rig rig("the-narrows");
    rig.key("ctrl+p");
    rig.type("dark");
    rig.key("enter");
    CHECK(rig.editor.map.view.dark);
    CHECK(rig.editor.dialog.kind == Dialog::None);
    rig.key("ctrl+p");
    rig.type("select everyth");
    rig.key("enter");
    CHECK(rig.editor.map.tools.selected.size() == 75);
    // By what other programs call it, too.
    for (const auto& [sought, id] : {std::pair{"rotate", "edit.turn-left"},
                                     {"flip", "edit.mirror-sideways"},
                                     {"zoom", "view.frame-all"},
                                     {"hide", "level.hide"},
                                     {"png", "file.picture"}}) {
        const std::string_view wanted = id;
        INFO(sought);
        CHECK(std::ranges::count(commands_like(sought, rig.editor), wanted, &Command::id) == 1);
    }
    // There is nothing to undo.
    for (const Command* found : commands_like("und", rig.editor)) CHECK(found->id != "edit.undo");
}

TEST_CASE("commands are found by other words for them in both languages, now or for later") {
    const Words german = words_of_language("de");
    const std::pair<const char*, const char*> english_words[] = {{"contest", "map.report"},
                                                                 {"profile", "map.collections"},
                                                                 {"even", "scenario.make-even"},
                                                                 {"even", "map.simulate"},
                                                                 {"ask", "play.advice"},
                                                                 {"ask", "play.chances"},
                                                                 {"drop", "tool.let-go"},
                                                                 {"drop", "play.let-go"},
                                                                 {"settings", "file.preferences"},
                                                                 {"campaigns", "help.welcome"},
                                                                 {"What would you do?", "play.advice"}};
    const std::pair<const char*, const char*> german_words[] = {
        {"wettbewerb", "map.report"}, {"profil", "map.collections"},    {"ausgleich", "scenario.make-even"},
        {"fragen", "play.advice"},    {"fallen lassen", "play.let-go"}, {"oeffnen", "file.open"},
        {"ask", "play.advice"},       {"groesse", "file.preferences"}};
    const auto finds = [](const EditorState& editor, const char* sought, std::string_view wanted) {
        const auto now = commands_like(sought, editor), later = commands_for_later(sought, editor);
        return std::ranges::count(now, wanted, &Command::id) + std::ranges::count(later, wanted, &Command::id) == 1;
    };
    {
        Rig rig("the-narrows");
        for (const auto& [sought, wanted] : english_words) {
            INFO(sought);
            CHECK(finds(rig.editor, sought, wanted));
        }
    }
    Rig in_german(test_catalogue(), german);
    for (const auto& [sought, wanted] : german_words) {
        INFO(sought);
        CHECK(finds(in_german.editor, sought, wanted));
    }
}

TEST_CASE("a command of a game says so while the map is edited, and Enter leaves the search open") {
    Rig rig("the-narrows");
    rig.key("ctrl+p");
    rig.type("what would");
    REQUIRE(rig.sees("command:play.advice"));
    rig.key("enter");
    CHECK(rig.editor.dialog.kind == Dialog::Commands);
}

TEST_CASE("Ctrl+F and a slash begin a search in the palette") {
    for (const char* key : {"ctrl+f", "/"}) {
        Rig rig("the-narrows");
        rig.key(key);
        rig.type("sand 7");
        rig.key("enter");
        INFO(key);
        CHECK(rig.editor.map.status.notice->words.id == "palette.none-left");
    }
}

}  // namespace hexwright
