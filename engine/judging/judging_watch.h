// What a longer work of the judge asks and tells.
#pragma once
#include "engine/judging/room.h"
#include "engine/survey/surveyed_board.h"

#include <functional>

namespace hexwright::judging {

struct JudgingWatch {  // Both may be empty.
    Interrupt stop{};
    std::function<void(int done, int total)> progress{};
};

}  // namespace hexwright::judging
