// Everything of a scenario that has a place on the map, besides its pieces: zones, glyphs, start spaces of figures,
// positions and steps of tests and puzzles, spaces in any word, approvals, pictures under levels, the symmetry.
// Whatever moves, turns, mirrors or raises a map asks here what goes along, so that nothing stays behind. A new member
// of a word or of a scenario's structs does not compile before places.cpp says whether it has a place.
#pragma once
#include "engine/board/hex/coord.h"
#include "engine/board/hex/grid_map.h"
#include "engine/scenario/room.h"
#include "engine/scenario/scenario.h"

#include <functional>
#include <optional>
#include <vector>

namespace hexwright::scenario {

using MovedSpace = std::function<std::optional<Space>(Space)>;  // nullopt: what lies there stays.

// Edits of a part of the map carry its zones and glyphs themselves.
enum class WhichPlaces : unsigned char { All, BesideZonesAndGlyphs };

// Every space becomes moved(space), if that is one. Lists of spaces stay sorted. An approval moves if all of its spaces
// do.
void move_places(Scenario& scenario, const MovedSpace& moved, WhichPlaces which = WhichPlaces::All);

// Where everything lies, sorted, each space once.
std::vector<Space> places_of(const Scenario& scenario, WhichPlaces which = WhichPlaces::All);

// The centre of the symmetry goes with the whole map alone: a part that moves leaves it.
void move_symmetry(Scenario& scenario, const GridMap& map);

// The pictures under the levels, which lie on no space, go with the whole map.
void move_underlays(Scenario& scenario, const GridMap& map);

// Levels that rules and zones ask for are renumbered as those from `first` on move up by `by`; if that is negative, the
// levels just below `first` are gone. What would be below the lowest level or above the highest is that level.
void renumber_levels_in_words(Scenario& scenario, int first, int by);

}  // namespace hexwright::scenario
