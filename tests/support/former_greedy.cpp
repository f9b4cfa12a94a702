// The greedy player as it was before it learned to read the cards: what the present one is measured against.
#include "tests/support/former_greedy.h"

#include "engine/game/attacking.h"
#include "engine/game/power.h"
#include "engine/game/scenario_rules.h"
#include "engine/players/expected_value.h"
#include "engine/players/expected_wounds.h"
#include "engine/players/objective_field.h"
#include "engine/players/player.h"
#include "tests/support/every_room.h"

#include <algorithm>

namespace hexwright::testing {
namespace former {
namespace {

int furthest_attack(const GameState& state, FigureId id);  // The larger of its Range and that of its special attacks.

class GroundValue {
public:
    GroundValue(const BoardQuery& query, PlayerId seat, ObjectiveField& objective_field);

    const std::vector<FigureId>& enemies() const { return enemies_; }
    Value operator()(FigureId id, SpaceIndex at);  // For one of the seat's figures.
    // Whether a figure that attacks from a distance would see nobody from there, though an enemy is in range.
    // Expensive: it computes a whole view. A place known to be in vain is worth no more than its way to the enemy.
    bool without_target(FigureId id, SpaceIndex at, SpaceIndex tail) const;
    // With no_space: wherever the figure does not stand already.
    void know_without_target(FigureId id, SpaceIndex at) { without_target_.emplace_back(id, at); }

    Value best_prize(FigureId id) const;     // Expected from an attack after a move, beyond points.
    int nearest_enemy(SpaceIndex at) const;  // In spaces in a straight line; 1,000 if there is no enemy.

private:
    struct Fighter {
        HexCoord hex{};
        int height = 0, tall = 5, attack = 0, defense = 0, range = 1;  // Range 0: it may not attack.
        // `life`: worth of one life; `cost`: what a life of the seat's own counts beyond its points.
        Value life = 0, cost = 0;
        int move = 0;
        // A normal attack reaches `near` spaces; beyond that a special attack reaches with `afar` dice.
        int near = 1, afar = 0;
        bool safe = false;  // Nobody may attack it.
        int dice(int far) const { return far <= near ? attack : afar; }
    };
    Fighter fighter(FigureId id) const;
    void speak_of(FigureId id);
    bool can_strike(const Fighter& from, const Fighter& to, int far) const;
    Value approach(SpaceIndex at, bool blind);
    bool known_without_target(FigureId id, SpaceIndex at) const;
    Value burnt(FigureId id, const GroundEffect& ground) const;
    bool glyph_at(SpaceIndex space) const;

