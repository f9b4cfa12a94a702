#include "editor/document/batches/growing_sum.h"

namespace hexwright::document {

void GrowingSum::add(std::size_t thread, const GameResult& game) {
    const std::lock_guard lock(parts_[thread].guard);
    simulation::add(parts_[thread].sum, game);
}

Statistics GrowingSum::sum() const {
    Statistics all;
    for (const Part& part : parts_) {
        const std::lock_guard lock(part.guard);
        simulation::add(all, part.sum);
    }
    return all;
}

std::optional<Statistics> GrowingSum::due(Time now) {
    if (now - kept_ < between) return {};
    kept_ = now;
    Statistics all = sum();
    const std::int64_t games = games_in(all);
    if (games == games_kept_) return {};
    games_kept_ = games;
    return all;
}

}  // namespace hexwright::document
