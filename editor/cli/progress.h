// A progress bar on standard error for work that takes longer than a second, if that is a terminal. It is erased at the
// end.
#pragma once
#include "editor/cli/room.h"

#include <chrono>
#include <cstdint>
#include <functional>

namespace hexwright::cli {

class ProgressBar {
public:
    ProgressBar();
    ~ProgressBar();  // Erases the bar.
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

    // May be called at any rate; draws at most ten times a second.
    void show(std::int64_t done, std::int64_t all);

private:
    std::chrono::steady_clock::time_point began_, drawn_;
    bool terminal_ = false, visible_ = false;
};

// Tells the bar the share that is done.
std::function<bool(double)> shown_by(ProgressBar& bar);

}  // namespace hexwright::cli
