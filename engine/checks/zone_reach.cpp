#include "engine/checks/zone_reach.h"

#include "engine/checks/walkability.h"
#include "engine/powers/power_named.h"

#include <algorithm>

namespace hexwright::checks {
namespace {

enum class Gait { Walks, Climbs, Anywhere };  // Climbs: to any neighbouring space, however high.

Gait gait_of(const ArmyCard& card) {
    if (begins_off_board(card) || card.base == FigureBase::Hive)
        return Gait::Anywhere;  // A hive that falls changes the ground.
    const bool climbs = card.height > walker_height || std::ranges::any_of(card.powers, [](const PrintedPower& power) {
                            constexpr std::string_view verbs[] = {"climb",       "flying",      "grapple-arm",
                                                                  "grapple-gun", "water-clone", "marro-rebirth"};
                            return std::ranges::count(verbs, power.id) > 0;
                        });
    return climbs ? Gait::Climbs : Gait::Walks;
}

class Wanderer {
public:
    Wanderer(const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue)
        : terrain_(terrain), catalogue_(catalogue), walkability_(scenario, catalogue) {}

    void begin_at(Space space) {
        if (terrain_.surface(space) && reached_.insert(space).second) waiting_.push_back(space);
    }
    void begin_at(const std::vector<Space>& spaces) {
        for (const Space space : spaces) begin_at(space);
    }
    void begin_in_water(const PrintedPower& tunnel) {
        for (const Terrain::Column& column : terrain_.columns())
            for (const Surface& surface : terrain_.surfaces(column))
                if (tunnel.lists("terrain", catalogue_[surface.terrain].id)) begin_at(surface.space);
    }
    bool anywhere_to_begin() const { return !waiting_.empty(); }

    std::set<Space> wander(Gait gait, int least_height) {
        while (!waiting_.empty()) {
            const Surface from = *terrain_.surface(waiting_.back());
            waiting_.pop_back();
            for (const Direction direction : all_directions)
                for (const Surface& to : terrain_.surfaces_at(neighbour(from.space.at, direction)))
                    if (gait == Gait::Climbs || walkability_.can_step(from, direction, to, least_height))
                        begin_at(to.space);
        }
        return std::move(reached_);
    }

private:
    const Terrain& terrain_;
    const Catalogue& catalogue_;
    Walkability walkability_;
    std::set<Space> reached_{};
    std::vector<Space> waiting_{};
};

void begin_with(const Army& army, Wanderer& wanderer) {
    for (const CardOfArmy& card : army.cards)
        for (const StartSpace& start : card.figures) {
            wanderer.begin_at(start.at);
            if (start.tail) wanderer.begin_at(*start.tail);
        }
}

}  // namespace

std::optional<std::set<Space>> spaces_within_reach(const Scenario& scenario, const Terrain& terrain,
                                                   const Catalogue& catalogue, const std::vector<Fielding>& fieldings,
                                                   const RuleFacts& live) {
    if (fieldings.empty() || !live.covering_kinds.empty() || !live.removed_pieces.empty() || live.fills_named_spaces)
        return {};
    Wanderer wanderer(scenario, terrain, catalogue);
    std::set<std::string> zones = live.filled_zones;
    int least_height = walker_height;
    // One of the glyphs sets figures beside another.
    Gait gait = scenario.glyphs->empty() ? Gait::Walks : Gait::Climbs;
    for (const Fielding& fielding : fieldings) {
        for (const PlayerSetup& player : fielding.setup->players) {
            zones.insert(player.zones.begin(), player.zones.end());
            begin_with(player.army, wanderer);
        }
        begin_with(fielding.setup->nobodys, wanderer);
        for (const Deployable& each : fielding.figures) {
            gait = std::max(gait, gait_of(catalogue[each.card]));
            least_height = std::min(least_height, catalogue[each.card].height);
            if (const PrintedPower* tunnel = catalogue[each.card].power("swamp-water-tunnel"))
                wanderer.begin_in_water(*tunnel);
        }
    }
    for (const Zone& zone : *scenario.zones) {
        if (zone.use != "start" && !zones.contains(zone.id)) continue;
        if (goes_beyond_its_list(zone)) return {};
        wanderer.begin_at(zone.spaces);
    }
    if (gait == Gait::Anywhere || !wanderer.anywhere_to_begin()) return {};
    return wanderer.wander(gait, least_height);
}

}  // namespace hexwright::checks
