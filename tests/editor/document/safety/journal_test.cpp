// The journal on a disk that is full or broken for a while: what is recovered is what the person had at some moment
// since the disk last worked, and all of it once the disk works again.
#include "editor/document/safety/journal.h"

#include "formats/xml/scenario/scenario_xml.h"
#include "tests/editor/documents.h"
#include "tests/support/dice.h"
#include "tests/support/every_room.h"
#include "tests/support/failing_disk.h"
#include "tests/support/files.h"

#include <chrono>
#include <fstream>
#include <sched.h>
#include <sys/mount.h>
#include <sys/wait.h>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

namespace fs = std::filesystem;

std::string recovered_from(const fs::path& file) {
    const auto read = read_recovery(bytes_of(file));
    return read ? read->text : "nothing";
}

fs::path recovery_file(const fs::path& state) {  // Empty if there is none.
    std::error_code none;
    for (fs::directory_iterator it(recovery_folder(state), none), end; !none && it != end; it.increment(none))
        if (it->path().extension() == ".recovery") return it->path();
    return {};
}

std::string some_change(std::string text, Dice& dice) {  // A few letters more, less or others, somewhere.
    const std::size_t at = dice.below(text.size() + 1);
    text.erase(at, dice.below(12));
    text.insert(std::min(at, text.size()), std::string(dice.below(30), static_cast<char>('a' + dice.roll(0, 25))));
    return text;
}

// Makes the disk fail in some way, or not at all.
void break_somehow(const FailingDisk& disk, Dice& dice, std::uintmax_t size) {
    disk.works();
    const int how = dice.roll(0, 5);
    if (how == 0 || how == 1) disk.full_at(size + dice.below(60));
    if (how == 2 || how == 3 || how == 1) FailingDisk::flushes = false;
    if (how == 3 || how == 1) FailingDisk::cuts = dice.roll(0, 1) == 1;
    if (how == 4) FailingDisk::renames = false, disk.full_at(size);
}

std::uintmax_t size_of(const fs::path& file) {
    std::error_code none;
    const std::uintmax_t size = fs::file_size(file, none);
    return none ? 0 : size;
}

struct Desk {  // A map under edit and its journal, frame by frame.
    TemporaryFolder state{};
    Jobs jobs{1};
    Journal journal{jobs, state.path};
    Document document{kinds()};
    Journal::Time now{};

    void frame() {
        journal.follow(document, "title", now);
        jobs.wait_until_idle();
        journal.follow(document, "title", now);
    }
    void change(int q) {
        REQUIRE_FALSE(document.commit(tile_laid(document, {q % 40, q / 40})));
        frame();
    }
    std::string text() const { return write_scenario(*document.now().scenario, kinds()); }
    bool warned() const { return journal.trouble().has_value(); }
};

}  // namespace

TEST_CASE("a record that a full disk cut off does not hide what is written after it") {
    const TemporaryFolder state;
    RecoveryWriter writer(state.path, {});
    REQUIRE(writer.write("one\n"));
    const FailingDisk disk;
    for (std::size_t room = 0; room < 40; ++room) {
        INFO(room << " bytes of room");
        const std::string before = recovered_from(writer.file());
        disk.full_at(size_of(writer.file()) + room);
        const std::string text = before + "and " + std::to_string(room) + "\n";
        const bool kept = writer.write(text).has_value();
        CHECK(recovered_from(writer.file()) == (kept ? text : before));
        disk.works();
        REQUIRE(writer.write(text + "more\n"));
        CHECK(recovered_from(writer.file()) == text + "more\n");
    }
}

