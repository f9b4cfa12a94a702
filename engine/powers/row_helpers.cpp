#include "engine/powers/row_helpers.h"

#include "engine/game/powers.h"
#include "engine/rules/engagement.h"

#include <algorithm>

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

int markers_left(const PowerInstance& instance) {
    const GameCard& card = instance.state[instance.card()];
    return std::max(0, instance.power.number("markers") - card.uses_made);
}

void change_markers(GameUpdate& update, const PowerInstance& instance, int by) {
    GameCard& card = update.state[instance.card()];
    const int left = std::clamp(instance.power.number("markers") - card.uses_made + by, 0, 99);
    card.uses_made = static_cast<std::int8_t>(instance.power.number("markers") - left);
    update.say(event::MarkersLeft{instance.card(), left});
}

Step* waiting_defense(GameState& state) {
    const auto found = std::find_if(state.steps.rbegin(), state.steps.rend(),
                                    [](const Step& step) { return step.kind == Step::Kind::Defend; });
    return found == state.steps.rend() ? nullptr : &*found;
}

}  // namespace hexwright::powers
