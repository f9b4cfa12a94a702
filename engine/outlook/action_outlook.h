// What any other action would do: powers, answers and the rest that may roll dice or harm somebody.
#pragma once
#include "engine/board/refusal.h"
#include "engine/game/action.h"
#include "engine/game/state.h"
#include "engine/outlook/foreseen.h"
#include "engine/outlook/room.h"

#include <optional>

namespace hexwright::outlook {

struct ActionOutlook {
    Action action{};
    std::optional<Refusal> refused{};  // Why it is not allowed; then nothing else is filled in.
    Foreseen foreseen{};
};

// For any action; of moves and attacks it says less than outlook_of(seen, move) and outlook_of(seen, attack). `seen` is
// what the seat that asks may know: observation(). Actions by hand have no outlook: nothing is foreseen.
ActionOutlook action_outlook(const GameState& seen, const Action& action);

}  // namespace hexwright::outlook
