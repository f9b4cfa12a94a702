// A game in play at one moment, as a small value: copying it costs a microsecond or two, equal games compare equal.
// What never changes in a game is shared; so is the board, which changes rarely. What may happen next stands in
// `steps`, the last of them first. Knows where everything is, not what is allowed: that is legal_actions.h and apply.h.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/core/dice.h"
#include "engine/game/action.h"
#include "engine/game/ids.h"
#include "engine/rules/edition.h"
#include "engine/rules/falling.h"
#include "engine/rules/mover.h"
#include "engine/scenario/scenario.h"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace hexwright {

struct RulebookInPlay;  // engine/rulebook/rulebook_in_play.h
struct ScenarioHooks;   // engine/game/scenario_rules.h
struct Power;           // a row of the table of special powers: engine/game/power.h

inline constexpr int marker_kinds = 4;  // 1, 2, 3 and X
inline constexpr int x_marker = 4;

// ---- what never changes

struct GamePlayer {
    int team = 0;                                  // players of one team are friends; every player has one
    std::vector<std::vector<SpaceIndex>> zones{};  // that may be chosen from
    Army army{};                                   // what may still be gathered
};

struct PoolCard {
    CardKind kind{};
    int copies = 0;  // in the boxes of the scenario's limit, for all players together; 0: as many as are wanted
    friend bool operator==(const PoolCard&, const PoolCard&) = default;
};

struct GameSetup {
    std::shared_ptr<const Catalogue> catalogue{};
    Rules rules{};
    std::vector<GamePlayer> players{};
    int rounds = 0;                                   // limit, 0: none
    std::vector<PoolCard> pool{};                     // what armies are gathered from, in the order of the catalogue
    std::vector<std::vector<const Power*>> powers{};  // by kind of card, in its order; null: not known, without effect
    // The scenario's own rules, which only the room that runs them looks into; null if it has none. They and the hooks
    // by which they take part are set together: set_rulebook() in engine/rulebook/rulebook_in_play.h.
    std::shared_ptr<const RulebookInPlay> rulebook{};
    const ScenarioHooks* scenario_hooks = nullptr;
    bool drafted = false;  // gathered card by card in turn; else each player's army at once
};

// ---- what changes

struct Figure {
    // Unused: no room for it in the start zone; Removed: it has left the battlefield, not destroyed
    enum class Place : std::uint8_t { Reserve, Board, Destroyed, Unused, Removed };
    enum class Moved : std::uint8_t { No, Partly, Yes };  // in this turn

    std::array<SpaceIndex, 6> spaces{no_space, no_space, no_space,
                                     no_space, no_space, no_space};  // the leading one first
    CardId card{};
    std::int16_t number = 0;  // on its card, counted from 0 over all copies
    std::int8_t wounds = 0;
    std::int8_t move_left = 0;  // when partly moved; without the road bonus, so perhaps less than 0
    Place place = Place::Reserve;
    Moved moved = Moved::No;
    bool by_road = false;  // all of its move so far, and it may go on
    bool chosen = false;   // one of those that act in this turn
    bool barred = false;   // may not act in this turn

    SpaceIndex at() const { return spaces[0]; }
    SpaceIndex tail() const { return spaces[1]; }
    bool on_board() const { return place == Place::Board; }
    friend bool operator==(const Figure&, const Figure&) = default;
};

constexpr std::uint8_t marker_bit(int marker) { return static_cast<std::uint8_t>(1u << (marker - 1)); }  // 1, 2, 3 or X

