#include "engine/scenario/campaign_plan.h"

#include <algorithm>
#include <deque>

namespace hexwright::scenario {
namespace {

std::vector<CampaignPlan::Way> ways_of(const Campaign& campaign) {
    std::vector<CampaignPlan::Way> ways;
    for (std::size_t from = 0; from < campaign.games.size(); ++from)
        for (std::size_t link = 0; link < campaign.games[from].next.size(); ++link) {
            const auto to = std::ranges::find(campaign.games, campaign.games[from].next[link].game, &CampaignGame::id);
            if (to != campaign.games.end())
                ways.push_back({from, static_cast<std::size_t>(to - campaign.games.begin()), link});
        }
    return ways;
}

void reach_from_first(CampaignPlan& plan) {
    if (plan.places.empty()) return;
    plan.places[0].reached = true;
    for (std::deque<std::size_t> waiting{0}; !waiting.empty(); waiting.pop_front())
        for (const CampaignPlan::Way& way : plan.ways) {
            CampaignPlan::Place& place = plan.places[way.to];
            if (way.from != waiting.front() || place.reached) continue;
            place.reached = true;
            place.row = plan.places[way.from].row + 1;
            waiting.push_back(way.to);
        }
}

bool may_end(const CampaignGame& game) {
    return std::ranges::none_of(game.next, [](const Next& next) { return next.conditions.empty(); });
}

}  // namespace

CampaignPlan plan_of(const Campaign& campaign) {
    CampaignPlan plan{.places = std::vector<CampaignPlan::Place>(campaign.games.size()), .ways = ways_of(campaign)};
    reach_from_first(plan);
    for (const CampaignPlan::Place& place : plan.places)
        if (place.reached) plan.rows = std::max(plan.rows, place.row + 1);
    const int below = plan.rows;
    std::vector<int> taken(campaign.games.size() + 1);
    for (std::size_t game = 0; game < plan.places.size(); ++game) {
        CampaignPlan::Place& place = plan.places[game];
        if (!place.reached) place.row = below;
        place.column = taken[static_cast<std::size_t>(place.row)]++;
        place.may_end = may_end(campaign.games[game]);
        plan.rows = std::max(plan.rows, place.row + 1);
        plan.columns = std::max(plan.columns, place.column + 1);
    }
    return plan;
}

}  // namespace hexwright::scenario
