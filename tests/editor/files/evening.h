// A person's folders and an editor that disappears, for tests of the session and of the window.
#pragma once
#include "editor/editing/selection.h"
#include "editor/files/files.h"
#include "editor/files/safekeeping.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/every_room.h"
#include "tests/support/files.h"

#include <filesystem>
#include <fstream>
#include <string>

#include <catch2/catch.hpp>

namespace hexwright {

namespace fs = std::filesystem;

struct Evening {  // A person's folders.
    testing::TemporaryFolder folder;
    fs::path state = folder / "state", map = folder / "narrows.xml";
    Evening() { fs::copy_file(sample("the-narrows"), map); }

    std::size_t files_in(const char* name) const {
        std::error_code none;
        std::size_t count = 0;
        for (fs::directory_iterator it(state / name, none), end; !none && it != end; it.increment(none)) ++count;
        return count;
    }
};

// Waits until the recovery file holds what the map is.
template <class Base>
void settle(Base& rig) {
    rig.settle();
    rig.editor.jobs.wait_until_idle();
    rig.settle();
}

template <class Base>
void remove_a_tile(Base& rig) {
    select(rig.editor.map, {rig.editor.now().scenario->battlefield.pieces().back().id});
    rig.key("del");
    settle(rig);
}

// An editor that disappears after one more tile was removed; returns the map that it had.
template <class Base>
std::string crash(const Evening& evening, bool with_file = true) {
    Base rig;
    begin_safekeeping(rig.editor, evening.state);
    rig.settle();
    rig.editor.dialog = {};
    rig.editor.safety.offer = false;
    if (with_file) REQUIRE(open_file(rig.editor, evening.map));
    else REQUIRE(open_file(rig.editor, evening.map, OpenHow::Copy));
    if (!with_file) REQUIRE_FALSE(rig.editor.map.document.file());
    remove_a_tile(rig);
    return rig.text();
}

inline void write(const fs::path& file, const std::string& text) { std::ofstream(file, std::ios::binary) << text; }

}  // namespace hexwright
