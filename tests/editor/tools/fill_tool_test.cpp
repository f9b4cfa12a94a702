// Filling areas with as few tiles as possible.
#include "editor/tools/fill_tool.h"

#include "editor/desk/gestures.h"
#include "editor/desk/undoing.h"
#include "editor/editing/arming.h"
#include "editor/tools/tool_choice.h"
#include "tests/editor/editing/filling.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {

TEST_CASE("the fill tool fills what is closed by a click, and a box by a drag") {
    SessionRig rig;
    place_ring(rig, 2);
    rig.key("b");
    CHECK(rig.editor.map.tools.current == Tool::Fill);
    arm(rig.editor, *test_catalogue().piece("grass-1"));
    CHECK(rig.editor.map.tools.current == Tool::Fill);
    rig.hover_hex({9, 9});
    CHECK(fill_preview(rig.editor.map).area.empty());
    rig.hover_hex({4, 4});
    CHECK(fill_preview(rig.editor.map).area.size() == 7);  // The effect of a click is shown before.
    rig.editor.map.status.notice.reset();                  // As the views do when the mouse moves on.
    CHECK(rig.notice() == "Click to fill 7 hexes with grass, or drag over an area.");
    rig.click_hex({4, 4});
    CHECK(kinds_of(rig.editor) == "grass-7:1 rock-1:12 ");
    rig.click_hex({4, 4});
    CHECK(rig.editor.map.status.notice->refused);
    rig.click_hex({9, 9});
    CHECK(rig.editor.map.status.notice->words.id == "refused.fill-open");
    undo(rig.editor);
    CHECK(kinds_of(rig.editor) == "rock-1:12 ");

    choose_tool(rig.editor, Tool::Fill);
    press(rig.editor, pointing_at({{0, 9}}));
    drag(rig.editor, pointing_at({{3, 9}}));
    CHECK(rig.editor.map.view.marked.size() == 4);
    release(rig.editor, pointing_at({{3, 9}}));
    rig.settle();
    CHECK(kinds_of(rig.editor) == "grass-2:2 rock-1:12 ");
    CHECK(rig.editor.map.view.marked.empty());
}

}  // namespace hexwright
