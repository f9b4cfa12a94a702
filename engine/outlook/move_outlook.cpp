#include "engine/outlook/move_outlook.h"

#include "engine/game/attacking.h"
#include "engine/game/game_update.h"
#include "engine/game/moving.h"
#include "engine/game/powers.h"
#include "engine/game/refusal.h"
#include "engine/game/scenario_rules.h"
#include "engine/outlook/in_turn.h"

#include <algorithm>

namespace hexwright::outlook {
namespace {

int own_move(const GameState& state, const Move& move) {
    const int given = spaces_given(state);
    return given >= 0 ? given : mover_of(state, move.figure, move.way).move;
}

std::vector<SpaceIndex> spaces_at(SpaceIndex at, SpaceIndex tail) {
    return tail == no_space ? std::vector{at} : std::vector{at, tail};
}

GameState placed(const GameState& seen, FigureId figure, SpaceIndex at, SpaceIndex tail) {
    GameState after = seen;
    Events events;
    GameUpdate(after, events).set_on(figure, spaces_at(at, tail));
    return after;
}

// ---- the way

void follow(const GameState& seen, const Walk& way, MoveOutlook& found) {
    const Board& board = *seen.board;
    const bool bonus = way.by_road && spaces_given(seen) < 0;
    int left = found.most = own_move(seen, found.move) + (bonus ? seen.rules().road_bonus : 0);
    SpaceIndex before = found.move.backwards ? seen[found.move.figure].tail() : seen[found.move.figure].at();
    for (const WalkStep& step : way.steps) {
        left -= step.cost;
        found.steps.push_back(
            {step.to, step.to, step.tail, step.cost, left, board[step.to].height - board[before].height, step.stop});
        before = step.to;
    }
    found.cost = way.cost;
    found.by_road = way.by_road;
    found.stop = way.steps.empty() ? Stop::None : way.steps.back().stop;
    found.left = found.stop == Stop::None ? left : 0;
    for (const SpaceIndex space : spaces_at(way.at, way.tail))
        found.burns = found.burns ||
                      (board[space].ground.burns && !immune_to_ground(seen, found.move.figure, board[space].terrain));
    found.levels = board[way.at].height - board[seen[found.move.figure].at()].height;
}

StrikeAhead strike_of(const GameState& seen, FigureId by, FigureId leaver, int step) {
    const int dice =
        attack_pool(AttackKind::Leaving, 0, 0, 0, seen.rules()).dice() + leaving_dice(BoardQuery(seen), by, leaver);
    double misses = 1;
    for (int die = 0; die < dice; ++die) misses *= 1.0 - static_cast<double>(skulls_of_die) / faces_of_die;
    return {by, step, dice, hits_of_skull(seen, by), 1 - misses};
}

void meet_harm(const GameState& seen, const Walk& way, MoveOutlook& found) {
    for (std::size_t i = 0; i < way.steps.size(); ++i) {
        const WalkStep& step = way.steps[i];
        const int number = static_cast<int>(i);
        for (const std::int16_t enemy : step.leaving)
            if (controller(seen, FigureId{enemy}).valid())  // Nobody attacks with a figure of nobody's.
                found.strikes.push_back(strike_of(seen, FigureId{enemy}, found.move.figure, number));
        if (step.fall != Fall::None)
            found.falls.push_back({step.fall, number, fall_dice(step.fall, seen.rules()),
                                   step.fall == Fall::Extreme ? needed_after_extreme_fall : 0});
        if (step.molten) found.molten.push_back(number);
    }
}

// ---- where it ends

bool holds(const GameState& state, const GameGlyph& glyph) {
    return glyph.face_up && glyph.kind.valid() && state.catalogue()[glyph.kind].permanent;
}

bool stands_on(const std::vector<SpaceIndex>& spaces, SpaceIndex space) {
    return std::ranges::find(spaces, space) != spaces.end();
}

// A temporary glyph does something, or asks somebody what it shall do.
bool works(const Foreseen& foreseen, GlyphId id) {
    return !foreseen.decisions.empty() || std::ranges::any_of(foreseen.events, [id](const EventAhead& ahead) {
        const auto* worked = std::get_if<event::GlyphWorked>(&ahead.event);
        const auto* gone = std::get_if<event::GlyphGone>(&ahead.event);
        return (worked && worked->glyph == id) || (gone && gone->glyph == id);
    });
}

// What the glyph that lies on the last space does when the figure's leading end comes to stand there.
void enter(const GameState& seen, GlyphId id, MoveOutlook& found) {
    const GameGlyph& glyph = seen.glyphs[id.index()];
    using enum GlyphAhead::What;
    if (!glyph.face_up) found.glyphs.push_back({id, glyph.kind, TurnsOver});
    if (!glyph.kind.valid()) return;
    if (seen.catalogue()[glyph.kind].permanent) found.glyphs.push_back({id, glyph.kind, Holds});
    else if (works(found.foreseen, id)) found.glyphs.push_back({id, glyph.kind, Works});
}

void look_at_glyphs(const GameState& seen, const Walk& way, MoveOutlook& found) {
    if (!seen.rules().glyphs) return;
    const auto before = spaces_of(seen, found.move.figure), after = spaces_at(way.at, way.tail);
    for (std::size_t i = 0; i < seen.glyphs.size(); ++i) {
        const GlyphId id{static_cast<int>(i)};
        const GameGlyph& glyph = seen.glyphs[i];
        const bool from = stands_on(before, glyph.at), to = stands_on(after, glyph.at);
        const bool enters = found.stop == Stop::Glyph && way.steps.back().to == glyph.at;
        if (glyph.at == no_space) continue;
        if (enters) enter(seen, id, found);
        else if (to && !from && holds(seen, glyph)) found.glyphs.push_back({id, glyph.kind, GlyphAhead::What::Holds});
        else if (from && !to && holds(seen, glyph)) found.glyphs.push_back({id, glyph.kind, GlyphAhead::What::Leaves});
        const Event gone = event::GlyphGone{id};
        if (std::ranges::find(found.foreseen.events, gone, &EventAhead::event) != found.foreseen.events.end())
            found.glyphs.push_back({id, glyph.kind, GlyphAhead::What::Goes});
    }
}

std::vector<FigureId> without(const std::vector<FigureId>& some, const std::vector<FigureId>& others) {
    std::vector<FigureId> left;
    std::ranges::copy_if(some, std::back_inserter(left),
                         [&](FigureId each) { return std::ranges::find(others, each) == others.end(); });
    return left;
}

void add_attacks(const BoardQuery& query, FigureId by, FigureId on, std::vector<Attack>& all) {
    for (const AttackProfile& form : attack_forms(query, by))
        if (!why_no_attack(query, by, form, on)) all.push_back({by, on, form.with});
}

void look_around(const GameState& seen, const Walk& way, MoveOutlook& found) {
    const FigureId mover = found.move.figure;
    const GameState after = in_turn_of(placed(seen, mover, way.at, way.tail), mover);
    const BoardQuery before_it(seen), query(after);
    const auto engaged = before_it.engaged_with(mover), then = query.engaged_with(mover);
    found.engagements_gained = without(then, engaged);
    found.engagements_lost = without(engaged, then);
    for (std::size_t i = 0; i < after.figures.size(); ++i) {
        const FigureId other{static_cast<int>(i)};
        if (!after[other].on_board() || friends(after, mover, other)) continue;
        add_attacks(query, mover, other, found.attacks_from_there);
        if (controller(after, other).valid()) add_attacks(query, other, mover, found.attacks_on_it_there);
    }
}

}  // namespace

MoveOutlook outlook_of(const GameState& seen, const Move& move) {
    MoveOutlook found{.move = move};
    const BoardQuery query(seen);
    if ((found.refused = cannot_move_now(query, move))) return found;
    const auto path = path_of(query, move);
    if (!path) {
        found.refused = path.error();
        return found;
    }
    Move named = move;
    named.path = path->steps;
    named.backwards = path->lead == Lead::Back;
    named.flown = path->flown;
    const auto way = way_of(query, named);
    if (!way || way->at != move.at || way->tail != move.tail) {
        found.refused = way ? why_no_way(query, move) : way.error();
        return found;
    }
    found.move.backwards = named.backwards;
    found.flown = named.flown;
    if (move.way > 0) found.power = power_of(seen, move.figure, move.way).name;
    follow(seen, *way, found);
    meet_harm(seen, *way, found);
    found.foreseen = foresee(seen, named);
    look_at_glyphs(seen, *way, found);
    look_around(seen, *way, found);
    return found;
}

}  // namespace hexwright::outlook
