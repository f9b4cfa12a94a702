// A question about a battlefield as a line of text, and its answer as JSON: what a page asks that cannot hold values of
// C++.
#pragma once
#include "engine/lookup/asked_map.h"
#include "engine/lookup/room.h"

#include <string>
#include <string_view>

namespace hexwright::lookup {

// "sight Q,R,L Q,R,L HEIGHT": {"seen":true,"range":4,"height":-1,"by":["palm 3,4,1"]}; the range is null when no way
// leads along the battlefield.
// "reach Q,R,L MOVE HEIGHT walks" or "... flies": {"spaces":[["3,4,1",2,0], ...]}, each with its cost and with 1 if the
// move ends there in water, plus 2 if every way harms.
// A question that cannot be answered: {"refused":"sight.no-room","with":{"space":"3,4,1", ...}}, a sentence's id and
// what stands in it. One that is no question: {"refused":"guide.no-question","with":{}}.
std::string answer_to(std::string_view question, const AskedMap& map);

}  // namespace hexwright::lookup
