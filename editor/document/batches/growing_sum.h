// The sum of a batch that several threads are playing: what has been played is handed on every half minute, to be kept,
// so that whatever ends the program loses no more than that.
#pragma once
#include "editor/document/room.h"
#include "engine/simulation/statistics.h"

#include <chrono>
#include <mutex>
#include <optional>
#include <vector>

namespace hexwright::document {

class GrowingSum {
public:
    using Time = std::chrono::steady_clock::time_point;
    static constexpr std::chrono::seconds between{30};

    GrowingSum(std::size_t threads, Time began) : parts_(threads), kept_(began) {}

    void add(std::size_t thread, const GameResult& game);
    Statistics sum() const;
    // What has been played if it is time to keep it, and there is anything new. To be asked by one thread.
    std::optional<Statistics> due(Time now);

private:
    struct Part {
        mutable std::mutex guard;
        Statistics sum{};
    };
    std::vector<Part> parts_;  // By thread, so that they hardly wait for each other.
    Time kept_;
    std::int64_t games_kept_ = 0;
};

}  // namespace hexwright::document
