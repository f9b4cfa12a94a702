#include "editor/cli/batches/seen_simulation.h"

#include "editor/cli/batches/batch_report.h"
#include "editor/cli/batches/batch_run.h"
#include "editor/cli/commands.h"
#include "engine/setup/start.h"
#include "engine/simulation/exchange.h"
#include "engine/simulation/running.h"
#include "formats/paper/plot/heat_plot.h"
#include "formats/paper/plot/simulation_page.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iterator>
#include <memory>

#include <nlohmann/json.hpp>

namespace hexwright::cli {

using Json = nlohmann::ordered_json;

Json interval_json(const Interval& value) { return {{"mean", value.mean}, {"low", value.low}, {"high", value.high}}; }

Json effects_json(const PairEffects& effects, const std::array<std::string, 2>& zones) {
    Json json{{"zones", zones},
              {"zone", interval_json(effects.zone)},
              {"seat", interval_json(effects.seat)},
              {"army", interval_json(effects.army)}};
    if (effects.zone.low > 0) json["worse"] = zones[1];
    if (effects.zone.high < 0) json["worse"] = zones[0];
    return json;
}

std::string told_wins(double wins) { return (wins < 0 ? "" : "+") + with_decimals(wins, 2); }

void tell_effects(const Report& report, const PairEffects& effects, const std::array<std::string, 2>& zones) {
    const std::pair<const char*, Interval> told[] = {
        {"pairs.zone", effects.zone}, {"pairs.seat", effects.seat}, {"pairs.army", effects.army}};
    for (const auto& [id, value] : told)
        report.print(report.words()(Message{id,
                                            {{"zone", zones[0]},
                                             {"other", zones[1]},
                                             {"mean", told_wins(value.mean)},
                                             {"low", told_wins(value.low)},
                                             {"high", told_wins(value.high)},
                                             {"share", with_decimals(50 + 50 * value.mean, 1)}}}) +
                     "\n");
}

namespace {

// ---- where each zone loses its figures

Json losses_json(const Losses& losses, const std::array<std::string, 2>& zones, const Board& board) {
    Json json = Json::array();
    for (const std::string& zone_id : zones) {
        const LossSum sum = losses_of(losses, zone_id, board);
        Json each{{"zone", zone_id}, {"figures", sum.figures}, {"from_above", sum.from_above}, {"round", sum.rounds}};
        if (const auto place = worst_place(losses, zone_id, board))
            each.update({{"at", to_text(board[place->at].space)},
                         {"died", place->died_share},
                         {"from", to_text(board[place->from].space)},
                         {"hit", place->hit_share},
                         {"levels", place->levels}});
        json.push_back(std::move(each));
    }
    return json;
}

std::string percent_of(double share) { return with_decimals(100 * share, 0); }

void tell_losses(const Report& report, const Losses& losses, const std::array<std::string, 2>& zones,
                 const Board& board) {
    for (const std::string& zone_id : zones) {
        const LossSum sum = losses_of(losses, zone_id, board);
        const auto place = worst_place(losses, zone_id, board);
        if (!place) continue;
        const char* sentence = place->levels > 0   ? "pairs.losses-above"
                               : place->levels < 0 ? "pairs.losses-below"
                                                   : "pairs.losses-level";
        report.print(report.words()(Message{sentence,
                                            {{"zone", zone_id},
                                             {"above", percent_of(sum.share_from_above())},
                                             {"high", LossSum::high},
                                             {"round", with_decimals(sum.rounds, 1)},
                                             {"died", percent_of(place->died_share)},
                                             {"at", to_text(board[place->at].space)},
                                             {"hit", percent_of(place->hit_share)},
                                             {"from", to_text(board[place->from].space)},
                                             {"levels", std::abs(place->levels)}}}) +
                     "\n");
    }
}

void add_pairs(Json& json, const PairsSum& pairs, const std::array<std::string, 2>& zones) {
    json["effects"] = effects_json(effects_of(pairs), zones);
    json["cells"] = Json::array();
    for (std::size_t i = 0; i < pairs.cells.size(); ++i)
        json["cells"].push_back({{"zones_swapped", all_exchanges[i].zones},
                                 {"armies_swapped", all_exchanges[i].armies},
                                 {"games", pairs.cells[i].games},
                                 {"wins", pairs.cells[i].wins},
                                 {"losses", pairs.cells[i].losses}});
}

void add_running(Json& json, const std::vector<RunningPoint>& running) {
    json["running"] = Json::array();
    for (const RunningPoint& point : running)
        json["running"].push_back({{"games", point.games},
                                   {"share", point.share.mean},
                                   {"low", point.share.low},
                                   {"high", point.share.high}});
}

void add_heat(Json& json, const Heat& heat, const Board& board) {
    json["heat"] = {{"figure_turns", heat.figure_turns}, {"spaces", Json::array()}};
    for (std::size_t i = 0; i < heat.spaces.size(); ++i) {
        if (board.spaces()[i].stand != Stand::Figures) continue;
        const SpaceHeat& here = heat.spaces[i];
        json["heat"]["spaces"].push_back({{"at", to_text(board.spaces()[i].space)},
                                          {"stood", here.stood},
                                          {"died", here.died},
                                          {"attacked", here.attacked},
                                          {"first_blood", here.first_blood},
                                          {"unused", is_unused(heat, static_cast<SpaceIndex>(i))}});
    }
}

// ---- plots

Result<std::string> plotted(const std::string& out, const SeenBatch& seen, const Batch& batch, const Report& report) {
    const Words& words = report.words();
    std::vector<Drawing> plots = plots_of(seen, words);
    for (Drawing& plot : heat_plots_of(seen, batch.scenario, *batch.options.board, *batch.catalogue, words))
        plots.push_back(std::move(plot));
    if (plots_ending(out) == PlotsEnding::Pdf) report.say_undrawn(plots);
    return plots_file(*plots_ending(out), seen, plots, words);
}

SeenBatch seen_batch(const SimulateLine& line, const WrittenStatistics& written, const SeenRun& run,
                     const Batch& batch) {
    SeenBatch seen{.title = written.title,
                   .digest = written.game,
                   .version = written.version,
                   .seats = written.seats,
                   .seed = written.seed,
                   .planned = written.of,
                   .sum = run.pairs.sum,
                   .running = running_share(run.half_wins, written.of),
                   .heat = run.heat};
    if (line.pairs) seen.pairs = run.pairs;
    seen.zones = zones_of_pairs(batch);
    if (const auto setup = setup_for(batch.scenario, batch.options)) seen.sides = side_names(*setup);
    return seen;
}

Exit give_seen(const SimulateLine& line, const SeenBatch& seen, const WrittenStatistics& written, const Batch& batch,
               const Report& report) {
    if (report.json()) {
        Json json = report.document();
        add_sums(json, written);
        if (seen.pairs) {
            add_pairs(json, *seen.pairs, seen.zones);
            json["losses"] = losses_json(seen.heat.losses, seen.zones, *batch.options.board);
        }
        add_running(json, seen.running);
        if (line.heat) add_heat(json, seen.heat, *batch.options.board);
        report.print_json(json);
    } else {
        tell_sums(report, written, seen.sides);
        if (seen.pairs) {
            tell_effects(report, effects_of(*seen.pairs), seen.zones);
            tell_losses(report, seen.heat.losses, seen.zones, *batch.options.board);
        }
    }
    if (!is_plot(line.out)) return Exit::Fine;
    const auto bytes = plotted(line.out, seen, batch, report);
    return bytes ? report.write(line.out, *bytes) : report.cannot(bytes.error());
}

void say_stopped(std::int64_t games, std::int64_t all, const Report& report) {
    report.say(Message{"simulate.stopped", {count_of("games", games), count_of("all", all)}});
}

// ---- two versions

Json versions_json(const SimulateLine& line, const VersionsTest& test, Json json) {
    const auto rates = [&](const Statistics& sum) {
        std::vector<std::int64_t> wins;
        for (const PlayerSum& player : sum.players) wins.push_back(player.wins);
        return rates_json(wins, games_in(sum));
    };
    const PairLikelihood ratio = likelihood_of(test.sums(), {});
    json["games"] = pairs_in(test.sums());
    json["against"] = {{"file", line.against},
                       {"verdict", verdict_words[static_cast<std::size_t>(test.verdict())]},
                       {"margin", PairTest{}.margin},
                       {"difference", interval_json(watched_difference(test.sums(), line.games))},
                       {"equal", test.equal_games()},
                       {"pairs", test.sums().pairs},
                       {"likelihood", {{"better", ratio.better}, {"worse", ratio.worse}}},
                       {"wins", {{"file", rates(test.one())}, {"other", rates(test.other())}}}};
    return json;
}

void tell_versions(const SimulateLine& line, const VersionsTest& test, const Report& report) {
    const std::int64_t games = pairs_in(test.sums());
    const Interval difference = watched_difference(test.sums(), line.games);
    const auto said = [](double wins) { return (wins < 0 ? "" : "+") + with_decimals(wins, 3); };
    constexpr const char* verdicts[] = {"against.open", "against.same", "against.better", "against.worse"};
    static_assert(std::size(verdicts) == std::size(verdict_words));
    const std::vector<Message> lines{
        {"against.games", {count_of("games", games), {"one", line.file}, {"other", line.against}}},
        {verdicts[static_cast<std::size_t>(test.verdict())],
         {{"margin", with_decimals(PairTest{}.margin, 2)}, {"other", line.against}}},
        {"against.difference",
         {{"mean", said(difference.mean)}, {"low", said(difference.low)}, {"high", said(difference.high)}}},
        {"against.equal", {count_of("equal", test.equal_games()), count_of("games", games)}}};
    for (const Message& each : lines) report.print(report.words()(each) + "\n");
}

}  // namespace

bool is_plot(const std::string& out) { return plots_ending(out).has_value(); }

bool is_to_be_seen(const SimulateLine& line) { return line.pairs || line.heat || is_plot(line.out); }

Exit simulate_seen(const SimulateLine& line, const Batch& batch, WrittenStatistics written, const Report& report) {
    std::vector<Batch> batches{batch};
    if (line.pairs) {
        const auto four = exchanged_batches(batch);
        if (!four) return report.cannot(in_file(four.error(), line.file));
        batches.assign(four->begin(), four->end());
        written.of = whole_fours(written.of);
    }
    report.say(Message{"play.seed-is", {{"seed", std::to_string(written.seed)}}});
    const SeenRun run = run_seen(batches, written.of, line.threads);
    written.sum = run.pairs.sum;
    written.incomplete = run.stopped != 0;
    if (run.stopped != 0) say_stopped(games_in(written.sum), written.of, report);
    const Exit exit = give_seen(line, seen_batch(line, written, run, batch), written, batch, report);
    return exit == Exit::Fine && run.stopped != 0 ? stopped_by(run.stopped) : exit;
}

Exit simulate_against(const SimulateLine& line, const Batch& batch, const Report& report) {
    SimulateLine other = line;
    other.file = line.against;
    const auto asked = asked_game(other, *batch.catalogue);
    if (!asked) return report.cannot(in_file(asked.error(), line.against));
    if (asked->seats.size() != batch.seats.size())
        return report.cannot({{"against.players", {{"one", batch.seats.size()}, {"other", asked->seats.size()}}},
                              FilePos{line.against}});
    const auto against = prepare({asked->scenario, batch.catalogue, asked->game, batch.seats});
    if (!against) return report.cannot(in_file(against.error(), line.against));
    report.say(Message{"play.seed-is", {{"seed", std::to_string(asked->game.seed)}}});
    const VersionsRun run = run_versions(batch, *against, line.games, line.threads);
    if (run.stopped != 0) say_stopped(pairs_in(run.test.sums()), line.games, report);
    if (report.json()) report.print_json(versions_json(line, run.test, report.document()));
    else tell_versions(line, run.test, report);
    return run.stopped != 0 ? stopped_by(run.stopped) : Exit::Fine;
}

}  // namespace hexwright::cli
