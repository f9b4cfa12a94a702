// A game in play at one moment, as a small value: copying it costs a microsecond or two, and equal games compare equal.
// What never changes during a game is shared, and so is the board, which changes rarely. What happens next is in
// `steps`, last one first. The state knows where everything is, not what is allowed; see legal_actions.h and apply.h.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/core/dice.h"
#include "engine/game/action.h"
#include "engine/game/ids.h"
#include "engine/game/room.h"
#include "engine/rules/edition.h"
#include "engine/rules/falling.h"
#include "engine/rules/mover.h"
#include "engine/scenario/scenario.h"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace hexwright::rulebook {
struct RulebookInPlay;  // engine/rulebook/rulebook_in_play.h
}  // namespace hexwright::rulebook

namespace hexwright::game {

struct ScenarioHooks;  // engine/game/scenario_rules.h
struct Power;          // A row of the table of special powers: engine/game/power.h.

inline constexpr int marker_kinds = 4;  // 1, 2, 3 and X.
inline constexpr int x_marker = 4;

// ---- what never changes

// How the figures of one card play on a scripted side, and the spaces of the zones that it speaks of.
struct CardScript {
    CardKind card{};
    ScriptedSide plays{};
    std::vector<SpaceIndex> to{}, keeps_to{};
};

struct GamePlayer {
    int team = 0;                                  // Players of one team are friends; every player has a team.
    std::string side{};                            // What the side is called; empty: it has no name.
    std::vector<std::vector<SpaceIndex>> zones{};  // Start zones to choose from.
    Army army{};                                   // What the player may still gather.
    // How the side plays if it is scripted, and the spaces of the zones that it speaks of; empty where it speaks of
    // none.
    std::optional<ScriptedSide> scripted{};
    std::vector<SpaceIndex> scripted_to{}, scripted_keeps_to{};
    std::vector<CardScript> scripted_cards{};  // The cards that play otherwise.
};

struct PoolCard {
    CardKind kind{};
    // Copies in the boxes of the scenario's limit, shared by all players; 0 for as many as are wanted.
    int copies = 0;
    friend bool operator==(const PoolCard&, const PoolCard&) = default;
};

// A piece of the battlefield that can be attacked and destroyed though it is no figure.
struct ObjectType {
    std::string name{};  // Of the piece in the scenario's file.
    PieceId piece{};     // Keeps its id when it is opened and when something is left of it.
    PieceKind kind{};    // While it stands closed.
    PieceKind open{};    // While it stands open; invalid: it does not open.
    PieceKind left{};    // When it is destroyed; invalid: nothing is left.
    int life = 1, defense = 0, points = 0;
};

struct GameSetup {
    std::shared_ptr<const Catalogue> catalogue{};
    Rules rules{};
    std::vector<GamePlayer> players{};
    int rounds = 0;                // Round limit; 0 means no limit.
    std::vector<PoolCard> pool{};  // What armies are gathered from, in catalogue order.
    // By card kind, in the card's order; nullptr for a power without known effect.
    std::vector<std::vector<const Power*>> powers{};
    // The scenario's own rules, which only the room that runs them reads; nullptr if it has none. They and the hooks by
    // which they take part are set together: set_rulebook() in engine/rulebook/rulebook_in_play.h.
    std::shared_ptr<const rulebook::RulebookInPlay> rulebook{};
    const ScenarioHooks* scenario_hooks = nullptr;
    std::vector<PlayerId> places{};  // In the order in which they gather and place their armies; empty: they roll.
    bool drafted = false;            // Gathered card by card in turn, else each player's whole army at once.
    std::vector<ObjectType> objects{};
    // What may lie symbol side up when the game begins, each kind as often as it may.
    std::vector<GlyphKind> hidden_glyphs{};
};

// ---- what changes

struct Figure {
    // Unused: the start zone had no room for it. Removed: it has left the battlefield without being destroyed. Carried:
    // by its bearer.
    enum class Place : std::uint8_t { Reserve, Board, Destroyed, Unused, Removed, Carried };
    enum class Moved : std::uint8_t { No, Partly, Yes };  // Whether it has moved this turn.

    // The leading space comes first.
    std::array<SpaceIndex, 6> spaces{no_space, no_space, no_space, no_space, no_space, no_space};
    CardId card{};
    std::int16_t number = 0;  // Number on its card, counted from 0 over all copies.
    std::int8_t wounds = 0;
    std::int16_t move_left = 0;  // When partly moved; without the road bonus, so it may be negative.
    Place place = Place::Reserve;
    Moved moved = Moved::No;
    bool by_road = false;  // Its whole move so far went by road, and it may go on.
    bool chosen = false;   // Among the figures that act this turn.
    bool barred = false;   // May not act this turn.
    CardId host{};         // A destroyed figure that lies on this card, from which it may come back.
    FigureId bearer{};     // Who carries it; invalid for nobody.

