// A scenario's rules bound to one game: every name stands for something in it. Built when the game begins and never
// changed.
#pragma once
#include "engine/board/refusal.h"
#include "engine/game/ids.h"
#include "engine/rulebook/room.h"
#include "engine/scenario/bound.h"
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
inline constexpr NamePlace event_figure{0}, event_player{1};  // The two names that every rule has.
// "attacker" or "target", and the glyph of the event, in a rule that speaks of it.
inline constexpr NamePlace event_other{max_rule_names - 1}, event_glyph{max_rule_names - 2};
// The wounds of the event, or the Life that its piece has lost, in a rule that speaks of them.
inline constexpr NamePlace event_damage{max_rule_names - 3};

struct ZoneInPlay {
    std::string id;
    std::vector<SpaceIndex> spaces{};  // Sorted; only the listed spaces.
    // By which further spaces belong to it, or fewer; nullptr, and empty: the listed ones do.
    std::shared_ptr<const Conditions> written{};
    bound::Conditions conditions{};
    ZoneConditions conditions_do = ZoneConditions::Add;
};

struct EffectInPlay {
    const bound::Effect* effect = nullptr;
    std::int16_t next = -1;  // The effect that follows in its list; -1 for none.
    std::int16_t rule = -1;
    std::int64_t looks = 1;  // Its cost; see engine/rulebook/rule_cost.h.
};

struct TestInPlay;  // engine/rulebook/test_in_play.h

struct RulebookInPlay {
    // For sentences: the text of all names. Its rules and modifiers are written out: engine/scenario/unrolled.h.
    Rulebook written{};
    bound::Rulebook book{};                                 // The same rules, modifiers and wins, by the same numbers.
    std::vector<int> written_as{}, modifiers_written_as{};  // For each of them, the index in the scenario's file.
    std::vector<ZoneInPlay> zones{};
    std::vector<EffectInPlay> effects{};
    std::vector<std::int64_t> looks{};                          // Cost of each rule without its effects.
    std::set<int> names_other{};                                // The rules that speak of their attacker or target.
    std::set<int> names_glyph{};                                // The rules that speak of their event's glyph.
    std::set<int> names_damage{};                               // The rules that speak of their event's damage.
    bool names_starts = false;                                  // Some word speaks of somebody's start zone.
    bool bans_part = false;                                     // Some modifier says who takes no part.
    bool has_strikers = false;                                  // Some modifier says who strikes at leavers.
    std::vector<std::string> tallies{};                         // Ids of flags and counters.
    std::vector<Space> written_spaces{};                        // That words name as they are, such as 4,-1,2.
    std::vector<std::pair<PieceId, FigureId>> piece_figures{};  // Pieces that were figures when the game began.
    std::uint32_t events = 0;                                   // Bit n: a rule waits for EventKind n.
    std::shared_ptr<const TestInPlay> test{};                   // Of bind_for_test(); else nullptr.

    RulebookInPlay() = default;
    RulebookInPlay(const RulebookInPlay&) = delete;  // It points into itself.
    RulebookInPlay& operator=(const RulebookInPlay&) = delete;
    bool waits_for(EventKind kind) const { return (events >> static_cast<int>(kind) & 1) != 0; }
};

// Returns nullptr if the scenario has no rules of its own. Refuses unknown names, with the line and a suggestion.
Result<std::shared_ptr<const RulebookInPlay>> bind_rulebook(const Scenario& scenario, const GameState& state);

// How a test is judged. Whole: as it stands in its file. ByExpectations: only by what it expects, for a scenario from
// which something was removed on purpose; dice that are no longer rolled and flags that are no longer set are then no
// fault of the test.
enum class Judged : unsigned char { Whole, ByExpectations };

// Same for a test of the scenario, which is bound too; never nullptr. Its effects come after the scenario's and belong
// to a rule without events that is added last.
Result<std::shared_ptr<const RulebookInPlay>> bind_for_test(const Scenario& scenario, const GameState& state,
                                                            const ScenarioTest& test, Judged judged = Judged::Whole);

// Gives the game these rules and the hooks by which they take part; nullptr means that it has no rules of its own.
void set_rulebook(GameState& state, std::shared_ptr<const RulebookInPlay> rulebook);

}  // namespace hexwright::rulebook
