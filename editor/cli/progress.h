// A bar on standard error for work that takes longer than a second, where that is a terminal. Nothing stays of it.
#pragma once
#include <chrono>
#include <cstdint>

namespace hexwright {

class ProgressBar {
public:
    ProgressBar();
    ~ProgressBar();  // wipes it away
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

    void show(std::int64_t done, std::int64_t all);  // as often as you like: it is drawn ten times a second at most

private:
    std::chrono::steady_clock::time_point began_, drawn_;
    bool terminal_ = false, visible_ = false;
};

}  // namespace hexwright
