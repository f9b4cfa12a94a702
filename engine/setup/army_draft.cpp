#include "engine/setup/army_draft.h"

#include "engine/setup/army_limits.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace hexwright::setup {
namespace {

std::optional<Refusal> out_of_boxes(const ArmyCard& card, const CardToPick& row) {
    if (!row.owned || row.left > 0) return {};
    if (*row.owned == 0) return Refusal{{"army-format.in-no-box", {{"card", card.name}}}};
    return Refusal{{"army-format.none-left", {{"card", card.name}, {"owned", *row.owned}}}};
}

}  // namespace

ArmyToPick draft_to_pick(const ArmyDraft& draft, const Catalogue& catalogue) {
    const std::vector<CardKind> army = kinds_in(draft.cards, catalogue);
    const ArmySums sums = sums_of(army, draft.prices, catalogue);
    ArmyToPick pick{sums.points, draft.format.points, sums.spaces, draft.format.spaces, {}};
    for (std::size_t i = 0; i < catalogue.cards().size(); ++i) {
        const ArmyCard& card = catalogue.cards()[i];
        CardToPick row;
        row.kind = CardKind{static_cast<int>(i)};
        row.picked = static_cast<int>(std::ranges::count(army, row.kind));
        if (draft.owned) row.owned = copies_in_boxes(card, *draft.owned, catalogue);
        row.left = std::max(0, row.owned.value_or(max_card_copies) - row.picked);
        row.no = out_of_boxes(card, row);
        if (!row.no) row.no = not_in_format(row.kind, draft.format, draft.prices, army, catalogue);
        pick.cards.push_back(std::move(row));
    }
    return pick;
}

}  // namespace hexwright::setup
