#include "engine/rules/consequence_sets.h"

#include <algorithm>
#include <span>

namespace hexwright::rules {

void ConsequenceSets::clear() {
    entries_.clear();
    sets_.assign(1, {});
    chains_.fill(0);
    ++search_;
}

std::uint16_t ConsequenceSets::find() {
    std::ranges::sort(wanted_);
    std::uint32_t hash = 0;
    for (const Entry entry : wanted_) hash = hash * 1'000'003u + static_cast<std::uint32_t>(entry) + 1;
    std::uint16_t& chain = chains_[hash % chains_.size()];
    for (std::uint16_t i = chain; i != 0; i = sets_[i].next) {
        const Run& set = sets_[i];
        const auto first = entries_.begin() + set.first;
        if (set.hash == hash && set.count == wanted_.size() && std::equal(wanted_.begin(), wanted_.end(), first))
            return i;
    }
    if (sets_.size() >= most) return full;
    const auto at = static_cast<std::uint32_t>(entries_.size()), count = static_cast<std::uint32_t>(wanted_.size());
    sets_.push_back({at, count, hash, chain});
    entries_.insert(entries_.end(), wanted_.begin(), wanted_.end());
    chain = static_cast<std::uint16_t>(sets_.size() - 1);
    return chain;
}

std::uint16_t ConsequenceSets::with_one(std::uint16_t set, Entry entry) {
    const auto first = entries_.begin() + sets_[set].first;
    wanted_.assign(first, first + sets_[set].count);
    wanted_.push_back(entry);
    return find();
}

std::uint16_t ConsequenceSets::with_leaving(std::uint16_t set, const FigureSet& left) {
    if (left.none() || set == full) return set;
    Known& known = known_[(left.mixed() >> 56 ^ set * 37u) & 255u];
    if (known.search == search_ && known.set == set && known.left == left) return known.result;
    const auto first = entries_.begin() + sets_[set].first;
    wanted_.assign(first, first + sets_[set].count);
    left.each([this](int figure) { wanted_.push_back(static_cast<Entry>(figure)); });
    known = {left, search_, set, find()};
    return known.result;
}

std::uint16_t ConsequenceSets::with_fall(std::uint16_t set, Fall fall) {
    return fall == Fall::None || set == full ? set : with_one(set, static_cast<Entry>(falls + static_cast<int>(fall)));
}

std::uint16_t ConsequenceSets::with_molten(std::uint16_t set) { return set == full ? set : with_one(set, molten); }

bool ConsequenceSets::includes(std::uint16_t part, std::uint16_t whole) const {
    const auto span = [this](const Run& run) { return std::span(entries_).subspan(run.first, run.count); };
    const Run &few = sets_[part], &many = sets_[whole];
    return few.count < many.count && std::ranges::includes(span(many), span(few));
}

Consequences ConsequenceSets::consequences(std::uint16_t set) const {
    Consequences found;
    for (std::uint32_t i = 0; i < sets_[set].count; ++i) {
        const Entry entry = entries_[sets_[set].first + i];
        if (entry < molten) found.leaving.push_back(entry);
        else if (entry == molten) ++found.molten;
        else if (entry == falls + static_cast<int>(Fall::Minor)) ++found.falls;
        else if (entry == falls + static_cast<int>(Fall::Major)) ++found.major_falls;
        else ++found.extreme_falls;
    }
    return found;
}

}  // namespace hexwright::rules
