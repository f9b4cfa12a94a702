// Rounds: order markers, initiative, three turns each, the end of the round.
#include "engine/game/ending.h"
#include "engine/game/flow.h"
#include "engine/game/glyph_powers.h"
#include "engine/game/powers.h"
#include "engine/game/scenario_rules.h"

#include <algorithm>

namespace hexwright::game {
namespace {

std::vector<PlayerId> players_in(const GameState& state) {
    std::vector<PlayerId> players;
    for (std::size_t i = 0; i < state.players.size(); ++i)
        if (!state.players[i].out) players.push_back(PlayerId{static_cast<int>(i)});
    return players;
}

// All players roll; those with the highest roll again until one is left (INIT-02, TURN-BASIC-01).
template <class Roll>
PlayerId highest_of(std::vector<PlayerId> players, Roll roll) {
    while (players.size() > 1) {
        std::vector<PlayerId> best;
        int most = -1'000;
        for (const PlayerId player : players) {
            const int rolled = roll(player);
            if (rolled > most) best.clear();
            most = std::max(most, rolled);
            if (rolled == most) best.push_back(player);
        }
        players = std::move(best);
    }
    return players.front();
}

// Play passes to the left, which is by rising number.
std::vector<PlayerId> from_left_of(const GameState& state, PlayerId first) {
    std::vector<PlayerId> order;
    const int count = static_cast<int>(state.players.size());
    for (int i = 0; i < count; ++i) order.push_back(PlayerId{(first.value + i) % count});
    return order;
}

// Of the player, or of those with whom he shares his markers; invalid if the marker lies on no card.
CardId card_with(const GameState& state, PlayerId player, int marker) {
    for (std::size_t i = 0; i < state.cards.size(); ++i)
        if ((state.cards[i].markers & marker_bit(marker)) && share_markers(state, state.cards[i].marked, player))
            return CardId{static_cast<int>(i)};
    return {};
}

// ---- order markers that a scenario makes fewer, or shared by a team

// The marker to be laid after this one, which may be 0; 0 for none.
int marker_after(const GameState& state, PlayerId player, int marker) {
    int most = numbered_markers(state, player);
    for (const PlayerId other : players_in(state))  // Of those who share their markers the least counts for all.
        if (share_markers(state, other, player)) most = std::min(most, numbered_markers(state, other));
    if (marker < most) return marker + 1;
    return marker < x_marker && most > 0 ? x_marker : 0;
}

bool shares_with_another(const GameState& state, PlayerId player) {
    return std::ranges::any_of(players_in(state),
                               [&](PlayerId other) { return other != player && share_markers(state, other, player); });
}

// The next of those who share their markers; usually the same player.
PlayerId next_to_lay(const GameState& state, PlayerId player) {
    const int count = static_cast<int>(state.players.size());
    for (int i = 1; i < count; ++i)
        if (const PlayerId next{(player.value + i) % count};
            share_markers(state, next, player) && !state.players[next.index()].out)
            return next;
    return player;
}

// One who comes earlier in the order of play takes the turns of those who share their markers.
bool leaves_turn_to_another(const GameState& state, std::size_t place) {
    const auto begin = state.order.begin(), end = begin + static_cast<std::ptrdiff_t>(place);
    return std::any_of(begin, end, [&](PlayerId other) {
        return !state.players[other.index()].out && share_markers(state, other, state.order[place]);
    });
}

}  // namespace

PlayerId roll_off(GameUpdate& update, std::vector<PlayerId> players) {
    return highest_of(std::move(players), [&update](PlayerId player) { return update.d20_for_highest(player); });
}

PlayerId roll_off(GameUpdate& update) { return roll_off(update, players_in(update.state)); }

namespace {

// The optional rule: the player with the highest roll places all his markers first, then play passes to the left
// (ORDER-06).
std::vector<PlayerId> in_order_of_roll(GameUpdate& update, std::vector<PlayerId> players) {
    const PlayerId first = roll_off(update);
    update.say(event::MarkersFirst{first});
    std::rotate(players.begin(), std::ranges::find(players, first), players.end());
    return players;
}

}  // namespace

std::vector<PlayerId> state_order(const GameState& state) {
    std::vector<PlayerId> players;
    const std::size_t count = state.players.size();
    for (std::size_t i = 0; i < count; ++i) {
        const PlayerId player = i < state.order.size() ? state.order[i] : PlayerId{static_cast<int>(i)};
        if (!state.players[player.index()].out) players.push_back(player);
    }
    return players;
}

void set_up_done(GameUpdate& update, const Step&) { update.occur({EventKind::SetupDone}); }

void start_round(GameUpdate& update, const Step&) {
    GameState& state = update.state;
    update.say(event::RoundBegan{++state.round});
    for (GameCard& card : state.cards) {
        card.markers = card.revealed = 0;  // LIFE-06
        card.was_out = false;
    }
    update.next({.kind = Step::Kind::Initiative});
    // Who has no figures has no card to place a marker on, but rules of the round's start may bring reinforcements.
    std::vector<PlayerId> players;
    for (std::size_t i = 0; i < state.players.size(); ++i) players.push_back(PlayerId{static_cast<int>(i)});
    if (state.rules().roll_for_markers && players_in(state).size() > 1)
        players = in_order_of_roll(update, std::move(players));
    for (auto player = players.rbegin(); player != players.rend(); ++player)
        update.next({.kind = Step::Kind::Markers, .player = *player, .number = 1});
    plan_card_powers(update, CardMoment::RoundStart);
    if (state.round == 1) plan_card_powers(update, CardMoment::GameStart);
}

// `number`: the marker to be placed next.
Actions marker_offers(const GameState& state, const Step& step) {
    Actions actions;
    if (step.number == 1 && marker_after(state, step.player, 0) == 0) return actions;
    const bool shared = shares_with_another(state, step.player);
    if (shared && (state.players[step.player.index()].out || card_with(state, step.player, step.number).valid()))
        return actions;  // Another one has laid it.
    for (std::size_t i = 0; i < state.cards.size(); ++i)
        if (const CardId card{static_cast<int>(i)};
            share_markers(state, state.cards[i].controller, step.player) && life_left(state, card))
            actions.push_back(PlaceMarker{step.number, card});
    return actions;
}

void place_marker(GameUpdate& update, const Step& step, const Action& action) {
    const auto* placed = std::get_if<PlaceMarker>(&action);
    if (!placed) return;  // There is no card to place it on.
    GameCard& card = update.state[placed->card];
    card.markers |= marker_bit(placed->marker);
    card.marked = card.controller;
    update.say(event::MarkerPlaced{step.player, placed->marker, placed->card});
    if (const int next = marker_after(update.state, step.player, step.number); next > 0)
        update.next({.kind = Step::Kind::Markers,
                     .player = next_to_lay(update.state, step.player),
                     .number = static_cast<std::int16_t>(next)});
}

int markers_to_lay(const GameState& state) {
    const Step* step = next_step(state);
    if (!step || step->kind != Step::Kind::Markers) return 0;
    if (shares_with_another(state, step->player)) return 1;
    int many = 0;
    for (int marker = step->number; marker > 0; marker = marker_after(state, step->player, marker)) ++many;
    return many;
}

// Master game: d20 plus modifiers, on re-rolls as well (INIT-03). Basic game: most skulls takes the first turn.
// `number`: 1 after the powers that wait for all markers.
void roll_initiative(GameUpdate& update, const Step& step) {
    GameState& state = update.state;
    if (step.number == 0 && cards_wait_for(state, CardMoment::Marked)) {
        Step then = step;
        then.number = 1;
        update.next(then);
        return plan_card_powers(update, CardMoment::Marked);
    }
    const bool master = state.rules().order_markers;
    state.begun = true;
    const auto by_rule = first_by_rule(state);
    const PlayerId first = by_rule ? *by_rule : highest_of(players_in(state), [&](PlayerId player) {
        if (!master) return update.combat_for_highest(player, state.rules().first_turn_dice).skulls;
        const int rolled = update.d20(player), sum = rolled + initiative_bonus(state, player);
        update.say(event::Initiative{player, rolled, sum});
        return sum;
    });
    state.order = from_left_of(state, first);
    if (!master) {
        update.say(event::FirstPlayer{first});
        update.next({.kind = Step::Kind::PickCard, .player = first});
        return;
    }
    update.say(event::InitiativeWon{first});
    update.next({.kind = Step::Kind::RoundEnd});
    update.next({.kind = Step::Kind::NextTurn, .number = 1, .more = 0});
    plan_card_powers(update, CardMoment::Initiative);
}

// `number`: the turn, 1..3; `more`: the player's index in the order of play.
void next_turn(GameUpdate& update, const Step& step) {
    GameState& state = update.state;
    const auto next = static_cast<std::int16_t>(step.more + 1);
    const bool last = next == static_cast<std::int16_t>(state.order.size());
    if (!last) update.next({.kind = Step::Kind::NextTurn, .number = step.number, .more = next});
    else if (step.number < 3)
        update.next({.kind = Step::Kind::NextTurn, .number = static_cast<std::int16_t>(step.number + 1)});
    const auto place = static_cast<std::size_t>(step.more);
    if (state.players[state.order[place].index()].out || leaves_turn_to_another(state, place)) return;
    const CardId card = card_with(state, state.order[place], step.number);
    if (!card.valid() && step.number > numbered_markers(state, state.order[place])) return;  // It was not to be laid.
    state.turn_number = static_cast<std::int8_t>(step.number);
    const bool shared = card.valid() && share_markers(state, state[card].controller, state.order[place]);
    const PlayerId player = shared ? state[card].controller : state.order[place];
    // Also when a figure has come back since: sotm07:L758 (TURN-04, LIFE-05).
    const bool out_of_play = card.valid() && (!life_left(state, card) || state[card].was_out);
    if (!card.valid() || out_of_play || !shared) {
        update.say(event::TurnLost{player, step.number, card, out_of_play});
        return;
    }
    update.next({.kind = Step::Kind::Reveal, .player = player, .card = card, .number = step.number});
    powers_before_reveal(update, card, player);
}

// `number`: the marker; `figure`: one that a power has just put down and that does not move in this turn.
void reveal_marker(GameUpdate& update, const Step& step) {
    GameState& state = update.state;
    state.players[step.player.index()].move_bonus = 0;
    for (GameCard& card : state.cards)
        if (card.controller == step.player) card.lasting = 0;
    // A power may have moved the marker.
    const bool there = (state[step.card].markers & marker_bit(step.number)) != 0;
    const CardId now = there ? step.card : card_with(state, step.player, step.number);
    const CardId card = now.valid() ? now : step.card;
    update.reveal(card, step.number);
    begin_turn(update, step.player, card, step.number);
    if (step.figure.valid()) update.state[step.figure].moved = Figure::Moved::Yes;
}

void end_round(GameUpdate& update, const Step&) {
    update.next({.kind = Step::Kind::NextRound});
    update.next({.kind = Step::Kind::RoundOver});
    plan_card_powers(update, CardMoment::RoundEnd);
    glyphs_at_round_end(update);
    for (std::size_t i = 0; i < update.state.figures.size(); ++i) {
        const FigureId figure{static_cast<int>(i)};
        const auto spaces = spaces_of(update.state, figure);
        const bool burns = std::ranges::any_of(spaces, [&](SpaceIndex space) {
            const BoardSpace& there = (*update.state.board)[space];
            return there.ground.burns && !immune_to_ground(update.state, figure, there.terrain);
        });
        if (!burns) continue;  // TERRAIN-LAVAFIELD-01
        const int skulls = update.combat(controller(update.state, figure), 1).skulls;
        update.say(event::TerrainHarmed{figure, skulls > 0});
        update.wound(figure, skulls);
    }
}

void round_over(GameUpdate& update, const Step&) { update.say(event::RoundEnded{update.state.round}); }

void next_round(GameUpdate& update, const Step&) {
    GameState& state = update.state;
    look_for_wins(update, Timing::EndOfRound);
    if (state.over) return;
    if (state.setup->rounds > 0 && state.round >= state.setup->rounds) end_at_limit(update);
    else if (state.rules().order_markers) update.next({.kind = Step::Kind::RoundStart});
    else ++state.round;
}

}  // namespace hexwright::game
