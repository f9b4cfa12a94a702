#include "editor/files/window_place.h"

#include "tests/support/every_room.h"

#include <vector>

#include <catch2/catch.hpp>

namespace hexwright {

TEST_CASE("the window comes back to its place, if a monitor is still there to see it") {
    const std::vector<MonitorArea> two{{0, 30, 1920, 1050}, {1920, 0, 1280, 1024}}, one{two.front()};
    Settings settings;
    settings.width = 1200, settings.height = 800;
    CHECK_FALSE(place_on(two, settings));  // It has never been anywhere.
    struct {
        WindowPlace place;
        bool on_two, on_one;
    } const table[] = {{{100, 60}, true, true},      // Wholly in sight.
                       {{2000, 50}, true, false},    // On the monitor that was pulled out.
                       {{-1100, 60}, false, false},  // Too little of it to take hold of.
                       {{-1000, 60}, true, true},
                       {{100, 0}, false, false},     // Its upper edge is behind the desktop's bar.
                       {{100, 1070}, false, false},  // Below the screen.
                       {{30'000, -30'000}, false, false}};
    for (const auto& row : table) {
        settings.place = row.place;
        INFO(row.place.left << "," << row.place.top);
        CHECK(place_on(two, settings).has_value() == row.on_two);
        CHECK(place_on(one, settings).has_value() == row.on_one);
    }
    CHECK_FALSE(place_on({}, settings));
}

}  // namespace hexwright
