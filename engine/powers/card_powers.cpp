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

// ---- order markers that move from card to card: admiral's orders, motherless rage

namespace {

// From the power's own card, or from that of the fallen figure `other` to it.
CardId from_card(const GameState& state, const Step& step) {
    return step.other.valid() ? state[step.other].card : step.card;
}

bool receives_orders(const GameState& state, const Step& step, CardId card) {
    if (step.other.valid()) return card == step.card;
    return card != step.card && state[card].controller == step.player && life_left(state, card) &&
           is_any_of(printed(state, card), power_of(state, step.figure, step.number));
}

}  // namespace

void give_orders(GameUpdate& update, const PowerInstance& instance) { update.next(question_of(instance)); }

Actions orders_asks(const GameState& state, const Step& step) {
    const GameCard& from = state[from_card(state, step)];
    Actions actions;
    if (from.marked != step.player) return actions;
    for (int marker = 1; marker <= marker_kinds; ++marker) {
        if ((from.markers & ~from.revealed & marker_bit(marker)) == 0) continue;
        for (std::size_t i = 0; i < state.cards.size(); ++i)
            if (const CardId card{static_cast<int>(i)}; receives_orders(state, step, card))
                actions.push_back(PlaceMarker{marker, card});
    }
    if (!actions.empty()) actions.push_back(Done{});
    return actions;
}

// Everybody sees that a marker moves; which one it is, only its player and his team.
void orders_answered(GameUpdate& update, const Step& step, const Action& action) {
    const auto* moved = std::get_if<PlaceMarker>(&action);
    if (!moved) return;
    const CardId from = from_card(update.state, step);
    GameCard &giver = update.state[from], &taker = update.state[moved->card];
    giver.markers = static_cast<std::uint8_t>(giver.markers & ~marker_bit(moved->marker));
    taker.markers |= marker_bit(moved->marker);
    taker.marked = step.player;
    update.say(event::PowerUsed{step.figure, step.number, FigureId{}, true});
    update.say(event::MarkerMoved{step.player, from, moved->card});
    update.say(event::MarkerPlaced{step.player, moved->marker, moved->card});
    update.next(step);
}

// ---- glider landing: before the card's marker is revealed one figure comes down

void glide_in(GameUpdate& update, const PowerInstance& instance) { update.next(question_of(instance)); }

Actions glide_asks(const GameState& state, const Step& step) {
    Actions actions;
    const auto all = figures_of(state, step.card);
    const auto next = std::ranges::find_if(all, [&](FigureId id) { return state[id].place == Figure::Place::Reserve; });
    if (next == all.end()) return actions;
    for (std::size_t i = 0; i < state.board->size(); ++i)
        if (const auto space = static_cast<SpaceIndex>(i);
            fits(state, *next, space) && nobody_beside(state, space, printed(state, *next).height))
            actions.push_back(PlaceFigure{*next, space, no_space});
    if (!actions.empty()) actions.push_back(Done{});
    return actions;
}

// The figure does not move in the turn that the waiting marker begins.
void glide_answered(GameUpdate& update, const Step& step, const Action& action) {
    const auto* put = std::get_if<PlaceFigure>(&action);
    if (!put) return;
    update.set_on(put->figure, std::array{put->at});
    update.say(event::PowerUsed{step.figure, step.number, FigureId{}, true});
    update.say(event::Placed{put->figure, put->at, no_space});
    Step& next = update.state.steps.back();
    if (next.kind == Step::Kind::Reveal) next.figure = put->figure;
}

}  // namespace hexwright::powers
