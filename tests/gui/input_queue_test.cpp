// What one frame takes of the input that waits.
#include "editor/widgets/input_queue.h"

#include "tests/support/every_room.h"

#include <catch2/catch.hpp>
#include <imgui.h>

namespace hexwright {

TEST_CASE("a release comes with the movement to where the mouse is already, and waits for any other") {
    ImGuiIO io;
    InputQueue input;
    input.push(MouseMove{10, 20});
    input.push(MouseEdge{0, true});
    input.feed(io);
    CHECK(input.empty());
    CHECK(io.MouseDown[0]);
    SECTION("a click") {
        input.push(MouseMove{10, 20});
        input.push(MouseEdge{0, false});
        input.feed(io);
        CHECK(input.empty());
        CHECK_FALSE(io.MouseDown[0]);
    }
    SECTION("a drag, whose end would be lost otherwise") {
        input.push(MouseMove{30, 20});
        input.push(MouseEdge{0, false});
        input.feed(io);
        CHECK(io.MousePos.x == 30);
        CHECK(io.MouseDown[0]);
        input.feed(io);
        CHECK_FALSE(io.MouseDown[0]);
    }
    SECTION("a drag there and back within one frame") {
        input.push(MouseMove{30, 20});
        input.push(MouseMove{10, 20});
        input.push(MouseEdge{0, false});
        input.feed(io);
        CHECK(io.MouseDown[0]);
        CHECK_FALSE(input.empty());
    }
}

}  // namespace hexwright
