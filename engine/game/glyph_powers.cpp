#include "engine/game/glyph_powers.h"

#include "engine/game/carrying.h"
#include "engine/game/flow.h"
#include "engine/game/powers.h"
#include "engine/game/scenario_rules.h"

#include <algorithm>

namespace hexwright::game {
namespace {

const PrintedPower* power_of(const GameState& state, const GameGlyph& glyph) {
    return glyph.kind.valid() ? state.catalogue()[glyph.kind].power(edition_of(state.rules())) : nullptr;
}

bool is(const PrintedPower* power, std::string_view verb) { return power && power->id == verb; }

FigureId stands_there(const GameState& state, const GameGlyph& glyph) {
    return glyph.at == no_space ? FigureId{} : figure_at(state, glyph.at);
}

constexpr std::string_view treasure = "treasure";  // The verb of glyphs that heroes carry.

// Who has it from a glyph: whoever carries treasure, else whoever stands on it.
FigureId holder_of(const GameState& state, const GameGlyph& glyph, const PrintedPower* power) {
    return is(power, treasure) ? glyph.bearer : stands_there(state, glyph);
}

// Calls `function` with each working glyph and the figure on it, or that carries it.
template <class Function>
void each_working(const GameState& state, Function function) {
    if (!state.rules().glyphs) return;
    for (std::size_t i = 0; i < state.glyphs.size(); ++i) {
        const GameGlyph& glyph = state.glyphs[i];
        const PrintedPower* power = power_of(state, glyph);
        const FigureId on = holder_of(state, glyph, power);
        if (glyph.face_up && on.valid() && power) function(GlyphId{static_cast<int>(i)}, on, *power);
    }
}

template <class Condition>
int sum(const GameState& state, std::string_view parameter, Condition condition) {
    int total = 0;
    each_working(state, [&](GlyphId, FigureId on, const PrintedPower& power) {
        if (condition(on, power)) total += power.number(parameter);
    });
    return total;
}

template <class Condition>
DiceParts parts(const GameState& state, std::string_view parameter, Condition condition) {
    DiceParts found;
    each_working(state, [&](GlyphId glyph, FigureId on, const PrintedPower& power) {
        if (const int dice = power.number(parameter); dice != 0 && condition(on, power))
            found.push_back({.from = DicePart::From::Glyph, .dice = dice, .glyph = glyph});
    });
    return found;
}

bool for_player_of(const GameState& state, FigureId on, FigureId figure, const PrintedPower& power) {
    return controller(state, on) == controller(state, figure) && is_any_of(printed(state, figure), power);
}

// For its bearer alone, and where it says so against such figures alone.
bool helps_bearer(const GameState& state, FigureId on, FigureId figure, FigureId foe, const PrintedPower& power) {
    const bool asks = power.has("sizes") || power.has("species") || power.has("class");
    return on == figure && (!asks || (foe.valid() && is_any_of(printed(state, foe), power)));
}

auto helps_attack(const BoardQuery& query, const AttackContext& context) {
    return [&query, &context](FigureId on, const PrintedPower& power) {
        if (power.yes("normal-only") && context.special()) return false;
        if (power.id == treasure) return helps_bearer(query.state(), on, context.attacker, context.target, power);
        if (power.id == "vines") return on == context.attacker;
        return power.id == "extra-dice" && for_player_of(query.state(), on, context.attacker, power);
    };
}

auto helps_defense(const BoardQuery& query, const AttackContext& context) {
    return [&query, &context](FigureId on, const PrintedPower& power) {
        if (power.id == treasure) return helps_bearer(query.state(), on, context.target, context.attacker, power);
        if (power.id == "vines") return on == context.target;
        return power.id == "extra-dice" && for_player_of(query.state(), on, context.target, power);
    };
}

GlyphId glyph_at(const GameState& state, SpaceIndex space) {
    const auto found = std::ranges::find(state.glyphs, space, &GameGlyph::at);
    return found == state.glyphs.end() ? GlyphId{} : GlyphId{static_cast<int>(found - state.glyphs.begin())};
}

Step glyph_step(GlyphId glyph, FigureId figure, PlayerId player, int stage = 0) {
    return {.kind = Step::Kind::Glyph,
            .player = player,
            .figure = figure,
            .number = static_cast<std::int16_t>(glyph.value),
            .more = static_cast<std::int16_t>(stage)};
}

}  // namespace

// ---- numbers

int glyph_attack_dice(const BoardQuery& query, const AttackContext& context) {
    return sum(query.state(), "attack-dice", helps_attack(query, context));
}
int glyph_defense_dice(const BoardQuery& query, const AttackContext& context) {
    return sum(query.state(), "defense-dice", helps_defense(query, context));
}
DiceParts glyph_attack_parts(const BoardQuery& query, const AttackContext& context) {
    return parts(query.state(), "attack-dice", helps_attack(query, context));
}
DiceParts glyph_defense_parts(const BoardQuery& query, const AttackContext& context) {
    return parts(query.state(), "defense-dice", helps_defense(query, context));
}

int glyph_range(const GameState& state, FigureId figure) {
    const int range = numbers(state, state[figure].card).range;
    return sum(state, "range-more", [&](FigureId on, const PrintedPower& power) {
        return power.id == "extra-range" && for_player_of(state, on, figure, power) &&
               range >= power.number("range-at-least");
    });
}

int glyph_move(const GameState& state, FigureId figure) {
    // The figure that leaves the glyph does not get the bonus (GLYPH-VALDA-02).
    return sum(state, "move", [&](FigureId on, const PrintedPower& power) {
        return power.id == "extra-move" && on != figure && for_player_of(state, on, figure, power);
    });
}

int glyph_initiative(const GameState& state, PlayerId player) {
    return sum(state, "initiative", [&](FigureId on, const PrintedPower&) { return controller(state, on) == player; });
}

bool glyph_shuns(const BoardQuery& query, const AttackContext& context) {
    bool shuns = false;
    each_working(query.state(), [&](GlyphId, FigureId on, const PrintedPower& power) {
        const bool theirs = power.id == "adjacent-attackers" && for_player_of(query.state(), on, context.target, power);
        shuns = shuns || (theirs && !context.special() && !context.adjacent);
    });
    return shuns;
}

bool glyph_safe_leaving(const GameState& state, FigureId figure) {
    bool safe = false;
    each_working(state, [&](GlyphId, FigureId on, const PrintedPower& power) {
        safe = safe || (power.id == "safe-leaving" && for_player_of(state, on, figure, power)) ||
               (power.id == treasure && on == figure && power.yes("slips-away"));
    });
    return safe;
}

bool stands_on_trap(const GameState& state, FigureId figure) {
    bool trap = false;
    each_working(state, [&](GlyphId, FigureId on, const PrintedPower& power) {
        trap = trap || (power.id == "pit-trap" && on == figure);
    });
    return trap;
}

GlyphHere glyph_for(const GameState& state, const GameGlyph& glyph, FigureId mover) {
    if (glyph.treasure || is(power_of(state, glyph), treasure)) return GlyphHere::None;
    const PrintedPower* power = glyph.face_up ? power_of(state, glyph) : nullptr;
    if (is(power, "heal-all") && state[mover].wounds == 0) return GlyphHere::Closed;                   // GLYPH-KELDA-01
    if (is(power, "vines") && printed(state, mover).size == FigureSize::Huge) return GlyphHere::None;  // GLYPH-VINES-01
    return GlyphHere::Stops;
}

// ---- moving onto and off glyphs

// Only the space under the figure's leading end counts: a glyph under its other end, where it led before or started, is
// left as it is (GLYPH-04).
void enter_glyph(GameUpdate& update, FigureId figure, SpaceIndex onto) {
    GameState& state = update.state;
    const GlyphId id = glyph_at(state, onto);
    if (!id.valid() || !state.rules().glyphs) return;
    GameGlyph& glyph = state.glyphs[id.index()];
    const bool hidden = !glyph.face_up;
    glyph.face_up = true;
    if (hidden) update.say(event::GlyphTurned{id, figure});
    crush_glyphs(update, figure);  // A Huge figure that turned Vines over still stops there (GLYPH-02).
    if (glyph.at == onto)
        update.occur(
            {.kind = EventKind::GlyphEntered, .figure = figure, .player = controller(state, figure), .glyph = id});
    const PrintedPower* power = power_of(state, glyph);
    if (!glyph.kind.valid() || state.catalogue()[glyph.kind].permanent || !power) return;
    if (is(power, "heal-all") && state[figure].wounds == 0)
        return;  // Turned over by a figure without wounds: the glyph stays.
    update.next(glyph_step(id, figure, controller(state, figure)));
}

bool is_treasure(const GameState& state, GlyphId glyph) {
    const GameGlyph& it = state.glyphs[glyph.index()];
    return it.treasure || is(power_of(state, it), treasure);
}

void take_treasure(GameUpdate& update, FigureId figure) {
    GameState& state = update.state;
    const ArmyCard& card = printed(state, figure);
    if (state.glyphs.empty() || !state.rules().glyphs || !card.is_hero() || card.rarity == Rarity::Common) return;
    for (const SpaceIndex space : spaces_of(state, figure)) {
        const GlyphId id = glyph_at(state, space);
        if (!id.valid() || !is_treasure(state, id)) continue;
        if (!state.glyphs[id.index()].face_up) {
            constexpr int safe = 6;  // Below it the trap acts, and the treasure stays as it was.
            if (!update.rolls(controller(state, figure), safe - trap_more(state, figure), figure)) continue;
            state.glyphs[id.index()].face_up = true;
            update.say(event::GlyphTurned{id, figure});
        }
        take_up(update, figure, id);
    }
}

void adapt_to_treasure(const GameState& state, FigureId figure, Mover& mover) {
    if (state.glyphs.empty()) return;
    const auto& terrains = state.catalogue().terrains();
    each_working(state, [&](GlyphId, FigureId on, const PrintedPower& power) {
        if (power.id != treasure || on != figure || !power.has("terrain")) return;
        for (std::size_t i = 0; i < terrains.size(); ++i)
            if (power.lists("terrain", terrains[i].id)) mover.spared.push_back(TerrainKind{static_cast<int>(i)});
    });
}

void crush_glyphs(GameUpdate& update, FigureId figure) {
    GameState& state = update.state;
    if (printed(state, figure).size != FigureSize::Huge || !state.rules().glyphs) return;
    for (const SpaceIndex space : spaces_of(state, figure)) {
        const GlyphId id = glyph_at(state, space);
        if (id.valid() && state.glyphs[id.index()].face_up && is(power_of(state, state.glyphs[id.index()]), "vines"))
            update.remove_glyph(id);  // GLYPH-VINES-01
    }
}

void leave_glyphs(GameUpdate& update, FigureId figure, std::span<const SpaceIndex> before) {
    GameState& state = update.state;
    if (!state.rules().glyphs) return;
    const auto stands = spaces_of(state, figure);
    for (const SpaceIndex space : before) {
        const GlyphId id = glyph_at(state, space);
        const bool left = id.valid() && std::ranges::count(stands, space) == 0;  // Neither half stands there any more.
        if (!left || !state.glyphs[id.index()].face_up || !is(power_of(state, state.glyphs[id.index()]), "vines"))
            continue;
        const int skulls = update.combat(controller(state, figure), 1).skulls;  // GLYPH-VINES-03
        update.remove_glyph(id);
        update.wound(figure, skulls);
    }
}

// ---- temporary glyphs: choices and effects. A step's `number` is the glyph, `more` the stage

namespace {

Actions choose_figures(const GameState& state, auto&& fits) {
    Actions actions;
    for (std::size_t i = 0; i < state.figures.size(); ++i)
        if (const FigureId id{static_cast<int>(i)}; state[id].on_board() && !takes_no_part(state, id) && fits(id))
            actions.push_back(ChooseFigure{id});
    return actions;
}

int life_of(const GameState& state, FigureId id) { return printed(state, id).life; }

bool is_enemy(const GameState& state, FigureId a, FigureId b) { return !friends(state, a, b); }

Actions order_offers(const GameState& state, const Step& step) {  // Oreld: choose a card.
    Actions actions;
    if (step.more == 0) return actions;  // The roll comes first.
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        const GameCard& card = state.cards[i];
        const bool enemy = card.markers != 0 && team_of(state, card.marked) != team_of(state, step.player);
        if (enemy || (card.hidden > 0 && team_of(state, card.controller) != team_of(state, step.player)))
            actions.push_back(ChooseCard{CardId{static_cast<int>(i)}});
    }
    if (!actions.empty()) actions.push_back(Done{});
    return actions;
}

Actions summon_offers(const GameState& state, const Step& step) {  // Erland: choose a figure, then a space.
    const Board& board = *state.board;
    Actions actions;
    std::vector<SpaceIndex> free;
    for (const SpaceIndex own : spaces_of(state, step.figure))
        for (const Link& link : board.links(own))
            if (board[link.to].stand == Stand::Figures && !figure_at(state, link.to).valid()) free.push_back(link.to);
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const FigureId id{static_cast<int>(i)};
        if (id == step.figure || !state[id].on_board() || printed(state, id).base == FigureBase::Hive) continue;
        for (const SpaceIndex space : free) {
            if (board[space].room < printed(state, id).height) continue;
            if (printed(state, id).base == FigureBase::Single) {
                actions.push_back(PlaceFigure{id, space, no_space});
                continue;
            }
            for (const Link& link : board.links(space))
                if (link.rise == 0 && !parted(board, space, link.to, printed(state, id).height) &&
                    (fits(state, id, link.to) || figure_at(state, link.to) == id))
                    actions.push_back(PlaceFigure{id, space, link.to});
        }
    }
    if (!actions.empty()) actions.push_back(Done{});
    return actions;
}

