// How a map is said by bits, in version 1 of the code: what is asked of each hex and each piece, and what the answers
// so far make likely. Whoever changes anything here makes a new version.
#pragma once
#include "engine/map_code/bit_coder.h"
#include "engine/map_code/coded_map.h"
#include "engine/map_code/room.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace hexwright::map_code {

// What is likely, learned from all bits so far.
struct MapModel {
    // Does a piece begin here? By what is covered around and below, and by the opposite hex.
    std::array<Chance, 2 * 16 * 3 * 3> begins{};
    std::array<Chance, 4> as_opposite{};       // Is it the image of the opposite one? By the last answers.
    std::array<Chance, 4 * 5> same_terrain{};  // By which neighbour, and how many agree with it.
    SymbolModel<6> terrain{};
    std::array<Chance, 128 * 2> kind{};       // This one of those that fit? Tiles of a shape learn together.
    std::array<Chance, 8 * 3 * 4 * 3> lie{};  // This way of those that fit?
    SymbolModel<7> odd_kind{};
    std::array<Chance, 2> odd_same{};
    NumberModel odd_level{}, odd_place{}, count{}, size{}, place{};
    std::array<SymbolModel<3>, 3> odd_turn{};
    std::array<Chance, 32 * 256> letters{};  // By the letter before.
    std::array<Chance, 32> flags{};
    std::array<Chance, 16> member{};  // Does a space belong to the zone? By its neighbours.
    SymbolModel<5> set{}, glyph{}, color{};
};

// A model that has learned from maps of our own.
std::unique_ptr<MapModel> primed_model();

// The bits of the map; nullopt if it lies too far apart. With `half_turn` each piece is looked for opposite the middle
// of the map first.
std::optional<std::string> bits_of(const CodedMap& map, MapModel& model, bool half_turn);
// Returns false if the bits say no map; then `map` holds nonsense.
bool map_of_bits(std::string_view bits, MapModel& model, CodedMap& map);

}  // namespace hexwright::map_code
