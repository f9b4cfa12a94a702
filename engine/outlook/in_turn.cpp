#include "engine/outlook/in_turn.h"

#include "engine/game/flow.h"

namespace hexwright::outlook {

bool on_battlefield(const GameState& state, FigureId figure) {
    return figure.valid() && figure.index() < state.figures.size() && state[figure].on_board();
}

GameState in_turn_of(const GameState& seen, FigureId figure) {
    GameState state = seen;
    const CardId card = seen[figure].card;
    const Step* step = next_step(seen);
    const bool its_turn = step && step->kind == Step::Kind::TakeTurnStep && step->card == card;
    if (!its_turn) {
        Events events;
        GameUpdate update(state, events);
        begin_turn(update, seen[card].controller, card, 0);
    }
    state.turns.back().phase = Turn::Phase::Attacking;
    return state;
}

}  // namespace hexwright::outlook
