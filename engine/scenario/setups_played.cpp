#include "engine/scenario/setups_played.h"

#include <algorithm>

namespace hexwright::scenario {
namespace {

constexpr int usual_points = 500;

std::vector<std::string> start_zones(const Scenario& scenario) {
    std::vector<std::string> zones;
    for (const Zone& zone : *scenario.zones)
        if (zone.use == "start" && (!zone.spaces.empty() || goes_beyond_its_list(zone))) zones.push_back(zone.id);
    return zones;
}

}  // namespace

Setup setup_of_zones(const Scenario& scenario, int players, int points) {
    const std::vector<std::string> zones = start_zones(scenario);
    Setup setup;
    if (static_cast<int>(zones.size()) < players || players < 2) return setup;
    for (int number = 1; number <= players; ++number) {
        PlayerSetup player{.number = number};
        player.zones = players == static_cast<int>(zones.size())
                           ? std::vector{zones[static_cast<std::size_t>(number - 1)]}
                           : zones;
        player.army.points = points > 0 ? points : usual_points;
        setup.players.push_back(std::move(player));
    }
    return setup;
}

std::vector<Setup> setups_played(const Scenario& scenario) {
    if (!scenario.setups->empty()) return *scenario.setups;
    std::vector<Setup> setups;
    const int most = std::min(static_cast<int>(start_zones(scenario).size()), max_players);
    for (int players = 2; players <= most; ++players) setups.push_back(setup_of_zones(scenario, players, 0));
    return setups;
}

PlayerRange player_range(const Scenario& scenario) {
    PlayerRange range;
    for (const Setup& setup : *scenario.setups) {
        range.least = range.least == 0 ? setup.player_count() : std::min(range.least, setup.player_count());
        range.most = std::max(range.most, setup.player_count());
    }
    if (range.most == 0)
        range.most = range.least =
            static_cast<int>(std::ranges::count(*scenario.zones, std::string("start"), &Zone::use));
    return range;
}

}  // namespace hexwright::scenario
