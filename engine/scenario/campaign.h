// Several scenarios as one story: which game follows which, under what conditions, and who comes along. Data only.
#pragma once
#include "engine/scenario/trial.h"

namespace hexwright {

inline constexpr std::size_t max_campaign_games = 100;

// Of this player's cards, those that were in the game before come with the figures that were not destroyed there,
// unhurt; without one the card stays away. Cards that were not in it come whole.
struct Carry {
    Number<1, 8> player{};
    int line = 0;
    static constexpr std::string_view name = "carry";
    static constexpr auto fields() { return std::tuple{field("player", &Carry::player)}; }
    friend bool operator==(const Carry& a, const Carry& b) { return a.player == b.player; }
};

struct Next {  // this game follows, when at the end of the one before all conditions hold
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
    Phrase src{};              // the scenario's file, as seen from the campaign's
    std::vector<Next> next{};  // the first whose conditions hold; none: the campaign is over
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
    std::vector<CampaignGame> games{};  // it begins with the first
    std::optional<ScenarioTests> tests{};
    static constexpr std::string_view name = "campaign";
    static constexpr auto fields() {
        return std::tuple{field("id", &Campaign::id), field("title", &Campaign::title), field("", &Campaign::games),
                          field("", &Campaign::tests)};
    }
    friend bool operator==(const Campaign&, const Campaign&) = default;
};

}  // namespace hexwright
