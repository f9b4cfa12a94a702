#include "engine/game/powers.h"

#include "engine/game/each_power.h"
#include "engine/game/glyph_powers.h"
#include "engine/game/scenario_rules.h"
#include "engine/rules/engagement.h"

#include <algorithm>

namespace hexwright::game {
namespace {

// The two have the same values in the same order.
Moment moment_of(Turn::Phase phase) { return static_cast<Moment>(phase); }

}  // namespace

bool PowerInstance::in_its_turn() const { return !state.turns.empty() && state.turns.back().card == card(); }
bool PowerInstance::used() const { return !state.turns.empty() && (state.turns.back().used >> number & 1) != 0; }

UsePower use_of(const PowerInstance& instance) { return {.figure = instance.figure, .power = instance.number}; }

bool is_any_of(const ArmyCard& card, const PrintedPower& power) {
    const auto fits = [&power](std::string_view parameter, std::string_view word) {
        return !power.has(parameter) || power.lists(parameter, word);
    };
    return fits("sizes", word_of(card.size)) && fits("form", word_of(card.form)) &&
           fits("rarity", word_of(card.rarity)) && fits("species", card.species) && fits("class", card.card_class) &&
           fits("general", card.general);
}

bool mine(const PowerInstance& instance, FigureId other) {
    return controller(instance.state, other) == instance.player();
}

bool concerns(const PowerInstance& instance, FigureId other) {
    if (instance.power.lists("whose", "yours")) return mine(instance, other);
    if (instance.power.lists("whose", "friendly")) return friends(instance.state, instance.figure, other);
    if (instance.power.lists("whose", "enemy")) return !friends(instance.state, instance.figure, other);
    return true;
}

void mark_used(GameUpdate& update, const PowerInstance& instance) {
    update.state.turns.back().used |= 1u << instance.number;
}

void remember(GameUpdate& update, const PowerInstance& instance, FigureId other) {
    const PowerInstance now{update.state, instance.figure, instance.power, instance.number};
    if (!update.state.turns.empty() && !remembers(now, other))
        update.state.turns.back().notes.push_back({instance.figure, instance.number, other});
}

bool remembers(const PowerInstance& instance, FigureId other) {
    return !instance.state.turns.empty() &&
           std::ranges::count(instance.state.turns.back().notes, TurnNote{instance.figure, instance.number, other}) > 0;
}

// ---- numbers

namespace {

template <class Add>
void each_aura_on_attack(const BoardQuery& query, const AttackContext& context, Add add) {
    each_power_in_play(query.state(), [&](const PowerInstance& instance, const Power& row) {
        if (row.attack_aura && instance.figure != context.attacker)
            add(instance, row.attack_aura(query, instance, context));
    });
}

// Calls `add` with each power in play that changes the attacker's dice, and by how many.
template <class Add>
void each_attack_power(const BoardQuery& query, const AttackContext& context, Add add) {
    each_power(query.state(), context.attacker, [&](const PowerInstance& instance, const Power& row) {
        if (row.attack_dice) add(instance, row.attack_dice(query, instance, context));
    });
    each_aura_on_attack(query, context, add);
}

template <class Add>
void each_defense_power(const BoardQuery& query, const AttackContext& context, Add add) {
    each_power(query.state(), context.target, [&](const PowerInstance& instance, const Power& row) {
        if (row.defense_dice) add(instance, row.defense_dice(query, instance, context));
    });
    each_power_in_play(query.state(), [&](const PowerInstance& instance, const Power& row) {
        if (row.defense_aura && instance.figure != context.target)
            add(instance, row.defense_aura(query, instance, context));
    });
}

auto to_sum(int& sum) {
    return [&sum](const PowerInstance&, int dice) { sum += dice; };
}
auto to_list(DiceParts& parts) {
    return [&parts](const PowerInstance& instance, int dice) {
        if (dice != 0)
            parts.push_back(
                {.from = DicePart::From::Power, .dice = dice, .figure = instance.figure, .power = instance.number});
    };
}

void add_rules(DiceParts& parts, int dice) {
    if (dice != 0) parts.push_back({.from = DicePart::From::Rules, .dice = dice});
}

}  // namespace

int attack_power_dice(const BoardQuery& query, const AttackContext& context) {
    int dice =
        glyph_attack_dice(query, context) + modifier_bonus(query.state(), context.attacker, modifier::Stat::Attack);
    each_attack_power(query, context, to_sum(dice));
    return dice;
}

int defense_power_dice(const BoardQuery& query, const AttackContext& context) {
    int dice =
        glyph_defense_dice(query, context) + modifier_bonus(query.state(), context.target, modifier::Stat::Defense);
    each_defense_power(query, context, to_sum(dice));
    return dice;
}

DiceParts attack_power_parts(const BoardQuery& query, const AttackContext& context) {
    DiceParts parts = glyph_attack_parts(query, context);
    add_rules(parts, modifier_bonus(query.state(), context.attacker, modifier::Stat::Attack));
    each_attack_power(query, context, to_list(parts));
    return parts;
}

DiceParts attack_parts_of_others(const BoardQuery& query, const AttackContext& context) {
    DiceParts parts = glyph_attack_parts(query, context);
    add_rules(parts, modifier_bonus(query.state(), context.attacker, modifier::Stat::Attack));
    each_aura_on_attack(query, context, to_list(parts));
    return parts;
}

DiceParts defense_power_parts(const BoardQuery& query, const AttackContext& context) {
    DiceParts parts = glyph_defense_parts(query, context);
    add_rules(parts, modifier_bonus(query.state(), context.target, modifier::Stat::Defense));
    each_defense_power(query, context, to_list(parts));
    return parts;
}

int range_bonus(const BoardQuery& query, FigureId attacker) {
    int spaces = glyph_range(query.state(), attacker) + modifier_bonus(query.state(), attacker, modifier::Stat::Range);
    each_power_in_play(query.state(), [&](const PowerInstance& instance, const Power& row) {
        if (row.range_aura && instance.figure != attacker) spaces += row.range_aura(query, instance, attacker);
        if (row.own_range && instance.figure == attacker) spaces += row.own_range(instance);
    });
    return spaces;
}

int skulls_read(GameUpdate& update, const AttackContext& context, const CombatRoll& roll, int dice) {
    if (!any_card_has(update.state, &Power::reads_attack)) return 0;
    int skulls = 0;
    const GameState before = update.state;
    each_power_in_play(before, [&](const PowerInstance& instance, const Power& row) {
        if (row.reads_attack) skulls += row.reads_attack(update, instance, context, roll, dice);
    });
    return skulls;
}

void read_defense(GameUpdate& update, const AttackContext& context, CombatRoll& roll, int dice) {
    if (!any_card_has(update.state, &Power::reads_defense)) return;
    const GameState before = update.state;
    each_power_in_play(before, [&](const PowerInstance& instance, const Power& row) {
        if (row.reads_defense) row.reads_defense(update, instance, context, roll, dice);
    });
}

int range_short(const BoardQuery& query, FigureId attacker, FigureId target) {
    int spaces = 0;
    each_power(query.state(), attacker, [&](const PowerInstance& instance, const Power& row) {
        if (row.falls_short && row.falls_short(query, instance, target)) spaces += row.own_range(instance);
    });
    return spaces;
}

int move_bonus(const GameState& state, FigureId figure) {
    const PlayerId player = controller(state, figure);
    int spaces = glyph_move(state, figure) + modifier_bonus(state, figure, modifier::Stat::Move) +
                 state[state[figure].card].move_bonus;
    if (player.valid()) spaces += state.players[player.index()].move_bonus;
    each_power_in_play(state, [&](const PowerInstance& instance, const Power& row) {
        if (row.own_move && instance.figure == figure) spaces += row.own_move(instance);
        if (row.move_aura) spaces += row.move_aura(instance, figure);
    });
    return spaces;
}

int hits_of_skull(const GameState& state, FigureId attacker) {
    int hits = 1;
    each_power(state, attacker, [&](const PowerInstance& instance, const Power& row) {
        if (row.hits_of_skull) hits = std::max(hits, row.hits_of_skull(instance));
    });
    return hits;
}

int skulls_more(const BoardQuery& query, const AttackContext& context) {
    int more = 0;
    each_power(query.state(), context.attacker, [&](const PowerInstance& instance, const Power& row) {
        if (row.skulls_more) more += row.skulls_more(query, instance, context);
    });
    return more;
}

int shields_counted(const BoardQuery& query, const AttackContext& context, int shields) {
    int more = 0, each = 1;
    each_power(query.state(), context.target, [&](const PowerInstance& instance, const Power& row) {
        if (row.shields_more) more += row.shields_more(query, instance, context);
        if (row.blocks_of_shield) each = std::max(each, row.blocks_of_shield(instance));
    });
    return (shields + more) * each;
}

DicePart defense_dice_lost(const BoardQuery& query, const AttackContext& context, int dice) {
    DicePart lost{.from = DicePart::From::Power};
    each_power(query.state(), context.attacker, [&](const PowerInstance& instance, const Power& row) {
        if (!row.most_defense) return;
        const auto most = row.most_defense(query, instance, context);
        if (!most || *most >= dice + lost.dice) return;
        lost = {
            .from = DicePart::From::Power, .dice = *most - dice, .figure = instance.figure, .power = instance.number};
    });
    return lost;
}

int initiative_bonus(const GameState& state, PlayerId player) {
    int bonus = glyph_initiative(state, player);
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        const CardId card{static_cast<int>(i)};
        if (state[card].controller != player || figures_on_board(state, card) == 0) continue;
        each_power(state, figures_of(state, card).front(), [&](const PowerInstance& instance, const Power& row) {
            if (row.initiative_more) bonus += row.initiative_more(instance);
        });
    }
    return bonus;
}

