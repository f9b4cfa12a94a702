#include "engine/players/ground_value.h"

#include "engine/game/attacking.h"
#include "engine/game/power.h"
#include "engine/game/powers.h"
#include "engine/game/scenario_rules.h"
#include "engine/players/expected_wounds.h"

#include <algorithm>
#include <functional>
#include <map>

namespace hexwright::players {

namespace {

// The special attack that reaches farthest beyond its Range; nullptr for none.
const PrintedPower* furthest_special(const GameState& state, FigureId id) {
    int range = numbers(state, state[id].card).range;
    const PrintedPower* furthest = nullptr;
    if (!state.rules().powers || state[state[id].card].negated) return furthest;
    const auto& powers = printed(state, id).powers;
    const auto& rows = state.setup->powers[state[state[id].card].kind.index()];
    for (std::size_t i = 0; i < powers.size(); ++i)
        if (rows[i] && rows[i]->special_attack && powers[i].number("range") > range) {
            range = powers[i].number("range");
            furthest = &powers[i];
        }
    return furthest;
}

// How much seeking the enemy counts: 0 while somebody is wounded now and then. From the third round without a wound on
// it counts, and twice as much every three rounds unless a limit of rounds ends the game.
int seek_factor(const GameState& state) {
    constexpr int quiet_turns_each = 9, most_doublings = 12;  // Three rounds of the master game.
    const auto players = std::ranges::count(state.players, false, &GamePlayerState::out);
    const std::int64_t times = state.quiet_turns / std::max<std::int64_t>(1, quiet_turns_each * players);
    if (times == 0) return 0;
    return state.setup->rounds > 0 ? 1 : 1 << std::min<std::int64_t>(times - 1, most_doublings);
}

}  // namespace

int furthest_attack(const GameState& state, FigureId id) {
    const PrintedPower* special = furthest_special(state, id);
    return special ? special->number("range") : numbers(state, state[id].card).range;
}

GroundValue::GroundValue(const BoardQuery& query, PlayerId seat, ObjectiveField& objective_field,
                         const StyleWeights& style)
    : query_(query),
      state_(query.state()),
      objective_field_(objective_field),
      style_(style),
      company_(query.state(), seat),
      seek_factor_(seek_factor(query.state())) {
    const GameState& seen = state_;
    enemies_.reserve(seen.figures.size());
    foes_.reserve(seen.figures.size());
    for (std::size_t i = 0; i < seen.figures.size(); ++i) {
        const FigureId id{static_cast<int>(i)};
        if (!seen[id].on_board() || team_of(seen, controller(seen, id)) == team_of(seen, seat)) continue;
        enemies_.push_back(id);
        foes_.push_back(fighter(id));
        if (peace_between(seen, seat, controller(seen, id)) == Peace::None) continue;  // A truce is kept.
        foes_.back().safe = true;
        foes_.back().range = 0;
    }
}

GroundValue::Fighter GroundValue::fighter(FigureId id) const {
    const CardNumbers card = numbers(state_, state_[id].card);
    Fighter made{{},           0,          printed(state_, id).height,     card.attack,
                 card.defense, card.range, value_of_next_life(state_, id), 0,
                 card.move};
    made.near = card.range;
    if (const PrintedPower* special = furthest_special(state_, id)) {
        made.range = special->number("range");
        made.afar = special->number("attack");
    }
    const int most = std::min(limit_of(state_, id, modifier::Limited::Range).value_or(BoardQuery::far),
                              limit_of(state_, id, modifier::Limited::Sight).value_or(BoardQuery::far));
    made.range = std::min(made.range, most);
    made.near = std::min(made.near, most);
    if (may_not(state_, id, modifier::Ban::Attack)) made.range = 0;
    made.safe = may_not(state_, id, modifier::Ban::BeAttacked);
    const Value prize = objective_field_.prize(id) / std::max(1, lives_left(state_, id));
    (prize > 0 ? made.life : made.cost) += std::abs(prize);
    if (!state_[id].on_board()) return made;
    // It does not matter who attacks.
    made.only_beside = shunned(query_, {.attacker = id, .target = id, .with = 0, .adjacent = false});
    const BoardSpace& place = (*state_.board)[state_[id].at()];
    made.hex = place.space.at;
    made.height = place.height;
    return made;
}

bool GroundValue::glyph_at(SpaceIndex space) const {
    return std::ranges::any_of(state_.glyphs, [space](const GameGlyph& glyph) { return glyph.at == space; });
}

int GroundValue::nearest_enemy(SpaceIndex at) const {
    int nearest = 1'000;
    for (const Fighter& foe : foes_) nearest = std::min(nearest, distance((*state_.board)[at].space.at, foe.hex));
    return nearest;
}

bool GroundValue::attacks_from_here() const {
    if (state_.turns.empty()) return true;  // Nobody is about to attack.
    for (const AttackProfile& profile : attack_forms(query_, mine_))
        for (const FigureId enemy : enemies_)
            if (!why_no_attack(query_, mine_, profile, enemy)) return true;
    return false;
}

Value GroundValue::best_prize(FigureId id) const {
    const Fighter own = fighter(id);
    if (own.range == 0) return 0;
    const int far = numbers(state_, state_[id].card).move + own.range;
    Value best = 0;
    for (std::size_t i = 0; i < foes_.size(); ++i) {
        const Value prize = objective_field_.prize(enemies_[i]);
        if (prize <= 0 || foes_[i].safe || distance(own.hex, foes_[i].hex) > far) continue;
        best = std::max(best, expected_wounds(own.attack, foes_[i].defense) * prize /
                                  std::max(1, lives_left(state_, enemies_[i])) / 1'000);
    }
    return best;
}

Value GroundValue::best_strike(FigureId id, bool still) const {
    const Fighter own = fighter(id);
    Value best = 0;
    for (const Fighter& foe : foes_) {
        const int far = std::max(1, distance(own.hex, foe.hex) - (still ? 0 : own.move));
        if (own.range == 0 || foe.safe || !own.reaches(foe, far)) continue;
        best = std::max(best, expected_wounds(own.dice(foe, far), foe.defense) * foe.life / 1'000);
    }
    return best;
}

// By distance and levels only; sight is tested only from where the figure stands, because it is expensive.
bool GroundValue::can_strike(const Fighter& from, const Fighter& to, int far) const {
    if (from.range == 0 || to.safe) return false;
    if (from.range > 1) return from.reaches(to, far) && far <= from.range;
    const int above = from.height - to.height;
    return far <= 1 && above < to.tall && -above < from.tall;
}

bool GroundValue::known_without_target(FigureId id, SpaceIndex at) const {
    return std::ranges::any_of(without_target_, [&](const auto& each) {
        return each.first == id && (each.second == at || (each.second == no_space && state_[id].at() != at));
    });
}

bool GroundValue::without_target(FigureId id, SpaceIndex at, SpaceIndex tail) const {
    const Fighter here = fighter(id);
    const HexCoord hex = (*state_.board)[at].space.at;
    if (here.range <= 1 || at == state_[id].at()) return false;
    std::vector<FigureId> near;
    for (std::size_t i = 0; i < foes_.size(); ++i) {
        const int far = distance(hex, foes_[i].hex);
        if (far <= 1) return false;
        if (here.reaches(foes_[i], far)) near.push_back(enemies_[i]);
    }
    if (near.empty()) return false;
    GameState there = state_;
    for (const SpaceIndex space : spaces_of(state_, id)) there.occupants[static_cast<std::size_t>(space)] = -1;
    there[id].spaces[0] = at;
    there[id].spaces[1] = tail;
    for (const SpaceIndex space : spaces_of(there, id))
        there.occupants[static_cast<std::size_t>(space)] = static_cast<std::int16_t>(id.value);
    const BoardQuery query(there);
    return std::ranges::none_of(near, [&](FigureId enemy) { return query.sees(id, enemy); });
}

GroundValue::Match GroundValue::match_with(const Fighter& foe) const {
    Match match{.foe = foe.hex};
    const std::size_t own_ways = own_.range > own_.near ? 2 : 1, foes_ways = foe.range > foe.near ? 2 : 1;
    for (std::size_t level = 0; level < 3; ++level) {
        const int lower = level == 0, higher = level == 2;
        for (std::size_t afar = 0; afar < own_ways; ++afar) {
            const int hits = expected_wounds((afar ? own_.afar : own_.attack) + higher, foe.defense + lower);
            match.strike[afar][level] = hits * foe.life / 1'000 * style_.strike / 100;
        }
        for (std::size_t afar = 0; afar < foes_ways; ++afar) {
            const int wounds = expected_wounds((afar ? foe.afar : foe.attack) + lower, own_.defense + higher);
            match.danger[afar][level] = wounds * own_.life / 4'000;
            match.dread[afar][level] = wounds * own_.cost / 4'000;
        }
    }
    match.dread_to_come = expected_wounds(foe.attack, own_.defense) * own_.cost / 14'000;
    match.most = std::max({1, own_.range, foe.range > 0 ? foe.range + foe.move : 0, foe.range});
    return match;
}

void GroundValue::speak_of(FigureId id) {
    mine_ = id;
    own_ = fighter(id);
    matches_.clear();
    matches_.reserve(foes_.size());
    for (const Fighter& foe : foes_) matches_.push_back(match_with(foe));
    blind_ = path_found_ = style_ways_found_ = false;
    if (!state_[id].on_board()) return;
    if (seek_factor_ > 0 && own_.range > 0 && !attacks_from_here()) {
        find_path();
        blind_ = path_->steps(state_[id].at()) != PathEstimate::never;
        if (blind_) return;
    }
    if (own_.range <= 1) return;
    bool near = false, sees = false;
    for (std::size_t i = 0; i < foes_.size() && !sees; ++i) {
        if (!own_.reaches(foes_[i], distance(own_.hex, foes_[i].hex))) continue;
        near = true;
        sees = query_.sees(id, enemies_[i]);
    }
    blind_ = near && !sees;
}

void GroundValue::find_path() {
    path_found_ = true;
    std::vector<Goal> goals;
    for (std::size_t i = 0; i < foes_.size(); ++i)
        if (!foes_[i].safe) goals.push_back({.at = state_[enemies_[i]].at(), .beside = true});
    const Climber climber = usual_climber(state_, mine_);
    std::vector<SpaceIndex> closed = closed_glyphs(state_, mine_);
    if (seek_factor_ > 0 && state_[mine_].on_board()) {
        std::vector<SpaceIndex> others = closed;  // Whoever stands in the way stays there, as nobody fights.
        for (std::size_t i = 0; i < state_.occupants.size(); ++i)
            if (state_.occupants[i] >= 0 && state_.occupants[i] != mine_.value)
                others.push_back(static_cast<SpaceIndex>(i));
        path_ = path_to(state_, climber, goals, std::move(others));
        if (path_->steps(state_[mine_].at()) != PathEstimate::never) return;
    }
    path_ = path_to(state_, climber, std::move(goals), std::move(closed));
}

// The worth of a place from which nobody can be struck: the nearer to an enemy on foot, the better.
Value GroundValue::approach(SpaceIndex at, bool blind) {
    if (!path_found_) find_path();
    const int steps = path_->steps(at);
    const int far = steps == PathEstimate::never ? nearest_enemy(at) + 50 : steps;
    // A way that the scenario wants is to be heard beside that to the enemy.
    const Value step = (objective_field_.none() ? 2'000 : 1'000) * std::max(1, blind ? seek_factor_ : 0);
    return -step * std::max(1, blind ? far : far - own_.range) * style_.approach / 100;
}

// The way to the highest ground that the figure can come to and on which nobody else stands.
void GroundValue::find_way_up(const Climber& climber) {
    const Board& board = *state_.board;
    std::map<Height, std::vector<Goal>, std::greater<>> by_height;
    for (std::size_t i = 0; i < board.size(); ++i) {
        const auto space = static_cast<SpaceIndex>(i);
        const FigureId other = figure_at(state_, space);
        if (board[space].stand == Stand::Figures && (!other.valid() || other == mine_))
            by_height[board[space].height].push_back({.at = space});
    }
    for (const auto& [height, goals] : by_height) {
        up_.find(state_, climber, goals);
        if (up_.steps(state_[mine_].at()) != PathEstimate::never) return;
    }
}

void GroundValue::find_style_ways() {
    if (style_ways_found_) return;
    style_ways_found_ = true;
    const Climber climber = usual_climber(state_, mine_);
    if (style_.height_way != 0 && own_.range > 1) find_way_up(climber);
    std::vector<Goal> glyphs;
    for (const GameGlyph& glyph : state_.glyphs) {
        if (glyph.at == no_space) continue;
        const FigureId other = figure_at(state_, glyph.at);
        const bool taken = other.valid() && other != mine_ && controller(state_, other) == controller(state_, mine_);
        if (!taken) glyphs.push_back({.at = glyph.at});
    }
    if (style_.glyph_way != 0) to_glyph_.find(state_, climber, glyphs);
}

// What only some styles look at.
Value GroundValue::of_style(SpaceIndex at) {
    if (style_.height_way == 0 && style_.glyph_way == 0 && style_.crowd == 0) return 0;
    Value sum = 0;
    if (state_[mine_].on_board()) {
        find_style_ways();
        const auto along = [&](const PathEstimate& way, int weight) {
            const int steps = way.steps(at);
            return steps == PathEstimate::never ? Value{0} : Value{-weight} * steps;
        };
        if (style_.height_way != 0 && own_.range > 1) sum += along(up_, style_.height_way);
        if (style_.glyph_way != 0) sum += along(to_glyph_, style_.glyph_way);
    }
    if (style_.crowd == 0) return sum;
    const HexCoord hex = (*state_.board)[at].space.at;
    for (std::size_t i = 0; i < state_.figures.size(); ++i) {
        const FigureId other{static_cast<int>(i)};
        if (other == mine_ || !state_[other].on_board() || controller(state_, other) != controller(state_, mine_))
            continue;
        if (distance((*state_.board)[state_[other].at()].space.at, hex) <= 2) sum -= style_.crowd;
    }
    return sum;
}

// The cost of standing there: molten lava destroys the figure in all but one case of twenty, a lava field takes a life
// every other round.
Value GroundValue::burnt(FigureId id, const BoardSpace& place) const {
    const GroundEffect& ground = place.ground;
    if (!ground.molten && !ground.burns) return 0;
    if (immune_to_ground(state_, id, place.terrain)) return 0;
    if (ground.molten) return (own_.life + own_.cost) * lives_left(state_, id);
    return (own_.life + own_.cost) / 3;
}

Value GroundValue::operator()(FigureId id, SpaceIndex at) {
    if (mine_ != id) speak_of(id);
    const BoardSpace& place = (*state_.board)[at];
    const Value high = 30 * place.height * style_.height / 100 + objective_field_.at(id, at) +
                       company_.at(id, at) * style_.company / 100 - burnt(id, place) + of_style(at);
    const Value glyph = glyph_at(at) && !(seek_factor_ > 0 && blind_) ? Value{9} * style_.glyph : 0;
    if (foes_.empty()) return high;
    Fighter here = own_;
    here.hex = place.space.at;
    here.height = place.height;
    const bool blind = blind_ || known_without_target(id, at);
    Value best = -1'000'000, danger = 0, dread = 0;
    for (std::size_t i = 0; i < foes_.size(); ++i) {
        const Match& match = matches_[i];
        const int far = distance(here.hex, match.foe);
        if (far > match.most) continue;
        const Fighter& foe = foes_[i];
        const int above = here.height - foe.height;
        const std::size_t level = above < 0 ? 0 : above == 0 ? 1 : 2;
        if (can_strike(here, foe, far) && (!blind || far <= 1))
            best = std::max(best, match.strike[here.by_special(foe, far)][level] +
                                      (own_.range > 1 ? 80 * far * style_.afar / 100 : 0));
        if (can_strike(foe, here, far)) {
            danger += match.danger[foe.by_special(here, far)][level];
            dread += match.dread[foe.by_special(here, far)][level];
        } else if (foe.range > 0 && far <= foe.range + foe.move) {  // It may still come near enough.
            dread += match.dread_to_come;
        }
    }
    if (own_.range == 0) return high - danger - dread + glyph;  // Coming near does not help it.
    if (best < 0) best = approach(at, blind);
    // Danger only decides between places that are nearly as good: who waits is struck first.
    const Value feared = std::min(danger, std::max<Value>(best, 0) / 10) * style_.danger / 100 +
                         danger * std::max(0, style_.danger - 100) / 400;
    return best - feared - dread + high + glyph;
}

}  // namespace hexwright::players
