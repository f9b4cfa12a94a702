// The maps that were open come back with the next start: in their order, without a question, and what does not come
// back is told in one line.
#include "editor/files/reopening.h"

#include "editor/editing/titles.h"
#include "editor/files/open_maps.h"
#include "editor/files/preferences.h"
#include "editor/files/safekeeping.h"
#include "tests/editor/files/evening.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/files.h"

#include <fstream>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

namespace fs = std::filesystem;
using testing::TemporaryFolder;

void copy_sample(const char* name, const fs::path& to) { fs::copy_file(sample(name), to); }

void reopen_all(EditorState& editor) {
    begin_reopening(editor);
    while (!editor.maps.reopening.files.empty()) reopen_next(editor);
}

std::vector<std::string> titles(const EditorState& editor) {
    std::vector<std::string> all;
    for (std::size_t at = 0; at < map_count(editor); ++at)
        all.push_back(title_of(map_at(editor, at).document, editor.words));
    return all;
}

// A start with these settings, opened again.
struct NextStart : SessionRig {
    explicit NextStart(const fs::path& settings) {
        begin_preferences(editor, settings);
        reopen_all(editor);
    }
};

}  // namespace

TEST_CASE("the tabs of the last time are open again, in their order and with the same one in front") {
    const TemporaryFolder folder;
    const fs::path settings = folder / "settings.xml";
    for (const char* name : {"the-narrows", "sparrow-ford", "kestrel-keep"})
        copy_sample(name, folder / (std::string(name) + ".xml"));
    {
        SessionRig rig;
        begin_preferences(rig.editor, settings);
        for (const char* name : {"the-narrows", "sparrow-ford", "kestrel-keep"})
            REQUIRE(open_in_tab(rig.editor, folder / (std::string(name) + ".xml")));
        show_map(rig.editor, 1);
        keep_preferences(rig.editor);
    }
    const NextStart next(settings);
    CHECK(titles(next.editor) == std::vector<std::string>{"The Narrows", "Sparrow Ford", "Kestrel Keep"});
    CHECK(next.editor.maps.front == 1);
    CHECK(next.editor.dialog.kind == Dialog::None);
    CHECK_FALSE(next.editor.map.status.notice);
    // What was opened last is still what the person opened last.
    CHECK(next.editor.user.settings.recent_files.front() == folder / "kestrel-keep.xml");
    CHECK_FALSE(next.editor.welcome_waits);
}

TEST_CASE("maps that are gone, broken or in use elsewhere are named in one line, and no dialog comes") {
    const TemporaryFolder folder;
    const fs::path settings = folder / "settings.xml", state = folder / "state";
    for (const char* name : {"the-narrows", "sparrow-ford", "kestrel-keep", "frostmere"})
        copy_sample(name, folder / (std::string(name) + ".xml"));
    {
        SessionRig rig;
        begin_preferences(rig.editor, settings);
        for (const char* name : {"the-narrows", "sparrow-ford", "kestrel-keep", "frostmere"})
            REQUIRE(open_in_tab(rig.editor, folder / (std::string(name) + ".xml")));
        keep_preferences(rig.editor);
    }
    fs::remove(folder / "the-narrows.xml");
    std::ofstream(folder / "sparrow-ford.xml") << "<nothing";
    SessionRig other;  // Another editor has this one.
    begin_safekeeping(other.editor, state);
    REQUIRE(open_in_tab(other.editor, folder / "frostmere.xml"));

    SessionRig next;
    begin_preferences(next.editor, settings);
    begin_safekeeping(next.editor, state);
    next.editor.dialog = {.kind = Dialog::Recover};  // A question of the start is open meanwhile, and stays.
    reopen_all(next.editor);
    CHECK(next.editor.dialog.kind == Dialog::Recover);
    CHECK(titles(next.editor) == std::vector<std::string>{"Kestrel Keep"});
    next.editor.dialog = {};
    CHECK(next.notice() ==
          "3 maps from last time are not open: the-narrows.xml (no longer there), sparrow-ford.xml (cannot be read), "
          "frostmere.xml (open in another editor)");
    keep_preferences(next.editor);  // They are not looked for again.
    CHECK(next.editor.user.settings.tabs == std::vector<fs::path>{folder / "kestrel-keep.xml"});
}

TEST_CASE("an unchanged copy of a sample comes back as a copy, an untitled map does not") {
    const TemporaryFolder folder;
    const fs::path settings = folder / "settings.xml";
    {
        SessionRig rig;
        begin_preferences(rig.editor, settings);
        REQUIRE(open_in_tab(rig.editor, sample("the-narrows")));
        REQUIRE_FALSE(rig.editor.map.document.file());
        REQUIRE(make_room(rig.editor));
        rig.put({lying("grass-7", {0, 0})});
        keep_preferences(rig.editor);
    }
    const NextStart next(settings);
    CHECK(titles(next.editor) == std::vector<std::string>{"The Narrows"});
    CHECK_FALSE(next.editor.map.document.file());
}

TEST_CASE("what is still to be opened again is not forgotten when the program ends meanwhile") {
    const TemporaryFolder folder;
    copy_sample("the-narrows", folder / "a.xml");
    copy_sample("the-narrows", folder / "b.xml");
    SessionRig rig;
    rig.editor.user.settings.tabs = {folder / "a.xml", folder / "b.xml"};
    begin_reopening(rig.editor);
    reopen_next(rig.editor);
    keep_preferences(rig.editor);
    CHECK(rig.editor.user.settings.tabs.size() == 2);
}

}  // namespace hexwright
