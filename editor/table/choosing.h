// What the hand means at the table: which of the legal actions a touched space, figure, card or glyph stands for.
// Nothing here decides what is allowed: every meaning is one of the legal actions.
#pragma once
#include "editor/table/room.h"
#include "engine/game/state.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwright::table {

// What of the table an action is about. What does not apply is invalid.
struct Handle {
    FigureId actor{}, target{};
    SpaceIndex at = no_space, tail = no_space;
    CardId card{};
    CardKind kind{};  // Of a draft.
    GlyphId glyph{};
    ObjectId object{};
    PlayerId player{};
    std::optional<bool> answer{};
    bool done = false;
    int with = 0;  // The number of the power by which the actor moves, attacks or acts; 0 for none.
    int marker = 0;
    // Of a rule's menu, as its file numbers them, or one of the numbers that a rule asks for.
    std::optional<int> option{};
    RuleId rule{};  // That the actor starts.
};
Handle handle_of(const Action& action);

// What the hand holds while it chooses. A value; it is dropped when the game goes on.
struct Choosing {
    FigureId actor{};           // The figure in hand: what is lit belongs to it.
    std::optional<int> with{};  // Only what it does by this power; 0: by none.
    int facing = 0;             // R: which of the facings on the space is meant.
    int alternative = 0;        // [ ]: which of the ways to the same end.
    int marker = 0;             // In a decision about markers: the marker in hand; 0 for the next.
    std::string typed{};        // Digits typed so far, of the number of a choice.
    bool filtering = false;     // Letters go to the filter.
    std::string filter{};
    friend bool operator==(const Choosing&, const Choosing&) = default;
};

struct Touched {                       // What lies under the pointer, or what a panel's item stands for.
    std::vector<SpaceIndex> spaces{};  // Of one hex, the one meant first.
    FigureId figure{};                 // That stands there.
    GlyphId glyph{};
    std::vector<ObjectId> objects{};  // Pieces with Life that cover the hex.
    CardId card{};
    CardKind kind{};
    PlayerId player{};
};

struct Meaning {
    // Indices into the legal actions, the one meant first. Empty: nothing can be done with it.
    std::vector<std::size_t> actions{};
    FigureId take_up{};   // Instead: the figure is taken in hand.
    bool let_go = false;  // Instead: the figure in hand is let go.
    bool nothing() const { return actions.empty() && !take_up.valid() && !let_go; }
};
Meaning meaning_of(const GameState& seen, const std::vector<Action>& legal, const Choosing& choosing,
                   const Touched& touched);

// Of the actions that a touch may mean, the one chosen by facing and alternative.
std::optional<std::size_t> meant(const Meaning& meaning, const std::vector<Action>& legal, const Choosing& choosing);

// The touch of everything that lies on this hex; `level` names the surface, 0 the highest that has something to offer.
Touched touched_at(const GameState& seen, HexCoord hex, int level = 0);

// The figures that can be taken in hand now, and whether the choice needs one.
std::vector<FigureId> actors_of(const std::vector<Action>& legal);

// Moves of the figure in hand that go over exactly these hexes, of which the first is one that it stands on: one for
// each way in which it may move now (walking, flying, by a power, front or back first), legal or not. Empty if it may
// not move, or where a hex has no space.
std::vector<Move> moves_along(const GameState& seen, const std::vector<Action>& legal, const Choosing& choosing,
                              const std::vector<HexCoord>& hexes);

// ---- what is lit

struct Lit {
    std::vector<SpaceIndex> spaces{};  // Each once; a click there means an action.
    std::vector<FigureId> figures{};   // Targets and figures to choose.
    std::vector<CardId> cards{};
    std::vector<GlyphId> glyphs{};
    std::vector<ObjectId> objects{};
    std::vector<PlayerId> players{};
};
Lit lit_by(const GameState& seen, const std::vector<Action>& legal, const Choosing& choosing);

// The powers of a card by which something can be done now: (figure, number) with how many actions.
struct PowerOffer {
    CardId card{};
    FigureId figure{};
    int number = 0;
    std::vector<std::size_t> actions{};
    bool needs_more = false;  // A target, a space or a card is still to be chosen.
};
std::vector<PowerOffer> powers_offered(const GameState& seen, const std::vector<Action>& legal);

// ---- the same by steps of the hand, for scripts, tests and help

struct HandStep {
    enum class Kind : unsigned char {
        TakeUp,
        Power,
        Turn,
        Next,
        Space,
        Figure,
        Card,
        Draft,
        Glyph,
        Object,
        Player,
        Yes,
        No,
        Option,
        Rule,
        Done
    };
    Kind kind{};
    FigureId figure{};
    SpaceIndex at = no_space;
    CardId card{};
    CardKind draft{};
    GlyphId glyph{};
    ObjectId object{};
    PlayerId player{};
    int number = 0;  // Power, Option, Rule: its number.
};
Touched touched_by(const HandStep& step);  // What a step touches; nothing for a key or a button.
// The steps by which a hand that holds nothing chooses this legal action.
std::vector<HandStep> steps_to(const GameState& seen, const std::vector<Action>& legal, std::size_t wanted);

}  // namespace hexwright::table
