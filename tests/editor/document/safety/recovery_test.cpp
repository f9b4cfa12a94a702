#include "editor/document/safety/recovery.h"

#include "editor/document/safety/journal.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/editor/documents.h"
#include "tests/support/builders.h"
#include "tests/support/dice.h"
#include "tests/support/every_room.h"
#include "tests/support/files.h"

#include <chrono>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

namespace fs = std::filesystem;

const RecoveryHead head{"/home/somebody/100%\nmaps/näher.xml", "0123456789abcdef", "The Narrows"};

std::vector<fs::path> inside(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code none;
    for (fs::directory_iterator it(folder, none), end; !none && it != end; it.increment(none))
        files.push_back(it->path());
    return files;
}

// Writes these texts and disappears without cleaning up, like a killed editor.
fs::path write_and_vanish(const fs::path& state, const std::vector<std::string>& texts) {
    RecoveryWriter writer(state, head);
    for (const std::string& text : texts) REQUIRE(writer.write(text));
    return writer.file();
}

std::string tiles(int count, int from = 0) {
    std::string text;
    for (int i = from; i < from + count; ++i) text += "<piece at=\"" + std::to_string(i) + "\"/>\n";
    return text;
}

}  // namespace

TEST_CASE("what was written last is recovered, with the file that it belongs to") {
    const TemporaryFolder state;
    const std::string first = tiles(100), second = tiles(50) + "<new/>" + tiles(50, 50), third = tiles(99, 1);
    write_and_vanish(state.path, {first, second, third});
    auto found = find_recoveries(state.path);
    REQUIRE(found.size() == 1);
    CHECK(found[0].text == third);
    CHECK(found[0].head == head);
    CHECK(found[0].saved > 0);
}

TEST_CASE("only what changed is written") {
    const TemporaryFolder state;
    RecoveryWriter writer(state.path, head);
    REQUIRE(writer.write(tiles(1000)));
    const auto before = fs::file_size(writer.file());
    REQUIRE(writer.write(tiles(500) + "<new/>\n" + tiles(500, 500)));
    CHECK(fs::file_size(writer.file()) - before < 100);
    REQUIRE(writer.write(tiles(500) + "<new/>\n" + tiles(500, 500)));
    CHECK(fs::file_size(writer.file()) - before < 100);  // The same text again writes nothing.
}

TEST_CASE("a file that has grown too long is written anew, under its name and lock") {
    const TemporaryFolder state;
    RecoveryWriter writer(state.path, head);
    const std::string big(900'000, 'a'), other(900'000, 'b');
    std::uintmax_t longest = 0;
    for (int i = 0; i < 12; ++i) {
        REQUIRE(writer.write(i % 2 == 0 ? big : other));
        longest = std::max(longest, fs::file_size(writer.file()));
        CHECK(find_recoveries(state.path).empty());
    }
    CHECK(longest < 4'000'000);
    CHECK(read_recovery(bytes_of(writer.file()))->text == other);
    CHECK(inside(recovery_folder(state.path)).size() == 1);
}

TEST_CASE("nobody is offered what a living editor works on") {
    const TemporaryFolder state;
    RecoveryWriter writer(state.path, head);
    REQUIRE(writer.write("text"));
    CHECK(find_recoveries(state.path).empty());
}

TEST_CASE("two editors that start together do not offer the same recovery") {
    const TemporaryFolder state;
    write_and_vanish(state.path, {"text"});
    const auto first = find_recoveries(state.path);
    CHECK(first.size() == 1);
    CHECK(find_recoveries(state.path).empty());
}

TEST_CASE("wherever a write was torn, the text before it is recovered") {
    const TemporaryFolder state;
    const std::string first = tiles(6), second = tiles(3) + "<new/>\n" + tiles(3, 3), third = "all <different/>";
    const std::string bytes = bytes_of(write_and_vanish(state.path, {first, second, third}));
    std::vector<std::string> seen;
    for (std::size_t size = 0; size <= bytes.size(); ++size) {
        const auto read = read_recovery(bytes.substr(0, size));
        const std::string text = read ? read->text : "nothing";
        if (seen.empty() || seen.back() != text) seen.push_back(text);
    }
    CHECK(seen == std::vector<std::string>{"nothing", first, second, third});
}

TEST_CASE("a byte that changed on the disk never makes another map") {
    const TemporaryFolder state;
    const std::string first = tiles(6), second = tiles(3) + "<new/>\n" + tiles(3, 3);
    const std::string bytes = bytes_of(write_and_vanish(state.path, {first, second}));
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        std::string broken = bytes;
        broken[i] = static_cast<char>(broken[i] ^ 1);
        const auto read = read_recovery(broken);
        INFO("byte " << i << " of " << bytes.size());
        CHECK((!read || read->text == first || read->text == second));
    }
}

