// Powers that are used in a turn, give turns, or work when a round begins or a figure is destroyed.
#include "engine/game/flow.h"
#include "engine/powers/rows.h"

#include <algorithm>

namespace hexwright::powers {
namespace {

constexpr auto nobody = FigureId{};

std::vector<FigureId> on_board(const GameState& state) {
    std::vector<FigureId> all;
    for (std::size_t i = 0; i < state.figures.size(); ++i)
        if (state.figures[i].on_board()) all.push_back(FigureId{static_cast<int>(i)});
    return all;
}

bool first_on_board(const Holder& holder) {  // The first figure acts for the whole card.
    const auto all = figures_of(holder.state, holder.card());
    const auto first = std::ranges::find_if(all, [&](FigureId id) { return holder.state[id].on_board(); });
    return first != all.end() && *first == holder.figure;
}

bool has_struck(const Holder& holder) {
    return std::ranges::any_of(holder.state.turns.back().strikes,
                               [&](const Strike& s) { return s.figure == holder.figure; });
}

// After moving and before the figure's attack, once a turn.
bool before_its_attack(const Holder& holder, Moment moment) {
    return moment == Moment::Attacking && !holder.used() && !has_struck(holder) &&
           !holder.state.turns.back().no_attacks;
}

void offer_target(const Holder& holder, FigureId target, Actions& actions) {
    UsePower use = use_of(holder);
    use.target = target;
    actions.push_back(use);
}

bool rolls(Play& play, const Holder& holder, FigureId target) {
    mark_used(play, holder);
    const bool works = play.d20(holder.player()) >= holder.power.number("d20");
    play.say(event::PowerUsed{holder.figure, holder.number, target, works});
    return works;
}

}  // namespace

// ---- dragon healing and dragon swoop

void healing_offers(const Look& look, const Holder& holder, Moment moment, Actions& actions) {
    const GameState& state = look.state();
    if (moment != Moment::Moving || holder.used() || state[holder.figure].moved != Figure::Moved::No) return;
    for (const FigureId hero : on_board(state))
        if (state[hero].wounds > 0 && is_any_of(printed(state, hero), holder.power) &&
            (hero == holder.figure || look.within_clear_sight(holder.figure, hero, holder.power.number("range"))))
            offer_target(holder, hero, actions);
}

void healing(Play& play, const Holder& holder, const UsePower& action) {
    if (rolls(play, holder, action.target)) play.heal(action.target, holder.power.number("heal"));
}

void swoop_offers(const Look& look, const Holder& holder, Moment moment, Actions& actions) {
    if (!before_its_attack(holder, moment)) return;
    for (const FigureId target : on_board(look.state()))
        if (target != holder.figure && look.within_clear_sight(holder.figure, target, holder.power.number("range")))
            offer_target(holder, target, actions);
}

void swoop(Play& play, const Holder& holder, const UsePower& action) {
    if (rolls(play, holder, action.target)) play.wound(action.target, holder.power.number("wounds"));
}

// ---- stinger drain: once per squad

void drain_offers(const Look& look, const Holder& holder, Moment moment, Actions& actions) {
    const Turn& turn = look.state().turns.back();
    if (moment == Moment::Attacking && turn.strikes.empty() && !holder.used() && first_on_board(holder))
        actions.push_back(use_of(holder));
}

void drain(Play& play, const Holder& holder, const UsePower&) {
    mark_used(play, holder);
    const int rolled = play.d20(holder.player());
    Turn& turn = play.state.turns.back();
    const bool works = rolled >= holder.power.number("d20");
    play.say(event::PowerUsed{holder.figure, holder.number, nobody, works});
    if (works) turn.attack_bonus = static_cast<std::int8_t>(turn.attack_bonus + holder.power.number("attack-dice"));
    if (rolled > holder.power.number("d20-fails")) return;
    turn.no_attacks = true;
    play.next({.kind = Step::Kind::PowerStep,
               .player = holder.player(),
               .figure = holder.figure,
               .card = holder.card(),
               .number = static_cast<std::int16_t>(holder.number)});
}

Actions drain_asks(const GameState& state, const Step& step) {  // Any figure of the card.
    Actions actions;
    for (const FigureId id : figures_of(state, step.card))
        if (state[id].on_board()) actions.push_back(ChooseFigure{id});
    return actions;
}

void drain_answered(Play& play, const Step&, const Action& action) {
    if (const auto* chosen = std::get_if<ChooseFigure>(&action)) play.destroy(chosen->figure);
}

// ---- turns that a power gives: hive mind, life bonding, other bondings

namespace {

void offer_turns(const Holder& holder, Moment moment, Actions& actions,
                 bool (*takes_part)(const Look&, const Holder&, FigureId), const Look& look) {
    const GameState& state = holder.state;
    const bool free = !holder.used() && !state.turns.back().giver.valid();
    if (moment != Moment::TurnStart || !free || !first_on_board(holder)) return;
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        const CardId card{static_cast<int>(i)};
        if (state[card].controller != holder.player() || !is_any_of(printed(state, card), holder.power)) continue;
        const auto all = figures_of(state, card);
        if (std::ranges::none_of(all,
                                 [&](FigureId id) { return state[id].on_board() && takes_part(look, holder, id); }))
            continue;
        UsePower use = use_of(holder);
        use.card = card;
        actions.push_back(use);
    }
}

bool anyone(const Look&, const Holder&, FigureId) { return true; }
bool near_hive(const Look& look, const Holder& holder, FigureId id) {
    return look.within_clear_sight(holder.figure, id, holder.power.number("range"));
}

}  // namespace

