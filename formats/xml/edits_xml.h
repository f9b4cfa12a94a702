// Files of edits (namespace urn:hexwright:edits:1) for scripts: what a person could do with the mouse, written down.
//
//     <edits xmlns="urn:hexwright:edits:1">
//       <place><piece kind="grass-7" at="3,4" level="2" turn="1"/><edge …/><span …/></place>    all of them or none
//       <remove at="3,4,2" kind="grass-7"/>                      any hex that the piece covers; kind only where several
//       lie there <move at="3,4,2" to="5,4,1" turn="2"/>                   turn, or side of an edge, or end of a span,
//       where it changes <limit>…</limit> <about title="…"/> <battlefield name="…"/>          as in a scenario, instead
//       of the old one <zone id="red" …/> <remove-zone id="red"/>               instead of the zone of that id, or a
//       new one <glyph at="3,4,2" …/> <remove-glyph at="3,4,2"/>         instead of the glyph in that space, or a new
//       one <approval code="overhang" spaces="3,4,2 3,5,2" reason="…"/> <remove-approval code="overhang" spaces="3,4,2
//       3,5,2"/> <underlay level="2" src="…">…</underlay> <remove-underlay level="2"/>   instead of the picture under
//       that level, or a new one <turn about="3,4" steps="1" spaces="…"/>                 what lies in the spaces, or
//       without them the whole map, as one, <mirror through="3,4" axis="s-n" fill="yes" spaces="…"/> with its zones and
//       glyphs; fill: what has no mirror image is <shift by="2,-1" levels="1" spaces="…"/>                 filled from
//       smaller tiles <merge file="other.xml" to="5,5" turn="1" levels="1"/>   another map, its 0,0 at `to`; never
//       refused for what overlaps <insert-level number="3"/> <remove-level number="3"/> <duplicate-level number="3"/>
//     </edits>
//
// The values say what is wanted; finding the pieces and judging belongs to the workbench.
#pragma once
#include "engine/board/hex/grid_map.h"
#include "engine/core/result.h"
#include "engine/scenario/scenario.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace hexwright {

struct WrittenEdit {
    struct Place {
        std::vector<PlacedPiece> pieces;
    };
    struct Remove {
        Space at;
        std::optional<PieceKind> kind{};
    };
    struct Move {
        Space at;  // a space that the piece covers (its hex and the level that it lies at)
        Space to;  // where its own `at` shall be
        std::optional<PieceKind> kind{};
        std::optional<int> turn{};
        std::optional<Direction> side{};
        std::optional<HexCoord> end{};  // of a span; without it the span keeps its direction and length
    };
    struct NewLimit {
        Limit limit;
    };
    struct NewAbout {
        About about;
    };
    struct NewName {
        std::string battlefield_name;
    };
    struct PutZone {
        Zone zone;
    };
    struct RemoveZone {
        std::string id;
    };
    struct PutGlyph {
        Glyph glyph;
    };
    struct RemoveGlyph {
        Space at;
    };
    struct Approve {
        Approval approval;
    };
    struct RemoveApproval {
        Approval approval;  // its reason means nothing
    };
    struct PutUnderlay {
        Underlay underlay;
    };
    struct RemoveUnderlay {
        int level = 1;
    };
    struct Turn {
        HexCoord about;
        int steps = 1;            // of 60 degrees clockwise, -5 to 5
        std::vector<Space> of{};  // pieces that cover these spaces; none: the whole map. The same below.
    };
    struct Mirror {
        HexCoord through;
        Axis axis = Axis::EastWest;
        bool fill = false;
        std::vector<Space> of{};
    };
    struct Shift {
        HexCoord by;
        int levels = 0;
        std::vector<Space> of{};
    };
    struct Merge {
        std::string file;  // as written
        HexCoord to;
        int turn = 0, levels = 0;
    };
    enum class LevelChange : unsigned char { Insert, Remove, Duplicate };
    struct ChangeLevel {
        LevelChange how = LevelChange::Insert;
        int number = 1;
    };
    using What =
        std::variant<Turn, Mirror, Shift, Merge, ChangeLevel, Place, Remove, Move, NewLimit, NewAbout, NewName, PutZone,
                     RemoveZone, PutGlyph, RemoveGlyph, Approve, RemoveApproval, PutUnderlay, RemoveUnderlay>;
    What what;
    int line = 0;  // of the file, for messages
};

Result<std::vector<WrittenEdit>> read_edits(std::string_view xml, const std::string& file_name,
                                            const Catalogue& catalogue);

}  // namespace hexwright
