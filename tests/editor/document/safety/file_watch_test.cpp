#include "editor/document/safety/file_watch.h"

#include "editor/document/document.h"
#include "editor/document/safety/file_lock.h"
#include "engine/core/system/locks.h"
#include "tests/support/builders.h"
#include "tests/support/every_room.h"
#include "tests/support/files.h"

#include <chrono>
#include <fstream>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

namespace fs = std::filesystem;

void write(const fs::path& file, const std::string& text) { std::ofstream(file, std::ios::binary) << text; }
void touch(const fs::path& file) { fs::last_write_time(file, fs::last_write_time(file) + std::chrono::hours(1)); }

}  // namespace

TEST_CASE("a fingerprint tells texts apart") {
    CHECK(fingerprint("") == "cbf29ce484222325");
    CHECK(fingerprint("a") == "af63dc4c8601ec8c");
    CHECK(fingerprint("ab") != fingerprint("ba"));
}

TEST_CASE("a file that somebody else changed, touched or removed") {
    const TemporaryFolder folder;
    const fs::path file = folder / "map.xml";
    write(file, "first");
    FileStamp known = stamp_of(file);
    CHECK(news_of(file, known) == FileNews::None);
    SECTION("changed, in size too") {
        write(file, "second");
        CHECK(news_of(file, known) == FileNews::Changed);
        CHECK(news_of(file, known) == FileNews::Changed);  // Reported until it is accepted.
    }
    SECTION("changed to as many bytes") {
        write(file, "tsrif");
        touch(file);
        CHECK(news_of(file, known) == FileNews::Changed);
    }
    SECTION("only touched") {
        touch(file);
        CHECK(news_of(file, known) == FileNews::None);
        CHECK(known == stamp_of(file));
    }
    SECTION("removed") {
        fs::remove(file);
        CHECK(news_of(file, known) == FileNews::Gone);
        write(file, "first");
        CHECK(news_of(file, known) == FileNews::None);  // The file is back as it was.
    }
    SECTION("never there, then made by somebody") {
        FileStamp none = stamp_of(folder / "other.xml");
        CHECK(news_of(folder / "other.xml", none) == FileNews::None);
        write(folder / "other.xml", "new");
        CHECK(news_of(folder / "other.xml", none) == FileNews::Changed);
    }
}

TEST_CASE("a desk knows its own writing from somebody else's") {
    const TemporaryFolder folder;
    Document document(kinds(), scenario_with({at("grass-1", {0, 0})}));
    CHECK(document.look_at_file() == FileNews::None);  // The document has no file.
    REQUIRE(document.save(folder / "map.xml"));
    CHECK(document.look_at_file() == FileNews::None);
    CHECK(document.stamp() == stamp_of(folder / "map.xml"));
    write(folder / "map.xml", "somebody else");
    CHECK_FALSE(document.changed());
    CHECK(document.look_at_file() == FileNews::Changed);
    CHECK(document.changed());  // No file holds the present map any more.
    document.accept_file_news();
    CHECK(document.look_at_file() == FileNews::None);
    fs::remove(folder / "map.xml");
    CHECK(document.look_at_file() == FileNews::Gone);
    document.accept_file_news();
    CHECK(document.look_at_file() == FileNews::None);
}

TEST_CASE("saving through a link changes the file, and keeps the link and the permissions") {
    const TemporaryFolder folder;
    write(folder / "real.xml", "old");
    fs::permissions(folder / "real.xml", fs::perms::owner_read | fs::perms::owner_write);
    fs::create_symlink("real.xml", folder / "link.xml");
    Document document(kinds(), scenario_with({at("grass-1", {0, 0})}));
    REQUIRE(document.save(folder / "link.xml"));
    CHECK(fs::is_symlink(folder / "link.xml"));
    CHECK(bytes_of(folder / "real.xml").starts_with("<?xml"));
    CHECK(fs::status(folder / "real.xml").permissions() == (fs::perms::owner_read | fs::perms::owner_write));
    CHECK(document.look_at_file() == FileNews::None);
}

TEST_CASE("one map is open once, by whatever name, who has it is told") {
    const TemporaryFolder folder, state;
    write(folder / "real.xml", "text");
    fs::create_symlink("real.xml", folder / "link.xml");
    {
        MapLock first = lock_map(folder / "real.xml", state.path);
        REQUIRE(first.lock);
        CHECK(first.lock->holds());
        const MapLock second = lock_map(folder / "link.xml", state.path);
        CHECK_FALSE(second.lock);
        CHECK(second.owner == std::to_string(::getpid()));
        CHECK(lock_map(folder / "other.xml", state.path).lock);
    }
    CHECK(lock_map(folder / "real.xml", state.path).lock);  // The lock file of a process that is gone keeps nobody out.
}

TEST_CASE("a lock that is removed leaves nothing behind") {
    const TemporaryFolder state;
    auto lock = system::FileLock::take(state / "a.lock", "me");
    REQUIRE(lock);
    lock->remove();
    CHECK_FALSE(fs::exists(state / "a.lock"));
    CHECK_FALSE(system::FileLock::take_existing(state / "a.lock"));
    CHECK(system::FileLock::take(state / "a.lock", "you")->holds());
}

TEST_CASE("where nothing can be locked, nobody is kept out") {
    const auto lock = system::FileLock::take("/proc/nowhere/a.lock", "me");
    REQUIRE(lock);
    CHECK_FALSE(lock->holds());
}

TEST_CASE("a map that is open is known by all of its names, also after it was saved under one") {
    const TemporaryFolder folder, state;
    write(folder / "a.xml", "map");
    fs::create_hard_link(folder / "a.xml", folder / "b.xml");
    fs::copy_file(folder / "a.xml", folder / "copy.xml");
    MapLock first = lock_map(folder / "a.xml", state.path);
    REQUIRE(first.lock);
    CHECK(first.lock->holds());
    const MapLock second = lock_map(folder / "b.xml", state.path);
    CHECK_FALSE(second.lock);
    CHECK(second.owner == std::to_string(::getpid()));
    CHECK(second.other_name == folder / "a.xml");
    CHECK(lock_map(folder / "copy.xml", state.path).lock);
    CHECK(lock_map(folder / "a.xml", state.path).other_name.empty());
    // Saving under the other name is no conflict with oneself.
    CHECK(lock_map(folder / "b.xml", state.path, &*first.lock).lock);
    SECTION("saved: it is a file of its own by now") {
        fs::remove(folder / "a.xml");
        write(folder / "a.xml", "saved");
        first.lock->follow(folder / "a.xml", state.path);
        CHECK(lock_map(folder / "b.xml", state.path).lock);
        fs::create_hard_link(folder / "a.xml", folder / "c.xml");
        CHECK_FALSE(lock_map(folder / "c.xml", state.path).lock);
    }
    SECTION("replaced by somebody else, so that its name is no name of the other one any more") {
        fs::rename(folder / "copy.xml", folder / "a.xml");
        CHECK(lock_map(folder / "b.xml", state.path).lock);
    }
    SECTION("closed") {
        first.lock->remove();
        CHECK(lock_map(folder / "b.xml", state.path).lock);
    }
}
