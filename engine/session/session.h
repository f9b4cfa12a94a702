// A game under way: the only class that drives a game, whether computers or people decide. It holds the seats (each a
// computer or a person), the position, and as much of its history as is asked for: nothing, the record, or a tree of
// all positions with take-back and branches. It does no input or output: front ends read from it what there is to
// decide and pass it the choice. A session is a value: a copy is an independent game.
#pragma once
#include "engine/board/refusal.h"
#include "engine/core/message.h"
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

// A limit is needed because random players may go on for ever.
inline constexpr int most_decisions_of_game = 50'000;

enum class SessionHistory : std::uint8_t {
    None,    // Only the position, changed in place: for thousands of games.
    Record,  // Also the actions that led to it, to be written to a file.
    Tree,    // Also every position on the way: take-back, branches, notes.
};

// The dice to use when play goes on from a position from which it went on before.
struct SameDice {};  // The same stream of dice: what was rolled there is rolled again.
struct NewDice {};   // Another stream, by a Reseed action that the record keeps.
struct SetDice {     // These faces come next, by a NextDice action that the record keeps.
    std::vector<std::uint8_t> faces{};
};
using DicePolicy = std::variant<SameDice, NewDice, SetDice>;

using Seats = std::vector<const PlayerKind*>;  // Indexed by player; nullptr or missing means a person.

std::string seat_name(const PlayerKind* seat);             // The name used in records; "human" for a person.
Seats seats_named(const std::vector<std::string>& names);  // Names that are no computer's mean a person.
bool has_person(const Seats& seats);

struct SessionOptions {
    SessionHistory history = SessionHistory::Tree;
    PlayMode mode = PlayMode::OpenTable;
};

// What has to be decided now, in words that show only what this player may know.
struct OpenDecision {
    PlayerId player{};
    Message turn{};                     // Who decides, in which round and with which card.
    std::optional<Message> question{};  // What is asked; nullopt if the choices speak for themselves.
};

// Why advance() stopped.
enum class Halt : std::uint8_t {
    GameOver,
    NothingToChoose,  // The position is being arranged, or actions by hand removed all that there was to choose from.
    Until,            // The caller's condition holds, or it interrupts.
    Person,           // A person decides.
    Limit,            // The limit on the number of decisions was reached.
};

// A decision of a computer by itself: copies of all that it needs.
struct Thought {
    NodeId at{};
    PlayerId seat{};
    const PlayerKind* kind = nullptr;
    GameState seen{};
    std::vector<Action> legal{};
    DiceBag dice{};
    std::size_t choice = 0;  // Into `legal`: what think() has chosen.
};
// Soon after `stop` has become true its choice means nothing.
void think(Thought& thought, const std::function<bool()>& stop = {});

class GameSession;

struct AdvanceLimits {
    int most_decisions = most_decisions_of_game;
    std::function<bool(const GameSession&)> until{};  // Called before each decision; returns true to stop.
    // Asked while a computer thinks: true stops at once, and what it was about to decide is not decided.
    std::function<bool()> interrupted{};
    std::function<void(const GameSession&)> watch{};  // Called after each decision; events() are that decision's.
};

class GameSession {
public:
    // The kinds of players that `seats` points to must outlive the session; rows of player_kinds() do.
    GameSession(Started started, GameOptions options, Seats seats, SessionOptions how = {});

    // As above, from a scenario, which the session keeps in_usual_order(): its set-up, or the puzzle that the options
    // name. Refused where start_game() or begin_puzzle() refuse.
    static Result<GameSession> begin(std::shared_ptr<const Scenario> scenario,
                                     std::shared_ptr<const Catalogue> catalogue, GameOptions options, Seats seats,
                                     SessionOptions how = {});

    // The session that a record holds, with all branches, notes and seats, where it stood. Refused where begin() and
    // follow() refuse, and where the game differs from the recorded one.
    static Result<GameSession> from_record(std::shared_ptr<const Scenario> scenario,
                                           std::shared_ptr<const Catalogue> catalogue, const Record& record);

    // ---- the game as it stands

    const GameState& state() const { return state_; }
    const Events& events() const { return events_; }  // Those of the last action; at the root, of the start.
    std::size_t events_so_far() const { return events_so_far_; }  // Counted from the start of the game.
    const GameOptions& options() const { return options_; }
    const Scenario* scenario() const { return scenario_.get(); }  // nullptr if the game was begun without one.
    // From now on all positions have this catalogue, which only calls things otherwise.
    void know(const std::shared_ptr<const Catalogue>& catalogue);
    SessionHistory history() const { return how_.history; }

    std::optional<PlayerId> decider() const;  // nullopt if the game is over.

    bool person_decides() const;                                         // Also false when the game is over.
    const std::vector<Action>& legal_actions() const { return legal_; }  // Sorted; see engine/game/legal_actions.h.
    std::optional<OpenDecision> decision() const;                        // nullopt if nobody has to decide.
    // The legal_actions() in words that their decider may read, in the same order.
    std::vector<Message> choices() const;
    // There is nothing to choose, but a dispute about sight may still be rolled for.
    bool waits_for_dispute() const;

    // ---- what a seat may know

