// Many campaigns from their first game to their last, with the same seats in all of them. A campaign has a number,
// which alone determines its dice: campaign n is the one that `hexwright play` plays with that much more of a seed.
#pragma once
#include "engine/scenario/campaign.h"
#include "engine/simulation/batch.h"
#include "engine/simulation/room.h"
#include "engine/simulation/statistics.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hexwright::simulation {

inline constexpr std::size_t longest_campaign = 1'000;  // Games after which one is broken off.

struct CampaignBatch {
    Campaign campaign{};
    std::vector<Batch> games{};  // Of its games, in their order, each prepared.
};

struct CampaignResult {
    std::vector<std::size_t> path{};    // The games that were played, by their places in the campaign.
    std::vector<GameResult> results{};  // Of each of them.
    // The game that would have come next could not begin: nobody is left who could play it.
    bool broken_off = false;
};

// The campaign's links must be fit for its games; see check_link() in engine/setup/campaign_play.h.
// nullopt if `stop` ended one of its games, as for play_number().
std::optional<CampaignResult> play_campaign(const CampaignBatch& batch, std::int64_t number,
                                            const std::function<bool()>& stop = {});

// How the campaigns of one way through the games ended.
struct WaySum {
    std::int64_t campaigns = 0;
    std::int64_t nobody = 0, broken_off = 0;
    std::vector<std::int64_t> wins{};  // By player: of the last game.
    friend bool operator==(const WaySum&, const WaySum&) = default;
};

struct CampaignSum {
    std::map<std::vector<std::size_t>, WaySum> ways{};
    std::vector<Statistics> games{};  // By game of the campaign, of all that were played of it.
    friend bool operator==(const CampaignSum&, const CampaignSum&) = default;
};
std::int64_t campaigns_in(const CampaignSum& sum);
void add(CampaignSum& sum, const CampaignResult& played);
void add(CampaignSum& sum, const CampaignSum& others);  // Of other campaigns.

}  // namespace hexwright::simulation
