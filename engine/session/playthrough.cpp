#include "engine/session/playthrough.h"

#include "engine/game/legal_actions.h"
#include "engine/game/observation.h"

namespace hexwright {

namespace {

void note(Playthrough& played, std::size_t events) {
    played.record.events += events;
    played.record.checks.push_back(check_of(played.state, played.record.events));
}

Message with(Message message, const std::vector<Argument>& more) {
    message.arguments.insert(message.arguments.end(), more.begin(), more.end());
    return message;
}

// Wraps the reason in the record's own message, which also gets the reason's arguments.
Message refused_for(const Message& reason, const std::vector<Argument>& place) {
    Message message = with(reason, place);
    message.id = "replay.refused";
    message.arguments.emplace_back("why", reason.id);
    return message;
}

}  // namespace

int check_of(const GameState& state, std::size_t events) {
    std::uint64_t mixed = state.dice.state ^ (events * 0x9E3779B97F4A7C15ULL);
    mixed ^= mixed >> 32;
    return static_cast<int>((mixed ^ (mixed >> 16)) & 0xFFFF);
}

void play_on(GameState& state, const std::vector<const PlayerKind*>& seats, std::uint64_t seed, int most_actions,
             const Decided& decided, const Watch& watch, const std::function<bool()>& enough) {
    DiceBag bag{seed ^ 0x5EA75EA75EA75EA7ULL};
    GameState seen;
    Events events;
    std::vector<Action> legal = legal_actions(state);
    for (int i = 0; i < most_actions && !state.over && !legal.empty() && !(enough && enough()); ++i) {
        const auto player = to_decide(state);
        if (!player) break;
        observe(state, *player, seen);
        const std::size_t which = seats[player->index()]->choose(seen, *player, legal, bag);
        if (decided) decided(state, legal[which]);
        events.clear();
        legal = go_on(state, legal[which], events);
        if (watch) watch(state, events);
    }
}

Playthrough play_out(Started started, const GameOptions& options, const std::vector<const PlayerKind*>& seats,
                     int most_actions, const Watch& watch, const std::function<bool()>& enough) {
    Playthrough played{std::move(started.state), {.options = options}};
    Record& record = played.record;
    for (const PlayerKind* seat : seats) record.seats.emplace_back(seat->id);
    record.events = started.events.size();
    if (watch) watch(played.state, started.events);
    const auto decided = [&record](const GameState& before, const Action& action) {
        record.actions.push_back(wording_of(before, action));
    };
    const auto watched = [&](const GameState& after, const Events& events) {
        note(played, events.size());
        if (watch) watch(after, events);
    };
    play_on(played.state, seats, options.seed, most_actions, decided, watched, enough);
    record.end = hash_of(played.state);
    return played;
}

Result<Playthrough> play_again(Started started, const Record& record, const Watch& watch) {
    Playthrough played{std::move(started.state), record};
    played.record.checks.clear();
    played.record.events = started.events.size();
    if (watch) watch(played.state, started.events);
    for (std::size_t i = 0; i < record.actions.size() && played.differs_at == 0; ++i) {
        const Wording& wording = record.actions[i];
        const std::vector<Argument> place{{"number", i + 1}, {"name", wording.name}};
        const auto action = action_of(played.state, wording);
        if (!action) return failure(with(action.error().message, place));
        auto applied = hexwright::apply(played.state, *action);
        if (!applied) return failure(refused_for(applied.error().message, place));
        played.state = std::move(applied->state);
        note(played, applied->events.size());
        const bool kept = i < record.checks.size() && record.checks[i] >= 0;
        if (kept && played.record.checks.back() != record.checks[i]) played.differs_at = i + 1;
        if (watch) watch(played.state, applied->events);
    }
    played.record.end = hash_of(played.state);
    return played;
}

}  // namespace hexwright
