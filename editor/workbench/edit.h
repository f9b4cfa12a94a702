// One thing that a person does to a map, as a value. The same edits come from the mouse, from `hexwright apply` and from tests;
// apply() is the only way a scenario changes.
#pragma once
#include <string>
#include <variant>
#include <vector>

#include "engine/battlefield/placement.h"
#include "engine/scenario/scenario.h"

namespace hexwright {

struct Edit;

struct PlacePieces { std::vector<PlacedPiece> pieces; };  // ids are given by the battlefield; whatever they hold is ignored
struct RemovePieces { std::vector<PieceId> pieces; };
struct MovePieces { std::vector<PlacedPiece> pieces; };   // each by its id, as it shall lie: move, turn, raise
struct SetLimit { Limit limit; };
struct SetAbout { About about; std::string battlefield_name; };
struct SetZones { std::vector<Zone> zones; };
struct SetGlyphs { std::vector<Glyph> glyphs; };
struct Compound { std::vector<Edit> edits; };             // one step of undo: all of it or nothing

struct Edit {
    using What = std::variant<PlacePieces, RemovePieces, MovePieces, SetLimit, SetAbout, SetZones, SetGlyphs, Compound>;
    What what;
    Message name;  // for the history: "Place seven-hex swamp tile"
};

// The scenario after the edit, or why it is refused (then nothing has changed). `ground` is that of `scenario`.
tl::expected<Scenario, Refusal> apply(const Scenario& scenario, const Edit& edit, const Ground& ground);

}  // namespace hexwright