TEST_CASE("a record that was written but not flushed is not built upon") {
    const TemporaryFolder state;
    RecoveryWriter writer(state.path, {});
    REQUIRE(writer.write("one three"));
    const FailingDisk disk;
    for (const bool cuts : {true, false}) {
        FailingDisk::flushes = false, FailingDisk::cuts = cuts;
        CHECK_FALSE(writer.write("one two three"));
        CHECK_FALSE(writer.write("one two two three"));
        disk.works();
        REQUIRE(writer.write("one two two two three"));
        CHECK(recovered_from(writer.file()) == "one two two two three");
        REQUIRE(writer.write("one three"));
        CHECK(recovered_from(writer.file()) == "one three");
    }
}

TEST_CASE("whatever fails and whenever, the file holds a text since the last one that was kept") {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        INFO("seed " << seed);
        Dice dice{seed};
        const TemporaryFolder state;
        RecoveryWriter writer(state.path, {});
        std::vector<std::string> texts{"nothing"};
        std::size_t kept = 0;
        const FailingDisk disk;
        std::string text = "the beginning\n";
        for (int step = 0; step < 60; ++step) {
            text = some_change(text, dice);
            break_somehow(disk, dice, size_of(writer.file()));
            texts.push_back(text);
            if (writer.write(text)) kept = texts.size() - 1;
            const std::string found = recovered_from(writer.file());
            REQUIRE(std::find(texts.begin() + static_cast<std::ptrdiff_t>(kept), texts.end(), found) != texts.end());
        }
        disk.works();
        REQUIRE(writer.write(text + "the end"));
        REQUIRE(recovered_from(writer.file()) == text + "the end");
    }
}

TEST_CASE("a file that was removed under the journal is written anew") {
    const TemporaryFolder state;
    RecoveryWriter writer(state.path, {});
    REQUIRE(writer.write("one"));
    fs::remove_all(recovery_folder(state.path));
    REQUIRE(writer.write("one two"));
    CHECK(recovered_from(writer.file()) == "one two");
}

TEST_CASE("where there is no room to write a grown file anew, it grows on") {
    const TemporaryFolder state;
    RecoveryWriter writer(state.path, {});
    const std::string big(700'000, 'a'), other(700'000, 'b');
    for (int i = 0; i < 3; ++i) REQUIRE(writer.write(i % 2 == 0 ? big : other));
    const FailingDisk disk;
    FailingDisk::renames = false;
    for (int i = 0; i < 3; ++i) {
        REQUIRE(writer.write(i % 2 == 1 ? big : other));
        CHECK(recovered_from(writer.file()) == (i % 2 == 1 ? big : other));
    }
}

TEST_CASE("what could not be written goes to the trash with the rest when it is discarded") {
    const TemporaryFolder state;
    RecoveryWriter writer(state.path, {{}, {}, "map"});
    const FailingDisk disk;
    SECTION("after a text that was kept") { REQUIRE(writer.write("kept")); }
    SECTION("as the only text") {}
    FailingDisk::flushes = false;
    CHECK_FALSE(writer.write("not kept"));
    disk.works();
    writer.discard();
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(map_trash(state.path))) files.push_back(entry.path());
    REQUIRE(files.size() == 1);
    CHECK(bytes_of(files[0]) == "not kept");
}

TEST_CASE("a recovery that cannot be read today is offered when it can be") {
    const TemporaryFolder state;
    {
        RecoveryWriter writer(state.path, {});
        REQUIRE(writer.write("one"));
    }
    const FailingDisk disk;
    FailingDisk::reads = false;
    CHECK(find_recoveries(state.path).empty());
    disk.works();
    const auto found = find_recoveries(state.path);
    REQUIRE(found.size() == 1);
    CHECK(found[0].text == "one");
}

