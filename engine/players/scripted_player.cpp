// Plays a side by plain rules, so that people can play against it at a table without a computer, too: whom a figure
// strikes, where one goes that has nobody to strike, what it never leaves. A greedy player decides what is left open.
#include "engine/game/attacking.h"
#include "engine/players/ground_value.h"
#include "engine/players/path_estimate.h"
#include "engine/players/player.h"

#include <algorithm>

namespace hexwright::players {
namespace {

class ScriptedPlayer {
public:
    ScriptedPlayer(const GameState& seen, PlayerId seat)
        : query_(seen),
          state_(seen),
          seat_(seat),
          setup_(seen.setup->players[seat.index()]),
          usual_{.plays = setup_.scripted.value_or(ScriptedSide{}),
                 .to = setup_.scripted_to,
                 .keeps_to = setup_.scripted_keeps_to} {}

    // What the rules choose; nothing where they say nothing.
    std::optional<std::size_t> choice(const std::vector<Action>& legal, DiceBag& bag) {
        if (std::holds_alternative<PlaceMarker>(legal.front())) return marker(legal);
        std::vector<std::size_t> best;
        Key least = most_key;
        for (std::size_t i = 0; i < legal.size(); ++i) {
            const Key key = key_of(legal[i]);
            if (key < least) {
                best.clear();
                least = key;
            }
            if (key == least && key < most_key) best.push_back(i);
        }
        if (best.empty()) return {};
        return best[draw_below(bag, static_cast<std::uint32_t>(best.size()))];
    }

private:
    using Key = std::array<int, 4>;  // The smallest one is chosen.
    static constexpr int far_off = 1'000'000;
    static constexpr Key most_key{far_off, 0, 0, 0};

    // The markers go round the cards, each round beginning where the last one ended; the X lies on the first.
    std::optional<std::size_t> marker(const std::vector<Action>& legal) const {
        if (next_step(state_)->kind == Step::Kind::PowerStep) return {};
        const auto& first = std::get<PlaceMarker>(legal.front());
        std::vector<std::size_t> cards;
        for (std::size_t i = 0; i < legal.size(); ++i)
            if (const auto* place = std::get_if<PlaceMarker>(&legal[i]); place && place->marker == first.marker)
                cards.push_back(i);
        if (first.marker == x_marker) return cards.front();
        return cards[static_cast<std::size_t>((state_.round - 1) * 3 + first.marker - 1) % cards.size()];
    }

    Key key_of(const Action& action) {
        if (const auto* attack = std::get_if<Attack>(&action)) return of_attack(*attack);
        if (const auto* move = std::get_if<Move>(&action)) return of_move(*move);
        return most_key;
    }

    // That of the figure's card, or else the side's.
    const CardScript& script_of(FigureId figure) const {
        const auto& cards = setup_.scripted_cards;
        const auto own = std::ranges::find(cards, state_[state_[figure].card].kind, &CardScript::card);
        return own == cards.end() ? usual_ : *own;
    }

    // ---- whom to strike

    // Smaller for whom the side would rather strike.
    int rank(const CardScript& script, FigureId target) const {
        const int lives = lives_left(state_, target);
        switch (script.plays.strikes) {
            case ScriptedSide::Strikes::Weakest:
                return lives * 100 + numbers(state_, state_[target].card).defense;
            case ScriptedSide::Strikes::Strongest:
                return -printed(state_, target).points;
            case ScriptedSide::Strikes::Wounded:
                return -state_[target].wounds;
            default:
                return 0;
        }
    }
    Key of_attack(const Attack& attack) const {
        const int dice = dice_of(attack);
        return {0, rank(script_of(attack.figure), attack.target), query_.range(attack.figure, attack.target), -dice};
    }
    int dice_of(const Attack& attack) const {
        for (const AttackProfile& profile : attack_forms(query_, attack.figure))
            if (profile.with == attack.with) return profile.dice * profile.attacks;
        return 0;
    }
    bool can_strike_from_here(FigureId figure) const {
        const auto forms = attack_forms(query_, figure);
        return std::ranges::any_of(enemies(), [&](FigureId enemy) {
            return std::ranges::any_of(
                forms, [&](const AttackProfile& form) { return !why_no_attack(query_, figure, form, enemy); });
        });
    }
    std::vector<FigureId> enemies() const {
        std::vector<FigureId> found;
        for (std::size_t i = 0; i < state_.figures.size(); ++i) {
            const FigureId figure{static_cast<int>(i)};
            if (state_[figure].on_board() && team_of(state_, controller(state_, figure)) != team_of(state_, seat_))
                found.push_back(figure);
        }
        return found;
    }

