// Issues that know their word: while checks run, each word's line is a number that names the word, and afterwards its
// path, unless a path is told already, and its own line take that place.
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

// The same of a campaign.
class CampaignLines {
public:
    explicit CampaignLines(const Campaign& campaign);

    const Campaign& campaign() const { return campaign_; }  // To be checked in place of the one given.
    const WordPath* word_of(int line) const;                // Of a line of that one; nullptr if it is none's.
    std::vector<Issue> named(std::vector<Issue> issues) const;

private:
    Campaign campaign_;
    NumberedWords numbers_;
    WordNode top_;
};

// The message for somebody who sees the word and no file: "This never comes about" in place of "Line 12 …".
Message without_line(Message message);

// Reports word-missing: members that must be given and are not, below the top of these words.
void check_holes(const WordNode& top, std::vector<Issue>& issues);
void check_holes(const Scenario& scenario, std::vector<Issue>& issues);

}  // namespace hexwright::checks
