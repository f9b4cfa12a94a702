#include "engine/simulation/campaign_batch.h"

#include "engine/session/session.h"
#include "engine/setup/campaign_play.h"

#include <algorithm>

namespace hexwright::simulation {
namespace {

std::size_t place_of(const Campaign& campaign, const NewName& game) {
    return static_cast<std::size_t>(std::ranges::find(campaign.games, game, &CampaignGame::id) -
                                    campaign.games.begin());
}

// A game that is played again in one campaign has another number each time.
std::int64_t number_of(std::int64_t campaign, std::size_t step) {
    return campaign * static_cast<std::int64_t>(longest_campaign) + static_cast<std::int64_t>(step);
}

}  // namespace

std::optional<CampaignResult> play_campaign(const CampaignBatch& batch, std::int64_t number,
                                            const std::function<bool()>& stop) {
    CampaignResult played;
    const Next* link = nullptr;
    GameState end;
    for (std::size_t at = 0; at < batch.games.size() && played.path.size() < longest_campaign;) {
        const Batch& one = batch.games[at];
        const Scenario scenario = link ? with_carried(one.scenario, *link, end) : one.scenario;
        GameOptions options = one.options;
        options.seed += static_cast<std::uint64_t>(number - 1) + played.path.size();
        if (link) options.carried = carried_over(*link, end);
        auto started = start_game(scenario, one.catalogue, options);
        if (!started) {
            played.broken_off = true;
            return played;
        }
        const Events events = started->events;
        GameSession session(std::move(*started), options, one.seats, {SessionHistory::None});
        auto result = played_out(session, events, number_of(number, played.path.size()), stop);
        if (!result) return {};
        played.results.push_back(std::move(*result));
        played.path.push_back(at);
        end = session.state();
        const auto next = next_game(batch.campaign.games[at], scenario, end);
        link = next ? *next : nullptr;
        if (!link) break;
        at = place_of(batch.campaign, link->game);
    }
    return played;
}

std::int64_t campaigns_in(const CampaignSum& sum) {
    std::int64_t all = 0;
    for (const auto& [way, of_way] : sum.ways) all += of_way.campaigns;
    return all;
}

void add(CampaignSum& sum, const CampaignResult& played) {
    WaySum& way = sum.ways[played.path];
    ++way.campaigns;
    way.broken_off += played.broken_off;
    if (played.results.empty()) return;
    const GameResult& last = played.results.back();
    way.wins.resize(std::max(way.wins.size(), last.points.size()));
    way.nobody += last.winners.empty();
    for (const std::size_t winner : last.winners) ++way.wins[winner];
    for (std::size_t i = 0; i < played.path.size(); ++i) {
        sum.games.resize(std::max(sum.games.size(), played.path[i] + 1));
        add(sum.games[played.path[i]], played.results[i]);
    }
}

void add(CampaignSum& sum, const CampaignSum& others) {
    for (const auto& [games, other] : others.ways) {
        WaySum& way = sum.ways[games];
        way.campaigns += other.campaigns;
        way.nobody += other.nobody;
        way.broken_off += other.broken_off;
        way.wins.resize(std::max(way.wins.size(), other.wins.size()));
        for (std::size_t i = 0; i < other.wins.size(); ++i) way.wins[i] += other.wins[i];
    }
    sum.games.resize(std::max(sum.games.size(), others.games.size()));
    for (std::size_t i = 0; i < others.games.size(); ++i) add(sum.games[i], others.games[i]);
}

}  // namespace hexwright::simulation
