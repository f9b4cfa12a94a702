// Checks a campaign itself, not its scenarios: games that nobody reaches, names that a game does not have, cards that
// nobody carries over.
#pragma once
#include "engine/board/battlefield/issue_list.h"
#include "engine/board/catalogue/catalogue.h"
#include "engine/checks/room.h"
#include "engine/scenario/campaign.h"
#include "engine/scenario/scenario.h"

namespace hexwright::checks {

// `scenarios` holds the scenario of each game in the campaign's order, nullptr if its file could not be read (already
// reported). Issue lines refer to the campaign's file.
void check_campaign(const Campaign& campaign, const std::vector<const Scenario*>& scenarios, const Catalogue& catalogue,
                    IssueList& issues);

// What keeps a campaign that is still being written from being read: members that must be given and are not, games that
// are not there, no game at all.
void check_campaign_words(const Campaign& campaign, std::vector<Issue>& issues);

// Removes from the issues of a game's scenario the reports of an unused flag or counter when the campaign uses it.
void leave_out_asked(const CampaignGame& game, std::vector<Issue>& issues);

}  // namespace hexwright::checks
