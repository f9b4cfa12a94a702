#include "formats/file.h"

#include "tests/support/every_room.h"
#include "tests/support/files.h"

#include <fstream>
#include <iterator>
#include <sys/stat.h>
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
