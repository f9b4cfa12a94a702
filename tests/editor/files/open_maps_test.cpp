// Several maps open at once: each in its tab with all that is about it, none of them ever lost.
#include "editor/files/open_maps.h"

#include "editor/desk/campaign.h"
#include "editor/desk/desk_words.h"
#include "editor/desk/gestures.h"
#include "editor/editing/arming.h"
#include "editor/editing/titles.h"
#include "editor/editing/viewing.h"
#include "editor/files/safekeeping.h"
#include "editor/inspect/map_report.h"
#include "editor/play/new_game.h"
#include "editor/play/playing.h"
#include "editor/tools/tool_choice.h"
#include "tests/editor/files/evening.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/every_room.h"

#include <set>

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

struct TabsRig : SessionRig {
    TabsRig() = default;
    explicit TabsRig(const Evening& evening) { begin_safekeeping(editor, evening.state); }
    void settle() {
        keep_safe(editor);
        SessionRig::settle();
        take_done_of_parked(editor);
        keep_safe(editor);
    }
    void key(const char* text) {
        SessionRig::key(text);
        show_wanted_map(editor);
        settle();
    }
    std::string title(std::size_t at) { return title_of(map_at(editor, at).document, editor.words); }
};

// The map of the evening and Kestrel Keep beside it, which is in front.
void open_two(TabsRig& rig, const Evening& evening) {
    const fs::path keep = evening.folder / "keep.xml";
    if (!fs::exists(keep)) fs::copy_file(sample("kestrel-keep"), keep);
    REQUIRE(open_in_tab(rig.editor, evening.map));
    REQUIRE(open_in_tab(rig.editor, keep));
    REQUIRE(map_count(rig.editor) == 2);
    REQUIRE(rig.editor.maps.front == 1);
}

}  // namespace

TEST_CASE("the first map takes the place of the untouched one, each further one has its own tab") {
    TabsRig rig;
    CHECK(is_untouched(rig.editor.map));
    REQUIRE(open_in_tab(rig.editor, sample("the-narrows")));
    CHECK(map_count(rig.editor) == 1);
    REQUIRE(open_in_tab(rig.editor, sample("kestrel-keep")));
    CHECK(map_count(rig.editor) == 2);
    CHECK(rig.title(0) == "The Narrows");
    CHECK(rig.title(1) == "Kestrel Keep");
    request_action(rig.editor, PendingAction::New);
    CHECK(map_count(rig.editor) == 3);
    request_action(rig.editor, PendingAction::New);  // That one is untouched.
    CHECK(map_count(rig.editor) == 3);
}

TEST_CASE("a new tab stands beside the one in front") {
    TabsRig rig;
    for (const char* name : {"the-narrows", "kestrel-keep"}) REQUIRE(open_in_tab(rig.editor, sample(name)));
    show_map(rig.editor, 0);
    REQUIRE(open_in_tab(rig.editor, sample("cinder-crown")));
    CHECK(rig.editor.maps.front == 1);
    CHECK(rig.title(1) == "Cinder Crown");
    CHECK(rig.title(2) == "Kestrel Keep");
}

TEST_CASE("each map keeps its history, its selection and what is seen of it") {
    const Evening evening;
    TabsRig rig(evening);
    open_two(rig, evening);
    const std::string keep = rig.text();
    remove_a_tile(rig);
    const std::string less = rig.text();
    go_to_level(rig.editor.map, 3);
    const PieceId chosen = rig.editor.now().scenario->battlefield.pieces().front().id;
    select(rig.editor.map, {chosen});
    rig.key("ctrl+tab");
    CHECK(title_of(rig.editor.map.document, rig.editor.words) == "The Narrows");
    CHECK(rig.editor.map.tools.selected.empty());
    CHECK_FALSE(rig.editor.map.document.history().can_undo());
    CHECK(rig.text() == testing::bytes_of(evening.map));
    rig.key("ctrl+shift+tab");
    CHECK(rig.text() == less);
    CHECK(rig.editor.map.view.level == 3);
    CHECK(rig.editor.map.tools.selected == std::vector{chosen});
    rig.key("ctrl+z");
    CHECK(rig.text() == keep);
}