namespace {

// Exit status of a process of its own that has a disk of 64 KiB at `folder`; nullopt where that may not be mounted.
std::optional<int> on_small_disk(const fs::path& folder, bool (*work)(const fs::path&)) {
    constexpr int not_mounted = 77;
    const pid_t child = ::fork();
    if (child == 0) {
        const bool mounted = ::unshare(CLONE_NEWNS) == 0 &&
                             ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
                             ::mount("none", folder.c_str(), "tmpfs", 0, "size=64k") == 0;
        ::_exit(!mounted ? not_mounted : work(folder) ? 0 : 1);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    if (WIFEXITED(status) && WEXITSTATUS(status) == not_mounted) return {};
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128;
}

bool fills_and_goes_on(const fs::path& state) {
    const fs::path other = state / "other";
    std::ofstream(other) << std::string(20'000, 'x');
    RecoveryWriter writer(state, {});
    std::string text = "begin\n", kept;
    bool well = true;
    for (int i = 0; i < 200; ++i) {  // The disk is full after some of them.
        text += std::string(700, static_cast<char>('a' + i % 26)) + "\n";
        if (writer.write(text)) kept = text;
        well = well && recovered_from(writer.file()) == kept;
    }
    well = well && !kept.empty() && kept != text;
    fs::remove(other);  // Somebody makes room.
    text = kept;
    for (int i = 0; i < 10; ++i) {
        text.append(700, 'z').append(1, '\n');
        well = well && writer.write(text) && recovered_from(writer.file()) == text;
    }
    return well;
}

}  // namespace

TEST_CASE("on a real disk that runs full what is recovered is the last text that was kept") {
    const TemporaryFolder folder;
    const auto status = on_small_disk(folder.path, fills_and_goes_on);
    if (status) CHECK(*status == 0);
    else WARN("Only root may mount a small disk.");
}

TEST_CASE("the desk's 150 tiles come back from a disk that fails now and then") {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        INFO("seed " << seed);
        Desk desk;
        Dice dice{seed};
        const FailingDisk disk;
        std::vector<std::string> texts{"nothing"};
        std::size_t kept = 0;
        for (int q = 0; q < 150; ++q) {
            break_somehow(disk, dice, size_of(recovery_file(desk.state.path)));
            if (dice.roll(0, 3) > 0) disk.works();
            desk.change(q);
            texts.push_back(desk.text());
            if (!desk.warned()) kept = texts.size() - 1;
            REQUIRE(desk.journal.behind(desk.document) == desk.warned());
            const std::string found = recovered_from(recovery_file(desk.state.path));
            REQUIRE(std::find(texts.begin() + static_cast<std::ptrdiff_t>(kept), texts.end(), found) != texts.end());
        }
        disk.works();
        desk.now += Journal::patience;
        desk.frame();
        CHECK_FALSE(desk.warned());
        CHECK(recovered_from(recovery_file(desk.state.path)) == desk.text());
    }
}

TEST_CASE("a warning stays until all is safe, and writing is tried again without another change") {
    Desk desk;
    const FailingDisk disk;
    desk.change(0);
    CHECK_FALSE(desk.warned());
    disk.full_at(0);
    desk.change(1);
    REQUIRE(desk.warned());
    CHECK(desk.journal.trouble()->message.id == "journal.unwritable");
    CHECK(desk.journal.behind(desk.document));
    desk.frame();
    CHECK(desk.warned());
    SECTION("the disk has room again") {
        disk.works();
        desk.frame();
        CHECK(desk.warned());  // It is not tried in each frame.
        desk.now += Journal::patience;
        desk.frame();
        CHECK_FALSE(desk.warned());
        CHECK_FALSE(desk.journal.behind(desk.document));
        CHECK(recovered_from(recovery_file(desk.state.path)) == desk.text());
    }
    SECTION("the disk stays full") {
        desk.now += Journal::patience;
        desk.frame();
        CHECK(desk.warned());
    }
    SECTION("the map is saved") {
        disk.works();
        REQUIRE(desk.document.save(desk.state / "map.xml"));
        desk.frame();
        CHECK_FALSE(desk.warned());
    }
    SECTION("nothing is changed any more") {
        desk.document.jump(0);
        desk.frame();
        CHECK_FALSE(desk.warned());
    }
}
