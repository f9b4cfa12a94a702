// Looks one action ahead and rates each by points of wounds, height, distance, glyphs and danger. Decides only by what
// its seat sees.
#include "engine/game/attacking.h"
#include "engine/game/flow.h"
#include "engine/game/objects.h"
#include "engine/game/power.h"
#include "engine/game/powers.h"
#include "engine/game/scenario_rules.h"
#include "engine/players/expected_value.h"
#include "engine/players/expected_wounds.h"
#include "engine/players/greedy_values.h"
#include "engine/players/ground_value.h"
#include "engine/players/path_estimate.h"
#include "engine/players/player.h"
#include "engine/players/style.h"

#include <algorithm>
#include <memory>
#include <optional>

namespace hexwright::players {
namespace {

// The expected wounds of an attack, plus a prize for what it may destroy.
Value value_of_attack(const BoardQuery& query, const ObjectiveField& objective_field, FigureId attacker,
                      const AttackProfile& profile, FigureId target) {
    const GameState& state = query.state();
    const AttackContext context = attack_context(query, attacker, profile, target);
    const Value expected =
        expected_wounds(attack_pool(query, context, profile).dice(), defense_pool(query, context).dice());
    const Value counted = std::min<Value>(expected, 1'000LL * lives_left(state, target));
    const Value life =
        value_of_next_life(state, target) + objective_field.prize(target) / std::max(1, lives_left(state, target));
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

// More than any turn promises: what a card is worth less that can do nothing.
constexpr Value idle = 1'000'000'000;

bool names_figures(const PrintedPower& power) {
    return power.has("form") || power.has("species") || power.has("class") || power.has("rarity");
}

class Judge {
public:
    Judge(const GameState& seen, PlayerId seat, const StyleWeights& style = {})
        : query_(seen),
          state_(seen),
          seat_(seat),
          style_(style),
          objective_field_(seen, seat),
          ground_(query_, seat, objective_field_, style) {}

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
    // A card that cannot come to the enemy itself only helps those that its powers name.
    Value of(const DraftCard& a) {
        const ArmyCard& card = state_.catalogue()[a.card];
        const bool still = numbers(card, state_.rules()).move == 0;
        return card.points * (still && !has_any_named_by(card) ? 1 : 10);
    }
    // Placing a figure that is not on the board yet always beats leaving it out.
    Value of(const PlaceFigure& a) { return ground_(a.figure, a.at) + (state_[a.figure].on_board() ? 0 : 1'000'000); }
    Value of(const PlaceMarker& a) {
        if (next_step(state_)->kind == Step::Kind::PowerStep) return value_of_moving_marker(a);
        const int already = __builtin_popcount(state_[a.card].markers);
        if (!can_act(a.card)) return -idle - a.marker;
        if (a.marker == x_marker) return -value_of_marker(a.card);
        // The figures would be gone by that turn.
        const bool gone = already > 0 && already >= objective_field_.turns_of_way(a.card);
        // A side does best to go on with its best card, where the scenario does not want several to be somewhere.
        const int less = (objective_field_.none() ? 30 : 40) * style_.rest / 100;
        return value_of_marker(a.card) * 100 / (gone ? 10'000 : 100 + less * already) - a.marker;  // The best first.
    }
    Value of(const TakeTurn& a) { return value_of_turn(a.card) - (can_act(a.card) ? 0 : idle); }
    Value of(const Move& a) {
        if (no_enemies() && objective_field_.none()) return 0;
        if (stayer_ != a.figure) {  // Moves of one figure are adjacent in the list.
            stayer_ = a.figure;
            stay_ = ground_(a.figure, state_[a.figure].at());
        }
        const Value gain = ground_(a.figure, a.at) - stay_ - value_of_harm(state_, objective_field_, a.figure, a) -
                           (in_place_of_attack(a) ? 100 : 0);
        return gain > 0 ? gain : gain - 1;  // To stay is better than to turn on the spot.
    }
    Value of(const Attack& a) {
        if (spared(controller(state_, a.target))) return -1;
        if (attacker_ != a.figure) {
            attacker_ = a.figure;
            forms_ = attack_forms(query_, a.figure);
        }
        for (const AttackProfile& profile : forms_)
            if (profile.with == a.with)
                return 100 + value_of_attack(query_, objective_field_, a.figure, profile, a.target) * profile.attacks;
        return 0;
    }
    // Pieces count by what the scenario makes of them and by their points; the enemy's others a little.
    Value of(const AttackObject& a) {
        if (spared(state_[a.object].owner)) return -1;
        const ObjectType& type = type_of(state_, a.object);
        const Value prize = objective_field_.prize(a.object) + 100 * Value{type.points};
        if (prize == 0 && !state_[a.object].owner.valid()) return -1;
        for (const AttackProfile& profile : attack_forms(query_, a.figure)) {
            if (profile.with != a.with) continue;
            const int dice = attack_roll(query_, a.figure, profile, a.object).pool.dice();
            const Value most = 1'000LL * life_left(state_, a.object);
            const Value expected = std::min<Value>(expected_wounds(dice, type.defense), most);
            return 20 + expected * (prize / std::max(1, life_left(state_, a.object)) + 20) / 1'000;
        }
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
        const bool heals = power.has("heal") || std::ranges::any_of(power.clauses, [](const PowerClause& clause) {
                               return clause.has("heal");
                           });
        const bool mine = team_of(state_, controller(state_, a.target)) == team_of(state_, seat_);
        const bool strengthens = power.number("attack-dice") > 0 && power.lists("whose", "yours");
        return (heals || strengthens) == mine ? 50'000 : -1;
    }
    // Losing one's own: the cheapest; among others: the most valuable.
    Value of(const ChooseFigure& a) {
        if (const Value expected = expected_value_of_choice(state_, seat_, objective_field_, a.figure); expected != 0)
            return expected;
        const bool mine = team_of(state_, controller(state_, a.figure)) == team_of(state_, seat_);
        const Value worth = value_of_life(state_, a.figure) / std::max(1, lives_left(state_, a.figure));
        return mine ? value_of_wounds_waiting() - worth : worth;
    }
    Value of(const ChooseCard& a) {
        return value_of_turn(a.card) * (team_of(state_, state_[a.card].controller) == team_of(state_, seat_) ? 1 : -1);
    }
    Value of(const ChoosePlayer&) { return 1; }
    Value of(const ChooseGlyph&) { return 1; }
    Value of(const ChooseSpace& a) { return 1 + expected_value_of_space(state_, seat_, objective_field_, a.at); }
    // Rather something than nothing.
    Value of(const ChooseOption& a) { return 1 + expected_value_of_option(state_, seat_, objective_field_, a.option); }
    Value of(const StartRule& a) { return 1 + expected_value_of_start(state_, seat_, objective_field_, a); }
    // Nothing is known of what comes of a number.
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

    // Those that the figure takes if nobody is given for it; 0 where that is not the question.
    Value value_of_wounds_waiting() const {
        const Step* step = next_step(state_);
        if (!step || step->kind != Step::Kind::PowerStep || power_of(state_, step->figure, step->number).id != "rabble")
            return 0;
        const int wounds = std::min<int>(step->more, lives_left(state_, step->figure));
        return value_of_life(state_, step->figure) * wounds;
    }
    // A power of the figure or its card that has no target.
    Value value_for_itself(FigureId figure, const PrintedPower& power) const {
        const int nearest = ground_.nearest_enemy(state_[figure].at()), reach = furthest_attack(state_, figure);
        const CardNumbers its = numbers(state_, state_[figure].card);
        if (power.number("attack") < 0 || power.yes("no-attack"))
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

    bool has_any_named_by(const ArmyCard& card) const {
        return std::ranges::any_of(state_.cards, [&](const GameCard& own) {
            return own.controller == seat_ && std::ranges::any_of(card.powers, [&](const PrintedPower& power) {
                       return names_figures(power) && is_any_of(state_.catalogue()[own.kind], power);
                   });
        });
    }

    // A truce that could be broken is kept.
    bool spared(PlayerId other) const { return peace_between(state_, seat_, other) != Peace::None; }
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
    // How much a turn of this figure promises now: its strike, those whom it comes to help, and its way to the next
    // strike, if it can move at all.
    Value value_of_turn(FigureId id) {
        if (!state_[id].on_board() || no_enemies()) return 0;
        const CardNumbers its = numbers(state_, state_[id].card);
        const bool still = its.move == 0 || may_not(state_, id, modifier::Ban::Move);
        const Value strike = ground_.best_strike(id, still);
        const Value sum = ground_.best_prize(id) + 2 * strike + 20 * ground_.company_gain(id);
        if (still) return sum;
        const Value lags = strike == 0 ? value_of_life(state_, id) * lives_left(state_, id) / 5 : 0;
        return sum + lags + Value{500} * its.attack - 20 * ground_.nearest_enemy(state_[id].at());
    }
    // How much a turn with this card promises now.
    Value value_of_turn(CardId card) {
        Value sum =
            objective_field_.of_turn(card) + (brings_figure(card) ? Value{3'000} * numbers(state_, card).attack : 0);
        for (const FigureId id : figures_of(state_, card)) sum += value_of_turn(id);
        return sum;
    }

    // The same before its turn has come, with the best turn that its powers may give to another card. Kept,
    // because each card is asked about for each marker that could lie there.
    Value value_of_marker(CardId card) {
        marker_values_.resize(state_.cards.size());
        auto& known = marker_values_[card.index()];
        if (!known) known = find_value_of_marker(card);
        return *known;
    }
    Value find_value_of_marker(CardId card) {
        begin_turn_of(card);
        Actions offers;
        power_offers_in_turn(in_turn_->query, offers);
        Value given = 0;
        for (const Action& offer : offers)
            if (const auto* use = std::get_if<UsePower>(&offer); use && use->card.valid())
                given = std::max(given, value_of_turn(use->card));
        return value_of_turn(card) + given;
    }

    // Whether a turn of the card, as things are now, would leave it anything to decide.
    bool can_act(CardId card) {
        can_act_.resize(state_.cards.size());
        auto& known = can_act_[card.index()];
        if (!known) known = brings_figure(card) || any_can_step(card) || has_offers_in_turn(card);
        return *known;
    }
    // Any of its figures has a free space beside it to which it can walk: quick, and true of nearly all cards.
    bool any_can_step(CardId card) const {
        if (numbers(state_, card).move <= 0) return false;
        return std::ranges::any_of(figures_of(state_, card), [this](FigureId id) {
            return state_[id].on_board() && state_[id].tail() == no_space && !trapped(query_, id) && has_free_step(id);
        });
    }
    bool has_free_step(FigureId id) const {
        const Climber climber = usual_climber(state_, id);
        return std::ranges::any_of(state_.board->links(state_[id].at()), [&](const Link& link) {
            return (*state_.board)[link.to].stand == Stand::Figures && !figure_at(state_, link.to).valid() &&
                   std::ranges::count(state_.glyphs, link.to, &GameGlyph::at) == 0 &&
                   climb(*state_.board, link, climber, state_.rules()).verdict == Verdict::Fine;
        });
    }
    bool has_offers_in_turn(CardId card) {
        begin_turn_of(card);
        for (const Turn::Phase phase :
             {Turn::Phase::Start, Turn::Phase::Moving, Turn::Phase::Attacking, Turn::Phase::End}) {
            in_turn_->state.turns.back().phase = phase;
            const Actions offers = turn_offers(in_turn_->state, {});
            if (std::ranges::any_of(offers, [](const Action& a) { return !std::holds_alternative<Done>(a); }))
                return true;
        }
        return false;
    }
    void begin_turn_of(CardId card) {
        if (!in_turn_) in_turn_ = std::make_unique<InTurn>(state_);
        in_turn_->state.turns = {Turn{.player = seat_, .card = card}};
        for (const FigureId id : figures_of(state_, card)) {
            Figure& figure = in_turn_->state[id];
            figure.moved = Figure::Moved::No;
            figure.move_left = 0;
            figure.chosen = figure.barred = false;
        }
    }

    // The state while a card takes its turn, with nobody elsewhere.
    struct InTurn {
        explicit InTurn(const GameState& now) : state(now), query(state) {}
        GameState state;
        BoardQuery query;
    };

    BoardQuery query_;
    const GameState& state_;
    PlayerId seat_;
    StyleWeights style_;
    ObjectiveField objective_field_;
    GroundValue ground_;
    FigureId stayer_{};  // The figure whose place is worth stay_.
    Value stay_ = 0;
    FigureId attacker_{};  // The figure that forms_ belong to.
    std::vector<AttackProfile> forms_;
    std::vector<std::optional<Value>> marker_values_;  // By card.
    std::vector<std::optional<bool>> can_act_;         // By card.
    std::unique_ptr<InTurn> in_turn_;
};

}  // namespace

namespace {

std::size_t best_of(Judge& judge, const std::vector<Action>& legal, DiceBag& bag) {
    std::vector<std::size_t> best;
    Value most = 0;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        const Value worth = judge(legal[i]);
        if (best.empty() || worth > most) {
            best.clear();
            most = worth;
        }
        if (worth == most) best.push_back(i);
    }
    return best[draw_below(bag, static_cast<std::uint32_t>(best.size()))];
}

}  // namespace

std::vector<Value> greedy_values(const GameState& seen, PlayerId seat, const std::vector<Action>& legal) {
    Judge judge(seen, seat);
    std::vector<Value> values;
    for (const Action& action : legal) values.push_back(judge(action));
    return values;
}

std::size_t choose_greedy(const GameState& seen, PlayerId seat, const std::vector<Action>& legal, DiceBag& bag) {
    return choose_in_style(seen, seat, legal, bag, {});
}

std::size_t choose_in_style(const GameState& seen, PlayerId seat, const std::vector<Action>& legal, DiceBag& bag,
                            const StyleWeights& style) {
    // Retries for moves to a place without sight of a target.
    constexpr int looks = 6;
    Judge judge(seen, seat, style);
    std::size_t best = best_of(judge, legal, bag);
    for (int i = 1; i <= looks && judge.without_target(legal[best], i == looks); ++i) best = best_of(judge, legal, bag);
    return best;
}

}  // namespace hexwright::players
