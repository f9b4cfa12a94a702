// Zones as values: painting spaces into one and erasing them from others, connected regions of a map, new zones and
// their names. Used by the zone tool and the zones panel.
#pragma once
#include "editor/document/edit.h"
#include "editor/document/room.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::document {

using Zones = std::vector<Zone>;

inline constexpr std::array<std::string_view, 8> player_colors{"red",    "blue",   "green", "orange",
                                                               "yellow", "purple", "cyan",  "magenta"};

const Zone* zone_named(const Zones& zones, std::string_view id);  // nullptr if there is none.
// The first zone that holds the space, or nullptr; zones in `without` are ignored.
const Zone* zone_at(const Zones& zones, Space space, const std::vector<std::string>& without = {});

// A start zone of that player with a free id: "red", "red-2". It is not added to the list.
Zone start_zone(std::string_view color, const Zones& zones);
std::string free_id(std::string_view wanted, const Zones& zones);
// An id made from typed text: "North Gate" becomes north-gate. May be empty.
std::string id_from(std::string_view typed);

// Adds these spaces to the zone; a start zone takes them away from other start zones. The zone is added if it does not
// exist yet.
Zones painted(Zones zones, const Zone& zone, const std::vector<Space>& spaces);
// Removes these spaces from every zone except those in `spared`.
Zones erased(Zones zones, const std::vector<Space>& spaces, const std::vector<std::string>& spared = {});
Zones replaced(Zones zones, std::string_view id, Zone by);  // Replaces the zone's values, keeping its position.
Zones without(Zones zones, std::string_view id);

// The surfaces of equal height connected with this one, itself included, up to level `highest`. Sorted; at most as many
// as a zone may hold.
std::vector<Space> region_about(Space space, const Terrain& terrain, int highest = max_level);

}  // namespace hexwright::document
