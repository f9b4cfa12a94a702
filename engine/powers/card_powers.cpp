// Powers of whole cards: captains named, order markers moved, figures that land, hosts and those that lie on their
// cards.
#include "engine/game/flow.h"
#include "engine/powers/row_helpers.h"
#include "engine/powers/rows.h"

#include <algorithm>

namespace hexwright::powers {

// ---- the captain's way: the player names a captain when the game begins

void name_captain(GameUpdate& update, const PowerInstance& instance) { update.next(question_of(instance)); }

Actions captain_asks(const GameState& state, const Step& step) {
    Actions actions;
    for (std::size_t i = 0; i < state.cards.size(); ++i)
        if (const CardId card{static_cast<int>(i)};
            card != step.card && state[card].controller == step.player && life_left(state, card) &&
            is_any_of(printed(state, card), power_of(state, step.figure, step.number)))
            actions.push_back(ChooseCard{card});
    return actions;
}

void captain_answered(GameUpdate& update, const Step& step, const Action& action) {
    const auto* chosen = std::get_if<ChooseCard>(&action);
    if (!chosen) return;
    update.state[step.card].named = chosen->card;
    update.say(event::CardNamed{step.card, chosen->card});
}

}  // namespace hexwright::powers
