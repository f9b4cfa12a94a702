#include "engine/simulation/bouts.h"

#include "engine/simulation/share.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace hexwright::simulation {
namespace {

// One-sided 2.5 % for one, two or three suspects together (Bonferroni).
constexpr std::array<double, most_suspects + 1> deviations_for{sure_of_95_percent, sure_of_95_percent,
                                                               2.241402727604945, 2.393979800047692};

Interval interval_of(const BoutSum& sum, double deviations) {
    if (sum.games == 0) return {0.5, 0, 1};
    return share_interval(static_cast<double>(sum.half_wins) / static_cast<double>(2 * sum.games), sum.games,
                          deviations);
}

BoutSum turned(const BoutSum& sum) { return {sum.games, 2 * sum.games - sum.half_wins}; }

void add(BoutSum& sum, const BoutSum& other) {
    sum.games += other.games;
    sum.half_wins += other.half_wins;
}

// Of the contender in this zone.
BoutSum sum_against(const BoutTable& table, std::size_t zone, Contender who, Contender other) {
    const BoutSum& sum = table.sums[place_against(table, zone, who, other)];
    return zone == 0 ? sum : turned(sum);
}

Contender planner_with_army_of(const BoutTable& planned, Contender who) { return {who.army, planned.styles - 1}; }

// Newcombe's interval of a difference of two shares.
Interval difference(const Interval& one, const Interval& other) {
    const double mean = one.mean - other.mean;
    return {mean, std::max(-1.0, mean - std::hypot(one.mean - one.low, other.high - other.mean)),
            std::min(1.0, mean + std::hypot(one.high - one.mean, other.mean - other.low))};
}

}  // namespace

std::string_view to_text(SuspectVerdict verdict) { return suspect_verdict_words[static_cast<std::size_t>(verdict)]; }

BoutTable empty_table(std::size_t armies, std::size_t styles) {
    const std::size_t others = armies == 0 ? 0 : armies * (armies - 1);
    return {armies, styles, std::vector<BoutSum>(armies * styles * styles + others)};
}

BoutTable empty_table_with_planner(std::size_t armies, std::size_t styles) { return empty_table(armies, styles + 1); }

Bout bout_at(const BoutTable& table, std::size_t place) {
    const std::size_t of_styles = table.styles * table.styles, alike = table.armies * of_styles;
    if (place < alike) {
        const std::size_t army = place / of_styles, pair = place % of_styles;
        return {{army, pair / table.styles}, {army, pair % table.styles}};
    }
    const std::size_t others = table.armies - 1, army = (place - alike) / others, other = (place - alike) % others;
    return {{army, 0}, {other < army ? other : other + 1, 0}};
}

std::size_t place_of(const BoutTable& table, const Bout& bout) {
    const auto& [first, second] = bout;
    const std::size_t of_styles = table.styles * table.styles;
    if (first.army == second.army) return first.army * of_styles + first.style * table.styles + second.style;
    const std::size_t other = second.army < first.army ? second.army : second.army - 1;
    return table.armies * of_styles + first.army * (table.armies - 1) + other;
}

std::size_t place_against(const BoutTable& table, std::size_t zone, Contender who, Contender other) {
    return place_of(table, zone == 0 ? Bout{who, other} : Bout{other, who});
}

Interval share_against(const BoutTable& table, std::size_t zone, Contender who, Contender other, double deviations) {
    return interval_of(sum_against(table, zone, who, other), deviations);
}

Interval share_against(const BoutTable& table, Contender who, Contender other) {
    BoutSum sum;
    for (std::size_t zone = 0; zone < zones_of_bouts; ++zone) add(sum, sum_against(table, zone, who, other));
    return interval_of(sum, sure_of_95_percent);
}

BoutStanding standing_of(const BoutTable& table, std::size_t zone, Contender who, double deviations) {
    BoutStanding standing{.zone = zone, .who = who};
    BoutSum own, compared, mirror;
    for (std::size_t style = 0; style < table.styles; ++style) {
        const Contender other{who.army, style};
        add(own, sum_against(table, zone, who, other));
        if (style != who.style) {  // Against himself both are the same games.
            add(compared, sum_against(table, zone, who, other));
            add(mirror, sum_against(table, 1 - zone, who, other));
        }
        const Interval share = share_against(table, zone, who, other, deviations);
        if (style > 0 && share.mean >= standing.worst.mean) continue;
        standing.answer = style;
        standing.worst = share;
    }
    standing.games = own.games;
    standing.share = interval_of(own, deviations);
    standing.mirror = interval_of(mirror, deviations);
    standing.beyond = difference(interval_of(compared, deviations), standing.mirror);
    return standing;
}

