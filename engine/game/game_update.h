// A game state being changed: the operations the rules apply to it, and the events they cause. For the rooms
// that take part in a game (game, powers, rulebook, setup, trials), and for outlook on copies; everybody else changes a
// state by apply() alone.
#pragma once
#include "engine/game/event.h"
#include "engine/game/room.h"
#include "engine/game/state.h"

#include <span>

namespace hexwright::scenario {
enum class EventKind : std::uint8_t;  // engine/scenario/rulebook.h
}  // namespace hexwright::scenario

namespace hexwright::game {

using Actions = std::vector<Action>;

struct Occurrence {  // Something that a scenario rule may wait for.
    EventKind kind{};
    FigureId figure{};
    PlayerId player{};
    int zone = -1;
    // The attacker of what is wounded or destroyed, the target of an attack, who is carried; invalid for none.
    FigureId other{};
    PieceId piece{};
    GlyphId glyph{};
    int damage = 0;  // Wounds, or Life that a piece has lost.
};

struct Cause {             // Of a wound or a destruction.
    FigureId by{};         // Whose attack or power it was; invalid for nobody's.
    bool attack = false;   // By an attack: a normal or special one, or one on a figure that left an engagement.
    int with = 0;          // Of an attack: the power, 0 for a normal one.
    bool leaving = false;  // By an attack on a figure that left an engagement.
};

class GameUpdate {
public:
    GameUpdate(GameState& now, Events& happened) : state(now), events(happened) {}

    GameState& state;
    Events& events;

    std::vector<Occurrence> occurred{};  // Not yet seen by the rules; see engine/rulebook/triggers.h.

    Cause told_cause{};  // Of the wound or destruction that is said just now.

    void say(Event event);
    void occur(Occurrence what);
    void next(Step step) { state.steps.push_back(step); }  // Runs before all steps already there.

    // ---- dice: every roll is an event
    int d20(PlayerId player);                                          // Another event tells what was rolled, and why.
    int d20_needing(PlayerId player, int needs, FigureId about = {});  // See rolls().
    // Whether a d20 shows `needs` or more; `about` is the figure concerned, if no other event names it.
    bool rolls(PlayerId player, int needs, FigureId about = {});
    int d20_for_highest(PlayerId player);  // One of several rolls of which the highest decides.
    CombatRoll combat(PlayerId player, int dice);
    CombatRoll combat_for_highest(PlayerId player, int dice);
    // Returns 1..sides, for random draws that are not dice. The caller records the result as an event of its own.
    int pick(int sides);
    // Places in `events` of d20s of which more matters than whether they show enough.
    std::vector<std::size_t> rolls_read{};
    int wrong_face = 0;  // A face set by hand that the combat die it fell to does not have; 0 for none.

    // ---- figures
    // A walking figure may share a space with figures it passes.
    void set_on(FigureId figure, std::span<const SpaceIndex> spaces);
    void take_off(FigureId figure);                             // Off the battlefield, neither destroyed nor placed.
    void wound(FigureId figure, int wounds, Cause cause = {});  // Destroys it when no life is left.
    void heal(FigureId figure, int wounds);
    void destroy(FigureId figure, Cause cause = {});
    void remove(FigureId figure);  // Out of play, but not destroyed.
    // The figure alone fights for this player from now on; invalid: for nobody. It leaves its card for one of the
    // player's own, unless it is the last one left there: then the card goes along.
    void convert(FigureId figure, PlayerId to);

    // ---- cards
    CardId add_card(PlayerId player, CardKind kind, int copies);  // The card's figures start in reserve.
    // After a figure has gone: says that the card is out of play, if nothing of it is left.
    void note_card_out(CardId card);
    void reveal(CardId card, int marker);
    // 1..4; 0 in an observation for an unrevealed one of which the seat knows no more.
    void take_marker(CardId card, int marker);
    void take_all_markers(CardId card);

    void remove_glyph(GlyphId glyph);

private:
    int roll(event::Rolled rolled);
    CombatRoll roll(event::Rolled rolled, int dice);
};

}  // namespace hexwright::game
