// What people call the spaces of a battlefield: by the zone they lie in, or by their direction from the nearest glyph,
// door or other landmark. No two spaces of a battlefield have the same name. Not for records, which keep coordinates.
#pragma once
#include "engine/board/hex/coord.h"
#include "engine/core/message.h"
#include "engine/game/state.h"
#include "engine/scenario/scenario.h"
#include "engine/story/room.h"

#include <map>
#include <memory>
#include <vector>

namespace hexwright::story {

// Elsewhere: not those on the space itself, because it is told that they lie there.
enum class Landmarks : unsigned char { All, Elsewhere };

class PlaceNames {
public:
    // `seen`: what the person knows for whom the names are.
    PlaceNames(const Scenario& map, const GameState& seen);

    Message of(Space space, Landmarks which = Landmarks::All) const;  // The sentences "place-name.…".

private:
    struct Landmark {
        Message name{};
        HexCoord at{};
        int farther = 0;  // Counted as so many hexes farther away, so that a better one is preferred.
    };
    void add_zones(const Scenario& map);
    void add_zone(const Zone& zone, bool alone);
    void add_glyphs(const GameState& seen);
    void add_objects(const GameState& seen);
    void add_middle();
    Message without_level(HexCoord hex, Landmarks which) const;

    std::shared_ptr<const Board> board_;
    std::map<HexCoord, Message> zones_{};  // What a hex is called by the zone that it lies in.
    std::vector<Landmark> landmarks_{};    // The one that is named where several are equally near comes first.
};

// The message with the names in place of the coordinates, wherever it tells of a space.
Message with_names(Message message, const PlaceNames& names);

std::vector<Message> heading_told(Direction side);  // "north-east", as one goes there.
// The way from this space over those, as directions: "2 north-east, 1 east". Steps that lead to no next hex are left
// out.
std::vector<Message> directions_told(const Board& board, SpaceIndex from, const std::vector<SpaceIndex>& path);

}  // namespace hexwright::story
