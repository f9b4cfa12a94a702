// GameSession as a front end uses it: taking back, branches and their dice, notes, records of any line, what a seat may
// see, refusals, and computers that play until a person has to decide.
#include "engine/session/session.h"

#include "engine/game/digest.h"
#include "formats/telling/words.h"
#include "tests/support/arena.h"
#include "tests/support/every_room.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

constexpr PlayerId first_player{0}, second_player{1};

DrawnGame face_to_face() { return on_shipped_meadow().army(1, "finn", {{3, 1}}).army(2, "thorgrim", {{4, 1}}); }

GameSession session_of(const DrawnGame& drawn, Seats seats = {nullptr, nullptr}, SessionOptions how = {}) {
    auto started = drawn.try_start(5);
    if (!started) FAIL("cannot start: " << started.error().message.id);
    return {std::move(*started), {.seed = 5}, std::move(seats), how};
}

void demand(const Result<void>& done) {
    if (!done) FAIL("refused: " << english()(done.error().message));
}

template <class Kind>
std::optional<std::size_t> place_of(const GameSession& session) {  // Index of the first action of this kind.
    const auto& legal = session.legal_actions();
    const auto found =
        std::ranges::find_if(legal, [](const Action& action) { return std::holds_alternative<Kind>(action); });
    if (found == legal.end()) return {};
    return static_cast<std::size_t>(found - legal.begin());
}

// Player 1 has the initiative and all order markers are placed: Finn is about to move.
GameSession at_first_move(PlayMode mode = PlayMode::OpenTable, Seats seats = {nullptr, nullptr}) {
    GameSession session = session_of(face_to_face(), std::move(seats), {.mode = mode});
    demand(session.act(NextDice{{20, 1}}));
    while (!place_of<Move>(session)) {
        if (session.person_decides()) demand(session.choose(0));
        else session.advance({.most_decisions = 1});
    }
    return session;
}
GameSession at_first_attack(PlayMode mode = PlayMode::OpenTable) {
    GameSession session = at_first_move(mode);
    demand(session.act(Done{}));
    REQUIRE(place_of<Attack>(session));
    return session;
}

Events rolls(const GameSession& session) {
    Events rolled;
    for (const Event& event : session.events())
        if (std::holds_alternative<event::Rolled>(event)) rolled.push_back(event);
    return rolled;
}

std::string why(const Result<void>& refused) {
    REQUIRE_FALSE(refused);
    CHECK(english().knows(refused.error().message.id));
    return refused.error().message.id;
}

std::string reason_not_to_take_back(const GameSession& session) {
    const auto reason = session.cannot_take_back();
    return reason ? reason->message.id : "";
}

std::vector<NodeId> leaves_of(const SessionTree& tree) {
    std::vector<NodeId> leaves;
    const Removal all = tree.removal_of(SessionTree::root());
    for (const NodeId node : all.nodes)
        if (tree[node].children.empty()) leaves.push_back(node);
    return leaves;
}

}  // namespace

TEST_CASE("another choice after a take-back makes a branch, and the same choice comes to the same node") {
    GameSession session = at_first_move();
    const NodeId before = session.current();
    const GameState position = session.state();
    demand(session.choose(0));
    const NodeId once = session.current();
    const GameState moved = session.state();
    demand(session.take_back());
    CHECK(session.current() == before);
    CHECK(session.state() == position);
    CHECK(session.legal_actions() == legal_actions(position));
    demand(session.choose(1));
    const NodeId other = session.current();
    CHECK(session.tree()[before].children == std::vector{once, other});
    demand(session.take_back());
    demand(session.choose(0));
    CHECK(session.current() == once);
    CHECK(session.state() == moved);
    CHECK(session.tree()[before].children.size() == 2);
    demand(session.go_to(other));
    CHECK_FALSE(session.state() == moved);
    demand(session.go_to(SessionTree::root()));
    CHECK(reason_not_to_take_back(session) == "session.nothing-to-take-back");
}

