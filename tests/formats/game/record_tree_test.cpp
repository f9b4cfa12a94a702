// Records that hold a whole tree: branches, notes, who decided, seats, where the game stands. What is read is the
// session that was written; records of version 1 are read as they were.
#include "engine/session/session.h"
#include "formats/telling/words.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/games/record_xml.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/support/arena.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

std::shared_ptr<const Scenario> duel_scenario() {
    DrawnGame game = on_shipped_meadow();
    game.army(1, "finn", {{3, 1}})
        .army(1, "drake-sotm", {{0, 0}})
        .army(2, "thorgrim", {{4, 1}})
        .army(2, "shiori", {{7, 2}});
    Scenario scenario = game.scenario();
    scenario.setups = std::vector<Setup>{Setup{game.players()}};
    return std::make_shared<const Scenario>(std::move(scenario));
}

GameSession duel_session(Seats seats, PlayMode mode = PlayMode::OpenTable) {
    auto session = GameSession::begin(duel_scenario(), shared_shipped(), {.seed = 5}, std::move(seats),
                                      {SessionHistory::Tree, mode});
    if (!session) FAIL(describe(session.error(), english()));
    return std::move(*session);
}

void must(const Result<void>& done) {
    if (!done) FAIL(english()(done.error().message));
}

// A game with branches of all sorts: people, computers, hands and dice anew.
GameSession with_branches() {
    GameSession session = duel_session({nullptr, player_kind("random")});
    must(session.act(NextDice{{20, 1}}));
    for (int i = 0; i < 12; ++i) {
        if (session.person_decides()) must(session.choose(session.legal_actions().size() / 2));
        else session.advance({.most_decisions = 1});
    }
    const NodeId first = session.current();
    must(session.set_note(first, "Here it was \"clear\" <&>:\nthe hill is theirs."));
    session.advance({.most_decisions = 3});
    must(session.take_back());
    must(session.choose(0, NewDice{}));
    must(session.act(SetRound{3}));
    session.set_seat(PlayerId{0}, player_kind("random"));
    session.advance({.most_decisions = 20});
    must(session.set_note(SessionTree::root(), "the start"));
    must(session.go_to(first));
    session.advance({.most_decisions = 5});
    const auto middle = session.tree().line_to(session.current())[6];
    must(session.go_to(middle));
    must(session.act(PutFigure{fig(session.state(), "2.shiori.1.1"), no_space}));
    return session;
}

// What a node holds, and all below it.
std::string tree_told(const GameSession& session, NodeId node) {
    const SessionNode& here = session.tree()[node];
    std::string text = node == session.current() ? "*" : "";
    if (node != SessionTree::root()) text += here.step->wording.name + std::to_string(static_cast<int>(here.step->by));
    for (const auto& [name, value] : here.step->wording.members) text += " " + name + "=" + value;
    text += " " + std::to_string(here.step->check) + " " + std::to_string(here.step->seat_dice.state) + " " +
            std::to_string(here.step->events.size()) + " " + here.note;
    for (const NodeId child : here.children) text += "(" + tree_told(session, child) + ")";
    return text;
}

std::string written(const GameSession& session) { return write_record({session.whole_record(), "<scenario/>"}); }

WrittenRecord read_or_stop(const std::string& xml, const std::string& name = "game.xml") {
    auto read = read_record(xml, name);
    if (!read) FAIL(describe(read.error(), english()));
    return std::move(*read);
}
GameSession read_session(const std::string& xml) {
    auto session = GameSession::from_record(duel_scenario(), shared_shipped(), read_or_stop(xml).record);
    if (!session) FAIL(describe(session.error(), english()));
    return std::move(*session);
}

std::string wrong_record(const std::string& actions) {
    const std::string head = write_record_head({duel_session({nullptr, nullptr}).whole_record(), "<scenario/>"});
    const auto read = read_record(head + actions, "game.xml.part");
    return read ? "" : describe(read.error(), english());
}

}  // namespace

TEST_CASE("a written tree is read as the same tree, with notes, seats, deciders and where the game stands") {
    const GameSession session = with_branches();
    const std::string xml = written(session);
    const GameSession again = read_session(xml);
    CHECK(tree_told(again, SessionTree::root()) == tree_told(session, SessionTree::root()));
    CHECK(again.state() == session.state());
    CHECK(again.legal_actions() == session.legal_actions());
    CHECK(again.seats() == session.seats());
    CHECK(again.mode() == session.mode());
    CHECK(written(again) == xml);
    CHECK(again.ended_as(session.whole_record()));
    CHECK(xml.find("complete=\"yes\"") != std::string::npos);
}

