#include "engine/core/suggest.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace hexwright {
namespace {

// Limits the cost, which is the product of the lengths, of words read from a file.
constexpr std::size_t longest_word = 80;

}  // namespace

int edit_distance(std::string_view a, std::string_view b) {
    // Rows i - 2, i - 1 and i of the distance table.
    std::vector<int> before(b.size() + 1), last(b.size() + 1), now(b.size() + 1);
    std::iota(last.begin(), last.end(), 0);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        now[0] = static_cast<int>(i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            now[j] = std::min({last[j] + 1, now[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                now[j] = std::min(now[j], before[j - 2] + 1);
        }
        std::swap(before, last);
        std::swap(last, now);
    }
    return last[b.size()];
}

std::optional<std::string> nearest(std::string_view wanted, const std::vector<std::string>& known) {
    if (wanted.empty() || wanted.size() > longest_word) return {};
    const std::string* best = nullptr;
    int best_distance = std::max(1, static_cast<int>(wanted.size()) / 3) + 1;
    for (const std::string& word : known) {
        const int difference = std::abs(static_cast<int>(word.size()) - static_cast<int>(wanted.size()));
        if (difference >= best_distance || word.size() > longest_word) continue;
        if (const int distance = edit_distance(wanted, word); distance < best_distance) {
            best = &word;
            best_distance = distance;
        }
    }
    if (!best) return {};
    return *best;
}

}  // namespace hexwright