    const BoardQuery& query_;
    const GameState& state_;
    ObjectiveField& objective_field_;
    std::vector<FigureId> enemies_;
    std::vector<Fighter> foes_;
    std::vector<std::pair<FigureId, SpaceIndex>> without_target_;
    // The figure that own_ describes; the spaces of one figure are asked for together.
    FigureId mine_{};
    Fighter own_{};
    bool blind_ = false;       // It has enemies in range and sees none of them.
    bool path_found_ = false;  // path_ is for this figure.
    PathEstimate path_{};
};

// The special attack that reaches farthest beyond its Range; nullptr for none.
const PrintedPower* furthest_special(const GameState& state, FigureId id) {
    int range = numbers(state, state[id].card).range;
    const PrintedPower* furthest = nullptr;
    if (!state.rules().powers || state[state[id].card].negated) return furthest;
    const auto& powers = printed(state, id).powers;
    const auto& rows = state.setup->powers[state[state[id].card].kind.index()];
    for (std::size_t i = 0; i < powers.size(); ++i)
        if (rows[i] && rows[i]->special_attack && powers[i].number("range") > range)
            range = powers[i].number("range"), furthest = &powers[i];
    return furthest;
}

int furthest_attack(const GameState& state, FigureId id) {
    const PrintedPower* special = furthest_special(state, id);
    return special ? special->number("range") : numbers(state, state[id].card).range;
}

GroundValue::GroundValue(const BoardQuery& query, PlayerId seat, ObjectiveField& objective_field)
    : query_(query), state_(query.state()), objective_field_(objective_field) {
    const GameState& seen = state_;
    for (std::size_t i = 0; i < seen.figures.size(); ++i) {
        const FigureId id{static_cast<int>(i)};
        if (!seen[id].on_board() || team_of(seen, controller(seen, id)) == team_of(seen, seat)) continue;
        enemies_.push_back(id);
        foes_.push_back(fighter(id));
    }
}

GroundValue::Fighter GroundValue::fighter(FigureId id) const {
    const CardNumbers card = numbers(state_, state_[id].card);
    Fighter made{{},           0,          printed(state_, id).height, card.attack,
                 card.defense, card.range, value_of_life(state_, id),  0,
                 card.move};
    made.near = card.range;
    if (const PrintedPower* special = furthest_special(state_, id))
        made.range = special->number("range"), made.afar = special->number("attack");
    if (may_not(state_, id, modifier::Ban::Attack)) made.range = 0;
    made.safe = may_not(state_, id, modifier::Ban::BeAttacked);
    const Value prize = objective_field_.prize(id) / std::max(1, lives_left(state_, id));
    (prize > 0 ? made.life : made.cost) += std::abs(prize);
    if (!state_[id].on_board()) return made;
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

// By distance and levels only; sight is tested only from where the figure stands, because it is expensive.
bool GroundValue::can_strike(const Fighter& from, const Fighter& to, int far) const {
    if (from.range == 0 || to.safe) return false;
    if (from.range > 1) return far <= from.range;
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
        if (far <= here.range) near.push_back(enemies_[i]);
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

void GroundValue::speak_of(FigureId id) {
    mine_ = id;
    own_ = fighter(id);
    blind_ = path_found_ = false;
    if (own_.range <= 1 || !state_[id].on_board()) return;
    bool near = false, sees = false;
    for (std::size_t i = 0; i < foes_.size() && !sees; ++i) {
        if (distance(own_.hex, foes_[i].hex) > own_.range) continue;
        near = true;
        sees = query_.sees(id, enemies_[i]);
    }
    blind_ = near && !sees;
}

// The worth of a place from which nobody can be struck: the nearer to an enemy on foot, the better.
Value GroundValue::approach(SpaceIndex at, bool blind) {
    if (!path_found_) {
        std::vector<Goal> goals;
        for (std::size_t i = 0; i < foes_.size(); ++i)
            if (!foes_[i].safe) goals.push_back({.at = state_[enemies_[i]].at(), .beside = true});
        path_.find(state_, usual_climber(state_, mine_), goals);
        path_found_ = true;
    }
    const int steps = path_.steps(at);
    const int far = steps == PathEstimate::never ? nearest_enemy(at) + 50 : steps;
    return -400 * std::max(1, blind ? far : far - own_.range);
}

// The cost of standing there: molten lava destroys the figure in all but one case of twenty, a lava field takes a life
// every other round.
Value GroundValue::burnt(FigureId id, const GroundEffect& ground) const {
    if (ground.molten) return (own_.life + own_.cost) * lives_left(state_, id);
    return ground.burns ? (own_.life + own_.cost) / 3 : 0;
}

Value GroundValue::operator()(FigureId id, SpaceIndex at) {
    if (mine_ != id) speak_of(id);
    const BoardSpace& place = (*state_.board)[at];
    const Value high = 30 * place.height + objective_field_.at(id, at) - burnt(id, place.ground);
    if (foes_.empty()) return high;
    Fighter here = own_;
    here.hex = place.space.at;
    here.height = place.height;
    const bool blind = blind_ || known_without_target(id, at);
    Value best = -1'000'000, danger = 0, dread = 0;
    for (const Fighter& foe : foes_) {
        const int far = distance(here.hex, foe.hex), above = here.height - foe.height;
        if (can_strike(here, foe, far) && (!blind || far <= 1)) {
            const Value strike =
                expected_wounds(own_.dice(far) + (above > 0), foe.defense + (above < 0)) * foe.life / 1'000;
            best = std::max(best, strike + (own_.range > 1 ? 80 * far : 0));
        }
        if (!can_strike(foe, here, far)) {  // It may still come near enough.
            if (foe.range > 0 && far <= foe.range + foe.move)
                dread += expected_wounds(foe.attack, own_.defense) * own_.cost / 14'000;
            continue;
        }
        const int wounds = expected_wounds(foe.dice(far) + (above < 0), own_.defense + (above > 0));
        danger += wounds * own_.life / 4'000;
        dread += wounds * own_.cost / 4'000;
    }
    if (own_.range == 0) return high - danger - dread + (glyph_at(at) ? 900 : 0);  // Coming near does not help it.
    if (best < 0) best = approach(at, blind);
    // Limited so that figures still come near.
    const Value feared = std::min(danger, std::max<Value>(best, 0) * 3 / 4);
    return best - feared - dread + high + (glyph_at(at) ? 900 : 0);
}
// The expected wounds of an attack, plus a prize for what it may destroy.
Value value_of_attack(const BoardQuery& query, const ObjectiveField& objective_field, FigureId attacker,
                      const AttackProfile& profile, FigureId target) {
    const GameState& state = query.state();
    const AttackContext context = attack_context(query, attacker, profile, target);
    const Value expected =
        expected_wounds(attack_pool(query, context, profile).dice(), defense_pool(query, context).dice());
    const Value counted = std::min<Value>(expected, 1'000LL * lives_left(state, target));
    const Value life =
        value_of_life(state, target) + objective_field.prize(target) / std::max(1, lives_left(state, target));
    return counted * life / 1'000 + counted * 4 / lives_left(state, target);
}

// Leaving attacks and falls count as half a wound.
Value value_of_harm(const GameState& state, const ObjectiveField& objective_field, FigureId id, const Move& move) {
    if (move.path.empty()) return 0;
    return (value_of_life(state, id) +
            std::max<Value>(0, -objective_field.prize(id)) / std::max(1, lives_left(state, id))) /
               2 +
           200;
}

class Judge {
public:
    Judge(const GameState& seen, PlayerId seat)
        : query_(seen),
          state_(seen),
          seat_(seat),
          objective_field_(seen, seat),
          ground_(query_, seat, objective_field_) {}

    Value operator()(const Action& action) {
        return std::visit([this](const auto& each) { return of(each); }, action);
    }

    // True for a move towards a shot that cannot be taken from its end. From now on that move, or with `all` every such
    // move of the figure, is worth less.
    bool without_target(const Action& action, bool all) {
        const auto* move = std::get_if<Move>(&action);
        if (!move || !ground_.without_target(move->figure, move->at, move->tail)) return false;
        ground_.know_without_target(move->figure, all ? no_space : move->at);
        stayer_ = FigureId{};
        return true;
    }

private:
    Value of(const DraftCard& a) { return state_.catalogue()[a.card].points * 10; }
    // Placing a figure that is not on the board yet always beats leaving it out.
    Value of(const PlaceFigure& a) { return ground_(a.figure, a.at) + (state_[a.figure].on_board() ? 0 : 1'000'000); }
    Value of(const PlaceMarker& a) {
        if (next_step(state_)->kind == Step::Kind::PowerStep) return value_of_moving_marker(a);
        const int already = __builtin_popcount(state_[a.card].markers);
        if (a.marker == x_marker) return -value_of_turn(a.card);
        // The figures would be gone by that turn.
        const bool gone = already > 0 && already >= objective_field_.turns_of_way(a.card);
        return value_of_turn(a.card) / (gone ? 100 : already + 1);
    }
    Value of(const TakeTurn& a) { return value_of_turn(a.card); }
    Value of(const Move& a) {
        if (no_enemies() && objective_field_.none()) return 0;
        if (stayer_ != a.figure) {  // Moves of one figure are adjacent in the list.
            stayer_ = a.figure;
            stay_ = ground_(a.figure, state_[a.figure].at());
        }
        return ground_(a.figure, a.at) - stay_ - value_of_harm(state_, objective_field_, a.figure, a) -
               (in_place_of_attack(a) ? 100 : 0);
    }
    Value of(const Attack& a) {
        if (attacker_ != a.figure) {
            attacker_ = a.figure;
            forms_ = attack_forms(query_, a.figure);
        }
        for (const AttackProfile& profile : forms_)
            if (profile.with == a.with)
                return 100 + value_of_attack(query_, objective_field_, a.figure, profile, a.target) * profile.attacks;
        return 0;
    }
    Value of(const UsePower& a) {
        if (a.card.valid()) return 5'000 + value_of_turn(a.card);  // Gives a turn.
        // Sets the figure elsewhere, or fires along a line.
        if (a.at != no_space && !a.target.valid() && !no_enemies()) {
            if (!state_.turns.empty() && state_.turns.back().phase == Turn::Phase::Attacking) return 4'000;
            return ground_(a.figure, a.at) - ground_(a.figure, state_[a.figure].at());
        }
        const PrintedPower& power = power_of(state_, a.figure, a.power);
        if (!a.target.valid()) return value_for_itself(a.figure, power);
        if (power.has("attack")) return value_of_ride(a, power);
        const bool heals = power.has("heal");
        const bool mine = team_of(state_, controller(state_, a.target)) == team_of(state_, seat_);
        return heals == mine ? 50'000 : -1;
    }
    // Losing one's own: the cheapest; among others: the most valuable.
    Value of(const ChooseFigure& a) {
        if (const Value expected = expected_value_of_choice(state_, seat_, objective_field_, a.figure); expected != 0)
            return expected;
        const bool mine = team_of(state_, controller(state_, a.figure)) == team_of(state_, seat_);
        const Value worth = value_of_life(state_, a.figure) / std::max(1, lives_left(state_, a.figure));
        return mine ? -worth : worth;
    }
    Value of(const ChooseCard& a) {
        return value_of_turn(a.card) * (team_of(state_, state_[a.card].controller) == team_of(state_, seat_) ? 1 : -1);
    }
    Value of(const ChoosePlayer&) { return 1; }
    Value of(const AttackObject&) { return 1; }
    Value of(const ChooseGlyph&) { return 1; }
    Value of(const ChooseSpace&) { return 1; }
    Value of(const ChooseOption&) { return 1; }
    Value of(const StartRule&) { return 1; }  // It did not know of these two.
    Value of(const ChooseNumber&) { return 1; }
    Value of(const Answer& a) {
        const Value expected = expected_value_of_yes(state_, seat_, objective_field_);
        return !a.yes ? 0 : expected != 0 ? expected : 1;
    }
    Value of(const Done&) { return 0; }
    template <class ByHand>
        requires is_by_hand<ByHand>
    Value of(const ByHand&) {
        return -1'000'000;
    }

    // A power of the figure or its card that has no target.
    Value value_for_itself(FigureId figure, const PrintedPower& power) const {
        const int nearest = ground_.nearest_enemy(state_[figure].at()), reach = furthest_attack(state_, figure);
        const CardNumbers its = numbers(state_, state_[figure].card);
        if (power.number("attack") < 0)
            return nearest > its.move + reach ? 300 : -1;  // Weaker, and no enemy to strike.
        if (power.has("range-more"))
            return nearest > its.range && nearest <= its.range + power.number("range-more") ? 4'000 : -1;
        return power.has("d20-fails") ? -1 : 300;
    }
    // An attack by a power that stands in place of the normal one.
    Value value_of_ride(const UsePower& a, const PrintedPower& power) {
        const AttackProfile profile{
            a.power, power.number("range", 1), power.number("attack"), power.number("attacks", 1), &power, nullptr};
        const auto worth = [&](const AttackProfile& form, FigureId target) {
            return value_of_attack(query_, objective_field_, a.figure, form, target);
        };
        const auto& made = state_.turns.back().attacks_made;
        const bool rides =
            state_[a.figure].moved != Figure::Moved::No || std::ranges::count(made, a.figure, &AttackMade::figure) > 0;
        if (rides) return 100 + worth(profile, a.target);
        // The first of several: all of them together stand against one normal attack.
        const AttackProfile normal = attack_forms(query_, a.figure).front();
        Value ride = 0, best = 0;
        for (const FigureId enemy : ground_.enemies())
            if (query_.adjacent(a.figure, enemy)) {
                ride += worth(profile, enemy);
                best = std::max(best, worth(normal, enemy));
            }
        return ride > best ? 100 + worth(profile, a.target) : -1;
    }
    bool in_place_of_attack(const Move& a) const {
        return a.way > 0 && power_of(state_, a.figure, a.way).has("attacks");
    }
    // One that goes to a card whose turn promises more than that of the card it lies on.
    Value value_of_moving_marker(const PlaceMarker& a) {
        const PlayerId player = next_step(state_)->player;
        for (std::size_t i = 0; i < state_.cards.size(); ++i) {
            const CardId from{static_cast<int>(i)};
            const bool lies_here = state_[from].marked == player && (state_[from].markers & marker_bit(a.marker)) != 0;
            if (lies_here) return (a.marker == x_marker ? -1 : 1) * (value_of_turn(a.card) - value_of_turn(from));
        }
        return 0;
    }

    bool no_enemies() const { return ground_.enemies().empty(); }

    // A power puts one of its figures that wait off the board down before its turn.
    bool brings_figure(CardId card) const {
        const auto& rows = state_.setup->powers[state_[card].kind.index()];
        return state_.rules().powers && !state_[card].negated &&
               std::ranges::any_of(rows,
                                   [](const Power* row) { return row && row->off_board && row->before_reveal; }) &&
               std::ranges::any_of(figures_of(state_, card),
                                   [&](FigureId id) { return state_[id].place == Figure::Place::Reserve; });
    }
    // How much a turn with this card promises now.
    Value value_of_turn(CardId card) {
        Value sum =
            objective_field_.of_turn(card) + (brings_figure(card) ? Value{3'000} * numbers(state_, card).attack : 0);
        for (const FigureId id : figures_of(state_, card)) {
            if (!state_[id].on_board() || no_enemies()) continue;
            sum += ground_.best_prize(id);
            const int nearest = ground_.nearest_enemy(state_[id].at());
            const CardNumbers its = numbers(state_, card);
            sum +=
                Value{1'000} * its.attack * (nearest <= its.move + furthest_attack(state_, id) ? 3 : 1) - 20 * nearest;
        }
        return sum;
    }

    BoardQuery query_;
    const GameState& state_;
    PlayerId seat_;
    ObjectiveField objective_field_;
    GroundValue ground_;
    FigureId stayer_{};  // The figure whose place is worth stay_.
    Value stay_ = 0;
    FigureId attacker_{};  // The figure that forms_ belong to.
    std::vector<AttackProfile> forms_;
};

std::size_t best_of(Judge& judge, const std::vector<Action>& legal, DiceBag& bag) {
    std::vector<std::size_t> best;
    Value most = 0;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        const Value worth = judge(legal[i]);
        if (best.empty() || worth > most) best.clear(), most = worth;
        if (worth == most) best.push_back(i);
    }
    return best[draw_below(bag, static_cast<std::uint32_t>(best.size()))];
}

std::size_t choose(const GameState& seen, PlayerId seat, const std::vector<Action>& legal, DiceBag& bag) {
    // Retries for moves to a place without sight of a target.
    constexpr int looks = 6;
    Judge judge(seen, seat);
    std::size_t best = best_of(judge, legal, bag);
    for (int i = 1; i <= looks && judge.without_target(legal[best], i == looks); ++i) best = best_of(judge, legal, bag);
    return best;
}

}  // namespace
}  // namespace former

const PlayerKind& former_greedy() {
    static const PlayerKind kind{"former-greedy", former::choose};
    return kind;
}

}  // namespace hexwright::testing
