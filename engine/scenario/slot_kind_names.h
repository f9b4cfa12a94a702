// A name for each sort of slot, from which the ids of sentences about slots are made: "slot.hole.zone".
#pragma once
#include "engine/scenario/room.h"
#include "engine/scenario/word_text.h"

#include <iterator>
#include <string>
#include <string_view>

namespace hexwright::scenario {

inline constexpr std::string_view slot_kind_names[] = {
    "zone",   "tally",  "card",  "terrain", "kind",     "piece",  "glyph", "figure",       "player", "named-space",
    "owner",  "winner", "rule",  "sort",    "new-name", "result", "actor", "card-in-play", "number", "choice",
    "phrase", "space",  "faces", "way",     "markers",  "check",  "seed",  "other"};
static_assert(std::size(slot_kind_names) == static_cast<std::size_t>(SlotKind::Other) + 1);

constexpr std::string_view name_of_kind(SlotKind kind) { return slot_kind_names[static_cast<std::size_t>(kind)]; }

// What stands at the desk in place of a member that is still to be given.
inline std::string hole_sentence(SlotKind kind) { return "slot.hole." + std::string(name_of_kind(kind)); }

}  // namespace hexwright::scenario
