#include "engine/scenario/setup.h"

#include <algorithm>

namespace hexwright::scenario {

std::optional<int> player_numbered(std::string_view word) {
    if (word.size() != 1 || word[0] < '1' || word[0] > '0' + max_players) return {};
    return word[0] - '0';
}

bool speaks_of_zone(const PlayerSetup& player, const std::string& zone) {
    const auto names_it = [&](const ScriptedSide& script) { return script.to == zone || script.keeps_to == zone; };
    return std::ranges::count(player.zones, zone) > 0 || (player.scripted && names_it(*player.scripted)) ||
           std::ranges::any_of(player.scripted_cards, names_it);
}

std::string side_of(const Setup& setup, int player) {
    const auto own = std::ranges::find(setup.players, player, &PlayerSetup::number);
    if (own == setup.players.end() || !own->side.empty()) return own == setup.players.end() ? "" : own->side;
    const auto mate = std::ranges::find_if(setup.players, [&](const PlayerSetup& other) {
        return own->team > 0 && other.team == own->team && !other.side.empty();
    });
    return mate == setup.players.end() ? "" : mate->side;
}

std::vector<std::string> side_names(const Setup& setup) {
    std::vector<std::string> sides;
    for (const PlayerSetup& player : setup.players) sides.push_back(side_of(setup, player.number));
    return sides;
}

}  // namespace hexwright::scenario
