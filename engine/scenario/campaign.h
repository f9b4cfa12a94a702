// A campaign: several scenarios as one story, with the conditions under which one game follows another and the cards
// carried over. Data only.
#pragma once
#include "engine/scenario/room.h"
#include "engine/scenario/trial.h"

namespace hexwright::scenario {

inline constexpr std::size_t max_campaign_games = 100;

// Carries a player's cards over: cards that were in the game before bring only their figures not destroyed there,
// and stay away if none are left. Cards that were not in it come whole.
struct Carry {
    Number<1, 8> player{};
    YesNo wounds = YesNo::No;    // The figures keep their wounds; else they come unhurt.
    YesNo upgrades = YesNo::No;  // The cards keep the dice and powers that spirits have given them.
    FileLine line{};
    HEXWRIGHT_WORD(Carry, "carry", player, wounds, upgrades);
};

// The next game, which declares it as carried, begins with this flag or counter as the game before ended: the game's,
// that of every player, and that of every figure that comes along.
struct Keep {
    TallyName id{};
    FileLine line{};
    HEXWRIGHT_WORD(Keep, "keep", id);
};

// The game that follows when all conditions hold at the end of the previous one.
struct Next {
    NewName game{};
    Conditions conditions{};
    std::vector<Carry> carried{};
    std::vector<Keep> kept{};
    FileLine line{};
    std::string_view lacks() const { return game.given() ? "" : "game"; }
    HEXWRIGHT_WORD(Next, "next", game, conditions, carried, kept);
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
