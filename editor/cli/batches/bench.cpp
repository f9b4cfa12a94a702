// `bench`: plays a fixed set of games and prints one number for all that happened in them, and how fast they were
// played.
#include "engine/simulation/bench.h"

#include "editor/cli/commands.h"
#include "editor/document/files/open.h"
#include "embedded/bench.h"
#include "formats/xml/scenario/scenario_xml.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace hexwright::cli {
namespace {

struct BenchRow {
    const char* file;  // Among the embedded samples.
    std::array<const char*, 2> seats;
    int games = 1;
    const char* edition = "";  // Empty: the scenario's own.
};

// The basic and the master game of each edition, armies that are given, drafted card by card and bought, secrets,
// objects, things that are carried, sides by plain rules; each sort of player.
constexpr BenchRow bench_rows[] = {
    {"a-long-wait.xml", {"greedy", "greedy"}, 6},
    {"a-long-wait.xml", {"random", "greedy"}, 3, "basic-2004"},
    {"a-long-wait.xml", {"greedy", "random"}, 3, "basic-2022"},
    {"rogue-hive.xml", {"greedy", "greedy"}, 6},
    {"rogue-hive.xml", {"random", "random"}, 1},
    {"three-answers.xml", {"greedy", "greedy"}, 3},
    {"eight-dusks-at-the-ford.xml", {"greedy", "rote"}, 4},
    {"the-gate-of-kestrel-keep.xml", {"greedy", "greedy"}, 4},
    {"the-litter.xml", {"greedy", "greedy"}, 4},
    {"the-litter.xml", {"random", "greedy"}, 2, "master-2022"},
    {"skirmish-on-the-narrows.xml", {"greedy", "greedy"}, 4, "master-2004"},
    {"skirmish-on-the-narrows.xml", {"planner:8", "greedy"}, 1},
    {"sparrow-ford.xml", {"greedy", "greedy"}, 8},
    {"sparrow-ford.xml", {"sniper", "rusher"}, 2},
};
constexpr int most_bench_decisions = 2'000;  // A game of random players may go on for ever.

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

Result<Batch> batch_of(const BenchRow& row, std::shared_ptr<const Catalogue> catalogue) {
    auto scenario = embedded_scenario(row.file, *catalogue);
    if (!scenario) return failure(scenario.error());
    GameOptions options{.players = 2};
    options.edition = *row.edition ? std::string(row.edition) : scenario->edition;
    return prepare(
        {std::move(*scenario), std::move(catalogue), options, {player_kind(row.seats[0]), player_kind(row.seats[1])}});
}

std::string hexadecimal(std::uint64_t number) {
    std::array<char, 17> digits{};
    std::snprintf(digits.data(), digits.size(), "%016llx", static_cast<unsigned long long>(number));
    return digits.data();
}

double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

Exit bench(const Report& report, const Catalogue& known) {
    const auto catalogue = std::make_shared<const Catalogue>(known);
    BenchSum sum;
    double seconds = 0;  // Of playing alone.
    for (const BenchRow& row : bench_rows) {
        const auto batch = batch_of(row, catalogue);
        if (!batch) return report.cannot(batch.error());
        const double before = processor_seconds();
        add_bench_games(sum, *batch, row.games, most_bench_decisions);
        seconds += processor_seconds() - before;
    }
    if (report.json()) {
        nlohmann::ordered_json json = report.document();
        json["signature"] = hexadecimal(sum.signature);
        json["games"] = sum.games;
        json["decisions"] = sum.decisions;
        json["seconds"] = seconds;
        report.print_json(json);
        return Exit::Fine;
    }
    const auto a_second = static_cast<int>(static_cast<double>(sum.decisions) / std::max(seconds, 1e-3));
    report.print(report.words()(Message{"bench.sum",
                                        {{"signature", hexadecimal(sum.signature)},
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
