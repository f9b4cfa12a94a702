#include "editor/editing/viewing.h"

#include "tests/editor/workspace/rig.h"

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

struct StandingRig : SessionRig {
    StandingRig() : SessionRig("the-narrows") {
        editor.map.view.frame_scene = false;  // The view has been drawn.
        editor.map.view.scene.yaw = 1.25F, editor.map.view.scene.distance = 9;
        hover_hex(editor.now().terrain.columns().begin()->hex);
    }
};

}  // namespace

TEST_CASE("V gives each way to look the camera back that it had") {
    StandingRig rig;
    ViewState& view = rig.editor.map.view;
    const Camera before = view.scene;
    rig.key("v");
    REQUIRE(view.standing);
    CHECK_FALSE(view.scene == before);
    view.scene = orbited_about(view.scene, eye_of(view.scene), 0.5F, 0, -0.6F);  // Looks around.
    const Camera stood = view.scene;
    rig.key("v");
    CHECK_FALSE(view.standing);
    CHECK(view.scene == before);
    CHECK_FALSE(view.frame_scene);
    rig.editor.map.tools.hovered.reset();  // With nothing under the pointer one comes back to where one stood.
    rig.key("v");
    CHECK(view.standing);
    CHECK(view.scene == stood);
}

TEST_CASE("V from the plan alone leads back to the plan alone") {
    StandingRig rig;
    ViewState& view = rig.editor.map.view;
    view.layout = ViewLayout::Plan;
    view.frame_scene = true;  // Not drawn yet.
    rig.key("v");
    CHECK(view.layout == ViewLayout::SideBySide);
    CHECK_FALSE(view.frame_scene);  // Or the eyes of the figure were framed away.
    rig.key("v");
    CHECK(view.layout == ViewLayout::Plan);
    CHECK(view.frame_scene);
}

TEST_CASE("where nobody has stood, V needs a space under the pointer, and another map begins anew") {
    StandingRig rig;
    const auto hovered = rig.editor.map.tools.hovered;
    rig.editor.map.tools.hovered.reset();
    rig.key("v");
    CHECK_FALSE(rig.editor.map.view.standing);
    CHECK(rig.editor.map.status.notice->words.id == "refused.nowhere-to-stand");
    rig.editor.map.tools.hovered = hovered;
    rig.key("v");
    REQUIRE(rig.editor.map.view.standing);
    REQUIRE(open_file(rig.editor, sample("kestrel-keep")));
    CHECK_FALSE(rig.editor.map.view.standing);
    CHECK_FALSE(rig.editor.map.view.stood);
}

}  // namespace hexwright
