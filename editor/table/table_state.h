// Whether the window edits or plays, the game that lies on its table, and how it is watched.
#pragma once
#include "editor/table/advice.h"
#include "editor/table/aim.h"
#include "editor/table/motion.h"
#include "editor/table/play.h"
#include "editor/table/room.h"

#include <optional>

namespace hexwright::table {

enum class Pace : unsigned char { Step, Slow, Normal, Fast, ToEnd };
// The seconds between two decisions of computers; 0 for as many as a frame has time for.
double seconds_of(Pace pace);

enum class TableTab : unsigned char { Story, Tree, Position, Watch };

enum class Cards : unsigned char { AsScenario, Proposed, Drafted };

struct GameForm {  // What the dialog of a new game holds.
    NewGame game{};
    Cards cards = Cards::Proposed;
    std::uint64_t proposal = 1;  // The seed of the proposed armies.
    std::string seed{};          // Of the game's dice, as typed.
    bool secrets = false;        // Rules of the scenario keep something from some of the players.
};

struct TableState {
    bool playing = false;  // Else the map is edited, and a game may be parked.
    std::optional<Play> play{};
    GameForm form{};
    Pace pace = Pace::Normal;
    bool paused = false;
    bool stops_at_attack = false, stops_at_round = false, stops_at_rule = false;  // Then computers pause.
    std::optional<std::size_t> row_pointed_at{};  // The choice of the list under the pointer, shown on the map.
    double waited = 0;                            // Seconds since a computer's last decision.
    // A computer that plans decides in a job: one is wanted, or at work.
    enum class Thinking : unsigned char { No, Wanted, UnderWay } thinking = Thinking::No;
    TableTab tab = TableTab::Story;
    std::shared_ptr<const Scenario> grown{};  // The map of this game with the tests and puzzles that were made of it.
    std::shared_ptr<const Scenario> unheeded{};  // A changed map with which the person has gone on with the old one.
    std::optional<Advice> advice{};              // Asked for; of the position with its revision.
    std::vector<Message> chances{};              // Of the position of `chances_of`, in sentences; empty: not asked.
    unsigned long long chances_of = 0;           // Its revision.
    unsigned long long chances_asked = 0;        // The revision of the position that is being played out.
    std::optional<Space> touched_space{};        // The space clicked last, for the position by hand.
    std::optional<HexCoord> pressed{};           // Where the left button went down on the map.
    bool lets_go = false;                        // The figure in hand was pressed: it is let go unless it is dragged.
    std::vector<HexCoord> path{};                // Dragged over since then, that hex first, each beside the one before.
    FigureId carried{};                          // Put elsewhere by hand: Shift is held and the figure is dragged.
    std::string faces{};                         // Of the dice to be set, as typed.
    unsigned long long numbers = 1ULL << 62;     // Of the maps in play; no edited map comes so far.

    bool rolls_to_advice = false;  // The list brings it into sight.

    CardId opened_card{};  // Shown in full in the list of cards; invalid: none is.
    struct CardRefusal {   // Why a click on the card did nothing, at the position with this revision.
        CardId card{};
        Message why{};
        unsigned long long revision = 0;
    };
    std::optional<CardRefusal> card_refusal{};

    bool moves = false;  // What happens is shown in motion.
    Motion motion{};
    struct Shown {  // The position that the views showed last, of which game.
        unsigned long long game = 0;
        NodeId node{};
        friend bool operator==(const Shown&, const Shown&) = default;
    } shown{};

    bool on() const { return playing && play; }
    // What was advised of the position as it stands; nullptr if nothing was.
    const Advice* advised() const {
        return on() && advice && advice->revision == play->revision() ? &*advice : nullptr;
    }
};

// Begins the motion of what has happened since the views showed the game last, if it was one action; else they show the
// game as it stands.
void follow_with_motion(TableState& table);
void pass_motion(TableState& table, double seconds);
// The figures as the views show them: at their places, or on their way.
std::vector<FigureInstance> figures_shown(const TableState& table);

// One decision of the computer whose turn it is to decide: at once, or by a thought that is wanted from now on.
void let_computer_decide(TableState& table);
// What has been thought is done, unless the game has gone on meanwhile.
void take(TableState& table, const Thought& thought);

// Lets computers decide as far as the pace allows; `seconds` have passed since the last call. Returns true while more
// is to come without anybody touching anything.
bool let_computers_play(TableState& table, double seconds);

}  // namespace hexwright::table