    GameState seen_by(PlayerId seat) const;  // See engine/game/observation.h.
    Events events_seen_by(PlayerId seat) const { return events_seen_by(current_, seat); }
    // A node other than current() needs SessionHistory::Tree.
    Events events_seen_by(NodeId node, PlayerId seat) const;

    // ---- seats

    const Seats& seats() const { return seats_; }
    const PlayerKind* seat(PlayerId player) const;  // nullptr for a person.
    void set_seat(PlayerId player, const PlayerKind* seat);
    PlayMode mode() const { return how_.mode; }
    void set_mode(PlayMode mode) { how_.mode = mode; }

    // ---- playing. What is refused changes nothing and says why. An action that was tried here before leads to the
    // node that it made then, unless the dice are other ones now.

    // `listed` is an index into legal_actions().
    Result<void> choose(std::size_t listed, const DicePolicy& dice = SameDice{});
    Result<void> act(Action action, const DicePolicy& dice = SameDice{});  // A legal action, or one by hand.
    // Does an action by hand, given in the words of records. A figure that is put elsewhere keeps its wounds unless the
    // words name some.
    Result<void> act_by_hand(const Wording& wording);

    // Lets the computer seats decide, each by what it sees and nothing else, until a Halt.
    Halt advance(const AdvanceLimits& limits = {});

    // One such decision made elsewhere, because it takes long: what it is made from, and what came of it. Needs
    // computer_decides(). take() returns false, and does nothing, if the game has gone on or another seat decides.
    bool computer_decides() const;
    Thought thought() const;
    bool take(const Thought& thought);

    // ---- the tree. Without SessionHistory::Tree it has no positions but current(), and all of this is refused.

    const SessionTree& tree() const { return tree_; }
    NodeId current() const { return current_; }

    // Goes back to before the last thing that a person decided or did by hand; with a seat, to before that seat's last
    // choice. Computers' decisions made since are taken back as well. At fair play, refused past anything that cannot
    // be unseen.
    Result<void> take_back(std::optional<PlayerId> seat = {});
    std::optional<Refusal> cannot_take_back(std::optional<PlayerId> seat = {}) const;  // nullopt if it can.
    // Takes back what lies between the current node and the common ancestor, and goes through the actions from there to
    // `node`.
    Result<void> go_to(NodeId node);

    Result<void> promote(NodeId node);  // Makes the line to it the main line.
    Result<void> set_note(NodeId node, std::string note);
    Result<Removal> removal_of(NodeId node) const;  // What remove() would remove; refused for the root.
    Result<void> remove(NodeId node);               // If it holds the current position, its parent becomes current.

    // ---- records. Not with SessionHistory::None.

    Record record() const { return record_to(current_); }  // From the root to where the game stands.
    Record record_to(NodeId node) const;                   // A node other than current() needs SessionHistory::Tree.
    Record whole_record() const;                           // The whole tree.
    RecordedAction recorded(NodeId node) const;            // Not for the root.

    // Goes on from here with the actions of a record, up to the first after which the game differs from the recorded
    // one: returns its number, from 1, or 0 if there is none. An action that is not allowed is refused with the
    // argument "number"; the actions before it stay done. A record with branches needs SessionHistory::Tree.
    Result<std::size_t> follow(const Record& record, const std::function<void(const GameSession&)>& watch = {});
    // Call after follow(): the main line, and with it nearly certainly all else, came to the recorded end.
    bool ended_as(const Record& record) const;

private:
    bool keeps_tree() const { return how_.history == SessionHistory::Tree; }

    Result<void> carry_out(const Action& action, DecidedBy by, const DicePolicy& dice);
    void carry_out_legal(const Action& listed, DecidedBy by);
    Result<void> carry_out_dice(const DicePolicy& policy);
    std::optional<Refusal> wrong_dice(const Action& action, const DicePolicy& dice) const;
    void take_over(Applied applied, SessionStep step);
    bool let_computer_decide(GameState& seen, const std::function<bool()>& interrupted);  // False: interrupted.
    void carry_out_for_computer(std::size_t chosen);
    SessionStep step_for(const Action& action, DecidedBy by) const;
    Result<void> follow_one(const RecordedAction& recorded, const std::vector<Argument>& place);
    DecidedBy as_seats_say(const Action& action, std::optional<PlayerId> player) const;
    const GameState& state_after(NodeId node) const { return node == current_ ? state_ : *tree_[node].step->after; }
    bool went_before(const Action& action, DecidedBy by);
    void arrived(SessionStep step);

    void stand_at(NodeId node);
    NodeId last_choice(std::optional<PlayerId> seat) const;
    NodeId before_choice(NodeId choice) const;
    std::optional<Refusal> barrier_above(NodeId upper) const;
    std::optional<Refusal> no_node(NodeId node) const;

    std::shared_ptr<const Scenario> scenario_{};
    GameOptions options_;
    Seats seats_;
    SessionOptions how_;

    GameState state_;
    Events events_;
    std::vector<Action> legal_;
    DiceBag seat_dice_;  // For the computer seats; separate from the game's dice.
    std::size_t events_so_far_ = 0;

    SessionTree tree_;
    NodeId current_ = SessionTree::root();
};

}  // namespace hexwright::session
