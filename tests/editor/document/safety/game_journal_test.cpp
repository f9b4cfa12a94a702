// A game is kept with its whole tree while it is played, whatever ends the program and wherever a write is torn, and is
// found again by its map.
#include "editor/document/safety/game_journal.h"

#include "formats/telling/words.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/games/record_xml.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/files.h"
#include "tests/support/shipped_game.h"

#include <chrono>
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

namespace fs = std::filesystem;

std::shared_ptr<const Scenario> small_war() {
    DrawnGame game = on_shipped_meadow();
    game.army(1, "finn", {{1, 1}}).army(1, "drake-sotm", {{0, 0}});
    game.army(2, "thorgrim", {{6, 1}}).army(2, "shiori", {{7, 2}});
    Scenario scenario = game.scenario();
    scenario.setups = std::vector<Setup>{Setup{game.players()}};
    return std::make_shared<const Scenario>(std::move(scenario));
}

GameSession begun_war() {
    auto session =
        GameSession::begin(small_war(), shared_shipped(), {.seed = 6}, {player_kind("random"), player_kind("random")});
    REQUIRE(session);
    return std::move(*session);
}

std::string tree_of(const GameSession& session) { return write_record({session.whole_record(), "<scenario/>"}); }

Result<GameSession> kept_session(const std::string& bytes) {
    const auto read = read_record(bytes, "a.game.part");
    if (!read) return failure(read.error());
    return GameSession::from_record(small_war(), shared_shipped(), read->record);
}
std::string kept_tree(const fs::path& file) {
    const auto bytes = read_file(file);
    REQUIRE(bytes);
    const auto session = kept_session(*bytes);
    if (!session) FAIL(describe(session.error(), english()));
    return tree_of(*session);
}

document::GameJournal journal_of(const fs::path& file, const GameSession& session) {
    auto journal = document::GameJournal::begin(file, session, "<scenario/>");
    if (!journal) FAIL(describe(journal.error(), english()));
    return std::move(*journal);
}

// One thing that somebody does: plays on, takes back, branches off, notes, promotes, removes, changes seats.
void do_something(GameSession& session, DiceBag& bag) {
    const auto any_node = [&] {
        NodeId node = SessionTree::root();
        while (!session.tree()[node].children.empty() && draw_below(bag, 8) != 0) {
            const auto& children = session.tree()[node].children;
            node = children[draw_below(bag, static_cast<std::uint32_t>(children.size()))];
        }
        return node;
    };
    switch (draw_below(bag, 12)) {
        case 0:
            return (void)session.go_to(any_node());
        case 1:
            return (void)session.set_note(any_node(), "note " + std::to_string(draw_below(bag, 100)));
        case 2:
            return (void)session.promote(any_node());
        case 3:
            if (session.tree().size() > 30) (void)session.remove(any_node());
            return;
        case 4:
            return session.set_seat(PlayerId{0}, draw_below(bag, 2) == 0 ? nullptr : player_kind("random"));
        case 5:
            if (!session.legal_actions().empty()) (void)session.choose(0, NewDice{});
            return;
        case 6:
            return (void)session.act(SetRound{1 + static_cast<int>(draw_below(bag, 9))});
        default:
            if (session.person_decides() && !session.legal_actions().empty()) (void)session.choose(0);
            else session.advance({.most_decisions = 1 + static_cast<int>(draw_below(bag, 3))});
    }
}

}  // namespace

TEST_CASE("after whatever is done, the file holds the tree as it is") {
    const TemporaryFolder folder;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        DiceBag bag{seed};
        GameSession session = begun_war();
        auto journal = journal_of(folder.path / "a.game.part", session);
        for (int i = 0; i < 150; ++i) {
            do_something(session, bag);
            REQUIRE_FALSE(journal.keep(session));
            if (i % 10 != 0) continue;
            INFO("seed " << seed << " step " << i);
            REQUIRE(kept_tree(journal.file()) == tree_of(session));
        }
    }
}

