#include "engine/simulation/chances.h"

#include "engine/players/imagined.h"
#include "engine/session/session.h"
#include "engine/simulation/batch.h"
#include "engine/story/story.h"

namespace hexwright::simulation {
namespace {

Seats computers_for(const GameState& state, const std::vector<const PlayerKind*>& wanted) {
    Seats seats(state.players.size(), player_kind("greedy"));
    for (std::size_t i = 0; i < std::min(seats.size(), wanted.size()); ++i)
        if (wanted[i]) seats[i] = wanted[i];
    return seats;
}

// What determines one game: of neighbouring numbers and seeds nothing alike.
DiceBag bag_of(std::uint64_t seed, std::int64_t number) {
    DiceBag bag{seed};
    const std::uint64_t mixed = std::uint64_t{draw(bag)} << 32 | draw(bag);
    return {mixed + static_cast<std::uint64_t>(number) * 0xD1B54A32D192ED03ULL};
}

GameState dealt(const GameState& state, const ChancesAsked& asked, DiceBag& bag) {
    if (asked.asker) return imagined(state, *asked.asker, bag);
    GameState same = state;
    same.next_dice.clear();
    same.dice = {std::uint64_t{draw(bag)} << 32 | draw(bag)};
    return same;
}

}  // namespace

Rate Chances::rate_for(PlayerId player) const {
    return rate_of(player.index() < sum.players.size() ? sum.players[player.index()].wins : 0, games_in(sum));
}

Rate Chances::rate_for_nobody() const { return rate_of(sum.nobody, games_in(sum)); }

Chances chances_from(const GameState& state, const ChancesAsked& asked, const ChancesWatch& watch) {
    const Seats seats = computers_for(state, asked.seats);
    Chances chances;
    for (const PlayerKind* seat : seats) chances.seats.push_back(seat->id);
    for (std::int64_t number = asked.first; number < asked.first + asked.games; ++number) {
        DiceBag bag = bag_of(asked.seed, number);
        GameOptions options;
        options.seed = draw(bag);
        GameSession session({dealt(state, asked, bag), {}}, options, seats, {SessionHistory::None});
        const auto result = played_out(session, {}, number, watch.stop);
        if (!result) break;
        add(chances.sum, *result);
        if (watch.progress) watch.progress(chances.sum);
    }
    return chances;
}

Suggestion suggestion(const GameState& seen, PlayerId seat, const std::vector<Action>& legal, const PlayerKind& kind,
                      std::uint64_t seed) {
    DiceBag bag{seed};
    const std::size_t choice = kind.choose(seen, seat, legal, bag);
    return {choice, {"chances.suggestion", {{"seat", kind.id}, {"choice", {choice_of(seen, legal[choice])}}}}};
}

}  // namespace hexwright::simulation