void hive_mind_offers(const Look& look, const Holder& holder, Moment moment, Actions& actions) {
    offer_turns(holder, moment, actions, near_hive, look);
}

void hive_mind(Play& play, const Holder& holder, const UsePower& action) {
    mark_used(play, holder);
    play.say(event::PowerUsed{holder.figure, holder.number, nobody, true});
    const Look look(play.state);
    std::vector<FigureId> far;  // Figures that begin too far away take no part.
    for (const FigureId id : figures_of(play.state, action.card))
        if (play.state[id].on_board() && !near_hive(look, holder, id)) far.push_back(id);
    begin_turn(play, holder.player(), action.card, 0, holder.card());
    for (const FigureId id : far) play.state[id].barred = true;
}

void bonding_offers(const Look& look, const Holder& holder, Moment moment, Actions& actions) {
    offer_turns(holder, moment, actions, anyone, look);
}

void bonding(Play& play, const Holder& holder, const UsePower& action) {
    mark_used(play, holder);
    play.say(event::PowerUsed{holder.figure, holder.number, nobody, true});
    begin_turn(play, holder.player(), action.card, 0, holder.card());
}

// In a Hivelord's turn given by Nagrubs, one of them next to it may be destroyed before it moves, to heal it.
void bonded_offers(const Look& look, Actions& actions) {
    const GameState& state = look.state();
    const Turn& turn = state.turns.back();
    if (!turn.giver.valid() || turn.phase != Turn::Phase::Moving || turn.sacrificed) return;
    const auto& powers = printed(state, turn.giver).powers;
    for (std::size_t i = 0; i < powers.size(); ++i) {
        if (powers[i].id != "life-bonding") continue;
        for (const FigureId lord : figures_of(state, turn.card))
            for (const FigureId nagrub : figures_of(state, turn.giver))
                if (state[lord].on_board() && state[lord].moved == Figure::Moved::No && look.adjacent(lord, nagrub))
                    actions.push_back(ChooseFigure{nagrub});
    }
}

void sacrifice(Play& play, FigureId nagrub) {
    Turn& turn = play.state.turns.back();
    turn.sacrificed = true;
    const auto lords = figures_of(play.state, turn.card);
    play.destroy(nagrub);
    play.heal(lords.front(), printed(play.state, turn.giver).power("life-bonding")->number("heal"));
}

// ---- figures that return: marro rebirth, water clone

