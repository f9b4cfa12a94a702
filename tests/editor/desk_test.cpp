#include "editor/workbench/desk.h"

#include "formats/file.h"
#include "formats/xml/scenario_xml.h"
#include "tests/support/builders.h"
#include "tests/support/files.h"
#include "tests/support/shipped.h"

#include <filesystem>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

Edit put(const Desk& desk, HexCoord hex) {
    return named(PlacePieces{{at("grass-1", hex)}}, *desk.now().scenario, kinds());
}
std::size_t pieces(const Desk& desk) { return desk.now().scenario->battlefield.size(); }

}  // namespace

TEST_CASE("undo and redo look at older and newer snapshots, a commit drops what could be redone") {
    Desk desk(kinds());
    for (int q = 0; q < 3; ++q) REQUIRE_FALSE(desk.commit(put(desk, {q, 0})));
    CHECK(pieces(desk) == 3);
    const auto number = desk.now().number;
    desk.undo();
    desk.undo();
    CHECK(pieces(desk) == 1);
    CHECK(desk.now().number != number);
    desk.redo();
    CHECK(pieces(desk) == 2);
    REQUIRE_FALSE(desk.commit(put(desk, {9, 9})));
    CHECK_FALSE(desk.history().can_redo());
    desk.jump(0);
    CHECK(pieces(desk) == 0);
    desk.undo();
    CHECK(pieces(desk) == 0);
    desk.jump(99);
    CHECK(desk.history().at() == 0);
}

TEST_CASE("an id of a removed piece is not given out again") {
    Desk desk(kinds(), scenario({at("grass-1", {0, 0})}));
    REQUIRE_FALSE(desk.commit(named(RemovePieces{{PieceId{0}}}, *desk.now().scenario, kinds())));
    REQUIRE_FALSE(desk.commit(put(desk, {0, 0})));
    CHECK(desk.now().scenario->battlefield.find(PieceId{0}) == nullptr);
    CHECK(desk.now().scenario->battlefield.find(PieceId{1}) != nullptr);
}

TEST_CASE("a desk is changed until it is saved, and unchanged again when it is back at the saved step") {
    const TemporaryFolder folder;
    const auto file = folder.path / "map.xml";
    Desk desk(kinds());
    CHECK_FALSE(desk.changed());
    REQUIRE_FALSE(desk.commit(put(desk, {0, 0})));
    CHECK(desk.changed());
    REQUIRE(desk.save(file));
    CHECK_FALSE(desk.changed());
    CHECK(desk.file() == file);
    CHECK(*read_file(file) == write_scenario(*desk.now().scenario, kinds()));
    REQUIRE_FALSE(desk.commit(put(desk, {1, 0})));
    CHECK(desk.changed());
    desk.undo();
    CHECK_FALSE(desk.changed());
    desk.undo();
    CHECK(desk.changed());
    CHECK_FALSE(desk.save(folder.path / "nowhere" / "map.xml"));
    CHECK(desk.file() == file);
    CHECK(desk.changed());
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
    Desk desk(all);
    REQUIRE_FALSE(desk.commit(grass({0, 0})));
    SECTION("a map without a file has none after it, and is as unsaved as before") {
        REQUIRE_FALSE(desk.commit(limit()));
        const auto change = desk.save(theirs);
        REQUIRE(change);
        CHECK(change->lost.size() == 1);
        CHECK(std::filesystem::exists(theirs));
        CHECK_FALSE(desk.file());
        CHECK(desk.changed());
    }
    SECTION("a map of ours keeps its file and is as saved as before") {
        REQUIRE_FALSE(desk.commit(limit()));
        REQUIRE(desk.save(ours));
        REQUIRE(desk.save(theirs));
        CHECK(desk.file() == ours);
        CHECK_FALSE(desk.changed());
        REQUIRE_FALSE(desk.commit(grass({1, 0})));
        REQUIRE(desk.save(theirs));
        CHECK(desk.changed());
    }
    SECTION("a map that goes whole is saved, wherever it lies there") {
        REQUIRE_FALSE(desk.commit(grass({-3, -3})));
        const auto change = desk.save(theirs);
        REQUIRE(change);
        CHECK(change->lost.empty());
        CHECK(change->instead.size() == 1);  // It lies at another place.
        CHECK(desk.file() == theirs);
        CHECK_FALSE(desk.changed());
    }
    SECTION("over the file that it came from: that holds something else now, at every step") {
        REQUIRE(desk.save(theirs));
        REQUIRE_FALSE(desk.changed());
        REQUIRE_FALSE(desk.commit(limit()));
        REQUIRE(desk.save(theirs));
        CHECK(desk.file() == theirs);
        CHECK(desk.look_at_file() == FileNews::None);
        CHECK(desk.changed());
        desk.undo();
        CHECK(desk.changed());
        REQUIRE(desk.save(again));
        CHECK_FALSE(desk.changed());
    }
}

