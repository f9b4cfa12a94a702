// A scenario's rules bound to one game: every name stands for something in it. Built when the game begins and never
// changed.
#pragma once
#include "engine/board/refusal.h"
#include "engine/game/ids.h"
#include "engine/rulebook/room.h"
#include "engine/scenario/rulebook.h"
#include "engine/scenario/scenario.h"

#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace hexwright::game {
struct GameState;
}  // namespace hexwright::game

namespace hexwright::scenario {
struct ScenarioTest;  // engine/scenario/trial.h
}  // namespace hexwright::scenario

namespace hexwright::rulebook {

static_assert(names_of_rule == max_rule_names);
inline constexpr int event_figure = 0, event_player = 1;  // Indices of the two names that every rule has.
inline constexpr int event_other = max_rule_names - 1;    // Of "attacker" or "target", in a rule that speaks of it.
inline constexpr int event_glyph = max_rule_names - 2;    // Of the glyph of the event, in a rule that speaks of it.
// What a glyph's name is bound to: below this a kind of glyph, from this on the index of a name.
inline constexpr int glyph_named = 10'000;
// What a space is bound to: below this the index of a name, from this on the index of a space that is written as it is.
inline constexpr int space_written = 10'000;

// What a player's name is bound to: 0..7 is a player; the other values are resolved when the rule asks.
namespace who {
inline constexpr int turn = 100, last_to_act = 101, first = 102, nobody = 103;
inline constexpr int named = 200;          // + the index of the name.
inline constexpr int controller = 300;     // The controller of the figure asked about.
inline constexpr int controller_of = 301;  // + the index of a figure's name.
inline constexpr int figure = 400;         // As an owner: the figure asked about.
inline constexpr int figure_named = 401;   // + the index of a figure's name.
// For winners only.
inline constexpr int each = 500, last_standing = 501, most_points = 502;
}  // namespace who

struct ZoneInPlay {
    std::string id;
    std::vector<SpaceIndex> spaces{};  // Sorted; only the listed spaces.
    Conditions conditions{};           // By which further spaces belong to it, or fewer; empty: the listed ones do.
    ZoneConditions conditions_do = ZoneConditions::Add;
};

struct EffectInPlay {
    const Effect* effect = nullptr;
    std::int16_t next = -1;  // The effect that follows in its list; -1 for none.
    std::int16_t rule = -1;
    std::int64_t looks = 1;  // Its cost; see engine/rulebook/rule_cost.h.
};

struct RulebookInPlay {
    Rulebook book;  // Its rules and modifiers are written out: engine/scenario/unrolled.h.
    std::vector<int> written_as{}, modifiers_written_as{};  // For each of them, the index in the scenario's file.
    std::vector<ZoneInPlay> zones{};
    std::vector<EffectInPlay> effects{};
    std::vector<std::int64_t> looks{};                          // Cost of each rule without its effects.
    std::set<int> names_other{};                                // The rules that speak of their attacker or target.
    std::set<int> names_glyph{};                                // The rules that speak of their event's glyph.
    std::vector<std::string> tallies{};                         // Ids of flags and counters.
    std::vector<Space> written_spaces{};                        // That words name as they are, such as 4,-1,2.
    std::vector<std::pair<PieceId, FigureId>> piece_figures{};  // Pieces that were figures when the game began.
    std::uint32_t events = 0;                                   // Bit n: a rule waits for EventKind n.

    RulebookInPlay() = default;
    RulebookInPlay(const RulebookInPlay&) = delete;  // Its effects point into its book.
    RulebookInPlay& operator=(const RulebookInPlay&) = delete;
    bool waits_for(EventKind kind) const { return (events >> static_cast<int>(kind) & 1) != 0; }
};

// Returns nullptr if the scenario has no rules of its own. Refuses unknown names, with the line and a suggestion.
Result<std::shared_ptr<const RulebookInPlay>> bind_rulebook(const Scenario& scenario, const GameState& state);

// How a test is judged. Whole: as it stands in its file. ByExpectations: only by what it expects, for a scenario from
// which something was removed on purpose; dice that are no longer rolled and flags that are no longer set are then no
// fault of the test.
enum class Judged : unsigned char { Whole, ByExpectations };

// Same for a test of the scenario, which is bound too; never nullptr. The test must outlive the result, which points to
// its effects. They come after the scenario's effects and belong to a rule without events that is added last.
Result<std::shared_ptr<const RulebookInPlay>> bind_for_test(const Scenario& scenario, const GameState& state,
                                                            ScenarioTest& test, Judged judged = Judged::Whole);

// Gives the game these rules and the hooks by which they take part; nullptr means that it has no rules of its own.
void set_rulebook(GameState& state, std::shared_ptr<const RulebookInPlay> rulebook);

}  // namespace hexwright::rulebook