int leaving_dice(const BoardQuery& query, FigureId left, FigureId leaver) {
    int dice = 0;
    each_power(query.state(), left, [&](const PowerInstance& instance, const Power& row) {
        if (row.leaving_dice) dice += row.leaving_dice(query, instance, leaver);
    });
    return dice;
}

int d20_more(const PowerInstance& rolled) {
    int more = 0;
    each_power_in_play(rolled.state, [&](const PowerInstance& instance, const Power& row) {
        if (row.d20_more) more += row.d20_more(instance, rolled);
    });
    return more;
}

int trap_more(const GameState& state, FigureId figure) {
    int more = 0;
    each_power(state, figure, [&](const PowerInstance& instance, const Power& row) {
        if (row.trap_more) more += row.trap_more(instance);
    });
    return more;
}

bool shunned(const BoardQuery& query, const AttackContext& context) {
    bool shuns = glyph_shuns(query, context);
    each_power(query.state(), context.target, [&](const PowerInstance& instance, const Power& row) {
        if (row.shuns) shuns = shuns || row.shuns(query, instance, context);
    });
    if (shuns || !any_card_has(query.state(), &Power::bars)) return shuns;
    each_power_in_play(query.state(), [&](const PowerInstance& instance, const Power& row) {
        if (row.bars) shuns = shuns || row.bars(query, instance, context);
    });
    return shuns;
}

