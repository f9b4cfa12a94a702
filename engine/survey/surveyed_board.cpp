#include "engine/survey/surveyed_board.h"

#include "engine/rules/edition.h"
#include "engine/setup/start.h"

#include <algorithm>
#include <set>
#include <utility>

namespace hexwright::survey {
namespace {

bool has_room(const Board& board, SpaceIndex space, int height) {
    return board[space].stand == Stand::Figures && board[space].room >= height;
}

void add(std::vector<NamedSpaces>& places, const Board& board, Message name, SpaceIndex space, int height) {
    if (space != no_space && has_room(board, space, height)) places.push_back({std::move(name), {space}});
}

Message glyph_name(const std::string& name) {
    return name.empty() ? Message{"overlay.some-glyph"} : Message{"overlay.glyph", {{"glyph", name}}};
}

std::set<std::string> zones_to_start_in(const Scenario& scenario) {
    std::set<std::string> ids;
    for (const Zone& zone : *scenario.zones)
        if (zone.use == "start") ids.insert(zone.id);
    for (const Setup& setup : *scenario.setups)
        for (const PlayerSetup& player : setup.players) ids.insert(player.zones.begin(), player.zones.end());
    return ids;
}

// The spaces of the same height that hang together with this one, sorted; empty if a neighbour is higher or none is
// lower. Marks them all as seen.
std::vector<SpaceIndex> summit_at(const Board& board, SpaceIndex first, std::vector<bool>& seen) {
    std::vector<SpaceIndex> found{first};
    bool higher = false, lower = false;
    seen[static_cast<std::size_t>(first)] = true;
    for (std::size_t i = 0; i < found.size(); ++i)
        for (const Link& link : board.links(found[i])) {
            if (board[link.to].stand != Stand::Figures) continue;
            higher = higher || link.rise > 0;
            lower = lower || link.rise < 0;
            if (link.rise != 0 || seen[static_cast<std::size_t>(link.to)]) continue;
            seen[static_cast<std::size_t>(link.to)] = true;
            found.push_back(link.to);
        }
    if (higher || !lower) return {};
    std::ranges::sort(found);
    return found;
}

}  // namespace

Result<SurveyedBoard> surveyed(const Scenario& scenario, const Catalogue& catalogue) {
    const auto known = rules_for(scenario, {});
    SurveyedBoard ground{.rules = known ? *known : *rules_of("master-2007")};
    auto board = make_board(scenario.battlefield, catalogue, ground.rules);
    if (!board) return failure(board.error());
    ground.board = std::move(*board);
    return ground;
}

SurveyedBoard surveyed(const GameState& state) { return {state.board, state.rules()}; }

std::vector<NamedSpaces> zones_of(const SurveyedBoard& ground, const Scenario& scenario, WhichZones which, int height) {
    const std::set<std::string> starts = zones_to_start_in(scenario);
    std::vector<NamedSpaces> places;
    for (const Zone& zone : *scenario.zones) {
        if (which == WhichZones::Start && !starts.contains(zone.id)) continue;
        NamedSpaces place{{"overlay.zone", {{"zone", zone.id}}}};
        for (const Space space : zone.spaces)
            if (const SpaceIndex index = ground.board->index(space);
                index != no_space && has_room(*ground.board, index, height))
                place.spaces.push_back(index);
        std::ranges::sort(place.spaces);
        places.push_back(std::move(place));
    }
    return places;
}

std::vector<NamedSpaces> glyphs_of(const SurveyedBoard& ground, const Scenario& scenario, const Catalogue& catalogue,
                                   int height) {
    std::vector<NamedSpaces> places;
    for (const Glyph& glyph : *scenario.glyphs) {
        const auto kind = catalogue.glyph(glyph.id);
        add(places, *ground.board, glyph_name(kind ? catalogue[*kind].name : std::string()),
            ground.board->index(glyph.at), height);
    }
    return places;
}

std::vector<NamedSpaces> glyphs_of(const GameState& state, int height) {
    std::vector<NamedSpaces> places;
    for (const GameGlyph& glyph : state.glyphs)
        add(places, *state.board, glyph_name(glyph.kind.valid() ? state.catalogue()[glyph.kind].name : std::string()),
            glyph.at, height);
    return places;
}

std::vector<NamedSpaces> high_ground_of(const SurveyedBoard& ground, int height) {
    const Board& board = *ground.board;
    std::vector<bool> seen(board.size());
    std::vector<NamedSpaces> places;
    for (std::size_t i = 0; i < board.size(); ++i) {
        const auto space = static_cast<SpaceIndex>(i);
        if (seen[i] || board[space].stand != Stand::Figures) continue;
        std::vector<SpaceIndex> summit = summit_at(board, space, seen);
        std::erase_if(summit, [&](SpaceIndex each) { return !has_room(board, each, height); });
        if (!summit.empty())
            places.push_back({{"overlay.high-ground", {{"height", board[space].height}}}, std::move(summit)});
    }
    std::ranges::sort(places, {}, [&](const NamedSpaces& place) {
        return std::pair(-board[place.spaces.front()].height, place.spaces.front());
    });
    return places;
}

}  // namespace hexwright::survey
