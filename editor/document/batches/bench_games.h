// The games that `bench` plays, the same in the terminal and in a browser tab.
#pragma once
#include "editor/document/room.h"
#include "engine/simulation/bench.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hexwright::document {

// Reads a sample by its file name, with the battlefield that it names.
using ReadSample = std::function<Result<Scenario>(const std::string& file)>;

struct BenchBatch {
    Batch batch;
    int games = 1;
};
Result<std::vector<BenchBatch>> bench_batches(const std::shared_ptr<const Catalogue>& catalogue,
                                              const ReadSample& read);

BenchSum play_bench(const std::vector<BenchBatch>& batches);
std::string signature_text(const BenchSum& sum);  // 16 hexadecimal digits.

}  // namespace hexwright::document
