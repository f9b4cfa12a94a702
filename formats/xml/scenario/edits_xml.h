// Reads edit files (namespace urn:hexwright:edits:1) for scripts: what a person could do with the mouse, written down.
//
//     <edits xmlns="urn:hexwright:edits:1">
//       All of these pieces are placed, or none:
//       <place><piece kind="grass-7" at="3,4" level="2" turn="1"/><edge …/><span …/></place>
//       `at` is any hex that the piece covers; `kind` is needed only where several pieces lie there:
//       <remove at="3,4,2" kind="grass-7"/>
//       `turn`, the `side` of an edge or the end of a span, where it changes:
//       <move at="3,4,2" to="5,4,1" turn="2"/>
//       As in a scenario; each replaces the old one:
//       <limit>…</limit> <about title="…"/> <battlefield name="…"/>
//       Each replaces the zone with that id, the glyph in that space or the picture under that level, or adds one:
//       <zone id="red" …/> <remove-zone id="red"/>
//       <glyph at="3,4,2" …/> <remove-glyph at="3,4,2"/>
//       <underlay level="2" src="…">…</underlay> <remove-underlay level="2"/>
//       <approval code="overhang" spaces="3,4,2 3,5,2" reason="…"/>
//       <remove-approval code="overhang" spaces="3,4,2 3,5,2"/>
//       Id and edition, rounds (0: no limit), players with their armies, glyphs to draw, and names of pieces:
//       <scenario id="my-map" edition="master-2007"/> <round-track rounds="12"/>
//       House rules as in a scenario; they replace the old ones, and without any the edition holds as it is:
//       <house-rules id="friday-club"><set rule="road-bonus" is="2"/></house-rules>
//       <setup players="2">…</setup> <remove-setup players="2"/> <pool id="hidden" …/> <remove-pool id="hidden"/>
//       <name-piece at="3,4,2" kind="…" name="gate"/>; without a name the piece loses its own
//       Pieces that move and are hidden as one; without a name they belong to no group:
//       <group spaces="3,4,2 3,5,2" name="tower"/>
//       Words of zones, rules, victory and tests at their path; words with an id are named by it:
//       <put-word at="rules[flood]/effects[0]"><wound/></put-word>; without an index behind the last
//       <replace-word at="…">…</replace-word> <remove-word at="…"/> <move-word at="…" to="…"/>
//       <set-word at="rules[flood]@once" to="yes"/>
//       Every word and setup that speaks of it follows:
//       <rename what="zone" from="bank" to="far-bank"/>
//       The battlefield of the file that `src` names becomes this file's own:
//       <fold-in/>
//       The other way round: the battlefield and limit of another file, named as seen from the map's own, take the
//       place of its own: <use-battlefield src="../battlefields/sparrow-ford.xml"/> What lies in the spaces moves as
//       one with its zones and glyphs; without `spaces` the whole map. With `fill`, pieces without a mirror image are
//       rebuilt from smaller tiles: <turn about="3,4" steps="1" spaces="…"/> <mirror through="3,4" axis="s-n"
//       fill="yes" spaces="…"/> <shift by="2,-1" levels="1" spaces="…"/> Another map, with its 0,0 at `to`; never
//       refused for overlap: <merge file="other.xml" to="5,5" turn="1" levels="1"/> <insert-level number="3"/>
//       <remove-level number="3"/> <duplicate-level number="3"/>
//     </edits>
//
// The values say what is wanted; editor/document/edits/written.h finds the pieces and judges the edits.
#pragma once
#include "engine/board/hex/grid_map.h"
#include "engine/board/refusal.h"
#include "engine/scenario/scenario.h"
#include "engine/scenario/uses.h"
#include "engine/scenario/word_path.h"
#include "formats/xml/elements/document.h"
#include "formats/xml/room.h"
#include "formats/xml/rules/rules_xml.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace hexwright::xml {

struct WrittenEdit {
    struct Place {
        std::vector<PlacedPiece> pieces;
    };
    struct Remove {
        Space at;
        std::optional<PieceKind> kind{};
    };
    struct Move {
        Space at;  // A space that the piece covers (one of its hexes, at the level of the piece).
        Space to;  // New position of its own `at`.
        std::optional<PieceKind> kind{};
        std::optional<int> turn{};
        std::optional<Direction> side{};
        std::optional<HexCoord> end{};  // For a span; without it the span keeps its direction and length.
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
        Approval approval;  // The reason is ignored.
    };
    struct PutUnderlay {
        Underlay underlay;
    };
    struct RemoveUnderlay {
        int level = 1;
    };
    struct NewEdition {
        std::optional<std::string> id{}, edition{};
    };
    struct NewHouseRules {
        WrittenRules rules;
    };
    struct NewRounds {
        int rounds = 0;
    };
    struct PutSetup {
        Setup setup;
    };
    struct RemoveSetup {
        int players = 2;
    };
    struct PutPool {
        GlyphPool pool;
        std::vector<Space> spaces;
    };
    struct RemovePool {
        std::string id;
    };
    struct NamePiece {
        Space at;
        std::optional<PieceKind> kind{};
        std::string name{};
    };
    struct GroupSpaces {
        std::vector<Space> of;  // The pieces that cover these spaces.
        std::string name{};
    };
    struct ChangedWord {
        WordChange::How how = WordChange::How::Put;
        std::string at, to;  // Paths as written.
        std::string text{};  // Of the words, or of the member.
    };
    struct NewNameOf {
        NamedThing what = NamedThing::Zone;
        std::string from, to, at;  // `at` is a path as written.
    };
    struct FoldIn {};
    struct UseOther {
        std::string src;  // The file whose battlefield it is, relative to the map's own.
    };
    struct Turn {
        HexCoord about;
        int steps = 1;            // Clockwise steps of 60 degrees, -5 to 5.
        std::vector<Space> of{};  // The pieces that cover these spaces; empty for the whole map. The same below.
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
        std::string file;  // As written in the file.
        HexCoord to;
        int turn = 0, levels = 0;
    };
    enum class LevelChange : unsigned char { Insert, Remove, Duplicate };
    struct ChangeLevel {
        LevelChange how = LevelChange::Insert;
        int number = 1;
    };
    using What = std::variant<Turn, Mirror, Shift, Merge, ChangeLevel, Place, Remove, Move, NewLimit, NewAbout, NewName,
                              PutZone, RemoveZone, PutGlyph, RemoveGlyph, Approve, RemoveApproval, PutUnderlay,
                              RemoveUnderlay, NewEdition, NewHouseRules, NewRounds, PutSetup, RemoveSetup, PutPool,
                              RemovePool, NamePiece, GroupSpaces, ChangedWord, NewNameOf, FoldIn, UseOther>;
    What what;
    int line = 0;  // Line in the file, for messages.
};

// The edits that are the children of this element.
Result<std::vector<WrittenEdit>> read_edits_in(const Node& node, const Catalogue& catalogue);
Result<std::vector<WrittenEdit>> read_edits(std::string_view xml, const std::string& file_name,
                                            const Catalogue& catalogue);

}  // namespace hexwright::xml
