#include "engine/setup/army_format.h"

#include "engine/board/catalogue/card_names.h"
#include "engine/core/dice.h"
#include "engine/rules/army.h"
#include "engine/rules/edition.h"
#include "engine/scenario/deployable.h"
#include "engine/setup/army_bonds.h"
#include "engine/setup/army_limits.h"

#include <algorithm>
#include <utility>

namespace hexwright::setup {
namespace {

constexpr int army_draws = 60;
constexpr int most_bonds = 5;  // More do not make an army better.

bool is_printing(std::string_view printing, std::string_view wanted) {
    return printing == wanted || (printing.starts_with(wanted) && printing.substr(wanted.size()).starts_with('-'));
}

bool is_one_of(const std::vector<std::string>& wanted, std::string_view word) {
    return wanted.empty() || std::ranges::find(wanted, word) != wanted.end();
}

Argument row_told(const FormatRow& row, const Catalogue& catalogue) {
    if (!row.name.empty()) return {"kinds", row.name};
    return {"kinds", told(row.like, catalogue)};
}

std::vector<Message> rows_told(const std::vector<FormatRow>& rows, const Catalogue& catalogue) {
    std::vector<Message> all;
    for (const FormatRow& row : rows) {
        if (row.name.empty()) all.push_back({"filter.all-of", {{"words", told(row.like, catalogue)}}});
        else all.push_back({"filter.value", {{"value", row.name}}});
    }
    return all;
}

class FormatCheck {
public:
    FormatCheck(const ArmyFormat& format, std::span<const CardKind> army, const Catalogue& catalogue)
        : format_(format), army_(army), catalogue_(catalogue) {}

    std::vector<Refusal> faults(const PriceList* prices) {
        compare_sums(prices);
        for (std::size_t i = 1; i < army_.size(); ++i)
            if (auto fault = beside(army_[i], army_.first(i))) add(std::move(*fault));
        for (const CardKind kind : army_) judge_card(catalogue_[kind]);
        for (const FormatRow& row : format_.at_most) compare_row(row);
        return std::move(faults_);
    }

    // Of the last card of the army, and of the army as a whole with it.
    std::optional<Refusal> fault_of_last(const PriceList* prices) {
        const CardKind last = army_.back();
        judge_card(catalogue_[last]);
        if (auto fault = beside(last, army_.first(army_.size() - 1))) add(std::move(*fault));
        compare_sums(prices);
        for (const FormatRow& row : format_.at_most)
            if (matches_row(catalogue_[last], row)) compare_row(row);
        return faults_.empty() ? std::nullopt : std::optional(std::move(faults_.front()));
    }

private:
    void add(Refusal fault) {
        if (std::ranges::find(faults_, fault) == faults_.end()) faults_.push_back(std::move(fault));
    }

    void compare(const char* sentence, int count, int limit) {
        if (limit == 0 || count <= limit) return;
        add({{sentence, {{"count", count}, {"over", count - limit}, {"limit", limit}, {"format", format_.name}}}});
    }

    void compare_sums(const PriceList* prices) {
        const ArmySums sums = sums_of(army_, prices, catalogue_);
        compare("army-format.points", sums.points, format_.points);
        compare("army-format.figures", sums.figures, format_.figures);
        compare("army-format.spaces", sums.spaces, format_.spaces);
        compare("army-format.cards", sums.cards, format_.most_cards);
    }

    std::optional<Refusal> beside(CardKind card, std::span<const CardKind> others) const {
        if (format_.uniques == Uniques::Any) return {};
        Rules rules{};
        rules.heroes_by_name = format_.uniques == Uniques::OnceByName;
        return not_beside(card, others, catalogue_, rules);
    }

    void judge_card(const ArmyCard& card) {
        const auto matches = [&card](const FormatRow& row) { return matches_row(card, row); };
        if (!format_.only.empty() && std::ranges::none_of(format_.only, matches))
            add({{"army-format.only",
                  {{"card", full_name(catalogue_, card)},
                   {"kinds", rows_told(format_.only, catalogue_)},
                   {"format", format_.name}}}});
        if (const auto never = std::ranges::find_if(format_.never, matches); never != format_.never.end())
            add({{"army-format.never",
                  {{"card", full_name(catalogue_, card)}, row_told(*never, catalogue_), {"format", format_.name}}}});
    }

    void compare_row(const FormatRow& row) {
        const auto count = static_cast<int>(
            std::ranges::count_if(army_, [&](CardKind kind) { return matches_row(catalogue_[kind], row); }));
        if (count <= row.like.most) return;
        add({{"army-format.at-most",
              {{"count", count},
               {"over", count - row.like.most},
               {"limit", row.like.most},
               row_told(row, catalogue_),
               {"format", format_.name}}}});
    }

    const ArmyFormat& format_;
    std::span<const CardKind> army_;
    const Catalogue& catalogue_;
    std::vector<Refusal> faults_{};
};

class Draw {
public:
    Draw(const ArmyDraw& draw, const Catalogue& catalogue) : draw_(draw), catalogue_(catalogue), dice_{draw.seed} {
        for (std::size_t i = 0; i < catalogue.cards().size(); ++i)
            if (const CardKind kind{static_cast<int>(i)}; may_be_drawn(kind)) able_.push_back(kind);
    }

