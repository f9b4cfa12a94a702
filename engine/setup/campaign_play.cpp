#include "engine/setup/campaign_play.h"

#include "engine/rulebook/evaluate.h"
#include "engine/rulebook/rulebook_in_play.h"

#include <algorithm>

namespace hexwright::setup {
namespace {

// Binds the link's conditions like those of a win, against the given state. The win is added last, so that flags and
// counters keep their numbers.
Result<std::shared_ptr<const RulebookInPlay>> bind_link(const Next& link, const Scenario& scenario,
                                                        const GameState& state) {
    Scenario asked = scenario;
    Rulebook book = rulebook_of(scenario);
    book.victory.wins.push_back({.who = {"nobody"}, .conditions = link.conditions, .line = link.line});
    asked.rulebook = std::make_shared<const Rulebook>(std::move(book));
    return bind_rulebook(asked, state);
}

Result<bool> holds_at_end(const Next& link, const Scenario& scenario, const GameState& end) {
    auto bound = bind_link(link, scenario, end);
    if (!bound) return failure(bound.error());
    GameState state = end;
    set_rulebook(state, *bound);
    return all_hold(ConditionContext{state}, (*bound)->book.victory.wins.back().conditions);
}

// Number of the card's figures that were not destroyed; std::nullopt if the player did not have the card.
std::optional<std::size_t> survivors(const GameState& end, PlayerId player, const std::string& card) {
    for (std::size_t i = 0; i < end.cards.size(); ++i) {
        const CardId id{static_cast<int>(i)};
        if (end.cards[i].owner != player || printed(end, id).id != card) continue;
        const auto figures = figures_of(end, id);
        return static_cast<std::size_t>(std::ranges::count_if(figures, [&](FigureId figure) {
            const Figure::Place place = end[figure].place;
            return place != Figure::Place::Destroyed && place != Figure::Place::Unused;
        }));
    }
    return {};
}

void carry(PlayerSetup& player, const GameState& end) {
    for (CardOfArmy& card : player.army.cards) {
        const auto left = survivors(end, PlayerId{player.number - 1}, card.card);
        if (!left) continue;
        if (*left == 0) card.copies = 0;
        else if (*left < card.figures.size()) card.figures.resize(*left);
    }
    std::erase_if(player.army.cards, [](const CardOfArmy& card) { return card.copies == 0; });
}

}  // namespace

Result<const Next*> next_game(const CampaignGame& game, const Scenario& scenario, const GameState& end) {
    for (const Next& link : game.next) {
        const auto holds = holds_at_end(link, scenario, end);
        if (!holds) return failure(holds.error());
        if (*holds) return &link;
    }
    return nullptr;
}

Result<void> check_link(const Next& link, const Scenario& scenario, const GameState& state) {
    if (const auto bound = bind_link(link, scenario, state); !bound) return failure(bound.error());
    return {};
}

Scenario with_carried(Scenario next, const Next& link, const GameState& end) {
    next.setups.change([&](std::vector<Setup>& setups) {
        for (Setup& setup : setups)
            for (PlayerSetup& player : setup.players)
                if (std::ranges::any_of(link.carried, [&](const Carry& each) { return each.player == player.number; }))
                    carry(player, end);
    });
    return next;
}

}  // namespace hexwright::setup
