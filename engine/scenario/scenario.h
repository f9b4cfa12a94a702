// A battlefield with everything that belongs to it in its file: title, limit, zones, glyphs, players, armies and its
// own rules.
#pragma once
#include "engine/board/battlefield/battlefield.h"
#include "engine/board/battlefield/issue.h"
#include "engine/board/catalogue/inventory.h"
#include "engine/board/hex/symmetry.h"
#include "engine/core/shared.h"
#include "engine/scenario/profile.h"
#include "engine/scenario/room.h"
#include "engine/scenario/setup.h"
#include "engine/scenario/underlay.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hexwright::rules {
struct Rules;  // engine/rules/edition.h
}

namespace hexwright::scenario {

struct Condition;      // engine/scenario/condition.h
struct Rulebook;       // engine/scenario/rulebook.h
struct ScenarioTests;  // engine/scenario/trial.h

struct About {
    std::string title, author, story;
    friend bool operator==(const About&, const About&) = default;
};

// What this map may use. Without sets and items there is no limit.
struct Limit : Holding {
    bool beyond_sets = false;          // "Design beyond my sets": excess is counted and reported, not refused.
    std::optional<Profile> contest{};  // The contest that the map is made for.
    friend bool operator==(const Limit&, const Limit&) = default;
};

// How a zone's conditions go together with the spaces that it lists: spaces for which they hold belong to it besides
// those, or of those only the ones for which they hold do.
enum class ZoneConditions : unsigned char { Add, Narrow };

struct Zone {
    std::string id;             // For example "red".
    std::string use;            // "start" for start zones; scenarios may define other uses.
    std::string color;          // Player colour: red, blue, green, orange, yellow, purple, cyan, magenta, or empty.
    std::optional<int> size{};  // Number of spaces that it should have.
    std::vector<Space> spaces;  // Sorted and distinct.
    // About a space, such as "all water"; together with `spaces` they mean what `conditions_do` says. May be nullptr.
    std::shared_ptr<const std::vector<Condition>> conditions{};
    ZoneConditions conditions_do = ZoneConditions::Add;
    int line = 0;  // Line in the file.
    friend bool operator==(const Zone& a, const Zone& b);
};
// Whether spaces that the zone does not list may belong to it.
inline bool goes_beyond_its_list(const Zone& zone) {
    return zone.conditions && zone.conditions_do == ZoneConditions::Add;
}

// Power side up (kind known) or symbol side up (kind hidden).
enum class Facing : unsigned char { Power, Symbol };

struct Glyph {
    std::string id;  // The catalogue's id of its kind; empty when unknown ("?").
    Space at;
    Facing facing = Facing::Power;
    // The pool that it is drawn from when a game begins, its kind being unknown until then; empty if none.
    std::string pool{};
    FileLine line{};
    friend bool operator==(const Glyph&, const Glyph&) = default;
};

// Glyphs that are drawn at random when a game begins. The glyphs that name the pool say where they may lie.
struct GlyphPool {
    std::string id;                  // For example "hidden".
    Facing facing = Facing::Symbol;  // Side of the drawn glyphs; symbol side up, nobody knows their kinds.
    std::optional<int> draw{};       // How many are drawn; nullopt means one for each of its places.
    // Its contents by the catalogue's ids, repeated as often as present. Empty means the glyphs of the limit's sets
    // that the file does not name.
    std::vector<std::string> kinds{};
    friend bool operator==(const GlyphPool&, const GlyphPool&) = default;
};

// The raw bytes of another program's file from which the map was imported, so that nothing is lost when it is exported
// to that format again. Only formats/ interprets them.
struct Carried {
    std::string source;  // For example "hsc"; empty when nothing is carried.
    std::string bytes;
    friend bool operator==(const Carried&, const Carried&) = default;
};
inline constexpr std::size_t max_carried_bytes = 12u << 20;  // With 200,000 pieces besides, a file stays below 32 MB.

// The reason why somebody accepted an issue. Applies to the issue with this code in exactly these spaces; when the map
// changes there, the issue is open again.
struct Approval {
    IssueCode code;
    std::vector<Space> spaces;  // Sorted and distinct.
    std::string reason;
    friend bool operator==(const Approval&, const Approval&) = default;
};

// Bounds of every file and edit. Few pieces of a scenario have a name.
inline constexpr std::size_t max_named_pieces = 10'000, max_zones = 64, max_glyphs = 1'000, max_glyph_pools = 20,
                             max_comments = 20'000, max_approvals = 1'000, max_piece_groups = 200;

// Comments of the file, kept by the element they precede. Keys: "scenario" (before the root), "about", "story",
// "limit", "contest", "set:ID", "item:ID", "battlefield", "level:N", "piece:ID" (PieceId), "zones", "zone:ID",
// "glyphs", "glyph:Q,R,L", "pool:ID", "approvals", "approval:CODE@Q,R,L" (its first space), "carried"; last in a
// parent: "end:KEY of the parent"; after the root: "end". Further "underlays", "underlay:LEVEL"; "setups",
// "setup:PLAYERS", "round-track"; "rules", "tally:ID", "modifier:ID", "rule:ID", "victory", "win:N", "score:N" (counted
// from 0); "tests", "test:ID". Comments inside a contest, underlay, setup, modifier, rule, win, score or test move to
// its end.
using Comments = std::map<std::string, std::vector<std::string>>;

struct Scenario {
    std::string id;  // For example "the-narrows".
    std::string edition = "master-2007";
    // The edition with some of its rules changed, for everybody who plays this scenario; nullptr means the edition as
    // it is. Its `based_on` is `edition`.
    std::shared_ptr<const rules::Rules> house_rules{};
    FileLine line{};  // Line of the root element.
    Shared<About> about{};
    Shared<Limit> limit{};
    std::string battlefield_name;  // The name shown to people.
    // <battlefield src="…"/>: relative path of another scenario file; empty when it has its own pieces.
    std::string battlefield_source;
    Battlefield battlefield{};
    // The name of the group of a piece, for people who build the map; pieces of one group are moved and hidden
    // together. What stands here of a piece that is gone means nothing.
    Shared<std::map<PieceId, std::string>> groups{};
    Shared<std::vector<Zone>> zones{};
    Shared<std::vector<Glyph>> glyphs{};           // In any order; files list them by space, then id.
    Shared<std::vector<GlyphPool>> glyph_pools{};  // In file order, each id once.
    Shared<std::vector<Setup>> setups{};           // Sorted by number of players, each number once.
    int rounds = 0;                                // Length of the round track; 0 means no limit.
    std::shared_ptr<const Rulebook> rulebook{};    // Its own rules, beside those of the game; nullptr if none.
    // Tests of its rules, run by `hexwright check --tests`; nullptr if none.
    std::shared_ptr<const ScenarioTests> tests{};
    Shared<std::vector<Approval>> approvals{};  // In file order.
    Shared<std::vector<Underlay>> underlays{};  // Sorted by level, at most one per level.
    Shared<Carried> carried{};
    Shared<Comments> comments{};
    // An editor's note, without meaning for a game: what is placed is placed at all images under it.
    Symmetry symmetry{};
};

const Rulebook& rulebook_of(const Scenario& scenario);    // Empty when the scenario has none.
const ScenarioTests& tests_of(const Scenario& scenario);  // Empty when the scenario has none.

}  // namespace hexwright::scenario
