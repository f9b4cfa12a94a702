// A game state in the making: what the rules of the other files do to it, and what happened. Inside the room only; from
// outside a state changes by apply() alone.
#pragma once
#include "engine/game/event.h"
#include "engine/game/state.h"

#include <span>

namespace hexwright {

enum class EventKind : std::uint8_t;  // engine/scenario/rulebook.h

using Actions = std::vector<Action>;

struct Occurrence {  // that a rule of the scenario may wait for
    EventKind kind{};
    FigureId figure{};
    PlayerId player{};
    int zone = -1;
};

class Play {
public:
    Play(GameState& now, Events& happened) : state(now), events(happened) {}

    GameState& state;
    Events& events;

    std::vector<Occurrence> occurred{};  // not yet heard by the rules: triggers.h

    void say(Event event);
    void occur(Occurrence what);
    void next(Step step) { state.steps.push_back(step); }  // before whatever stands there already

    // ---- dice: every roll is an event
    int d20(PlayerId player);
    CombatRoll combat(PlayerId player, int dice);
    int pick(int sides);  // 1..sides, for what is drawn at random; what was drawn is an event of its own

    // ---- figures
    void set_on(FigureId figure,
                std::span<const SpaceIndex> spaces);  // a walker may share a space with those it passes
    void take_off(FigureId figure);                   // of the battlefield; it is neither destroyed nor placed
    void wound(FigureId figure, int wounds);          // destroys it when its life is gone
    void heal(FigureId figure, int wounds);
    void destroy(FigureId figure);
    void remove(FigureId figure);  // out of play, but not destroyed

    // ---- cards
    CardId add_card(PlayerId player, CardKind kind, int copies);  // its figures in reserve
    void reveal(CardId card, int marker);
    void take_marker(CardId card, int marker);  // 1..4

    void remove_glyph(GlyphId glyph);
};

}  // namespace hexwright