// ---- moving

void adapt_mover(const GameState& state, FigureId figure, int way, Mover& mover) {
    if (glyph_safe_leaving(state, figure)) mover.slips_away = true;
    adapt_to_treasure(state, figure, mover);
    modify_mover(state, figure, mover);
    each_power(state, figure, [&](const PowerInstance& instance, const Power& row) {
        if (row.mover) row.mover(instance, mover);
        if (row.way && instance.number == way) row.way(instance, mover);
    });
    if (mover.holds_on) mover.slips_away = false;  // From whom it may not leave, it does not slip away either.
    if (!may_not(state, figure, modifier::Ban::Fly)) return;
    if (mover.flight == Flight::Always) mover.move = 0;
    mover.flight = Flight::Never;
}

int only_power(const GameState& state, FigureId figure) {
    int only = 0;
    each_power(state, figure, [&](const PowerInstance& instance, const Power& row) {
        if (row.instead && row.instead(instance)) only = instance.number;
    });
    return only;
}

std::vector<int> ways_of_moving(const BoardQuery& query, FigureId figure) {
    if (const int only = only_power(query.state(), figure); only > 0) return {only};
    std::vector<int> ways{0};
    each_power(query.state(), figure, [&](const PowerInstance& instance, const Power& row) {
        if (row.way && !row.way_when_asked) ways.push_back(instance.number);
    });
    return ways;
}

bool may_end(const BoardQuery& query, FigureId figure, int way, SpaceIndex at) {
    bool may = true;
    if (way == 0) return may;
    with_power(query.state(), figure, way, [&](const PowerInstance& instance, const Power& row) {
        if (row.ends) may = row.ends(query, instance, at);
    });
    return may;
}

int acting_figures(const GameState& state, CardId card) {
    int most = 0;
    if (!any_card_has(state, &Power::acting)) return most;
    const auto figures = figures_of(state, card);
    if (figures.empty()) return most;
    each_power(state, figures.front(), [&](const PowerInstance& instance, const Power& row) {
        if (row.acting) most = std::max(most, row.acting(instance));
    });
    return most;
}

namespace {

// Calls `function` with each figure whose power holds this one where it comes next to it.
template <class Function>
void each_holder(const GameState& state, FigureId held, Function function) {
    if (!any_card_has(state, &Power::holds)) return;
    each_power_in_play(state, [&](const PowerInstance& instance, const Power& row) {
        if (row.holds && !friends(state, instance.figure, held) && row.holds(instance, held)) function(instance.figure);
    });
}

}  // namespace

