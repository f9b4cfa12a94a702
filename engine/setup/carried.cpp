#include "engine/setup/carried.h"

#include "engine/game/game_update.h"
#include "engine/rulebook/evaluate.h"
#include "engine/rulebook/rulebook_in_play.h"

#include <algorithm>

namespace hexwright::setup {
namespace {

void bring(GameUpdate& update, const CarriedTally& tally) {
    GameState& state = update.state;
    if (!state.setup->rulebook) return;
    const auto& known = state.setup->rulebook->tallies;
    const auto found = std::ranges::find(known, tally.tally);
    const PlayerId player{tally.player - 1};
    const FigureId figure = figure_named(state, tally.figure);
    const bool there =
        tally.player <= static_cast<int>(state.players.size()) && (tally.figure.empty() || figure.valid());
    if (found == known.end() || !there) return;
    const int owner = tally.player > 0 ? player.value : figure.valid() ? owner_figure + figure.value : -1;
    set_tally(state, static_cast<int>(found - known.begin()), owner, tally.value);
    const DeclaredTally* declared = scenario::declared(state.setup->rulebook->written, tally.tally);
    if (declared && declared->hidden == YesNo::Yes) return;
    update.say(event::Carried{tally.tally, tally.value, tally.player > 0 ? player : PlayerId{}, figure});
}

void bring(GameUpdate& update, const CarriedWounds& carried) {
    const FigureId figure = figure_named(update.state, carried.figure);
    if (!figure.valid() || !update.state.rules().wounds) return;
    const int wounds = std::min(carried.wounds, printed(update.state, figure).life - 1);
    if (wounds < 1) return;
    update.state[figure].wounds = static_cast<std::int8_t>(wounds);
    update.say(event::CarriedWounds{figure, wounds});
}

void bring(GameUpdate& update, const CarriedUpgrade& carried) {
    const CardId id = card_named(update.state, carried.card);
    if (!id.valid()) return;
    GameCard& card = update.state[id];
    card.attack_bonus = static_cast<std::int16_t>(carried.attack);
    card.defense_bonus = static_cast<std::int16_t>(carried.defense);
    for (const CarriedPower& power : carried.powers) {
        const auto kind = update.state.catalogue().card(power.card);
        const int printed = kind ? static_cast<int>(update.state.catalogue()[*kind].powers.size()) : 0;
        if (power.number <= printed) card.gained.push_back({*kind, static_cast<std::int8_t>(power.number)});
    }
    update.say(event::CarriedUpgrade{id, carried.attack, carried.defense, static_cast<int>(card.gained.size())});
}

void bring(GameUpdate& update, const CarriedRest& carried) {
    const CardId card = card_named(update.state, carried.card);
    if (!card.valid()) return;
    for (const FigureId id : figures_of(update.state, card)) {
        Figure& figure = update.state[id];
        if (figure.number >= carried.figures && figure.place == Figure::Place::Reserve)
            figure.place = Figure::Place::Unused;
    }
}

}  // namespace

void bring_along(GameUpdate& update, const CarriedOver& carried) {
    for (const CarriedRest& each : carried.rests) bring(update, each);
    for (const CarriedWounds& each : carried.wounds) bring(update, each);
    for (const CarriedUpgrade& each : carried.upgrades) bring(update, each);
    for (const CarriedTally& each : carried.tallies) bring(update, each);
}

}  // namespace hexwright::setup
