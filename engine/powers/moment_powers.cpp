// Powers of moments that others bring about: an enemy comes beside, wounds are about to be taken, another card's turn
// begins, all moves of a turn are over, an order marker is about to be revealed.
#include "engine/game/flow.h"
#include "engine/game/powers.h"
#include "engine/powers/clauses.h"
#include "engine/powers/row_helpers.h"
#include "engine/powers/rows.h"

#include <algorithm>

namespace hexwright::powers {

// ---- an enemy comes beside it

void strike_comer(GameUpdate& update, const PowerInstance& instance, FigureId comer) {
    if (friends(update.state, instance.figure, comer) || !is_any_of(printed(update.state, comer), instance.power) ||
        !update.state[comer].on_board())
        return;
    const PowerInstance now{update.state, instance.figure, instance.power, instance.number};
    if (!instance.power.has("d20")) {  // Its table says how its own ground counts.
        const PowerClause* line =
            line_of(now, update.d20_needing(now.player(), 1, comer) + d20_more(now), instance.figure);
        say_used(update, instance, comer, line != nullptr);
        if (line) update.wound(comer, line->number("wounds"), {instance.figure});
        return;
    }
    const bool works = update.rolls(instance.player(), needed(instance, instance.power.number("d20")), comer);
    say_used(update, instance, comer, works);
    if (works) update.wound(comer, instance.power.number("wounds", 1), {instance.figure});
}

// ---- when all have moved, everybody beside one of them must roll

void roll_around_all(GameUpdate& update, const PowerInstance& instance) {
    if (!first_on_board(instance) || instance.used()) return;
    mark_used(update, instance);
    const BoardQuery query(update.state);
    std::vector<FigureId> beside;
    for (const FigureId id : on_board(update.state)) {
        const bool near = std::ranges::any_of(figures_of(update.state, instance.card()), [&](FigureId own) {
            return own != id && update.state[own].on_board() && query.adjacent(own, id);
        });
        const bool spared = instance.power.yes("spares-self") &&
                            update.state[update.state[id].card].kind == update.state[instance.card()].kind;
        if (near && !spared && is_whom(query, instance, id)) beside.push_back(id);
    }
    for (const FigureId target : beside) {
        if (!update.state[target].on_board()) continue;
        const PowerClause* line = line_of(instance, update.d20_needing(instance.player(), 1, target), target);
        say_used(update, instance, target, line != nullptr);
        if (!line) continue;
        if (line->number("destroy") == 1) update.destroy(target, {instance.figure});
        else update.wound(target, line->number("wounds"), {instance.figure});
    }
}

// ---- a roll as the turn begins says how much further they move

void roll_for_move(GameUpdate& update, const PowerInstance& instance) {
    if (!first_on_board(instance)) return;
    const PowerClause* line =
        line_of(instance, update.d20_needing(instance.player(), 1) + d20_more(instance), instance.figure);
    say_used(update, instance, {}, line != nullptr);
    if (!line) return;
    for (const FigureId id : figures_of(update.state, instance.card()))  // A note for each space.
        for (int space = 0; space < line->number("move"); ++space)
            update.state.turns.back().notes.push_back({id, instance.number, FigureId{}});
}

int rolled_move(const PowerInstance& instance) {
    if (!instance.in_its_turn()) return 0;
    return static_cast<int>(
        std::ranges::count(instance.state.turns.back().notes, TurnNote{instance.figure, instance.number, FigureId{}}));
}

// ---- a roll as the turn begins says how many of them act in it

void roll_for_swarm(GameUpdate& update, const PowerInstance& instance) {
    if (!first_on_board(instance)) return;
    const PowerClause* line =
        line_of(instance, update.d20_needing(instance.player(), 1) + d20_more(instance), instance.figure);
    say_used(update, instance, {}, line != nullptr);
    const FigureId first = figures_of(update.state, instance.card()).front();
    for (int one = 0; line && one < line->number("figures"); ++one)
        update.state.turns.back().notes.push_back({first, instance.number, FigureId{}});
}

int swarm_size(const PowerInstance& instance) { return rolled_move(instance); }

// ---- enemies next to it do not get away

bool claws(const PowerInstance& instance, FigureId other) {
    return is_any_of(printed(instance.state, other), instance.power);
}

// ---- out of an attack by a roll, easier in the dark; it stays where it is

bool hide(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int) {
    if ((context.special() && instance.power.yes("normal-only")) || !instance.player().valid()) return false;
    const PowerClause* line =
        line_of(instance, update.d20_needing(instance.player(), 1) + d20_more(instance), instance.figure);
    say_used(update, instance, {}, line != nullptr);
    return line != nullptr;
}

// ---- a roll after its move lets it move once more

void move_again_offers(const BoardQuery&, const PowerInstance& instance, Moment moment, Actions& actions) {
    if (between_move_and_attack(instance, moment)) actions.push_back(use_of(instance));
}

void move_again(GameUpdate& update, const PowerInstance& instance, const UsePower&) {
    mark_used(update, instance);
    const PowerClause* line =
        line_of(instance, update.d20_needing(instance.player(), 1) + d20_more(instance), instance.figure);
    say_used(update, instance, {}, line != nullptr);
    if (!line) return;
    update.state.turns.back().phase = Turn::Phase::Moving;
    update.state[instance.figure].moved = Figure::Moved::No;
}

// ---- deadly wounds that dice with symbols may undo

void undo_deadly_wounds(GameUpdate& update, const PowerInstance& instance, FigureId hurt, Cause, int& wounds) {
    const GameState& state = update.state;
    const BoardQuery query(state);
    if (hurt == instance.figure || !mine(instance, hurt) || !is_whom(query, instance, hurt) ||
        state[hurt].wounds + wounds < printed(state, hurt).life ||
        !query.within_clear_sight(instance.figure, hurt, instance.power.number("range")))
        return;
    const int dice = instance.power.number("dice");
    const bool works = blanks_of(update.combat(instance.player(), dice), dice) >= instance.power.number("symbols", 1);
    say_used(update, instance, hurt, works);
    if (works) wounds = 0;
}

// ---- wounds that a roll undoes, and another of them comes back beside it

void divide(GameUpdate& update, const PowerInstance& instance, FigureId hurt, Cause cause, int& wounds) {
    if (hurt != instance.figure || !cause.attack || cause.leaving || !cause.by.valid() ||
        friends(update.state, hurt, cause.by))
        return;
    const bool works = update.rolls(instance.player(), needed(instance, instance.power.number("d20")));
    say_used(update, instance, {}, works);
    if (!works) return;
    wounds = 0;
    update.next(question_of(instance));
}

// ---- wounds that are undone at a price: a marker of the card, or a figure beside it. The wounds wait for the answer.

namespace {

constexpr std::int8_t refused = 1;  // `mode` of the question while its wounds are dealt.

bool has_refused(const PowerInstance& instance) {
    return std::ranges::any_of(instance.state.steps, [&](const Step& step) {
        return step.kind == Step::Kind::PowerStep && step.figure == instance.figure && step.mode == refused;
    });
}

bool may_pay(const PowerInstance& instance, FigureId hurt, Cause cause) {
    const bool normal = cause.attack && cause.with == 0 && !cause.leaving && cause.by.valid();
    return hurt == instance.figure && normal && !friends(instance.state, hurt, cause.by) && instance.player().valid() &&
           !has_refused(instance);
}

// `other` of the question: the attacker; `more`: the wounds.
void ask_for_price(GameUpdate& update, const PowerInstance& instance, Cause cause, int& wounds) {
    Step question = question_of(instance);
    question.other = cause.by;
    question.more = static_cast<std::int16_t>(wounds);
    wounds = 0;
    update.next(question);
}

// The step stays on the stack while the wounds are dealt, so that nobody asks again.
void deal_refused_wounds(GameUpdate& update, const Step& step) {
    Step dealt = step;
    dealt.mode = refused;
    update.next(dealt);
    update.wound(step.figure, step.more, {step.other, true});
}

}  // namespace

void shell_saves(GameUpdate& update, const PowerInstance& instance, FigureId hurt, Cause cause, int& wounds) {
    const PowerInstance now{update.state, instance.figure, instance.power, instance.number};
    if (may_pay(now, hurt, cause) && markers_left(now) > 0) ask_for_price(update, now, cause, wounds);
}

Actions shell_asks(const GameState& state, const Step& step) {
    return step.mode == refused ? Actions{} : yes_or_no(state, step);
}

void shell_answered(GameUpdate& update, const Step& step, const Action& action) {
    if (step.mode == refused) return;
    if (!says_yes(action)) return deal_refused_wounds(update, step);
    update.say(event::PowerUsed{step.figure, step.number, FigureId{}, true});
    change_markers(update, instance_of(update.state, step), -1);
}

void rabble_saves(GameUpdate& update, const PowerInstance& instance, FigureId hurt, Cause cause, int& wounds) {
    const PowerInstance now{update.state, instance.figure, instance.power, instance.number};
    if (may_pay(now, hurt, cause) && !rabble_asks(update.state, question_of(now)).empty())
        ask_for_price(update, now, cause, wounds);
}

Actions rabble_asks(const GameState& state, const Step& step) {
    Actions actions;
    if (step.mode == refused || !state[step.figure].on_board()) return actions;
    const PowerInstance instance = instance_of(state, step);
    for (const FigureId id : BoardQuery(state).next_to(step.figure))
        if (mine(instance, id) && is_any_of(printed(state, id), instance.power)) actions.push_back(ChooseFigure{id});
    if (!actions.empty()) actions.push_back(Done{});
    return actions;
}

void rabble_answered(GameUpdate& update, const Step& step, const Action& action) {
    if (step.mode == refused) return;
    const auto* chosen = std::get_if<ChooseFigure>(&action);
    if (!chosen) return deal_refused_wounds(update, step);
    update.say(event::PowerUsed{step.figure, step.number, chosen->figure, true});
    update.destroy(chosen->figure);
}

// ---- whoever begins a turn beside it moves further in that turn

void note_who_starts_beside(GameUpdate& update, const PowerInstance& instance, CardId card) {
    const BoardQuery query(update.state);
    for (const FigureId id : figures_of(update.state, card))
        if (id != instance.figure && update.state[id].on_board() && friends(update.state, instance.figure, id) &&
            is_any_of(printed(update.state, id), instance.power) && query.adjacent(instance.figure, id))
            remember(update, instance, id);
}

int move_of_those_noted(const PowerInstance& instance, FigureId mover) {
    return remembers(instance, mover) ? instance.power.number("move") : 0;
}

// ---- a wounded hero beside it, whose marker is revealed, may lose wounds by a roll

void word_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    const GameState& state = query.state();
    const Turn& turn = state.turns.back();
    if (moment != Moment::TurnStart || turn.giver.valid() || remembers(instance)) return;
    for (const FigureId id : figures_of(state, turn.card))
        if (state[id].on_board() && state[id].wounds > 0 && mine(instance, id) &&
            is_any_of(printed(state, id), instance.power) && query.adjacent(instance.figure, id))
            offer_target(instance, id, actions);
}

