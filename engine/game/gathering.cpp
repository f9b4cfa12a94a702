// Before the first round: gathering armies and setting down figures.
#include "engine/game/gathering.h"

#include "engine/game/board_query.h"
#include "engine/game/flow.h"
#include "engine/game/hive.h"
#include "engine/game/powers.h"
#include "engine/rules/army.h"

#include <algorithm>

namespace hexwright::game {
namespace {

std::vector<CardKind> army_of(const GameState& state, PlayerId player) {  // One entry per copy.
    std::vector<CardKind> army;
    for (const GameCard& card : state.cards)
        if (card.owner == player) army.insert(army.end(), static_cast<std::size_t>(card.copies), card.kind);
    return army;
}

// ---- draft order: A BB A B A B ... for two, A B C C B A A ... for more (SETUP-DRAFT-02 to -07)

PlayerId drafter(const GameState& state, int pick) {
    const int count = static_cast<int>(state.order.size());
    int place = 0;
    if (count == 2) place = pick == 0 ? 0 : pick <= 2 ? 1 : (pick - 3) % 2;
    else place = (pick / count) % 2 == 0 ? pick % count : count - 1 - pick % count;
    return state.order[static_cast<std::size_t>(place)];
}

void next_pick(GameUpdate& update, int pick) {
    const bool any = std::ranges::any_of(update.state.players, &GamePlayerState::drafting);
    if (!any) return;
    while (!update.state.players[drafter(update.state, pick).index()].drafting) ++pick;
    update.next(
        {.kind = Step::Kind::Draft, .player = drafter(update.state, pick), .number = static_cast<std::int16_t>(pick)});
}

// ---- where a figure may be set down

// The figure that stands there, or the hive that lies on top.
FigureId occupant(const GameState& state, SpaceIndex space) {
    const Board& board = *state.board;
    if (board[space].stand != Stand::Gone) return figure_at(state, space);
    for (const SpaceIndex above : board.spaces_at(board[space].space.at))
        if (board[above].stand == Stand::Figure && board[above].space.level == board[space].space.level + 1)
            return figure_at(state, above);
    return {};
}

bool held_by_enemy(const GameState& state, PlayerId player, const std::vector<SpaceIndex>& zone) {
    return std::ranges::any_of(zone, [&](SpaceIndex space) {
        const FigureId other = occupant(state, space);
        return other.valid() && team_of(state, controller(state, other)) != team_of(state, player);
    });
}

// The chosen zone, else those still free to choose; teammates share one (SETUP-PLACE-01 to -03). A player who is given
// one zone and no choice has it, whoever else stands there.
std::vector<int> zones_for(const GameState& state, PlayerId player) {
    const auto& zones = state.setup->players[player.index()].zones;
    if (const int chosen = state.players[player.index()].zone; chosen >= 0) return {chosen};
    if (zones.size() == 1) return {0};
    std::vector<int> free;
    for (std::size_t i = 0; i < zones.size(); ++i) {
        if (held_by_enemy(state, player, zones[i])) continue;
        const bool mate =
            std::ranges::any_of(zones[i], [&](SpaceIndex space) { return occupant(state, space).valid(); });
        if (mate) return {static_cast<int>(i)};
        free.push_back(static_cast<int>(i));
    }
    return free;
}

bool waits_to_be_placed(const GameState& state, FigureId id, PlayerId player, CardId only) {
    const Figure& figure = state[id];
    return figure.place == Figure::Place::Reserve && controller(state, id) == player &&
           (!only.valid() || figure.card == only) && !begins_off_board(state, figure.card);
}

}  // namespace

void add_places(const GameState& state, FigureId figure, const std::vector<SpaceIndex>& zone, Actions& actions) {
    const Board& board = *state.board;
    for (const SpaceIndex space : zone) {
        if (printed(state, figure).base == FigureBase::Hive) {
            add_hive_places(state, figure, space, zone, actions);
            continue;
        }
        if (!fits(state, figure, space)) continue;
        if (printed(state, figure).base == FigureBase::Single) {
            actions.push_back(PlaceFigure{figure, space, no_space});
            continue;
        }
        for (const Link& link : board.links(space))  // Two adjacent spaces of the same level (DOUBLE-01).
            if (link.rise == 0 && !parted(board, space, link.to, printed(state, figure).height) &&
                fits(state, figure, link.to) && std::ranges::count(zone, link.to) > 0)
                actions.push_back(PlaceFigure{figure, space, link.to});
    }
}

bool may_gather(const GameState& state, PlayerId player, CardKind kind) {
    const ArmyCard& card = state.catalogue()[kind];
    const Army& army = state.setup->players[player.index()].army;
    const std::vector<CardKind> cards = army_of(state, player);
    return fits_army(card, army) && !filled_up(card, army, cards, state.catalogue()) &&
           !not_beside(kind, cards, state.catalogue(), state.rules()) &&
           state.players[player.index()].points + card.points <= army.points;
}

namespace {

// The boxes hold a limited number of each card, shared by all players (SETUP-12).
bool is_left(const GameState& state, const PoolCard& card) {
    int taken = 0;
    for (const GameCard& other : state.cards)
        if (other.kind == card.kind) taken += other.copies;
    return card.copies == 0 || taken < card.copies;
}

}  // namespace

// `number`: the picks made before.
Actions draft_offers(const GameState& state, const Step& step) {
    Actions actions;
    for (const PoolCard& card : state.setup->pool)
        if (is_left(state, card) && may_gather(state, step.player, card.kind)) actions.push_back(DraftCard{card.kind});
    if (!actions.empty()) actions.push_back(Done{});
    return actions;
}

void draft(GameUpdate& update, const Step& step, const Action& action) {
    GameState& state = update.state;
    GamePlayerState& player = state.players[step.player.index()];
    if (const auto* drafted = std::get_if<DraftCard>(&action)) {
        const CardId card = update.add_card(step.player, drafted->card, 1);
        player.points = static_cast<std::int16_t>(player.points + printed(state, card).points);
        update.say(event::Drafted{step.player, card});
        next_pick(update, step.number + 1);
        update.next({.kind = Step::Kind::Place, .player = step.player, .card = card});  // At once (SETUP-DRAFT-01).
        return;
    }
    player.drafting = false;  // SETUP-DRAFT-08, -09
    update.say(event::DraftingEnded{step.player, player.points});
    next_pick(update, step.number + 1);
}

// As the set-up says, or from whoever rolls highest to the left.
std::vector<PlayerId> order_of_gathering(GameUpdate& update) {
    if (!update.state.setup->places.empty()) return update.state.setup->places;
    const PlayerId first = roll_off(update);
    std::vector<PlayerId> order;
    for (std::size_t i = 0; i < update.state.players.size(); ++i)
        order.push_back(PlayerId{static_cast<int>((first.index() + i) % update.state.players.size())});
    return order;
}

void begin_draft(GameUpdate& update) {
    update.state.order = order_of_gathering(update);
    update.say(event::DraftBegan{update.state.order.front()});
    next_pick(update, 0);
}

// `card`: whose figures are placed; invalid: those of the whole army.
Actions place_offers(const GameState& state, const Step& step) {
    Actions actions;
    std::vector<CardId> seen;  // Figures of one card are alike: one of them is offered.
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const FigureId figure{static_cast<int>(i)};
        if (!waits_to_be_placed(state, figure, step.player, step.card) ||
            std::ranges::count(seen, state[figure].card) > 0)
            continue;
        seen.push_back(state[figure].card);
        for (const int zone : zones_for(state, step.player))
            add_places(state, figure, state.setup->players[step.player.index()].zones[static_cast<std::size_t>(zone)],
                       actions);
    }
    return actions;
}

