// The two sides of an index card. The front has the master side with the powers in full, the back the basic side and
// all that is looked up between games.
#include "engine/board/catalogue/card_names.h"
#include "formats/paper/card_sheet/card_parts.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/letters.h"
#include "formats/paper/sheet/palette.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace hexwright::paper {
namespace {

constexpr double edge = 3.5;  // Of what is not printed: cutting is never exact.
constexpr double head_height = 10.5, foot_height = 3.2, left_width = 27, column_gap = 3.5;
constexpr std::array card_text_sizes{3.5, 3.2, 3.0, 2.8, 2.6, 2.45, 2.3, least_letters};

struct CardAreas {
    Area head, left, right;
};
CardAreas areas_of(const Area& place) {
    const Area inner = within(place, edge);
    const double top = inner.y + head_height + 2;
    const double height = inner.bottom() - top - foot_height;
    return {top_of(inner, head_height),
            {inner.x, top, left_width, height},
            {inner.x + left_width + column_gap, top, inner.width - left_width - column_gap, height}};
}

void draw_cut_marks(Leaf& leaf, const Area& place) {
    for (const double x : {place.x, place.right()})
        for (const double y : {place.y, place.bottom()}) {
            const double out = x == place.x ? -1 : 1, down = y == place.y ? -1 : 1;
            leaf.line({x + out * 1.5, y}, {x + out * 6, y}, 0.12, ink::quiet);
            leaf.line({x, y + down * 1.5}, {x, y + down * 4}, 0.12, ink::quiet);
        }
}

// The name as large as it fits, with what is said to its right.
void draw_head(Leaf& leaf, const Area& head, const SheetCard& card, const std::string& right, bool filled,
               const CardPrinter& printer) {
    const unsigned colour = general_color(card.card.general);
    if (filled) leaf.box(head, colour);
    else leaf.line({head.x, head.bottom()}, {head.right(), head.bottom()}, 0.8, colour);
    const unsigned name_ink = filled ? ink::paper : ink::text;
    const double base = head.y + head_height * 0.66, pad = filled ? 2.5 : 0;
    const double right_width = printer.ruler.width(right, 4.2, true);
    leaf.text({head.right() - pad, base}, right, 4.2, name_ink, Anchor::Right, true);
    const double room = head.width - 2 * pad - right_width - 4;
    const std::string name = full_name(printer.catalogue, card.card);
    const double wide = printer.ruler.width(name, 1, true);
    const double size = std::clamp(room / wide, 3.0, 5.2);
    leaf.text({head.x + pad, base}, printer.ruler.fitted(name, room, size, true), size, name_ink, Anchor::Left, true);
}

void draw_numbers(Leaf& leaf, const Area& area, const std::vector<CardFact>& numbers, unsigned colour,
                  const CardPrinter& printer) {
    const double row = std::min(6.4, area.height / static_cast<double>(std::max<std::size_t>(numbers.size(), 1)));
    double y = area.y;
    for (const CardFact& number : numbers) {
        const double base = y + row * 0.72;
        leaf.text({area.x + 1, base}, printer.ruler.fitted(number.label, area.width - 10, 2.9), 2.9, ink::text);
        leaf.text({area.right() - 1, base}, number.value, 4.6, colour, Anchor::Right, true);
        leaf.line({area.x, y + row}, {area.right(), y + row}, 0.15);
        y += row;
    }
}

// Small print at the lower edge.
void draw_foot(Leaf& leaf, const Area& place, const std::string& words, double most, const CardPrinter& printer) {
    const Area inner = within(place, edge);
    const double wide = printer.ruler.width(words, 1);
    const double size = std::clamp(inner.width / std::max(wide, 1.0), least_letters, most);
    leaf.text({inner.x, inner.bottom() - 0.4}, printer.ruler.fitted(words, inner.width, size), size, ink::quiet);
}

// ---- the text of a side, at the largest size at which it fits

using Writer = void (*)(TextColumn&, const SheetCard&, const CardPrinter&);

void write_to_fit(Leaf& leaf, const Area& area, const SheetCard& card, const CardPrinter& printer, Writer write) {
    double size = card_text_sizes.back();
    for (const double each : card_text_sizes) {
        TextColumn measured{nullptr, printer.ruler, area, area.y, each};
        write(measured, card, printer);
        if (!measured.fits()) continue;
        size = each;
        break;
    }
    TextColumn column{&leaf, printer.ruler, area, area.y, size};
    write(column, card, printer);
}

void write_powers(TextColumn& column, const SheetCard& card, const CardPrinter& printer) {
    if (card.facts.powers.empty()) return column.text(printer.words("card-sheet.no-powers"), ink::quiet);
    for (const PowerFact& power : card.facts.powers) {
        column.text(power.name, darker(general_color(card.card.general), 0.15), true);
        column.text(power.text, ink::text);
        column.gap(0.45);
    }
}

void write_back(TextColumn& column, const SheetCard& card, const CardPrinter& printer) {
    std::vector<CardFact> facts = card.facts.about;
    facts.push_back({printer.words("card-facts.box"), card.facts.box});
    column.table(facts, ink::quiet, ink::text);
    for (const BondFact& bond : card.facts.bonds) {
        column.gap(0.35);
        column.led(bond.lead, bond.names, darker(general_color(card.card.general), 0.15), ink::text);
    }
    for (const PowerFact& power : card.facts.powers) {
        if (power.doubt.empty()) continue;
        column.gap(0.35);
        column.led(power.name, printer.say({"catalogue.doubt", {{"doubt", power.doubt}}}), ink::quiet, ink::quiet);
    }
    for (const std::string& note : card.facts.notes) {
        column.gap(0.35);
        column.text(note, ink::quiet);
    }
}

}  // namespace

