#include "engine/game/playthrough.h"

#include "engine/game/legal_actions.h"
#include "engine/game/observation.h"

namespace hexwright {

Playthrough play_out(Started started, const GameOptions& options, const std::vector<const PlayerKind*>& seats, int most_actions,
                     const Watch& watch) {
    Playthrough played{std::move(started.state), {.options = options}};
    for (const PlayerKind* seat : seats) played.record.seats.emplace_back(seat->id);
    DiceBag bag{options.seed ^ 0x5EA75EA75EA75EA7ULL};
    played.record.events = started.events.size();
    if (watch) watch(played.state, started.events);
    for (int i = 0; i < most_actions && !played.state.over; ++i) {
        const auto player = to_decide(played.state);
        const std::vector<Action> legal = legal_actions(played.state);
        if (!player || legal.empty()) break;
        const std::size_t which = seats[player->index()]->choose(observation(played.state, *player), *player, legal, bag);
        Events events;
        played.record.actions.push_back(wording_of(played.state, legal[which]));
        go_on(played.state, legal[which], events);
        played.record.events += events.size();
        if (watch) watch(played.state, events);
    }
    played.record.end = hash_of(played.state);
    return played;
}

Result<Playthrough> play_again(Started started, const Record& record, const Watch& watch) {
    Playthrough played{std::move(started.state), record};
    played.record.events = started.events.size();
    if (watch) watch(played.state, started.events);
    int number = 0;
    for (const Wording& wording : record.actions) {
        ++number;
        const auto action = action_of(played.state, wording);
        if (!action) return failure(action.error());
        auto applied = hexwright::apply(played.state, *action);
        if (!applied) return failure(Message{"replay.refused", {{"number", number}, {"name", wording.name}}});
        played.state = std::move(applied->state);
        played.record.events += applied->events.size();
        if (watch) watch(played.state, applied->events);
    }
    played.record.end = hash_of(played.state);
    return played;
}

}  // namespace hexwright
