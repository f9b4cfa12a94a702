// What a set-up says about the cards of an army beside its points: which may join, how many of a kind, and how many of
// each the boxes still hold. Every "no" says which of its limits it was.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/board/refusal.h"
#include "engine/scenario/scenario.h"
#include "engine/setup/room.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace hexwright::setup {

// Why the card cannot join an army that has these cards, by the limits of the set-up.
std::optional<Refusal> against_limits(const ArmyCard& card, const Army& army, std::span<const CardKind> cards,
                                      const Catalogue& catalogue);

// A filter in words: "heroes", "over 100 points", "with Flying", one message each.
std::vector<Message> told(const CardFilter& filter, const Catalogue& catalogue);

// One entry for each copy of the cards that the set-up gives its players, or nobody, whatever they gather besides.
std::vector<CardKind> given_cards(const Setup& setup, const Catalogue& catalogue);
std::vector<CardKind> kinds_in(const std::vector<CardOfArmy>& cards, const Catalogue& catalogue);  // One for each copy.
std::vector<CardOfArmy> in_copies(std::vector<CardKind> cards, const Catalogue& catalogue);  // In catalogue order.

}  // namespace hexwright::setup
