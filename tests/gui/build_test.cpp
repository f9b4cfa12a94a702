// The Build view: the map grows step by step, what is laid is ticked, and what is lacking is replaced.
#include "editor/desk/highlight.h"
#include "editor/document/edits/replace.h"
#include "editor/tools/building.h"
#include "tests/gui/drawn_text.h"
#include "tests/gui/rig.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

class Builder : public Rig {
public:
    explicit Builder(const std::string& map = "sparrow-ford") : Rig(map) { key("f9"); }

    const BuildView& view() const { return editor.map.building; }
    std::size_t lying() const { return editor.shown().scenario->battlefield.size(); }
    std::size_t all() const { return editor.now().scenario->battlefield.size(); }
    std::size_t of_kind(PieceKind kind) const { return all_of_kind(kind, editor.now().scenario->battlefield).size(); }
};

}  // namespace

TEST_CASE("the Build view lays the map step by step, forward and back, and the plan and 3D show what lies") {
    Builder builder;
    REQUIRE(builder.view().on());
    CHECK(builder.view().laid == 1);
    CHECK(builder.lying() == laid_in(builder.view().plan->steps[0]).size());
    const std::size_t after_one = builder.lying();
    builder.key("right");
    CHECK(builder.lying() == after_one + laid_in(builder.view().plan->steps[1]).size());
    builder.key("left");
    CHECK(builder.lying() == after_one);
    builder.key("home");
    CHECK(builder.lying() == 0);
    builder.key("end");
    CHECK(builder.lying() == builder.all());
    CHECK(builder.editor.shown().scenario->zones == builder.editor.now().scenario->zones);
    builder.key("esc");
    CHECK_FALSE(builder.view().on());
    CHECK(&builder.editor.shown() == &builder.editor.now());
}

TEST_CASE("what is new is marked in both views") {
    Builder builder;
    builder.key("right");
    const std::vector<PieceId> fresh = laid_in(builder.view().plan->steps[1]);
    REQUIRE(builder.view().fresh.size() == fresh.size());
    const Highlight light = highlight_of(builder.editor.map);
    REQUIRE(light.selected.size() == fresh.size());
    const Battlefield& whole = builder.editor.now().scenario->battlefield;
    std::vector<std::string> expected, marked;
    for (const PieceId id : fresh) expected.push_back(to_text(Space{whole.find(id)->at, whole.find(id)->level}));
    for (const PieceId id : light.selected) {
        const PlacedPiece* piece = builder.editor.shown().scenario->battlefield.find(id);
        REQUIRE(piece);
        marked.push_back(to_text(Space{piece->at, piece->level}));
    }
    std::ranges::sort(expected);
    std::ranges::sort(marked);
    CHECK(marked == expected);
}

TEST_CASE("a click in the list or on the map goes to a step") {
    Builder builder;
    builder.click_on("build:step 4");
    CHECK(builder.view().laid == 4);
    const PlacedPiece first = *builder.editor.now().scenario->battlefield.find(builder.view().plan->steps[0].pieces[0]);
    builder.click_hex(hexes_of(first, builder.editor.catalogue())[0]);
    CHECK(builder.view().laid == 1);
}

TEST_CASE("the steps play by themselves to the end and stop there") {
    Builder builder;
    builder.key("space");  // Frames go by until nothing moves.
    CHECK(builder.view().laid == builder.view().steps());
    CHECK_FALSE(builder.view().plays);
}

TEST_CASE("what is ticked stays ticked for this map, and building goes on behind it") {
    Builder builder;
    builder.key("enter");
    builder.key("enter");
    CHECK(builder.view().laid == 3);
    CHECK(builder.view().ticked == std::set<std::size_t>{0, 1});
    builder.click_on("build:tick 2");
    CHECK(builder.view().ticked == std::set<std::size_t>{0});
    builder.click_on("build:tick 2");
    builder.key("f9");
    const auto kept = read_settings(write_settings(builder.editor.user.settings), "settings.xml");
    REQUIRE(kept);
    builder.editor.user.settings.builds = kept->builds;
    builder.key("f9");
    CHECK(builder.view().laid == 3);
    CHECK(builder.view().ticked == std::set<std::size_t>{0, 1});
}

