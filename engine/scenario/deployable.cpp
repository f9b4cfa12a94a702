#include "engine/scenario/deployable.h"

#include "engine/board/catalogue/printed_power.h"

#include <algorithm>
#include <cstdlib>

namespace hexwright::scenario {
namespace {

class Fielder {
public:
    Fielder(Fielding& fielding, const RuleFacts& live, const Catalogue& catalogue)
        : fielding_(fielding), live_(live), catalogue_(catalogue) {}

    void add(const std::string& id, int player, int copies, bool waits = false) {
        const auto card = catalogue_.card(id);
        if (!card) return;
        const int figures = copies >= any_number ? any_number : catalogue_[*card].figures * copies;
        const bool anybodys = live_.converts || live_.given_cards.contains(id);
        fielding_.figures.push_back({*card, player, anybodys, figures, false, waits});
    }
    void add_cards(const Army& army, int player) {
        for (const CardOfArmy& mine : army.cards)  // Nobody places nobody's.
            add(mine.card, player, mine.copies, player == 0 && mine.figures.empty());
    }
    void add_gathered(const Army& army, int player, bool open) {
        if (army.points <= 0) return;
        for (const ArmyCard& card : catalogue_.cards())
            if (open || (card.points <= army.points && fits_army(card, army))) add(card.id, player, any_number);
    }
    void add_owned(const std::vector<OwnedPiece>& owns, int player) {
        for (const OwnedPiece& owned : owns)
            if (!owned.is_object()) add(owned.card, player, 1);
    }

private:
    Fielding& fielding_;
    const RuleFacts& live_;
    const Catalogue& catalogue_;
};

}  // namespace

Fielding fielding_of(const Setup& setup, bool open, const RuleFacts& live, const Catalogue& catalogue) {
    Fielding fielding{&setup, {}};
    Fielder fielder(fielding, live, catalogue);
    for (const PlayerSetup& player : setup.players) {
        fielder.add_cards(player.army, player.number);
        fielder.add_gathered(player.army, player.number, open);
        fielder.add_owned(player.owns, player.number);
        for (const std::string& card : live.arriving_cards) fielder.add(card, player.number, any_number);
    }
    for (const std::string& card : live.arriving_cards) fielder.add(card, 0, any_number);
    fielder.add_cards(setup.nobodys, 0);
    fielder.add_owned(setup.nobody_owns, 0);
    const auto takes_over = [&](const Deployable& each) {
        return catalogue[each.card].power("mind-shackle") != nullptr;
    };
    const bool taken_over = std::ranges::any_of(fielding.figures, takes_over);
    for (Deployable& each : fielding.figures) each.anybodys = each.anybodys || taken_over;
    return fielding;
}

bool matches_filter(const ArmyCard& card, const CardFilter& filter) {
    const auto is = [](const std::string& wanted, std::string_view word) {
        return wanted.empty() || same_word(wanted, word);
    };
    const bool dearer = filter.over.empty() || card.points > std::atoi(filter.over.c_str());
    return dearer && (filter.power.empty() || card.power(filter.power)) && is(filter.card, card.id) &&
           is(filter.type, word_of(card.form)) && is(filter.uniqueness, word_of(card.rarity)) &&
           is(filter.general, card.general) && is(filter.species, card.species) &&
           is(filter.card_class, card.card_class) && is(filter.size, word_of(card.size));
}

const CardFilter* filled_up(const ArmyCard& card, const Army& army, std::span<const CardKind> cards,
                            const Catalogue& catalogue) {
    const auto full = std::ranges::find_if(army.at_most, [&](const CardFilter& filter) {
        return matches_filter(card, filter) && std::ranges::count_if(cards, [&](CardKind kind) {
                                                   return matches_filter(catalogue[kind], filter);
                                               }) >= filter.most;
    });
    return full == army.at_most.end() ? nullptr : &*full;
}

bool fits_army(const ArmyCard& card, const Army& army) {
    const auto holds = [&card](const CardFilter& filter) { return matches_filter(card, filter); };
    return (army.only.empty() || std::ranges::any_of(army.only, holds)) && std::ranges::none_of(army.never, holds);
}

int team_in(const Setup& setup, int player) {
    const auto found = std::ranges::find(setup.players, player, &PlayerSetup::number);
    const int team = found == setup.players.end() ? 0 : found->team;
    return team > 0 ? team : -player;
}

}  // namespace hexwright::scenario
