// A campaign: several scenarios as one story, with the conditions under which one game follows another and the cards
// carried over. Data only.
#pragma once
#include "engine/scenario/trial.h"

namespace hexwright {

inline constexpr std::size_t max_campaign_games = 100;

// Carries a player's cards over: cards that were in the game before bring only their figures not destroyed there,
// unhurt, and stay away if none are left. Cards that were not in it come whole.
struct Carry {
    Number<1, 8> player{};
    int line = 0;
    static constexpr std::string_view name = "carry";
    static constexpr auto fields() { return std::tuple{field("player", &Carry::player)}; }
    friend bool operator==(const Carry& a, const Carry& b) { return a.player == b.player; }
};

// The game that follows when all conditions hold at the end of the previous one.
struct Next {
    NewName game{};
    Conditions conditions{};
    std::vector<Carry> carried{};
    int line = 0;
    static constexpr std::string_view name = "next";
    static constexpr auto fields() {
        return std::tuple{field("game", &Next::game), field("", &Next::conditions), field("", &Next::carried)};
    }
    friend bool operator==(const Next& a, const Next& b) {
        return a.game == b.game && a.conditions == b.conditions && a.carried == b.carried;
    }
};

struct CampaignGame {
    NewName id{};
    Phrase src{};  // Path of the scenario file, relative to the campaign file.
    // The first entry whose conditions hold is played next; if there is none, the campaign is over.
    std::vector<Next> next{};
    int line = 0;
    static constexpr std::string_view name = "game";
    static constexpr auto fields() {
        return std::tuple{field("id", &CampaignGame::id), field("src", &CampaignGame::src),
                          field("", &CampaignGame::next)};
    }
    friend bool operator==(const CampaignGame& a, const CampaignGame& b) {
        return a.id == b.id && a.src == b.src && a.next == b.next;
    }
};

struct Campaign {
    NewName id{};
    Phrase title{};
    std::vector<CampaignGame> games{};  // The campaign begins with the first.
    std::optional<ScenarioTests> tests{};
    static constexpr std::string_view name = "campaign";
    static constexpr auto fields() {
        return std::tuple{field("id", &Campaign::id), field("title", &Campaign::title), field("", &Campaign::games),
                          field("", &Campaign::tests)};
    }
    friend bool operator==(const Campaign&, const Campaign&) = default;
};

}  // namespace hexwright