    SpaceIndex at() const { return spaces[0]; }
    SpaceIndex tail() const { return spaces[1]; }
    bool on_board() const { return place == Place::Board; }
    friend bool operator==(const Figure&, const Figure&) = default;
};

// `marker` is 1..4; 4 is the X.
constexpr std::uint8_t marker_bit(int marker) { return static_cast<std::uint8_t>(1u << (marker - 1)); }

struct GainedPower {  // A power that a card has from a spirit: the card that it is printed on, and its number there.
    CardKind printed_on{};
    std::int8_t number = 0;
    friend bool operator==(const GainedPower&, const GainedPower&) = default;
};

// A card as a power has rewritten it for the rest of the game; without one it is as printed.
struct RewrittenCard {
    std::shared_ptr<const ArmyCard> card{};
    friend bool operator==(const RewrittenCard& a, const RewrittenCard& b) {
        return a.card == b.card || (a.card && b.card && *a.card == *b.card);
    }
};

struct GameCard {
    CardKind kind{};
    PlayerId owner{}, controller{}, marked{};  // `marked`: whose markers lie here; invalid for nobody.
    std::int16_t copies = 1;
    std::int16_t guests = 0;    // Of the copies: those that are only there for figures which came from other cards.
    std::uint8_t markers = 0;   // Bits 0..3: markers 1, 2, 3 and X lie here.
    std::uint8_t revealed = 0;  // The markers among them that everybody can see.
    std::int8_t hidden = 0;     // In an observation: unrevealed markers whose numbers the seat does not know.
    // All its figures were gone at some time in this round: markers on it that are unrevealed stay so (LIFE-05).
    bool was_out = false;
    std::int16_t attack_bonus = 0, defense_bonus = 0, move_bonus = 0;  // For the rest of the game, from spirits.
    std::int8_t uses_made = 0;  // Uses of a power that can be used up; less than 0 if its markers have become more.
    std::int16_t used_in_round = 0;  // Last round in which a once-per-round power worked.
    std::int8_t lasting = 0;  // The number of its power that lasts until its player reveals a marker; 0 for none.
    SpaceIndex lasting_at = no_space;   // The space on which that began, where it matters.
    bool worked = false;                // A once-per-turn power has worked this turn, whoever takes the turn.
    bool negated = false;               // Its special powers are gone.
    bool counted = true;                // Scores points.
    PieceId piece{};                    // For a hive: the piece of the battlefield that its figure is.
    bool own_base = false;              // Its base goes with it when it is destroyed (HIVE-03).
    CardId named{};                     // The card that its player named for it when the game began.
    std::vector<GainedPower> gained{};  // From spirits. They are numbered on from the card's own powers.
    RewrittenCard rewritten{};
    friend bool operator==(const GameCard&, const GameCard&) = default;
};

struct GameGlyph {
    GlyphKind kind{};          // Invalid: unknown to this seat.
    SpaceIndex at = no_space;  // no_space: gone.
    bool face_up = true;       // Power side up.
    FigureId bearer{};         // Who carries it: it then lies nowhere, and is not gone. Invalid for nobody.
    bool treasure = false;     // In an observation: it is treasure, though the seat does not know which.
    friend bool operator==(const GameGlyph&, const GameGlyph&) = default;
};

struct GameObject {    // In the order of GameSetup::objects.
    PlayerId owner{};  // Invalid for nobody.
    std::int16_t wounds = 0;
    bool open = false, gone = false;
    friend bool operator==(const GameObject&, const GameObject&) = default;
};

struct GamePlayerState {
    bool out = false;            // Has lost and takes no turns.
    bool drafting = true;        // May still gather cards.
    std::int8_t zone = -1;       // Index of the chosen start zone; -1 for none.
    std::int16_t points = 0;     // Points gathered so far.
    std::int8_t move_bonus = 0;  // For all of the player's figures, until he next reveals an order marker.
    friend bool operator==(const GamePlayerState&, const GamePlayerState&) = default;
};

struct AttackMade {  // An attack made this turn.
    FigureId figure{}, target{};
    int with = 0;
    friend bool operator==(const AttackMade&, const AttackMade&) = default;
};

struct TurnNote {  // What a power of a figure's card, or a scenario rule, remembers until the turn is over.
    FigureId figure{};
    int power = 0;  // Below 0: the figure has started rule -1-power.
    FigureId other{};
    friend bool operator==(const TurnNote&, const TurnNote&) = default;
};

// A turn being taken with a card. A turn given by a power lies above the turn that gave it.
struct Turn {
    enum class Phase : std::uint8_t { Start, Moving, Attacking, End };
    PlayerId player{};
    CardId card{};
    Phase phase = Phase::Start;
    std::int16_t attack_bonus = 0;  // For attacks of its card in this turn.
    bool no_attacks = false;
    bool sacrificed = false;  // A Nagrub was sacrificed for it.
    std::uint32_t used = 0;   // Bit n: power n of the card was used.
    CardId giver{};           // The card whose power gave this turn; invalid for none.
    std::int16_t rule = -1;   // The scenario rule that gave this turn; -1 for none.
    std::vector<AttackMade> attacks_made{};
    std::vector<TurnNote> notes{};
    friend bool operator==(const Turn&, const Turn&) = default;
};

struct Stride {  // One step of a move under way.
    // `at` and `tail`: where the figure stands after the step; `onto`: the space its leading end moves onto.
    SpaceIndex at = no_space, tail = no_space, onto = no_space;
    std::vector<std::int16_t> leaving{};  // Figures that may attack it before it leaves.
    Fall fall = Fall::None;
    bool molten = false, glyph = false;
    bool passing = false;   // In flight: the figure is next to nobody there.
    std::int16_t left = 0;  // Move left after it, where a power may let the move be chosen anew from here.
    friend bool operator==(const Stride&, const Stride&) = default;
};

// The outcome of a dispute about sight. It holds until one of the two figures moves or the turn is over.
struct DisputeVerdict {
    FigureId figure{}, target{};
    bool seen = false;
    friend bool operator==(const DisputeVerdict&, const DisputeVerdict&) = default;
};

// One thing still to be done. Steps that ask a player wait; the others are carried out at once.
struct Step {
    enum class Kind : std::uint8_t {
        // Setting up: gathering.cpp.
        Draft,
        Place,
        PlaceArmies,
        // rounds.cpp
        RoundStart,
        Markers,
        Initiative,
        NextTurn,
        RoundEnd,
        RoundOver,
        NextRound,
        // turns.cpp
        PickCard,
        TakeTurnStep,
        EndTurn,
        // moving.cpp
        Walk,
        Swipe,
        AfterMove,
        // attacking.cpp
        Defend,
        // glyph_powers.cpp
        Glyph,
        WoundOne,
        // spirits.cpp
        Spirit,
        // powers.h: a question of a power, and the work of a card's power at a moment of the game.
        PowerStep,
        CardPower,
        // Scenario rules: scenario_rules.h.
        SetupDone,
        Rule,
        RuleEffect,
        RuleChoice,
        // rounds.cpp: the marker is revealed and the turn begins.
        Reveal,
        // by_hand.cpp: the position is being arranged; nobody decides, and the game waits for a referee.
        Arrange,
        // objects.cpp: an object is under attack.
        ObjectDefends,
    };
    Kind kind{};
    PlayerId player{};
    FigureId figure{}, other{};
    CardId card{};
    // Walk: 1 if a power moves the figure. CardPower: the moment. Rule steps: 1 for one of many that belong together.
    std::int8_t mode = 0;
    // Their meaning depends on the kind; see the function that carries the step out.
    std::int16_t number = 0, more = 0;
    NamesHere names = no_names;  // Rule steps: what the rule's names are bound to.
    friend bool operator==(const Step&, const Step&) = default;
};

// The first figure and the first zone as the owner of a flag or counter.
inline constexpr int tally_owner_figure = 1'000, tally_owner_zone = 20'000;

struct Tally {              // A flag that is set (1) or a counter that is not 0.
    std::int16_t what = 0;  // Index into the rulebook's list; below 0: rule -1-what, which runs once, has run.
    // -1 for the game; else a player, tally_owner_figure + a figure, or tally_owner_zone + a zone of the scenario.
    std::int16_t owner = -1;
    std::int32_t value = 0;
    bool revealed = false;  // Of a secret one: everybody knows it. It is kept with the value 0, too.
    bool of_figure() const { return owner >= tally_owner_figure && owner < tally_owner_zone; }
    bool of_zone() const { return owner >= tally_owner_zone; }
    friend bool operator==(const Tally&, const Tally&) = default;
};

struct GameState {
    std::shared_ptr<const GameSetup> setup{};
    std::shared_ptr<const Board> board{};
    std::shared_ptr<const Battlefield> battlefield{};  // The board was made from it.
    DiceBag dice{};
    std::vector<std::uint8_t> next_dice{};  // Set by hand; the last one is rolled first.
    std::vector<Figure> figures{};
    std::vector<GameCard> cards{};
    std::vector<GameGlyph> glyphs{};
    std::vector<GameObject> objects{};
    std::vector<GamePlayerState> players{};
    std::vector<std::int16_t> occupants{};  // By space: the figure there, or -1.
    std::vector<Turn> turns{};              // The last one is being taken.
    std::vector<Step> steps{};              // The last one comes next; empty: the game is over.
    std::vector<Stride> strides{};          // The steps of the move under way.
    std::vector<FigureId> queue{};  // Figures that still have to defend, or that a group move has already moved.
    std::vector<DisputeVerdict> verdicts{};
    std::vector<PlayerId> order{};  // Order of play, from the winner of the initiative.
    std::vector<Tally> tallies{};   // Sorted by `what`, then by `owner`.
    std::int32_t rule_steps = 0;    // Steps of scenario rules since anything else happened.
    PlayerId last_to_act{};         // The player who took the last turn.
    std::int16_t round = 0;
    std::int8_t turn_number = 0;  // 1..3
    // Turns begun since a figure was last wounded or destroyed. Computer players go by it, no rule does: it counts
    // neither for == nor for digests, which are kept in records.
    std::int32_t quiet_turns = 0;
    std::vector<PlayerId> winners{};  // Set when the game is over; empty: nobody won.
    bool begun = false;               // Setting up is done.
    bool over = false;

