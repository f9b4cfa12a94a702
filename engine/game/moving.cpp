// Moves: the choices, and the figure's way step by step with leaving attacks, falls and glyphs.
#include "engine/game/moving.h"

#include "engine/board/space_told.h"
#include "engine/game/board_query.h"
#include "engine/game/each_power.h"
#include "engine/game/flow.h"
#include "engine/game/glyph_powers.h"
#include "engine/game/powers.h"
#include "engine/game/scenario_rules.h"
#include "engine/rules/combat.h"
#include "engine/rules/stepping.h"

#include <algorithm>
#include <array>

namespace hexwright::game {
namespace {

Mover mover_with(const GameState& state, FigureId figure, int way, int given) {
    Mover mover = mover_of(state, figure, way);
    if (given >= 0) {
        mover.move = static_cast<std::int16_t>(given);
        mover.may_hurry = false;  // "up to 6 spaces", even on a road.
    }
    return mover;
}

// A search, with all that it was made from.
struct Search {
    Reach reach{};
    std::shared_ptr<const GameSetup> setup{};
    std::shared_ptr<const Board> board{};
    Mover mover{};
    std::vector<Standing> figures{};
    std::vector<std::int16_t> at{};
    std::vector<GlyphHere> glyphs{};

    bool is_of(const GameState& state, const Mover& who, const Occupancy& here) const {
        return mover == who && board == state.board && setup == state.setup && std::ranges::equal(at, here.at) &&
               std::ranges::equal(figures, here.figures) && std::ranges::equal(glyphs, here.glyphs);
    }
    void make(const GameState& state, const Mover& who, const Occupancy& here) {
        board = nullptr;  // Until the search is whole.
        setup = state.setup;
        mover = who;
        figures.assign(here.figures.begin(), here.figures.end());
        at.assign(here.at.begin(), here.at.end());
        glyphs.assign(here.glyphs.begin(), here.glyphs.end());
        reach.find(*state.board, mover, here, setup->rules);
        board = state.board;
    }
};

// The last few searches of each thread. Their memory is used again: without that a game of random players takes a
// quarter longer. And so is what they found: a fourth of all searches asks for the way of a move that was just offered.
const Reach& reach_of(const BoardQuery& query, const Mover& mover) {
    thread_local std::array<Search, 4> searches;
    thread_local std::size_t next = 0;
    const Occupancy here = query.occupancy(FigureId{mover.figure});
    for (const Search& search : searches)
        if (search.is_of(query.state(), mover, here)) return search.reach;
    Search& search = searches[next++ % searches.size()];
    search.make(query.state(), mover, here);
    return search.reach;
}

Move move_to(const Reach& reach, const End& end, FigureId figure, int way, bool in_flight) {
    Move move{figure, end.at, end.tail, way, false, in_flight, {}};
    if (reach.unharmed(end)) return move;
    Path path = reach.path(end);
    move.backwards = path.lead == Lead::Back;
    move.flown = path.flown;
    move.path = std::move(path.steps);
    return move;
}

// Without the road bonus, a figure whose move a road has already extended has less than nothing left.
int most_spaces(const GameState& state, const Mover& mover) {
    const bool goes_on = state[FigureId{mover.figure}].moved == Figure::Moved::Partly;
    return mover.move + (goes_on && mover.may_hurry ? state.rules().road_bonus : 0);
}

// Adds the moves in the order of actions, which is expensive to restore afterwards: by space, then by consequence.
// `in_flight`: those of flights, and the moves say so.
void add_ends(const BoardQuery& query, FigureId figure, int way, int given, Actions& actions, bool in_flight = false) {
    const GameState& state = query.state();
    Mover mover = mover_with(state, figure, way, given);
    if (in_flight && mover.flight == Flight::Never) return;
    if (in_flight) mover.flight = Flight::Always;
    if (most_spaces(state, mover) <= 0) return;
    const Reach& reach = reach_of(query, mover);
    std::vector<std::uint64_t> order;  // The spaces of each end, then its number.
    order.reserve(reach.ends().size());
    if (const std::size_t most = actions.size() + reach.ends().size() + 1; most > actions.capacity())
        actions.reserve(2 * most);
    for (std::size_t i = 0; i < reach.ends().size(); ++i)
        if (const End& end = reach.ends()[i];  // Not moving is no action.
            (end.at != mover.at || end.tail != mover.tail) && may_end(query, figure, way, end.at))
            order.push_back(static_cast<std::uint64_t>(end.at * 65'536 + end.tail + 1) << 32 | i);
    std::ranges::sort(order);
    std::size_t first = actions.size();  // The first of those that end on the same space.
    for (std::size_t i = 0; i < order.size(); ++i) {
        actions.emplace_back(move_to(reach, reach.ends()[order[i] & 0xFFFF'FFFF], figure, way, in_flight));
        if (i + 1 < order.size() && order[i] >> 32 == order[i + 1] >> 32) continue;
        if (actions.size() - first > 1) std::sort(actions.begin() + static_cast<std::ptrdiff_t>(first), actions.end());
        first = actions.size();
    }
}

void add_moves(const BoardQuery& query, FigureId figure, int given, Actions& actions) {
    if (trapped(query, figure)) return;
    // A way that replaces a figure's own Move does not replace a Move that is given.
    for (const int way : ways_of_moving(query, figure))
        if (given < 0 || way == 0) add_ends(query, figure, way, given, actions);
    // Where it matters whether it has flown, a flight is a choice of its own.
    if (given < 0 && minds_flights(query.state(), figure)) add_ends(query, figure, 0, given, actions, true);
}

// The path of a move that names none: the cheapest way without harm, flown or led by the back where the move says so.
std::optional<Path> harmless(const BoardQuery& query, const Move& move, int given) {
    Mover mover = mover_with(query.state(), move.figure, move.way, given);
    if (move.flown && mover.flight == Flight::Never) return {};
    if (move.flown) mover.flight = Flight::Always;
    const Reach& reach = reach_of(query, mover);
    for (const End& end : reach.ends()) {
        if (end.at != move.at || end.tail != move.tail || !reach.unharmed(end)) continue;
        Path path = reach.path(end);
        if (!move.backwards || path.lead == Lead::Back) return path;
    }
    return {};
}

Result<Path> path_of(const BoardQuery& query, const Move& move, int given) {
    if (!move.path.empty()) return Path{move.path, move.backwards ? Lead::Back : Lead::Front, move.flown};
    if (auto cheapest = harmless(query, move, given)) return *std::move(cheapest);
    return failure(why_no_way(query, move));
}

Result<Walk> walk_of(const BoardQuery& query, const Move& move, int given = -1) {
    const GameState& state = query.state();
    const auto path = path_of(query, move, given);
    if (!path) return failure(path.error());
    return walk(*state.board, mover_with(state, move.figure, move.way, given), query.occupancy(move.figure),
                state.rules(), *path, printed(state, move.figure).name);
}

std::vector<SpaceIndex> on(SpaceIndex at, SpaceIndex tail) {
    return tail == no_space ? std::vector<SpaceIndex>{at} : std::vector<SpaceIndex>{at, tail};
}

void land_in_lava(GameUpdate& update, FigureId figure) {
    const bool lives = update.rolls(controller(update.state, figure), needed_in_molten_lava);
    update.say(event::TerrainHarmed{figure, !lives});
    if (!lives) update.destroy(figure);
}

// Takes the walk's own strides out; those of a walk that it has interrupted stay.
std::vector<Stride> take_strides(GameState& state, std::size_t first) {
    if (first >= state.strides.size()) return {};
    const auto own = state.strides.begin() + static_cast<std::ptrdiff_t>(first);
    std::vector<Stride> strides(std::make_move_iterator(own), std::make_move_iterator(state.strides.end()));
    state.strides.erase(own, state.strides.end());
    return strides;
}

void finish_walk(GameUpdate& update, FigureId id, bool by_power, const std::vector<Stride>& strides) {
    GameState& state = update.state;
    if (!state.rules().fall_at_once)  // After the whole move (FALL-02).
        for (const Stride& stride : strides)
            if (stride.fall != Fall::None && state[id].on_board()) take_fall(update, id, stride.fall);
    const SpaceIndex glyph = !strides.empty() && strides.back().glyph ? strides.back().onto : no_space;
    if (!state[id].on_board()) return;
    const bool may_go_on = !by_power && (acts_after_move(state, id) || state[id].moved == Figure::Moved::Partly);
    if (!by_power)
        update.next({.kind = Step::Kind::AfterMove,
                     .player = controller(state, id),
                     .figure = id,
                     .mode = static_cast<std::int8_t>(may_go_on)});
    if (!may_go_on) end_move(update, id);
    if (glyph != no_space) enter_glyph(update, id, glyph);
    if (!strides.empty()) take_treasure(update, id);
}

// Steps onto the next space and applies what it does to the figure.
void stride_on(GameUpdate& update, FigureId id, const Stride& stride) {
    const std::vector<SpaceIndex> before = spaces_of(update.state, id);
    update.set_on(id, on(stride.at, stride.tail));
    leave_glyphs(update, id, before);
    if (!update.state[id].on_board()) return;
    crush_glyphs(update, id);
    if (stride.fall != Fall::None && update.state.rules().fall_at_once) take_fall(update, id, stride.fall);
    if (stride.molten && update.state[id].on_board()) land_in_lava(update, id);
}

}  // namespace

void end_move(GameUpdate& update, FigureId figure) {
    update.state[figure].by_road = false;
    update.occur({EventKind::MoveEnd, figure, controller(update.state, figure)});
}

void take_fall(GameUpdate& update, FigureId figure, Fall fall) {
    if (immune(update.state, figure, modifier::Harm::Falling)) return;
    const PlayerId player = controller(update.state, figure);
    if (fall == Fall::Extreme) {
        const bool lives = update.rolls(player, needed_after_extreme_fall);
        update.say(event::Fell{figure, 0, !lives});
        if (!lives) update.destroy(figure);
        return;
    }
    const int skulls = update.combat(player, fall_dice(fall, update.state.rules())).skulls;
    update.say(event::Fell{figure, skulls, false});
    update.wound(figure, skulls);
}

Actions move_offers(const GameState& state, FigureId figure, int given) {
    Actions actions;
    add_moves(BoardQuery(state), figure, given, actions);
    return actions;
}

Actions moves_by_way(const GameState& state, FigureId figure, int way) {
    Actions actions;
    const BoardQuery query(state);
    if (!trapped(query, figure)) add_ends(query, figure, way, -1, actions);
    return actions;
}

void move_offers(const BoardQuery& query, FigureId figure, Actions& actions) { add_moves(query, figure, -1, actions); }

bool may_walk(const GameState& state, const Move& move) {
    const Step* step = next_step(state);
    if (!step || !move.figure.valid() || move.figure.index() >= state.figures.size()) return false;
    Actions listed = offers(state, *step);
    // Whether this figure may move now, by this way.
    const bool may_move = std::ranges::any_of(listed, [&](const Action& action) {
        const Move* other = std::get_if<Move>(&action);
        return other && other->figure == move.figure && other->way == move.way;
    });
    if (!may_move) return false;
    const auto way = way_of(BoardQuery(state), move);
    return way && way->at == move.at && way->tail == move.tail &&
           may_end(BoardQuery(state), move.figure, move.way, move.at);
}

Result<Walk> way_of(const BoardQuery& query, const Move& move) {
    return walk_of(query, move, spaces_given(query.state()));
}

Result<Path> path_of(const BoardQuery& query, const Move& move) {
    return path_of(query, move, spaces_given(query.state()));
}

int spaces_given(const GameState& state) {
    const Step* step = next_step(state);
    if (step && step->kind == Step::Kind::PowerStep) return spaces_given_by(state, *step);
    if (!step || step->kind != Step::Kind::Glyph) return -1;
    const GlyphKind kind = state.glyphs[static_cast<std::size_t>(step->number)].kind;
    const PrintedPower* power = kind.valid() ? state.catalogue()[kind].power(edition_of(state.rules())) : nullptr;
    return power && power->id == "group-move" ? power->number("move") : -1;
}

// ---- why not

namespace {

// A Move large enough to tell "too far" from "no way at all".
constexpr std::int16_t as_far_as_it_takes = 500;

bool ends_so(const End& end, const Move& move) {
    return end.at == move.at && (move.tail == no_space || end.tail == move.tail);
}

// The least Move that takes it there; std::nullopt if there is no way at all.
std::optional<int> least_cost(const BoardQuery& query, const Mover& mover, const Move& move) {
    const Reach& reach = reach_of(query, mover);
    std::optional<int> least;
    for (const End& end : reach.ends())
        if (ends_so(end, move)) least = std::min<int>(least.value_or(end.cost), end.cost);
    return least;
}

// The step onto an adjacent space, led by the end nearer to it.
std::optional<Path> one_step(const Board& board, const Mover& mover, const Move& move) {
    const bool flown = mover.flight != Flight::Never;
    const auto beside = [&](SpaceIndex a, SpaceIndex b) { return distance(board[a].space.at, board[b].space.at) == 1; };
    if (!mover.is_double())
        return beside(mover.at, move.at) ? std::optional(Path{{move.at}, Lead::Front, flown}) : std::nullopt;
    if (move.tail == mover.at && beside(mover.at, move.at)) return Path{{move.at}, Lead::Front, flown};
    if (move.at == mover.tail && move.tail != no_space && beside(mover.tail, move.tail))
        return Path{{move.tail}, Lead::Back, flown};
    return {};
}

Refusal why_not_that_far(const BoardQuery& query, Mover mover, const Move& move, const Argument& who) {
    const GameState& state = query.state();
    const Space there = (*state.board)[move.at].space;
    if (least_cost(query, mover, move)) return {.message = {"move.only-harmed", {who}}, .spaces = {there}};
    if (const auto path = one_step(*state.board, mover, move))
        if (const auto step = walk(*state.board, mover, query.occupancy(move.figure), state.rules(), *path, who.value);
            !step)
            return step.error();
    const int most = mover.move;
    mover.move = as_far_as_it_takes;
    if (const auto cost = least_cost(query, mover, move))
        return {.message = {"move.too-far", {{"needed", *cost}, {"move", most}, who}}, .spaces = {there}};
    return {.message = {"move.no-way", {who, {"space", space_told(there)}}}, .spaces = {there}};
}

}  // namespace

Refusal why_no_way(const BoardQuery& query, const Move& move) {
    const GameState& state = query.state();
    const Mover mover = mover_with(state, move.figure, move.way, spaces_given(state));
    const Space there = (*state.board)[move.at].space;
    const Argument who{"who", printed(state, move.figure).name}, space{"space", space_told(there)};
    if (!move.path.empty()) {
        const auto walked = way_of(query, move);
        if (!walked) return walked.error();
        return {.message = {"move.ends-elsewhere", {who, space}}, .spaces = {there}};
    }
    if (move.flown && mover.flight == Flight::Never) return {{"move.cannot-fly", {who}}};
    if (move.backwards && !mover.is_double()) return {{"move.no-back", {who}}};
    if (move.tail != no_space && !mover.is_double()) return {{"move.one-space", {who}}};
    if (move.at == mover.at && (move.tail == mover.tail || move.tail == no_space)) return {{"move.stays", {who}}};
    const Occupancy others = query.occupancy(move.figure);
    if (auto reason = cannot_stop(*state.board, mover, others, state.rules(), move.at, move.tail, who.value))
        return *reason;
    if ((move.flown || move.backwards) &&
        harmless(query, {move.figure, move.at, move.tail, move.way}, spaces_given(state)))
        return {.message = {"move.only-otherwise", {who, space}}, .spaces = {there}};
    if (mover.is_double() && move.tail == no_space && least_cost(query, mover, move))
        return {.message = {"move.two-spaces", {who}}, .spaces = {there}};
    return why_not_that_far(query, mover, move, who);
}

namespace {

// Those on the hexes of the way, above or below it, where it does not end.
std::vector<FigureId> flown_over(const GameState& state, FigureId flyer, const Walk& way) {
    std::vector<FigureId> over;
    for (std::size_t i = 0; i + 1 < way.steps.size(); ++i)
        for (const SpaceIndex space : state.board->spaces_at((*state.board)[way.steps[i].to].space.at))
            if (const FigureId id = figure_at(state, space);
                id.valid() && id != flyer && std::ranges::count(over, id) == 0)
                over.push_back(id);
    return over;
}

// Where its powers may break a move off on the way, each stride knows what Move is left after it.
std::vector<Stride> strides_of(const Walk& way, int move) {
    std::vector<Stride> strides;
    int left = move;
    for (const WalkStep& step : way.steps) {
        left -= step.cost;
        strides.push_back(
            {step.to, step.tail, step.to, step.leaving, step.fall, step.molten, step.stop == Stop::Glyph, way.flown});
        if (move > 0) strides.back().left = static_cast<std::int16_t>(left);
    }
    if (strides.empty()) return strides;
    strides.back().at = way.at;
    strides.back().tail = way.tail;
    strides.back().passing = false;
    return strides;
}

bool has_powers_on_its_way(const GameState& state, FigureId figure) {
    bool has = false;
    each_power(state, figure, [&](const PowerInstance&, const Power& row) { has = has || row.strode; });
    return has;
}

}  // namespace

void begin_move(GameUpdate& update, const Move& move, int given) {
    GameState& state = update.state;
    Figure& figure = state[move.figure];
    const auto way = walk_of(BoardQuery(state), move, given);
    if (!way) return;
    const int left = mover_of(state, move.figure, move.way).move - way->cost;
    const bool own_move = given < 0;
    if (own_move) remember_way(update, move.figure, move.way);
    if (own_move && way->flown && minds_flights(state, move.figure))
        powers_at_take_off(update, move.figure, flown_over(state, move.figure, *way));
    update.say(event::Moved{move.figure, figure.at(), move.at, move.tail, way->cost});
    if (own_move) {
        figure.moved = Figure::Moved::Yes;
        const bool stopped = !way->steps.empty() && way->steps.back().stop != Stop::None;
        figure.move_left = static_cast<std::int16_t>(stopped ? 0 : left);
        figure.by_road = way->by_road && !stopped;
    }
    const int counted = own_move && has_powers_on_its_way(state, move.figure) ? left + way->cost : 0;
    begin_walk(update, move.figure, strides_of(*way, counted), !own_move);
}

void begin_walk(GameUpdate& update, FigureId figure, std::vector<Stride> strides, bool by_power) {
    GameState& state = update.state;
    const bool interrupts = std::ranges::count(state.steps, Step::Kind::Walk, &Step::kind) > 0;
    if (!interrupts) state.strides.clear();
    const std::size_t first = state.strides.size();
    std::ranges::move(strides, std::back_inserter(state.strides));
    update.next({.kind = Step::Kind::Walk,
                 .player = controller(state, figure),
                 .figure = figure,
                 .mode = static_cast<std::int8_t>(by_power),
                 .number = static_cast<std::int16_t>(first),
                 .more = static_cast<std::int16_t>(2 * first)});
}

namespace {

// Ends the move after this stride, if it may end there, and lets it go on as its player likes now.
void choose_way_anew(GameUpdate& update, FigureId id, std::size_t number) {
    GameState& state = update.state;
    const bool last = number + 1 >= state.strides.size();
    if (!state[id].on_board() || last || figure_at(state, state[id].at()) != id) return;
    state[id].moved = Figure::Moved::Partly;
    state[id].move_left = state.strides[number].left;
    state.strides.resize(number + 1);
}

}  // namespace

// `number`: the stride; `more`: twice the number of its first stride, and one more after the leaving attacks of this
// stride. A scenario may give somebody else a turn in the middle of a move: the strides of his move then come after
// these and are gone when this one goes on.
void walk(GameUpdate& update, const Step& step) {
    GameState& state = update.state;
    const auto number = static_cast<std::size_t>(step.number), first = static_cast<std::size_t>(step.more / 2);
    const bool elsewhere = number > first && number <= state.strides.size() && state[step.figure].on_board() &&
                           state[step.figure].at() != state.strides[number - 1].at;
    if (!state[step.figure].on_board() || elsewhere) state.strides.resize(std::min(first, state.strides.size()));
    if (!state[step.figure].on_board()) return;
    if (number >= state.strides.size())
        return finish_walk(update, step.figure, step.mode == 1, take_strides(state, first));
    const Stride stride = state.strides[number];
    const bool struck = !stride.leaving.empty() && !immune(state, step.figure, modifier::Harm::Leaving);
    if (step.more % 2 == 0 && struck) {
        Step then = step;
        ++then.more;
        update.next(then);
        for (auto enemy = stride.leaving.rbegin(); enemy != stride.leaving.rend(); ++enemy) {
            const FigureId by{*enemy};
            // Nobody controls it, so nobody attacks with it, unless the scenario lets it strike.
            if (!controller(state, by).valid() && !strikes_at_leavers(state, by)) continue;
            update.next(
                {.kind = Step::Kind::Swipe, .player = controller(state, by), .figure = step.figure, .other = by});
        }
        return;
    }
    const bool met = !stride.passing && waits_for_comers(state);
    const std::vector<FigureId> beside = met ? BoardQuery(state).next_to(step.figure) : std::vector<FigureId>{};
    stride_on(update, step.figure, stride);
    if (met && state[step.figure].on_board()) powers_at_comer(update, step.figure, beside);
    if (step.mode == 0 && state[step.figure].on_board() && powers_at_stride(update, step.figure))
        choose_way_anew(update, step.figure, number);
    update.next({.kind = Step::Kind::Walk,
                 .player = step.player,
                 .figure = step.figure,
                 .mode = step.mode,
                 .number = static_cast<std::int16_t>(step.number + 1),
                 .more = static_cast<std::int16_t>(step.more - step.more % 2)});
}

// The enemy that is left behind may roll one die that cannot be blocked (ENGAGE-08).
Actions swipe_offers(const GameState& state, const Step& step) {
    const bool decides = step.player.valid();  // Nobody's figure always strikes.
    if (!state[step.figure].on_board() || !decides) return {};
    return {Answer{false}, Answer{true}};
}

void swipe(GameUpdate& update, const Step& step, const Action& action) {
    const auto* reply = std::get_if<Answer>(&action);
    const bool strikes = step.player.valid() ? reply && reply->yes : update.state[step.figure].on_board();
    if (!strikes) return;
    const int dice = attack_pool(AttackKind::Leaving, 0, 0, 0, update.state.rules()).dice() +
                     leaving_dice(BoardQuery(update.state), step.other, step.figure);
    const int skulls = update.combat(step.player, dice).skulls;
    update.say(event::LeftEngagement{step.figure, step.other, skulls > 0});
    update.wound(step.figure, skulls * hits_of_skull(update.state, step.other),
                 {.by = step.other, .attack = true, .leaving = true});
    if (skulls > 0) powers_after_wound(update, step.other, step.figure);
}

// What powers offer after a figure has moved, and its further moves if it may go on (trample stomp). `mode`: 1 if its
// move has not ended yet.
Actions after_move_offers(const GameState& state, const Step& step) {
    Actions actions;
    if (!state[step.figure].on_board()) return actions;
    const BoardQuery query(state);
    if (state[step.figure].moved == Figure::Moved::Partly) move_offers(query, step.figure, actions);
    offers_after_move(query, step.figure, actions);
    if (!actions.empty()) actions.push_back(Done{});
    return actions;
}

void after_move(GameUpdate& update, const Step& step, const Action& action) {
    if (const auto* move = std::get_if<Move>(&action)) return begin_move(update, *move);
    if (const auto* power = std::get_if<UsePower>(&action)) return use_power(update, *power);
    Figure& figure = update.state[step.figure];
    if (figure.moved == Figure::Moved::Partly) figure.moved = Figure::Moved::Yes;
    if (step.mode == 1 && figure.on_board()) end_move(update, step.figure);
}

}  // namespace hexwright::game
