// What can be wrong with a campaign beside its scenarios: games that nobody plays, names that a game has not, cards
// that nobody carries.
#pragma once
#include "engine/board/battlefield/issue_list.h"
#include "engine/scenario/campaign.h"
#include "engine/scenario/scenario.h"

namespace hexwright {

// `scenarios`: of its games, in their order; null: the file could not be read, and somebody has said so. The lines are
// the campaign's.
void check_campaign(const Campaign& campaign, const std::vector<const Scenario*>& scenarios, const Catalogue& catalogue,
                    IssueList& issues);

// Of the scenario of one of its games: without those that only say that nothing asks for a flag or counter for which
// the campaign does.
void leave_out_asked(const CampaignGame& game, std::vector<Issue>& issues);

}  // namespace hexwright
