// What the pages of an army are put together from. Internal to formats/paper/card_sheet.
#pragma once
#include "formats/paper/card_sheet/card_sheet.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/text_ruler.h"
#include "formats/telling/card_facts.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::paper {

// One card of the army, as its two sides show it.
struct SheetCard {
    const ArmyCard& card;
    CardFacts facts{};
    int copies = 1, points = 0;  // `points` of one copy.
};

// While the pages are made.
struct CardPrinter {
    const Catalogue& catalogue;
    const Words& words;
    TextRuler ruler{};

    std::string say(Message message) const { return words(message); }
};

// Text that flows down an area, at one size.
struct TextColumn {
    Leaf* leaf = nullptr;  // nullptr: it is only measured.
    const TextRuler& ruler;
    Area area{};
    double y = 0;     // Where the next line begins, from the top of the page.
    double size = 3;  // Of letters, in millimetres.

    void gap(double lines) { y += lines * size; }
    void text(std::string_view words, unsigned rgb, bool bold = false);
    // A bold beginning, and what follows in the same line.
    void led(const std::string& lead, std::string_view words, unsigned lead_rgb, unsigned rgb);
    // Labels, and values beside them from one line on.
    void table(const std::vector<CardFact>& facts, unsigned label_rgb, unsigned rgb);
    bool fits() const { return y <= area.bottom() + 1e-6; }
};

void draw_sign(Leaf& leaf, const ArmyCard& card, Point middle, double side, unsigned figure, unsigned ground);
void draw_front(Leaf& leaf, const Area& place, const SheetCard& card, const CardPrinter& printer);
void draw_back(Leaf& leaf, const Area& place, const SheetCard& card, const CardPrinter& printer);
void draw_army(Leaf& leaf, const Area& body, const ArmyOnPaper& army, const std::vector<SheetCard>& cards,
               const CardPrinter& printer);
void draw_back_of_army(Leaf& leaf, const Area& body, const ArmyOnPaper& army, const std::vector<SheetCard>& cards,
                       const CardPrinter& printer);

}  // namespace hexwright::paper