TEST_CASE("files of any bytes are read without harm, and unreadable ones go to the trash") {
    Dice dice{7};
    const TemporaryFolder state;
    const std::string bytes = bytes_of(write_and_vanish(state.path, {tiles(6), tiles(7)}));
    for (int round = 0; round < 500; ++round) {
        std::string noise = bytes;
        for (int i = 0; i < 4; ++i) noise[dice.below(noise.size())] = static_cast<char>(dice.roll(0, 255));
        if (const auto read = read_recovery(noise)) CHECK(read->text.size() < 1000);
    }
    CHECK_FALSE(read_recovery("hexwright recovery 1\ntext 0 0 99999999999999999999 0\n"));
    CHECK_FALSE(read_recovery("hexwright recovery 1\n"));
    std::ofstream(recovery_folder(state.path) / "99.recovery") << "rubbish";
    CHECK(find_recoveries(state.path).size() == 1);
    CHECK(inside(map_trash(state.path)).size() == 1);
    CHECK(inside(recovery_folder(state.path)).size() == 1);
}

TEST_CASE("what is discarded lies in the trash as a map of its own, until it is old") {
    const TemporaryFolder state;
    write_and_vanish(state.path, {"one"});
    {
        auto found = find_recoveries(state.path);
        discard(found.at(0), state.path);
    }
    CHECK(inside(recovery_folder(state.path)).empty());
    {
        RecoveryWriter writer(state.path, head);
        REQUIRE(writer.write("two"));
        writer.discard();
    }
    CHECK(inside(recovery_folder(state.path)).empty());
    auto files = inside(map_trash(state.path));
    std::ranges::sort(files);
    REQUIRE(files.size() == 2);
    CHECK(files[0].filename().string().starts_with("näher-"));
    CHECK(files[0].extension() == ".xml");
    CHECK(bytes_of(files[0]) + bytes_of(files[1]) == "twoone");
    fs::last_write_time(files[0], fs::file_time_type::clock::now() - std::chrono::hours(24 * 31));
    empty_trash(state.path, 30);
    CHECK(inside(map_trash(state.path)) == std::vector{files[1]});
}

TEST_CASE("where nothing can be written the trouble is told with the folder") {
    const TemporaryFolder state;
    std::ofstream(state.path / "recovery") << "a file where the folder should be";
    RecoveryWriter writer(state.path, head);
    const auto written = writer.write("text");
    REQUIRE_FALSE(written);
    CHECK(written.error().message.id == "journal.unwritable");
}

namespace {

std::string text_of(const Document& document) { return write_scenario(*document.now().scenario, kinds()); }

}  // namespace

TEST_CASE("the journal holds what is on the desk, and nothing when nothing is changed") {
    const TemporaryFolder state;
    Jobs jobs(1);
    Journal journal(jobs, state.path);
    Document document(kinds());
    const auto frame = [&] {
        journal.follow(document, "title");
        jobs.wait_until_idle();
        journal.follow(document, "title");
    };
    const auto kept = [&] {
        const auto files = inside(recovery_folder(state.path));
        return files.empty() ? std::string() : read_recovery(bytes_of(files.at(0)))->text;
    };
    frame();
    CHECK(kept().empty());
    for (int q = 0; q < 3; ++q) {
        REQUIRE_FALSE(document.commit(tile_laid(document, {q, 0})));
        CHECK(journal.behind(document));
        frame();
        CHECK_FALSE(journal.behind(document));
        CHECK(kept() == text_of(document));
    }
    document.undo();
    frame();
    CHECK(kept() == text_of(document));
    SECTION("saved") {
        REQUIRE(document.save(state / "map.xml"));
        frame();
        CHECK(kept().empty());
        REQUIRE_FALSE(document.commit(tile_laid(document, {7, 0})));
        frame();
        CHECK(kept() == text_of(document));
        CHECK(read_recovery(bytes_of(inside(recovery_folder(state.path)).at(0)))->head.digest ==
              document.stamp().digest);
    }
    SECTION("undone to the beginning") {
        document.jump(0);
        frame();
        CHECK(kept().empty());
    }
    SECTION("let go, even before it was written") {
        REQUIRE_FALSE(document.commit(tile_laid(document, {7, 0})));
        journal.let_go(document, "title");
        document = Document(kinds());
        frame();
        CHECK(kept().empty());
        REQUIRE(inside(map_trash(state.path)).size() == 1);
        CHECK(read_scenario(bytes_of(inside(map_trash(state.path)).at(0)), "trash", kinds())
                  ->scenario.battlefield.size() == 3);
    }
}

TEST_CASE("an editor that leaves writes its last change before it ends") {
    const TemporaryFolder state;
    Document document(kinds());
    {
        Jobs jobs(1);
        Journal journal(jobs, state.path);
        REQUIRE_FALSE(document.commit(tile_laid(document, {0, 0})));
        journal.follow(document, "title");
    }
    const auto found = find_recoveries(state.path);
    REQUIRE(found.size() == 1);
    CHECK(found[0].text == text_of(document));
}