TEST_CASE("dice after a take-back: the same, new ones, or set ones") {
    GameSession session = at_first_attack();
    const NodeId before = session.current();
    const std::size_t attack = *place_of<Attack>(session);
    demand(session.choose(attack));
    const NodeId same = session.current();
    const Events rolled = rolls(session);
    REQUIRE_FALSE(rolled.empty());

    demand(session.take_back());
    demand(session.choose(attack, SameDice{}));
    CHECK(session.current() == same);

    demand(session.take_back());
    demand(session.choose(attack, NewDice{}));
    const NodeId anew = session.current();
    CHECK_FALSE(rolls(session) == rolled);
    CHECK(session.record().actions[session.record().actions.size() - 2].wording.name == "reseed");
    demand(session.take_back());  // Takes back the choice and what was done to the dice for it.
    CHECK(session.current() == before);

    demand(session.choose(attack, SetDice{{1, 1, 1, 6, 6, 6, 6, 6}}));
    CHECK(std::get<event::Rolled>(rolls(session).front()).faces == std::vector<std::uint8_t>{1, 1, 1});
    demand(session.take_back());
    demand(session.choose(attack, SetDice{{6, 6, 6}}));
    CHECK(std::get<event::Rolled>(rolls(session).front()).faces == std::vector<std::uint8_t>{6, 6, 6});
    CHECK(session.tree()[before].children.size() == 4);

    demand(session.go_to(before));
    demand(session.choose(attack, NewDice{}));
    CHECK_FALSE(session.current() == anew);  // New dice differ each time.
}

TEST_CASE("a record from any leaf of the tree replays to that leaf") {
    GameSession session = at_first_attack();
    const NodeId before = session.current();
    const std::size_t attack = *place_of<Attack>(session);
    const std::vector<DicePolicy> policies{SameDice{}, NewDice{}, SetDice{{1, 2, 3, 4}}, NewDice{}};
    for (const DicePolicy& policy : policies) {
        demand(session.go_to(before));
        demand(session.choose(attack, policy));
        for (int more = 0; more < 8; ++more) demand(session.choose(session.legal_actions().size() - 1));
    }
    const std::vector<NodeId> leaves = leaves_of(session.tree());
    CHECK(leaves.size() == policies.size());
    for (const NodeId leaf : leaves) {
        const Record record = session.record_to(leaf);
        GameSession again = session_of(face_to_face());
        REQUIRE(again.follow(record) == std::size_t{0});
        CHECK(digest_of(again.state()) == record.end);
        CHECK(again.state() == *session.tree()[leaf].step->after);
        CHECK(again.record().actions == record.actions);
        CHECK(again.events_so_far() == record.events);
    }
}

TEST_CASE("a record that parts from the game is followed to there, and one that is not allowed to before there") {
    GameSession session = at_first_attack();
    Record record = session.record();
    record.actions[3].check ^= 1;
    GameSession parted = session_of(face_to_face());
    CHECK(parted.follow(record) == std::size_t{4});
    record.actions[3].check ^= 1;
    record.actions[3].wording.name = "answer";
    record.actions[3].wording.members.clear();
    GameSession refused = session_of(face_to_face());
    const auto followed = refused.follow(record);
    REQUIRE_FALSE(followed);
    CHECK(followed.error().message.id == "replay.refused");
    CHECK(refused.record().actions.size() == 3);
}

TEST_CASE("a branch is removed after a look at what goes with it") {
    GameSession session = at_first_attack();
    const NodeId before = session.current();
    const std::size_t attack = *place_of<Attack>(session);
    demand(session.choose(attack));
    demand(session.take_back());
    demand(session.act(Done{}));
    const NodeId branch = session.current();
    demand(session.choose(0));
    demand(session.set_note(session.current(), "too slow"));
    const auto removal = session.removal_of(branch);
    REQUIRE(removal);
    CHECK(removal->nodes.size() == 2);
    CHECK(removal->lines == 1);
    CHECK(removal->notes == std::vector<std::string>{"too slow"});
    CHECK(removal->holds_current);
    const std::size_t size = session.tree().size();
    demand(session.remove(branch));
    CHECK(session.tree().size() == size - 2);
    CHECK(session.current() == before);
    CHECK(session.tree()[before].children.size() == 1);
    CHECK(why(session.remove(branch)) == "session.no-node");
    CHECK(why(session.remove(SessionTree::root())) == "session.root-stays");
}