void place(GameUpdate& update, const Step& step, const Action& action) {
    GameState& state = update.state;
    if (const auto* put = std::get_if<PlaceFigure>(&action)) {
        const auto& zones = state.setup->players[step.player.index()].zones;
        for (std::size_t i = 0; i < zones.size() && state.players[step.player.index()].zone < 0; ++i)
            if (std::ranges::count(zones[i], put->at) > 0)
                state.players[step.player.index()].zone = static_cast<std::int8_t>(i);
        set_down(update, put->figure, put->at, put->tail);
        update.say(event::Placed{put->figure, put->at, put->tail});
        update.next(step);
        return;
    }
    // There is no room for the remaining figures (SETUP-PLACE-04).
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const FigureId figure{static_cast<int>(i)};
        if (!waits_to_be_placed(state, figure, step.player, step.card)) continue;
        state[figure].place = Figure::Place::Unused;
        update.say(event::LeftOut{figure});
    }
}

// The player with the highest roll places his whole army first, then play passes to the left (SETUP-PREMADE-01, -02),
// unless the set-up has an order of its own.
void place_armies(GameUpdate& update, const Step&) {
    const std::vector<PlayerId> order = order_of_gathering(update);
    for (auto player = order.rbegin(); player != order.rend(); ++player)
        update.next({.kind = Step::Kind::Place, .player = *player});
}

}  // namespace hexwright::game
