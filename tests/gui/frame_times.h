// The window's own work in frames, by what they were for, as a table for people. No time decides whether a test passes.
#pragma once
#include "tests/gui/rig.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <map>
#include <string>
#include <vector>

namespace hexwright {

inline double thread_ms() {  // Processor time of this thread only.
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

class FrameTimes {
public:
    explicit FrameTimes(Rig& rig) : rig_(rig) {}
    ~FrameTimes() {
        std::printf("%-32s %7s %9s %9s %9s\n", "frames", "frames", "median ms", "95 %", "worst");
        for (auto& [name, times] : times_) {
            std::ranges::sort(times);
            std::printf("%-32s %7zu %9.2f %9.2f %9.2f\n", name.c_str(), times.size(), times[times.size() / 2],
                        times[times.size() * 95 / 100], times.back());
        }
    }
    void frame(const std::string& name) {
        const double start = thread_ms();
        rig_.main_window.frame();
        times_[name].push_back(thread_ms() - start);
    }

private:
    Rig& rig_;
    std::map<std::string, std::vector<double>> times_{};
};

}  // namespace hexwright
