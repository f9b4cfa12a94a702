// Work that no frame waits for: results in the order of starting, Esc, and switching to another map.
#include "editor/session/background_tasks.h"

#include "editor/session/files.h"
#include "editor/session/tool_choice.h"
#include "tests/editor/session/rig.h"
#include "tests/support/every_room.h"

#include <future>

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

struct Waiting : SessionRig {  // Two tasks; the first is held until it is released.
    Waiting() {
        editor.tasks.start(
            editor.jobs, {"errand.symmetry"},
            [held = gate.get_future().share()](JobWatch& watch) {
                watch.progress(0.5);
                held.wait();
                return 1;
            },
            [this](EditorState&, int) { told += "first "; });
        editor.tasks.start(
            editor.jobs, {"errand.check-symmetry"}, [](JobWatch&) { return 2; },
            [this](EditorState&, int) { told += "second "; });
    }
    ~Waiting() { open(); }
    void open() {
        if (!std::exchange(opened, true)) gate.set_value();
        editor.jobs.wait_for_usual();
    }

    std::promise<void> gate;
    bool opened = false;
    std::string told;
};

}  // namespace

TEST_CASE("answers are taken at the start of a frame, in the order in which they were asked for") {
    Waiting rig;
    rig.editor.tasks.take_done(rig.editor);
    CHECK(rig.told.empty());
    CHECK(rig.editor.tasks.shown(std::chrono::milliseconds(0))->words.id == "errand.symmetry");
    CHECK_FALSE(rig.editor.tasks.shown(std::chrono::hours(1)));
    rig.open();
    rig.editor.tasks.take_done(rig.editor);
    CHECK(rig.told == "first second ");
    CHECK_FALSE(rig.editor.tasks.under_way());
}

TEST_CASE("Esc stops what is under way, and nothing else") {
    Waiting rig;
    arm(rig.editor, *test_catalogue().piece("grass-1"));
    rig.key("esc");
    CHECK_FALSE(rig.editor.tasks.under_way());
    CHECK(rig.editor.tools.armed);
    CHECK(rig.notice() == "Stopped.");
    rig.open();
    rig.editor.tasks.take_done(rig.editor);
    CHECK(rig.told.empty());
}

TEST_CASE("what was asked of a map that is closed is not answered on the next one") {
    Waiting rig;
    replace_document(rig.editor, Document(test_catalogue()));
    rig.open();
    rig.editor.tasks.take_done(rig.editor);
    CHECK(rig.told.empty());
}

TEST_CASE("an errand may be forgotten by what it says") {
    Waiting rig;
    rig.editor.tasks.forget("errand.symmetry");
    rig.open();
    rig.editor.tasks.take_done(rig.editor);
    CHECK(rig.told == "second ");
}

}  // namespace hexwright
