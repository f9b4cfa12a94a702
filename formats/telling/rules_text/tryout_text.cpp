#include "formats/telling/rules_text/tryout_text.h"

#include "formats/telling/rules_text/clauses.h"

#include <cmath>
#include <numeric>

namespace hexwright::telling {
namespace {

int in_percent(double share) { return static_cast<int>(std::lround(100 * share)); }

class TryoutText {
public:
    TryoutText(const Tryout& tried, const Scenario& scenario, const Catalogue& catalogue, const Words& words)
        : tried_(tried),
          scenario_(scenario),
          book_(rulebook_of(scenario)),
          words_(words),
          text_(words, catalogue, book_.tallies),
          games_(games_in(tried.sum)) {}

    Passage whole() {
        paragraph({"tryout.games", {{"games", static_cast<long long>(games_)}}});
        if (games_ == 0) return std::move(page_);
        for (std::size_t i = 0; i < tried_.sum.players.size(); ++i) player(i);
        const std::int64_t nobody = tried_.sum.nobody;
        if (nobody > 0) item({"tryout.nobody", {{"percent", in_percent(rate_of(nobody, games_).rate)}}});
        const Lengths lengths = lengths_of(tried_.sum);
        item({"tryout.rounds", {{"median", static_cast<int>(std::lround(lengths.median))}, {"max", lengths.max}}});
        if (!book_.victory.wins.empty()) heading("tryout.wins");
        for (std::size_t i = 0; i < book_.victory.wins.size(); ++i) win(i);
        const auto by_wins = std::accumulate(tried_.won_by.begin(), tried_.won_by.end(), std::int64_t{0});
        if (!book_.victory.wins.empty() && by_wins < games_) item({"tryout.otherwise", {count(games_ - by_wins)}});
        if (!book_.rules.empty()) heading("tryout.rules");
        for (std::size_t i = 0; i < book_.rules.size(); ++i) rule(i);
        return std::move(page_);
    }

private:
    using Kind = PassageBlock::Kind;

    void player(std::size_t index) {
        const Rate rate = rate_of(tried_.sum.players[index].wins, games_);
        item({"tryout.player",
              {{"player", index + 1},
               {"percent", in_percent(rate.rate)},
               {"low", in_percent(rate.low)},
               {"high", in_percent(rate.high)}}});
    }
    void win(std::size_t index) {
        const std::string told = text_.win(book_.victory.wins[index], scenario_.rounds).front().text;
        const char* id = tried_.won_by[index] == 0 ? "tryout.win-never" : "tryout.win";
        item({id, {count(tried_.won_by[index]), {"win", told}}}, "victory/wins[" + std::to_string(index) + "]");
    }
    void rule(std::size_t index) {
        const Rule& rule = book_.rules[index];
        const RuleUse& use = tried_.rules[index];
        Message told{use.ran > 0         ? "tryout.rule"
                     : use.occasions > 0 ? "tryout.rule-stopped"
                                         : "tryout.rule-idle",
                     {{"rule", rule.title.text.empty() ? text_.title(rule.id.word) : rule.title.text},
                      {"ran", static_cast<long long>(use.ran)},
                      {"occasions", static_cast<long long>(use.occasions)},
                      {"of", static_cast<long long>(games_)}}};
        told.arguments.push_back(count(use.games));
        item(told, "rules[" + std::to_string(index) + "]");
    }

    static Argument count(std::int64_t games) { return {"games", static_cast<long long>(games)}; }
    void heading(const char* id) { page_.push_back({Kind::Heading, 2, words_(Message{id}), {}}); }
    void paragraph(const Message& message) { page_.push_back({Kind::Paragraph, 0, words_(message), {}}); }
    void item(const Message& message, std::string word = {}) {
        PassageBlock block{Kind::Item, 0, words_(message), {}};
        block.word = std::move(word);
        page_.push_back(std::move(block));
    }

    const Tryout& tried_;
    const Scenario& scenario_;
    const Rulebook& book_;
    const Words& words_;
    RulesText text_;
    const std::int64_t games_;
    Passage page_{};
};

}  // namespace

Passage tryout_page(const Tryout& tried, const Scenario& scenario, const Catalogue& catalogue, const Words& words) {
    return TryoutText(tried, scenario, catalogue, words).whole();
}

}  // namespace hexwright::telling