TEST_CASE("no two maps that are open ever show the same number") {
    const Evening evening;
    TabsRig rig(evening);
    open_two(rig, evening);
    std::set<unsigned long long> numbers{map_at(rig.editor, 0).document.now().number};
    CHECK(numbers.insert(rig.editor.now().number).second);
    for (int edits = 0; edits < 5; ++edits) {
        remove_a_tile(rig);
        CHECK(numbers.insert(rig.editor.now().number).second);
        rig.key("ctrl+tab");
    }
}

TEST_CASE("a file that is open already comes to the front, by whatever name it is called") {
    const Evening evening;
    TabsRig rig(evening);
    open_two(rig, evening);
    REQUIRE(open_in_tab(rig.editor, evening.folder / "." / "narrows.xml"));
    CHECK(map_count(rig.editor) == 2);
    CHECK(rig.editor.maps.front == 0);
    CHECK(rig.editor.dialog.kind == Dialog::None);
}

TEST_CASE("a broken file leaves no tab behind") {
    const Evening evening;
    TabsRig rig(evening);
    open_two(rig, evening);
    write(evening.folder / "broken.xml", "<scenario");
    CHECK_FALSE(open_in_tab(rig.editor, evening.folder / "broken.xml"));
    CHECK(map_count(rig.editor) == 2);
    CHECK(rig.editor.dialog.kind == Dialog::Trouble);
}

TEST_CASE("a map is not saved over one that another tab has open") {
    const Evening evening;
    TabsRig rig(evening);
    open_two(rig, evening);
    const std::string before = testing::bytes_of(evening.map);
    CHECK_FALSE(save_file(rig.editor, evening.map));
    CHECK(rig.editor.dialog.trouble == "narrows.xml is open in another tab.");
    CHECK(testing::bytes_of(evening.map) == before);
}

TEST_CASE("closing a map asks about its changes, and the neighbour comes to the front") {
    const Evening evening;
    TabsRig rig(evening);
    open_two(rig, evening);
    const std::size_t locks = evening.files_in("open");
    remove_a_tile(rig);
    rig.key("ctrl+w");
    REQUIRE(rig.editor.dialog.kind == Dialog::Unsaved);
    SECTION("not saved: the changes lie in the trash") {
        perform_pending(rig.editor);
        settle(rig);
        CHECK(evening.files_in("trash") == 1);
    }
    SECTION("saved") {
        save(rig.editor);
        settle(rig);
        CHECK(evening.files_in("trash") == 0);
    }
    CHECK(map_count(rig.editor) == 1);
    CHECK(rig.title(0) == "The Narrows");
    CHECK(evening.files_in("recovery") == 0);
    CHECK(evening.files_in("open") == locks / 2);  // Those of the map that is still open.
    rig.key("ctrl+w");
    CHECK(map_count(rig.editor) == 1);
    CHECK(is_untouched(rig.editor.map));
    CHECK(evening.files_in("open") == 0);
}

TEST_CASE("a map that was saved on the way out leaves nothing to be recovered") {
    const Evening evening;
    TabsRig rig(evening);
    REQUIRE(open_in_tab(rig.editor, evening.map));
    remove_a_tile(rig);
    rig.key("ctrl+q");
    save(rig.editor);
    REQUIRE(rig.editor.quit);
    rig.editor.jobs.wait_until_idle();
    CHECK(evening.files_in("recovery") == 0);
    CHECK(evening.files_in("trash") == 0);
}