void negate(GameUpdate& update, const Step& step, const PrintedPower& power, FigureId target) {
    const bool works = update.rolls(step.player, power.number("d20"));
    update.say(event::GlyphWorked{GlyphId{step.number}, step.figure, works});
    if (!works) return;
    update.state[update.state[target].card].negated = true;
    update.say(event::Negated{update.state[target].card});
}

void take_random_marker(GameUpdate& update, CardId card) {  // All markers on the card are equally likely.
    std::vector<int> markers;
    for (int marker = 1; marker <= marker_kinds; ++marker)
        if (update.state[card].markers >> (marker - 1) & 1) markers.push_back(marker);
    markers.insert(markers.end(), static_cast<std::size_t>(update.state[card].hidden), 0);  // In an observation.
    if (markers.empty()) return;
    const auto which = update.pick(static_cast<int>(markers.size())) - 1;
    update.take_marker(card, markers[static_cast<std::size_t>(which)]);
}

void curse_all(GameUpdate& update, const Step& step, const PrintedPower& power) {
    for (std::size_t i = 0; i < update.state.figures.size(); ++i) {
        const FigureId id{static_cast<int>(i)};
        if (update.state[id].on_board() && !update.rolls(step.player, power.number("d20-fails") + 1, id))
            update.destroy(id);
    }
}

