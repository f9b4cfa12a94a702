// Named groups of pieces: put together by edits, kept by what moves them, and a group of their own where they are
// copied.
#include "editor/document/edits/groups.h"

#include "editor/document/edits/block.h"
#include "editor/document/edits/written.h"
#include "tests/editor/edited_scenario.h"
#include "tests/support/builders.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

using Ids = std::vector<PieceId>;

std::string written_to(const std::string& file, const std::string& edits) {
    const Document document(shipped(), scenario_of(file));
    const auto written = read_edits("<edits xmlns=\"urn:hexwright:edits:1\">" + edits + "</edits>", "e.xml", shipped());
    if (!written) return describe(written.error(), english());
    const auto edit = edit_from(*written, document);
    if (!edit) return describe(edit.error(), english());
    const Edited done = edited(scenario_of(file), edit->what);
    return done.refused.empty() ? done.file() : done.refused;
}

// Three tiles in a row, of which the first two are a tower.
Document towers() {
    Scenario map = scenario_with({at("grass-1", {0, 0}), at("grass-1", {1, 0}), at("grass-1", {4, 0})});
    map.groups = std::map<PieceId, std::string>{{PieceId{0}, "tower"}, {PieceId{1}, "tower"}};
    return Document(kinds(), map);
}

Block taken(const Document& document, const Ids& ids) {
    return block_of(*document.now().scenario, document.now().terrain, ids);
}

Block shifted(const Block& block, HexCoord by) { return mapped(block, shift_by(by), 0, kinds()); }

GroupMembers groups_in(const Document& document) { return groups_of(*document.now().scenario); }

}  // namespace

TEST_CASE("edits put pieces into groups and take them out again") {
    const std::string file = scenario_file("");
    const std::string grouped = written_to(file, "<group spaces='0,0,1 2,0,1' name='the tower'/>");
    CHECK(grouped.find("at=\"0,0\" group=\"the tower\"/>") != std::string::npos);
    CHECK(grouped.find("at=\"1,0\"/>") != std::string::npos);
    CHECK(written_to(grouped, "<group spaces='0,0,1 2,0,1'/>") == file);
    CHECK(written_to(file, "<group name='tower'/>").find("name the spaces") != std::string::npos);
    CHECK(written_to(file, "<group spaces='9,9,1' name='tower'/>").find("9,9,1") != std::string::npos);
    CHECK(written_to(file, "<group spaces='0,0,1' name=''/>").find("name") != std::string::npos);
}

TEST_CASE("a map has at most so many groups, and only pieces that are there belong to one") {
    Scenario map;
    GroupPieces many;
    for (int q = 0; q <= static_cast<int>(max_piece_groups); ++q)
        many.groups[map.battlefield.add(at("grass-1", {q, 0}), kinds())] = "group " + std::to_string(q);
    Document document(kinds(), map);
    const auto refused = document.commit({many, {}});
    REQUIRE(refused);
    CHECK(refused->message.id == "refused.too-many-groups");
    CHECK(document.commit({GroupPieces{{{PieceId{9'999}, "tower"}}}, {}})->message.id == "refused.no-such-piece");
}

TEST_CASE("a copy of a whole group is a group of its own, a copy of a part of it belongs to none") {
    Document document = towers();
    const Block tower = taken(document, {PieceId{0}, PieceId{1}});
    REQUIRE_FALSE(document.commit(place_edit(*document.now().scenario, shifted(tower, {0, 3}), kinds())));
    REQUIRE_FALSE(document.commit(place_edit(*document.now().scenario, shifted(tower, {0, 6}), kinds())));
    CHECK(groups_in(document) == GroupMembers{{"tower", {PieceId{0}, PieceId{1}}},
                                              {"tower 2", {PieceId{3}, PieceId{4}}},
                                              {"tower 3", {PieceId{5}, PieceId{6}}}});
    const Block part = taken(document, {PieceId{0}, PieceId{2}});
    CHECK(part.groups.empty());
    document.undo();
    document.undo();
    CHECK(groups_in(document).size() == 1);
    CHECK(free_group_name("tower 2", {"tower", "tower 2"}) == "tower 3");
    CHECK(free_group_name("1200", {"1200"}) == "1200 2");
}

TEST_CASE("what is moved stays in its group, and what is cut and pasted comes back to its name") {
    Document document = towers();
    const Block tower = taken(document, {PieceId{0}, PieceId{1}});
    REQUIRE_FALSE(document.commit(move_edit(*document.now().scenario, tower, shifted(tower, {0, 3}), kinds())));
    CHECK(groups_in(document).at("tower").size() == 2);
    const Block there = taken(document, {PieceId{0}, PieceId{1}});
    const auto carried = block_from(text_of(there, kinds()), kinds());
    REQUIRE(carried);
    REQUIRE_FALSE(document.commit(remove_edit(*document.now().scenario, there, kinds())));
    CHECK(document.now().scenario->groups->empty());
    REQUIRE_FALSE(document.commit(place_edit(*document.now().scenario, *carried, kinds())));
    CHECK(groups_in(document).at("tower").size() == 2);
    document.undo();
    document.undo();
    CHECK(groups_in(document).at("tower") == Ids{PieceId{0}, PieceId{1}});
}

TEST_CASE("each image of a group under a symmetry is a group of its own") {
    constexpr Symmetry three{SymmetryKind::ThreeAboutHex, {10, 10}};
    Document document = towers();
    const Block tower = taken(document, {PieceId{0}, PieceId{1}});
    const Edit edit = place_edit(*document.now().scenario, shifted(tower, {0, 3}), kinds());
    REQUIRE_FALSE(document.accept(document.propose(edit, three)));
    const GroupMembers groups = groups_in(document);
    CHECK(groups.size() == 4);
    for (const auto& [name, members] : groups) CHECK(members.size() == 2);
}

TEST_CASE("smaller tiles that take the place of a mirrored piece belong to its group") {
    Scenario map;
    const PieceId meadow = map.battlefield.add({.kind = *shipped().piece("grass-24"), .at = {0, 0}}, shipped());
    const PieceId stone =
        map.battlefield.add({.kind = *shipped().piece("rock-1"), .at = {0, 2}, .level = 2}, shipped());
    map.groups = std::map<PieceId, std::string>{{meadow, "hill"}, {stone, "hill"}};
    const Terrain terrain = terrain_of(map.battlefield, shipped());
    const Inventory used = used_items(map.battlefield, shipped()), allowed = items_of(*map.limit, shipped());
    const Ground ground = ground_on(map, terrain, used, allowed, shipped());
    const auto edit = mirror_edit(map, whole_map(map), mirror_through_hex({0, 0}, Axis::NorthSouthCorners),
                                  WithoutPartner::Fill, ground);
    REQUIRE(edit);
    const auto after = apply(map, *edit, ground);
    REQUIRE(after);
    const GroupMembers groups = groups_of(*after);
    REQUIRE(groups.size() == 1);
    CHECK(groups.at("hill").size() == after->battlefield.size());
}

TEST_CASE("a scenario that shows the battlefield of another file shows its groups") {
    Scenario other = *towers().now().scenario;
    const Scenario shown = with_battlefield_of({}, other);
    CHECK(groups_of(shown).at("tower").size() == 2);
}
