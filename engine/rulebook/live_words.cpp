#include "engine/rulebook/live_words.h"

#include "engine/rulebook/rules_watch.h"

#include <algorithm>

namespace hexwright::rulebook {
namespace {

const WordList* list_of_group(const WordNode& word, std::string_view group) {
    const auto list = std::ranges::find(word.lists, group, &WordList::group);
    return list == word.lists.end() ? nullptr : &*list;
}

class LiveMarks {
public:
    explicit LiveMarks(const WordNode& words) : words_(words) {}

    void rule(const WatchedRule& rule, const WordPath& word) {
        for (std::size_t i = 0; i < rule.events.size(); ++i)
            conditions(word.inside("events", i), rule.events[i].conditions, rule.asked);
        conditions(word.inside("when", 0), rule.when, rule.asked);
        conditions(word.inside("unless", 0), rule.unless, rule.asked);
        auto branch = rule.branches.begin();
        branches(word, branch, rule);
    }
    void modifier(const WatchedModifier& modifier, const WordPath& word) {
        conditions(word.inside("during", 0), modifier.during, 1);
        conditions(word, modifier.conditions, modifier.asked);
    }
    void win(const WatchedWin& win, const WordPath& word) { conditions(word, win.conditions, win.asked); }

    std::map<WordPath, LiveWord> result() { return std::move(marks_); }

private:
    // Those that stand directly in the word.
    void conditions(const WordPath& word, const WatchedConditions& watched, int asked) {
        const WordNode* node = word_at(words_, word);
        const WordList* list = node ? list_of_group(*node, "condition") : nullptr;
        if (!list) return;
        for (std::size_t i = 0; i < std::min(watched.size(), list->parts.size()); ++i) {
            const WordPath here = word.inside(std::string(list->name), i);
            LiveWord& mark =
                marks_.try_emplace(here, LiveWord{0, 0}).first->second;  // Of all that it was written out to.
            mark.holds += watched[i].holds;
            mark.asked += asked;
            conditions(here, watched[i].parts, asked);
        }
    }
    // The branches are in the order of the file, each before those inside it.
    void branches(const WordPath& word, std::vector<WatchedIf>::const_iterator& next, const WatchedRule& rule) {
        const WordNode* node = word_at(words_, word);
        const WordList* list = node ? list_of_group(*node, "effect") : nullptr;
        for (std::size_t i = 0; list && i < list->parts.size() && next != rule.branches.end(); ++i) {
            if (list->parts[i].name != "if") continue;
            const WordPath here = word.inside(std::string(list->name), i);
            // What is asked of a named figure is only there when the rule runs.
            if (!next->branch->figure.given()) conditions(here, next->conditions, rule.asked);
            branches(here, ++next, rule);
        }
    }

    const WordNode& words_;
    std::map<WordPath, LiveWord> marks_{};
};

}  // namespace

std::map<WordPath, LiveWord> live_words(const GameState& state, const WordNode& words) {
    if (!state.setup->rulebook) return {};  // A game without rules of its own.
    const WatchedRules watched = watched_rules(state);
    LiveMarks marks(words);
    const WordPath top;
    const std::vector<int>&written = state.setup->rulebook->written_as,
          &modifiers = state.setup->rulebook->modifiers_written_as;
    for (std::size_t i = 0; i < watched.rules.size(); ++i)
        marks.rule(watched.rules[i], top.inside("rules", static_cast<std::size_t>(written[i])));
    for (std::size_t i = 0; i < watched.modifiers.size(); ++i)
        marks.modifier(watched.modifiers[i], top.inside("modifiers", static_cast<std::size_t>(modifiers[i])));
    for (std::size_t i = 0; i < watched.wins.size(); ++i)
        marks.win(watched.wins[i], top.inside("victory", 0).inside("wins", i));
    return marks.result();
}

}  // namespace hexwright::rulebook