// Before its power worked a scenario's rule has taken the glyph from under the figure.
bool was_taken(const GameState& state, const Step& step) {
    return step.more == 0 && stands_there(state, state.glyphs[static_cast<std::size_t>(step.number)]) != step.figure;
}

}  // namespace

Actions glyph_offers(const GameState& state, const Step& step) {
    const GameGlyph& glyph = state.glyphs[static_cast<std::size_t>(step.number)];
    const PrintedPower* power = power_of(state, glyph);
    if (!state[step.figure].on_board() || !power || was_taken(state, step)) return {};
    Actions actions;
    if (power->id == "negation") {
        actions = choose_figures(state, [&](FigureId id) {
            return is_enemy(state, step.figure, id) && is_any_of(printed(state, id), *power);
        });
        if (!actions.empty()) actions.push_back(Done{});
    } else if (power->id == "intercept-order") {
        actions = order_offers(state, step);
    } else if (power->id == "summoning") {
        actions = summon_offers(state, step);
    } else if (power->id == "heal-some") {
        actions = choose_figures(state, [&](FigureId id) {
            return controller(state, id) == step.player && state[id].wounds > 0 && life_of(state, id) > 0;
        });
        if (!actions.empty()) actions.push_back(Done{});
    } else if (power->id == "glyph-removal") {
        for (std::size_t i = 0; i < state.glyphs.size(); ++i)
            if (static_cast<int>(i) != step.number && state.glyphs[i].at != no_space)
                actions.push_back(ChooseGlyph{GlyphId{static_cast<int>(i)}});
    } else if (power->id == "group-move" && step.more < power->number("figures")) {
        for (std::size_t i = 0; i < state.figures.size(); ++i) {
            const FigureId id{static_cast<int>(i)};
            if (!state[id].on_board() || controller(state, id) != step.player ||
                std::ranges::count(state.queue, id) > 0)
                continue;
            const Actions moves = move_offers(state, id, power->number("move"));
            actions.insert(actions.end(), moves.begin(), moves.end());
        }
        if (!actions.empty()) actions.push_back(Done{});
    } else if (power->id == "wound") {
        for (std::size_t i = 0; i < state.players.size(); ++i)
            if (const PlayerId player{static_cast<int>(i)};
                !state.players[i].out && team_of(state, player) != team_of(state, step.player))
                actions.push_back(ChoosePlayer{player});
        if (!actions.empty()) actions.push_back(Done{});
    }
    return actions;
}

