#include "engine/players/player.h"

#include "engine/players/greedy_values.h"
#include "engine/players/style.h"

#include <algorithm>
#include <utility>

namespace hexwright::players {

// Chooses a kind of action first, all kinds equally likely, then one action of it: there are many moves and few
// attacks.
std::size_t choose_random(const GameState&, PlayerId, const std::vector<Action>& legal, DiceBag& bag) {
    std::vector<std::size_t> firsts;  // Legal actions are sorted by kind.
    for (std::size_t i = 0; i < legal.size(); ++i)
        if (i == 0 || legal[i].index() != legal[i - 1].index()) firsts.push_back(i);
    const std::size_t kind = draw_below(bag, static_cast<std::uint32_t>(firsts.size()));
    const std::size_t end = kind + 1 < firsts.size() ? firsts[kind + 1] : legal.size();
    return firsts[kind] + draw_below(bag, static_cast<std::uint32_t>(end - firsts[kind]));
}

namespace {

PlayerKind planner(std::string id, int playouts) {
    return {std::move(id),
            [playouts](const GameState& seen, PlayerId seat, const std::vector<Action>& legal, DiceBag& bag) {
                return choose_planned(seen, seat, legal, bag, playouts);
            },
            playouts, "seat.planner"};
}

std::vector<PlayerKind> players_by_style() {
    std::vector<PlayerKind> all;
    for (const Style& style : styles().subspan(1))
        all.push_back(
            {std::string(style.id),
             [weights = style.weights](const GameState& seen, PlayerId seat, const std::vector<Action>& legal,
                                       DiceBag& bag) { return choose_in_style(seen, seat, legal, bag, weights); },
             0, style.title});
    return all;
}

std::vector<PlayerKind> planners_by_playouts() {
    std::vector<PlayerKind> all;
    for (int playouts = 1; playouts <= most_playouts; ++playouts)
        all.push_back(planner("planner:" + std::to_string(playouts), playouts));
    return all;
}

}  // namespace

const std::vector<PlayerKind>& player_kinds() {
    static const std::vector<PlayerKind> kinds{{"random", choose_random, 0, "seat.random"},
                                               {"rote", choose_scripted, 0, "seat.rote"},
                                               {"greedy", choose_greedy, 0, "seat.greedy"},
                                               planner("planner:" + std::to_string(fair_playouts), fair_playouts),
                                               planner("planner", hard_playouts)};
    return kinds;
}

namespace {

// Does as little as it may: done, no, or the first choice. Whom a puzzle is not about plays like this.
std::size_t choose_least(const GameState&, PlayerId, const std::vector<Action>& legal, DiceBag&) {
    for (const Action& least : {Action{Done{}}, Action{Answer{false}}})
        if (const auto found = std::ranges::find(legal, least); found != legal.end())
            return static_cast<std::size_t>(found - legal.begin());
    return 0;
}

}  // namespace

const PlayerKind* player_kind(std::string_view id) {
    static const PlayerKind idle{"idle", choose_least, 0, "seat.idle"};  // Not among those that play.
    if (id == idle.id) return &idle;
    const auto found = std::ranges::find(player_kinds(), id, &PlayerKind::id);
    if (found != player_kinds().end()) return &*found;
    static const std::vector<PlayerKind> styled = players_by_style();  // Not among those that a person chooses from.
    const auto in_style = std::ranges::find(styled, id, &PlayerKind::id);
    if (in_style != styled.end()) return &*in_style;
    static const std::vector<PlayerKind> planners = planners_by_playouts();
    const auto planned = std::ranges::find(planners, id, &PlayerKind::id);
    return planned == planners.end() ? nullptr : &*planned;
}

std::size_t choose(const PlayerKind& kind, const GameState& seen, PlayerId seat, const std::vector<Action>& legal,
                   DiceBag& bag, const std::function<bool()>& stop) {
    const bool plans = kind.playouts > 0 && stop;  // All others choose in no time.
    return plans ? choose_planned(seen, seat, legal, bag, kind.playouts, stop) : kind.choose(seen, seat, legal, bag);
}

Message title_of(const PlayerKind* kind) {
    if (!kind) return {"seat.human"};
    if (kind->playouts == fair_playouts) return {"seat.fair"};
    if (kind->playouts == hard_playouts) return {"seat.hard"};
    if (kind->playouts > 0) return {"seat.planner", {{"playouts", kind->playouts}}};
    return {kind->title};
}

std::vector<const PlayerKind*> usual_seats(const Setup& setup, const PlayerKind* others) {
    std::vector<const PlayerKind*> seats;
    for (const PlayerSetup& player : setup.players) seats.push_back(player.scripted ? player_kind("rote") : others);
    return seats;
}

}  // namespace hexwright::players
