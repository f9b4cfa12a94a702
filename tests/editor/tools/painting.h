// A map on which zones are painted, for the session's rig and for the window's.
#pragma once
#include "editor/editing/viewing.h"
#include "editor/tools/zone_tool.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/every_room.h"

#include <stdexcept>
#include <string>
#include <vector>

namespace hexwright {

// Two plates of grass side by side, seven hexes each, and a higher tile on the first; 0,0 is its middle.
template <class Base>
struct PaintingOn : Base {
    using Base::editor;
    PaintingOn() {
        const PieceKind seven = *test_catalogue().piece("grass-7"), one = *test_catalogue().piece("grass-1");
        const std::vector<PlacedPiece> pieces{
            {.kind = seven, .at = {0, -1}}, {.kind = seven, .at = {3, -1}}, {.kind = one, .at = {0, 0}, .level = 2}};
        if (editor.map.document.commit({PlacePieces{pieces}, {}}))
            throw std::runtime_error("the test's map is refused");
        show_whole(editor.map, true);
        this->settle();
        this->key("home");
        this->key("z");
    }
    std::vector<Space> spaces(const std::string& id) const {
        const Zone* zone = zone_named(*editor.now().scenario->zones, id);
        return zone ? zone->spaces : std::vector<Space>{};
    }
    std::size_t steps() const { return editor.map.document.history().steps().size(); }
};

}  // namespace hexwright
