// What a map code says, as plain values that know neither catalogue nor files: kinds are ids, and nothing refers to
// anything.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/map_code/room.h"
#include "engine/scenario/scenario.h"

#include <string>
#include <utility>
#include <vector>

namespace hexwright::map_code {

struct CodedPiece {
    std::string kind{};
    HexCoord at{};
    int level = 1, turn = 0;  // Edges: the number of the side.
    HexCoord to{};            // Spans only.
    friend bool operator==(const CodedPiece&, const CodedPiece&) = default;
};

struct CodedMap {
    std::string id{}, edition{}, title{}, author{}, battlefield_name{};
    int rounds = 0;
    std::vector<CodedPiece> pieces{};
    std::vector<Zone> zones{};  // Without conditions.
    std::vector<Glyph> glyphs{};
    std::vector<GlyphPool> pools{};
    std::vector<std::pair<std::string, int>> sets{}, items{};
    bool beyond_sets = false;
};

CodedMap coded_map_of(const Scenario& scenario, const Catalogue& catalogue);  // Defined beside code_of().

// Bounds of maps that have a code.
inline constexpr std::size_t most_coded_pieces = 5'000, most_coded_cells = 1'000'000, most_coded_text = 400;

}  // namespace hexwright::map_code
