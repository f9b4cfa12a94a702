// Several scenarios as one story: which game follows which, under what conditions, and who comes along. Data only.
#pragma once
#include "engine/scenario/trial.h"

namespace hexwright {

inline constexpr std::size_t max_campaign_games = 100;

// Of this player's cards, those that were in the game before come with the figures that were not destroyed there,
// unhurt; without one the card stays away. Cards that were not in it come whole.
struct Carry {
    Number<1, 8> player{};
    FileLine line{};
    HEXWRIGHT_WORD(Carry, "carry", player);
};

struct Next {  // this game follows, when at the end of the one before all conditions hold
    NewName game{};
    Conditions conditions{};
    std::vector<Carry> carried{};
    FileLine line{};
    HEXWRIGHT_WORD(Next, "next", game, conditions, carried);
};

struct CampaignGame {
    NewName id{};
    Phrase src{};              // the scenario's file, as seen from the campaign's
    std::vector<Next> next{};  // the first whose conditions hold; none: the campaign is over
    FileLine line{};
    HEXWRIGHT_WORD(CampaignGame, "game", id, src, next);
};

struct Campaign {
    NewName id{};
    Phrase title{};
    std::vector<CampaignGame> games{};  // it begins with the first
    std::optional<ScenarioTests> tests{};
    HEXWRIGHT_WORD(Campaign, "campaign", id, title, games, tests);
};

}  // namespace hexwright
