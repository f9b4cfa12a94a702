// Work that no frame waits for: results in the order of starting, Esc, and switching to another map.
#include "editor/workspace/background_tasks.h"

#include "editor/editing/arming.h"
#include "editor/editing/tasks.h"
#include "editor/files/files.h"
#include "editor/play/table_advice.h"
#include "editor/tools/tool_choice.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/every_room.h"

#include <chrono>
#include <future>
#include <string>
#include <thread>

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

struct Waiting : SessionRig {  // Two tasks; the first is held until it is released.
    Waiting() {
        editor.map.tasks.start(
            editor.jobs, {"errand.symmetry"},
            [held = gate.get_future().share()](JobWatch& watch) {
                watch.progress(0.5);
                held.wait();
                return 1;
            },
            [this](EditorState&, int) { told += "first "; });
        editor.map.tasks.start(
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
    take_done_tasks(rig.editor);
    CHECK(rig.told.empty());
    CHECK(rig.editor.map.tasks.shown(std::chrono::milliseconds(0))->words.id == "errand.symmetry");
    CHECK_FALSE(rig.editor.map.tasks.shown(std::chrono::hours(1)));
    rig.open();
    take_done_tasks(rig.editor);
    CHECK(rig.told == "first second ");
    CHECK_FALSE(rig.editor.map.tasks.under_way());
}

TEST_CASE("Esc stops what is under way, and nothing else") {
    Waiting rig;
    arm(rig.editor, *test_catalogue().piece("grass-1"));
    let_go(rig.editor);
    CHECK_FALSE(rig.editor.map.tasks.under_way("errand.symmetry"));  // The one that is shown, and no other.
    CHECK(rig.editor.map.tasks.under_way("errand.check-symmetry"));
    CHECK(rig.editor.map.tools.armed);
    CHECK(rig.notice() == "Stopped.");
    let_go(rig.editor);
    CHECK_FALSE(rig.editor.map.tasks.under_way());
    CHECK(rig.editor.map.tools.armed);
    rig.open();
    take_done_tasks(rig.editor);
    CHECK(rig.told.empty());
}

TEST_CASE("what was asked of a map that is closed is not answered on the next one") {
    Waiting rig;
    replace_document(rig.editor, Document(test_catalogue()));
    rig.open();
    take_done_tasks(rig.editor);
    CHECK(rig.told.empty());
}

TEST_CASE("an errand may be forgotten by what it says") {
    Waiting rig;
    rig.editor.map.tasks.forget("errand.symmetry");
    rig.open();
    take_done_tasks(rig.editor);
    CHECK(rig.told == "second ");
}

TEST_CASE("what a person waits for is taken as soon as it is there, and stopping it stops nothing else") {
    Waiting rig;  // Its first task is held.
    std::promise<void> gate;
    rig.editor.map.tasks.start(
        rig.editor.jobs, {std::string(thinking_task)},
        [held = gate.get_future().share()](JobWatch&) {
            held.wait();
            return 3;
        },
        [&rig](EditorState&, int) { rig.told += "thought "; }, Urgency::Prompt);
    CHECK(rig.editor.map.tasks.shown(std::chrono::milliseconds(0))->words.id == thinking_task);
    SECTION("it is there") {
        gate.set_value();
        for (int looks = 0; looks < 400 && rig.told.empty(); ++looks) {
            take_done_tasks(rig.editor);
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
        CHECK(rig.told == "thought ");
    }
    SECTION("it is stopped") {
        rig.editor.map.table.thinking = TableState::Thinking::UnderWay;
        CHECK(stop_tasks(rig.editor.map));
        CHECK(rig.editor.map.table.paused);
        CHECK(rig.editor.map.tasks.under_way("errand.symmetry"));
        gate.set_value();
    }
}

}  // namespace hexwright
