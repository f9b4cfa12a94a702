#include "editor/document/document.h"

#include "formats/xml/bytes/file.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/editor/documents.h"
#include "tests/support/builders.h"
#include "tests/support/every_room.h"
#include "tests/support/files.h"
#include "tests/support/shipped.h"

#include <filesystem>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

std::size_t pieces(const Document& document) { return document.now().scenario->battlefield.size(); }

}  // namespace

TEST_CASE("undo and redo look at older and newer snapshots, a commit drops what could be redone") {
    Document document(kinds());
    for (int q = 0; q < 3; ++q) REQUIRE_FALSE(document.commit(tile_laid(document, {q, 0})));
    CHECK(pieces(document) == 3);
    const auto number = document.now().number;
    document.undo();
    document.undo();
    CHECK(pieces(document) == 1);
    CHECK(document.now().number != number);
    document.redo();
    CHECK(pieces(document) == 2);
    REQUIRE_FALSE(document.commit(tile_laid(document, {9, 9})));
    CHECK_FALSE(document.history().can_redo());
    document.jump(0);
    CHECK(pieces(document) == 0);
    document.undo();
    CHECK(pieces(document) == 0);
    document.jump(99);
    CHECK(document.history().at() == 0);
}

TEST_CASE("an id of a removed piece is not given out again") {
    Document document(kinds(), scenario_with({at("grass-1", {0, 0})}));
    REQUIRE_FALSE(document.commit(named(RemovePieces{{PieceId{0}}}, *document.now().scenario, kinds())));
    REQUIRE_FALSE(document.commit(tile_laid(document, {0, 0})));
    CHECK(document.now().scenario->battlefield.find(PieceId{0}) == nullptr);
    CHECK(document.now().scenario->battlefield.find(PieceId{1}) != nullptr);
}

TEST_CASE("a desk is changed until it is saved, and unchanged again when it is back at the saved step") {
    const TemporaryFolder folder;
    const auto file = folder.path / "map.xml";
    Document document(kinds());
    CHECK_FALSE(document.changed());
    REQUIRE_FALSE(document.commit(tile_laid(document, {0, 0})));
    CHECK(document.changed());
    REQUIRE(document.save(file));
    CHECK_FALSE(document.changed());
    CHECK(document.file() == file);
    CHECK(*read_file(file) == write_scenario(*document.now().scenario, kinds()));
    REQUIRE_FALSE(document.commit(tile_laid(document, {1, 0})));
    CHECK(document.changed());
    document.undo();
    CHECK_FALSE(document.changed());
    document.undo();
    CHECK(document.changed());
    CHECK_FALSE(document.save(folder.path / "nowhere" / "map.xml"));
    CHECK(document.file() == file);
    CHECK(document.changed());
}

TEST_CASE("a copy for another program that leaves things behind saves nothing: what was not saved is not saved") {
    const TemporaryFolder folder;
    const auto ours = folder.path / "map.xml", theirs = folder.path / "map.hsc", again = folder.path / "again.hsc";
    const Catalogue& all = shipped();
    const auto grass = [&](HexCoord hex) {
        return Edit{PlacePieces{{{.kind = *all.piece("grass-1"), .at = hex}}}, {}};
    };
    const auto limit = [&] {
        Limit beyond;
        beyond.beyond_sets = true;
        return Edit{SetLimit{beyond}, {}};
    };
    Document document(all);
    REQUIRE_FALSE(document.commit(grass({0, 0})));
    SECTION("a map without a file has none after it, and is as unsaved as before") {
        REQUIRE_FALSE(document.commit(limit()));
        const auto change = document.save(theirs);
        REQUIRE(change);
        CHECK(change->lost.size() == 1);
        CHECK(std::filesystem::exists(theirs));
        CHECK_FALSE(document.file());
        CHECK(document.changed());
    }
    SECTION("a map of ours keeps its file and is as saved as before") {
        REQUIRE_FALSE(document.commit(limit()));
        REQUIRE(document.save(ours));
        REQUIRE(document.save(theirs));
        CHECK(document.file() == ours);
        CHECK_FALSE(document.changed());
        REQUIRE_FALSE(document.commit(grass({1, 0})));
        REQUIRE(document.save(theirs));
        CHECK(document.changed());
    }
    SECTION("a map that goes whole is saved, wherever it lies there") {
        REQUIRE_FALSE(document.commit(grass({-3, -3})));
        const auto change = document.save(theirs);
        REQUIRE(change);
        CHECK(change->lost.empty());
        CHECK(change->instead.size() == 1);  // The piece is written at another place.
        CHECK(document.file() == theirs);
        CHECK_FALSE(document.changed());
    }
    SECTION("over the file that it came from: that holds something else now, at every step") {
        REQUIRE(document.save(theirs));
        REQUIRE_FALSE(document.changed());
        REQUIRE_FALSE(document.commit(limit()));
        REQUIRE(document.save(theirs));
        CHECK(document.file() == theirs);
        CHECK(document.look_at_file() == FileNews::None);
        CHECK(document.changed());
        document.undo();
        CHECK(document.changed());
        REQUIRE(document.save(again));
        CHECK_FALSE(document.changed());
    }
}

