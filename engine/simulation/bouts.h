// Bouts: games between styles of play and archetypes of armies on one battlefield, and what follows from their sums:
// how each fares, and who wins so far beyond his mirror that it is an exploit. The planner, who thinks further than any
// style, may be one more of them. Nothing is played here.
#pragma once
#include "engine/simulation/room.h"
#include "engine/simulation/sequential.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace hexwright::simulation {

// What the results of games are judged by; formats/data/play_thresholds.xml has the shipped numbers.
struct PlayThresholds {
    double most_zone_effect = 0, most_seat_effect = 0;  // Wins a game, either way.
    // A contender is suspected with this share of all games and this much more than its mirror's, both surely. It is an
    // exploit if fresh games show surely the share against each answer, the planner's too, and the difference to the
    // mirror again.
    double suspect_share = 0, exploit_share = 0, beyond_mirror = 0;
};

// Who plays from a zone: indices of an army and a style.
struct Contender {
    std::size_t army = 0, style = 0;
    friend bool operator==(const Contender&, const Contender&) = default;
};
struct Bout {
    Contender first{}, second{};  // In the first and in the second zone.
    friend bool operator==(const Bout&, const Bout&) = default;
};
struct BoutSum {
    std::int64_t games = 0, half_wins = 0;  // Of the side in the first zone: two for a win, one for a drawn game.
    friend bool operator==(const BoutSum&, const BoutSum&) = default;
};

// All styles against all with the same army; all armies against all in the first style.
struct BoutTable {
    std::size_t armies = 0, styles = 0;
    std::vector<BoutSum> sums{};  // By place_of().
    friend bool operator==(const BoutTable&, const BoutTable&) = default;
};
BoutTable empty_table(std::size_t armies, std::size_t styles);
Bout bout_at(const BoutTable& table, std::size_t place);
std::size_t place_of(const BoutTable& table, const Bout& bout);  // It must be one of the table.
// Where the contender is in this zone, 0 or 1.
std::size_t place_against(const BoutTable& table, std::size_t zone, Contender who, Contender other);
// Where suspects meet the planner: a table in which he is one more style, the last. His bouts alone are played in it.
BoutTable empty_table_with_planner(std::size_t armies, std::size_t styles);

// ---- what the sums say

inline constexpr std::size_t zones_of_bouts = 2;

// The share of a contender from this zone, 0 or 1, against another one from the other zone.
Interval share_against(const BoutTable& table, std::size_t zone, Contender who, Contender other, double deviations);
// From both zones together.
Interval share_against(const BoutTable& table, Contender who, Contender other);

// How a style with an army fares from a zone against all styles with the same army.
struct BoutStanding {
    std::size_t zone = 0;
    Contender who{};
    std::int64_t games = 0;
    Interval share{};        // Of all its games.
    std::size_t answer = 0;  // The style that it fares worst against,
    Interval worst{};        // and its share there.
    // Against the other styles: the share of the same contender from the other zone, and how much more its own is.
    Interval mirror{}, beyond{};
};
BoutStanding standing_of(const BoutTable& table, std::size_t zone, Contender who, double deviations);

// How a style fares against the style that it fares worst against, all armies together and from both zones.
struct StyleStanding {
    std::size_t answer = 0;
    Interval worst{};
};
StyleStanding style_standing(const BoutTable& table, std::size_t style);

inline constexpr std::size_t most_suspects = 3;
// Those that surely win too much, those that surely win most first.
std::vector<BoutStanding> suspects_in(const BoutTable& table, const PlayThresholds& thresholds);
// Places of all bouts by which fresh games decide on them; sorted.
std::vector<std::size_t> places_to_confirm(const BoutTable& table, const std::vector<BoutStanding>& suspects);

// Fresh games do not show enough against the styles; they do, but the planner surely has an answer; the planner's games
// are too few to say; he has none either.
enum class SuspectVerdict : std::uint8_t { Unconfirmed, Refuted, Undecided, Exploit };
inline constexpr std::string_view suspect_verdict_words[] = {"unconfirmed", "refuted", "undecided", "exploit"};
std::string_view to_text(SuspectVerdict verdict);

// A suspect after fresh games.
struct Exploit {
    BoutStanding first{}, fresh{};
    std::int64_t planner_games = 0;  // Against the planner,
    Interval planner{};              // and its share of them.
    SuspectVerdict verdict = SuspectVerdict::Unconfirmed;
};
// `fresh` holds games against styles, `planned` those against the planner; `of` is how many suspects were looked at,
// each of which may err.
Exploit judged_suspect(const BoutStanding& suspect, const BoutTable& fresh, const BoutTable& planned, std::size_t of,
                       const PlayThresholds& thresholds);
// Places of the bouts in `planned` by which the planner decides on those that the fresh games confirm; sorted.
std::vector<std::size_t> places_to_plan(const BoutTable& fresh, const BoutTable& planned,
                                        const std::vector<BoutStanding>& suspects, const PlayThresholds& thresholds);

// Wins a game more that the first zone gives, over all styles with one army; from -1 to 1.
Interval zone_effect_of(const BoutTable& table, std::size_t army);

}  // namespace hexwright::simulation
