// The reason why something in a scenario never happens, and where it is written. Not whether it does: satisfiability.h.
#pragma once
#include "engine/checks/room.h"
#include "engine/core/message.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hexwright::checks {

struct Never {
    Message why;  // Has an id "issue.never.…".
    int line = 0;
};

inline std::optional<Never> because(std::string id, std::vector<Argument> arguments, int line) {
    return Never{{std::move(id), std::move(arguments)}, line};
}

}  // namespace hexwright::checks
