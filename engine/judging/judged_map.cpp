#include "engine/judging/judged_map.h"

#include "engine/rules/line_of_sight.h"
#include "engine/rules/targeting.h"
#include "engine/survey/outlook.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace hexwright::judging {
namespace {

bool may_begin_in(const PlayerSetup& player, const std::string& zone_id) {
    return std::ranges::count(player.zones, zone_id) > 0;
}

bool are_enemies(const PlayerSetup& one, const PlayerSetup& other) {
    return one.number != other.number && (one.team == 0 || one.team != other.team);
}

bool is_named(const Scenario& scenario, const std::string& zone_id) {
    return std::ranges::any_of(*scenario.setups, [&](const Setup& setup) {
        return std::ranges::any_of(setup.players,
                                   [&](const PlayerSetup& player) { return may_begin_in(player, zone_id); });
    });
}

// Enemies of some set-up begin there. A zone that no set-up names faces all others.
bool face_each_other(const Scenario& scenario, const std::string& a, const std::string& b) {
    if (!is_named(scenario, a) || !is_named(scenario, b)) return true;
    for (const Setup& setup : *scenario.setups)
        for (const PlayerSetup& one : setup.players)
            for (const PlayerSetup& other : setup.players)
                if (are_enemies(one, other) && may_begin_in(one, a) && may_begin_in(other, b)) return true;
    return false;
}

Argument told_zone(const std::string& zone_id, const std::string& colour) {
    if (colour.empty() || zone_id.find(colour) != std::string::npos) return {"zone", zone_id};
    return {"zone", std::vector{Message{"finding.zone-coloured",
                                        {{"zone", zone_id}, {"colour", std::vector{Message{"colour." + colour}}}}}}};
}

void find_sides(JudgedMap& map, const Scenario& scenario) {
    for (NamedSpaces& start : zones_of(map.ground, scenario, WhichZones::Start, probe::walker.height)) {
        const std::string& id = start.name.arguments.front().value;
        const auto written = std::ranges::find(*scenario.zones, id, &Zone::id);
        if (map.sides.size() == most_sides) ++map.sides_left_out;
        else
            map.sides.push_back({id, told_zone(id, written != scenario.zones->end() ? written->color : ""),
                                 std::move(start.spaces),
                                 written != scenario.zones->end() && goes_beyond_its_list(*written)});
    }
    for (std::size_t i = 0; i < map.sides.size(); ++i)
        for (std::size_t k = i + 1; k < map.sides.size(); ++k)
            if (!map.sides[i].spaces.empty() && !map.sides[k].spaces.empty() &&
                face_each_other(scenario, map.sides[i].zone, map.sides[k].zone))
                map.opponents.emplace_back(i, k);
}

SideReach reach_of(const SurveyedBoard& ground, const JudgedSide& side) {
    SideReach reach;
    const std::vector<SpaceIndex> ahead = one_ahead(ground, side.spaces, probe::walker);
    for (std::size_t i = 0; i < reach.walking.size(); ++i) {
        Probe walking = probe::walker;
        walking.move = probe::least_move + static_cast<int>(i);
        reach.walking[i] = turns_of(ground, side.spaces, walking);
        reach.walking_ahead[i] = turns_of(ground, ahead, walking);
    }
    reach.flying = turns_of(ground, side.spaces, probe::flyer);
    reach.flying_ahead = turns_of(ground, one_ahead(ground, side.spaces, probe::flyer), probe::flyer);
    reach.two_spaces = turns_of(ground, side.spaces, probe::rider);
    reach.costs = costs_of_walking(ground, side.spaces, probe::walker);
    return reach;
}

void find_glyphs(JudgedMap& map, const Scenario& scenario, const Catalogue& catalogue) {
    for (NamedSpaces& glyph : glyphs_of(map.ground, scenario, catalogue, probe::walker.height))
        map.glyphs.push_back({std::move(glyph.name), glyph.spaces.front()});
}

std::size_t count_pairs(const JudgedMap& map, const std::vector<SpaceIndex>& where) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < where.size() && count <= most_pairs; ++i)
        for (std::size_t k = i + 1; k < where.size(); ++k)
            count += distance(map.hex_of(where[i]), map.hex_of(where[k])) <= sight_reach;
    return count;
}

