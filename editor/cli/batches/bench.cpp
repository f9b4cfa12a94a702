// `bench`: plays a fixed set of games and prints one number for all that happened in them, and how fast they were
// played.
#include "embedded/bench.h"

#include "editor/cli/commands.h"
#include "editor/document/batches/bench_games.h"
#include "editor/document/files/open.h"
#include "formats/xml/scenario/scenario_xml.h"

#include <algorithm>
#include <ctime>
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace hexwright::cli {
namespace {

Result<Scenario> embedded_scenario(const std::string& file, const Catalogue& catalogue) {
    auto read = read_scenario(embedded::bench_file(file), file, catalogue);
    if (!read) return failure(read.error());
    Scenario scenario = std::move(read->scenario);
    const std::string source = scenario.battlefield_source;
    if (source.empty()) return scenario;
    scenario.battlefield_source.clear();
    const auto map = embedded_scenario(source.substr(source.find_last_of('/') + 1), catalogue);
    if (!map) return failure(map.error());
    return with_battlefield_of(std::move(scenario), *map);
}

double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

Exit bench(const Report& report, const Catalogue& known) {
    const auto catalogue = std::make_shared<const Catalogue>(known);
    const auto batches =
        bench_batches(catalogue, [&](const std::string& file) { return embedded_scenario(file, known); });
    if (!batches) return report.cannot(batches.error());
    const double before = processor_seconds();
    const BenchSum sum = play_bench(*batches);
    const double seconds = processor_seconds() - before;
    if (report.json()) {
        nlohmann::ordered_json json = report.document();
        json["signature"] = signature_text(sum);
        json["games"] = sum.games;
        json["decisions"] = sum.decisions;
        json["seconds"] = seconds;
        report.print_json(json);
        return Exit::Fine;
    }
    const auto a_second = static_cast<int>(static_cast<double>(sum.decisions) / std::max(seconds, 1e-3));
    report.print(report.words()(Message{"bench.sum",
                                        {{"signature", signature_text(sum)},
                                         {"games", sum.games},
                                         {"decisions", static_cast<int>(sum.decisions)},
                                         {"rate", a_second}}}) +
                 "\n");
    return Exit::Fine;
}

}  // namespace

void add_bench(CLI::App& app, Run& run, const Words& words) {
    CLI::App& command = add_command(app, "bench", words);
    add_json(command, run, words);
    on_choice(command, run, bench);
}

}  // namespace hexwright::cli
