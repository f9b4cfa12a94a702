#include "engine/survey/zones_now.h"

#include "engine/rulebook/evaluate.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/setup/start.h"

#include <algorithm>

namespace hexwright::survey {

std::vector<ZoneNow> zones_now(const GameState& state) {
    std::vector<ZoneNow> zones;
    if (!state.setup || !state.setup->rulebook) return zones;
    const ConditionContext context{state};
    for (std::size_t zone = 0; zone < state.setup->rulebook->zones.size(); ++zone) {
        const ZoneInPlay& in_play = state.setup->rulebook->zones[zone];
        if (in_play.conditions.empty()) continue;
        zones.push_back({in_play.id});
        for (std::size_t i = 0; i < state.board->size(); ++i) {
            const BoardSpace& space = (*state.board)[static_cast<SpaceIndex>(i)];
            if (space.stand == Stand::Figures &&
                in_zone(context, ZoneRef{static_cast<int>(zone)}, static_cast<SpaceIndex>(i)))
                zones.back().spaces.push_back(space.space);
        }
        std::ranges::sort(zones.back().spaces);
    }
    return zones;
}

std::vector<ZoneNow> zones_at_start(const Scenario& scenario, std::shared_ptr<const Catalogue> catalogue, int players) {
    const bool any = std::ranges::any_of(*scenario.zones, [](const Zone& zone) { return zone.conditions != nullptr; });
    if (!any) return {};
    GameOptions options{.players = players, .to_first_decision = false};
    for (const bool arranged : {false, true}) {
        options.arranged = arranged;
        if (const auto started = start_game(scenario, catalogue, options)) return zones_now(started->state);
    }
    return {};
}

}  // namespace hexwright::survey