struct GameCard {
    CardKind kind{};
    PlayerId owner{}, controller{}, marked{};  // marked: whose markers lie here; not valid: nobody
    std::int8_t copies = 1;
    std::uint8_t markers = 0;   // bits 0..3: markers 1, 2, 3 and X lie here
    std::uint8_t revealed = 0;  // those of them that all can see
    std::int8_t hidden = 0;     // in what a seat sees: unrevealed markers whose numbers it does not know
    std::int8_t attack_bonus = 0, defense_bonus = 0;  // for the rest of the game: spirits
    std::int8_t uses_made = 0;                        // of a power that is used up
    std::int16_t used_in_round = 0;                   // a power that works once a round: the last in which it did
    bool worked = false;    // in this turn: a power that does so once in a turn, whoever takes it
    bool negated = false;   // no special powers any more
    bool counted = true;    // scores points
    PieceId piece{};        // of the battlefield that its figure is: a hive
    bool own_base = false;  // that goes with it when it is destroyed (HIVE-03)
    friend bool operator==(const GameCard&, const GameCard&) = default;
};

struct GameGlyph {
    GlyphKind kind{};          // none: unknown to this seat
    SpaceIndex at = no_space;  // no_space: gone
    bool face_up = true;       // power side
    friend bool operator==(const GameGlyph&, const GameGlyph&) = default;
};

struct GamePlayerState {
    bool out = false;         // has lost; takes no turns
    bool drafting = true;     // may still gather cards
    std::int8_t zone = -1;    // chosen start zone, an index into its zones
    std::int16_t points = 0;  // gathered
    friend bool operator==(const GamePlayerState&, const GamePlayerState&) = default;
};

struct Strike {  // an attack of this turn
    FigureId figure{}, target{};
    int with = 0;
    friend bool operator==(const Strike&, const Strike&) = default;
};

struct Turn {  // being taken with a card; one given by a power lies above the one that gave it
    enum class Phase : std::uint8_t { Start, Moving, Attacking, End };
    PlayerId player{};
    CardId card{};
    Phase phase = Phase::Start;
    std::int8_t attack_bonus = 0;  // of its card, for this turn
    bool no_attacks = false;
    bool sacrificed = false;  // a Nagrub was given up for it
    std::uint16_t used = 0;   // bit n: power n of the card was used
    CardId giver{};           // whose power gave this turn, if any
    std::vector<Strike> strikes{};
    friend bool operator==(const Turn&, const Turn&) = default;
};

struct Stride {  // one step of a move that is under way
    SpaceIndex at = no_space, tail = no_space,
               onto = no_space;           // where it stands then; the space its leading end moves onto
    std::vector<std::int16_t> leaving{};  // who may attack it before
    Fall fall = Fall::None;
    bool molten = false, glyph = false;
    friend bool operator==(const Stride&, const Stride&) = default;
};

struct DisputeVerdict {  // of players who did not agree about what is seen: holds until one of the two moves, or the
                         // turn is over
    FigureId figure{}, target{};
    bool seen = false;
    friend bool operator==(const DisputeVerdict&, const DisputeVerdict&) = default;
};

// One thing still to be done. Those that ask a player wait; the others are done at once.
struct Step {
    enum class Kind : std::uint8_t {
        Draft,
        Place,
        PlaceArmies,  // setting up: gathering.cpp
        RoundStart,
        Markers,
        Initiative,
        NextTurn,
        RoundEnd,
        RoundOver,
        NextRound,  // rounds.cpp
        PickCard,
        TakeTurnStep,
        EndTurn,  // turns.cpp
        Walk,
        Swipe,
        AfterMove,  // moving.cpp
        Defend,     // attacking.cpp
        Glyph,
        WoundOne,
        Spirit,  // glyph_powers.cpp, spirits.cpp
        PowerStep,
        RoundStartPower,  // powers.h: what a power asks; its work before markers
        SetupDone,
        Rule,
        RuleEffect,
        RuleChoice,  // triggers.h: rules of the scenario
    };
    Kind kind{};
    PlayerId player{};
    FigureId figure{}, other{};
    CardId card{};
    std::int8_t mode = 0;  // of a walk: 1 for a figure that a power moves
    std::int16_t number = 0,
                 more = 0;  // what they count depends on the kind, and stands with the function that carries it out
    NamesHere names = no_names;  // of a rule: what they stand for
    friend bool operator==(const Step&, const Step&) = default;
};