    // ---- where to go

    // Only a way without harm that leads nearer. Whoever can strike stays.
    Key of_move(const Move& move) {
        speak_of(move.figure);
        if (stays_ || !move.path.empty()) return most_key;
        if (kept_ && !lies_in(script_of(move.figure).keeps_to, move)) return most_key;
        const int now = left_from(state_[move.figure].at()), then = left_from(move.at);
        return then < now ? Key{0, then, 0, 0} : most_key;
    }
    static bool has(const std::vector<SpaceIndex>& spaces, SpaceIndex space) {
        return std::ranges::count(spaces, space) > 0;
    }
    static bool lies_in(const std::vector<SpaceIndex>& zone, const Move& move) {
        return has(zone, move.at) && (move.tail == no_space || has(zone, move.tail));
    }
    void speak_of(FigureId figure) {
        if (figure == spoken_of_) return;  // Moves of one figure follow each other.
        spoken_of_ = figure;
        const CardScript& script = script_of(figure);
        kept_ = has(script.keeps_to, state_[figure].at());
        const bool arrived =
            script.plays.advances == ScriptedSide::Advances::Zone && has(script.to, state_[figure].at());
        stays_ = script.plays.advances == ScriptedSide::Advances::Nowhere || arrived || can_strike_from_here(figure) ||
                 (!script.plays.breaks_away && query_.engaged(figure));
        if (!stays_) way_.find(state_, usual_climber(state_, figure), goals(script));
    }
    std::vector<Goal> goals(const CardScript& script) const {
        std::vector<Goal> goals;
        if (script.plays.advances == ScriptedSide::Advances::Zone) {
            for (const SpaceIndex space : script.to) goals.push_back({space, 0, false});
            return goals;
        }
        int best = far_off;
        for (const FigureId enemy : enemies()) {
            const int here = rank(script, enemy);
            if (here < best) {
                goals.clear();
                best = here;
            }
            if (here == best) goals.push_back({state_[enemy].at(), 0, true});
        }
        return goals;
    }
    int left_from(SpaceIndex space) const { return way_.steps(space); }

    BoardQuery query_;
    const GameState& state_;
    PlayerId seat_;
    const GamePlayer& setup_;
    CardScript usual_;
    FigureId spoken_of_{};  // The next three are about it.
    bool stays_ = false, kept_ = false;
    PathEstimate way_{};
};

// Without the moves, which the rules alone decide: the first of them has been refused.
std::vector<std::size_t> left_open(const std::vector<Action>& legal) {
    std::vector<std::size_t> rest;
    for (std::size_t i = 0; i < legal.size(); ++i)
        if (!std::holds_alternative<Move>(legal[i])) rest.push_back(i);
    return rest;
}

}  // namespace

std::size_t choose_scripted(const GameState& seen, PlayerId seat, const std::vector<Action>& legal, DiceBag& bag) {
    if (const auto chosen = ScriptedPlayer(seen, seat).choice(legal, bag)) return *chosen;
    const std::vector<std::size_t> rest = left_open(legal);
    if (rest.empty() || rest.size() == legal.size()) return choose_greedy(seen, seat, legal, bag);
    std::vector<Action> open;
    for (const std::size_t index : rest) open.push_back(legal[index]);
    return rest[choose_greedy(seen, seat, open, bag)];
}

}  // namespace hexwright::players
