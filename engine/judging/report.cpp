#include "engine/judging/report.h"

#include "engine/judging/judges.h"

#include <algorithm>
#include <functional>
#include <iterator>

namespace hexwright::judging {
namespace {

constexpr void (*all_judges[])(const JudgedMap&, FindingList&) = {
    judge_zones,        judge_first_turn,   judge_development, judge_heights,  judge_glyphs, judge_perches,
    judge_forts,        judge_double_room,  judge_chokes,      judge_exposure, judge_burden, judge_relief,
    judge_out_of_reach, judge_exposed_ends, judge_company,     judge_asymmetry};
constexpr int looked_around = 80;  // Percent of the work.

std::vector<Message> notes_on(const JudgedMap& map) {
    std::vector<Message> notes;
    if (map.sides_left_out > 0)
        notes.push_back({"finding.sides-left-out", {{"count", map.sides_left_out}, {"most", most_sides}}});
    return notes;
}

}  // namespace

std::vector<std::size_t> ranking_of(const MapReport& report) {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < report.findings.size(); ++i)
        if (report.findings[i].judgement != Judgement::Fine) places.push_back(i);
    std::ranges::stable_sort(places, std::ranges::greater{},
                             [&](std::size_t place) { return urgency_of(report.findings[place]); });
    return places;
}

Thresholds thresholds_for(const Scenario& scenario, Thresholds usual) {
    if (!scenario.limit->contest) return usual;
    for (const auto& asked : scenario.limit->contest->thresholds)
        if (const auto measure = measure_from(asked.number))
            usual[*measure] = {asked.least, asked.most, Whose::Contest, scenario.limit->contest->name};
    return usual;
}

Result<MapReport> judge_map(const Scenario& scenario, const Catalogue& catalogue, const Thresholds& thresholds,
                            const JudgingWatch& watch) {
    const auto map = judged_map(scenario, catalogue, watch);
    if (!map) return failure(map.error());
    MapReport report{.spaces = map->board().size(), .notes = notes_on(*map)};
    for (const JudgedSide& side : map->sides) report.zones.push_back(side.zone);
    FindingList findings(thresholds);
    int done = 0;
    for (const auto& judge : all_judges) {
        if (interrupted(watch.stop)) return report;
        judge(*map, findings);
        ++done;
        if (watch.progress)
            watch.progress(looked_around + done * (100 - looked_around) / static_cast<int>(std::size(all_judges)), 100);
    }
    report.findings = findings.taken();
    return report;
}

}  // namespace hexwright::judging