void answer_glyph(GameUpdate& update, const Step& step, const Action& action) {
    GameState& state = update.state;
    const GlyphId id{step.number};
    const PrintedPower* power = power_of(state, state.glyphs[id.index()]);
    if (!power || was_taken(state, step)) return;
    if (power->id == "wound") {  // Wannok: the chosen opponent wounds one of his own figures.
        if (const auto* chosen = std::get_if<ChoosePlayer>(&action))
            update.next({.kind = Step::Kind::WoundOne, .player = chosen->player});
        return;
    }
    if (power->id == "intercept-order" && step.more == 0) {
        const bool works = update.rolls(step.player, power->number("d20"));
        update.say(event::GlyphWorked{id, step.figure, works});
        if (works) return update.next(glyph_step(id, step.figure, step.player, 1));
    } else if (power->id == "negation") {
        if (const auto* chosen = std::get_if<ChooseFigure>(&action)) negate(update, step, *power, chosen->figure);
    } else if (const auto* card = std::get_if<ChooseCard>(&action)) {
        take_random_marker(update, card->card);
    } else if (power->id == "heal-all") {
        update.say(event::GlyphWorked{id, step.figure, true});
        update.heal(step.figure, power->number("heal"));
    } else if (const auto* put = std::get_if<PlaceFigure>(&action)) {
        update.say(event::MovedByPower{put->figure, state[put->figure].at(), put->at, put->tail});
        const std::vector<SpaceIndex> before = spaces_of(state, put->figure);
        if (put->tail == no_space) update.set_on(put->figure, std::array{put->at});
        else update.set_on(put->figure, std::array{put->at, put->tail});
        leave_glyphs(update, put->figure, before);
        crush_glyphs(update, put->figure);
    } else if (power->id == "massive-curse") {
        update.say(event::GlyphWorked{id, step.figure, true});
        curse_all(update, step, *power);
    } else if (const auto* other = std::get_if<ChooseGlyph>(&action)) {
        update.say(event::GlyphWorked{id, step.figure, true});
        update.remove_glyph(other->glyph);
    } else if (const auto* healed = std::get_if<ChooseFigure>(&action)) {
        update.heal(healed->figure, 1);
        if (step.more + 1 < power->number("heal"))
            return update.next(glyph_step(id, step.figure, step.player, step.more + 1));
    } else if (const auto* move = std::get_if<Move>(&action)) {
        update.next(glyph_step(id, step.figure, step.player, step.more + 1));
        state.queue.push_back(move->figure);
        return begin_move(update, *move, power->number("move"));
    }
    if (power->id == "group-move") state.queue.clear();
    if (state.glyphs[id.index()].at != no_space) update.remove_glyph(id);
}