void speak_word(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    remember(update, instance);
    const bool works = update.rolls(instance.player(), needed(instance, instance.power.number("d20")), action.target);
    say_used(update, instance, action.target, works);
    if (works) update.heal(action.target, instance.power.number("heal"));
}

// ---- the fall of a named card wounds it

void break_heart(GameUpdate& update, const PowerInstance& instance, FigureId gone) {
    if (!mine(instance, gone) || !instance.power.lists("card", printed(instance.state, gone).id) ||
        !update.state[instance.figure].on_board())
        return;
    say_used(update, instance, gone);
    update.wound(instance.figure, instance.power.number("wounds"));
}

// ---- one that waits off the board comes down before any marker is revealed, and markers come to it

void glide_down(GameUpdate& update, const PowerInstance& instance) {
    if (instance.state[instance.figure].place != Figure::Place::Reserve) return;
    const bool works = update.rolls(instance.player(), needed(instance, instance.power.number("d20")));
    say_used(update, instance, {}, works);
    if (works) update.next(question_of(instance));
}

Actions glide_down_asks(const GameState& state, const Step& step) {
    Actions actions;
    if (state[step.figure].place == Figure::Place::Reserve) {
        for (std::size_t i = 0; i < state.board->size(); ++i)
            if (const auto space = static_cast<SpaceIndex>(i);
                fits(state, step.figure, space) && nobody_beside(state, space, printed(state, step.figure).height))
                actions.push_back(PlaceFigure{step.figure, space, no_space});
        return actions;
    }
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        const GameCard& from = state.cards[i];
        if (CardId{static_cast<int>(i)} == step.card || from.marked != step.player) continue;
        for (int marker = 1; marker <= marker_kinds; ++marker)
            if ((from.markers & ~from.revealed & marker_bit(marker)) != 0)
                actions.push_back(PlaceMarker{marker, step.card});
    }
    if (!actions.empty()) actions.push_back(Done{});
    return actions;
}

