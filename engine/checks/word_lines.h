// Issues that know their word: while checks run, each word's line is a number that names the word, and afterwards its
// path and its own line take that place.
#pragma once
#include "engine/board/battlefield/issue.h"
#include "engine/checks/room.h"
#include "engine/scenario/word_tree.h"

namespace hexwright::checks {

class WordLines {
public:
    explicit WordLines(const Scenario& scenario);

    const Scenario& scenario() const { return scenario_; }  // To be checked in place of the one given.
    std::vector<Issue> named(std::vector<Issue> issues) const;

private:
    Scenario scenario_;
    NumberedWords numbers_;
    WordNode top_;
};

// The message for somebody who sees the word and no file: "This never comes about" in place of "Line 12 …".
Message without_line(Message message);

// Reports word-missing: members that must be given and are not.
void check_holes(const Scenario& scenario, std::vector<Issue>& issues);

}  // namespace hexwright::checks
