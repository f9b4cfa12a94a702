#include "editor/files/past_refusals.h"

#include "editor/editing/selection.h"
#include "editor/files/open_maps.h"
#include "editor/play/new_game.h"
#include "tests/editor/workspace/rig.h"

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

PieceId any_piece(const EditorState& editor) {
    PieceId any;
    editor.now().scenario->battlefield.each([&](const PlacedPiece& piece) { any = piece.id; });
    return any;
}

}  // namespace

TEST_CASE("a refusal stands until what caused it has changed, whatever changed it") {
    SessionRig rig("sparrow-ford");
    EditorState& editor = rig.editor;
    const auto refuse_now = [&] {
        refuse(editor.map.status, {"refused.nowhere-to-stand"});
        drop_past_refusal(editor);
        drop_past_refusal(editor);
        REQUIRE(editor.map.status.notice);  // Time alone does nothing to it.
    };
    const auto stands = [&] {
        drop_past_refusal(editor);
        return editor.map.status.notice.has_value();
    };
    SECTION("the map") {
        refuse_now();
        REQUIRE_FALSE(editor.map.document.commit({RemovePieces{{any_piece(editor)}}, {}}));
        CHECK_FALSE(stands());
    }
    SECTION("what is selected") {
        refuse_now();
        editor.map.tools.selected = {any_piece(editor)};
        CHECK_FALSE(stands());
    }
    SECTION("another map in front, or one fewer") {
        REQUIRE(make_room(editor));
        refuse_now();
        drop_map(editor);
        refuse_now();
    }
    SECTION("the game") {
        ask_for_game(editor);
        begin_game(editor);
        REQUIRE(editor.map.table.play);
        refuse_now();
        REQUIRE(editor.map.table.play->choose(0));
        CHECK_FALSE(stands());
    }
    SECTION("a dialog that opens, such as the one for saving") {
        refuse_now();
        editor.dialog.kind = Dialog::SaveGame;
        CHECK_FALSE(stands());
    }
    SECTION("and one of a dialog goes with the dialog") {
        editor.dialog.kind = Dialog::NewGame;
        refuse_now();
        editor.dialog = {};
        CHECK_FALSE(stands());
    }
    SECTION("what the start tells stays through the questions of the start") {
        refuse_now();
        editor.dialog.kind = Dialog::Welcome;
        CHECK(stands());
        editor.dialog = {};
        CHECK(stands());
    }
    SECTION("what is only said is no refusal") {
        say(editor.map.status, {"table.taken-up"});
        drop_past_refusal(editor);
        editor.dialog.kind = Dialog::SaveGame;
        CHECK(stands());
    }
}

}  // namespace hexwright