namespace {

// Everybody sees that a marker moves; which one it is, only its player and his team.
void gather_marker(GameUpdate& update, const Step& step, int marker) {
    for (std::size_t i = 0; i < update.state.cards.size(); ++i) {
        const CardId from{static_cast<int>(i)};
        GameCard& giver = update.state[from];
        if (from == step.card || giver.marked != step.player ||
            (giver.markers & ~giver.revealed & marker_bit(marker)) == 0)
            continue;
        giver.markers = static_cast<std::uint8_t>(giver.markers & ~marker_bit(marker));
        update.state[step.card].markers |= marker_bit(marker);
        update.state[step.card].marked = step.player;
        update.say(event::MarkerMoved{step.player, from, step.card});
        return update.say(event::MarkerPlaced{step.player, marker, step.card});
    }
}

}  // namespace

void glide_down_answered(GameUpdate& update, const Step& step, const Action& action) {
    if (const auto* put = std::get_if<PlaceFigure>(&action)) {
        update.set_on(put->figure, std::array{put->at});
        update.say(event::Placed{put->figure, put->at, no_space});
        return update.next(step);
    }
    const auto* moved = std::get_if<PlaceMarker>(&action);
    if (!moved) return;
    gather_marker(update, step, moved->marker);
    update.next(step);
}

