#include "engine/survey/space_map.h"

#include <algorithm>

namespace hexwright::survey {
namespace {

constexpr int most_bands = 9;  // Rows for turns or attackers; more could not be told apart.
constexpr int never = -1;

std::vector<Argument> said_of(const PlainWalker& walker) { return {{"move", walker.move}, {"height", walker.height}}; }

Message with(Message message, std::vector<Argument> more) {
    message.arguments.insert(message.arguments.end(), more.begin(), more.end());
    return message;
}

// A value for each space where figures stand; the function gives one or nothing.
template <class Value>
void fill(SpaceMap& map, const Board& board, Value value_of) {
    for (std::size_t i = 0; i < board.size(); ++i) {
        const auto space = static_cast<SpaceIndex>(i);
        if (board[space].stand != Stand::Figures) continue;
        if (const std::optional<int> value = value_of(space)) map.values.push_back({board[space].space, *value});
    }
    std::ranges::sort(map.values, {}, &SpaceValue::at);
    std::erase_if(map.legend, [&](const SpaceLegend& row) {
        return std::ranges::none_of(
            map.values, [&](const SpaceValue& each) { return row.from <= each.value && each.value <= row.to; });
    });
}

// Rows for the numbers from `low` to `high`, as few as are needed to tell them apart.
void add_bands(SpaceMap& map, const std::string& one, const std::string& many, int low, int high) {
    const int wide = std::max(0, high - low) / most_bands + 1;
    for (int from = low; from <= high; from += wide) {
        const int to = std::min(from + wide - 1, high);
        map.legend.push_back(
            {from == to ? Message{one, {{"count", from}}} : Message{many, {{"from", from}, {"to", to}}}, from, to});
    }
}

int most_of(const TurnsBySpace& turns) { return turns.empty() ? 0 : *std::ranges::max_element(turns); }

template <class Shown>
void show_turns(SpaceMap& map, const Board& board, const TurnsBySpace& turns, int height, Shown is_shown) {
    map.legend.push_back({{"overlay.turns-none"}, 0, 0});
    add_bands(map, "overlay.turns", "overlay.turns-from-to", 1, most_of(turns));
    map.legend.push_back({{"overlay.turns-never"}, never, never, false});
    fill(map, board, [&](SpaceIndex space) -> std::optional<int> {
        const int turn = turns[static_cast<std::size_t>(space)];
        // Nobody asks how to get where there is no room.
        if (!is_shown(space) || (turn < 0 && board[space].room < height)) return {};
        return turn;
    });
}

void show_turns(SpaceMap& map, const Board& board, const TurnsBySpace& turns, int height) {
    show_turns(map, board, turns, height, [](SpaceIndex) { return true; });
}

TurnsBySpace from_nearest(const SurveyedBoard& ground, std::span<const NamedSpaces> zones, const PlainWalker& walker) {
    std::vector<SpaceIndex> from;
    for (const NamedSpaces& zone : zones) from.insert(from.end(), zone.spaces.begin(), zone.spaces.end());
    return turns_to_reach(ground, from, walker);
}

Message turns_told(int turns) {
    return turns < 0 ? Message{"overlay.turns-never"} : Message{"overlay.turns", {{"count", turns}}};
}

constexpr Outlook outlook_rows[] = {Outlook::Here, Outlook::Both, Outlook::Sees, Outlook::Seen, Outlook::Hidden};

SpaceMap map_of(const Board& board, SpaceIndex at, int height, const std::vector<Outlook>& outlook) {
    SpaceMap map{.title = {"overlay.sight-title", {{"space", to_text(board[at].space)}}},
                 .explanation = {"overlay.sight-explained", {{"height", height}}}};
    if (outlook.empty()) {
        map.explanation = {"overlay.sight-no-room", {{"height", height}}};
        return map;
    }
    const char* const words[] = {"overlay.sight-here", "overlay.sight-both", "overlay.sight-sees", "overlay.sight-seen",
                                 "overlay.sight-hidden"};
    for (std::size_t i = 0; i < std::size(outlook_rows); ++i) {
        const int value = static_cast<int>(outlook_rows[i]);
        map.legend.push_back({{words[i]}, value, value, false});
    }
    fill(map, board, [&](SpaceIndex space) -> std::optional<int> {
        const Outlook here = outlook[static_cast<std::size_t>(space)];
        return here == Outlook::NoPlace ? std::nullopt : std::optional(static_cast<int>(here));
    });
    return map;
}

}  // namespace

SpaceMap reach_map(const SurveyedBoard& ground, const NamedSpaces& zone, const PlainWalker& walker) {
    SpaceMap map{.title = {"overlay.reach-title", {{"who", {zone.name}}}},
                 .explanation = {"overlay.reach-explained", said_of(walker)}};
    show_turns(map, *ground.board, turns_to_reach(ground, zone.spaces, walker), walker.height);
    return map;
}

SpaceMap reach_map(const GameState& state, FigureId figure) {
    const ArmyCard& card = printed(state, figure);
    SpaceMap map{.title = {"overlay.reach-title", {{"who", card.name}}},
                 .explanation = {"overlay.reach-explained-in-play", {{"figure", card.name}}}};
    show_turns(map, *state.board, turns_to_reach(state, figure), card.height);
    return map;
}

SpaceMap outlook_map(const SurveyedBoard& ground, SpaceIndex at, int height, const Interrupt& stop) {
    return map_of(*ground.board, at, height, outlook_from(ground, at, height, stop));
}

SpaceMap outlook_map(const GameState& state, SpaceIndex at, int height, const Interrupt& stop) {
    return map_of(*state.board, at, height, outlook_from(state, at, height, stop));
}

SpaceMap threat_map(const GameState& state, PlayerId player, int height, const Interrupt& stop) {
    const std::vector<SpaceThreat> threats = threats_of(state, player, height, stop);
    SpaceMap map{.title = {"overlay.threat-title", {{"player", player.value + 1}}},
                 .explanation = {"overlay.threat-explained", {{"player", player.value + 1}, {"height", height}}}};
    int most = 0;
    for (const SpaceThreat& each : threats) most = std::max<int>(most, each.attackers);
    map.legend.push_back({{"overlay.threat-none"}, 0, 0, false});
    add_bands(map, "overlay.threat", "overlay.threat-from-to", 1, most);
    fill(map, *state.board, [&](SpaceIndex space) -> std::optional<int> {
        if ((*state.board)[space].room < height) return {};
        return threats[static_cast<std::size_t>(space)].attackers;
    });
    return map;
}

SpaceMap zone_map(const SurveyedBoard& ground, std::span<const NamedSpaces> zones, const PlainWalker& walker,
                  const Interrupt& stop) {
    SpaceMap map{.title = {"overlay.zones-title"}, .explanation = {"overlay.zones-explained", said_of(walker)}};
    show_turns(map, *ground.board, from_nearest(ground, zones, walker), walker.height);
    for (const ZoneDistance& each : zone_distances(ground, zones, walker, stop)) {
        Message line{each.spaces ? "overlay.zone-distance" : "overlay.zone-apart",
                     {{"from", {zones[each.from].name}}, {"to", {zones[each.to].name}}}};
        if (each.spaces) line.arguments.emplace_back("spaces", *each.spaces);
        map.lines.push_back(with(std::move(line), {{"turns", {turns_told(each.turns)}}}));
    }
    return map;
}

SpaceMap place_map(const SurveyedBoard& ground, std::span<const NamedSpaces> zones, std::span<const NamedSpaces> places,
                   const PlainWalker& walker, const Interrupt& stop) {
    SpaceMap map{.title = {"overlay.places-title"}, .explanation = {"overlay.places-explained", said_of(walker)}};
    const TurnsBySpace turns = from_nearest(ground, zones, walker);
    std::vector<bool> shown(turns.size());
    for (const NamedSpaces& place : places)
        for (const SpaceIndex space : place.spaces) shown[static_cast<std::size_t>(space)] = true;
    show_turns(map, *ground.board, turns, walker.height,
               [&](SpaceIndex space) { return bool{shown[static_cast<std::size_t>(space)]}; });
    const auto found = turns_to_places(ground, zones, places, walker, stop);
    for (std::size_t i = 0; i < places.size(); ++i) {
        Message line{"overlay.place",
                     {{"place", {places[i].name}}, {"at", to_text((*ground.board)[places[i].spaces.front()].space)}}};
        std::vector<Message> by_zone;
        for (std::size_t zone = 0; zone < found[i].size(); ++zone)
            by_zone.push_back(
                {"overlay.place-turns", {{"zone", {zones[zone].name}}, {"turns", {turns_told(found[i][zone])}}}});
        map.lines.push_back(with(std::move(line), {{"turns", std::move(by_zone)}}));
    }
    return map;
}

SpaceMap unreached_map(const SurveyedBoard& ground, std::span<const NamedSpaces> starts, const PlainWalker& walker) {
    SpaceMap map{.title = {"overlay.unreached-title"}, .explanation = {"overlay.unreached-explained", said_of(walker)}};
    const std::pair<FootReach, const char*> rows[] = {{FootReach::FromNowhere, "overlay.unreached-from-nowhere"},
                                                      {FootReach::NotFromStart, "overlay.unreached-from-start"},
                                                      {FootReach::NoRoom, "overlay.unreached-no-room"}};
    for (const auto& [reached, words] : rows)
        map.legend.push_back({{words}, static_cast<int>(reached), static_cast<int>(reached), false});
    const std::vector<FootReach> reached = reached_on_foot(ground, starts, walker);
    fill(map, *ground.board, [&](SpaceIndex space) -> std::optional<int> {
        const FootReach here = reached[static_cast<std::size_t>(space)];
        return here == FootReach::Yes ? std::nullopt : std::optional(static_cast<int>(here));
    });
    return map;
}

}  // namespace hexwright::survey
