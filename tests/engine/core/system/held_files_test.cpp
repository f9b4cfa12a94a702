// Files that are held open under a lock: what others see of them, and what is left when the process is killed.
#include "engine/core/system/files.h"
#include "engine/core/system/journal_file.h"
#include "engine/core/system/locks.h"
#include "tests/support/files.h"

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace fs = std::filesystem;

namespace {

std::string text_of(const fs::path& file) { return system::read_whole(file, 1000).value_or("unreadable"); }

// What another process says.
template <typename Answer>
bool elsewhere(Answer answer) {
    const pid_t child = ::fork();
    if (child == 0) ::_exit(answer() ? 0 : 1);
    int status = -1;
    return ::waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace

TEST_CASE("a growing file is there as a whole, and locked until it is let go") {
    const TemporaryFolder folder;
    auto file = system::JournalFile::begin(folder / "a", folder / "a.new", "head\n", system::Readers::OnlyThisPerson);
    REQUIRE(file);
    CHECK_FALSE(fs::exists(folder / "a.new"));
    CHECK((fs::status(folder / "a").permissions() & fs::perms::all) ==
          (fs::perms::owner_read | fs::perms::owner_write));
    CHECK(elsewhere([&] { return system::is_locked(folder / "a"); }));
    CHECK(elsewhere([&] { return !system::FileLock::take_existing(folder / "a"); }));
    REQUIRE(file->append("more"));
    REQUIRE(file->flush());
    CHECK(text_of(folder / "a") == "head\nmore");
    REQUIRE(file->cut(5));
    CHECK(text_of(folder / "a") == "head\n");
    CHECK(file->is_at(folder / "a"));
    file->close();
    CHECK_FALSE(system::is_locked(folder / "a"));
    CHECK_FALSE(file->append("late"));
    CHECK_FALSE(system::JournalFile::begin(folder / "no/a", folder / "no/a.new", "", system::Readers::AsUsual));
}

TEST_CASE("a growing file stays when its process is killed, and is locked no more") {
    const TemporaryFolder folder;
    CHECK_FALSE(elsewhere([&] {
        auto file = system::JournalFile::begin(folder / "a", folder / "a.new", "1", system::Readers::AsUsual);
        const bool written = file && file->append("2");
        ::kill(::getpid(), SIGKILL);
        return written;
    }));
    CHECK(text_of(folder / "a") == "12");
    CHECK_FALSE(system::is_locked(folder / "a"));
}

TEST_CASE("a file has one identity by all of its names") {
    const TemporaryFolder folder;
    REQUIRE(system::replace_file(folder / "a", "text"));
    fs::create_hard_link(folder / "a", folder / "b");
    const auto facts = system::facts_of(folder / "a");
    REQUIRE(facts);
    CHECK(facts->names == 2);
    CHECK(facts->bytes == 4);
    CHECK(facts->identity == system::facts_of(folder / "b")->identity);
    CHECK_FALSE(system::facts_of(folder / "c"));
}
