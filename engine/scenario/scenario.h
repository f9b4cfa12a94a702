// A battlefield with what belongs to it in its file: title, limit, zones, glyphs, players and armies, and the
// rules of its own.
#pragma once
#include "engine/board/battlefield/battlefield.h"
#include "engine/board/battlefield/issue.h"
#include "engine/core/shared.h"
#include "engine/scenario/setup.h"
#include "engine/scenario/underlay.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hexwright {

struct Condition;      // engine/scenario/condition.h
struct Rulebook;       // engine/scenario/rulebook.h
struct ScenarioTests;  // engine/scenario/trial.h

struct About {
    std::string title, author, story;
    friend bool operator==(const About&, const About&) = default;
};

struct Limit : Holding {       // what this map may use; without sets and items there is no limit
    bool beyond_sets = false;  // "design beyond my sets": counted and reported, not refused
    friend bool operator==(const Limit&, const Limit&) = default;
};

struct Zone {
    std::string id;             // "red"
    std::string use;            // "start" for start zones; other uses come with scenarios
    std::string color;          // player colour: red blue green orange yellow purple cyan magenta, or empty
    std::optional<int> size{};  // spaces it should have
    std::vector<Space> spaces;  // sorted, distinct
    std::shared_ptr<const std::vector<Condition>>
        conditions{};  // spaces for which they hold belong to it, too: "all water"; or null
    int line = 0;      // of the file
    friend bool operator==(const Zone& a, const Zone& b);
};

enum class Facing : unsigned char { Power, Symbol };  // power side up (known), symbol side up (hidden)

struct Glyph {
    std::string id;  // its kind, by the catalogue's id; empty: unknown ("?")
    Space at;
    Facing facing = Facing::Power;
    std::string pool{};  // the pool that it is drawn from when a game begins; its kind is unknown then. Empty: none
    FileLine line{};
    friend bool operator==(const Glyph&, const Glyph&) = default;
};

// Glyphs that are drawn at random when a game begins: the glyphs that name it say where they may lie.
struct GlyphPool {
    std::string id;                    // "hidden"
    Facing facing = Facing::Symbol;    // of those drawn; symbol side up nobody knows which they are
    std::optional<int> draw{};         // how many; none: one for each of its places
    std::vector<std::string> kinds{};  // what is in it, by the catalogue's ids, a kind as often as it is there; none:
                                       // what the limit's sets hold beside the glyphs that the file names
    friend bool operator==(const GlyphPool&, const GlyphPool&) = default;
};

// What came with a file of another program: its bytes, whole and uninterpreted, so that nothing of it is lost when the
// map goes back into that program's form. The forms themselves are the affair of formats/.
struct Carried {
    std::string source;  // "hsc"; empty: nothing is carried
    std::string bytes;
    friend bool operator==(const Carried&, const Carried&) = default;
};
inline constexpr std::size_t max_carried_bytes = 12u << 20;  // with 200,000 pieces beside it a file stays below 32 MB

// Somebody looked at an issue and says why it may stay. It holds for the issue of this code in exactly these spaces:
// when the map changes there, it is asked about anew.
struct Approval {
    IssueCode code;
    std::vector<Space> spaces;  // sorted, distinct
    std::string reason;
    friend bool operator==(const Approval&, const Approval&) = default;
};

// Bounds of every file and edit; pieces of a scenario that have a name are few.
inline constexpr std::size_t max_named_pieces = 10'000, max_zones = 64, max_glyphs = 1'000, max_glyph_pools = 20,
                             max_comments = 20'000, max_approvals = 1'000;

// Comments of the file, kept: by the element they precede. Keys: "scenario" (before the root), "about", "story",
// "limit", "set:ID", "item:ID", "battlefield", "level:N", "piece:ID" (PieceId), "zones", "zone:ID", "glyphs",
// "glyph:Q,R,L", "pool:ID", "approvals", "approval:CODE@Q,R,L" (its first space), "carried"; last in a parent: "end:KEY
// of the parent"; after the root: "end". "underlays", "underlay:LEVEL" (those inside of it come at its end). "setups",
// "setup:PLAYERS" (likewise), "round-track". "rules", "modifier:ID", "rule:ID", "victory", "win:N", "score:N"
// (likewise; counted from 0). "tests", "test:ID" (likewise).
using Comments = std::map<std::string, std::vector<std::string>>;

struct Scenario {
    std::string id;  // "the-narrows"
    std::string edition = "master-2007";
    FileLine line{};  // of its root element
    Shared<About> about{};
    Shared<Limit> limit{};
    std::string battlefield_name;    // as people call it
    std::string battlefield_source;  // <battlefield src="…"/>: another scenario file, relative; empty: its own pieces
    Battlefield battlefield{};
    Shared<std::vector<Zone>> zones{};
    Shared<std::vector<Glyph>> glyphs{};           // in any order; files list them by space, then id
    Shared<std::vector<GlyphPool>> glyph_pools{};  // in file order, each id once
    Shared<std::vector<Setup>> setups{};           // by number of players, each number once
    int rounds = 0;                                // of the round track; 0: no limit
    std::shared_ptr<const Rulebook> rulebook{};    // its own rules, beside those of the game; null: none
    std::shared_ptr<const ScenarioTests> tests{};  // of its rules, run by `hexwright check --tests`; null: none
    Shared<std::vector<Approval>> approvals{};     // in file order
    Shared<std::vector<Underlay>> underlays{};     // by level, one a level
    Shared<Carried> carried{};
    Shared<Comments> comments{};
};

const Rulebook& rulebook_of(const Scenario& scenario);    // an empty one when it has none
const ScenarioTests& tests_of(const Scenario& scenario);  // likewise

}  // namespace hexwright
