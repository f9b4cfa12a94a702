// Zones as values: spaces painted into one and taken out of others, connected regions of a map, new zones and their
// names. What the zone tool and the zones panel are made of.
#pragma once
#include "editor/document/edit.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright {

using Zones = std::vector<Zone>;

inline constexpr std::array<std::string_view, 8> player_colors{"red",    "blue",   "green", "orange",
                                                               "yellow", "purple", "cyan",  "magenta"};

const Zone* zone_named(const Zones& zones, std::string_view id);  // or null
// the first that holds it
const Zone* zone_at(const Zones& zones, Space space, const std::vector<std::string>& without = {});

// A start zone of that player, with an id that is free: "red", "red-2". It is not in the list yet.
Zone start_zone(std::string_view color, const Zones& zones);
std::string free_id(std::string_view wanted, const Zones& zones);
std::string id_from(std::string_view typed);  // what a person typed as an id: "North Gate" is north-gate; may be empty

// The zone with these spaces too; a start zone takes them from the other start zones. A zone that is not there yet is
// added.
Zones painted(Zones zones, const Zone& zone, const std::vector<Space>& spaces);
// Without these spaces, in whatever zone they are; zones in `spared` keep theirs.
Zones erased(Zones zones, const std::vector<Space>& spaces, const std::vector<std::string>& spared = {});
Zones replaced(Zones zones, std::string_view id, Zone by);  // its values, in its place
Zones without(Zones zones, std::string_view id);

// The surfaces of the same height that hang together with this one, itself included, up to `highest` level. Sorted. At
// most as many as a zone may have.
std::vector<Space> region_about(Space space, const Terrain& terrain, int highest = max_level);

}  // namespace hexwright