TEST_CASE("only what came on is written") {
    const TemporaryFolder folder;
    GameSession session = begun_war();
    session.advance({.most_decisions = 50});
    auto journal = journal_of(folder.path / "a.game.part", session);
    const auto before = fs::file_size(journal.file());
    session.advance({.most_decisions = 1});
    REQUIRE_FALSE(journal.keep(session));
    CHECK(fs::file_size(journal.file()) - before < 200);
    REQUIRE_FALSE(journal.keep(session));
    CHECK(fs::file_size(journal.file()) - before < 200);
}

TEST_CASE("a file that was torn anywhere is read up to its last whole line") {
    const TemporaryFolder folder;
    GameSession session = begun_war();
    session.advance({.most_decisions = 12});
    auto journal = journal_of(folder.path / "a.game.part", session);
    const std::size_t head = read_file(journal.file())->size();
    session.advance({.most_decisions = 4});
    REQUIRE_FALSE(journal.keep(session));
    REQUIRE(session.go_to(session.tree().line_to(session.current())[9]));
    REQUIRE(session.act(SetRound{4}));
    REQUIRE_FALSE(journal.keep(session));
    const std::string bytes = *read_file(journal.file());
    for (std::size_t size = head; size <= bytes.size(); size += 3) {
        const auto read = kept_session(bytes.substr(0, size));
        INFO(size << " of " << bytes.size());
        REQUIRE(read);
        CHECK(read->tree().size() >= 13);
    }
}

TEST_CASE("a program that is killed in the middle of a game loses nothing that was kept") {
    const TemporaryFolder folder;
    const fs::path file = folder.path / "a.game.part";
    int told[2];
    REQUIRE(::pipe(told) == 0);
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {  // Plays for ever, and tells how many positions it has kept.
        GameSession session = begun_war();
        auto journal = document::GameJournal::begin(file, session, "<scenario/>");
        DiceBag bag{9};
        for (;;) {
            do_something(session, bag);
            if (journal->keep(session)) ::_exit(1);
            const auto ever = static_cast<std::uint32_t>(session.tree().size());
            if (::write(told[1], &ever, sizeof ever) != sizeof ever) ::_exit(2);
        }
    }
    std::uint32_t kept = 0;
    for (int i = 0; i < 60; ++i) REQUIRE(::read(told[0], &kept, sizeof kept) == sizeof kept);
    REQUIRE(::kill(child, SIGKILL) == 0);
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    CHECK(WIFSIGNALED(status));
    ::close(told[0]);
    ::close(told[1]);
    const auto session = kept_session(*read_file(file));
    if (!session) FAIL(describe(session.error(), english()));
    CHECK(session->tree().size() > 1);
}

TEST_CASE("the games of a map are found by it, newest first, without those that are being played") {
    const TemporaryFolder state;
    const fs::path map = "/home/somebody/maps/ford.xml", other = "/home/somebody/maps/moor.xml";
    CHECK(document::parked_games(state.path, map).empty());
    GameSession session = begun_war();
    fs::path older, newer;
    {
        auto first = journal_of(older = document::new_game_file(state.path, map), session);
        auto second = journal_of(newer = document::new_game_file(state.path, map), session);
        auto elsewhere = journal_of(document::new_game_file(state.path, other), session);
        CHECK(document::parked_games(state.path, map).empty());
    }
    fs::last_write_time(older, fs::last_write_time(older) - std::chrono::hours(2));
    const auto games = document::parked_games(state.path, map);
    REQUIRE(games.size() == 2);
    CHECK(games[0].file == newer);
    CHECK(games[1].file == older);
    CHECK(games[0].saved > games[1].saved);
    CHECK(kept_tree(games[0].file) == tree_of(session));
    auto again = journal_of(games[0].file, session);  // Taken up again under its name.
    CHECK(document::parked_games(state.path, map).size() == 1);
    again.discard();
    CHECK_FALSE(fs::exists(newer));
    CHECK(document::parked_games(state.path, map).size() == 1);
}

TEST_CASE("a folder that cannot be written is a refusal with the reason") {
    const auto journal = document::GameJournal::begin("/proc/none/a.game.part", begun_war(), "<scenario/>");
    REQUIRE_FALSE(journal);
    CHECK(english().knows(journal.error().message.id));
}
