// glyph-race: how soon each side is at each glyph. A glyph near one side is made up for by one as near to the other.
#include "engine/judging/judges.h"
#include "engine/rules/engagement.h"

#include <algorithm>
#include <optional>

namespace hexwright::judging {
namespace {

std::vector<std::vector<SpaceIndex>> glyph_places(const JudgedMap& map) {
    std::vector<std::vector<SpaceIndex>> places;
    for (const JudgedGlyph& glyph : map.glyphs) places.push_back({glyph.at});
    return places;
}

Lateness lateness_at_glyphs(const JudgedMap& map, Opponents opponents) {
    const auto places = glyph_places(map);
    constexpr auto usual = static_cast<std::size_t>(probe::walker.move - probe::least_move);
    return lateness(opponents, [&](std::size_t side, std::size_t enemy) {
        const SideReach &one = map.reach[side], &other = map.reach[enemy];
        return turns_later(race_for(places, one.walking[usual], one.walking_ahead[usual]),
                           race_for(places, other.walking[usual], other.walking_ahead[usual]));
    });
}

struct WalkRatio {
    double ratio = 1;
    std::optional<std::size_t> longer{};  // The side with the longer walk.
};

// The greatest ratio of the walks to the nearest glyph, the second nearest and so on. Only glyphs that both sides
// reach; a walk of no length counts as one of length 1.
WalkRatio ratio_of_walks(const JudgedMap& map, Opponents opponents) {
    std::vector<int> one, other;
    for (const JudgedGlyph& glyph : map.glyphs) {
        const auto at = static_cast<std::size_t>(glyph.at);
        const int a = map.reach[opponents.first].costs[at], b = map.reach[opponents.second].costs[at];
        if (a < 0 || b < 0) continue;
        one.push_back(std::max(a, 1));
        other.push_back(std::max(b, 1));
    }
    std::ranges::sort(one);
    std::ranges::sort(other);
    WalkRatio most;
    for (std::size_t i = 0; i < one.size(); ++i) {
        const double ratio = static_cast<double>(std::max(one[i], other[i])) / std::min(one[i], other[i]);
        if (ratio > most.ratio) most = {ratio, one[i] > other[i] ? opponents.first : opponents.second};
    }
    return most;
}

// Where a walker can stand that strikes a figure on the glyph.
std::vector<SpaceIndex> beside_glyph(const JudgedMap& map, SpaceIndex glyph) {
    constexpr int tall = probe::walker.height;
    std::vector<SpaceIndex> spaces;
    for (const Link& link : map.board().links(glyph))
        if (map.stands(link.to) && adjacent_across(map.board(), link, tall, tall, map.ground.rules))
            spaces.push_back(link.to);
    return spaces;
}

std::optional<double> first_there(const TurnsBySpace& turns, const std::vector<SpaceIndex>& spaces) {
    const int first = turns_to(turns, spaces);
    return first < 0 ? std::nullopt : std::optional<double>(first);
}

Argument place_of_glyph(const JudgedMap& map, const JudgedGlyph& glyph) {
    return {"at", to_text(map.board()[glyph.at].space)};
}

std::vector<FindingRow> rows_of_glyphs(const JudgedMap& map) {
    std::vector<FindingRow> rows;
    for (const JudgedGlyph& glyph : map.glyphs) {
        for (int move = probe::least_move; move <= probe::most_move; ++move) {
            FindingRow row{{"finding.glyph-move",
                            {{"glyph", std::vector{glyph.name}}, place_of_glyph(map, glyph), {"move", move}}}};
            for (const SideReach& reach : map.reach)
                row.numbers.push_back(
                    first_there(reach.walking[static_cast<std::size_t>(move - probe::least_move)], {glyph.at}));
            rows.push_back(std::move(row));
        }
        FindingRow strike{{"finding.glyph-strike", {{"glyph", std::vector{glyph.name}}, place_of_glyph(map, glyph)}}};
        for (const SideReach& reach : map.reach)
            strike.numbers.push_back(first_there(reach.walker(), beside_glyph(map, glyph.at)));
        rows.push_back(std::move(strike));
    }
    return rows;
}

std::vector<SpaceIndex> glyph_spaces(const JudgedMap& map) {
    std::vector<SpaceIndex> spaces;
    for (const JudgedGlyph& glyph : map.glyphs) spaces.push_back(glyph.at);
    return spaces;
}

Finding& add_about_glyphs(const JudgedMap& map, FindingList& findings, MapMeasure measure, double value,
                          const char* sentence, Opponents opponents, std::optional<std::size_t> worse) {
    Finding& finding = findings.add(measure, value, about(map, sentence, worse_first(opponents, worse)));
    finding.zones = zones_in(map, opponents);
    if (worse) finding.worse = map.sides[*worse].zone;
    finding.spaces = places_of(map.board(), glyph_spaces(map));
    return finding;
}

void judge_race_for_glyphs(const JudgedMap& map, FindingList& findings) {
    const Opponents worst = *std::ranges::max_element(
        map.opponents, {}, [&](const Opponents& each) { return lateness_at_glyphs(map, each).turns; });
    const Lateness late = lateness_at_glyphs(map, worst);
    const char* sentence = late.turns == 0 ? "finding.glyph-alike"
                           : !late.worse   ? "finding.glyph-turns-both"
                           : late.never    ? "finding.glyph-never"
                                           : "finding.glyph-turns";
    add_about_glyphs(map, findings, MapMeasure::GlyphTurns, late.turns, sentence, worst, late.worse).rows =
        rows_of_glyphs(map);
}

void judge_walks_to_glyphs(const JudgedMap& map, FindingList& findings) {
    const Opponents worst = *std::ranges::max_element(
        map.opponents, {}, [&](const Opponents& each) { return ratio_of_walks(map, each).ratio; });
    const WalkRatio walks = ratio_of_walks(map, worst);
    add_about_glyphs(map, findings, MapMeasure::GlyphRatio, walks.ratio,
                     walks.longer ? "finding.glyph-ratio" : "finding.glyph-ratio-alike", worst, walks.longer);
}

// The soonest that anybody is at any glyph.
void judge_first_turn_at_glyphs(const JudgedMap& map, FindingList& findings) {
    int soonest = last_turn + 1;
    std::vector<SpaceIndex> places;
    std::size_t by = 0;
    for (std::size_t i = 0; i < map.sides.size(); ++i)
        for (const JudgedGlyph& glyph : map.glyphs) {
            const int turn = turns_until(map.reach[i].walker(), {glyph.at});
            if (turn > soonest || turn > last_turn) continue;
            if (turn < soonest) {
                places.clear();
                by = i;
            }
            soonest = turn;
            places.push_back(glyph.at);
        }
    if (places.empty()) {
        findings.leave_out(MapMeasure::GlyphFirstTurn, {"finding.glyphs-unreached"});
        return;
    }
    Finding& finding = findings.add(MapMeasure::GlyphFirstTurn, soonest, about(map, "finding.glyph-first-turn", by));
    finding.spaces = places_of(map.board(), places);
}

}  // namespace

void judge_glyphs(const JudgedMap& map, FindingList& findings) {
    if (map.glyphs.empty() || map.opponents.empty()) {
        findings.leave_out(MapMeasure::GlyphTurns,
                           map.glyphs.empty() ? Message{"finding.no-glyphs"} : no_opponents(map));
        return;
    }
    judge_race_for_glyphs(map, findings);
    judge_walks_to_glyphs(map, findings);
    judge_first_turn_at_glyphs(map, findings);
}

}  // namespace hexwright::judging
