#include "engine/board/catalogue/boxes.h"

#include "engine/board/room.h"
#include "engine/core/integer_program.h"

#include <algorithm>

namespace hexwright::board {
namespace {

constexpr int most_bounds = 100'000;  // Upper limit on bounds computed, each a few microseconds.

struct Offer {
    SetKind set;
    long long cost = 1;
    std::vector<ItemCount> useful;  // Wanted items, each listed once.
    long long size = 0;             // Number of items in the set, wanted or not.
};

struct Demand {
    ItemKind item;
    long long count = 0;
};

// Merges rows of the same item, because a set may list an item twice.
std::vector<ItemCount> pooled(const ProductSet& set) {
    std::vector<ItemCount> sums;
    for (const ItemCount& content : set.items) {
        const auto known = std::ranges::find(sums, content.item, &ItemCount::item);
        if (known == sums.end()) sums.push_back({content.item, content.count});
        else known->count += content.count;
    }
    return sums;
}

Offer offer_of(SetKind kind, long long cost, const Inventory& wanted, const Catalogue& catalogue) {
    Offer offer{kind, cost, pooled(catalogue[kind])};
    for (const ItemCount& content : offer.useful) offer.size += content.count;
    std::erase_if(offer.useful,
                  [&](const ItemCount& content) { return content.count <= 0 || wanted[content.item] <= 0; });
    return offer;
}

// Splits the part list into demands that the offers can meet and items that are missing.
std::vector<Demand> demands(const Inventory& wanted, const std::vector<Offer>& offers, std::vector<Shortage>& missing) {
    std::vector<Demand> found;
    for (std::size_t i = 0; i < wanted.kinds(); ++i) {
        const ItemKind item{static_cast<int>(i)};
        if (wanted[item] <= 0) continue;
        const bool offered = std::ranges::any_of(offers, [&](const Offer& offer) {
            return std::ranges::find(offer.useful, item, &ItemCount::item) != offer.useful.end();
        });
        if (offered) found.push_back({item, wanted[item]});
        else missing.push_back({item, wanted[item], 0});
    }
    return found;
}

IntegerProgram covering(const std::vector<Offer>& offers, const std::vector<Demand>& wanted) {
    IntegerProgram program;
    program.columns.resize(offers.size());
    for (const Demand& demand : wanted) {
        IntegerProgram::Row row{std::vector<long long>(offers.size()), demand.count};
        std::size_t givers = 0, giver = 0;
        for (std::size_t c = 0; c < offers.size(); ++c) {
            const auto content = std::ranges::find(offers[c].useful, demand.item, &ItemCount::item);
            if (content == offers[c].useful.end()) continue;
            row.coefficients[c] = content->count;
            const long long alone = (demand.count + content->count - 1) / content->count;
            program.columns[c].upper = std::max(program.columns[c].upper, alone);
            giver = c;
            ++givers;
        }
        if (givers == 1) {  // This is the only set with the item, so this many boxes are needed in any case.
            const long long each = row.coefficients[giver];
            program.columns[giver].lower = std::max(program.columns[giver].lower, (demand.count + each - 1) / each);
        }
        program.rows.push_back(std::move(row));
    }
    return program;
}

// Removes rows that always hold; they cost time and prove nothing.
void drop_rows_that_hold(IntegerProgram& program) {
    std::erase_if(program.rows, [&](const IntegerProgram::Row& row) {
        long long least = 0;
        for (std::size_t c = 0; c < program.columns.size(); ++c)
            least += row.coefficients[c] * program.columns[c].lower;
        return least >= row.at_least;
    });
}

template <class Weight>
long long sum(const std::vector<Offer>& offers, const WholeNumbers& x, Weight weight) {
    long long total = 0;
    for (std::size_t c = 0; c < offers.size(); ++c) total += offers[c].*weight * x[c];
    return total;
}

// Adds a row: from now on the sum of weights may not exceed that of `x`.
template <class Weight>
void hold_at(IntegerProgram& program, const std::vector<Offer>& offers, const WholeNumbers& x, Weight weight) {
    IntegerProgram::Row row{{}, -sum(offers, x, weight)};
    for (const Offer& offer : offers) row.coefficients.push_back(-(offer.*weight));
    program.rows.push_back(std::move(row));
}

template <class Weight>
void minimise_sum(IntegerProgram& program, const std::vector<Offer>& offers, WholeNumbers& x, Weight weight,
                  int& looks) {
    for (std::size_t c = 0; c < offers.size(); ++c) program.columns[c].cost = offers[c].*weight;
    if (auto better = minimise(program, looks, x)) x = std::move(*better);
    hold_at(program, offers, x, weight);
}

// Finds the largest value of column c in any answer, by minimising its distance to its upper bound.
void maximise(IntegerProgram program, WholeNumbers& x, std::size_t c, int& looks) {
    const long long upper = program.columns[c].upper;
    for (std::size_t other = 0; other < x.size(); ++other) program.columns[other].cost = other == c ? 1 : 0;
    for (IntegerProgram::Row& row : program.rows) {
        row.at_least -= row.coefficients[c] * upper;
        row.coefficients[c] = -row.coefficients[c];
    }
    program.columns[c].upper = upper - program.columns[c].lower;
    program.columns[c].lower = 0;
    WholeNumbers known = x;
    known[c] = upper - x[c];
    if (auto better = minimise(program, looks, std::move(known))) {
        x = std::move(*better);
        x[c] = upper - x[c];
    }
}

WholeNumbers best(const std::vector<Offer>& offers, IntegerProgram program, int& looks) {
    WholeNumbers x;
    for (const IntegerProgram::Column& column : program.columns) x.push_back(column.upper);  // Enough of every set.
    drop_rows_that_hold(program);
    minimise_sum(program, offers, x, &Offer::cost, looks);
    minimise_sum(program, offers, x, &Offer::size, looks);
    // Offers are sorted by id, so plans with the most of the first come first.
    for (std::size_t c = 0; c < offers.size(); ++c) {
        if (program.columns[c].lower < program.columns[c].upper) maximise(program, x, c, looks);
        program.columns[c].lower = program.columns[c].upper = x[c];
    }
    return x;
}

BoxPlan plan(const Inventory& wanted, std::vector<Offer> offers, const Catalogue& catalogue) {
    std::erase_if(offers, [](const Offer& offer) { return offer.useful.empty(); });
    std::ranges::sort(offers, {}, [&](const Offer& offer) -> const std::string& { return catalogue[offer.set].id; });
    BoxPlan plan;
    const std::vector<Demand> list = demands(wanted, offers, plan.missing);
    int looks = most_bounds;
    const WholeNumbers x = best(offers, covering(offers, list), looks);
    plan.proven = looks > 0;
    for (std::size_t c = 0; c < offers.size(); ++c)
        if (x[c] > 0) plan.sets.push_back({offers[c].set, static_cast<int>(x[c])});
    for (const SetCount& box : plan.sets) plan.boxes += box.count;
    plan.left_over = sum(offers, x, &Offer::size);
    for (const Demand& demand : list) plan.left_over -= demand.count;
    plan.cents = sum(offers, x, &Offer::cost);
    return plan;
}

}  // namespace

BoxPlan fewest_boxes(const Inventory& wanted, const Catalogue& catalogue) {
    std::vector<Offer> offers;
    for (std::size_t i = 0; i < catalogue.sets().size(); ++i)
        if (catalogue.sets()[i].for_sale)
            offers.push_back(offer_of(SetKind{static_cast<int>(i)}, 1, wanted, catalogue));
    BoxPlan found = plan(wanted, std::move(offers), catalogue);
    found.cents.reset();
    return found;
}

BoxPlan cheapest_boxes(const Inventory& wanted, const std::vector<Price>& prices, const Catalogue& catalogue) {
    std::vector<Offer> offers;
    for (const Price& price : prices)
        if (price.cents > 0 && price.cents <= highest_price)
            offers.push_back(offer_of(price.set, price.cents, wanted, catalogue));
    return plan(wanted, std::move(offers), catalogue);
}

}  // namespace hexwright::board
