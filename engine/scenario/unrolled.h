// Rules, modifiers and loops over zones or pieces, written out: one for each zone or piece of their sort, with its own
// name in place of the one that the rule gives. Games and checks know only written-out rules; files, page and window
// keep what the author wrote.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/scenario/room.h"
#include "engine/scenario/rulebook.h"
#include "engine/scenario/scenario.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::scenario {

struct ScenarioTest;  // engine/scenario/trial.h

// Rules that are written out to more words than this are not played.
inline constexpr std::size_t max_unrolled_words = 20'000;

struct Unrolled {
    Rulebook book;
    // For each rule and each modifier of the book, its index among those of the scenario.
    std::vector<int> written_as{}, modifiers_written_as{};
    bool too_long = false;  // More than max_unrolled_words: the rest is missing.
};

// The zones of this use, or the named pieces of this kind, in the order of the file.
std::vector<std::string> names_of_sort(const Scenario& scenario, const Catalogue& catalogue, NameOf what,
                                       std::string_view sort);

// A word without a sort, which cannot be written out, stays as it is. In a loop that was written out the name is that
// of the zone or piece whose turn it is.
Unrolled unrolled(const Scenario& scenario, const Catalogue& catalogue);
// The effects of the test, of its position and its steps; false if they become too long.
bool unroll(ScenarioTest& test, const Scenario& scenario, const Catalogue& catalogue);

// The name that a rule, modifier or loop gives to a zone or piece; nullptr if to none.
template <class Word>
auto place_named(const Word& word) -> decltype(&word.zone) {
    return word.zone.given() ? &word.zone : word.piece.given() ? &word.piece : nullptr;
}
// How records and tests call a rule that is written out: by its id, with the zone or piece whose it is: "toll--bridge".
std::string word_of_rule(const Rule& rule);
template <class Word>
NameOf place_sort(const Word& word) {
    return word.zone.given() ? NameOf::Zone : NameOf::Piece;
}

}  // namespace hexwright::scenario
