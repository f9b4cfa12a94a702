// A campaign: several scenarios as one story, with the conditions under which one game follows another and the cards
// carried over. Data only.
#pragma once
#include "engine/scenario/room.h"
#include "engine/scenario/trial.h"

namespace hexwright::scenario {

inline constexpr std::size_t max_campaign_games = 100;

// Carries a player's cards over: cards that were in the game before bring only their figures not destroyed there,
// unhurt, and stay away if none are left. Cards that were not in it come whole.
struct Carry {
    Number<1, 8> player{};
    FileLine line{};
    HEXWRIGHT_WORD(Carry, "carry", player);
};

// The game that follows when all conditions hold at the end of the previous one.
struct Next {
    NewName game{};
    Conditions conditions{};
    std::vector<Carry> carried{};
    FileLine line{};
    std::string_view lacks() const { return game.given() ? "" : "game"; }
    HEXWRIGHT_WORD(Next, "next", game, conditions, carried);
};

struct CampaignGame {
    NewName id{};
    Phrase src{};  // Path of the scenario file, relative to the campaign file.
    // The first entry whose conditions hold is played next; if there is none, the campaign is over.
    std::vector<Next> next{};
    FileLine line{};
    std::string_view lacks() const { return src.text.empty() ? "src" : ""; }
    HEXWRIGHT_WORD(CampaignGame, "game", id, src, next);
};

struct Campaign {
    NewName id{};
    Phrase title{};
    std::vector<CampaignGame> games{};  // The campaign begins with the first.
    std::optional<ScenarioTests> tests{};
    HEXWRIGHT_WORD(Campaign, "campaign", id, title, games, tests);
};

}  // namespace hexwright::scenario
