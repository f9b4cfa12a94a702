#include "engine/setup/army_proposal.h"

#include "engine/rules/army.h"
#include "engine/scenario/deployable.h"
#include "engine/setup/army_bonds.h"
#include "engine/setup/army_limits.h"
#include "engine/setup/card_pool.h"

#include <algorithm>
#include <limits>

namespace hexwright::setup {
namespace {

constexpr int tries = 300;

struct Wishes {  // What one player's army has to fit.
    const Army* army = nullptr;
    int spaces = 0;                 // In his smallest start zone.
    std::vector<CardKind> given{};  // That the set-up gives him besides.
};

struct Gathered {
    std::vector<CardKind> cards{};
    int points = 0, spaces = 0;
};

int spaces_taken(const ArmyCard& card) { return card.figures * (card.base == FigureBase::Double ? 2 : 1); }

class Proposal {
public:
    // `given`: cards that are out of the boxes before anybody gathers.
    Proposal(const Catalogue& catalogue, const Rules& rules, std::vector<PoolCard> pool, std::vector<Wishes> wishes,
             std::vector<CardKind> given)
        : catalogue_(catalogue),
          rules_(rules),
          pool_(std::move(pool)),
          wishes_(std::move(wishes)),
          given_(std::move(given)) {}

    // The players take cards in turns, each one that fits, rather one with bonds to those they have, until nobody can.
    std::vector<Gathered> filled(std::vector<Gathered> all, const Bonds& bonds, DiceBag& dice) const {
        std::vector<int> left;
        for (const PoolCard& card : pool_) left.push_back(left_in(card, all));
        for (bool going_on = true; going_on;) {
            going_on = false;
            for (std::size_t player = 0; player < all.size(); ++player)
                going_on |= take_one(all[player], wishes_[player], left, bonds, dice);
        }
        return all;
    }

    // Why the card cannot join; what the boxes hold is another question.
    std::optional<Refusal> unfit(const Gathered& army, const Wishes& wishes, CardKind kind) const {
        const ArmyCard& card = catalogue_[kind];
        if (card.base == FigureBase::Hive) return Refusal{{"army.of-the-map", {{"card", card.name}}}};
        std::vector<CardKind> with_given = wishes.given;
        with_given.insert(with_given.end(), army.cards.begin(), army.cards.end());
        if (auto trouble = against_limits(card, *wishes.army, with_given, catalogue_)) return trouble;
        if (auto trouble = not_beside(kind, wishes.given, catalogue_, rules_)) return trouble;
        if (auto trouble = not_for_army(kind, army.cards, wishes.army->points, catalogue_, rules_)) return trouble;
        const int spaces = army.spaces + spaces_taken(card);
        if (spaces <= wishes.spaces) return {};
        return Refusal{{"army.no-room", {{"card", card.name}, {"spaces", spaces}, {"room", wishes.spaces}}}};
    }

    void take(Gathered& army, CardKind kind) const {
        const ArmyCard& card = catalogue_[kind];
        army.cards.push_back(kind);
        army.points += card.points;
        army.spaces += spaces_taken(card);
    }

    int left_in(const PoolCard& card, const std::vector<Gathered>& all) const {
        int left = card.copies == 0 ? max_card_copies : card.copies;
        if (card.copies > 0) left -= static_cast<int>(std::ranges::count(given_, card.kind));
        for (const Gathered& army : all) left -= static_cast<int>(std::ranges::count(army.cards, card.kind));
        return left;
    }

private:
    bool fits(const Gathered& army, const Wishes& wishes, CardKind kind) const {
        return wishes.army && !unfit(army, wishes, kind);
    }

    bool take_one(Gathered& army, const Wishes& wishes, std::vector<int>& left, const Bonds& bonds,
                  DiceBag& dice) const {
        std::vector<std::size_t> fitting;
        std::vector<CardKind> kinds;
        for (std::size_t i = 0; i < pool_.size(); ++i) {
            if (left[i] <= 0 || !fits(army, wishes, pool_[i].kind)) continue;
            fitting.push_back(i);
            kinds.push_back(pool_[i].kind);
        }
        if (fitting.empty()) return false;
        const std::size_t taken = fitting[bonds.draw_friend(kinds, army.cards, dice)];
        --left[taken];
        take(army, pool_[taken].kind);
        return true;
    }