TEST_CASE("a promoted branch is the main line") {
    GameSession session = at_first_move();
    demand(session.choose(0));
    const NodeId old_line = session.current();
    demand(session.take_back());
    demand(session.choose(1));
    CHECK(session.tree().end_of_line(SessionTree::root()) == old_line);
    demand(session.promote(session.current()));
    CHECK(session.tree().end_of_line(SessionTree::root()) == session.current());
    CHECK(session.tree().contains(old_line));
}

TEST_CASE("notes stand on any node and stay there") {
    GameSession session = at_first_move();
    const NodeId start = session.current();
    demand(session.set_note(start, "Finn could have stayed"));
    demand(session.choose(0));
    CHECK(session.tree()[start].note == "Finn could have stayed");
    CHECK(session.tree()[session.current()].note.empty());
    demand(session.set_note(start, ""));
    CHECK(session.tree()[start].note.empty());
}

TEST_CASE("at fair play nothing is taken back past dice, revealed things or another seat's decision") {
    GameSession session = at_first_move(PlayMode::FairPlay);
    CHECK(reason_not_to_take_back(session) == "session.dice-rolled");  // The d20 for the initiative was rolled.
    CHECK(why(session.go_to(SessionTree::root())) == "session.others-decided");
    const NodeId here = session.current();
    demand(session.choose(*place_of<Done>(session)));
    demand(session.take_back());
    CHECK(session.current() == here);
    demand(session.act(Done{}));
    demand(session.choose(*place_of<Attack>(session)));
    const GameState after = session.state();
    CHECK(why(session.take_back()) == "session.dice-rolled");
    CHECK(session.state() == after);
    session.set_mode(PlayMode::OpenTable);
    demand(session.take_back());
}

TEST_CASE("at fair play what another seat has answered stays") {
    GameSession people = session_of(face_to_face(), {nullptr, nullptr}, {.mode = PlayMode::FairPlay});
    while (people.decider() == first_player) demand(people.choose(0));
    const NodeId all_placed = people.current();
    demand(people.choose(0));
    CHECK(why(people.take_back(first_player)) == "session.others-decided");
    demand(people.take_back(second_player));
    CHECK(people.current() == all_placed);
    demand(people.take_back(first_player));  // The second player's answer has been taken back.

    GameSession against_computer =
        session_of(face_to_face(), {nullptr, player_kind("random")}, {.mode = PlayMode::FairPlay});
    while (against_computer.decider() == first_player) demand(against_computer.choose(0));
    CHECK(why(against_computer.choose(0)) == "session.computer-decides");
    against_computer.advance({.most_decisions = 1});
    CHECK(reason_not_to_take_back(against_computer) == "session.others-decided");
}

TEST_CASE("at an open table the computer's answers are taken back with the choice, and come again") {
    const PlayerKind* random = player_kind("random");
    GameSession session = session_of(face_to_face(), {nullptr, random});
    const NodeId start = session.current();
    while (session.decider() == first_player) demand(session.choose(0));
    CHECK(session.advance({.most_decisions = 3}) == Halt::Limit);
    const NodeId there = session.current();
    const std::size_t size = session.tree().size();
    demand(session.take_back());
    CHECK(session.decider() == first_player);
    CHECK_FALSE(session.current() == start);
    demand(session.choose(0));
    session.advance({.most_decisions = 3});
    CHECK(session.current() == there);
    CHECK(session.tree().size() == size);
}

TEST_CASE("a seat sees what it may know, and is told so") {
    const GameSession session = at_first_move();
    const CardId finn = card(session.state(), "1.finn");
    const GameCard own = session.seen_by(first_player)[finn], seen = session.seen_by(second_player)[finn];
    CHECK(own.markers == session.state()[finn].markers);
    CHECK(seen.markers == seen.revealed);
    CHECK(seen.hidden > 0);
    CHECK(session.seen_by(second_player).dice == DiceBag{});
    const NodeId marker = session.tree().line_to(session.current())[2];
    const auto told = [&](PlayerId seat) {
        return happened<event::MarkerPlaced>(session.events_seen_by(marker, seat)).size();
    };
    CHECK(told(first_player) == 1);
    CHECK(told(second_player) == 0);
}