namespace {

bool empty_beside(const Look& look, FigureId coming, SpaceIndex space, FigureId beside, bool same_level) {
    const GameState& state = look.state();
    const Board& board = *state.board;
    const BoardSpace& place = board[space];
    if (place.stand != Stand::Figures || place.room < printed(state, coming).height || figure_at(state, space).valid())
        return false;
    return std::ranges::any_of(spaces_of(state, beside), [&](SpaceIndex own) {
        return distance(board[own].space.at, place.space.at) == 1 && (!same_level || board[own].height == place.height);
    });
}

std::vector<SpaceIndex> empty_spaces_beside(const Look& look, FigureId coming, FigureId beside, bool same_level) {
    std::vector<SpaceIndex> spaces;
    for (std::size_t i = 0; i < look.state().board->size(); ++i)
        if (const auto space = static_cast<SpaceIndex>(i); empty_beside(look, coming, space, beside, same_level))
            spaces.push_back(space);
    return spaces;
}

std::vector<FigureId> destroyed_ones(const GameState& state, CardId card) {
    std::vector<FigureId> gone = figures_of(state, card);
    std::erase_if(gone, [&](FigureId id) { return state[id].place != Figure::Place::Destroyed; });
    return gone;
}

Step return_step(const Holder& holder) {
    return {.kind = Step::Kind::PowerStep,
            .player = holder.player(),
            .figure = holder.figure,
            .card = holder.card(),
            .number = static_cast<std::int16_t>(holder.number)};
}

}  // namespace

void rebirth_offers(const Look& look, const Holder& holder, Moment moment, Actions& actions) {
    const GameState& state = look.state();
    if (moment != Moment::TurnEnd || holder.used() || state.turns.back().card != holder.card()) return;
    if (!return_asks(state, return_step(holder)).empty()) actions.push_back(use_of(holder));
}

void rebirth(Play& play, const Holder& holder, const UsePower&) {
    if (rolls(play, holder, nobody)) play.next(return_step(holder));
}

// `figure`: the one it returns beside. Rebirth returns a figure of any card that the power names; clone one of its own
// card.
Actions return_asks(const GameState& state, const Step& step) {
    Actions actions;
    const PrintedPower& power = printed(state, step.figure).powers[static_cast<std::size_t>(step.number - 1)];
    const bool clones = power.id == "water-clone";
    const Look look(state);
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        const CardId card{static_cast<int>(i)};
        const bool fits = clones ? card == step.card
                                 : state[card].controller == step.player && is_any_of(printed(state, card), power);
        const auto gone = fits ? destroyed_ones(state, card) : std::vector<FigureId>{};
        if (gone.empty() || !state[step.figure].on_board()) continue;
        for (const SpaceIndex space : empty_spaces_beside(look, gone.front(), step.figure, power.yes("same-level")))
            actions.push_back(PlaceFigure{gone.front(), space, no_space});
    }
    if (!actions.empty() && clones) actions.push_back(Done{});
    return actions;
}

void return_answered(Play& play, const Step&, const Action& action) {
    const auto* put = std::get_if<PlaceFigure>(&action);
    if (!put) return;
    play.set_on(put->figure, std::array{put->at});
    play.state[put->figure].wounds = 0;
    play.say(event::Returned{put->figure, put->at, no_space});
}

void clone_offers(const Look& look, const Holder& holder, Moment moment, Actions& actions) {
    const Turn& turn = look.state().turns.back();
    const bool now = moment == Moment::Attacking && turn.strikes.empty() && !turn.no_attacks && !holder.used() &&
                     first_on_board(holder);
    if (now && !destroyed_ones(look.state(), holder.card()).empty()) actions.push_back(use_of(holder));
}

void clone(Play& play, const Holder& holder, const UsePower&) {
    mark_used(play, holder);
    play.state.turns.back().no_attacks = true;  // Instead of attacking.
    const Board& board = *play.state.board;
    std::vector<Step> steps;
    for (const FigureId id : figures_of(play.state, holder.card())) {
        if (!play.state[id].on_board()) continue;
        const bool wet = board[play.state[id].at()].ground.water;
        const int needed = holder.power.number(wet && holder.power.has("d20-on-water") ? "d20-on-water" : "d20");
        const bool works = play.d20(holder.player()) >= needed;
        play.say(event::PowerUsed{id, holder.number, nobody, works});
        Step step = return_step(holder);
        step.figure = id;
        if (works) steps.push_back(step);
    }
    for (auto step = steps.rbegin(); step != steps.rend(); ++step) play.next(*step);
}

