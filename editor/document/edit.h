// One change that a person makes to a map, as a value. The mouse, `hexwright apply` and tests produce the same edits;
// apply() is the only way a scenario changes.
#pragma once
#include "editor/document/room.h"
#include "engine/board/battlefield/placement.h"
#include "engine/board/catalogue/inventory.h"
#include "engine/board/hex/grid_map.h"
#include "engine/board/hex/symmetry.h"
#include "engine/board/refusal.h"
#include "engine/rules/house_rules.h"
#include "engine/scenario/scenario.h"
#include "engine/scenario/uses.h"
#include "engine/scenario/word_path.h"

#include <map>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace hexwright::document {

struct Edit;

// What happens on overlap or when an item runs out: the edit is refused, or it is done and becomes an issue.
enum class InTheWay : unsigned char { Refused, Reported };

struct PlacePieces {
    // Ids are ignored; the battlefield assigns new ones.
    std::vector<PlacedPiece> pieces;
    // Names of the pieces, one each, or empty; a name that exists already is dropped.
    std::vector<std::string> names{};
    InTheWay in_the_way = InTheWay::Refused;  // Reported: for a merged map.
    // The groups of the pieces, one each, or empty. Copies of a group are a group of their own: a name that exists
    // already gets a number, unless they join the group that has it.
    std::vector<std::string> groups{};
    bool joins_groups = false;
};
struct RemovePieces {
    std::vector<PieceId> pieces;
};
// Pieces found by id, each with its new place. Covers move, turn and raise.
struct MovePieces {
    std::vector<PlacedPiece> pieces;
};
// Pieces found by id; each becomes another kind over the same hexes and keeps its name.
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
    std::vector<Zone> zones;  // apply() sorts the spaces and removes duplicates.
};
// A glyph that only changes its place takes its comments along.
struct SetGlyphs {
    std::vector<Glyph> glyphs;
};
struct SetUnderlays {
    std::vector<Underlay> underlays;  // At most one per level.
};
struct SetSymmetry {
    Symmetry symmetry;
};
// What has a place on the map goes along with pieces that move: the list of it is in engine/scenario/places.h.
struct MoveAlong {
    struct Part {
        GridMap map{};
        int levels = 0;
        std::vector<Space> spaces{};  // What lies there goes; sorted.
    };
    // What lies in several parts goes with the first of them. Zones and glyphs are set by edits of their own.
    std::vector<Part> parts{};
    // Everything moves as the first part says, wherever it lies, zones and glyphs too.
    bool whole = false;
    bool pictures = false;  // Those under levels move as well.
};
// Moves the file's own data on levels (comments, underlays, levels that rules ask for) from `first` up by `by` levels.
struct RenumberLevels {
    int first = 1, by = 0;
    int first_in_words = 0;  // Of the levels that rules ask for; 0: the same.
};
// The scenario's id, which may be empty, and the edition that it is played by. House rules change the new edition then,
// without what that makes meaningless; dropped_by() tells what.
struct SetEdition {
    std::string id, edition;
};
// nullptr, or rules that change nothing, take the house rules out. Refused unless they are based on the edition.
struct SetHouseRules {
    std::shared_ptr<const Rules> rules;
};
struct SetRounds {
    int rounds = 0;  // Length of the round track; 0 means no limit.
};
// Players, teams, armies and start spaces for each number of players. apply() sorts; each number may occur once.
struct SetSetups {
    std::vector<Setup> setups;
};
// Glyphs that name a pool which is no longer there go with it.
struct SetPools {
    std::vector<GlyphPool> pools;
};
// Gives these pieces their names; an empty one takes the name away. Words that speak of a piece keep its old name:
// Rename changes both.
struct NamePieces {
    std::map<PieceId, std::string> names;
};
// Puts these pieces into the groups of these names; an empty one takes the piece out of its group.
struct GroupPieces {
    std::map<PieceId, std::string> groups;
};
// One change of the words: conditions of zones, declared flags and counters, modifiers, rules, victory, tests, puzzles.
// Words that are put get an id where they need one: the wanted one, or one with a number behind it if that is taken.
struct ChangeWord {
    WordChange change;
};
// Gives something another name, and every word and setup that speaks of it follows.
struct Rename {
    NamedThing what = NamedThing::Zone;
    std::string from, to;
    WordPath at{};  // Of a name that a word gives: that word's member.
};
// A scenario that shows the battlefield of another file takes pieces and limit in and stands alone.
struct FoldIn {};
// The other way round: it shows the battlefield and limit of another file in place of its own.
struct UseBattlefield {
    std::string source;                     // The other file, relative to the scenario's own.
    std::shared_ptr<const Scenario> other;  // What was read from it.
};
// One step of undo; all or nothing.
struct Compound {
    std::vector<Edit> edits;
};

struct Edit {
    using What = std::variant<PlacePieces, RemovePieces, MovePieces, ReplacePieces, SetLimit, SetAbout, SetZones,
                              SetGlyphs, SetApprovals, SetUnderlays, SetSymmetry, MoveAlong, RenumberLevels, SetEdition,
                              SetHouseRules, SetRounds, SetSetups, SetPools, NamePieces, GroupPieces, ChangeWord,
                              Rename, FoldIn, UseBattlefield, Compound>;
    What what;
    Message name;  // Shown in the history: "Place seven-hex swamp tile".
};

// The scenario after the edit, or why it is refused (`scenario` itself never changes). `ground` belongs to `scenario`.
// Parts of a compound are judged one after the other, each on the result of those before it. Comments of removed
// elements move to the end of their parent, so that nothing a person wrote is lost.
Result<Scenario> apply(const Scenario& scenario, const Edit& edit, const Ground& ground);

// A scenario part way through a compound; edits are added one by one. Derived data is rebuilt only when an edit asks
// for it after another one changed the scenario.
class Workpiece {
public:
    Workpiece(const Scenario& scenario, const Ground& ground) : scenario_(scenario), first_(ground) {}

    const Scenario& scenario() const { return scenario_; }
    // After a refusal, some parts of a compound may have been applied: drop the workpiece.
    std::optional<Refusal> add(const Edit& edit);

    // For the implementation of edits:
    const Catalogue& catalogue() const { return first_.catalogue; }
    Scenario& change();
    Ground ground();

private:
    Scenario scenario_;
    Ground first_;          // The ground of the scenario passed in.
    bool derived_ = false;  // The ground is derived here, no longer `first_`.
    bool changed_ = false;  // Since the ground was derived.
    Terrain terrain_{};
    Inventory used_{}, allowed_{};
};

// Whether these pieces may be placed. Pieces whose id is in `lifted` count as moved. The same verdict as apply(),
// without applying anything.
std::optional<Refusal> verdict_on(const Scenario& scenario, const std::vector<PlacedPiece>& wanted,
                                  const std::vector<PieceId>& lifted, const Ground& ground);

// The data that verdicts need, from what was derived of the scenario; every argument must outlive the ground.
Ground ground_on(const Scenario& scenario, const Terrain& terrain, const Inventory& used, const Inventory& allowed,
                 const Catalogue& catalogue);

// What the scenario's house rules lose when it is played by that edition.
std::vector<RuleChange> dropped_by(const Scenario& scenario, const std::string& edition, const Catalogue& catalogue);

// Adds the edit's name for the history: "Place seven-hex swamp tile", "Move 3 pieces".
Edit named(Edit::What what, const Scenario& scenario, const Catalogue& catalogue);

}  // namespace hexwright::document
