#include "engine/checks/scenario_checks.h"
#include "engine/checks/walkability.h"

#include <algorithm>
#include <map>
#include <utility>

namespace hexwright::checks {
namespace {

// Input of the zone checks.
struct Map {
    const Terrain& terrain;
    Walkability walkability;
};

bool is_start(const Zone& zone) { return zone.use == "start"; }
bool contains(const Zone& zone, Space space) { return std::ranges::binary_search(zone.spaces, space); }

Issue issue_of(const Zone& zone, IssueCode code, std::vector<Space> spaces) {
    Issue issue{code, usual_severity(code), {sentence_of(code), {{"zone", zone.id}}}, std::move(spaces), {}, {}};
    issue.line = zone.line;
    return issue;
}

Fix fix_by_shrinking(const Zone& zone, const std::vector<Space>& spaces) {
    return {{"fix.shrink-zone", {{"zone", zone.id}, {"count", spaces.size()}}}, FixByShrinkingZone{zone.id, spaces}};
}

void check_surfaces(const Zone& zone, const Map& map, IssueList& issues) {
    std::vector<Space> off;
    std::ranges::copy_if(zone.spaces, std::back_inserter(off),
                         [&](Space space) { return !map.terrain.surface(space); });
    if (off.empty() || !issues.wants(IssueCode::ZoneOffSurface)) return;
    Issue issue = issue_of(zone, IssueCode::ZoneOffSurface, off);
    issue.message.arguments.emplace_back("count", off.size());
    issue.message.arguments.emplace_back(
        "spaces", to_text(std::vector(off.begin(), off.begin() + std::min<long>(10, std::ssize(off)))));
    issue.fix = fix_by_shrinking(zone, off);
    issues.add(std::move(issue));
}

void check_size(const Zone& zone, IssueList& issues) {
    const int count = static_cast<int>(zone.spaces.size());
    if (zone.conditions || !zone.size || count >= *zone.size || !issues.wants(IssueCode::ZoneTooSmall)) return;
    Issue issue = issue_of(zone, IssueCode::ZoneTooSmall, zone.spaces);
    issue.message.arguments.emplace_back("count", count);
    issue.message.arguments.emplace_back("size", *zone.size);
    issues.add(std::move(issue));
}

// ---- spaces that two start zones share

using ZonePair = std::pair<std::size_t, std::size_t>;  // Indices of the two zones in the file.
constexpr int most_shared = 1'000'000;                 // Over all pairs; more can only come from a hostile map.

std::map<ZonePair, std::vector<Space>> shared_spaces(const std::vector<Zone>& zones) {
    std::vector<std::pair<Space, std::size_t>> claims;
    for (std::size_t zone = 0; zone < zones.size(); ++zone)
        if (is_start(zones[zone]))
            for (const Space space : zones[zone].spaces) claims.emplace_back(space, zone);
    std::ranges::sort(claims);
    std::map<ZonePair, std::vector<Space>> shared;
    int count = 0;
    for (std::size_t i = 0; i < claims.size(); ++i)
        for (std::size_t j = i + 1; j < claims.size() && claims[j].first == claims[i].first && count < most_shared; ++j)
            if (claims[i].second != claims[j].second) {
                shared[{claims[i].second, claims[j].second}].push_back(claims[i].first);
                ++count;
            }
    return shared;
}

void check_sharing(const std::vector<Zone>& zones, IssueList& issues) {
    for (const auto& [pair, spaces] : shared_spaces(zones)) {
        if (!issues.wants(IssueCode::ZoneShared)) return;
        const Zone& other = zones[pair.second];
        Issue issue = issue_of(zones[pair.first], IssueCode::ZoneShared, spaces);
        issue.message.arguments.emplace_back("other", other.id);
        issue.message.arguments.emplace_back("count", spaces.size());
        issue.message.arguments.emplace_back("at", to_text(spaces[0]));
        issue.fix = fix_by_shrinking(other, spaces);
        issues.add(std::move(issue));
    }
}

void check_equality(const std::vector<Zone>& zones, IssueList& issues) {
    std::vector<const Zone*> starts;
    for (const Zone& zone : zones)
        if (is_start(zone) && !zone.conditions) starts.push_back(&zone);  // How many spaces others have is not fixed.
    if (starts.size() < 2) return;
    const auto [smallest, largest] =
        std::ranges::minmax_element(starts, {}, [](const Zone* zone) { return zone->spaces.size(); });
    if ((*smallest)->spaces.size() == (*largest)->spaces.size()) return;
    std::vector<Space> firsts;
    for (const Zone* zone : starts)
        if (!zone->spaces.empty()) firsts.push_back(zone->spaces[0]);
    std::ranges::sort(firsts);
    Issue issue = issue_of(**smallest, IssueCode::ZoneUnequal, std::move(firsts));
    issue.message.arguments.emplace_back("count", (*smallest)->spaces.size());
    issue.message.arguments.emplace_back("other", (*largest)->id);
    issue.message.arguments.emplace_back("larger", (*largest)->spaces.size());
    issues.add(std::move(issue));
}

// ---- zones that nobody leaves or enters

// True when a step is possible between this space of the zone and a space outside it: out of a start zone, or into
// another zone.
bool crosses(const Zone& zone, const Surface& inside, const Map& map) {
    for (const Direction direction : all_directions)
        for (const Surface& outside : map.terrain.surfaces_at(neighbour(inside.space.at, direction))) {
            if (contains(zone, outside.space)) continue;
            const bool open = is_start(zone) ? map.walkability.can_step(inside, direction, outside)
                                             : map.walkability.can_step(outside, opposite(direction), inside);
            if (open) return true;
        }
    return false;
}

bool is_whole_board(const Zone& zone, const Map& map) {
    return std::ranges::all_of(map.terrain.columns(), [&](const Terrain::Column& column) {
        return std::ranges::all_of(map.terrain.surfaces(column),
                                   [&](const Surface& surface) { return contains(zone, surface.space); });
    });
}

void check_reach(const Zone& zone, const Map& map, IssueList& issues) {
    if (goes_beyond_its_list(zone)) return;
    bool stands = false;
    for (const Space space : zone.spaces) {
        const Surface* surface = map.terrain.surface(space);
        if (surface && crosses(zone, *surface, map)) return;
        stands = stands || surface;
    }
    if (!stands || is_whole_board(zone, map) || !issues.wants(IssueCode::ZoneUnreachable)) return;
    Issue issue = issue_of(zone, IssueCode::ZoneUnreachable, zone.spaces);
    issue.message.id = is_start(zone) ? "issue.zone-unreachable-start" : "issue.zone-unreachable";
    issues.add(std::move(issue));
}

}  // namespace

void check_zones(const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue, IssueList& issues) {
    if (scenario.zones->empty()) return;
    const Map map{terrain, Walkability(scenario, catalogue)};
    for (const Zone& zone : *scenario.zones) {
        check_surfaces(zone, map, issues);
        check_size(zone, issues);
        check_reach(zone, map, issues);
    }
    check_sharing(*scenario.zones, issues);
    check_equality(*scenario.zones, issues);
}

}  // namespace hexwright::checks
