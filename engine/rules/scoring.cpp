#include "engine/rules/scoring.h"

#include <algorithm>

namespace hexwright::rules {

std::string to_text(Score score) {
    std::int64_t hundredths = (score.parts * 100 * 2 + Score::parts_of_point) / (2 * Score::parts_of_point);
    std::string text = std::to_string(hundredths / 100);
    hundredths %= 100;
    if (hundredths == 0) return text;
    text += '.';
    text += static_cast<char>('0' + hundredths / 10);
    if (hundredths % 10 != 0) text += static_cast<char>('0' + hundredths % 10);
    return text;
}

Score score_of(const ScoredCard& card, const Rules& rules) {
    if (card.survivors <= 0) return {};
    if (!rules.score_shares) return points(card.points);
    const std::int64_t whole = static_cast<std::int64_t>(card.figures) * card.life;
    const std::int64_t left =
        std::max<std::int64_t>(static_cast<std::int64_t>(card.survivors) * card.life - card.wounds, 0);
    return {points(card.points).parts * left / whole};
}

std::vector<int> leaders(std::span<const Score> scores) {
    std::vector<int> best;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        if (!best.empty() && scores[i] < scores[static_cast<std::size_t>(best[0])]) continue;
        if (!best.empty() && scores[static_cast<std::size_t>(best[0])] < scores[i]) best.clear();
        best.push_back(static_cast<int>(i));
    }
    return best;
}

}  // namespace hexwright::rules