void look_around(JudgedMap& map, const JudgingWatch& watch, int steps_before, int steps) {
    std::vector<SpaceIndex> where;
    std::vector<std::optional<FigureBody>> bodies(map.board().size());
    for (std::size_t i = 0; i < map.board().size(); ++i) {
        const auto space = static_cast<SpaceIndex>(i);
        if (!map.stands(space)) continue;
        bodies[i] = plain_figure(map.board(), space, probe::walker.height);
        if (bodies[i]) where.push_back(space);
    }
    map.too_many_pairs = count_pairs(map, where) > most_pairs;
    if (map.too_many_pairs) return;
    const SightScene scene{map.board().terrain(), {}};
    const SeenPart part = part_to_see(map.ground.rules);
    for (std::size_t i = 0; i < where.size() && !interrupted(watch.stop); ++i) {
        if (watch.progress && i % 16 == 0)
            watch.progress(steps_before + static_cast<int>(i * static_cast<std::size_t>(steps) / where.size()), 100);
        for (std::size_t k = i + 1; k < where.size(); ++k) {
            const SpaceIndex a = where[i], b = where[k];
            if (distance(map.hex_of(a), map.hex_of(b)) > sight_reach) continue;
            const FigureBody &one = *bodies[static_cast<std::size_t>(a)], &other = *bodies[static_cast<std::size_t>(b)];
            map.pairs.push_back({a, b, sees(scene, one, other, part), sees(scene, other, one, part)});
        }
    }
}

void find_tops(JudgedMap& map) {
    std::set<int> heights;
    for (std::size_t i = 0; i < map.board().size(); ++i)
        if (const auto space = static_cast<SpaceIndex>(i); map.stands(space)) heights.insert(map.board()[space].height);
    if (heights.size() < 2) return;
    const int lowest = *heights.begin(), second = *std::next(heights.rbegin());
    for (Plateau& plateau : plateaus_of(map))
        if (plateau.height >= second && plateau.height > lowest) map.tops.push_back(std::move(plateau));
}

}  // namespace

std::vector<Plateau> plateaus_of(const JudgedMap& map) {
    const Board& board = map.board();
    std::vector<bool> seen(board.size());
    std::vector<Plateau> plateaus;
    for (std::size_t i = 0; i < board.size(); ++i) {
        if (seen[i] || !map.stands(static_cast<SpaceIndex>(i))) continue;
        Plateau plateau{board[static_cast<SpaceIndex>(i)].height, {static_cast<SpaceIndex>(i)}};
        seen[i] = true;
        for (std::size_t k = 0; k < plateau.spaces.size(); ++k)
            for (const Link& link : board.links(plateau.spaces[k])) {
                const auto to = static_cast<std::size_t>(link.to);
                if (link.rise != 0 || seen[to] || !map.stands(link.to)) continue;
                seen[to] = true;
                plateau.spaces.push_back(link.to);
            }
        std::ranges::sort(plateau.spaces);
        plateaus.push_back(std::move(plateau));
    }
    std::ranges::stable_sort(plateaus, std::ranges::greater{}, &Plateau::height);
    return plateaus;
}

std::vector<Space> places_of(const Board& board, std::vector<SpaceIndex> spaces) {
    std::vector<Space> places;
    for (const SpaceIndex space : spaces) places.push_back(board[space].space);
    std::ranges::sort(places);
    places.erase(std::ranges::unique(places).begin(), places.end());
    return places;
}

Result<JudgedMap> judged_map(const Scenario& scenario, const Catalogue& catalogue, const JudgingWatch& watch) {
    auto ground = surveyed(scenario, catalogue);
    if (!ground) return failure(std::move(ground.error()));
    JudgedMap map{.ground = std::move(*ground)};
    find_sides(map, scenario);
    for (const JudgedSide& side : map.sides) {
        if (interrupted(watch.stop)) return map;
        map.reach.push_back(reach_of(map.ground, side));
        if (watch.progress) watch.progress(static_cast<int>(20 * map.reach.size() / map.sides.size()), 100);
    }
    find_glyphs(map, scenario, catalogue);
    find_tops(map);
    if (const auto hive = catalogue.piece("marro-hive"); hive && catalogue[*hive].hexes.size() == map.hive.size())
        std::ranges::copy(catalogue[*hive].hexes, map.hive.begin());
    look_around(map, watch, 20, 60);
    return map;
}

}  // namespace hexwright::judging