// ---- chomp and mind shackle

void chomp_offers(const Look& look, const Holder& holder, Moment moment, Actions& actions) {
    if (!before_its_attack(holder, moment)) return;
    for (const FigureId target : look.next_to(holder.figure))
        if (is_any_of(printed(look.state(), target), holder.power)) offer_target(holder, target, actions);
}

void chomp(Play& play, const Holder& holder, const UsePower& action) {
    if (printed(play.state, action.target).is_hero()) {
        if (rolls(play, holder, action.target)) play.destroy(action.target);
        return;
    }
    mark_used(play, holder);
    play.say(event::PowerUsed{holder.figure, holder.number, action.target, true});
    play.destroy(action.target);
}

void shackle_offers(const Look& look, const Holder& holder, Moment moment, Actions& actions) {
    if (!before_its_attack(holder, moment)) return;
    for (const FigureId target : look.next_to(holder.figure))
        if (is_any_of(printed(look.state(), target), holder.power) && !mine(holder, target))
            offer_target(holder, target, actions);
}

void shackle(Play& play, const Holder& holder, const UsePower& action) {
    if (!rolls(play, holder, action.target)) return;
    const CardId card = play.state[action.target].card;
    for (int marker = 1; marker <= marker_kinds; ++marker)
        if (play.state[card].markers >> (marker - 1) & 1) play.take_marker(card, marker);
    play.state[card].controller = holder.player();
    play.say(event::ControlChanged{card, holder.player()});
}

// ---- the drop: at the start of a round, until the figures have landed

void drop(Play& play, const Holder& holder) {
    const bool works = play.d20(holder.player()) >= holder.power.number("d20");
    play.say(event::PowerUsed{holder.figure, holder.number, nobody, works});
    if (works) play.next(return_step(holder));
}

namespace {

// Whether no figure would be adjacent to one of this Height there; figures far above or below are not adjacent
// (ENGAGE-03).
bool nobody_beside(const GameState& state, SpaceIndex space, int height) {
    const Board& board = *state.board;
    return std::ranges::none_of(board.links(space), [&](const Link& link) {
        const FigureId other = figure_at(state, link.to);
        return other.valid() && adjacent_across(board, link, height, printed(state, other).height, state.rules());
    });
}

}  // namespace

// The roll allows all of them or none. `more`: 1 after the first has landed.
Actions drop_asks(const GameState& state, const Step& step) {
    const auto all = figures_of(state, step.card);
    const auto next = std::ranges::find_if(all, [&](FigureId id) { return state[id].place == Figure::Place::Reserve; });
    if (next == all.end()) return {};
    const Board& board = *state.board;
    Actions actions;
    for (std::size_t i = 0; i < board.size(); ++i) {
        const auto space = static_cast<SpaceIndex>(i);
        const bool free = board[space].stand == Stand::Figures && board[space].room >= printed(state, *next).height &&
                          !figure_at(state, space).valid();
        const bool glyph = std::ranges::any_of(state.glyphs, [space](const GameGlyph& g) { return g.at == space; });
        if (free && !glyph && nobody_beside(state, space, printed(state, *next).height))
            actions.push_back(PlaceFigure{*next, space, no_space});
    }
    if (!actions.empty() && step.more == 0) actions.push_back(Done{});
    return actions;
}

void drop_answered(Play& play, const Step& step, const Action& action) {
    const auto* put = std::get_if<PlaceFigure>(&action);
    if (!put) return;
    play.set_on(put->figure, std::array{put->at});
    play.say(event::Placed{put->figure, put->at, no_space});
    Step others = step;
    others.more = 1;
    play.next(others);
}

// ---- spirits: a destroyed hero's spirit lies on a unique card for the rest of the game

void leave_spirit(Play& play, const Holder& holder) {
    play.next({.kind = Step::Kind::Spirit,
               .player = holder.player(),
               .figure = holder.figure,
               .number = static_cast<std::int16_t>(holder.number)});
}

}  // namespace hexwright::powers