    const Catalogue& catalogue_;
    const Rules& rules_;
    std::vector<PoolCard> pool_;
    std::vector<Wishes> wishes_;
    std::vector<CardKind> given_;
};

// Few points given away, and no player much dearer than another.
int waste_of(const std::vector<Gathered>& all, const std::vector<Wishes>& wishes) {
    int waste = 0, least = 1 << 20, most = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!wishes[i].army) continue;
        waste += wishes[i].army->points - all[i].points;
        least = std::min(least, all[i].points);
        most = std::max(most, all[i].points);
    }
    return waste + 2 * std::max(0, most - least);
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

std::vector<Wishes> wishes_of(const Scenario& scenario, const Setup& setup, const Catalogue& catalogue) {
    std::vector<Wishes> wishes;
    for (const PlayerSetup& player : setup.players) {
        const bool brings = player.army.points > 0 && player.army.premade;
        wishes.push_back(
            {brings ? &player.army : nullptr, smallest_zone(scenario, player), kinds_in(player.army.cards, catalogue)});
    }
    return wishes;
}

// The best of some hundred ways to fill the armies.
std::vector<Gathered> best_filled(const Proposal& proposal, const std::vector<Gathered>& begun,
                                  const std::vector<Wishes>& wishes, const Bonds& bonds, std::uint64_t seed) {
    DiceBag dice{seed};
    std::vector<Gathered> best = proposal.filled(begun, bonds, dice);
    for (int made = 1; made < tries && waste_of(best, wishes) > 0; ++made)
        if (auto other = proposal.filled(begun, bonds, dice); waste_of(other, wishes) < waste_of(best, wishes))
            best = std::move(other);
    return best;
}

std::vector<Gathered> gathered_so_far(const Proposal& proposal, const Catalogue& catalogue, const GameOptions& options,
                                      std::size_t players) {
    std::vector<Gathered> all(players);
    for (std::size_t i = 0; i < std::min(players, options.armies.size()); ++i)
        for (const CardOfArmy& card : options.armies[i])
            for (int copy = 0; copy < card.copies; ++copy)
                if (const auto kind = catalogue.card(card.card)) proposal.take(all[i], *kind);
    return all;
}

// How many the boxes of the limit hold; nullopt: as many as one likes.
std::optional<int> owned_of(CardKind kind, const std::vector<PoolCard>& pool) {
    const auto found = std::ranges::find(pool, kind, &PoolCard::kind);
    if (found == pool.end()) return 0;
    return found->copies == 0 ? std::nullopt : std::optional<int>(found->copies);
}

std::optional<Refusal> none_left(const ArmyCard& card, std::optional<int> owned, int left) {
    if (!owned || left > 0) return {};
    if (*owned == 0) return Refusal{{"army.not-in-boxes", {{"card", card.name}}}};
    return Refusal{{"army.none-left", {{"card", card.name}, {"owned", *owned}}}};
}

}  // namespace

std::vector<std::vector<CardOfArmy>> proposed_armies(const Scenario& scenario, const Catalogue& catalogue,
                                                     const GameOptions& options, std::uint64_t seed) {
    const auto rules = rules_for(scenario, options);
    const auto setup = setup_for(scenario, options);
    if (!rules || !setup) return {};
    const std::vector<Wishes> wishes = wishes_of(scenario, *setup, catalogue);
    const Proposal proposal(catalogue, *rules, card_pool(scenario, catalogue), wishes, given_cards(*setup, catalogue));
    const std::vector<Gathered> best =
        best_filled(proposal, std::vector<Gathered>(wishes.size()), wishes, Bonds(catalogue), seed);
    std::vector<std::vector<CardOfArmy>> armies;
    for (const Gathered& army : best) armies.push_back(in_copies(army.cards, catalogue));
    return armies;
}

std::vector<CardOfArmy> filled_army(const Scenario& scenario, const Catalogue& catalogue, const GameOptions& options,
                                    PlayerId player, std::uint64_t seed) {
    const auto rules = rules_for(scenario, options);
    const auto setup = setup_for(scenario, options);
    if (!rules || !setup || player.index() >= setup->players.size()) return {};
    std::vector<Wishes> wishes = wishes_of(scenario, *setup, catalogue);
    for (std::size_t i = 0; i < wishes.size(); ++i)
        if (i != player.index()) wishes[i].army = nullptr;
    const Proposal proposal(catalogue, *rules, card_pool(scenario, catalogue), wishes, given_cards(*setup, catalogue));
    const std::vector<Gathered> begun = gathered_so_far(proposal, catalogue, options, wishes.size());
    return in_copies(best_filled(proposal, begun, wishes, Bonds(catalogue), seed)[player.index()].cards, catalogue);
}