    std::vector<CardKind> once() {
        std::vector<CardKind> army, fitting = able_;
        while (true) {  // What does not fit now does not fit a fuller army either.
            std::erase_if(fitting, [&](CardKind kind) { return !fits(kind, army); });
            if (fitting.empty()) return army;
            army.push_back(fitting[draw_.bonds ? draw_.bonds->draw_friend(fitting, army, dice_)
                                               : draw_below(dice_, static_cast<std::uint32_t>(fitting.size()))]);
        }
    }

    // Points, and for each bond a little as if it were points.
    int worth(const std::vector<CardKind>& army) const {
        const int bonds = draw_.bonds ? std::min(draw_.bonds->within(army), most_bonds) : 0;
        return sums_of(army, draw_.prices, catalogue_).points + bonds * draw_.format.points / 100;
    }
    int most_worth() const {
        const int bonds = draw_.bonds ? most_bonds : 0;
        return draw_.format.points + bonds * draw_.format.points / 100;
    }

private:
    // Of a card whose box is none of the catalogue's there are none.
    int copies_of(CardKind kind) const {
        return draw_.owned ? copies_in_boxes(catalogue_[kind], *draw_.owned, catalogue_).value_or(0) : max_card_copies;
    }
    bool may_be_drawn(CardKind kind) const {
        const ArmyCard& card = catalogue_[kind];
        return card.base != FigureBase::Hive && price_of(card, draw_.prices) > 0 && copies_of(kind) > 0;
    }
    bool fits(CardKind kind, const std::vector<CardKind>& army) const {
        const auto held = static_cast<int>(std::ranges::count(army, kind));
        return held < copies_of(kind) && !not_in_format(kind, draw_.format, draw_.prices, army, catalogue_);
    }

    const ArmyDraw& draw_;
    const Catalogue& catalogue_;
    DiceBag dice_;
    std::vector<CardKind> able_{};
};

}  // namespace

int price_of(const ArmyCard& card, const PriceList* prices) {
    if (!prices) return card.points;
    const auto found = std::ranges::find(prices->cards, card.id, &PriceList::Price::card);
    return found == prices->cards.end() ? card.points : found->points;
}

bool matches_row(const ArmyCard& card, const FormatRow& row) {
    const auto printed = [&card](const std::string& wanted) { return is_printing(card.printing, wanted); };
    return (row.printings.empty() || std::ranges::any_of(row.printings, printed)) && is_one_of(row.sets, card.set) &&
           is_one_of(row.cards, card.id) && matches_filter(card, row.like);
}

const ArmyFormat* ArmyFormats::find(std::string_view id) const {
    const auto found = std::ranges::find(all, id, &ArmyFormat::id);
    return found == all.end() ? nullptr : &*found;
}

const PriceList* ArmyFormats::prices_of(const ArmyFormat& format) const {
    const auto found = std::ranges::find(prices, format.prices, &PriceList::id);
    return found == prices.end() ? nullptr : &*found;
}

ArmySums sums_of(std::span<const CardKind> army, const PriceList* prices, const Catalogue& catalogue) {
    ArmySums sums;
    for (const CardKind kind : army) {
        const ArmyCard& card = catalogue[kind];
        sums.points += price_of(card, prices);
        sums.figures += card.figures;
        sums.spaces += card.figures * card.spaces();
        ++sums.cards;
    }
    return sums;
}

std::vector<Refusal> format_faults(const ArmyFormat& format, const PriceList* prices, std::span<const CardKind> army,
                                   const Catalogue& catalogue) {
    return FormatCheck(format, army, catalogue).faults(prices);
}

std::optional<Refusal> not_in_format(CardKind card, const ArmyFormat& format, const PriceList* prices,
                                     std::span<const CardKind> army, const Catalogue& catalogue) {
    std::vector<CardKind> fuller(army.begin(), army.end());
    fuller.push_back(card);
    return FormatCheck(format, fuller, catalogue).fault_of_last(prices);
}

std::optional<int> copies_in_boxes(const ArmyCard& card, const Holding& owned, const Catalogue& catalogue) {
    const auto set = catalogue.set(card.set);
    if (!set) return {};
    int boxes = 0;
    for (const SetCount& box : owned.sets)
        if (box.set == *set) boxes += box.count;
    return boxes * std::max(1, card.copies);
}

std::vector<Refusal> lacking_in_boxes(std::span<const CardOfArmy> army, const Holding& owned,
                                      const Catalogue& catalogue) {
    std::vector<Refusal> lacking;
    for (const CardOfArmy& entry : army) {
        const auto kind = catalogue.card(entry.card);
        if (!kind) continue;
        const ArmyCard& card = catalogue[*kind];
        const auto held = copies_in_boxes(card, owned, catalogue);
        if (held && *held < entry.copies)
            lacking.push_back({{"army-format.not-owned",
                                {{"card", full_name(catalogue, card)},
                                 {"copies", entry.copies},
                                 {"owned", *held},
                                 {"set", catalogue[*catalogue.set(card.set)].name}}}});
    }
    return lacking;
}

std::vector<CardOfArmy> drawn_army(const ArmyDraw& draw, const Catalogue& catalogue) {
    Draw drawing(draw, catalogue);
    std::vector<CardKind> best;
    int most = -1;
    for (int made = 0; made < army_draws && most < drawing.most_worth(); ++made)
        if (auto army = drawing.once(); drawing.worth(army) > most) {
            most = drawing.worth(army);
            best = std::move(army);
        }
    return in_copies(std::move(best), catalogue);
}

}  // namespace hexwright::setup
