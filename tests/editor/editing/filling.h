// Maps with an area to be filled, for the session's rig and for the window's.
#pragma once
#include "editor/editing/commit.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/every_room.h"

#include <map>
#include <string>
#include <vector>

namespace hexwright {

// For each kind on the map its id and count: "grass-1:3 rock-1:12 ".
inline std::string kinds_of(const EditorState& editor) {
    std::map<std::string, int> counts;
    editor.now().scenario->battlefield.each(
        [&](const PlacedPiece& piece) { ++counts[editor.catalogue()[piece.kind].id]; });
    std::string text;
    for (const auto& [id, count] : counts) text += id + ":" + std::to_string(count) + " ";
    return text;
}

// A ring of single rocks about 4,4.
template <class AnyRig>
void place_ring(AnyRig& rig, int radius) {
    std::vector<PlacedPiece> tiles;
    for (const HexCoord hex : ring({4, 4}, radius))
        tiles.push_back({.kind = *rig.editor.catalogue().piece("rock-1"), .at = hex});
    commit(rig.editor.map, PlacePieces{tiles});
    rig.settle();
}

}  // namespace hexwright
