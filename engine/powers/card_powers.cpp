// Powers of whole cards: captains named, order markers moved, figures that land, hosts and those that lie on their
// cards.
#include "engine/game/flow.h"
#include "engine/powers/clauses.h"
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
            is_any_of(printed(state, card), power_of(state, step.figure, step.number)) &&
            is_whom(BoardQuery(state), {state, step.figure, power_of(state, step.figure, step.number), step.number},
                    figures_of(state, card).front()))
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

// ---- motherless rage: the card that the power names has fallen

void rage(GameUpdate& update, const PowerInstance& instance, FigureId gone) {
    const GameState& before = instance.state;
    if (!mine(instance, gone) || !instance.power.lists("card", printed(before, gone).id)) return;
    const auto all = figures_of(before, instance.card());
    const auto first =
        std::ranges::find_if(all, [&](FigureId id) { return before[id].on_board() || before[id].host.valid(); });
    if (*first != instance.figure) return;  // Once for the card.
    GameCard& card = update.state[instance.card()];
    card.attack_bonus = static_cast<std::int8_t>(card.attack_bonus + instance.power.number("attack"));
    say_used(update, instance, gone);
    Step step = question_of(instance);
    step.other = gone;
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

// ---- parasites: destroyed figures that lie on a hero's card

namespace {

bool is_free_parasite(const GameState& state, FigureId id) {
    return state[id].place == Figure::Place::Destroyed && !state[id].host.valid() &&
           printed(state, id).power("parasite") != nullptr;
}

// The first destroyed figure of the player that can be laid on a card; invalid for none.
FigureId parasite_of(const PowerInstance& instance) {
    for (std::size_t i = 0; i < instance.state.figures.size(); ++i)
        if (const FigureId id{static_cast<int>(i)}; mine(instance, id) && is_free_parasite(instance.state, id))
            return id;
    return {};
}

}  // namespace

void implant_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    if (moment != Moment::TurnEnd || instance.used() || !parasite_of(instance).valid()) return;
    for (const FigureId hero : query.next_to(instance.figure))
        if (is_any_of(printed(query.state(), hero), instance.power) &&
            std::ranges::count(query.state().figures, query.state()[hero].card, &Figure::host) == 0)
            offer_target(instance, hero, actions);
}

void implant(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    const FigureId parasite = parasite_of(instance);
    if (!rolls(update, instance, action.target)) return;
    const CardId host = update.state[action.target].card;
    update.state[parasite].host = host;
    update.say(event::LaidOnCard{parasite, host});
}

void hatch(GameUpdate& update, const PowerInstance& instance) {
    for (const FigureId id : figures_of(instance.state, instance.card())) {
        const CardId host = update.state[id].host;
        if (!host.valid() || !is_any_of(printed(update.state, host), instance.power)) continue;
        const FigureId hero = figures_of(update.state, host).front();
        if (!update.state[hero].on_board()) continue;
        const bool works = update.rolls(instance.player(), instance.power.number("d20"));
        update.say(event::PowerUsed{id, instance.number, hero, works});
        if (works) update.destroy(hero, {id});
    }
}

// After an attack, or when one of those on the card has done it.
void come_back(GameUpdate& update, const PowerInstance& instance, FigureId host, Cause cause) {
    const GameState& before = instance.state;
    const bool hatched = cause.by.valid() && before[cause.by].host == before[host].card;
    const FigureId id = instance.figure;
    update.state[id].host = {};
    if ((!cause.attack && !hatched) || update.state[id].place != Figure::Place::Destroyed) return;
    const auto spaces = spaces_of(before, host);
    const auto free = std::ranges::find_if(spaces, [&](SpaceIndex space) { return fits(update.state, id, space); });
    if (free == spaces.end()) return;
    update.set_on(id, std::array{*free});
    update.state[id].wounds = 0;
    update.say(event::Returned{id, *free, no_space});
}

}  // namespace hexwright::powers