TEST_CASE("issues are those of the snapshot, and a quick fix is an edit that mends them") {
    Document document(kinds(), scenario_with({at("grass-1", {0, 0}), at("rock-1", {0, 0}, 4)}));
    const auto floating = std::ranges::find(document.now().issues, IssueCode::NothingUnderneath, &Issue::code);
    REQUIRE(floating != document.now().issues.end());
    REQUIRE(floating->fix);
    REQUIRE_FALSE(document.commit(edit_for(*floating->fix, *document.now().scenario)));
    CHECK(std::ranges::count(document.now().issues, IssueCode::NothingUnderneath, &Issue::code) == 0);
}

TEST_CASE("every kind of quick fix is an edit") {
    Scenario map = scenario_with({at("grass-7", {0, 0})});
    map.zones = std::vector<Zone>{{"red", "start", "red", {}, {{{0, 0}, 1}, {{8, 8}, 1}}}};
    map.glyphs = std::vector<Glyph>{{"wannok", {{1, 0}, 1}, Facing::Power},
                                    {"kelda", {{1, 0}, 1}, Facing::Power},
                                    {"wannok", {{1, 0}, 1}, Facing::Symbol}};
    Document document(kinds(), map);
    const auto mend = [&](FixAction action) {
        return document.commit(edit_for({Message{"fix"}, std::move(action)}, *document.now().scenario));
    };
    REQUIRE_FALSE(mend(FixByShrinkingZone{"red", {{{8, 8}, 1}}}));
    CHECK((*document.now().scenario->zones)[0].spaces == std::vector<Space>{{{0, 0}, 1}});
    REQUIRE_FALSE(mend(FixByRemovingGlyph{{{1, 0}, 1}, "wannok"}));
    REQUIRE(document.now().scenario->glyphs->size() == 2);
    CHECK((*document.now().scenario->glyphs)[0].facing == Facing::Power);
    REQUIRE_FALSE(mend(FixByLevel{PieceId{0}, 3}));
    CHECK(document.now().scenario->battlefield.find(PieceId{0})->level == 3);
    REQUIRE_FALSE(mend(FixByBeyondSets{}));
    CHECK(document.now().scenario->limit->beyond_sets);
    REQUIRE_FALSE(mend(FixByRemoving{{PieceId{0}}}));
    CHECK(pieces(document) == 0);
}

TEST_CASE("what the person owns is reported beside the limit") {
    Document document(kinds(), scenario_with({at("grass-1", {0, 0})}));
    const auto not_owned = [&] { return std::ranges::count(document.now().issues, IssueCode::NotOwned, &Issue::code); };
    CHECK(not_owned() == 0);
    document.own(Holding{});
    CHECK(not_owned() == 1);
    document.own(Holding{{{*kinds().set("meadow"), 1}}, {}});
    CHECK(not_owned() == 0);
}