TEST_CASE("a piece that is lacking is replaced by what is left, and Undo brings it back") {
    Builder builder;
    const std::size_t pieces = builder.all();
    const std::size_t columns = builder.editor.now().terrain.columns().size();
    const PlacedPiece* lacking = builder.editor.now().scenario->battlefield.find(builder.view().fresh[0].id);
    REQUIRE(lacking);
    const PieceKind lacked = lacking->kind;
    const std::size_t of_kind = builder.of_kind(lacked);
    const std::string kind = builder.editor.catalogue()[lacking->kind].id;
    builder.click_on("build:lack " + kind);
    REQUIRE(builder.sees("build:instead 1"));
    builder.click_on("build:instead 1");
    REQUIRE(builder.editor.map.status.notice);
    CHECK(builder.editor.map.status.notice->words.id == "build.swapped");
    CHECK(builder.editor.now().terrain.columns().size() == columns);
    CHECK(builder.of_kind(lacked) == of_kind - 1);
    builder.key("ctrl+z");
    CHECK(builder.all() == pieces);
    CHECK(builder.view().on());
}

TEST_CASE("what may lie in place of a lacking piece is not covered by the tip of the button that asks for it") {
    Builder builder;
    const std::string kind = builder.editor.catalogue()[builder.view().fresh[0].kind].id;
    const auto tip_is_drawn = [&] {
        // The tip is broken into lines.
        return drawn_text(*ImGui::GetDrawData()).find(test_words()("build.lack-tip").substr(0, 10)) !=
               std::string::npos;
    };
    const ImVec2 button = builder.main_window.ui.find("build:lack " + kind).value().middle();
    builder.move_to(button);
    CHECK(tip_is_drawn());
    builder.click_at(button);
    REQUIRE(builder.sees("build:instead 1"));
    CHECK_FALSE(tip_is_drawn());
}

TEST_CASE("a map that changes within a frame is followed before a step of it is shown") {
    Builder builder;
    builder.key("end");
    const std::size_t before = builder.all();
    const PieceId gone = builder.view().plan->steps[1].pieces[0];
    REQUIRE_FALSE(builder.editor.map.document.commit({RemovePieces{{gone}}, {}}));
    SECTION("by a key") { run("build.back", builder.editor); }
    SECTION("by a tick") { run("build.tick", builder.editor); }
    SECTION("by a click on the map") { show_step_at(builder.editor, {0, 0}); }
    SECTION("by the frame") { pass_build(builder.editor, 0); }
    CHECK(builder.view().plan->pieces == before - 1);
    CHECK(builder.view().of == builder.editor.now().number);
}

TEST_CASE("nothing is built of an empty map") {
    Rig empty;
    empty.key("f9");
    CHECK_FALSE(empty.editor.map.building.on());
}

TEST_CASE("another map that is opened is seen whole, not half built") {
    Builder builder;
    REQUIRE(open_file(builder.editor, sample("cinder-crown")));
    builder.settle();
    CHECK_FALSE(builder.view().on());
    CHECK(&builder.editor.shown() == &builder.editor.now());
}

TEST_CASE("a game that is begun from the Build view has the whole map, and leaves the view as it was") {
    Builder builder;
    builder.key("right");
    const std::size_t lying = builder.lying();
    builder.editor.map.building.plays = false;
    run("play.new", builder.editor);
    builder.settle();
    builder.key("esc");
    CHECK(builder.lying() == lying);
    CHECK(builder.view().on());
}

TEST_CASE("the map cannot be edited while it is built") {
    Builder builder;
    const std::size_t pieces = builder.all();
    builder.key("ctrl+a");
    builder.key("del");
    builder.key("right");
    CHECK(builder.all() == pieces);
}

}  // namespace hexwright
