// A game under way: the one thing that drives a game, whoever sits at it. It holds the seats (a computer or a person
// each), the position, and as much of the way there as is asked for: nothing, the record, or a tree of all positions
// with take-back and branches. It asks nobody and prints nothing: front ends read from it what there is to decide and
// tell it what was chosen. A value: a copy is a game of its own.
#pragma once
#include "engine/core/message.h"
#include "engine/core/result.h"
#include "engine/game/apply.h"
#include "engine/players/player.h"
#include "engine/session/record.h"
#include "engine/session/room.h"
#include "engine/session/session_tree.h"

#include <functional>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace hexwright::session {

// Without a limit random players may dance for ever.
inline constexpr int most_decisions_of_game = 50'000;

enum class SessionHistory : std::uint8_t {
    None,    // the position alone, changed in place: for games by the thousand
    Record,  // and the actions that led to it, to be written to a file
    Tree,    // and every position on the way: take-back, branches, notes
};

enum class PlayMode : std::uint8_t {
    OpenTable,  // everything can be taken back, and a person may choose for any seat
    FairPlay,   // nothing is taken back past dice, revealed things or another seat's decision
};

// What the dice do when a position that was played on from before is played on from again.
struct SameDice {};  // the stream of dice goes on: what was rolled there is rolled again
struct NewDice {};   // another stream, by a Reseed that the record keeps
struct SetDice {     // these come next, by a NextDice that the record keeps
    std::vector<std::uint8_t> faces{};
};
using DicePolicy = std::variant<SameDice, NewDice, SetDice>;

using Seats = std::vector<const PlayerKind*>;  // by player; null, or not listed: a person decides

std::string seat_name(const PlayerKind* seat);             // as records have it; "human" for a person
Seats seats_named(const std::vector<std::string>& names);  // a name that is no computer's: a person
bool has_person(const Seats& seats);

struct SessionOptions {
    SessionHistory history = SessionHistory::Tree;
    PlayMode mode = PlayMode::OpenTable;
};

// What has to be decided now, in words that this player may read.
struct OpenDecision {
    PlayerId player{};
    Message turn{};                     // who decides, in which round and with which card
    std::optional<Message> question{};  // what is asked; none: the choices say it themselves
};

enum class Halt : std::uint8_t {  // why computers decide no more
    GameOver,
    NothingToChoose,  // Actions by hand removed everything there was to choose from.
    Until,            // the caller's condition holds
    Person,           // a person decides
    Limit,            // as many decisions as allowed were made
};

class GameSession;

struct AdvanceLimits {
    int most_decisions = most_decisions_of_game;
    std::function<bool(const GameSession&)> until{};  // asked before each decision; true: stop here
    std::function<void(const GameSession&)> watch{};  // told after each decision, when events() are those of it
};

class GameSession {
public:
    // The kinds of players that `seats` points to outlive the session; rows of player_kinds() do.
    GameSession(Started started, GameOptions options, Seats seats, SessionOptions how = {});

    // The same from a scenario, which the session keeps. Refused as start_game() refuses.
    static Result<GameSession> begin(std::shared_ptr<const Scenario> scenario,
                                     std::shared_ptr<const Catalogue> catalogue, GameOptions options, Seats seats,
                                     SessionOptions how = {});

    // ---- the game as it stands

    const GameState& state() const { return state_; }
    const Events& events() const { return events_; }  // of the action that led here; at the root: of the start
    std::size_t events_so_far() const { return events_so_far_; }  // their number from the start of the game to here
    const GameOptions& options() const { return options_; }
    const Scenario* scenario() const { return scenario_.get(); }  // null: the game was begun elsewhere
    SessionHistory history() const { return how_.history; }

    std::optional<PlayerId> decider() const;  // std::nullopt: the game is over.

    bool person_decides() const;                                         // false, too, when the game is over
    const std::vector<Action>& legal_actions() const { return legal_; }  // sorted, as engine/game/legal_actions.h says
    std::optional<OpenDecision> decision() const;                        // none: nobody decides anything
    std::vector<Message> choices() const;  // legal_actions() in words, one each, that their decider may read
    bool waits_for_dispute() const;        // there is nothing to choose, but a dispute about sight may be rolled for