StyleStanding style_standing(const BoutTable& table, std::size_t style) {
    StyleStanding standing{.worst = {1, 1, 1}};
    for (std::size_t other = 0; other < table.styles; ++other) {
        if (other == style) continue;
        BoutSum sum;
        for (std::size_t army = 0; army < table.armies; ++army)
            for (std::size_t zone = 0; zone < zones_of_bouts; ++zone)
                add(sum, sum_against(table, zone, {army, style}, {army, other}));
        const Interval share = interval_of(sum, sure_of_95_percent);
        if (share.mean < standing.worst.mean) standing = {other, share};
    }
    return standing;
}

std::vector<BoutStanding> suspects_in(const BoutTable& table, const PlayThresholds& thresholds) {
    std::vector<BoutStanding> suspects;
    for (std::size_t army = 0; army < table.armies; ++army)
        for (std::size_t style = 0; style < table.styles; ++style)
            for (std::size_t zone = 0; zone < zones_of_bouts; ++zone) {
                const BoutStanding standing = standing_of(table, zone, {army, style}, sure_of_95_percent);
                if (standing.share.low >= thresholds.suspect_share && standing.beyond.low >= thresholds.beyond_mirror &&
                    standing.worst.mean >= thresholds.suspect_share)
                    suspects.push_back(standing);
            }
    std::ranges::stable_sort(suspects, std::greater{}, [](const BoutStanding& each) { return each.worst.low; });
    suspects.resize(std::min(suspects.size(), most_suspects));
    return suspects;
}

std::vector<std::size_t> places_to_confirm(const BoutTable& table, const std::vector<BoutStanding>& suspects) {
    std::vector<std::size_t> places;
    for (const BoutStanding& suspect : suspects)
        for (std::size_t style = 0; style < table.styles; ++style)
            for (std::size_t zone = 0; zone < zones_of_bouts; ++zone)
                places.push_back(place_against(table, zone, suspect.who, {suspect.who.army, style}));
    std::ranges::sort(places);
    places.erase(std::ranges::unique(places).begin(), places.end());
    return places;
}

namespace {

// That each answer is beaten is shown by showing it for each, so nothing is to be corrected for their number.
bool beats_each_style(const BoutStanding& fresh, const BoutTable& table, double deviations,
                      const PlayThresholds& thresholds) {
    for (std::size_t style = 0; style < table.styles; ++style) {
        const Interval share = share_against(table, fresh.zone, fresh.who, {fresh.who.army, style}, deviations);
        if (share.low < thresholds.exploit_share) return false;
    }
    return fresh.beyond.low >= thresholds.beyond_mirror;
}

SuspectVerdict verdict_against_planner(const Interval& share, const PlayThresholds& thresholds) {
    if (share.low >= thresholds.exploit_share) return SuspectVerdict::Exploit;
    return share.high < thresholds.exploit_share ? SuspectVerdict::Refuted : SuspectVerdict::Undecided;
}

}  // namespace

Exploit judged_suspect(const BoutStanding& suspect, const BoutTable& fresh, const BoutTable& planned, std::size_t of,
                       const PlayThresholds& thresholds) {
    const double deviations = deviations_for[std::min(of, most_suspects)];
    const BoutSum against_planner =
        sum_against(planned, suspect.zone, suspect.who, planner_with_army_of(planned, suspect.who));
    Exploit exploit{.first = suspect,
                    .fresh = standing_of(fresh, suspect.zone, suspect.who, deviations),
                    .planner_games = against_planner.games,
                    .planner = interval_of(against_planner, deviations)};
    if (beats_each_style(exploit.fresh, fresh, deviations, thresholds))
        exploit.verdict = verdict_against_planner(exploit.planner, thresholds);
    return exploit;
}

std::vector<std::size_t> places_to_plan(const BoutTable& fresh, const BoutTable& planned,
                                        const std::vector<BoutStanding>& suspects, const PlayThresholds& thresholds) {
    std::vector<std::size_t> places;
    for (const BoutStanding& suspect : suspects)
        if (judged_suspect(suspect, fresh, planned, suspects.size(), thresholds).verdict != SuspectVerdict::Unconfirmed)
            places.push_back(
                place_against(planned, suspect.zone, suspect.who, planner_with_army_of(planned, suspect.who)));
    std::ranges::sort(places);
    return places;
}

Interval zone_effect_of(const BoutTable& table, std::size_t army) {
    BoutSum sum;
    for (std::size_t style = 0; style < table.styles; ++style)
        for (std::size_t other = 0; other < table.styles; ++other)
            add(sum, sum_against(table, 0, {army, style}, {army, other}));
    const Interval share = interval_of(sum, sure_of_95_percent);
    return {2 * share.mean - 1, 2 * share.low - 1, 2 * share.high - 1};
}

}  // namespace hexwright::simulation
