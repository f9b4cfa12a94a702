#include "editor/document/symmetry/symmetric_zones.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace hexwright::document {

namespace {

std::string next_player(const std::string& color, std::size_t steps, std::size_t copies) {
    const auto found = std::ranges::find(player_colors, color);
    if (found == player_colors.end()) return color;
    const auto index = static_cast<std::size_t>(found - player_colors.begin());
    const std::size_t first = index / copies * copies, many = std::min(copies, player_colors.size() - first);
    return std::string(player_colors[first + (index - first + steps) % many]);
}

std::string color_of_image(const Zone& zone, std::size_t step, std::size_t copies) {
    return zone.use == "start" ? next_player(zone.color, step, copies) : zone.color;
}

// The existing zone that holds the images of this one's spaces.
Zones::iterator find_image(const Zone& zone, std::size_t step, std::size_t copies, Zones& zones) {
    const std::string color = color_of_image(zone, step, copies);
    return std::ranges::find_if(zones, [&](const Zone& other) {
        return color == zone.color ? other.id == zone.id : other.use == zone.use && other.color == color;
    });
}

std::size_t number_of_image(const Zone& zone, std::size_t step, std::size_t copies, Zones& zones) {
    const auto there = find_image(zone, step, copies, zones);
    if (there != zones.end()) return static_cast<std::size_t>(there - zones.begin());
    const std::string color = color_of_image(zone, step, copies);
    zones.push_back({free_id(color, zones), zone.use, color, zone.size, {}});
    return zones.size() - 1;
}

using SpaceSet = std::set<Space>;

SpaceSet spaces_of(const Zones& zones, const std::string& id) {
    const Zone* zone = zone_named(zones, id);
    return zone ? SpaceSet(zone->spaces.begin(), zone->spaces.end()) : SpaceSet();
}

// Spaces that one of the zones holds and the zone of the same id in the other list does not.
struct OneSided {
    const Zone* zone;
    std::vector<Space> spaces;
};
std::vector<OneSided> more_in(const Zones& some, const Zones& others) {
    std::vector<OneSided> changes;
    for (const Zone& zone : some) {
        const SpaceSet there = spaces_of(others, zone.id);
        OneSided change{&zone, {}};
        std::ranges::copy_if(zone.spaces, std::back_inserter(change.spaces),
                             [&](Space space) { return !there.contains(space); });
        changes.push_back(std::move(change));
    }
    return changes;
}

Space image_of(Space space, const GridMap& map) { return {map(space.at), space.level}; }

void erase(const OneSided& change, const std::vector<GridMap>& images, Zones& zones) {
    for (std::size_t i = 0; i < images.size(); ++i) {
        const auto from = find_image(*change.zone, i + 1, images.size() + 1, zones);
        if (from == zones.end()) continue;
        SpaceSet gone;
        for (const Space space : change.spaces)
            if (const Space image = image_of(space, images[i]); image != space) gone.insert(image);
        std::erase_if(from->spaces, [&](Space space) { return gone.contains(space); });
    }
}

// Maps a use and a space to the index of the zone that holds it.
using Owners = std::map<std::pair<std::string, Space>, std::size_t>;

void paint(const OneSided& change, const std::vector<GridMap>& images, Zones& zones, Owners& owners) {
    for (std::size_t i = 0; i < images.size() && !change.spaces.empty(); ++i) {
        const std::size_t number = number_of_image(*change.zone, i + 1, images.size() + 1, zones);
        for (const Space space : change.spaces)
            if (const Space image = image_of(space, images[i]); image != space)
                owners.emplace(std::pair(zones[number].use, image), number);
    }
}

void give_to_owners(Zones& zones, const Owners& owners) {
    for (std::size_t number = 0; number < zones.size(); ++number)
        std::erase_if(zones[number].spaces, [&](Space space) {
            const auto owner = owners.find({zones[number].use, space});
            return owner != owners.end() && owner->second != number;
        });
    for (const auto& [place, number] : owners) zones[number].spaces.push_back(place.second);
}

// Removes the images of removed zones that are left without a space.
void remove_empty_images(const Zones& before, const Zones& after, Zones& zones, std::size_t copies) {
    for (const Zone& gone : before) {
        if (zone_named(after, gone.id)) continue;
        for (std::size_t step = 1; step < copies; ++step) {
            const auto image = find_image(gone, step, copies, zones);
            if (image != zones.end() && image->spaces.empty() && !spaces_of(before, image->id).empty())
                zones.erase(image);
        }
    }
}

}  // namespace

Zones zones_with_images(const Zones& before, Zones after, const std::vector<GridMap>& images) {
    Zones zones = after;
    // Erasing comes first: a space that changes its zone is added again below.
    for (const OneSided& change : more_in(before, after)) erase(change, images, zones);
    Owners owners;
    const std::vector<OneSided> added = more_in(after, before);
    for (const OneSided& change : added)
        for (const Space space : change.zone->use == "start" ? change.spaces : std::vector<Space>())
            owners.emplace(std::pair(change.zone->use, space), static_cast<std::size_t>(change.zone - after.data()));
    for (const OneSided& change : added) paint(change, images, zones, owners);
    give_to_owners(zones, owners);
    remove_empty_images(before, after, zones, images.size() + 1);
    return zones;
}

}  // namespace hexwright::document