// ---- at the end of a round

void glyphs_at_round_end(GameUpdate& update) {
    struct Due {
        GlyphId glyph;
        FigureId on;
        const PrintedPower* power;
    };
    std::vector<Due> due;
    each_working(update.state,
                 [&](GlyphId id, FigureId on, const PrintedPower& power) { due.push_back({id, on, &power}); });
    for (const Due& each : due) {
        if (each.power->id == "vines") update.remove_glyph(each.glyph);  // GLYPH-VINES-04
        if (each.power->id != "wound") continue;
        const PlayerId player = controller(update.state, each.on);
        const bool elsewhere = update.rolls(player, each.power->number("d20-fails") + 1);
        update.say(event::GlyphWorked{each.glyph, each.on, true});
        if (elsewhere) update.next(glyph_step(each.glyph, each.on, player));
        else update.wound(each.on, each.power->number("wounds"));
    }
}

Actions wound_one_offers(const GameState& state, const Step& step) {  // Any figure that the player controls.
    return choose_figures(state, [&](FigureId id) { return controller(state, id) == step.player; });
}

void wound_one(GameUpdate& update, const Step&, const Action& action) {
    if (const auto* chosen = std::get_if<ChooseFigure>(&action)) update.wound(chosen->figure, 1);
}

}  // namespace hexwright::game
