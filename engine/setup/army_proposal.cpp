#include "engine/setup/army_proposal.h"

#include "engine/rules/army.h"
#include "engine/scenario/deployable.h"
#include "engine/setup/card_pool.h"

#include <algorithm>

namespace hexwright::setup {
namespace {

constexpr int tries = 300;

struct Wishes {  // What one player's army has to fit.
    const Army* army = nullptr;
    int spaces = 0;  // In his smallest start zone.
};

struct Gathered {
    std::vector<CardKind> cards{};
    int points = 0, spaces = 0;
};

int spaces_taken(const ArmyCard& card) { return card.figures * (card.base == FigureBase::Double ? 2 : 1); }

class Proposal {
public:
    Proposal(const Catalogue& catalogue, const Rules& rules, std::vector<PoolCard> pool, std::vector<Wishes> wishes)
        : catalogue_(catalogue), rules_(rules), pool_(std::move(pool)), wishes_(std::move(wishes)) {}

    // The players take cards in turns, each one that fits, until nobody can.
    std::vector<Gathered> gathered(DiceBag& dice) const {
        std::vector<Gathered> all(wishes_.size());
        std::vector<int> left;
        for (const PoolCard& card : pool_) left.push_back(card.copies == 0 ? max_card_copies : card.copies);
        for (bool going_on = true; going_on;) {
            going_on = false;
            for (std::size_t player = 0; player < all.size(); ++player)
                going_on |= take_one(all[player], wishes_[player], left, dice);
        }
        return all;
    }

private:
    bool fits(const Gathered& army, const Wishes& wishes, CardKind kind) const {
        const ArmyCard& card = catalogue_[kind];
        return wishes.army && card.base != FigureBase::Hive && fits_army(card, *wishes.army) &&
               army.spaces + spaces_taken(card) <= wishes.spaces &&
               !not_for_army(kind, army.cards, wishes.army->points, catalogue_, rules_);
    }

    bool take_one(Gathered& army, const Wishes& wishes, std::vector<int>& left, DiceBag& dice) const {
        std::vector<std::size_t> fitting;
        for (std::size_t i = 0; i < pool_.size(); ++i)
            if (left[i] > 0 && fits(army, wishes, pool_[i].kind)) fitting.push_back(i);
        if (fitting.empty()) return false;
        const std::size_t taken = fitting[draw_below(dice, static_cast<std::uint32_t>(fitting.size()))];
        const ArmyCard& card = catalogue_[pool_[taken].kind];
        --left[taken];
        army.cards.push_back(pool_[taken].kind);
        army.points += card.points;
        army.spaces += spaces_taken(card);
        return true;
    }

    const Catalogue& catalogue_;
    const Rules& rules_;
    std::vector<PoolCard> pool_;
    std::vector<Wishes> wishes_;
};

// Few points given away, and no player much dearer than another.
int waste_of(const std::vector<Gathered>& all, const std::vector<Wishes>& wishes) {
    int waste = 0, least = 1 << 20, most = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!wishes[i].army) continue;
        waste += wishes[i].army->points - all[i].points;
        least = std::min(least, all[i].points), most = std::max(most, all[i].points);
    }
    return waste + 2 * std::max(0, most - least);
}

std::vector<CardOfArmy> in_copies(std::vector<CardKind> cards, const Catalogue& catalogue) {
    std::ranges::sort(cards);
    std::vector<CardOfArmy> army;
    for (const CardKind kind : cards)
        if (!army.empty() && army.back().card == catalogue[kind].id) ++army.back().copies;
        else army.push_back({catalogue[kind].id});
    return army;
}

int smallest_zone(const Scenario& scenario, const PlayerSetup& player) {
    int least = 0;
    for (const std::string& id : player.zones)
        if (const auto zone = std::ranges::find(*scenario.zones, id, &Zone::id);
            zone != scenario.zones->end() && !goes_beyond_its_list(*zone)) {
            const int spaces = static_cast<int>(zone->spaces.size());
            least = least == 0 ? spaces : std::min(least, spaces);
        }
    return least;
}

std::vector<Wishes> wishes_of(const Scenario& scenario, const Setup& setup) {
    std::vector<Wishes> wishes;
    for (const PlayerSetup& player : setup.players) {
        const bool brings = player.army.points > 0 && player.army.premade;
        wishes.push_back({brings ? &player.army : nullptr, smallest_zone(scenario, player)});
    }
    return wishes;
}

}  // namespace

std::vector<std::vector<CardOfArmy>> proposed_armies(const Scenario& scenario, const Catalogue& catalogue,
                                                     const GameOptions& options, std::uint64_t seed) {
    const auto rules = rules_for(scenario, options);
    const auto setup = setup_for(scenario, options);
    if (!rules || !setup) return {};
    const std::vector<Wishes> wishes = wishes_of(scenario, *setup);
    const Proposal proposal(catalogue, *rules, card_pool(scenario, catalogue), wishes);
    DiceBag dice{seed};
    std::vector<Gathered> best = proposal.gathered(dice);
    for (int made = 1; made < tries && waste_of(best, wishes) > 0; ++made)
        if (auto other = proposal.gathered(dice); waste_of(other, wishes) < waste_of(best, wishes))
            best = std::move(other);
    std::vector<std::vector<CardOfArmy>> armies;
    for (const Gathered& army : best) armies.push_back(in_copies(army.cards, catalogue));
    return armies;
}

int points_of_army(const std::vector<CardOfArmy>& army, const Catalogue& catalogue) {
    int points = 0;
    for (const CardOfArmy& entry : army)
        if (const auto kind = catalogue.card(entry.card)) points += entry.copies * catalogue[*kind].points;
    return points;
}

std::vector<PoolCard> cards_to_bring(const Scenario& scenario, const Catalogue& catalogue, const Army& army) {
    std::vector<PoolCard> cards = card_pool(scenario, catalogue);
    std::erase_if(cards, [&](const PoolCard& card) {
        return catalogue[card.kind].points > army.points || !fits_army(catalogue[card.kind], army);
    });
    return cards;
}

}  // namespace hexwright::setup