TEST_CASE("what is refused says why and changes nothing") {
    GameSession session = at_first_move();
    const GameState state = session.state();
    const NodeId node = session.current();
    const std::size_t nodes = session.tree().nodes_ever();
    const FigureId finn = fig(state, "1.finn.1.1"), thorgrim = fig(state, "2.thorgrim.1.1");
    CHECK(why(session.choose(9'999)) == "session.no-choice");
    CHECK(why(session.act(Attack{finn, thorgrim}, NewDice{})) == "refused.attacks-later");
    CHECK_FALSE(why(session.act(Move{.figure = finn, .at = state[thorgrim].at()})).empty());
    CHECK(why(session.act(PutFigure{finn, state[thorgrim].at()}, SetDice{{1}})) == "refused.put-occupied");
    CHECK(why(session.act(Dispute{finn, finn})) == "refused.friend");
    CHECK(why(session.act_by_hand({"put", {{"figure", "3.nobody.1.1"}}})) == "record.wrong-member");
    CHECK(why(session.act_by_hand({"put", {}})) == "refused.no-figure");
    CHECK(why(session.go_to(NodeId{12'345})) == "session.no-node");
    CHECK(session.state() == state);
    CHECK(session.current() == node);
    CHECK(session.tree().nodes_ever() == nodes);
}

TEST_CASE("a referee's hand is a node of its own, and a figure that is put elsewhere keeps its wounds") {
    GameSession session = at_first_move();
    demand(session.act_by_hand({"put", {{"figure", "1.finn.1.1"}, {"at", "0,0,1"}, {"wounds", "2"}}}));
    demand(session.act_by_hand({"put", {{"figure", "1.finn.1.1"}, {"at", "0,1,1"}}}));
    CHECK(wounds_of(session.state(), "1.finn.1.1") == 2);
    CHECK(hex_of(session.state(), "1.finn.1.1") == HexCoord{0, 1});
    CHECK(session.tree()[session.current()].step->by == DecidedBy::Hand);
    CHECK(session.legal_actions() == legal_actions(session.state()));
    demand(session.take_back());
    CHECK(hex_of(session.state(), "1.finn.1.1") == HexCoord{0, 0});
}

TEST_CASE("a decision is told with who decides, what is asked and the choices, and is none when the game is over") {
    GameSession session = at_first_move();
    const auto decision = session.decision();
    REQUIRE(decision);
    CHECK(decision->player == first_player);
    CHECK(english()(decision->turn) == "Player 1 decides, round 1, Finn the Viking Champion:");
    REQUIRE(decision->question);
    CHECK(english()(*decision->question) == "Who moves?");
    CHECK(session.choices().size() == session.legal_actions().size());
    CHECK_FALSE(session.waits_for_dispute());
    session.set_seat(first_player, player_kind("greedy"));
    session.set_seat(second_player, player_kind("greedy"));
    CHECK(session.advance() == Halt::GameOver);
    CHECK_FALSE(session.decision());
    CHECK_FALSE(session.decider());
    CHECK(session.choices().empty());
    CHECK(session.record().seats == std::vector<std::string>{"greedy", "greedy"});
}

TEST_CASE("computers decide until a person has to, for so many decisions, or until the caller has seen enough") {
    const PlayerKind* random = player_kind("random");
    GameSession session = session_of(arena("master-2007", 1), {random, random});
    int told = 0;
    CHECK(session.advance({.most_decisions = 1, .watch = [&](const GameSession&) { ++told; }}) == Halt::Limit);
    CHECK(told == 1);
    CHECK(session.record().actions.size() == 1);
    const auto second_round = [](const GameSession& at) { return at.state().round == 2; };
    CHECK(session.advance({.until = second_round}) == Halt::Until);
    CHECK(session.state().round == 2);
    const std::size_t decisions = session.record().actions.size();
    CHECK(session.advance({.until = second_round}) == Halt::Until);  // The condition holds already.
    CHECK(session.record().actions.size() == decisions);
    session.set_seat(second_player, nullptr);
    CHECK(session.advance() == Halt::Person);
    CHECK(session.decider() == second_player);
    CHECK(session.person_decides());
    session.set_seat(second_player, random);
    CHECK(session.advance() == Halt::GameOver);
}

TEST_CASE("a copy of a session is a game of its own") {
    GameSession session = at_first_attack();
    demand(session.set_note(session.current(), "here"));
    const GameState state = session.state();
    const NodeId node = session.current();
    const std::size_t size = session.tree().size();
    GameSession copy = session;
    demand(copy.choose(*place_of<Attack>(copy), NewDice{}));
    demand(copy.set_note(node, "there"));
    demand(copy.remove(copy.tree().line_to(node)[3]));
    CHECK(session.state() == state);
    CHECK(session.current() == node);
    CHECK(session.tree().size() == size);
    CHECK(session.tree()[node].note == "here");
    demand(session.choose(0));
    CHECK(copy.tree().size() == 3);
}

TEST_CASE("games are the same whether all of the way, its record or nothing is kept") {
    const PlayerKind* random = player_kind("random");
    const auto played = [&](SessionHistory history) {
        GameSession session = session_of(arena("master-2007", 2), {random, random}, {.history = history});
        session.advance({.most_decisions = 400});
        return session;
    };
    GameSession none = played(SessionHistory::None);
    const GameSession record = played(SessionHistory::Record), tree = played(SessionHistory::Tree);
    CHECK(none.state() == tree.state());
    CHECK(none.events_so_far() == tree.events_so_far());
    CHECK(none.tree().size() == 1);
    CHECK(record.record().actions == tree.record().actions);
    CHECK(record.record().end == tree.record().end);
    CHECK(why(none.take_back()) == "session.no-tree");
    CHECK(why(none.go_to(SessionTree::root())) == "session.no-tree");
    CHECK(none.removal_of(SessionTree::root()).error().message.id == "session.no-tree");
}

TEST_CASE("dice that no die shows cannot be set, and a combat die shows no more than six") {
    const GameState game = ShippedGame("1 1 1").army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{1, 0}}).start();
    const auto refused = [&](std::vector<std::uint8_t> faces) {
        const auto applied = hexwright::game::apply(game, NextDice{std::move(faces)});
        return applied ? std::string() : english()(applied.error().message);
    };
    CHECK(refused({1, 20}).empty());
    CHECK(refused({}).empty());
    for (const int face : {0, 21, 100, 255}) {
        const std::string why = refused({20, static_cast<std::uint8_t>(face), 1});
        INFO(why);
        CHECK(why.starts_with("no die shows " + std::to_string(face) + "; "));
        CHECK(why.find("1 to 20") != std::string::npos);
    }
    // An attack with dice that are set to what combat dice do not show is refused before anything is rolled.
    GameSession session({game, {}}, {}, {}, {SessionHistory::Tree});
    while (next_step(session.state())->kind == Step::Kind::Markers) demand(session.choose(0));
    while (session.state().turns.back().phase != Turn::Phase::Attacking) demand(session.act(Done{}));
    const auto attacks = offered<Attack>(session.state());
    REQUIRE_FALSE(attacks.empty());
    const GameState before = session.state();
    for (const std::uint8_t face : {std::uint8_t{7}, std::uint8_t{20}}) {
        const auto policy = session.act(attacks.front(), SetDice{{1, face}});
        REQUIRE_FALSE(policy.has_value());
        CHECK(english()(policy.error().message).find("a combat die shows 1 to 6, not " + std::to_string(face)) !=
              std::string::npos);
        CHECK(session.state() == before);
    }
    demand(session.act(NextDice{{1, 20, 1}}));
    const auto by_hand = session.act(attacks.front());
    REQUIRE_FALSE(by_hand.has_value());
    CHECK(by_hand.error().message.id == "refused.combat-die");
    demand(session.act(NextDice{{1, 6, 1}}));
    demand(session.act(attacks.front()));
    CHECK(why(session.act(NextDice{{0}})) == "refused.no-such-face");
    CHECK(why(session.choose(0, SetDice{{21}})) == "refused.no-such-face");
}
