// `simulate`: plays many games between computer players and sums them up; also adds the sums of several machines.
#include "editor/cli/batch_run.h"
#include "editor/cli/campaign_line.h"
#include "editor/cli/commands.h"
#include "editor/cli/game_options.h"
#include "editor/document/open_campaign.h"
#include "formats/file.h"
#include "formats/xml/campaign_xml.h"
#include "formats/xml/scenario_xml.h"
#include "formats/xml/statistics_xml.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace hexwright::cli {
namespace {

using Json = nlohmann::ordered_json;
constexpr int most_threads = 256, most_shards = 10'000;

struct SimulateOptions : GameLine {
    std::int64_t games = 0;
    unsigned threads = 0;
    std::string shard, out;
    std::vector<std::string> merge;
};

struct Shard {
    std::int64_t number = 1, of = 1;
};

Result<Shard> shard_from(const std::string& text) {  // For example "2/4".
    if (text.empty()) return Shard{};
    Shard shard;
    const char* end = text.data() + text.size();
    const auto [slash, first] = std::from_chars(text.data(), end, shard.number);
    const bool two = first == std::errc{} && slash != end && *slash == '/';
    const auto [last, second] =
        two ? std::from_chars(slash + 1, end, shard.of) : std::from_chars_result{end, std::errc::invalid_argument};
    const bool well = second == std::errc{} && last == end && shard.of <= most_shards && shard.number >= 1 &&
                      shard.number <= shard.of;
    if (!well) return failure(Message{"simulate.shard", {{"value", text}}});
    return shard;
}

// ---- telling

std::string with_decimals(double number, int decimals) {
    char text[40];
    std::snprintf(text, sizeof text, "%.*f", decimals, number);
    return text;
}
std::string percent(double share) { return with_decimals(100 * share, 1); }
double mean(std::int64_t sum, std::int64_t games) {
    return games > 0 ? static_cast<double>(sum) / static_cast<double>(games) : 0;
}
Argument number(std::string_view name, std::int64_t value) { return {name, static_cast<long long>(value)}; }

// What decides when points do, in hundredths: of cards and of counters.
std::int64_t score_of(const PlayerSum& sum) { return sum.points + sum.counted; }

void add_json(Json& json, const WrittenStatistics& written) {
    const Statistics& sum = written.sum;
    const std::int64_t games = games_in(sum);
    json["games"] = games;
    json["seed"] = written.seed;
    json["seats"] = written.seats;
    json["wins"] = Json::array();
    json["nobody"] = sum.nobody;
    const Lengths lengths = lengths_of(sum);
    json["rounds"] = {{"mean", lengths.mean}, {"median", lengths.median}, {"max", lengths.max}};
    json["points"] = json["survivors"] = json["score"] = Json::array();
    for (std::size_t i = 0; i < sum.players.size(); ++i) {
        const PlayerSum& player = sum.players[i];
        const Rate rate = rate_of(player.wins, games);
        json["wins"].push_back(
            {{"player", i + 1}, {"wins", player.wins}, {"rate", rate.rate}, {"low", rate.low}, {"high", rate.high}});
        json["points"].push_back(mean(player.points, games) / 100);
        json["score"].push_back(mean(score_of(player), games) / 100);
        json["survivors"].push_back(mean(player.survivors, games));
    }
    if (written.incomplete) json["incomplete"] = true;
    json["ended_by"] = Json::object();
    for (const auto& [how, count] : sum.ended_by) json["ended_by"][how] = count;
}

// An ending named by the scenario has no sentence in the table.
std::string ending(const std::string& how, const Words& words) {
    if (how.starts_with("win-")) return words(Message{"simulate.by.win", {{"number", how.substr(4)}}});
    if (how.starts_with("rule-")) return words(Message{"simulate.by.rule", {{"rule", how.substr(5)}}});
    const std::string id = "simulate.by." + how;
    return words.knows(id) ? words(id) : how;
}

void tell(const Report& report, const WrittenStatistics& written) {
    const Words& words = report.words();
    const Statistics& sum = written.sum;
    const std::int64_t games = games_in(sum);
    const auto line = [&](const Message& sentence) { report.print(words(sentence) + "\n"); };
    line({"simulate.games", {number("games", games), {"title", written.title}}});
    if (written.incomplete) line({"simulate.incomplete"});
    for (std::size_t i = 0; i < sum.players.size(); ++i) {
        const PlayerSum& player = sum.players[i];
        const Rate rate = rate_of(player.wins, games);
        line({"simulate.player",
              {{"player", i + 1},
               {"seat", written.seats[i]},
               number("wins", player.wins),
               {"percent", percent(rate.rate)},
               {"low", percent(rate.low)},
               {"high", percent(rate.high)},
               {"points", with_decimals(mean(score_of(player), games) / 100, 1)},
               {"survivors", with_decimals(mean(player.survivors, games), 1)}}});
    }
    line({"simulate.nobody", {number("games", sum.nobody), {"percent", percent(rate_of(sum.nobody, games).rate)}}});
    const Lengths lengths = lengths_of(sum);
    line({"simulate.rounds",
          {{"mean", with_decimals(lengths.mean, 1)},
           {"median", with_decimals(lengths.median, 1)},
           {"max", lengths.max}}});
    for (const auto& [how, count] : sum.ended_by)
        line({"simulate.ended", {{"how", ending(how, words)}, number("games", count)}});
}

Exit give(const SimulateOptions& options, const WrittenStatistics& written, const Report& report) {
    if (report.json()) {
        Json json = report.document();
        add_json(json, written);
        report.print_json(json);
    } else {
        tell(report, written);
    }
    if (options.out.empty()) return Exit::Fine;
    return report.write(options.out, write_statistics(written));
}

// ---- playing

Exit simulate(const SimulateOptions& options, const Report& report, const Catalogue& catalogue) {
    const auto asked = asked_game(options, catalogue);
    if (!asked) return report.cannot(in_file(asked.error(), options.file));
    const auto shard = shard_from(options.shard);
    if (!shard) return report.cannot(shard.error());
    if (std::ranges::count(asked->seats, nullptr) > 0) return report.cannot({{"simulate.human"}, {}});
    const auto batch =
        prepare({asked->scenario, std::make_shared<const Catalogue>(catalogue), asked->game, asked->seats});
    if (!batch) return report.cannot(in_file(batch.error(), options.file));
    report.say(Message{"play.seed-is", {{"seed", std::to_string(asked->game.seed)}}});
    const BatchRun run = run_batch(*batch, shard_of(options.games, shard->number, shard->of), options.threads);
    WrittenStatistics written{asked->scenario.about->title,
                              digest_of_game(write_scenario(asked->scenario, catalogue), asked->game),
                              asked->game.seed,
                              {},
                              run.sum,
                              run.stopped != 0};
    for (const PlayerKind* seat : asked->seats) written.seats.emplace_back(seat->id);
    if (run.stopped != 0)
        report.say(Message{"simulate.stopped", {number("games", games_in(run.sum)), number("all", options.games)}});
    const Exit exit = give(options, written, report);
    return exit == Exit::Fine && run.stopped != 0 ? stopped_by(run.stopped) : exit;
}

// ---- campaigns

Result<CampaignBatch> batch_of(const SimulateOptions& options, const Campaign& campaign, const Catalogue& catalogue) {
    if (auto refused = cannot_follow(options.file, campaign, catalogue)) return failure(std::move(*refused));
    CampaignBatch batch{campaign, {}};
    const auto shared = std::make_shared<const Catalogue>(catalogue);
    for (const CampaignGame& game : campaign.games) {
        SimulateOptions one = options;
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

std::string named_way(const std::vector<std::size_t>& way, const Campaign& campaign, const Words& words) {
    std::string text;
    for (const std::size_t game : way) {
        const std::string& id = campaign.games[game].id.word;
        text = text.empty() ? id : words(Message{"simulate.then", {{"way", text}, {"game", id}}});
    }
    return text;
}

std::vector<std::string> ids_of(const std::vector<std::size_t>& way, const Campaign& campaign) {
    std::vector<std::string> ids;
    for (const std::size_t game : way) ids.push_back(campaign.games[game].id.word);
    return ids;
}

Json rates_json(const std::vector<std::int64_t>& wins, std::int64_t all) {
    Json json = Json::array();
    for (std::size_t i = 0; i < wins.size(); ++i) {
        const Rate rate = rate_of(wins[i], all);
        json.push_back(
            {{"player", i + 1}, {"wins", wins[i]}, {"rate", rate.rate}, {"low", rate.low}, {"high", rate.high}});
    }
    return json;
}

Json campaign_json(const CampaignSum& sum, const CampaignBatch& batch, Json json) {
    json["campaigns"] = campaigns_in(sum);
    json["ways"] = Json::array();
    for (const auto& [way, of_way] : sum.ways)
        json["ways"].push_back({{"games", ids_of(way, batch.campaign)},
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
                                             number("wins", wins[i]),
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
    line({"simulate.campaigns", {number("campaigns", all), {"title", batch.campaign.title.text}}});
    for (const auto& [way, of_way] : sum.ways) {
        line({"simulate.way",
              {{"way", named_way(way, batch.campaign, words)},
               number("campaigns", of_way.campaigns),
               {"percent", percent(rate_of(of_way.campaigns, all).rate)}}});
        tell_rates(report, of_way.wins, of_way.campaigns);
        if (of_way.broken_off > 0) line({"simulate.broken-off", {number("campaigns", of_way.broken_off)}});
    }
    for (std::size_t i = 0; i < sum.games.size(); ++i) {
        line(
            {"simulate.of-game", {{"game", batch.campaign.games[i].id.word}, number("games", games_in(sum.games[i]))}});
        std::vector<std::int64_t> wins;
        for (const PlayerSum& player : sum.games[i].players) wins.push_back(player.wins);
        tell_rates(report, wins, games_in(sum.games[i]));
    }
}

Exit simulate_campaign(const SimulateOptions& options, const Campaign& campaign, const Report& report,
                       const Catalogue& catalogue) {
    if (!options.shard.empty() || !options.out.empty()) return report.cannot({{"simulate.campaign-parts"}, {}});
    const auto batch = batch_of(options, campaign, catalogue);
    if (!batch) return report.cannot(in_file(batch.error(), options.file));
    report.say(Message{"play.seed-is", {{"seed", std::to_string(batch->games.front().options.seed)}}});
    const CampaignRun run = run_campaigns(*batch, options.games, options.threads);
    if (run.stopped != 0)
        report.say(Message{"simulate.stopped", {number("games", campaigns_in(run.sum)), number("all", options.games)}});
    if (report.json()) report.print_json(campaign_json(run.sum, *batch, report.document()));
    else tell_campaigns(report, run.sum, *batch);
    return run.stopped != 0 ? stopped_by(run.stopped) : Exit::Fine;
}

// ---- merging

bool one_batch(const WrittenStatistics& a, const WrittenStatistics& b) {
    return a.game == b.game && a.seed == b.seed && a.seats == b.seats;
}

Exit merge(const SimulateOptions& options, const Report& report) {
    WrittenStatistics all;
    for (const std::string& file : options.merge) {
        const auto bytes = read_file(file);
        if (!bytes) return report.cannot(bytes.error());
        auto read = read_statistics(*bytes, file);
        if (!read) return report.cannot(read.error());
        if (&file == &options.merge.front()) {
            all = std::move(*read);
            continue;
        }
        const auto refused = [&](const char* id) {
            return report.cannot({{id, {{"other", options.merge.front()}}}, FilePos{file, 0, 0}});
        };
        if (!one_batch(all, *read)) return refused("simulate.other-games");
        if (share_games(all.sum, read->sum)) return refused("simulate.same-games");
        add(all.sum, read->sum);
        all.incomplete = all.incomplete || read->incomplete;
    }
    return give(options, all, report);
}

Exit chosen(const SimulateOptions& options, const Report& report, const Catalogue& catalogue) {
    const bool merging = !options.merge.empty();
    if (merging != options.file.empty() || (!merging && options.games == 0))
        return report.cannot({{"simulate.what"}, {}});
    for (const std::string& out : {std::string("-"), options.out})
        if (const auto refused = out.empty() ? std::nullopt : cannot_write(out)) return report.cannot(*refused);
    if (merging) return merge(options, report);
    const auto bytes = options.file == "-" ? Result<std::string>{""} : read_file(options.file);
    if (!bytes || !is_campaign(*bytes)) return simulate(options, report, catalogue);
    const auto campaign = read_campaign(*bytes, options.file);
    return campaign ? simulate_campaign(options, *campaign, report, catalogue) : report.cannot(campaign.error());
}

}  // namespace

void add_simulate(CLI::App& app, Run& run, const Words& words) {
    CLI::App& command = add_command(app, "simulate", words);
    const auto options = std::make_shared<SimulateOptions>();
    command.add_option("FILE", options->file, words("help.play.file"));
    command.add_option("--games", options->games, words("help.simulate.games"))
        ->type_name("N")
        ->check(CLI::Range(std::int64_t{1}, most_simulated_games));
    add_game_options(command, *options, words);
    command.add_option("--threads", options->threads, words("help.simulate.threads"))
        ->type_name("T")
        ->check(CLI::Range(1, most_threads));
    command.add_option("--shard", options->shard, words("help.simulate.shard"))->type_name("K/M");
    command.add_option("--out", options->out, words("help.simulate.out"))->type_name("STATS.xml");
    command.add_option("--merge", options->merge, words("help.simulate.merge"))->type_name("STATS.xml");
    add_json(command, run, words);
    on_choice(command, run, [options](const Report& report, const Catalogue& catalogue) {
        return chosen(*options, report, catalogue);
    });
}

}  // namespace hexwright::cli
