// A game on the table: the session, what the person at the table may see of it, and the map as it stands in the game.
// All changes of the game go through here, so that what is derived from it is never stale.
#pragma once
#include "editor/document/snapshot.h"
#include "editor/table/choosing.h"
#include "editor/table/new_game.h"
#include "editor/table/room.h"
#include "engine/session/session.h"
#include "engine/story/place_names.h"
#include "engine/trials/puzzle.h"
#include "formats/paper/sheet/figure_look.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hexwright::table {

class Play {
public:
    // `first_number`: snapshots of the map in play are numbered on from it; none before may have these numbers.
    static Result<Play> begin(std::shared_ptr<const Scenario> map, const Catalogue& catalogue, const NewGame& game,
                              unsigned long long first_number);
    // A game that is under way already.
    Play(GameSession session, std::shared_ptr<const Scenario> map, unsigned long long first_number);

    // ---- the game as it stands
    const GameSession& session() const { return session_; }
    const GameState& seen() const { return seen_; }  // What the person at the table sees.
    const std::vector<Action>& legal() const { return session_.legal_actions(); }
    const std::vector<Message>& choices() const;                         // legal() in words, in the same order.
    const PlaceNames& places() const;                                    // What the viewer calls the spaces.
    const std::vector<FigureLook>& figures() const { return figures_; }  // On the battlefield, as seen.
    const Snapshot& board() const { return board_; }                     // The map as it stands in the game.
    const std::shared_ptr<const Scenario>& map() const { return map_; }  // The map on which the game began.
    // Another one after every change, also than those of games that were on the table before.
    unsigned long long revision() const { return revision_; }
    unsigned long long started() const { return started_; }  // Another one for every game put on the table.
    unsigned long long last_number() const { return board_.number; }
    // Whose secrets are shown: at the open table everybody's, else those of the person who decides or decided last.
    std::optional<PlayerId> viewer() const;
    const PuzzleGame* puzzle() const { return puzzle_.get(); }  // nullptr if no puzzle is played.
    PuzzleStand puzzle_stand() const { return puzzle_stand_; }  // Of the puzzle, as the game stands.
    // At fair play the next person has not yet looked: the table is covered.
    bool curtain() const { return curtain_; }
    void open_curtain();
    void know(const std::shared_ptr<const Catalogue>& catalogue);  // See GameSession::know().

    // ---- playing. A refusal changes nothing.
    Result<void> choose(std::size_t listed);
    Result<void> act(const Action& action);
    Result<void> act_by_hand(const Wording& wording);  // See GameSession::act_by_hand().
    bool computer_decides() const;
    void let_computer_decide();  // One decision of a computer.
    // The same where the computer thinks too long for a frame: see GameSession::thought() and take().
    bool computer_thinks() const;
    Thought thought() const { return session_.thought(); }
    void take(const Thought& thought);
    // The choice that this kind of computer would make for who decides now, by what he sees; nullopt: nobody decides.
    std::optional<std::size_t> advice(const PlayerKind& kind) const;
    // Sets the figures down that the deciding player has still to place, as this kind of computer would; nothing if he
    // places none.
    Result<void> place_the_rest(const PlayerKind& kind);
    bool places_figures() const;  // A person sets down figures now.
    void set_seat(PlayerId player, const PlayerKind* kind);
    void set_mode(PlayMode mode);

    // ---- the tree
    Result<void> take_back();
    Result<void> go_to(NodeId node);
    NodeId back() const;     // The node before the current one; invalid at the start.
    NodeId forward() const;  // The next one of its line; invalid at the end.
    Result<void> promote(NodeId node);
    Result<void> remove(NodeId node);
    Result<void> set_note(NodeId node, std::string note);

    // ---- the map has changed meanwhile
    // The same choices on another map, up to the first that is refused there: its number from 1, with the reason.
    struct Followed {
        std::size_t actions = 0;  // That were done.
        std::optional<Refusal> stopped{};
        Message choice{};  // The one that was refused, in words.
    };
    Followed follow(const GameSession& other);
    // Makes this the position of the same game, by hand: its cards, figures, glyphs, flags, counters, markers, round
    // and turn. Returns the names of the figures and glyphs that no longer fit.
    std::vector<std::string> carry_over(const GameState& position);
    // Arranges the cards and figures with which a game of these options begins, by hand, in place of those that are
    // there; what the players have still to set down waits in the tray. Refused where no such game can begin.
    Result<void> arrange_as(const GameOptions& options);

    Choosing hand{};               // What the hand holds; dropped when the game goes on.
    DicePolicy dice = SameDice{};  // For the next choice made where the game went on before.

private:
    void changed();
    void cover();
    void carry_over_rounds(const GameState& position);
    void bring_cards_of(const GameState& position);
    std::vector<std::string> put_figures_of(const GameState& position);
    std::vector<std::string> lay_glyphs_of(const GameState& position);
    void count_as_in(const GameState& position);
    void stand_as(const GameState& wanted, CardId there, PlayerId owner);
    SpaceIndex space_here(const GameState& position, SpaceIndex there) const;
    void lay_markers_of(const GameState& position);
    void show_board();

    GameSession session_;
    std::shared_ptr<const Scenario> map_;
    GameState seen_;
    std::vector<FigureLook> figures_{};
    Snapshot board_;
    std::shared_ptr<const PuzzleGame> puzzle_{};
    PuzzleStand puzzle_stand_ = PuzzleStand::Open;
    std::vector<GameGlyph> shown_glyphs_{};
    std::shared_ptr<const Battlefield> shown_battlefield_{};
    mutable std::optional<std::vector<Message>> choices_{};
    mutable std::optional<PlaceNames> places_{};
    std::optional<PlayerId> last_person_{};
    bool curtain_ = false;
    unsigned long long revision_ = 0, started_ = 0;
};

}  // namespace hexwright::table
