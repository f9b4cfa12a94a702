#include "formats/xml/bytes/file.h"

#include "engine/core/system/console.h"
#include "tests/support/every_room.h"
#include "tests/support/failing_disk.h"
#include "tests/support/files.h"

#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;
namespace fs = std::filesystem;

namespace {

void put(const fs::path& file, std::string_view bytes) { std::ofstream(file, std::ios::binary) << bytes; }
std::size_t entries(const TemporaryFolder& folder) {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder.path), {}));
}
template <class T>
std::string error_id(const Result<T>& result) {
    return result ? "none" : result.error().message.id;
}

}  // namespace

TEST_CASE("a file is read whole, whatever bytes it holds") {
    const TemporaryFolder folder;
    const std::string bytes("a\0b\r\n\xFF", 6);
    put(folder / "a", bytes);
    CHECK(read_file(folder / "a") == bytes);
    put(folder / "empty", "");
    CHECK(read_file(folder / "empty") == std::string());
    CHECK(read_file("/proc/self/status")->starts_with("Name:"));  // Reports a size of 0 bytes.
}

TEST_CASE("what cannot be read says why, at once") {
    const TemporaryFolder folder;
    put(folder / "a", "12345");
    REQUIRE(::mkfifo((folder / "pipe").c_str(), 0600) == 0);
    CHECK(error_id(read_file(folder / "none")) == "file.missing");
    CHECK(error_id(read_file(folder / "a" / "b")) == "file.missing");
    CHECK(error_id(read_file(folder / "")) == "file.directory");
    CHECK(error_id(read_file(folder / "pipe")) == "file.not-regular");
    CHECK(error_id(read_file("/dev/zero")) == "file.not-regular");
    CHECK(error_id(read_file(folder / "a", 4)) == "file.too-large");
    CHECK(error_id(read_file(folder / "a", 5)) == "none");
    const auto error = read_file(folder / "none").error();
    CHECK((error.at && error.at->file == (folder / "none").string() && error.at->line == 0));
}

TEST_CASE("what could not be written is known beforehand, and nothing is left of the trial") {
    const TemporaryFolder folder;
    put(folder / "a", "old");
    fs::create_directory(folder / "b");
    REQUIRE(::mkfifo((folder / "pipe").c_str(), 0600) == 0);
    const auto before = entries(folder);
    const auto refused = [](const fs::path& file) {
        const auto refusal = cannot_write(file);
        return refusal ? refusal->message.id : "none";
    };
    CHECK(refused(folder / "a") == "none");
    CHECK(refused(folder / "new") == "none");
    CHECK(refused(folder / "pipe") == "none");
    CHECK(refused("/dev/null") == "none");
    CHECK(refused("-") == "none");
    CHECK(refused(folder / "b") == "file.directory-to-write");
    CHECK(refused(folder / "none" / "new") == "file.no-folder");
    CHECK(refused(folder / "a" / "new") == "file.no-folder");
    CHECK(refused("/dev/full") == "file.disk-full");
    CHECK(refused(folder / std::string(300, 'n')) == "file.unwritable");
    CHECK(entries(folder) == before);
    CHECK(read_file(folder / "a") == "old");
}

TEST_CASE("without permission nothing is read or written") {
    if (::geteuid() == 0) return;  // Root may do everything.
    const TemporaryFolder folder;
    put(folder / "a", "old");
    fs::permissions(folder / "a", fs::perms::none);
    CHECK(error_id(read_file(folder / "a")) == "file.no-permission-to-read");
    CHECK(error_id(write_file(folder / "a", "new")) == "file.no-permission-to-write");
    fs::permissions(folder / "", fs::perms::owner_read | fs::perms::owner_exec);
    CHECK(error_id(write_file(folder / "b", "new")) == "file.no-permission-to-write");
    fs::permissions(folder / "", fs::perms::owner_all);
}

TEST_CASE("a file is written whole, and nothing else stays beside it") {
    const TemporaryFolder folder;
    CHECK(error_id(write_file(folder / "a", "one")) == "none");
    CHECK(bytes_of(folder / "a") == "one");
    CHECK(error_id(write_file(folder / "a", "")) == "none");
    CHECK(bytes_of(folder / "a").empty());
    CHECK(entries(folder) == 1);
}

TEST_CASE("writing keeps the permissions that the file had, and the link that leads to it") {
    const TemporaryFolder folder;
    put(folder / "target", "old");
    fs::permissions(folder / "target", fs::perms::owner_read | fs::perms::owner_write);
    fs::create_symlink("target", folder / "link");
    fs::create_symlink(folder / "link", folder / "link-to-link");
    REQUIRE(write_file(folder / "link-to-link", "new"));
    CHECK(bytes_of(folder / "target") == "new");
    CHECK(fs::is_symlink(folder / "link"));
    CHECK(fs::status(folder / "target").permissions() == (fs::perms::owner_read | fs::perms::owner_write));
    fs::create_symlink("later", folder / "to-nothing");
    REQUIRE(write_file(folder / "to-nothing", "made"));
    CHECK(bytes_of(folder / "later") == "made");
}