bool held_by_power(const BoardQuery& query, FigureId figure) {
    bool held = false;
    each_holder(query.state(), figure, [&](FigureId by) { held = held || query.adjacent(by, figure); });
    return held;
}

namespace {

using MarkedSpaces = std::vector<GlyphHere>;

// The spaces near the figure where the mover would be within so many clear-sight spaces of it.
void mark_halts(const BoardQuery& query, FigureId by, FigureId mover, int spaces, MarkedSpaces& marks) {
    const GameState& state = query.state();
    const Board& board = *state.board;
    if (marks.empty()) marks.assign(board.size(), GlyphHere::None);
    for (std::size_t i = 0; i < board.size(); ++i) {
        const auto space = static_cast<SpaceIndex>(i);
        if (board[space].stand != Stand::Gone && marks[i] != GlyphHere::Closed &&
            within_range(state, by, space, spaces) && query.clear_sight_there(by, mover, space))
            marks[i] = GlyphHere::StopsAll;
    }
}

// Whoever stands under the power of one that halts him lets nobody through.
void mark_shut(const BoardQuery& query, const PowerInstance& instance, const Power& row, FigureId mover,
               MarkedSpaces& marks) {
    const GameState& state = query.state();
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const FigureId id{static_cast<int>(i)};
        if (id == mover || !state[id].on_board() || friends(state, instance.figure, id)) continue;
        const int spaces = row.halts(instance, id);
        if (spaces == 0 || !query.within_clear_sight(instance.figure, id, spaces)) continue;
        if (marks.empty()) marks.assign(state.board->size(), GlyphHere::None);
        for (const SpaceIndex space : spaces_of(state, id)) marks[static_cast<std::size_t>(space)] = GlyphHere::Shut;
    }
}

}  // namespace

void mark_stops(const BoardQuery& query, FigureId mover, std::vector<GlyphHere>& spaces) {
    const GameState& state = query.state();
    const Board& board = *state.board;
    const int height = printed(state, mover).height;
    if (any_card_has(state, &Power::halts)) {
        each_power_in_play(state, [&](const PowerInstance& instance, const Power& row) {
            if (!row.halts || instance.figure == mover || friends(state, instance.figure, mover)) return;
            if (const int far = row.halts(instance, mover); far > 0)
                mark_halts(query, instance.figure, mover, far, spaces);
        });
        each_power_in_play(state, [&](const PowerInstance& instance, const Power& row) {
            if (row.halts) mark_shut(query, instance, row, mover, spaces);
        });
    }
    each_holder(state, mover, [&](FigureId by) {
        if (spaces.empty()) spaces.assign(board.size(), GlyphHere::None);
        for (const SpaceIndex own : spaces_of(state, by))
            for (const Link& link : board.links(own))
                if (adjacent_across(board, link, printed(state, by).height, height, state.rules()) &&
                    spaces[static_cast<std::size_t>(link.to)] == GlyphHere::None)
                    spaces[static_cast<std::size_t>(link.to)] = GlyphHere::Stops;
    });
}

bool minds_flights(const GameState& state, FigureId figure) {
    bool minds = false;
    each_power(state, figure, [&](const PowerInstance&, const Power& row) { minds = minds || row.has_flown; });
    return minds;
}

void powers_at_take_off(GameUpdate& update, FigureId figure, const std::vector<FigureId>& over) {
    const GameState before = update.state;
    each_power(before, figure, [&](const PowerInstance& instance, const Power& row) {
        if (row.has_flown) row.has_flown(update, instance, over);
    });
}

bool powers_at_stride(GameUpdate& update, FigureId figure) {
    bool anew = false;
    if (!any_card_has(update.state, &Power::strode)) return anew;
    const GameState before = update.state;
    each_power(before, figure, [&](const PowerInstance& instance, const Power& row) {
        if (row.strode && row.strode(update, instance)) anew = true;
    });
    return anew;
}

bool disregarded(const GameState& state, FigureId figure, FigureId enemy) {
    bool free = false;
    each_power(state, figure, [&](const PowerInstance& instance, const Power& row) {
        if (row.disregards) free = free || row.disregards(instance, enemy);
    });
    return free;
}

bool waits_for_comers(const GameState& state) { return any_card_has(state, &Power::comes_beside); }

