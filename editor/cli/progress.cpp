#include "editor/cli/progress.h"

#include "engine/core/system/console.h"

#include <algorithm>
#include <cstdio>
#include <string>

namespace hexwright::cli {
namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr int width = 30;  // Width of the bar in characters.

void say(const std::string& text) { std::fwrite(text.data(), 1, text.size(), stderr); }

}  // namespace

ProgressBar::ProgressBar()
    : began_(Clock::now()), drawn_(began_), terminal_(system::is_terminal(system::OutStream::Errors)) {}

ProgressBar::~ProgressBar() {
    if (visible_) say("\r" + std::string(width + 40, ' ') + "\r");
}

void ProgressBar::show(std::int64_t done, std::int64_t all) {
    const auto now = Clock::now();
    if (!terminal_ || now - began_ < 1s || now - drawn_ < 100ms || all <= 0) return;
    drawn_ = now;
    visible_ = true;
    const auto full = static_cast<std::size_t>(std::clamp<std::int64_t>(done * width / all, 0, width));
    say("\r[" + std::string(full, '#') + std::string(width - full, '.') + "] " + std::to_string(done) + " / " +
        std::to_string(all));
}

std::function<bool(double)> shown_by(ProgressBar& bar) {
    return [&bar](double share) {
        constexpr std::int64_t parts = 1000;
        bar.show(static_cast<std::int64_t>(share * parts), parts);
        return true;
    };
}

}  // namespace hexwright::cli