TEST_CASE("issues are those of the snapshot, and a quick fix is an edit that mends them") {
    Desk desk(kinds(), scenario({at("grass-1", {0, 0}), at("rock-1", {0, 0}, 4)}));
    const auto floating = std::ranges::find(desk.now().issues, IssueCode::NothingUnderneath, &Issue::code);
    REQUIRE(floating != desk.now().issues.end());
    REQUIRE(floating->fix);
    REQUIRE_FALSE(desk.commit(edit_for(*floating->fix, *desk.now().scenario)));
    CHECK(std::ranges::count(desk.now().issues, IssueCode::NothingUnderneath, &Issue::code) == 0);
}

TEST_CASE("every kind of quick fix is an edit") {
    Scenario map = scenario({at("grass-7", {0, 0})});
    map.zones = std::vector<Zone>{{"red", "start", "red", {}, {{{0, 0}, 1}, {{8, 8}, 1}}}};
    map.glyphs = std::vector<Glyph>{{"wannok", {{1, 0}, 1}, Facing::Power},
                                    {"kelda", {{1, 0}, 1}, Facing::Power},
                                    {"wannok", {{1, 0}, 1}, Facing::Symbol}};
    Desk desk(kinds(), map);
    const auto mend = [&](FixAction action) {
        return desk.commit(edit_for({Message{"fix"}, std::move(action)}, *desk.now().scenario));
    };
    REQUIRE_FALSE(mend(FixByShrinkingZone{"red", {{{8, 8}, 1}}}));
    CHECK((*desk.now().scenario->zones)[0].spaces == std::vector<Space>{{{0, 0}, 1}});
    REQUIRE_FALSE(mend(FixByRemovingGlyph{{{1, 0}, 1}, "wannok"}));
    REQUIRE(desk.now().scenario->glyphs->size() == 2);
    CHECK((*desk.now().scenario->glyphs)[0].facing == Facing::Power);
    REQUIRE_FALSE(mend(FixByLevel{PieceId{0}, 3}));
    CHECK(desk.now().scenario->battlefield.find(PieceId{0})->level == 3);
    REQUIRE_FALSE(mend(FixByBeyondSets{}));
    CHECK(desk.now().scenario->limit->beyond_sets);
    REQUIRE_FALSE(mend(FixByRemoving{{PieceId{0}}}));
    CHECK(pieces(desk) == 0);
}

TEST_CASE("what the person owns is reported beside the limit") {
    Desk desk(kinds(), scenario({at("grass-1", {0, 0})}));
    const auto not_owned = [&] { return std::ranges::count(desk.now().issues, IssueCode::NotOwned, &Issue::code); };
    CHECK(not_owned() == 0);
    desk.own(Holding{});
    CHECK(not_owned() == 1);
    desk.own(Holding{{{*kinds().set("meadow"), 1}}, {}});
    CHECK(not_owned() == 0);
}