// ---- a squad that waits off the board is summoned after its turn

namespace {

std::vector<FigureId> waiting(const PowerInstance& instance) {
    std::vector<FigureId> found;
    for (std::size_t i = 0; i < instance.state.figures.size(); ++i)
        if (const FigureId id{static_cast<int>(i)}; instance.state[id].place == Figure::Place::Reserve &&
                                                    mine(instance, id) &&
                                                    instance.power.lists("card", printed(instance.state, id).id))
            found.push_back(id);
    return found;
}

void lose_those_waiting(GameUpdate& update, const PowerInstance& instance) {
    for (const FigureId id : waiting(instance)) {
        update.state[id].place = Figure::Place::Destroyed;
        update.say(event::Destroyed{id});
        update.note_card_out(update.state[id].card);
    }
}

}  // namespace

void call_squad_offers(const BoardQuery&, const PowerInstance& instance, Moment moment, Actions& actions) {
    if (moment == Moment::TurnEnd && !instance.used() && !waiting(instance).empty())
        actions.push_back(use_of(instance));
}

// `card` of the step: the squad's.
void call_squad(GameUpdate& update, const PowerInstance& instance, const UsePower&) {
    if (!rolls(update, instance, {})) return;
    update.next(question_of(instance));
}

Actions call_squad_asks(const GameState& state, const Step& step) {
    Actions actions;
    const PowerInstance instance = instance_of(state, step);
    const std::vector<FigureId> those = waiting(instance);
    if (those.empty() || !state[step.figure].on_board()) return actions;
    const Board& board = *state.board;
    const int far = instance.power.number("range");
    for (std::size_t i = 0; i < state.board->size(); ++i)
        if (const auto space = static_cast<SpaceIndex>(i);
            distance(board[space].space.at, board[state[step.figure].at()].space.at) <= far &&
            fits(state, those.front(), space) && seen_there(state, step.figure, those.front(), space, far))
            actions.push_back(PlaceFigure{those.front(), space, no_space});
    return actions;
}

// Those who find no place are lost; the others take a turn at once.
void call_squad_answered(GameUpdate& update, const Step& step, const Action& action) {
    CardId card{};
    const auto* put = std::get_if<PlaceFigure>(&action);
    if (put) {
        update.set_on(put->figure, std::array{put->at});
        update.say(event::Placed{put->figure, put->at, no_space});
        card = update.state[put->figure].card;
    }
    const GameState before = update.state;
    const PowerInstance instance = instance_of(before, step);
    if (put && !waiting(instance).empty()) return update.next(step);
    for (const FigureId id : waiting(instance)) card = before[id].card;
    lose_those_waiting(update, instance);
    if (card.valid() && figures_on_board(update.state, card) > 0)
        begin_turn(update, step.player, card, 0, before[step.figure].card);
}

void squad_is_lost(GameUpdate& update, const PowerInstance& instance) {
    const GameState before = update.state;
    lose_those_waiting(update, {before, instance.figure, instance.power, instance.number});
}

}  // namespace hexwright::powers
