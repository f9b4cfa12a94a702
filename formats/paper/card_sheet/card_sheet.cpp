#include "formats/paper/card_sheet/card_sheet.h"

#include "formats/paper/card_sheet/card_parts.h"
#include "formats/paper/room.h"

#include <algorithm>
#include <utility>

namespace hexwright::paper {
namespace {

constexpr double page_margin = 15;

std::vector<SheetCard> cards_of(const ArmyOnPaper& army, const Catalogue& catalogue, const Words& words) {
    std::vector<SheetCard> cards;
    for (const CardOfArmy& entry : army.cards)
        if (const auto kind = catalogue.card(entry.card)) {
            const ArmyCard& card = catalogue[*kind];
            cards.push_back({card, card_facts(catalogue, *kind, words), entry.copies, price_of(card, army.prices)});
        }
    return cards;
}

Leaf blank_page(Paper paper) {
    const PaperSize size = size_of(paper);
    return {{size.width, size.height, {ink::paper}, {}}};
}

void draw_page_foot(Leaf& leaf, const CardPrinter& printer, std::size_t number, const char* side) {
    leaf.text({leaf.drawing.width / 2, leaf.drawing.height - 8}, printer.say({side, {{"number", number}}}), 2.6,
              ink::quiet, Anchor::Middle);
}

}  // namespace

std::vector<Area> index_card_places(Paper paper) {
    const PaperSize size = size_of(paper);
    const double left = (size.width - index_card_width) / 2;
    const double top = (size.height - index_cards_a_page * index_card_height) / 2;
    std::vector<Area> places;
    for (int i = 0; i < index_cards_a_page; ++i)
        places.push_back({left, top + i * index_card_height, index_card_width, index_card_height});
    return places;
}

std::vector<Drawing> army_sheet(const ArmyOnPaper& army, const Catalogue& catalogue, const Words& words,
                                const CardSheetOptions& options) {
    const std::vector<SheetCard> cards = cards_of(army, catalogue, words);
    const CardPrinter printer{catalogue, words};
    std::vector<Leaf> leaves(2, blank_page(options.paper));
    const Area body = within({0, 0, leaves[0].drawing.width, leaves[0].drawing.height}, page_margin);
    draw_army(leaves[0], body, army, cards, printer);
    draw_back_of_army(leaves[1], body, army, cards, printer);
    const std::vector<Area> places = index_card_places(options.paper);
    for (std::size_t first = 0; first < cards.size(); first += places.size()) {
        Leaf front = blank_page(options.paper), back = blank_page(options.paper);
        for (std::size_t i = first; i < std::min(first + places.size(), cards.size()); ++i) {
            draw_front(front, places[i - first], cards[i], printer);
            draw_back(back, places[i - first], cards[i], printer);
        }
        const std::size_t sheet = first / places.size() + 1;
        draw_page_foot(front, printer, sheet, "card-sheet.front");
        draw_page_foot(back, printer, sheet, "card-sheet.back");
        leaves.push_back(std::move(front));
        leaves.push_back(std::move(back));
    }
    std::vector<Drawing> pages;
    for (Leaf& leaf : leaves) {
        if (options.grey) make_grey(leaf.drawing);
        pages.push_back(std::move(leaf.drawing));
    }
    return pages;
}

}  // namespace hexwright::paper
