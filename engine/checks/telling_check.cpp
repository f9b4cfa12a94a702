// What a scenario keeps or leaves from those who play it: hidden flags that give themselves away, and scores that no
// computer player goes for.
#include "engine/checks/scenario_checks.h"
#include "engine/core/visit.h"
#include "engine/scenario/rule_facts.h"
#include "engine/scenario/rulebook.h"
#include "engine/scenario/words/word_facts.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace hexwright::checks {
namespace {

// ---- hidden flags and counters

class HiddenTallies {
public:
    HiddenTallies(const Rulebook& book, IssueList& issues) : book_(book), issues_(issues) { note_deciding(); }

    void check() {
        std::set<std::string> told;  // What a rule sets that stands on the page.
        for (const Rule& rule : book_.rules)
            if (is_told(rule))
                for (const auto& [tally, line] : facts_of(rule).written) told.insert(tally);
        for (const DeclaredTally& tally : book_.tallies)
            if (is_hidden(tally.id.word) && !told.contains(tally.id.word)) look_for_asking(tally.id.word);
    }

private:
    // What wins, scores and rules that end the game ask for, and what that hangs on: the page tells it all.
    void note_deciding() {
        const auto add = [this](const RuleFacts& facts) {
            for (const auto& [tally, line] : facts.read) deciding_.insert(tally);
        };
        add(scenario::facts_of(Rulebook{.victory = book_.victory}));
        for (std::size_t before = 0, now = 1; before != now; now = deciding_.size()) {
            before = deciding_.size();
            for (const Rule& rule : book_.rules) {
                const RuleFacts facts = facts_of(rule);
                const auto decides = [this](const auto& row) { return deciding_.contains(row.first); };
                if (!facts.winners.empty() || std::ranges::any_of(facts.written, decides)) add(facts);
            }
        }
    }
    bool is_hidden(const std::string& tally) const {
        if (deciding_.contains(tally)) return false;
        const DeclaredTally* known = declared(book_, tally);
        return known && known->hidden == YesNo::Yes;
    }
    // The page leaves out a rule that is hidden, and one that does nothing but change what is hidden.
    bool is_told(const Rule& rule) const {
        return rule.hidden == YesNo::No &&
               !std::ranges::all_of(rule.effects, [this](const Effect& effect) { return changes_only_hidden(effect); });
    }
    bool changes_only_hidden(const Effect& effect) const {
        const EffectFacts<Written> does = scenario::facts_of(effect);
        if (does.counts) return does.counts->hidden || is_hidden(does.counts->tally->word);
        return does.frames && !does.frames->empty() &&
               std::ranges::all_of(*does.frames, [this](const Effect& each) { return changes_only_hidden(each); });
    }
    static RuleFacts facts_of(const Rule& rule) { return scenario::facts_of(Rulebook{.rules = {rule}}); }
    static RuleFacts facts_of(const Modifier& modifier) {
        return scenario::facts_of(Rulebook{.modifiers = {modifier}});
    }

    // Told once, where it is asked first.
    void look_for_asking(const std::string& tally) {
        for (const Rule& rule : book_.rules)
            if (is_told(rule) && asks(facts_of(rule), tally, rule.id.word)) return;
        for (const Modifier& modifier : book_.modifiers)
            if (asks(facts_of(modifier), tally, modifier.id.word)) return;
    }
    bool asks(const RuleFacts& facts, const std::string& tally, const std::string& rule) {
        const auto read = facts.read.find(tally);
        if (read == facts.read.end()) return false;
        issues_.add(IssueCode::TallyAskedOpenly, {"issue.tally-asked-openly", {{"tally", tally}, {"rule", rule}}},
                    read->second);
        return true;
    }

    const Rulebook& book_;
    IssueList& issues_;
    std::set<std::string> deciding_;
};

// ---- scores

// Points of one life of the cheapest figures: computer players risk none for less.
constexpr int least_sought_score = 10;

// Without a win of the scenario's own whatever is counted is sought; so it is where cards score nothing.
void check_scores(const Victory& victory, IssueList& issues) {
    const auto by_points =
        std::ranges::find(victory.wins, "most-points", [](const Win& win) -> std::string_view { return win.who.word; });
    if (by_points == victory.wins.end() || victory.cards == CardScores::Nothing) return;
    for (const BonusPoints& score : victory.scores)
        if (score.points != 0 && std::abs(score.points.value) < least_sought_score)
            issues.add(IssueCode::ScoreNotSought,
                       {"issue.score-not-sought",
                        {{"tally", score.counter.word}, {"points", score.points.value}, {"least", least_sought_score}}},
                       by_points->line);
}

}  // namespace

void check_telling(const Rulebook& book, IssueList& issues) {
    HiddenTallies(book, issues).check();
    check_scores(book.victory, issues);
}

}  // namespace hexwright::checks
