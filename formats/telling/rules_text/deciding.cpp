#include "formats/telling/rules_text/deciding.h"

#include "engine/scenario/rule_facts.h"

#include <algorithm>
#include <utility>

namespace hexwright::telling {
namespace {

RuleFacts facts_of_rule(const Rule& rule) {
    Rulebook alone;
    alone.rules.push_back(rule);
    return facts_of(alone);
}

void add_read(Deciding& deciding, const RuleFacts& facts) {
    for (const auto& [tally, line] : facts.read) deciding.tallies.insert(tally);
}

bool decides(const RuleFacts& facts, const Deciding& deciding) {
    return !facts.winners.empty() ||
           std::ranges::any_of(facts.written, [&](const auto& each) { return deciding.tallies.contains(each.first); });
}

}  // namespace

Deciding deciding_in(const Rulebook& book) {
    Deciding deciding;
    Rulebook only_victory;
    only_victory.victory = book.victory;
    add_read(deciding, facts_of(only_victory));
    for (const BonusPoints& score : book.victory.scores) deciding.tallies.insert(score.counter.word);
    std::vector<std::pair<const Rule*, RuleFacts>> rules;
    for (const Rule& rule : book.rules) rules.emplace_back(&rule, facts_of_rule(rule));
    for (std::size_t before = deciding.tallies.size() + 1; before != deciding.tallies.size();) {
        before = deciding.tallies.size();
        for (const auto& [rule, facts] : rules)
            if (decides(facts, deciding)) add_read(deciding, facts);
    }
    std::set<std::string> unseen;
    for (const auto& [rule, facts] : rules) {
        if (rule->hidden == YesNo::No) continue;
        deciding.ended_unseen = deciding.ended_unseen || !facts.winners.empty();
        for (const auto& [tally, line] : facts.written)
            if (deciding.tallies.contains(tally)) unseen.insert(tally);
    }
    deciding.changed_unseen.assign(unseen.begin(), unseen.end());
    return deciding;
}

}  // namespace hexwright::telling
