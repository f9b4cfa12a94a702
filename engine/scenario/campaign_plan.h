// The picture of a campaign's way: games in rows from the first one downwards, and the arrows between them. Places
// only, in whole steps; whoever draws it gives them a size.
#pragma once
#include "engine/scenario/campaign.h"
#include "engine/scenario/room.h"

#include <vector>

namespace hexwright::scenario {

struct CampaignPlan {
    struct Place {
        int row = 0, column = 0;
        bool reached = false;  // A way leads there from the first game.
        bool may_end = false;  // The campaign may be over after it.
        friend bool operator==(const Place&, const Place&) = default;
    };
    struct Way {
        std::size_t from = 0, to = 0;  // Games.
        std::size_t link = 0;          // Of the first game's `next`.
        friend bool operator==(const Way&, const Way&) = default;
    };
    std::vector<Place> places{};  // One for each game. Games that nothing leads to stand below all others.
    std::vector<Way> ways{};      // Without those to games that are not there.
    int rows = 0, columns = 0;
};

// A game stands one row below the nearest game that leads to it; in a row they stand in their order.
CampaignPlan plan_of(const Campaign& campaign);

}  // namespace hexwright::scenario