TEST_CASE("closing the first of three shows the second") {
    TabsRig rig;
    for (const char* name : {"the-narrows", "kestrel-keep", "cinder-crown"})
        REQUIRE(open_in_tab(rig.editor, sample(name)));
    show_map(rig.editor, 0);
    drop_map(rig.editor);
    CHECK(rig.editor.maps.front == 0);
    CHECK(rig.title(0) == "Kestrel Keep");
    CHECK(rig.title(1) == "Cinder Crown");
    show_map(rig.editor, 1);
    drop_map(rig.editor);
    CHECK(rig.editor.maps.front == 0);
    CHECK(rig.title(0) == "Kestrel Keep");
}

TEST_CASE("leaving asks for each map with unsaved changes") {
    const Evening evening;
    TabsRig rig(evening);
    open_two(rig, evening);
    remove_a_tile(rig);
    rig.key("ctrl+tab");
    remove_a_tile(rig);
    rig.key("ctrl+q");
    REQUIRE(rig.editor.dialog.kind == Dialog::Unsaved);
    CHECK(rig.editor.maps.front == 0);
    SECTION("both are let go: both lie in the trash") {
        perform_pending(rig.editor);
        REQUIRE(rig.editor.dialog.kind == Dialog::Unsaved);
        CHECK(rig.editor.maps.front == 1);
        CHECK_FALSE(rig.editor.quit);
        perform_pending(rig.editor);
        CHECK(rig.editor.quit);
        rig.editor.jobs.wait_until_idle();
        CHECK(evening.files_in("trash") == 2);
        CHECK(evening.files_in("recovery") == 0);
        CHECK(evening.files_in("open") == 0);
    }
    SECTION("cancelled at the second: nothing has gone, and it is asked anew the next time") {
        perform_pending(rig.editor);
        rig.editor.dialog = {};
        settle(rig);
        CHECK(map_count(rig.editor) == 2);
        CHECK(map_at(rig.editor, 0).document.changed());
        CHECK(evening.files_in("recovery") == 2);
        rig.key("ctrl+q");
        CHECK(rig.editor.dialog.kind == Dialog::Unsaved);
    }
}

TEST_CASE("what was not saved of several maps is recovered into a tab each") {
    const Evening evening;
    std::set<std::string> lost;
    {
        TabsRig rig(evening);
        open_two(rig, evening);
        remove_a_tile(rig);
        lost.insert(rig.text());
        rig.key("ctrl+tab");
        remove_a_tile(rig);
        lost.insert(rig.text());
        settle(rig);
        REQUIRE(evening.files_in("recovery") == 2);
    }
    TabsRig rig(evening);
    rig.settle();
    REQUIRE(rig.editor.safety.recoveries.size() == 2);
    recover(rig.editor);
    settle(rig);
    recover(rig.editor);
    settle(rig);
    REQUIRE(map_count(rig.editor) == 2);
    std::set<std::string> found{rig.text()};
    rig.key("ctrl+tab");
    found.insert(rig.text());
    CHECK(found == lost);
}

TEST_CASE("a map whose file is open already is recovered there") {
    const Evening evening;
    const std::string lost = crash<TabsRig>(evening);
    TabsRig rig(evening);
    REQUIRE(open_in_tab(rig.editor, evening.map));
    SECTION("as a step on what is saved, to be saved as ever") {
        recover(rig.editor);
        settle(rig);
        CHECK(map_count(rig.editor) == 1);
        CHECK(rig.text() == lost);
        rig.key("ctrl+s");
        CHECK(testing::bytes_of(evening.map) == lost);
    }
    SECTION("beside it, if it has changes of this evening") {
        rig.editor.safety.offer = false;
        rig.editor.dialog = {};
        remove_a_tile(rig);
        remove_a_tile(rig);
        const std::string mine = rig.text();
        recover(rig.editor);
        settle(rig);
        REQUIRE(map_count(rig.editor) == 2);
        CHECK(rig.text() == lost);
        CHECK_FALSE(rig.editor.map.document.file());
        rig.key("ctrl+tab");
        CHECK(rig.text() == mine);
    }
}

