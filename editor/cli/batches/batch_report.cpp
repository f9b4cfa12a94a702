#include "editor/cli/batches/batch_report.h"

#include "formats/paper/plot/simulation_page.h"

#include <cstdio>

#include <nlohmann/json.hpp>

namespace hexwright::cli {
namespace {

using Json = nlohmann::ordered_json;

double mean(std::int64_t sum, std::int64_t games) {
    return games > 0 ? static_cast<double>(sum) / static_cast<double>(games) : 0;
}

// What decides when points do, in hundredths: of cards and of counters.
std::int64_t score_of(const PlayerSum& sum) { return sum.points + sum.counted; }

Message told_of_player(const WrittenStatistics& written, std::size_t i, const std::string& side) {
    const std::int64_t games = games_in(written.sum);
    const PlayerSum& player = written.sum.players[i];
    const Rate rate = rate_of(player.wins, games);
    return {side.empty() ? "simulate.player" : "simulate.player-of-side",
            {{"player", i + 1},
             {"side", side},
             {"seat", written.seats[i]},
             count_of("wins", player.wins),
             {"percent", percent(rate.rate)},
             {"low", percent(rate.low)},
             {"high", percent(rate.high)},
             {"points", with_decimals(mean(score_of(player), games) / 100, 1)},
             {"survivors", with_decimals(mean(player.survivors, games), 1)}}};
}

}  // namespace

std::string with_decimals(double number, int decimals) {
    char text[40];
    std::snprintf(text, sizeof text, "%.*f", decimals, number);
    return text;
}
std::string percent(double share) { return with_decimals(100 * share, 1); }
Argument count_of(std::string_view name, std::int64_t value) { return {name, static_cast<long long>(value)}; }

Json rates_json(const std::vector<std::int64_t>& wins, std::int64_t all) {
    Json json = Json::array();
    for (std::size_t i = 0; i < wins.size(); ++i) {
        const Rate rate = rate_of(wins[i], all);
        json.push_back(
            {{"player", i + 1}, {"wins", wins[i]}, {"rate", rate.rate}, {"low", rate.low}, {"high", rate.high}});
    }
    return json;
}

void add_sums(Json& json, const WrittenStatistics& written) {
    const Statistics& sum = written.sum;
    const std::int64_t games = games_in(sum);
    json["games"] = games;
    json["seed"] = written.seed;
    json["seats"] = written.seats;
    std::vector<std::int64_t> wins;
    for (const PlayerSum& player : sum.players) wins.push_back(player.wins);
    json["wins"] = rates_json(wins, games);
    json["nobody"] = sum.nobody;
    const Lengths lengths = lengths_of(sum);
    json["rounds"] = {{"mean", lengths.mean}, {"median", lengths.median}, {"max", lengths.max}};
    json["points"] = json["survivors"] = json["score"] = Json::array();
    for (const PlayerSum& player : sum.players) {
        json["points"].push_back(mean(player.points, games) / 100);
        json["score"].push_back(mean(score_of(player), games) / 100);
        json["survivors"].push_back(mean(player.survivors, games));
    }
    if (written.incomplete) json["incomplete"] = true;
    json["ended_by"] = Json::object();
    for (const auto& [how, count] : sum.ended_by) json["ended_by"][how] = count;
}

void tell_sums(const Report& report, const WrittenStatistics& written, const std::vector<std::string>& sides) {
    const Words& words = report.words();
    const Statistics& sum = written.sum;
    const std::int64_t games = games_in(sum);
    const auto line = [&](const Message& sentence) { report.print(words(sentence) + "\n"); };
    line({"simulate.games", {count_of("games", games), {"title", written.title}}});
    if (written.incomplete) line({"simulate.incomplete"});
    for (std::size_t i = 0; i < sum.players.size(); ++i)
        line(told_of_player(written, i, i < sides.size() ? sides[i] : ""));
    line({"simulate.nobody", {count_of("games", sum.nobody), {"percent", percent(rate_of(sum.nobody, games).rate)}}});
    const Lengths lengths = lengths_of(sum);
    line({"simulate.rounds",
          {{"mean", with_decimals(lengths.mean, 1)},
           {"median", with_decimals(lengths.median, 1)},
           {"max", lengths.max}}});
    for (const auto& [how, count] : sum.ended_by)
        line({"simulate.ended", {{"how", told_end(how, words)}, count_of("games", count)}});
}

}  // namespace hexwright::cli
