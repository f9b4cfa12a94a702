// The picture of a campaign's way.
#include "engine/scenario/campaign_plan.h"

#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;

namespace {

CampaignGame game_called(const std::string& id, std::vector<std::pair<std::string, bool>> next = {}) {
    CampaignGame made{.id = {id}, .src = {id + ".xml"}};
    for (const auto& [to, always] : next) {
        Next link{.game = {to}};
        if (!always) link.conditions.push_back({condition::Any{}, {}});
        made.next.push_back(std::move(link));
    }
    return made;
}

std::string drawn(const Campaign& campaign) {
    const CampaignPlan plan = plan_of(campaign);
    std::string text;
    for (int row = 0; row < plan.rows; ++row, text += "|")
        for (std::size_t i = 0; i < plan.places.size(); ++i)
            if (plan.places[i].row == row)
                text += campaign.games[i].id.word + (plan.places[i].reached ? "" : "?") +
                        (plan.places[i].may_end ? ". " : " ");
    return text;
}

}  // namespace

TEST_CASE("games stand below what leads to them") {
    Campaign campaign{.games = {game_called("gate", {{"keep", false}, {"woods", true}}),
                                game_called("woods", {{"keep", false}}), game_called("keep", {{"gate", true}}),
                                game_called("lost")}};
    CHECK(drawn(campaign) == "gate |woods. keep |lost?. |");
    const CampaignPlan plan = plan_of(campaign);
    CHECK(plan.columns == 2);
    CHECK(plan.ways.size() == 4);
    CHECK(plan.ways[3] == CampaignPlan::Way{2, 0, 0});
}

TEST_CASE("a way to a game that is not there is left out") {
    CHECK(plan_of({.games = {game_called("a", {{"b", true}})}}).ways.empty());
    CHECK(plan_of({}).rows == 0);
}
