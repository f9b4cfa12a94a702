// What people call a rule, in the story and in questions.
#pragma once
#include "engine/scenario/room.h"
#include "engine/scenario/rulebook.h"

#include <string>

namespace hexwright::scenario {

std::string title_of(const Rule& rule);  // Its title, or its id in words: "red horn".

}  // namespace hexwright::scenario
