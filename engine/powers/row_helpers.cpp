#include "engine/powers/row_helpers.h"

#include "engine/game/flow.h"
#include "engine/game/powers.h"
#include "engine/rules/engagement.h"

#include <algorithm>
#include <bit>

namespace hexwright::powers {

bool first_on_board(const PowerInstance& instance) {
    const auto all = figures_of(instance.state, instance.card());
    const auto first = std::ranges::find_if(all, [&](FigureId id) { return instance.state[id].on_board(); });
    return first != all.end() && *first == instance.figure;
}

bool has_struck(const PowerInstance& instance) {
    return std::ranges::any_of(instance.state.turns.back().attacks_made,
                               [&](const AttackMade& s) { return s.figure == instance.figure; });
}

int attacks_made_with(const PowerInstance& instance, FigureId target) {
    if (instance.state.turns.empty()) return 0;
    return static_cast<int>(
        std::ranges::count_if(instance.state.turns.back().attacks_made, [&](const AttackMade& made) {
            return made.figure == instance.figure && made.with == instance.number &&
                   (!target.valid() || made.target == target);
        }));
}

std::vector<FigureId> on_board(const GameState& state) {
    std::vector<FigureId> all;
    for (std::size_t i = 0; i < state.figures.size(); ++i)
        if (state.figures[i].on_board()) all.push_back(FigureId{static_cast<int>(i)});
    return all;
}

bool is_able(const PowerInstance& instance) {
    return std::ranges::count(able_figures(instance.state), instance.figure) > 0;
}

bool before_its_attack(const PowerInstance& instance, Moment moment) {
    return (moment == Moment::Moving || moment == Moment::Attacking) && !instance.used() && !has_struck(instance) &&
           !instance.state.turns.back().no_attacks && is_able(instance);
}

bool between_move_and_attack(const PowerInstance& instance, Moment moment) {
    return moment == Moment::Attacking && before_its_attack(instance, moment);
}

int needed(const PowerInstance& instance, int printed) { return printed - d20_more(instance); }

void offer_target(const PowerInstance& instance, FigureId target, Actions& actions) {
    UsePower use = use_of(instance);
    use.target = target;
    actions.push_back(use);
}

bool rolls(GameUpdate& update, const PowerInstance& instance, FigureId target) {
    mark_used(update, instance);
    const bool works = update.rolls(instance.player(), needed(instance, instance.power.number("d20")));
    say_used(update, instance, target, works);
    return works;
}

void say_used(GameUpdate& update, const PowerInstance& instance, FigureId target, bool worked) {
    update.say(event::PowerUsed{instance.figure, instance.number, target, worked});
}

Step question_of(const PowerInstance& instance) {
    return {.kind = Step::Kind::PowerStep,
            .player = instance.player(),
            .figure = instance.figure,
            .card = instance.card(),
            .number = static_cast<std::int16_t>(instance.number)};
}

PowerInstance instance_of(const GameState& state, const Step& step) {
    return {state, step.figure, power_of(state, step.figure, step.number), step.number};
}

Actions yes_or_no(const GameState&, const Step&) { return {Answer{false}, Answer{true}}; }

bool says_yes(const Action& action) {
    const auto* answer = std::get_if<Answer>(&action);
    return answer && answer->yes;
}

bool stands_beside(const GameState& state, FigureId figure, const std::function<bool(std::string_view)>& is_meant) {
    const Board& board = *state.board;
    const auto grows_beside = [&](SpaceIndex space) {
        const BoardSpace& here = board[space];
        const int top = here.height + printed(state, figure).height;
        return std::ranges::any_of(all_directions, [&](Direction side) {
            const auto solids = board.terrain().solids_at(neighbour(here.space.at, side));
            return std::ranges::any_of(solids, [&](const Solid& solid) {
                const PieceType& piece = state.catalogue()[solid.kind];
                return !piece.standable && is_meant(state.catalogue()[piece.terrain].id) &&
                       solid.last_slot > here.height && solid.first_slot - 1 < top;
            });
        });
    };
    return std::ranges::any_of(spaces_of(state, figure), grows_beside);
}

// Figures far above or below are not adjacent (ENGAGE-03).
bool nobody_beside(const GameState& state, SpaceIndex space, int height) {
    const Board& board = *state.board;
    return std::ranges::none_of(board.links(space), [&](const Link& link) {
        const FigureId other = figure_at(state, link.to);
        return other.valid() && adjacent_across(board, link, height, printed(state, other).height, state.rules());
    });
}

std::vector<SpaceIndex> spaces_beside(const GameState& state, FigureId figure, FigureId coming) {
    const Board& board = *state.board;
    std::vector<SpaceIndex> spaces;
    for (const SpaceIndex own : spaces_of(state, figure))
        for (const Link& link : board.links(own))
            if (fits(state, coming, link.to) && std::ranges::count(spaces, link.to) == 0 &&
                adjacent_across(board, link, printed(state, figure).height, printed(state, coming).height,
                                state.rules()))
                spaces.push_back(link.to);
    return spaces;
}

bool seen_there(const GameState& state, FigureId from, FigureId who, SpaceIndex space, int spaces) {
    GameState there = state;
    Events events;
    GameUpdate(there, events).set_on(who, std::array{space});
    return BoardQuery(there).within_clear_sight(from, who, spaces);
}

void put_on(GameUpdate& update, FigureId figure, SpaceIndex space) {
    update.say(event::MovedByPower{figure, update.state[figure].at(), space, no_space});
    begin_walk(update, figure, {Stride{.at = space, .onto = space}}, true);
}

bool fits_instead(const GameState& state, FigureId figure, FigureId of) {
    const BoardSpace& place = (*state.board)[state[of].at()];
    return place.stand == Stand::Figures && place.room >= printed(state, figure).height;
}

void switch_places(GameUpdate& update, FigureId one, FigureId other) {
    const SpaceIndex first = update.state[one].at(), second = update.state[other].at();
    update.say(event::MovedByPower{one, first, second, no_space});
    update.say(event::MovedByPower{other, second, first, no_space});
    update.take_off(one);
    update.set_on(other, std::array{first});
    update.set_on(one, std::array{second});
}

int blanks_of(const CombatRoll& roll, int dice) { return dice - roll.skulls - roll.shields; }

bool another_way_used(const PowerInstance& instance) {
    if (instance.state.turns.empty()) return false;
    const Turn& turn = instance.state.turns.back();
    const auto& powers = printed(instance.state, instance.card()).powers;
    for (std::size_t i = 0; i < powers.size(); ++i) {
        const int number = static_cast<int>(i) + 1;
        if (number == instance.number || powers[i].name != instance.power.name) continue;
        const bool noted = std::ranges::any_of(
            turn.notes, [&](const TurnNote& note) { return note.figure == instance.figure && note.power == number; });
        if (noted || (turn.used >> number & 1) != 0) return true;
    }
    return false;
}

int hidden_markers(const GameState& state, CardId card) {
    const GameCard& here = state[card];
    return std::popcount(static_cast<unsigned>(here.markers & ~here.revealed)) + here.hidden;
}

int one_of_hidden(GameUpdate& update, CardId card) {
    std::vector<int> there;
    for (int marker = 1; marker <= marker_kinds; ++marker)
        if ((update.state[card].markers & ~update.state[card].revealed & marker_bit(marker)) != 0)
            there.push_back(marker);
    if (there.empty()) return 0;
    return there[static_cast<std::size_t>(update.pick(static_cast<int>(there.size())) - 1)];
}

int times_remembered(const PowerInstance& instance) {
    if (instance.state.turns.empty()) return 0;
    return static_cast<int>(std::ranges::count_if(instance.state.turns.back().notes, [&](const TurnNote& note) {
        return note.figure == instance.figure && note.power == instance.number;
    }));
}

void lose_marker(GameUpdate& update, CardId card) {
    if (hidden_markers(update.state, card) > 0) update.take_marker(card, one_of_hidden(update, card));
}

bool all_markers_on_such_cards(const PowerInstance& instance) {
    const GameState& state = instance.state;
    for (std::size_t i = 0; i < state.cards.size(); ++i)
        if (const CardId card{static_cast<int>(i)}; state[card].markers != 0 &&
                                                    state[card].marked == instance.player() &&
                                                    !is_any_of(printed(state, card), instance.power))
            return false;
    return true;
}

namespace {

// Those that lie there when the game begins: on each copy of the card so many.
int markers_at_first(const PowerInstance& instance) {
    const GameCard& card = instance.state[instance.card()];
    return instance.power.number("markers") * std::max(1, card.copies - card.guests);
}

}  // namespace

int markers_left(const PowerInstance& instance) {
    return std::max(0, markers_at_first(instance) - instance.state[instance.card()].uses_made);
}

void change_markers(GameUpdate& update, const PowerInstance& instance, int by) {
    GameCard& card = update.state[instance.card()];
    const int first = markers_at_first(instance), left = std::clamp(first - card.uses_made + by, 0, 99);
    card.uses_made = static_cast<std::int8_t>(first - left);
    update.say(event::MarkersLeft{instance.card(), left});
}

Step* waiting_defense(GameState& state) {
    const auto found = std::find_if(state.steps.rbegin(), state.steps.rend(),
                                    [](const Step& step) { return step.kind == Step::Kind::Defend; });
    return found == state.steps.rend() ? nullptr : &*found;
}

}  // namespace hexwright::powers
