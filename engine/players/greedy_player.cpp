// Looks one action ahead: what each is worth in points of wounds, height, distance, glyphs and danger. Never peeks: it decides by
// what its seat sees.
#include <algorithm>
#include <array>

#include "engine/game/attacking.h"
#include "engine/players/player.h"

namespace hexwright {
namespace {

// Worth is counted in thousandths of a point of the army cards, in whole numbers.
using Worth = long long;

// Expected wounds in thousandths, of so many attack dice (skull one half) against so many defense dice (shield one third): added
// over all outcomes, in whole numbers. At most 16 dice each.
class WoundTable {
public:
    WoundTable() {
        for (int attack = 0; attack <= most; ++attack)
            for (int defense = 0; defense <= most; ++defense) cells_[index(attack, defense)] = mean(attack, defense);
    }
    Worth operator()(int attack, int defense) const { return cells_[index(std::clamp(attack, 0, most), std::clamp(defense, 0, most))]; }

private:
    static constexpr int most = 16;
    static std::size_t index(int attack, int defense) { return static_cast<std::size_t>(attack * (most + 1) + defense); }

    // Chances as numbers out of 2^n and 3^n; 6^16 would not fit, so each side is scaled to a million first.
    static std::array<Worth, most + 1> chances(int dice, Worth hit, Worth miss) {
        std::array<Worth, most + 1> chance{};
        chance[0] = 1'000'000;
        for (int die = 0; die < dice; ++die)
            for (int n = die + 1; n >= 0; --n) {
                const Worth stays = chance[static_cast<std::size_t>(n)] * miss / (hit + miss);
                const Worth comes = n > 0 ? chance[static_cast<std::size_t>(n - 1)] * hit / (hit + miss) : 0;
                chance[static_cast<std::size_t>(n)] = stays + comes;
            }
        return chance;
    }
    static Worth mean(int attack, int defense) {
        const auto skulls = chances(attack, 1, 1), shields = chances(defense, 1, 2);
        Worth sum = 0;
        for (int s = 0; s <= attack; ++s)
            for (int d = 0; d < s && d <= defense; ++d)
                sum += skulls[static_cast<std::size_t>(s)] * shields[static_cast<std::size_t>(d)] / 1'000'000 * (s - d);
        return sum / 1'000;
    }
    std::array<Worth, (most + 1) * (most + 1)> cells_{};
};

const WoundTable& wounds() {
    static const WoundTable table;
    return table;
}

Worth worth_of(const GameState& state, FigureId id) {  // of one of its lives
    const ArmyCard& card = printed(state, id);
    return Worth{1'000} * std::max(card.points, 10) / card.figures / (state.rules().wounds ? std::max(card.life, 1) : 1);
}

int lives(const GameState& state, FigureId id) { return state.rules().wounds ? printed(state, id).life - state[id].wounds : 1; }

// What an attack takes, with a prize for what it may destroy.
Worth worth_of_attack(const Look& look, FigureId attacker, const AttackForm& form, FigureId target) {
    const GameState& state = look.state();
    const Blow blow = blow_of(look, attacker, form, target);
    const Worth expected = wounds()(attack_pool(look, blow, form).dice, defense_pool(look, blow).dice);
    const Worth counted = std::min<Worth>(expected, 1'000LL * lives(state, target));
    return counted * worth_of(state, target) / 1'000 + counted * 4 / lives(state, target);
}

std::vector<FigureId> enemies_of(const GameState& state, PlayerId seat) {
    std::vector<FigureId> enemies;
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const FigureId id{static_cast<int>(i)};
        if (state[id].on_board() && team_of(state, controller(state, id)) != team_of(state, seat)) enemies.push_back(id);
    }
    return enemies;
}

int gap(const GameState& state, SpaceIndex a, SpaceIndex b) { return distance((*state.board)[a].space.at, (*state.board)[b].space.at); }

int best_range(const GameState& state, FigureId id) {
    int range = numbers(state, state[id].card).range;
    if (!state.rules().powers || state[state[id].card].negated) return range;
    for (const PrintedPower& power : printed(state, id).powers)
        if (power.id == "special-attack") range = std::max(range, power.number("range"));
    return range;
}

bool glyph_at(const GameState& state, SpaceIndex space) {
    return std::ranges::any_of(state.glyphs, [space](const GameGlyph& glyph) { return glyph.at == space; });
}

// What it is worth to stand there: near enough to strike, high, on a glyph, not among many that strike back.
Worth worth_of_place(const GameState& state, FigureId id, SpaceIndex at, const std::vector<FigureId>& enemies) {
    const Board& board = *state.board;
    const int range = best_range(state, id);
    Worth best = -1'000'000, danger = 0;
    for (const FigureId enemy : enemies) {
        const int far = gap(state, at, state[enemy].at());
        const int above = board[at].height - board[state[enemy].at()].height;
        const CardNumbers mine = numbers(state, state[id].card), theirs = numbers(state, state[enemy].card);
        const Worth strike = wounds()(mine.attack + (above > 0), theirs.defense + (above < 0)) * worth_of(state, enemy) / 1'000;
        const Worth reach = far <= range ? strike + (range > 1 ? 80 * far : 0) : strike / 4 - 400 * (far - range);
        best = std::max(best, reach);
        if (far <= best_range(state, enemy)) danger += wounds()(theirs.attack + (above < 0), mine.defense + (above > 0)) * worth_of(state, id) / 4'000;
    }
    const Worth feared = std::min(danger, std::max<Worth>(best, 0) * 3 / 4);  // never so much that nobody would ever come near
    return best - feared + 30 * board[at].height + (glyph_at(state, at) ? 900 : 0);
}

Worth worth_of_harm(const GameState& state, FigureId id, const Move& move) {  // each leaving attack or fall: half a wound or more
    return move.path.empty() ? 0 : worth_of(state, id) / 2 + 200;
}

// How much a turn with this card promises now.
Worth worth_of_turn(const Look& look, CardId card, PlayerId seat) {
    const GameState& state = look.state();
    const auto enemies = enemies_of(state, seat);
    Worth sum = 0;
    for (const FigureId id : figures_of(state, card)) {
        if (!state[id].on_board() || enemies.empty()) continue;
        int nearest = 1'000;
        for (const FigureId enemy : enemies) nearest = std::min(nearest, gap(state, state[id].at(), state[enemy].at()));
        const CardNumbers its = numbers(state, card);
        const int reach = its.move + best_range(state, id);
        sum += Worth{1'000} * its.attack * (nearest <= reach ? 3 : 1) - 20 * nearest;
    }
    return sum;
}

class Judge {
public:
    Judge(const GameState& seen, PlayerId seat) : look_(seen), state_(seen), seat_(seat), enemies_(enemies_of(seen, seat)) {}

    Worth operator()(const Action& action) {
        return std::visit([this](const auto& each) { return of(each); }, action);
    }

private:
    Worth of(const DraftCard& a) { return state_.catalogue()[a.card].points * 10; }
    Worth of(const PlaceFigure& a) { return enemies_.empty() ? 30 * (*state_.board)[a.at].height : worth_of_place(state_, a.figure, a.at, enemies_); }
    Worth of(const PlaceMarker& a) {
        const int already = __builtin_popcount(state_[a.card].markers);
        return a.marker == x_marker ? -worth_of_turn(look_, a.card, seat_) : worth_of_turn(look_, a.card, seat_) / (already + 1);
    }
    Worth of(const TakeTurn& a) { return worth_of_turn(look_, a.card, seat_); }
    Worth of(const Move& a) {
        if (enemies_.empty()) return 0;
        if (stayer_ != a.figure) {  // moves of one figure stand together
            stayer_ = a.figure;
            stay_ = worth_of_place(state_, a.figure, state_[a.figure].at(), enemies_);
        }
        const Worth stay = stay_;
        return worth_of_place(state_, a.figure, a.at, enemies_) - stay - worth_of_harm(state_, a.figure, a);
    }
    Worth of(const Attack& a) {
        for (const AttackForm& form : attack_forms(look_, a.figure))
            if (form.with == a.with) return 100 + worth_of_attack(look_, a.figure, form, a.target) * form.attacks;
        return 0;
    }
    Worth of(const UsePower& a) {
        if (a.card.valid()) return 5'000 + worth_of_turn(look_, a.card, seat_);  // a turn given
        if (a.at != no_space && !a.target.valid() && !enemies_.empty()) {  // set elsewhere; or a line of fire
            if (!state_.turns.empty() && state_.turns.back().phase == Turn::Phase::Attacking) return 4'000;
            return worth_of_place(state_, a.figure, a.at, enemies_) - worth_of_place(state_, a.figure, state_[a.figure].at(), enemies_);
        }
        if (!a.target.valid()) return printed(state_, a.figure).powers[static_cast<std::size_t>(a.power - 1)].has("d20-fails") ? -1 : 300;
        const bool heals = printed(state_, a.figure).powers[static_cast<std::size_t>(a.power - 1)].has("heal");
        const bool mine = team_of(state_, controller(state_, a.target)) == team_of(state_, seat_);
        return heals == mine ? 50'000 : -1;
    }
    Worth of(const ChooseFigure& a) {  // to lose one of one's own: the cheapest; of the others the dearest
        const bool mine = team_of(state_, controller(state_, a.figure)) == team_of(state_, seat_);
        const Worth worth = worth_of(state_, a.figure) / std::max(1, lives(state_, a.figure));
        return mine ? -worth : worth;
    }
    Worth of(const ChooseCard& a) { return worth_of_turn(look_, a.card, seat_) * (team_of(state_, state_[a.card].controller) == team_of(state_, seat_) ? 1 : -1); }
    Worth of(const ChoosePlayer&) { return 1; }
    Worth of(const ChooseGlyph&) { return 1; }
    Worth of(const Answer& a) { return a.yes ? 1 : 0; }
    Worth of(const Done&) { return 0; }
    Worth of(const PutFigure&) { return -1'000'000; }
    Worth of(const NextDice&) { return -1'000'000; }
    Worth of(const Dispute&) { return -1'000'000; }

    Look look_;
    const GameState& state_;
    PlayerId seat_;
    std::vector<FigureId> enemies_;
    FigureId stayer_{};  // whose place is worth stay_
    Worth stay_ = 0;
};

}  // namespace

std::size_t choose_greedy(const GameState& seen, PlayerId seat, const std::vector<Action>& legal, DiceBag& bag) {
    Judge judge(seen, seat);
    std::vector<std::size_t> best;
    Worth most = 0;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        const Worth worth = judge(legal[i]);
        if (best.empty() || worth > most) best.clear(), most = worth;
        if (worth == most) best.push_back(i);
    }
    return best[draw_below(bag, static_cast<std::uint32_t>(best.size()))];
}

}  // namespace hexwright
