#include "engine/setup/campaign_play.h"

#include "engine/rulebook/evaluate.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/scenario/usual_order.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace hexwright::setup {
namespace {

// Binds the link's conditions like those of a win, against the given state. The win is added last, so that flags and
// counters keep their numbers.
Result<std::shared_ptr<const RulebookInPlay>> bind_link(const Next& link, const Scenario& scenario,
                                                        const GameState& state) {
    Scenario asked = in_usual_order(scenario, state.catalogue());
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

// ---- who comes along

// The card's figures that were not destroyed, in their order; std::nullopt if the player did not have the card.
std::optional<std::vector<FigureId>> survivors(const GameState& end, PlayerId player, const std::string& card) {
    for (std::size_t i = 0; i < end.cards.size(); ++i) {
        const CardId id{static_cast<int>(i)};
        if (end.cards[i].owner != player || printed(end, id).id != card) continue;
        auto figures = figures_of(end, id);
        std::erase_if(figures, [&](FigureId figure) {
            const Figure::Place place = end[figure].place;
            return place == Figure::Place::Destroyed || place == Figure::Place::Unused;
        });
        return figures;
    }
    return {};
}

// What is left of a card may stand in several places of the army: those first there bring theirs first.
void carry(PlayerSetup& player, const GameState& end) {
    std::map<std::string, int> brought;
    for (CardOfArmy& card : player.army.cards) {
        const auto left = survivors(end, PlayerId{player.number - 1}, card.card);
        const auto kind = end.catalogue().card(card.card);
        if (!left || !kind) continue;
        const int on_card = end.catalogue()[*kind].figures;
        const int room = card.figures.empty() ? card.copies * on_card : static_cast<int>(card.figures.size());
        int& before = brought[card.card];
        const int come = std::clamp(static_cast<int>(left->size()) - before, 0, room);
        before += come;
        if (!card.figures.empty()) card.figures.resize(static_cast<std::size_t>(come));
        card.copies = std::min(card.copies, (come + on_card - 1) / on_card);
    }
    std::erase_if(player.army.cards, [](const CardOfArmy& card) { return card.copies == 0; });
}

// ---- what they bring

// The names in the next game of those who come along, with their figures in this one. Figures are numbered anew there.
struct Comer {
    FigureId figure{};
    std::string name{};
    const Carry* carry = nullptr;
};

std::vector<Comer> comers(const Next& link, const GameState& end) {
    std::vector<Comer> all;
    for (std::size_t i = 0; i < end.cards.size(); ++i) {
        const CardId card{static_cast<int>(i)};
        const PlayerId owner = end[card].owner;
        const auto carry =
            std::ranges::find_if(link.carried, [owner](const Carry& each) { return each.player == owner.value + 1; });
        if (!owner.valid() || carry == link.carried.end()) continue;
        const int on_card = printed(end, card).figures;
        const std::vector<FigureId> left = survivors(end, owner, printed(end, card).id).value();
        int number = 0;
        for (const FigureId figure : left) {
            const std::string copy = std::to_string(number / on_card + 1), one = std::to_string(number % on_card + 1);
            all.push_back({figure, name_of(end, card) + "." + copy + "." + one, &*carry});
            ++number;
        }
    }
    return all;
}

void keep(const std::string& word, const GameState& end, const std::vector<Comer>& along, CarriedOver& carried) {
    const auto& known = end.setup->rulebook->tallies;
    const auto what = std::ranges::find(known, word) - known.begin();
    for (const Tally& tally : end.tallies) {
        if (tally.what != what || tally.of_zone()) continue;  // The next game has zones of its own.
        CarriedTally kept{.tally = word, .value = tally.value};
        if (tally.of_figure()) {
            const auto owner = std::ranges::find(along, FigureId{tally.owner - owner_figure}, &Comer::figure);
            if (owner == along.end()) continue;
            kept.figure = owner->name;
        } else if (tally.owner >= 0) {
            kept.player = tally.owner + 1;
        }
        carried.tallies.push_back(std::move(kept));
    }
}

CarriedUpgrade upgrade_of(const GameState& end, CardId card) {
    CarriedUpgrade upgrade{name_of(end, card), end[card].attack_bonus, end[card].defense_bonus};
    for (const GainedPower& power : end[card].gained)
        upgrade.powers.push_back({end.catalogue()[power.printed_on].id, power.number});
    return upgrade;
}

bool upgraded(const GameCard& card) {
    return card.attack_bonus != 0 || card.defense_bonus != 0 || !card.gained.empty();
}

// The card of each of them, once.
std::vector<std::pair<CardId, const Carry*>> cards_of(const std::vector<Comer>& along, const GameState& end) {
    std::vector<std::pair<CardId, const Carry*>> cards;
    for (const Comer& comer : along)
        if (const std::pair card{end[comer.figure].card, comer.carry}; std::ranges::count(cards, card) == 0)
            cards.push_back(card);
    return cards;
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

CarriedOver carried_over(const Next& link, const GameState& end) {
    CarriedOver carried;
    const std::vector<Comer> along = comers(link, end);
    if (end.setup->rulebook)
        for (const Keep& each : link.kept) keep(each.id.word, end, along, carried);
    for (const Comer& comer : along)
        if (comer.carry->wounds == YesNo::Yes && end[comer.figure].wounds > 0)
            carried.wounds.push_back({comer.name, end[comer.figure].wounds});
    for (const auto& [card, by] : cards_of(along, end)) {
        if (by->upgrades == YesNo::Yes && upgraded(end[card])) carried.upgrades.push_back(upgrade_of(end, card));
        const auto left = std::ranges::count(along, card, [&](const Comer& comer) { return end[comer.figure].card; });
        const auto all = std::ssize(figures_of(end, card));
        if (left < all) carried.rests.push_back({name_of(end, card), static_cast<int>(left)});
    }
    return carried;
}

}  // namespace hexwright::setup