void draw_front(Leaf& leaf, const Area& place, const SheetCard& card, const CardPrinter& printer) {
    draw_cut_marks(leaf, place);
    const CardAreas areas = areas_of(place);
    const unsigned colour = general_color(card.card.general);
    std::string points = printer.say({"army-browser.card", {{"points", card.points}}});
    if (card.copies > 1) points = "\u00D7" + std::to_string(card.copies) + "   " + points;
    draw_head(leaf, areas.head, card, points, true, printer);
    constexpr double sign = 19.5;
    const Point middle{areas.left.x + left_width / 2, areas.left.y + sign / 2};
    leaf.drawing.marks.push_back(Polygon{{circle(middle, sign / 2, 40)}, {lighter(colour, 0.84)}, {{colour}, 0.3}});
    draw_sign(leaf, card.card, middle, sign * 0.62, colour, lighter(colour, 0.84));
    draw_numbers(leaf, below_top_of(areas.left, sign + 1.6), card.facts.numbers, colour, printer);
    write_to_fit(leaf, areas.right, card, printer, write_powers);
    draw_foot(leaf, place, card.facts.kind + " \u00B7 " + card.facts.summary, 2.7, printer);
}

void draw_back(Leaf& leaf, const Area& place, const SheetCard& card, const CardPrinter& printer) {
    const CardAreas areas = areas_of(place);
    const unsigned colour = general_color(card.card.general);
    draw_head(leaf, areas.head, card, card.facts.kind, false, printer);
    leaf.text({areas.left.x + 1, areas.left.y + 3.4}, printer.words("card-sheet.basic-side"), 3.1, colour, Anchor::Left,
              true);
    const Area below = below_top_of(areas.left, 5.4);
    if (card.facts.basic.empty()) {
        TextColumn column{&leaf, printer.ruler, below, below.y, 2.6};
        column.text(printer.words("card-sheet.basic-unknown"), ink::quiet);
    } else {
        draw_numbers(leaf, below, card.facts.basic, colour, printer);
    }
    write_to_fit(leaf, areas.right, card, printer, write_back);
    draw_foot(leaf, place, printer.words("card-sheet.own-words"), least_letters, printer);
}

}  // namespace hexwright::paper