    // ---- what a seat may know

    GameState seen_by(PlayerId seat) const;  // engine/game/observation.h
    Events events_seen_by(PlayerId seat) const { return events_seen_by(current_, seat); }
    Events events_seen_by(NodeId node, PlayerId seat) const;  // another node than current() needs a Tree

    // ---- seats

    const Seats& seats() const { return seats_; }
    const PlayerKind* seat(PlayerId player) const;  // null: a person
    void set_seat(PlayerId player, const PlayerKind* seat);
    PlayMode mode() const { return how_.mode; }
    void set_mode(PlayMode mode) { how_.mode = mode; }

    // ---- playing. What is refused changes nothing and says why. An action that was tried here before leads to the
    // node that it made then, unless the dice are other ones now.

    Result<void> choose(std::size_t listed, const DicePolicy& dice = SameDice{});  // one of legal_actions(), by place
    Result<void> act(Action action, const DicePolicy& dice = SameDice{});          // a legal one, or one by hand
    // An action by hand in the words of records; a figure that is put elsewhere keeps its wounds where none are named.
    Result<void> act_by_hand(const Wording& wording);

    // Lets the computer seats decide, each by what it sees and nothing else, until a Halt.
    Halt advance(const AdvanceLimits& limits = {});

    // ---- the tree. Without SessionHistory::Tree it has no positions but current(), and all of this is refused.

    const SessionTree& tree() const { return tree_; }
    NodeId current() const { return current_; }

    // Back to before the last thing that a person decided or did by hand; of a seat: to before its last choice.
    // Computers' decisions since are taken back with it. Refused at fair play past what cannot be unseen.
    Result<void> take_back(std::optional<PlayerId> seat = {});
    std::optional<Message> cannot_take_back(std::optional<PlayerId> seat = {}) const;  // none: it can
    Result<void> go_to(NodeId node);  // what stands between here and there is taken back, and gone through again

    Result<void> promote(NodeId node);  // the line to it becomes the main line
    Result<void> set_note(NodeId node, std::string note);
    Result<Removal> removal_of(NodeId node) const;  // what remove() would take away; the root is refused
    Result<void> remove(NodeId node);               // one that holds the current position leaves it at the parent

    // ---- records: from the root to a leaf. Not with SessionHistory::None.

    Record record() const { return record_to(current_); }
    Record record_to(NodeId node) const;  // another node than current() needs a Tree

    // Goes on from here with the actions of a record, up to the first after which the game is another one than
    // recorded: gives its number, from 1; 0: none. Refused: an action that is not allowed there, with the argument
    // "number"; those before it are done.
    Result<std::size_t> follow(const Record& record, const std::function<void(const GameSession&)>& watch = {});

private:
    bool keeps_tree() const { return how_.history == SessionHistory::Tree; }
    bool computer_decides() const;

    Result<void> carry_out(const Action& action, DecidedBy by, const DicePolicy& dice);
    void carry_out_legal(const Action& listed, DecidedBy by);
    void carry_out_dice(const DicePolicy& policy);
    void take_over(Applied applied, SessionStep step);
    void let_computer_decide(GameState& seen);
    SessionStep step_for(const Action& action, DecidedBy by) const;
    bool went_before(const Action& action, DecidedBy by);
    void arrived(SessionStep step);

    void stand_at(NodeId node);
    NodeId last_choice(std::optional<PlayerId> seat) const;
    NodeId before_choice(NodeId choice) const;
    std::optional<Message> barrier_above(NodeId upper) const;
    std::optional<Message> no_node(NodeId node) const;

    std::shared_ptr<const Scenario> scenario_{};
    GameOptions options_;
    Seats seats_;
    SessionOptions how_;

    GameState state_;
    Events events_;
    std::vector<Action> legal_;
    DiceBag seat_dice_;  // of the computer seats, apart from those of the game
    std::size_t events_so_far_ = 0;

    SessionTree tree_;
    NodeId current_ = SessionTree::root();
};

}  // namespace hexwright::session
