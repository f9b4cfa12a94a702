// Armies of one sort, drafted from the catalogue for so many points: what a battlefield is tried with, beside the
// armies of its scenario.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/rules/edition.h"
#include "engine/scenario/setup.h"
#include "engine/simulation/room.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace hexwright::simulation {

enum class Archetype : std::uint8_t { MeleeSquads, RangedSquads, Heroes, Flyers };
inline constexpr std::string_view archetype_words[] = {"melee-squads", "ranged-squads", "heroes", "flyers"};
std::string_view to_text(Archetype archetype);

struct ArchetypeArmy {
    Archetype archetype = Archetype::MeleeSquads;
    std::vector<CardOfArmy> cards{};
    int points = 0;
};

// An army of each sort that costs as much of the budget as it can, on at most so many spaces: the same for the same
// catalogue. Those for which no card is there are left out.
std::vector<ArchetypeArmy> archetype_armies(const Catalogue& catalogue, const Rules& rules, int budget, int spaces);

}  // namespace hexwright::simulation