TEST_CASE("computers go on after reading as they would have gone on") {
    GameSession session = with_branches();
    GameSession again = read_session(written(session));
    session.advance({.most_decisions = 30});
    again.advance({.most_decisions = 30});
    CHECK(again.state() == session.state());
    CHECK(tree_told(again, SessionTree::root()) == tree_told(session, SessionTree::root()));
}

TEST_CASE("the main line comes first, and a game of one line stays small") {
    GameSession session = duel_session({player_kind("random"), player_kind("random")}, PlayMode::FairPlay);
    session.advance({.most_decisions = 40});
    const std::string xml = written(session);
    CHECK(xml.find("<branch") == std::string::npos);
    CHECK(xml.find(" by=") == std::string::npos);
    CHECK(xml.find("<current") == std::string::npos);
    CHECK(xml.find("mode=\"fair-play\"") != std::string::npos);

    const GameSession tree = with_branches();
    const Record whole = tree.whole_record();
    const Record line = tree.record_to(tree.tree().end_of_line(SessionTree::root()));
    REQUIRE(main_line_length(whole) == line.actions.size());
    CHECK(main_line_of(whole).actions == line.actions);
    CHECK(whole.end == line.end);
    CHECK(whole.events == line.events);
}

TEST_CASE("a tree is no record for a session that keeps one line") {
    const Record whole = with_branches().whole_record();
    auto session = GameSession::begin(duel_scenario(), shared_shipped(), whole.options, seats_named(whole.seats),
                                      {SessionHistory::Record});
    REQUIRE(session);
    const auto followed = session->follow(whole);
    REQUIRE_FALSE(followed);
    CHECK(followed.error().message.id == "session.no-tree");
}

TEST_CASE("a record whose game is another one is refused with the action after which it differs") {
    Record record = with_branches().whole_record();
    record.actions[3].check ^= 1;
    const auto session = GameSession::from_record(duel_scenario(), shared_shipped(), record);
    REQUIRE_FALSE(session);
    CHECK(session.error().message.id == "session.differs");
    CHECK(english()(session.error().message).find("After action 4") == 0);
}

TEST_CASE("a record of version 1 is read as one line, and comes back as version 2") {
    GameSession session = duel_session({player_kind("random"), player_kind("random")});
    session.advance({.most_decisions = 40});
    std::string xml = written(session);
    const auto replace = [&xml](const std::string& from, const std::string& to) {
        xml.replace(xml.find(from), from.size(), to);
    };
    replace("urn:hexwright:game:2", "urn:hexwright:game:1");
    CHECK_FALSE(read_record(xml, "old.xml"));  // Version 1 did not say that it is complete.
    replace(" complete=\"yes\"", "");
    for (auto at = xml.find(" drawn=\""); at != std::string::npos; at = xml.find(" drawn=\""))
        xml.erase(at, xml.find('"', at + 8) + 1 - at);
    const WrittenRecord old = read_or_stop(xml);
    CHECK(old.record.branches.empty());
    const auto again = GameSession::from_record(duel_scenario(), shared_shipped(), old.record);
    REQUIRE(again);
    CHECK(again->state() == session.state());
    CHECK(write_record(old).find("urn:hexwright:game:2") != std::string::npos);
}

TEST_CASE("what is wrong with branches, notes and deciders is told with its place") {
    CHECK(wrong_record("    <done/>\n    <branch after=\"1\"/>\n").empty());
    const std::string rows[] = {"    <branch after=\"1\"/>\n",
                                "    <branch/>\n",
                                "    <branch after=\"0\" to=\"1\"/>\n",
                                "    <note of=\"2\" text=\"a\"/>\n",
                                "    <note of=\"0\" text=\"a\"/>\n    <note of=\"0\" text=\"b\"/>\n",
                                "    <current at=\"-1\"/>\n",
                                "    <done by=\"nobody\"/>\n",
                                "    <done drawn=\"999999\"/>\n",
                                "    <done><done/></done>\n"};
    for (const std::string& row : rows) {
        INFO(row);
        CHECK(wrong_record(row).starts_with("game.xml.part:"));
    }
}

TEST_CASE("a part of a record is read up to its last whole line, wherever it is torn") {
    const GameSession session = with_branches();
    const std::string head = write_record_head({session.whole_record(), "<scenario/>"});
    const std::string lines =
        write_branch_line(4) + write_action_line(session.recorded(session.current())) + write_current_line(7);
    const std::size_t actions = session.whole_record().actions.size();
    for (std::size_t size = 0; size <= lines.size(); ++size) {
        const WrittenRecord read = read_or_stop(head + lines.substr(0, size), "game.xml.part");
        CHECK(read.broken_off);
        const auto whole_lines = std::count(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(size), '\n');
        CHECK(read.record.actions.size() == actions + (whole_lines >= 2 ? 1 : 0));
        if (whole_lines == 3) CHECK(read.record.current == std::size_t{7});
    }
}