TEST_CASE("files that wait are opened one after the other, each when no question is open") {
    TabsRig rig;
    rig.editor.maps.waiting = {sample("the-narrows"), sample("kestrel-keep")};
    open_waiting(rig.editor);
    rig.editor.dialog.kind = Dialog::SaveAs;
    open_waiting(rig.editor);
    CHECK(map_count(rig.editor) == 1);
    rig.editor.dialog = {};
    open_waiting(rig.editor);
    CHECK(map_count(rig.editor) == 2);
    CHECK(rig.editor.maps.waiting.empty());
    open_waiting(rig.editor);
    CHECK(rig.editor.dialog.kind == Dialog::None);
}

TEST_CASE("of many files that wait, each that does not open is named, and all others open") {
    TabsRig rig;
    rig.editor.maps.waiting = {"nowhere.xml", sample("the-narrows"), "lost.hsc", sample("kestrel-keep"), "gone.json"};
    while (!rig.editor.maps.waiting.empty()) open_waiting(rig.editor);
    CHECK(map_count(rig.editor) == 2);
    REQUIRE(rig.editor.dialog.kind == Dialog::Trouble);
    for (const char* file : {"nowhere.xml", "lost.hsc", "gone.json"})
        CHECK(rig.editor.dialog.trouble.find(file) != std::string::npos);
    rig.editor.dialog = {};
    open_waiting(rig.editor);
    CHECK(rig.editor.dialog.kind == Dialog::None);
    // One alone has the usual dialog.
    rig.editor.maps.waiting = {"nowhere.xml"};
    open_waiting(rig.editor);
    CHECK(rig.editor.dialog.kind == Dialog::Trouble);
    CHECK(rig.editor.dialog.remedy == rig.editor.words("trouble.open-remedy-elsewhere"));
}

TEST_CASE("fifty files on the command line: those beyond the tabs that there can be are named") {
    const testing::TemporaryFolder folder;
    TabsRig rig;
    for (int i = 0; i < 50; ++i) {
        const fs::path file = folder / ("map-" + std::to_string(i) + ".xml");
        fs::copy_file(sample("the-narrows"), file);
        rig.editor.maps.waiting.push_back(file);
    }
    while (!rig.editor.maps.waiting.empty()) open_waiting(rig.editor);
    CHECK(map_count(rig.editor) == most_open_maps);
    REQUIRE(rig.editor.dialog.kind == Dialog::Trouble);
    for (std::size_t i = 0; i < 50; ++i) {
        const std::string file = (folder / ("map-" + std::to_string(i) + ".xml")).string();
        CHECK((rig.editor.dialog.trouble.find(file + ":") != std::string::npos) == (i >= most_open_maps));
    }
}

TEST_CASE("a campaign whose first game is open already comes to the desk of that map") {
    const testing::TemporaryFolder folder;
    for (const char* part : {"battlefields", "scenarios", "campaigns"})
        fs::copy(fs::path(HEXWRIGHT_SOURCE_DIR) / "samples" / part, folder.path / part, fs::copy_options::recursive);
    const fs::path campaign = folder.path / "campaigns/two-seasons.xml";
    TabsRig rig;
    REQUIRE(open_in_tab(rig.editor, campaign));
    REQUIRE(rig.editor.map.campaign);
    const fs::path first = file_of_campaign_game(rig.editor.map, 0);
    TabsRig other;
    REQUIRE(open_in_tab(other.editor, first));
    REQUIRE(open_in_tab(other.editor, sample("kestrel-keep")));
    REQUIRE(open_in_tab(other.editor, campaign));
    CHECK(map_count(other.editor) == 2);
    CHECK(other.editor.maps.front == 0);
    CHECK(campaign_on_desk(other.editor.map));
    show_map(other.editor, 1);
    REQUIRE(open_in_tab(other.editor, campaign));
    CHECK(map_count(other.editor) == 2);
    CHECK(other.editor.maps.front == 0);
}

