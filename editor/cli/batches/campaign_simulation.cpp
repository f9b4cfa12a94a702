#include "editor/cli/batches/campaign_simulation.h"

#include "editor/cli/batches/batch_report.h"
#include "editor/cli/batches/batch_run.h"
#include "editor/cli/batches/campaign_line.h"
#include "editor/cli/play/game_options.h"
#include "editor/document/files/open_campaign.h"

#include <algorithm>
#include <memory>

#include <nlohmann/json.hpp>

namespace hexwright::cli {
namespace {

using Json = nlohmann::ordered_json;

Result<CampaignBatch> batch_of(const SimulateLine& options, const Campaign& campaign, const Catalogue& catalogue) {
    if (auto refused = cannot_follow(options.file, campaign, catalogue)) return failure(std::move(*refused));
    CampaignBatch batch{campaign, {}};
    const auto shared = std::make_shared<const Catalogue>(catalogue);
    for (const CampaignGame& game : campaign.games) {
        SimulateLine one = options;
        one.file = file_of_game(options.file, game).string();
        auto asked = asked_game(one, catalogue);
        if (!asked) return failure(in_file(asked.error(), one.file));
        if (std::ranges::count(asked->seats, nullptr) > 0) return failure(Message{"simulate.human"});
        auto prepared = prepare({std::move(asked->scenario), shared, asked->game, asked->seats});
        if (!prepared) return failure(in_file(prepared.error(), one.file));
        batch.games.push_back(std::move(*prepared));
    }
    return batch;
}

std::string named_way(const std::vector<std::size_t>& path, const Campaign& campaign, const Words& words) {
    std::string text;
    for (const std::size_t game : path) {
        const std::string& id = campaign.games[game].id.word;
        text = text.empty() ? id : words(Message{"simulate.then", {{"way", text}, {"game", id}}});
    }
    return text;
}

std::vector<std::string> ids_of(const std::vector<std::size_t>& path, const Campaign& campaign) {
    std::vector<std::string> ids;
    for (const std::size_t game : path) ids.push_back(campaign.games[game].id.word);
    return ids;
}

Json campaign_json(const CampaignSum& sum, const CampaignBatch& batch, Json json) {
    json["campaigns"] = campaigns_in(sum);
    json["ways"] = Json::array();
    for (const auto& [path, of_way] : sum.ways)
        json["ways"].push_back({{"games", ids_of(path, batch.campaign)},
                                {"campaigns", of_way.campaigns},
                                {"wins", rates_json(of_way.wins, of_way.campaigns)},
                                {"nobody", of_way.nobody},
                                {"broken_off", of_way.broken_off}});
    json["games"] = Json::array();
    for (std::size_t i = 0; i < sum.games.size(); ++i) {
        std::vector<std::int64_t> wins;
        for (const PlayerSum& player : sum.games[i].players) wins.push_back(player.wins);
        json["games"].push_back({{"game", batch.campaign.games[i].id.word},
                                 {"played", games_in(sum.games[i])},
                                 {"wins", rates_json(wins, games_in(sum.games[i]))},
                                 {"nobody", sum.games[i].nobody}});
    }
    return json;
}

void tell_rates(const Report& report, const std::vector<std::int64_t>& wins, std::int64_t all) {
    for (std::size_t i = 0; i < wins.size(); ++i) {
        const Rate rate = rate_of(wins[i], all);
        report.print(report.words()(Message{"simulate.of-player",
                                            {{"player", i + 1},
                                             count_of("wins", wins[i]),
                                             {"percent", percent(rate.rate)},
                                             {"low", percent(rate.low)},
                                             {"high", percent(rate.high)}}}) +
                     "\n");
    }
}

void tell_campaigns(const Report& report, const CampaignSum& sum, const CampaignBatch& batch) {
    const Words& words = report.words();
    const auto line = [&](const Message& sentence) { report.print(words(sentence) + "\n"); };
    const std::int64_t all = campaigns_in(sum);
    line({"simulate.campaigns", {count_of("campaigns", all), {"title", batch.campaign.title.text}}});
    for (const auto& [path, of_way] : sum.ways) {
        line({"simulate.way",
              {{"way", named_way(path, batch.campaign, words)},
               count_of("campaigns", of_way.campaigns),
               {"percent", percent(rate_of(of_way.campaigns, all).rate)}}});
        tell_rates(report, of_way.wins, of_way.campaigns);
        if (of_way.broken_off > 0) line({"simulate.broken-off", {count_of("campaigns", of_way.broken_off)}});
    }
    for (std::size_t i = 0; i < sum.games.size(); ++i) {
        line({"simulate.of-game",
              {{"game", batch.campaign.games[i].id.word}, count_of("games", games_in(sum.games[i]))}});
        std::vector<std::int64_t> wins;
        for (const PlayerSum& player : sum.games[i].players) wins.push_back(player.wins);
        tell_rates(report, wins, games_in(sum.games[i]));
    }
}

}  // namespace

Exit simulate_campaign(const SimulateLine& options, const Campaign& campaign, const Report& report,
                       const Catalogue& catalogue) {
    if (!options.shard.empty() || !options.only.empty() || !options.out.empty())
        return report.cannot({{"simulate.campaign-parts"}, {}});
    const auto batch = batch_of(options, campaign, catalogue);
    if (!batch) return report.cannot(in_file(batch.error(), options.file));
    report.say(Message{"play.seed-is", {{"seed", std::to_string(batch->games.front().options.seed)}}});
    const CampaignRun run = run_campaigns(*batch, options.games, options.threads);
    if (run.stopped != 0)
        report.say(
            Message{"simulate.stopped", {count_of("games", campaigns_in(run.sum)), count_of("all", options.games)}});
    if (report.json()) report.print_json(campaign_json(run.sum, *batch, report.document()));
    else tell_campaigns(report, run.sum, *batch);
    return run.stopped != 0 ? stopped_by(run.stopped) : Exit::Fine;
}

}  // namespace hexwright::cli
