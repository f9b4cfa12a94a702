// A tile on which glyphs are laid, for the session's rig and for the window's.
#pragma once
#include "editor/tools/glyph_brush.h"
#include "editor/tools/glyph_tool.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/every_room.h"

#include <stdexcept>
#include <vector>

namespace hexwright {

template <class Base>
struct LayingOn : Base {
    using Base::editor;
    LayingOn() {
        const PieceKind seven = *test_catalogue().piece("grass-7");
        if (editor.map.document.commit({PlacePieces{{{.kind = seven, .at = {0, -1}}}}, {}}))
            throw std::runtime_error("the test's map is refused");
        this->key("home");
        this->key("g");
        hold_glyph(editor, "wannok");
    }
    std::vector<Glyph> glyphs() const { return *editor.now().scenario->glyphs; }
};

}  // namespace hexwright
