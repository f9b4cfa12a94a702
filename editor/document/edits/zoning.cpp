#include "editor/document/edits/zoning.h"

#include "formats/xml/bytes/text_clean.h"
#include "formats/xml/scenario/scenario_parts.h"

#include <algorithm>
#include <set>

namespace hexwright::document {
namespace {

bool is_start(const Zone& zone) { return zone.use == "start"; }

bool holds(const Zone& zone, Space space) { return std::ranges::binary_search(zone.spaces, space); }

void take_out(Zone& zone, const std::vector<Space>& sorted) {
    std::erase_if(zone.spaces, [&](Space space) { return std::ranges::binary_search(sorted, space); });
}

void put_in(Zone& zone, const std::vector<Space>& spaces) {
    zone.spaces.insert(zone.spaces.end(), spaces.begin(), spaces.end());
    std::ranges::sort(zone.spaces);
    zone.spaces.erase(std::ranges::unique(zone.spaces).begin(), zone.spaces.end());
}

std::vector<Space> sorted(std::vector<Space> spaces) {
    std::ranges::sort(spaces);
    return spaces;
}

}  // namespace

const Zone* zone_named(const Zones& zones, std::string_view id) {
    const auto found = std::ranges::find(zones, id, &Zone::id);
    return found == zones.end() ? nullptr : &*found;
}

const Zone* zone_at(const Zones& zones, Space space, const std::vector<std::string>& without) {
    for (const Zone& zone : zones)
        if (holds(zone, space) && std::ranges::count(without, zone.id) == 0) return &zone;
    return nullptr;
}

Zone start_zone(std::string_view color, const Zones& zones) {
    return {free_id(color, zones), "start", std::string(color), {}, {}};
}

std::string free_id(std::string_view wanted, const Zones& zones) {
    std::string id(wanted);
    for (int number = 2; zone_named(zones, id); ++number) id = std::string(wanted) + "-" + std::to_string(number);
    return id;
}

std::string id_from(std::string_view typed) { return id_of_name(typed); }

Zones painted(Zones zones, const Zone& zone, const std::vector<Space>& spaces) {
    const std::vector<Space> wanted = sorted(spaces);
    if (!zone_named(zones, zone.id)) zones.push_back(zone);
    const bool start = is_start(*zone_named(zones, zone.id));
    for (Zone& each : zones) {
        if (each.id == zone.id) put_in(each, wanted);
        else if (start && is_start(each)) take_out(each, wanted);
    }
    return zones;
}

Zones erased(Zones zones, const std::vector<Space>& spaces, const std::vector<std::string>& spared) {
    const std::vector<Space> gone = sorted(spaces);
    for (Zone& zone : zones)
        if (std::ranges::count(spared, zone.id) == 0) take_out(zone, gone);
    return zones;
}

Zones replaced(Zones zones, std::string_view id, Zone by) {
    if (const auto found = std::ranges::find(zones, id, &Zone::id); found != zones.end()) *found = std::move(by);
    return zones;
}

Zones without(Zones zones, std::string_view id) {
    std::erase_if(zones, [&](const Zone& zone) { return zone.id == id; });
    return zones;
}

std::vector<Space> region_about(Space space, const Terrain& terrain, int highest) {
    const Surface* first = terrain.surface(space);
    if (!first) return {};
    std::set<Space> found{space};
    std::vector<Space> edge{space};
    while (!edge.empty() && found.size() < max_size_of_zone) {
        const Space from = edge.back();
        edge.pop_back();
        for (const Direction side : all_directions)
            for (const Surface& next : terrain.surfaces_at(neighbour(from.at, side))) {
                if (next.height != first->height || next.space.level > highest || found.size() >= max_size_of_zone)
                    continue;
                if (found.insert(next.space).second) edge.push_back(next.space);
            }
    }
    return {found.begin(), found.end()};
}

}  // namespace hexwright::document
