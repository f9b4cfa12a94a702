// Powers of figures that lie on another figure's card: how they come there and leave, and what they are good for there.
// The game knows them as carried.
#include "engine/game/carrying.h"
#include "engine/game/flow.h"
#include "engine/game/powers.h"
#include "engine/powers/row_helpers.h"
#include "engine/powers/rows.h"

#include <algorithm>

namespace hexwright::powers {
namespace {

// Those on its card of whom the power speaks.
std::vector<FigureId> company(const PowerInstance& instance) {
    std::vector<FigureId> found = figures_carried_by(instance.state, instance.figure);
    std::erase_if(found, [&](FigureId id) { return !instance.power.lists("card", printed(instance.state, id).id); });
    return found;
}

// On whose card they may lie; invalid for nobody.
FigureId host_of(const PowerInstance& instance) {
    for (const FigureId id : on_board(instance.state))
        if (mine(instance, id) && instance.power.lists("card", printed(instance.state, id).id)) return id;
    return {};
}

}  // namespace

// ---- onto the card: as the game begins, or instead of an attack

void merge_at_start(GameUpdate& update, const PowerInstance& instance) {
    if (host_of({update.state, instance.figure, instance.power, instance.number}).valid())
        update.next(question_of(instance));
}

Actions merge_asks(const GameState& state, const Step& step) {
    Actions actions;
    if (!host_of(instance_of(state, step)).valid()) return actions;
    for (const FigureId id : figures_of(state, step.card))
        if (state[id].on_board()) actions.push_back(ChooseFigure{id});
    if (!actions.empty()) actions.push_back(Done{});
    return actions;
}

void merge_answered(GameUpdate& update, const Step& step, const Action& action) {
    const auto* chosen = std::get_if<ChooseFigure>(&action);
    if (!chosen) return;
    take_up(update, host_of(instance_of(update.state, step)), chosen->figure);
    update.next(step);
}

void merge_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    if (moment != Moment::Attacking || query.state().turns.back().no_attacks || has_struck(instance) ||
        !is_able(instance))
        return;
    const FigureId host = host_of(instance);
    if (host.valid() && query.adjacent(instance.figure, host)) offer_target(instance, host, actions);
}

void merge(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    take_up(update, action.target, instance.figure);
}

// ---- off the card, before its turn

Actions split_asks(const GameState& state, const Step& step) {
    Actions actions;
    if (!state[step.figure].on_board()) return actions;
    const auto those = company(instance_of(state, step));
    if (those.empty()) return actions;
    for (const SpaceIndex space : spaces_beside(state, step.figure, those.front()))
        actions.push_back(PlaceFigure{those.front(), space, no_space});
    if (!actions.empty()) actions.push_back(Done{});
    return actions;
}

void split_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    if (moment == Moment::TurnStart && !instance.used() && !split_asks(query.state(), question_of(instance)).empty())
        actions.push_back(use_of(instance));
}

void split(GameUpdate& update, const PowerInstance& instance, const UsePower&) {
    mark_used(update, instance);
    update.next(question_of(instance));
}

void split_answered(GameUpdate& update, const Step& step, const Action& action) {
    const auto* put = std::get_if<PlaceFigure>(&action);
    if (!put) return;
    set_down_carried(update, *put);
    update.next(step);
}

// ---- one of them dies instead of its wounds, which wait for the answer

namespace {

constexpr std::int8_t takes_them = 1;  // `mode` of the question while its wounds are dealt.

// `more` of the question: the wounds and what they come from.
struct Dealt {
    int wounds = 0;
    Cause cause{};
};
std::int16_t packed(const Dealt& dealt) {
    const int kind = (dealt.cause.attack ? 1 : 0) + (dealt.cause.leaving ? 2 : 0) + 4 * dealt.cause.with;
    return static_cast<std::int16_t>(dealt.wounds + 256 * kind);
}
Dealt unpacked(const Step& step) {
    const int kind = step.more / 256;
    return {step.more % 256,
            {.by = step.other, .attack = kind % 2 == 1, .with = kind / 4, .leaving = kind / 2 % 2 == 1}};
}

bool takes_its_wounds(const GameState& state, FigureId figure) {
    return std::ranges::any_of(state.steps, [&](const Step& step) {
        return step.kind == Step::Kind::PowerStep && step.figure == figure && step.mode == takes_them;
    });
}

// They are not on the battlefield, where figures are destroyed otherwise.
void destroy_on_card(GameUpdate& update, FigureId id) {
    update.state[id].place = Figure::Place::Destroyed;
    update.state[id].bearer = {};
    update.say(event::Destroyed{id});
    update.note_card_out(update.state[id].card);
}

}  // namespace

void one_falls(GameUpdate& update, const PowerInstance& instance, FigureId hurt, Cause cause, int& wounds) {
    const PowerInstance now{update.state, instance.figure, instance.power, instance.number};
    if (hurt != instance.figure || !instance.player().valid() || takes_its_wounds(update.state, hurt) ||
        company(now).empty())
        return;
    Step question = question_of(instance);
    question.other = cause.by;
    question.more = packed({wounds, cause});
    wounds = 0;
    update.next(question);
}

Actions one_falls_asks(const GameState& state, const Step& step) {
    const bool asked = step.mode != takes_them && !company(instance_of(state, step)).empty();
    return asked ? yes_or_no(state, step) : Actions{};
}

void one_falls_answered(GameUpdate& update, const Step& step, const Action& action) {
    if (step.mode == takes_them) return;
    if (says_yes(action)) {
        const FigureId dies = company(instance_of(update.state, step)).front();
        update.say(event::PowerUsed{step.figure, step.number, dies, true});
        return destroy_on_card(update, dies);
    }
    Step dealt = step;  // It stays on the stack meanwhile, so that nobody asks again.
    dealt.mode = takes_them;
    update.next(dealt);
    const Dealt hit = unpacked(step);
    update.wound(step.figure, hit.wounds, hit.cause);
}

// Whoever lies on its card dies with it.
void lose_company(GameUpdate& update, const PowerInstance& instance) {
    for (const FigureId id : company(instance)) destroy_on_card(update, id);
}

// ---- a special attack for each of them

bool company_has_struck(const BoardQuery&, const PowerInstance& instance) {
    return attacks_made_with(instance) >= static_cast<int>(company(instance).size());
}

bool company_strikes_again(const BoardQuery& query, const PowerInstance& instance, const AttackContext& context) {
    return context.with == instance.number && !company_has_struck(query, instance);
}

}  // namespace hexwright::powers
