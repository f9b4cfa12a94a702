#include "engine/scenario/setup.h"

#include <algorithm>

namespace hexwright::scenario {

bool speaks_of_zone(const PlayerSetup& player, const std::string& zone) {
    return std::ranges::count(player.zones, zone) > 0 ||
           (player.rote && (player.rote->to == zone || player.rote->keeps_to == zone));
}

}  // namespace hexwright::scenario
