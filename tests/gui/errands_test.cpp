// Work that no frame waits for: answers in the order of asking, Esc, and switching to another map.
#include "tests/gui/rig.h"

#include <future>

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

struct Waiting : Rig {  // Two errands; the first is held until it is released.
    Waiting() {
        shell.ui.stay_plain = false;
        studio.errands.start(
            studio.jobs, {"errand.symmetry"},
            [held = gate.get_future().share()](JobWatch& watch) {
                watch.progress(0.5);
                held.wait();
                return 1;
            },
            [this](Studio&, int) { told += "first "; });
        studio.errands.start(
            studio.jobs, {"errand.check-symmetry"}, [](JobWatch&) { return 2; },
            [this](Studio&, int) { told += "second "; });
    }
    ~Waiting() { open(); }
    void open() {
        if (!std::exchange(opened, true)) gate.set_value();
        studio.jobs.wait_for_usual();
    }

    std::promise<void> gate;
    bool opened = false;
    std::string told;
};

}  // namespace

TEST_CASE("answers are taken at the start of a frame, in the order in which they were asked for") {
    Waiting rig;
    rig.shell.frame();
    CHECK(rig.told.empty());
    CHECK(rig.studio.errands.shown(std::chrono::milliseconds(0))->words.id == "errand.symmetry");
    CHECK_FALSE(rig.studio.errands.shown(std::chrono::hours(1)));
    rig.open();
    rig.shell.frame();
    CHECK(rig.told == "first second ");
    CHECK_FALSE(rig.studio.errands.under_way());
}

TEST_CASE("Esc stops what is under way, and nothing else") {
    Waiting rig;
    arm(rig.studio, *test_catalogue().piece("grass-1"));
    rig.shell.input.press(*key_from("esc"));
    rig.shell.frame();
    rig.shell.frame();
    CHECK_FALSE(rig.studio.errands.under_way());
    CHECK(rig.studio.armed);
    CHECK(rig.notice() == "Stopped.");
    rig.open();
    rig.shell.frame();
    CHECK(rig.told.empty());
}

TEST_CASE("what was asked of a map that is closed is not answered on the next one") {
    Waiting rig;
    start_over(rig.studio, Desk(test_catalogue()));
    rig.open();
    rig.shell.frame();
    CHECK(rig.told.empty());
}

TEST_CASE("an errand may be forgotten by what it says") {
    Waiting rig;
    rig.studio.errands.forget("errand.symmetry");
    rig.open();
    rig.shell.frame();
    CHECK(rig.told == "second ");
}

}  // namespace hexwright
