// Pieces and sets of one's own are known at once, and go only where nothing uses them.
#include "editor/files/own_pieces.h"

#include "editor/editing/arming.h"
#include "editor/files/open_maps.h"
#include "editor/tools/tool_choice.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/every_room.h"
#include "tests/support/files.h"

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

struct Maker {
    Maker() {
        rig.editor.user.collections.own_catalogue = folder / "catalogue.xml";
        rig.editor.user.collections.folder = folder / "collections";
    }
    OwnPiece keep(OwnPiece piece) {
        const auto trouble = keep_own_piece(rig.editor, piece);
        INFO((trouble ? trouble->why.message.id : ""));
        REQUIRE_FALSE(trouble);
        return piece;
    }
    std::string why_not(const OwnPiece& piece) {
        const auto refused = throw_own_piece_away(rig.editor, piece.id);
        return refused ? refused->message.id : "";
    }
    const Catalogue& catalogue() const { return rig.editor.catalogue(); }

    testing::TemporaryFolder folder;
    SessionRig rig;
    OwnPiece meadow{.name = "meadow", .terrain = "grass", .hexes = {{0, 0}, {1, 0}}};
};

}  // namespace

TEST_CASE("a piece of one's own is placed as soon as it is kept, saved with the map and opened again") {
    Maker maker;
    EditorState& editor = maker.rig.editor;
    const OwnPiece piece = maker.keep(maker.meadow);
    const auto kind = maker.catalogue().piece(piece.id);
    REQUIRE(kind);
    REQUIRE_FALSE(editor.map.document.commit({PlacePieces{{{.kind = *kind, .at = {0, 0}}}}, {}}));
    REQUIRE(save_file(editor, maker.folder / "map.xml"));
    // The next start of the program reads the same file of pieces.
    const auto next = read_catalogue(testing::bytes_of(maker.folder / "catalogue.xml"), "c", test_catalogue());
    REQUIRE(next);
    CHECK(open_scenario(maker.folder / "map.xml", *next));
    CHECK_FALSE(open_scenario(maker.folder / "map.xml", test_catalogue()));  // Another machine.
}

TEST_CASE("every open map knows it, and a piece that one of them uses stays as it is") {
    Maker maker;
    EditorState& editor = maker.rig.editor;
    OwnPiece piece = maker.keep(maker.meadow);
    const PieceKind kind = *maker.catalogue().piece(piece.id);
    REQUIRE_FALSE(editor.map.document.commit({PlacePieces{{{.kind = kind, .at = {0, 0}}}}, {}}));
    REQUIRE(make_room(editor));  // Another map comes to the front.
    OwnPiece changed = piece;
    changed.height = 2;
    const auto trouble = keep_own_piece(editor, changed);
    REQUIRE(trouble);
    CHECK(trouble->field == OwnField::File);
    CHECK(trouble->why.message.id == "own-pieces.in-use");
    CHECK(maker.catalogue()[kind].height == 1);
    CHECK(own_catalogue_of(editor)->pieces.front().height == 1);
    CHECK(maker.why_not(piece) == "own-pieces.on-map");
    piece.name = "lawn";
    piece = maker.keep(piece);
    show_map(editor, 1);
    CHECK(maker.catalogue()[kind].name == "lawn");
}

TEST_CASE("a piece that goes leaves the hand, the palette and the file, and comes again as another one") {
    Maker maker;
    EditorState& editor = maker.rig.editor;
    const OwnPiece piece = maker.keep(maker.meadow);
    const PieceKind kind = *maker.catalogue().piece(piece.id);
    arm(editor, kind);
    CHECK(maker.why_not(piece).empty());
    CHECK_FALSE(maker.catalogue().piece(piece.id));
    CHECK_FALSE(editor.map.tools.armed);
    CHECK(std::ranges::count(editor.map.tools.recent, kind) == 0);
    CHECK(own_catalogue_of(editor)->pieces.empty());
    CHECK(maker.keep(maker.meadow).id == piece.id);
    CHECK(maker.catalogue().piece(piece.id) != kind);
}

TEST_CASE("sets of one's own hold pieces of one's own, and both are known at once") {
    Maker maker;
    EditorState& editor = maker.rig.editor;
    OwnPiece piece = maker.keep(maker.meadow);
    REQUIRE_FALSE(keep_own_set(editor, {"My drawer", {{*maker.catalogue().item(piece.id), 3}}}));
    const auto set = maker.catalogue().set("my-drawer");
    REQUIRE(set);
    CHECK(maker.catalogue()[*set].items.front().count == 3);
    CHECK(told_of_kept(editor.map, piece).id == "own-pieces.kept");
    Limit limit;
    limit.sets = {{*maker.catalogue().set("swarm-of-the-marro"), 1}};
    REQUIRE_FALSE(editor.map.document.commit({SetLimit{limit}, {}}));
    CHECK(told_of_kept(editor.map, piece).id == "own-pieces.kept-beyond");
    limit.sets.push_back({*set, 1});
    REQUIRE_FALSE(editor.map.document.commit({SetLimit{limit}, {}}));
    CHECK(told_of_kept(editor.map, piece).id == "own-pieces.kept");
    CHECK(maker.why_not(piece) == "own-pieces.in-set");
    piece.in_sets["my-drawer"] = 0;
    maker.keep(piece);
    CHECK(maker.catalogue()[*set].items.empty());
    CHECK(maker.why_not(piece).empty());
}

TEST_CASE("without a place to keep it in, or with a file that cannot be read, nothing is changed") {
    Maker maker;
    EditorState& editor = maker.rig.editor;
    const std::string rubbish = "<catalogue";
    std::ofstream(maker.folder / "catalogue.xml") << rubbish;
    OwnPiece piece = maker.meadow;
    CHECK(keep_own_piece(editor, piece)->field == OwnField::File);
    CHECK(testing::bytes_of(maker.folder / "catalogue.xml") == rubbish);
    CHECK_FALSE(own_catalogue_of(editor));
    editor.user.collections.own_catalogue.clear();
    CHECK(keep_own_piece(editor, piece)->why.message.id == "own-sets.nowhere");
    CHECK(piece.id.empty());
}

}  // namespace hexwright