void powers_at_comer(GameUpdate& update, FigureId comer, const std::vector<FigureId>& beside_before) {
    const GameState before = update.state;
    const BoardQuery query(before);
    each_power_in_play(before, [&](const PowerInstance& instance, const Power& row) {
        if (row.comes_beside && instance.figure != comer && query.adjacent(instance.figure, comer) &&
            std::ranges::count(beside_before, instance.figure) == 0)
            row.comes_beside(update, instance, comer);
    });
}

bool acts_after_move(const GameState& state, FigureId figure) {
    bool acts = false;
    each_power(state, figure, [&](const PowerInstance&, const Power& row) { acts = acts || row.after_move; });
    return acts;
}

void offers_after_move(const BoardQuery& query, FigureId figure, Actions& actions) {
    each_power(query.state(), figure, [&](const PowerInstance& instance, const Power& row) {
        if (row.after_move) row.after_move(query, instance, actions);
    });
}

void remember_way(GameUpdate& update, FigureId figure, int way) {
    with_power(update.state, figure, way, [&](const PowerInstance& instance, const Power& row) {
        if (row.instead) remember(update, instance);
    });
}

int spaces_given_by(const GameState& state, const Step& step) {
    const Power* row = row_of_step(state, step);
    if (!row || !row->gives_moves) return -1;
    return step.mode > 0 ? step.mode : power_of(state, step.figure, step.number).number("move");
}

// ---- deciding

void power_offers_in_turn(const BoardQuery& query, Actions& actions) {
    const GameState& state = query.state();
    const Turn& turn = state.turns.back();
    if (any_card_has(state, &Power::offers_elsewhere))
        each_power_in_play(state, [&](const PowerInstance& instance, const Power& row) {
            if (row.offers_elsewhere && instance.card() != turn.card && instance.player() == turn.player)
                row.offers_elsewhere(query, instance, moment_of(turn.phase), actions);
        });
    for (FigureId figure{0}; figure.index() < state.figures.size(); ++figure.value) {
        if (state[figure].card != turn.card || !state[figure].on_board()) continue;
        each_power(state, figure, [&](const PowerInstance& instance, const Power& row) {
            if (row.offers) row.offers(query, instance, moment_of(turn.phase), actions);
        });
    }
    offers_in_given_turn(query, actions);
    leave_out_bystanders(state, actions);
}

namespace {

// The row of the power that gave the turn being taken; nullptr if nothing gave it, or nothing comes of that later.
const Power* giver_of_turn(const GameState& state) {
    const Turn& turn = state.turns.back();
    if (!turn.giver.valid()) return nullptr;
    const auto& rows = state.setup->powers[state[turn.giver].kind.index()];
    const auto row = std::ranges::find_if(rows, [](const Power* each) { return each && each->offers_in_given_turn; });
    return row == rows.end() ? nullptr : *row;
}

}  // namespace

void offers_in_given_turn(const BoardQuery& query, Actions& actions) {
    if (const Power* row = giver_of_turn(query.state())) row->offers_in_given_turn(query, actions);
}

void answer_in_given_turn(GameUpdate& update, FigureId chosen) {
    if (const Power* row = giver_of_turn(update.state)) row->answered_in_given_turn(update, chosen);
}

namespace {

// The power makes an attack of its own on the target.
bool aims_attack(const PowerInstance& instance, const UsePower& action) {
    return action.target.valid() && instance.power.number("attack") > 0 &&
           !friends(instance.state, action.figure, action.target);
}

}  // namespace

void use_power(GameUpdate& update, const UsePower& action) {
    const GameState before = update.state;  // Instances refer to the state before the action.
    with_power(before, action.figure, action.power, [&](const PowerInstance& instance, const Power& row) {
        if (!row.use) return;
        if (aims_attack(instance, action)) {  // Whoever is targeted may have the attack called off.
            const bool adjacent = BoardQuery(before).adjacent(action.figure, action.target);
            if (called_off(update, {action.figure, action.target, action.power, adjacent})) return;
        }
        row.use(update, instance, action);
    });
}

Actions power_offers(const GameState& state, const Step& step) {
    Actions actions;
    if (const Power* row = row_of_step(state, step); row && row->asks) actions = row->asks(state, step);
    leave_out_bystanders(state, actions);
    return actions;
}

void answer_power(GameUpdate& update, const Step& step, const Action& action) {
    if (const Power* row = row_of_step(update.state, step); row && row->answered) row->answered(update, step, action);
}

const Power* row_of_step(const GameState& state, const Step& step) {
    return row_of(state, state[step.figure].card, step.number);
}

}  // namespace hexwright::game
