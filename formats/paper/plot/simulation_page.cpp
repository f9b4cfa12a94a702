#include "formats/paper/plot/simulation_page.h"

#include "engine/board/battlefield/terrain.h"
#include "engine/simulation/exchange.h"
#include "formats/paper/html.h"
#include "formats/paper/plot/heat_plot.h"
#include "formats/paper/plot/plots.h"
#include "formats/paper/sheet/paint.h"
#include "formats/paper/sheet/svg_text.h"

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <utility>

namespace hexwright::paper {
namespace {

Interval interval_of(const Rate& rate) { return {rate.rate, rate.low, rate.high}; }

std::string seat_label(const SeenBatch& batch, std::size_t player, const Words& words) {
    const std::string side = player < batch.sides.size() ? batch.sides[player] : "";
    return words(Message{side.empty() ? "plot.player" : "plot.player-of-side",
                         {{"player", player + 1}, {"seat", batch.seats[player]}, {"side", side}}});
}

Drawing wins_plot(const SeenBatch& batch, const Words& words, PlotLook look) {
    std::vector<ForestRow> rows;
    for (std::size_t i = 0; i < batch.sum.players.size(); ++i)
        rows.push_back(
            {seat_label(batch, i, words), interval_of(rate_of(batch.sum.players[i].wins, games_in(batch.sum)))});
    const double even = batch.sum.players.empty() ? 0.5 : 1.0 / static_cast<double>(batch.sum.players.size());
    return forest_plot(rows, words("plot.wins"), {0, 1, even, true}, look);
}

Drawing effects_plot(const PairsSum& pairs, const std::array<std::string, 2>& zones, const Words& words,
                     PlotLook look) {
    const PairEffects effects = effects_of(pairs);
    return forest_plot({{words(Message{"plot.effect.zone", {{"zone", zones[0]}, {"other", zones[1]}}}), effects.zone},
                        {words("plot.effect.seat"), effects.seat},
                        {words("plot.effect.army"), effects.army}},
                       words("plot.effects"), {}, look);
}

Drawing cells_plot(const PairsSum& pairs, const Words& words, PlotLook look) {
    Matrix matrix{{words("plot.armies.as-written"), words("plot.armies.exchanged")},
                  {words("plot.zones.as-written"), words("plot.zones.exchanged")},
                  {{0.5, 0.5}, {0.5, 0.5}},
                  {{"", ""}, {"", ""}}};
    for (std::size_t i = 0; i < pairs.cells.size(); ++i) {
        const PairsCell& cell = pairs.cells[i];
        const std::size_t row = all_exchanges[i].armies ? 1 : 0, column = all_exchanges[i].zones ? 1 : 0;
        if (cell.games > 0)
            matrix.shares[row][column] =
                0.5 + static_cast<double>(cell.wins - cell.losses) / (2.0 * static_cast<double>(cell.games));
        matrix.texts[row][column] = words(Message{"plot.cell",
                                                  {{"wins", static_cast<long long>(cell.wins)},
                                                   {"losses", static_cast<long long>(cell.losses)},
                                                   {"games", static_cast<long long>(cell.games)}}});
    }
    return matrix_plot(matrix, words("plot.cells"), look);
}

std::vector<Bar> bars_of_rounds(const Statistics& sum) {
    std::vector<Bar> bars;
    if (sum.rounds.empty()) return bars;
    for (int rounds = sum.rounds.begin()->first; rounds <= sum.rounds.rbegin()->first && bars.size() < 60; ++rounds)
        bars.push_back({std::to_string(rounds), sum.rounds.contains(rounds) ? sum.rounds.at(rounds) : 0});
    return bars;
}

std::vector<Bar> bars_of_ends(const Statistics& sum, const Words& words) {
    std::vector<Bar> bars;
    for (const auto& [how, games] : sum.ended_by) bars.push_back({told_end(how, words), games});
    return bars;
}

std::string decimal(double value) {
    char text[40];
    std::snprintf(text, sizeof text, "%.1f", value);
    return text;
}

std::string table_of_players(const SeenBatch& batch, const Words& words) {
    const std::int64_t games = games_in(batch.sum);
    std::string html = "<table>\n<tr><th></th><th>" + escaped(words("plot.won")) + "</th><th>" +
                       escaped(words("plot.share")) + "</th><th>" + escaped(words("plot.points")) + "</th><th>" +
                       escaped(words("plot.survivors")) + "</th></tr>\n";
    for (std::size_t i = 0; i < batch.sum.players.size(); ++i) {
        const PlayerSum& player = batch.sum.players[i];
        const Rate rate = rate_of(player.wins, games);
        const double all = games > 0 ? static_cast<double>(games) : 1;
        html += "<tr><td>" + escaped(seat_label(batch, i, words)) + "</td><td>" + std::to_string(player.wins) +
                "</td><td>" + decimal(100 * rate.rate) + " % (" + decimal(100 * rate.low) + " – " +
                decimal(100 * rate.high) + ")</td><td>" +
                decimal(static_cast<double>(player.points + player.counted) / all / 100) + "</td><td>" +
                decimal(static_cast<double>(player.survivors) / all) + "</td></tr>\n";
    }
    return html + "</table>\n";
}

constexpr std::string_view simulation_style =
    "body{font:16px/1.45 system-ui,sans-serif;color:#222;background:#fff;max-width:760px;margin:2em auto;padding:0 1em}"
    "svg{max-width:100%;height:auto;display:block;margin:1em 0}table{border-collapse:collapse}"
    "td,th{padding:.2em .8em .2em 0;text-align:left}.small{color:#555;font-size:85%}";

}  // namespace

std::string told_end(const std::string& how, const Words& words) {
    if (how.starts_with("win-")) return words(Message{"simulate.by.win", {{"number", how.substr(4)}}});
    if (how.starts_with("rule-")) return words(Message{"simulate.by.rule", {{"rule", how.substr(5)}}});
    constexpr std::pair<std::string_view, const char*> ends[] = {{"last-standing", "simulate.by.last-standing"},
                                                                 {"nobody-left", "simulate.by.nobody-left"},
                                                                 {"round-limit", "simulate.by.round-limit"},
                                                                 {"rule", "simulate.by.rule"},
                                                                 {"scenario-rule", "simulate.by.scenario-rule"},
                                                                 {"unfinished", "simulate.by.unfinished"},
                                                                 {"win", "simulate.by.win"}};
    const auto* const found = std::ranges::find(ends, how, [](const auto& end) { return end.first; });
    return found == std::end(ends) ? how : words(found->second);  // The scenario may name an end.
}

std::vector<Drawing> plots_of(const SeenBatch& batch, const Words& words, PlotLook look) {
    std::vector<Drawing> plots;
    if (batch.pairs)
        plots = {effects_plot(*batch.pairs, batch.zones, words, look), cells_plot(*batch.pairs, words, look)};
    plots.push_back(wins_plot(batch, words, look));
    if (!batch.running.empty()) plots.push_back(running_plot(batch.running, words("plot.running"), words, look));
    plots.push_back(bars_plot(bars_of_rounds(batch.sum), words("plot.rounds"), look));
    plots.push_back(list_plot(bars_of_ends(batch.sum, words), words("plot.ends"), look));
    return plots;
}

std::vector<Drawing> heat_plots_of(const SeenBatch& batch, const Scenario& scenario, const Board& board,
                                   const Catalogue& catalogue, const Words& words) {
    std::vector<Drawing> plots;
    if (batch.heat.games == 0) return plots;
    const Terrain terrain = terrain_of(scenario.battlefield, catalogue);
    for (const HeatKind kind : all_heat)
        plots.push_back(heat_plot(batch.heat, kind, scenario, terrain, board, catalogue, words(heat_titles[kind])));
    if (!batch.pairs) return plots;
    for (const std::string& zone_id : batch.zones)
        for (const auto& [kind, title] :
             {std::pair(HeatKind::Died, "plot.losses-of-zone"), {HeatKind::Attacked, "plot.hit-from-of-zone"}})
            plots.push_back(heat_plot(heat_of_losses(batch.heat, zone_id), kind, scenario, terrain, board, catalogue,
                                      words(Message{title, {{"zone", zone_id}}})));
    return plots;
}

Result<std::string> simulation_page(const SeenBatch& batch, const std::vector<Drawing>& plots, const Words& words) {
    const std::int64_t games = games_in(batch.sum);
    const std::string title =
        escaped(words(Message{"simulate.games", {{"games", static_cast<long long>(games)}, {"title", batch.title}}}));
    std::string html = "<!DOCTYPE html>\n<html lang=\"" + words.language + "\">\n<head>\n<meta charset=\"utf-8\">\n" +
                       page_policy() +
                       "<meta name=\"viewport\" "
                       "content=\"width=device-width,initial-scale=1\">\n<title>" +
                       title + "</title>\n<style>" + std::string(simulation_style) + "</style>\n</head>\n<body>\n<h1>" +
                       title + "</h1>\n";
    if (games < batch.planned) html += "<p>" + escaped(words("plot.incomplete")) + "</p>\n";
    html += table_of_players(batch, words) + "<p>" + escaped(words("plot.intervals")) + "</p>\n";
    for (const Drawing& plot : plots) {
        auto svg = to_svg(plot);
        if (!svg) return failure(std::move(svg.error()));
        html += svg->substr(svg->find("<svg")) + "\n";
    }
    return html + "<p class=\"small\">" +
           escaped(words(
               Message{"plot.origin",
                       {{"seed", std::to_string(batch.seed)}, {"version", batch.version}, {"digest", batch.digest}}})) +
           "</p>\n</body>\n</html>\n";
}

std::optional<PlotsEnding> plots_ending(const std::string& file) {
    std::string lower = file;
    std::ranges::transform(lower, lower.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    if (lower.ends_with(".html")) return PlotsEnding::Html;
    if (lower.ends_with(".svg")) return PlotsEnding::Svg;
    if (lower.ends_with(".pdf")) return PlotsEnding::Pdf;
    return {};
}

Result<std::string> plots_file(PlotsEnding ending, const SeenBatch& batch, const std::vector<Drawing>& plots,
                               const Words& words) {
    if (ending == PlotsEnding::Pdf) return to_pdf(plots);
    if (ending == PlotsEnding::Svg) return to_svg(stacked(plots));
    return simulation_page(batch, plots, words);
}

}  // namespace hexwright::paper
