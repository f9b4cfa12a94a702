// A scenario's rules as a game runs them: every name stands for something of this game. Made when the game begins,
// never changed.
#pragma once
#include "engine/core/result.h"
#include "engine/game/ids.h"
#include "engine/scenario/rulebook.h"
#include "engine/scenario/scenario.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace hexwright {

struct GameState;
struct ScenarioTest;  // engine/scenario/trial.h

static_assert(names_of_rule == max_rule_names);
inline constexpr int event_figure = 0, event_player = 1;  // the names that every rule has

// How a player's name is bound: 0..7 is a player, the others are looked up when they are asked for.
namespace who {
inline constexpr int turn = 100, last_to_act = 101, first = 102, nobody = 103;
inline constexpr int named = 200;                                         // + the name's place
inline constexpr int controller = 300;                                    // of the figure spoken of
inline constexpr int controller_of = 301;                                 // + the place of a figure's name
inline constexpr int figure = 400;                                        // of owners: the figure spoken of
inline constexpr int figure_named = 401;                                  // + its name's place
inline constexpr int each = 500, last_standing = 501, most_points = 502;  // of winners
}  // namespace who

struct ZoneInPlay {
    std::string id;
    std::vector<SpaceIndex> spaces{};  // sorted; those listed
    Conditions conditions{};           // those of the others that belong to it; none: only those listed
};

struct EffectInPlay {
    const Effect* effect = nullptr;
    std::int16_t next = -1;  // that follows in its list
    std::int16_t rule = -1;
    std::int64_t looks = 1;  // that it takes: engine/rulebook/rule_cost.h
};

struct RulebookInPlay {
    Rulebook book;
    std::vector<ZoneInPlay> zones{};
    std::vector<EffectInPlay> effects{};
    std::vector<std::int64_t> looks{};                          // of each rule, before its effects
    std::vector<std::string> tallies{};                         // ids of flags and counters
    std::vector<std::pair<PieceId, FigureId>> piece_figures{};  // pieces that were figures when the game began
    std::uint32_t events = 0;                                   // bit n: a rule waits for this EventKind

    RulebookInPlay() = default;
    RulebookInPlay(const RulebookInPlay&) = delete;  // its effects point into its book
    RulebookInPlay& operator=(const RulebookInPlay&) = delete;
    bool waits_for(EventKind kind) const { return (events >> static_cast<int>(kind) & 1) != 0; }
};

// Null when the scenario has no rules of its own. Refused: names of nothing, with the line and what may be meant.
Result<std::shared_ptr<const RulebookInPlay>> bind_rulebook(const Scenario& scenario, const GameState& state);

// How a test is judged: as it stands in its file; or, where a thing is missing from the scenario on purpose, by what it
// expects alone: dice that nobody rolls any more and flags that nothing sets any more are no fault of the test then.
enum class Judged : unsigned char { Whole, ByExpectations };

// The same for a test of the scenario, which is bound, too; never null. The test must live as long as what is given:
// its effects are pointed to. They come after those of the scenario, and belong to a rule without events that is added
// last.
Result<std::shared_ptr<const RulebookInPlay>> bind_for_test(const Scenario& scenario, const GameState& state,
                                                            ScenarioTest& test, Judged judged = Judged::Whole);

// Gives the game these rules, and the hooks by which they take part; nullptr: no rules of its own.
void set_rulebook(GameState& state, std::shared_ptr<const RulebookInPlay> rulebook);

}  // namespace hexwright