struct Tally {                // a flag that is set (1) or a counter that is not 0
    std::int16_t what = 0;    // by the rulebook's list; below 0: rule -1-what has run, which runs once
    std::int16_t owner = -1;  // -1: the game's; a player; 1000 + a figure
    std::int32_t value = 0;
    friend bool operator==(const Tally&, const Tally&) = default;
};

struct GameState {
    std::shared_ptr<const GameSetup> setup{};
    std::shared_ptr<const Board> board{};
    std::shared_ptr<const Battlefield> battlefield{};  // that the board was made of
    DiceBag dice{};
    std::vector<std::uint8_t> next_dice{};  // set by hand; the last comes first
    std::vector<Figure> figures{};
    std::vector<GameCard> cards{};
    std::vector<GameGlyph> glyphs{};
    std::vector<GamePlayerState> players{};
    std::vector<std::int16_t> occupants{};  // by space: the figure there, or -1
    std::vector<Turn> turns{};              // the last is being taken
    std::vector<Step> steps{};              // the last comes next; none: the game is over
    std::vector<Stride> strides{};          // of the move that is under way
    std::vector<FigureId> queue{};          // who still has to defend, or to be placed
    std::vector<DisputeVerdict> verdicts{};
    std::vector<PlayerId> order{};  // of play, from the winner of the initiative
    std::vector<Tally> tallies{};   // sorted by what and whose
    std::int32_t rule_steps = 0;    // of the scenario's rules, since something else happened
    PlayerId last_to_act{};         // whose turn was the last
    std::int16_t round = 0;
    std::int8_t turn_number = 0;      // 1..3
    std::vector<PlayerId> winners{};  // when it is over; none: nobody won
    bool begun = false;               // the setting up is done
    bool over = false;

    const Catalogue& catalogue() const { return *setup->catalogue; }
    const Rules& rules() const { return setup->rules; }
    const Figure& operator[](FigureId id) const { return figures[id.index()]; }
    Figure& operator[](FigureId id) { return figures[id.index()]; }
    const GameCard& operator[](CardId id) const { return cards[id.index()]; }
    GameCard& operator[](CardId id) { return cards[id.index()]; }
    friend bool operator==(const GameState& a, const GameState& b);
};

std::size_t hash_of(const GameState& state);

// ---- asking

const ArmyCard& printed(const GameState& state, CardId card);
inline const ArmyCard& printed(const GameState& state, FigureId figure) { return printed(state, state[figure].card); }
CardNumbers numbers(const GameState& state, CardId card);  // of the side that the edition plays with
inline constexpr int nobodys_team = 0;                     // teams of players count from 1
int team_of(const GameState& state, PlayerId player);
inline PlayerId controller(const GameState& state, FigureId figure) { return state[state[figure].card].controller; }
bool friends(const GameState& state, FigureId a, FigureId b);  // of one team, or the same
bool life_left(const GameState& state, CardId card);           // a figure of it is on the battlefield or may come there
bool has_figures(const GameState& state, PlayerId player);     // on the battlefield or to come
int figures_on_board(const GameState& state, CardId card);
std::vector<FigureId> figures_of(const GameState& state, CardId card);  // all, wherever they are
FigureId figure_at(const GameState& state, SpaceIndex space);           // invalid: nobody
bool fits(const GameState& state, FigureId figure, SpaceIndex space);   // it has room to stand there, and nobody does
std::vector<SpaceIndex> spaces_of(const GameState& state, FigureId figure);  // that it stands on
const Step* next_step(const GameState& state);                               // null: the game is over

// "1.marro-drudge.2.3" (player, card, copy, figure), "1.marro-drudge": how files and commands name them, and back.
std::string name_of(const GameState& state, FigureId figure);
std::string name_of(const GameState& state, CardId card);
FigureId figure_named(const GameState& state, std::string_view name);  // invalid: none
CardId card_named(const GameState& state, std::string_view name);

}  // namespace hexwright
