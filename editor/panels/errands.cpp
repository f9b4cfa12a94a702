#include "editor/panels/errands.h"

#include "editor/panels/studio.h"

#include <algorithm>
#include <utility>

namespace hexwright {

void Errands::take_done(Studio& studio) {
    while (!waiting_.empty() && !waiting_.front().running()) {
        const Errand done = std::move(waiting_.front());
        waiting_.pop_front();  // Removed first, because finishing may start the next one.
        if (!done.finish(studio)) refuse(studio, {"errand.no-memory", {{"errand", studio.words(done.words)}}});
    }
}

bool Errands::stop() { return !std::exchange(waiting_, {}).empty(); }

void Errands::forget(std::string_view words) {
    std::erase_if(waiting_, [&](const Errand& errand) { return errand.words.id == words; });
}

std::optional<Errands::Shown> Errands::shown(std::chrono::milliseconds patience) const {
    if (waiting_.empty() || std::chrono::steady_clock::now() - waiting_.front().since < patience) return std::nullopt;
    return Shown{waiting_.front().words, waiting_.front().progress()};
}

}  // namespace hexwright
