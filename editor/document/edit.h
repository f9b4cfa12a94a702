// One thing that a person does to a map, as a value. The same edits come from the mouse, from `hexwright apply` and
// from tests; apply() is the only way a scenario changes.
#pragma once
#include "engine/battlefield/placement.h"
#include "engine/core/result.h"
#include "engine/scenario/scenario.h"

#include <string>
#include <variant>
#include <vector>

namespace hexwright {

struct Edit;

// overlap and too many of an item: not done, or an issue afterwards
enum class InTheWay : unsigned char { Refused, Reported };

struct PlacePieces {
    std::vector<PlacedPiece> pieces;  // ids are given by the battlefield; whatever they hold is ignored
    // of the pieces, one each, or no names at all; a name that exists already is left out
    std::vector<std::string> names{};
    InTheWay in_the_way = InTheWay::Refused;  // Reported: of a merged map
};
struct RemovePieces {
    std::vector<PieceId> pieces;
};
struct MovePieces {
    std::vector<PlacedPiece> pieces;
};  // each by its id, as it shall lie: move, turn, raise
// each by its id: another kind over the same hexes; names stay
struct ReplacePieces {
    std::vector<PlacedPiece> pieces;
};
struct SetLimit {
    Limit limit;
};
struct SetAbout {
    About about;
    std::string battlefield_name;
};
struct SetApprovals {
    std::vector<Approval> approvals;
};
struct SetZones {
    std::vector<Zone> zones;
};  // spaces are sorted, each once, by doing it
struct SetGlyphs {
    std::vector<Glyph> glyphs;
};  // one that only changes its place takes its comments along
struct SetUnderlays {
    std::vector<Underlay> underlays;
};  // one a level
// what the file says of levels from `first` up belongs to others now
struct RenumberLevels {
    int first = 1, by = 0;
};
struct Compound {
    std::vector<Edit> edits;
};  // one step of undo: all of it or nothing

struct Edit {
    using What = std::variant<PlacePieces, RemovePieces, MovePieces, ReplacePieces, SetLimit, SetAbout, SetZones,
                              SetGlyphs, SetApprovals, SetUnderlays, RenumberLevels, Compound>;
    What what;
    Message name;  // for the history: "Place seven-hex swamp tile"
};

// The scenario after the edit, or why it is refused (then nothing has changed). `ground` is that of `scenario`. The
// parts of a compound are judged one after the other, each on what the ones before it made. Comments of what an edit
// takes away move to the end of their parent, so that nothing that a user wrote is lost.
tl::expected<Scenario, Refusal> apply(const Scenario& scenario, const Edit& edit, const Ground& ground);

// A scenario part way through a compound: edits are added one after the other. What verdicts ask is derived again only
// when an edit asks after another one changed it.
class Workpiece {
public:
    Workpiece(const Scenario& scenario, const Ground& ground) : scenario_(scenario), first_(ground) {}

    const Scenario& scenario() const { return scenario_; }
    std::optional<Refusal> add(const Edit& edit);  // after a refusal parts of a compound may be in: drop the workpiece

    // For the parts of edits:
    const Catalogue& catalogue() const { return first_.catalogue; }
    Scenario& change();
    Ground ground();

private:
    Scenario scenario_;
    Ground first_;          // of the scenario as it came
    bool derived_ = false;  // the ground is our own
    bool changed_ = false;  // since it was derived
    Terrain terrain_{};
    Inventory used_{}, allowed_{};
};

// May these pieces be placed (those whose id is in `lifted`: moved)? The same verdict as apply(), without doing it.
std::optional<Refusal> verdict_on(const Scenario& scenario, const std::vector<PlacedPiece>& wanted,
                                  const std::vector<PieceId>& lifted, const Ground& ground);

// What verdicts ask of a scenario, from what was derived of it; all of them must outlive the ground.
Ground ground_on(const Scenario& scenario, const Terrain& terrain, const Inventory& used, const Inventory& allowed,
                 const Catalogue& catalogue);

// The edit with its name for the history: "Place seven-hex swamp tile", "Move 3 pieces".
Edit named(Edit::What what, const Scenario& scenario, const Catalogue& catalogue);

}  // namespace hexwright
