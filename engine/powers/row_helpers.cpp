#include "engine/powers/row_helpers.h"

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

void offer_target(const PowerInstance& instance, FigureId target, Actions& actions) {
    UsePower use = use_of(instance);
    use.target = target;
    actions.push_back(use);
}

bool rolls(GameUpdate& update, const PowerInstance& instance, FigureId target) {
    mark_used(update, instance);
    const bool works = update.rolls(instance.player(), instance.power.number("d20"));
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
