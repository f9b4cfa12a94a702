#include "engine/judging/judges.h"

#include <algorithm>

namespace hexwright::judging {

Message no_opponents(const JudgedMap& map) {
    if (map.sides.empty()) return {"finding.no-zones"};
    return map.sides.size() == 1 ? Message{"finding.one-zone"} : Message{"finding.no-opponents"};
}

std::vector<std::string> zones_in(const JudgedMap& map, Opponents opponents) {
    return {map.sides[opponents.first].zone, map.sides[opponents.second].zone};
}

Message about(const JudgedMap& map, const char* sentence, Opponents opponents) {
    Message message = about(map, sentence, opponents.first);
    message.arguments.push_back(map.sides[opponents.second].name);
    message.arguments.back().name = "other";
    return message;
}

Message about(const JudgedMap& map, const char* sentence, std::size_t side) {
    return {sentence, {map.sides[side].name}};
}

Opponents worse_first(Opponents each, std::optional<std::size_t> worse) {
    return worse == each.second ? Opponents{each.second, each.first} : each;
}

int turns_until(const TurnsBySpace& turns, const std::vector<SpaceIndex>& place) {
    const int found = turns_to(turns, place);
    return found < 0 || found > last_turn ? last_turn + 1 : found;
}

Race race_for(const std::vector<std::vector<SpaceIndex>>& places, const TurnsBySpace& turns,
              const TurnsBySpace& ahead) {
    Race race;
    for (const auto& place : places) {
        race.turns.push_back(turns_until(turns, place));
        race.ahead.push_back(turns_until(ahead, place));
    }
    std::ranges::sort(race.turns);
    std::ranges::sort(race.ahead);
    return race;
}

int turns_later(const Race& one, const Race& other) {
    int later = 0;
    for (std::size_t i = 0; i < one.turns.size(); ++i) later = std::max(later, one.ahead[i] - other.turns[i]);
    return later;
}

}  // namespace hexwright::judging