namespace {

ArmyToPick all_to_pick(const Proposal& proposal, const Catalogue& catalogue, const std::vector<PoolCard>& pool,
                       const std::vector<Gathered>& all, const Gathered& army, const Wishes& wish) {
    ArmyToPick pick{army.points, wish.army->points, army.spaces, wish.spaces};
    for (std::size_t i = 0; i < catalogue.cards().size(); ++i) {
        CardToPick card{.kind = CardKind{static_cast<int>(i)}};
        card.owned = owned_of(card.kind, pool);
        if (card.owned != 0) card.left = std::max(0, proposal.left_in({card.kind, card.owned.value_or(0)}, all));
        card.picked = static_cast<int>(std::ranges::count(army.cards, card.kind));
        card.no = none_left(catalogue[card.kind], card.owned, card.left);
        if (!card.no) card.no = proposal.unfit(army, wish, card.kind);
        pick.cards.push_back(std::move(card));
    }
    return pick;
}

int spaces_on_map(const Army& army, const Catalogue& catalogue) {
    int spaces = 0;
    for (const CardOfArmy& card : army.cards)
        if (const auto kind = catalogue.card(card.card); kind && !card.figures.empty())
            spaces += card.copies * spaces_taken(catalogue[*kind]);
    return spaces;
}

}  // namespace

Result<ArmyToPick> army_to_pick(const Scenario& scenario, const Catalogue& catalogue, const GameOptions& options,
                                PlayerId player) {
    const auto rules = rules_for(scenario, options);
    if (!rules) return failure(rules.error());
    const auto setup = setup_for(scenario, options);
    if (!setup) return failure(setup.error());
    const std::vector<Wishes> wishes = wishes_of(scenario, *setup, catalogue);
    if (player.index() >= wishes.size() || !wishes[player.index()].army)
        return failure(Message{"army.not-gathered", {{"player", player.value + 1}}});
    const Wishes& wish = wishes[player.index()];
    const std::vector<PoolCard> pool = card_pool(scenario, catalogue);
    const Proposal proposal(catalogue, *rules, pool, wishes, given_cards(*setup, catalogue));
    const std::vector<Gathered> all = gathered_so_far(proposal, catalogue, options, wishes.size());
    return all_to_pick(proposal, catalogue, pool, all, all[player.index()], wish);
}

Result<ArmyToPick> cards_to_give(const Scenario& scenario, const Catalogue& catalogue, const Setup& setup,
                                 PlayerId player) {
    const auto rules = rules_for(scenario, {});
    if (!rules) return failure(rules.error());
    if (player.index() >= setup.players.size())
        return failure(Message{"army.not-gathered", {{"player", player.value + 1}}});
    const Army anything{.points = max_army_points};
    GameOptions options;
    std::vector<Wishes> wishes;
    for (const PlayerSetup& each : setup.players) {
        options.armies.push_back(each.army.cards);
        const int room = smallest_zone(scenario, each);
        wishes.push_back({&anything, room > 0 ? room : std::numeric_limits<int>::max(), {}});
    }
    const std::vector<PoolCard> pool = card_pool(scenario, catalogue);
    Setup others = setup;  // The cards of the players are what is asked about.
    for (PlayerSetup& each : others.players) each.army.cards.clear();
    const Proposal proposal(catalogue, *rules, pool, wishes, given_cards(others, catalogue));
    const std::vector<Gathered> all = gathered_so_far(proposal, catalogue, options, wishes.size());
    Gathered army = all[player.index()];
    army.spaces -= spaces_on_map(setup.players[player.index()].army, catalogue);
    ArmyToPick pick = all_to_pick(proposal, catalogue, pool, all, army, wishes[player.index()]);
    pick.limit = 0;
    pick.room = smallest_zone(scenario, setup.players[player.index()]);
    return pick;
}

std::vector<CardOfArmy> with_copies(std::vector<CardOfArmy> army, CardKind card, int by, const Catalogue& catalogue) {
    std::vector<CardKind> cards;
    for (const CardOfArmy& entry : army)
        if (const auto kind = catalogue.card(entry.card))
            cards.insert(cards.end(), static_cast<std::size_t>(entry.copies), *kind);
    for (; by > 0; --by) cards.push_back(card);
    for (auto found = std::ranges::find(cards, card); by < 0 && found != cards.end();
         ++by, found = std::ranges::find(cards, card))
        cards.erase(found);
    return in_copies(std::move(cards), catalogue);
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