TEST_CASE("what cannot be written leaves everything as it was") {
    const TemporaryFolder folder;
    CHECK(error_id(write_file(folder / "", "x")) == "file.directory-to-write");
    CHECK(error_id(write_file(folder / "none" / "a", "x")) == "file.no-folder");
    CHECK(error_id(write_file("/dev/full", "x")) == "file.disk-full");
    CHECK(error_id(write_file("/dev/null", "x")) == "none");
    CHECK(fs::is_character_file("/dev/null"));
    fs::create_symlink("loop", folder / "loop");
    CHECK(!write_file(folder / "loop", "x"));
    CHECK(entries(folder) == 1);
}

TEST_CASE("writing keeps owner and group where that is allowed, and drops no more rights than it must") {
    if (::geteuid() != 0) return;  // Only root may give a file away.
    const TemporaryFolder folder;
    const auto about = [&](const std::string& name) {
        struct stat now{};
        REQUIRE(::stat((folder / name).c_str(), &now) == 0);
        return now;
    };
    put(folder / "a", "old");
    REQUIRE(::chown((folder / "a").c_str(), 4321, 1234) == 0);
    REQUIRE(::chmod((folder / "a").c_str(), 02664) == 0);
    REQUIRE(write_file(folder / "a", "new"));
    CHECK(bytes_of(folder / "a") == "new");
    CHECK(about("a").st_uid == 4321);
    CHECK(about("a").st_gid == 1234);
    CHECK((about("a").st_mode & 07777) == 02664);
    REQUIRE(write_files({{folder / "a", "newer"}, {folder / "b", "made"}}));
    CHECK(about("a").st_uid == 4321);
    CHECK(about("b").st_uid == ::geteuid());
}

TEST_CASE("what a killed program left beside a file goes with the next write, and what is being written stays") {
    const TemporaryFolder folder;
    const std::string dead = ".hexwright-999999999-0.tmp", own = ".hexwright-" + std::to_string(::getpid()) + "-0.tmp",
                      alive = ".hexwright-1-0.tmp";
    for (const std::string& name : {dead, own, alive, std::string(".hexwright-notes.tmp"), std::string("a.tmp")})
        put(folder / name, "half");
    const int writer = ::open((folder / alive).c_str(), O_WRONLY);
    REQUIRE(::flock(writer, LOCK_EX) == 0);
    REQUIRE(write_file(folder / "map.xml", "whole"));
    CHECK_FALSE(fs::exists(folder / dead));
    CHECK_FALSE(fs::exists(folder / own));
    CHECK(fs::exists(folder / alive));
    CHECK(fs::exists(folder / ".hexwright-notes.tmp"));
    CHECK(fs::exists(folder / "a.tmp"));
    ::close(writer);
    CHECK_FALSE(cannot_write(folder / "other.xml"));
    CHECK_FALSE(fs::exists(folder / alive));
    CHECK(entries(folder) == 3);
}

TEST_CASE("files that belong together are all written, or none") {
    const TemporaryFolder folder;
    const std::vector<FileBytes> both{{folder / "x.mtl", "new colours"}, {folder / "x.obj", std::string(5'000, 'v')}};
    const auto nothing_changed = [&](std::size_t count) {
        CHECK(entries(folder) == count);
        CHECK(bytes_of(folder / "x.mtl") == (count > 0 ? "old colours" : ""));
        CHECK(bytes_of(folder / "x.obj") == (count > 1 ? "old body" : ""));
    };
    for (const std::size_t count : {0U, 1U, 2U}) {
        if (count > 0) put(folder / "x.mtl", "old colours");
        if (count > 1) put(folder / "x.obj", "old body");
        CAPTURE(count);
        {
            const FailingDisk disk;
            disk.full_at(2'000);  // The first file has room.
            CHECK(error_id(write_files(both)) == "file.disk-full");
        }
        nothing_changed(count);
        for (const int renames : {0, 1}) {
            const FailingDisk disk;
            FailingDisk::renames_until_failure = renames;
            CHECK(error_id(write_files(both)) == "file.unwritable");
            nothing_changed(count);
        }
    }
    CHECK(error_id(write_files({both[0], {folder / "none" / "x.obj", "v"}})) == "file.no-folder");
    fs::create_directory(folder / "in-the-way.obj");
    CHECK(error_id(write_files({both[0], {folder / "in-the-way.obj", "v"}})) == "file.directory-to-write");
    CHECK(bytes_of(folder / "x.mtl") == "old colours");
    CHECK(error_id(write_files(both)) == "none");
    CHECK(bytes_of(folder / "x.mtl") == "new colours");
    CHECK(bytes_of(folder / "x.obj").size() == 5'000);
    CHECK(entries(folder) == 3);
}

TEST_CASE("where standard streams are closed, no file gets their numbers") {
    const pid_t child = ::fork();
    if (child == 0) {
        for (const int stream : {0, 1, 2}) ::close(stream);
        system::hold_standard_streams();
        const int file = ::open("/dev/null", O_WRONLY);
        const bool held = file > 2 && ::write(1, "x", 1) < 0 && ::write(2, "x", 1) < 0;
        ::_exit(held ? 0 : 1);
    }
    int status = -1;
    REQUIRE(::waitpid(child, &status, 0) == child);
    CHECK(status == 0);
}
