#include "editor/document/batches/bench_games.h"

#include <array>
#include <cstdio>
#include <utility>

namespace hexwright::document {
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

Result<Batch> batch_of(const BenchRow& row, const std::shared_ptr<const Catalogue>& catalogue, const ReadSample& read) {
    auto scenario = read(row.file);
    if (!scenario) return failure(scenario.error());
    GameOptions options{.players = 2};
    options.edition = *row.edition ? std::string(row.edition) : scenario->edition;
    return prepare({std::move(*scenario), catalogue, options, {player_kind(row.seats[0]), player_kind(row.seats[1])}});
}

}  // namespace

Result<std::vector<BenchBatch>> bench_batches(const std::shared_ptr<const Catalogue>& catalogue,
                                              const ReadSample& read) {
    std::vector<BenchBatch> batches;
    for (const BenchRow& row : bench_rows) {
        auto batch = batch_of(row, catalogue, read);
        if (!batch) return failure(batch.error());
        batches.push_back({std::move(*batch), row.games});
    }
    return batches;
}

BenchSum play_bench(const std::vector<BenchBatch>& batches) {
    BenchSum sum;
    for (const BenchBatch& each : batches) add_bench_games(sum, each.batch, each.games, most_bench_decisions);
    return sum;
}

std::string signature_text(const BenchSum& sum) {
    std::array<char, 17> digits{};
    std::snprintf(digits.data(), digits.size(), "%016llx", static_cast<unsigned long long>(sum.signature));
    return digits.data();
}

}  // namespace hexwright::document
