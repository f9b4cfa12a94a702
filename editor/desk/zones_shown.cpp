#include "editor/desk/zones_shown.h"

#include "editor/desk/desk.h"
#include "editor/desk/desk_words.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>

namespace hexwright::desk {
namespace {

bool are_wanted(const OpenMap& map) {
    const bool at_hand = map.desk.open || map.tools.current == Tool::Zone;
    return at_hand && !map.table.on() && !map.building.on();
}

bool any_has_conditions(const Scenario& scenario) {
    return std::ranges::any_of(*scenario.zones, [](const Zone& zone) { return zone.conditions != nullptr; });
}

int players_of_setup(const OpenMap& map) {
    const std::vector<Setup>& setups = *map.now().scenario->setups;
    return map.desk.setup < setups.size() ? setups[map.desk.setup].player_count() : 0;
}

}  // namespace

void follow_zones(EditorState& editor) {
    if (!are_wanted(editor.map) || !any_has_conditions(*editor.now().scenario)) return;
    const int players = players_of_setup(editor.map);
    const Play* parked = plays_the_desk(editor) ? &*editor.map.table.play : nullptr;
    unsigned long long number = (editor.now().number * 1'009 + static_cast<unsigned long long>(players)) * 2;
    if (parked) number = (number + 1) * 1'000'003 + parked->started() * 7'919 + parked->revision();
    if (parked)
        editor.map.zones_now.follow(number, editor.jobs,
                                    [state = parked->seen()](JobWatch&) { return zones_now(state); });
    else
        editor.map.zones_now.follow(number, editor.jobs,
                                    [scenario = editor.now().scenario, catalogue = editor.map.document.kept_catalogue(),
                                     players](JobWatch&) { return zones_at_start(*scenario, catalogue, players); });
}

std::vector<ShownZone> zones_shown(const OpenMap& map) {
    std::vector<ShownZone> shown;
    const std::vector<ZoneNow>* now = map.zones_now.value();
    if (!now || !are_wanted(map)) return shown;
    const std::vector<std::string>& hidden = map.tools.zone_brush.hidden;
    for (const Zone& zone : *map.now().scenario->zones) {
        const auto found = std::ranges::find(*now, zone.id, &ZoneNow::id);
        if (zone.conditions && found != now->end() && std::ranges::count(hidden, zone.id) == 0)
            shown.push_back({&zone, &found->spaces});
    }
    return shown;
}

}  // namespace hexwright::desk