    const Catalogue& catalogue() const { return *setup->catalogue; }
    const Rules& rules() const { return setup->rules; }
    const Figure& operator[](FigureId id) const { return figures[id.index()]; }
    Figure& operator[](FigureId id) { return figures[id.index()]; }
    const GameCard& operator[](CardId id) const { return cards[id.index()]; }
    GameCard& operator[](CardId id) { return cards[id.index()]; }
    const GameObject& operator[](ObjectId id) const { return objects[id.index()]; }
    GameObject& operator[](ObjectId id) { return objects[id.index()]; }
    friend bool operator==(const GameState& a, const GameState& b);
};

std::size_t hash_of(const GameState& state);

// ---- asking

inline const ArmyCard& printed(const GameState& state, CardId card) {
    const GameCard& here = state[card];
    return here.rewritten.card ? *here.rewritten.card : state.catalogue()[here.kind];
}
// A power of the card by its number from 1: first those printed on it, then those it has gained.
const PrintedPower& power_of(const GameState& state, CardId card, int number);
inline const PrintedPower& power_of(const GameState& state, FigureId figure, int number) {
    return power_of(state, state[figure].card, number);
}
inline const ArmyCard& printed(const GameState& state, FigureId figure) { return printed(state, state[figure].card); }
CardNumbers numbers(const ArmyCard& card, const Rules& rules);  // Of the side that the edition plays with.
CardNumbers numbers(const GameState& state, CardId card);
inline constexpr int nobodys_team = 0;  // Teams of players count from 1.
inline int team_of(const GameState& state, PlayerId player) {
    return player.valid() ? state.setup->players[player.index()].team : nobodys_team;
}
bool being_arranged(const GameState& state);  // By hand: the game waits for BeginPlay or SetTurn.
inline PlayerId controller(const GameState& state, FigureId figure) { return state[state[figure].card].controller; }
inline bool friends(const GameState& state, FigureId a, FigureId b) {  // Of one team, or the same figure.
    return team_of(state, controller(state, a)) == team_of(state, controller(state, b));
}
// A figure of the card is on the battlefield or may still come there.
bool life_left(const GameState& state, CardId card);
bool has_figures(const GameState& state, PlayerId player);  // On the battlefield or still to come.
int figures_on_board(const GameState& state, CardId card);
std::vector<FigureId> figures_of(const GameState& state, CardId card);  // All of them, wherever they are.
inline FigureId figure_at(const GameState& state, SpaceIndex space) {   // Invalid for nobody.
    return FigureId{state.occupants[static_cast<std::size_t>(space)]};
}
bool fits(const GameState& state, FigureId figure, SpaceIndex space);  // It has room to stand there and nobody does.
std::vector<SpaceIndex> spaces_of(const GameState& state, FigureId figure);  // The spaces it stands on.
inline const Step* next_step(const GameState& state) {                       // nullptr if the game is over.
    return state.steps.empty() ? nullptr : &state.steps.back();
}

// Names as in files and commands: "1.marro-drudge.2.3" (player, card, copy, figure), "1.marro-drudge"; and back.
std::string name_of(const GameState& state, FigureId figure);
std::string name_of(const GameState& state, CardId card);
FigureId figure_named(const GameState& state, std::string_view name);  // Invalid for none.
CardId card_named(const GameState& state, std::string_view name);

}  // namespace hexwright::game
