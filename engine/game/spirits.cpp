// Spirits: a hero who has fallen lies on a card for the rest of the game and makes its figures stronger.
#include "engine/game/flow.h"
#include "engine/game/power.h"

namespace hexwright::game {

// Any other card that the power names, though all its figures may have fallen and whoever controls it. Where only
// enemies' cards are left, its player may leave them as they are.
Actions spirit_offers(const GameState& state, const Step& step) {
    Actions actions;
    bool friendly = false;
    const PrintedPower& power = power_of(state, step.figure, step.number);
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        const CardId card{static_cast<int>(i)};
        if (card == state[step.figure].card || !is_any_of(printed(state, card), power)) continue;
        actions.push_back(ChooseCard{card});
        const PlayerId controller = state[card].controller;
        friendly = friendly || (controller.valid() && team_of(state, controller) == team_of(state, step.player));
    }
    if (!actions.empty() && !friendly) actions.push_back(Done{});
    return actions;
}

void lay_spirit(GameUpdate& update, const Step& step, const Action& action) {
    const auto* chosen = std::get_if<ChooseCard>(&action);
    if (!chosen) return;
    const PrintedPower& power = power_of(update.state, step.figure, step.number);
    GameCard& card = update.state[chosen->card];
    card.attack_bonus = static_cast<std::int16_t>(card.attack_bonus + power.number("attack"));
    card.defense_bonus = static_cast<std::int16_t>(card.defense_bonus + power.number("defense"));
    card.move_bonus = static_cast<std::int16_t>(card.move_bonus + power.number("move"));
    const ArmyCard& fallen = printed(update.state, step.figure);
    for (std::size_t i = 0; i < fallen.powers.size(); ++i)
        if (power.lists("gives", fallen.powers[i].id))
            card.gained.push_back({update.state[update.state[step.figure].card].kind, static_cast<std::int8_t>(i + 1)});
    update.say(event::Spirit{step.figure, chosen->card});
}

}  // namespace hexwright::game