TEST_CASE("two campaigns in two tabs are told apart") {
    const fs::path campaigns = fs::path(HEXWRIGHT_SOURCE_DIR) / "samples/campaigns";
    TabsRig rig;
    REQUIRE(open_in_tab(rig.editor, campaigns / "two-seasons.xml"));
    const unsigned long long first = rig.editor.map.campaign->number;
    REQUIRE(open_in_tab(rig.editor, campaigns / "exploration.xml"));
    REQUIRE(rig.editor.map.campaign);
    CHECK(rig.editor.map.campaign->number != first);
    CHECK(map_count(rig.editor) == 2);
}

TEST_CASE("a report that was asked for before another map came to the front is finished where it was asked for") {
    TabsRig rig;
    for (const char* name : {"the-narrows", "kestrel-keep"}) REQUIRE(open_in_tab(rig.editor, sample(name)));
    judge_now(rig.editor);
    show_map(rig.editor, 0);
    rig.editor.jobs.wait_until_idle();
    take_done_of_parked(rig.editor);
    CHECK_FALSE(rig.editor.map.report.report);
    CHECK(rig.editor.maps.front == 0);
    CHECK(map_at(rig.editor, 1).report.report);
    show_map(rig.editor, 1);
    CHECK_FALSE(is_stale(rig.editor.map));
}

TEST_CASE("a game waits on its map while another one is in front") {
    const std::string street = HEXWRIGHT_SOURCE_DIR "/samples/scenarios/the-toll-street.xml";
    TabsRig rig;
    REQUIRE(open_in_tab(rig.editor, street));
    switch_mode(rig.editor);
    begin_game(rig.editor);
    REQUIRE(rig.editor.map.table.on());
    const auto revision = rig.editor.map.table.play->revision();
    REQUIRE(open_in_tab(rig.editor, sample("kestrel-keep")));
    CHECK_FALSE(rig.editor.map.table.on());
    CHECK(rig.text() == testing::bytes_of(sample("kestrel-keep")));
    show_map(rig.editor, 0);
    REQUIRE(rig.editor.map.table.on());
    CHECK(rig.editor.map.table.play->revision() == revision);
}

TEST_CASE("a drag that is under way when another map comes to the front has never begun") {
    TabsRig rig;
    for (const char* name : {"the-narrows", "kestrel-keep"}) REQUIRE(open_in_tab(rig.editor, sample(name)));
    const std::string before = rig.text();
    arm(rig.editor, shipped_kind("grass-1"));
    press(rig.editor, SessionRig::at({30, 30}));
    drag(rig.editor, SessionRig::at({31, 30}));
    rig.key("ctrl+tab");
    rig.key("ctrl+tab");
    CHECK_FALSE(rig.editor.map.tools.pressed);
    CHECK(rig.text() == before);
}

TEST_CASE("how the window looks goes along to the next map") {
    TabsRig rig;
    for (const char* name : {"the-narrows", "kestrel-keep"}) REQUIRE(open_in_tab(rig.editor, sample(name)));
    rig.editor.map.view.dark = true;
    rig.editor.map.view.layout = ViewLayout::Plan;
    show_map(rig.editor, 0);
    CHECK(rig.editor.map.view.dark);
    CHECK(rig.editor.map.view.layout == ViewLayout::Plan);
}

TEST_CASE("there is an end to tabs, and it is said") {
    TabsRig rig;
    REQUIRE(open_in_tab(rig.editor, sample("the-narrows"), OpenHow::Copy));
    while (map_count(rig.editor) < most_open_maps)
        REQUIRE(open_in_tab(rig.editor, sample("the-narrows"), OpenHow::Copy));
    CHECK_FALSE(open_in_tab(rig.editor, sample("the-narrows"), OpenHow::Copy));
    CHECK(map_count(rig.editor) == most_open_maps);
    CHECK(rig.editor.words(rig.editor.map.status.notice->words) ==
          "40 maps are open, the most possible: close one first.");
}

}  // namespace hexwright
