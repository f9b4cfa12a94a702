#include "engine/checks/word_lines.h"

#include "engine/board/battlefield/issue_list.h"
#include "engine/scenario/slot_sentences.h"

#include <algorithm>
#include <charconv>

namespace hexwright::checks {
namespace {

constexpr int first_number = 1'000'000'000;  // Beyond the lines of any file.

Argument* argument_called(Message& message, std::string_view name) {
    const auto found = std::ranges::find(message.arguments, name, &Argument::name);
    return found == message.arguments.end() ? nullptr : &*found;
}

std::vector<Issue> with_words(std::vector<Issue> issues, const NumberedWords& numbers, const WordNode& top) {
    for (Issue& issue : issues) {
        if (const auto* word = numbers.find(issue.line)) {
            if (issue.word.empty()) issue.word = to_text(word->path, top);
            issue.line = word->line;
        }
        Argument* told = argument_called(issue.message, "line");
        int number = 0;
        if (told) std::from_chars(told->value.data(), told->value.data() + told->value.size(), number);
        const auto* word = numbers.find(number);
        if (!word) continue;
        told->value = std::to_string(word->line);
        if (word->line == 0) issue.message = without_line(std::move(issue.message));
    }
    return issues;
}

}  // namespace

WordLines::WordLines(const Scenario& scenario) : scenario_(scenario) {
    ScenarioWords words = words_of_scenario(scenario);
    numbers_ = number_words(words, first_number);
    top_ = tree_of(words);
    replace_words(scenario_, std::move(words));
}

std::vector<Issue> WordLines::named(std::vector<Issue> issues) const {
    return with_words(std::move(issues), numbers_, top_);
}

CampaignLines::CampaignLines(const Campaign& campaign)
    : campaign_(campaign), numbers_(number_words(campaign_, first_number)), top_(tree_of(campaign_)) {}

const WordPath* CampaignLines::word_of(int line) const {
    const auto* word = numbers_.find(line);
    return word ? &word->path : nullptr;
}

std::vector<Issue> CampaignLines::named(std::vector<Issue> issues) const {
    return with_words(std::move(issues), numbers_, top_);
}

Message without_line(Message message) {
    if (Argument* where = argument_called(message, "where")) where->value = "issue.here";
    return message;
}

void check_holes(const Scenario& scenario, std::vector<Issue>& issues) { check_holes(tree_of(scenario), issues); }

void check_holes(const WordNode& top, std::vector<Issue>& issues) {
    for (const WordPath& hole : holes_of(top)) {
        const WordNode& word = *word_at(top, hole);
        const Slot* slot = word.slot(hole.member);
        Issue issue{IssueCode::WordMissing,
                    usual_severity(IssueCode::WordMissing),
                    {"issue.word-missing", {{"hole", hole_sentences[slot ? slot->kind : SlotKind::Other]}}},
                    {},
                    {},
                    {}};
        issue.line = word.line;
        issue.word = to_text(hole, top);
        if (issues.size() < most_of_a_kind) issues.push_back(std::move(issue));
    }
}

}  // namespace hexwright::checks
