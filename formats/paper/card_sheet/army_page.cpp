// The page about the army: its cards in a table, what they cost and take together, and whether the format allows them;
// on its back what works together, and how to print and cut.
#include "engine/setup/army_limits.h"
#include "engine/setup/army_list.h"
#include "formats/paper/card_sheet/card_parts.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/palette.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace hexwright::paper {
namespace {

// A column of the table: where its values end, and their heading.
struct TableColumn {
    const char* heading;
    double right;  // From the right edge of the table, in millimetres.
};
constexpr std::array army_columns{TableColumn{"army-page.copies", 84},     TableColumn{"card-facts.life", 71},
                                  TableColumn{"card-facts.move", 58},      TableColumn{"card-facts.range", 45},
                                  TableColumn{"card-facts.attack", 30},    TableColumn{"card-facts.defense", 14},
                                  TableColumn{"army-page.points-short", 0}};

class ArmyTable {
public:
    ArmyTable(Leaf& leaf, const Area& area, const CardPrinter& printer) : leaf_(leaf), area_(area), printer_(printer) {}

    double heading(double y) {
        for (const TableColumn& column : army_columns)
            leaf_.text({area_.right() - column.right, y}, printer_.words(column.heading), 2.3, ink::quiet,
                       Anchor::Right);
        leaf_.line({area_.x, y + 1.6}, {area_.right(), y + 1.6}, 0.3, ink::text);
        return y + 2.4;
    }

    double row(const SheetCard& card, double y, double height) {
        const unsigned colour = general_color(card.card.general);
        const double side = std::min(height - 1.2, 9.0), middle = y + height / 2;
        const Point sign{area_.x + side / 2, middle};
        leaf_.drawing.marks.push_back(Polygon{{circle(sign, side / 2, 32)}, {lighter(colour, 0.84)}, {{colour}, 0.2}});
        draw_sign(leaf_, card.card, sign, side * 0.62, colour, lighter(colour, 0.84));
        const double left = area_.x + side + 2.5, room = area_.width - 94 - side - 2.5;
        const bool roomy = height >= 8;
        leaf_.text({left, middle + (roomy ? -0.2 : 1.1)}, printer_.ruler.fitted(card.facts.name, room, 3.3, true), 3.3,
                   ink::text, Anchor::Left, true);
        if (roomy)
            leaf_.text({left, middle + 3.3}, printer_.ruler.fitted(what_it_is(card), room, 2.5), 2.5, ink::quiet);
        const std::array<std::string, army_columns.size()> values{std::to_string(card.copies),
                                                                  card.facts.numbers[0].value,
                                                                  card.facts.numbers[1].value,
                                                                  card.facts.numbers[2].value,
                                                                  card.facts.numbers[3].value,
                                                                  card.facts.numbers[4].value,
                                                                  std::to_string(card.points * card.copies)};
        for (std::size_t i = 0; i < values.size(); ++i)
            leaf_.text({area_.right() - army_columns[i].right, middle + 1.2}, values[i], 3.3, ink::text, Anchor::Right,
                       i == 0 || i + 1 == values.size());
        leaf_.line({area_.x, y + height}, {area_.right(), y + height}, 0.12);
        return y + height;
    }

private:
    static std::string what_it_is(const SheetCard& card) {
        std::string text = card.facts.kind;
        for (const std::string* each : {&card.card.general, &card.card.species, &card.card.card_class})
            if (!each->empty()) text += " \u00B7 " + *each;
        return text;
    }

    Leaf& leaf_;
    Area area_;
    const CardPrinter& printer_;
};

std::vector<CardKind> kinds_of(const ArmyOnPaper& army, const Catalogue& catalogue) {
    return kinds_in(army.cards, catalogue);
}

std::string sums_told(const ArmyOnPaper& army, const CardPrinter& printer) {
    const ArmySums sums = sums_of(kinds_of(army, printer.catalogue), army.prices, printer.catalogue);
    return printer.say(
        {"army-page.sums",
         {{"points", sums.points}, {"cards", sums.cards}, {"figures", sums.figures}, {"spaces", sums.spaces}}});
}

void draw_verdict(TextColumn& column, const ArmyOnPaper& army, const CardPrinter& printer) {
    if (!army.format) return;
    const auto faults = format_faults(*army.format, army.prices, kinds_of(army, printer.catalogue), printer.catalogue);
    column.gap(0.6);
    column.text(printer.say({faults.empty() ? "army-page.fits" : "army-page.breaks", {{"format", army.format->name}}}),
                ink::text, true);
    for (const Refusal& fault : faults) column.text("\u2022 " + printer.words(fault.message), ink::text);
}

// 100 mm, to be held against a ruler.
void draw_scale(Leaf& leaf, Point left, const CardPrinter& printer) {
    leaf.line(left, left + Point{100, 0}, 0.3, ink::text);
    for (int i = 0; i <= 10; ++i)
        leaf.line(left + Point{10.0 * i, 0}, left + Point{10.0 * i, i % 5 == 0 ? -3.0 : -1.8}, 0.3, ink::text);
    leaf.text(left + Point{103, 0}, printer.words("army-page.scale"), 2.7, ink::quiet);
}

bool is_in(const std::vector<SheetCard>& cards, const ArmyCard& card) {
    return std::ranges::any_of(cards, [&](const SheetCard& each) { return each.card.id == card.id; });
}

// The bonds between cards of the army.
bool write_bonds(TextColumn& column, const std::vector<SheetCard>& cards, const CardPrinter& printer) {
    bool any = false;
    for (const SheetCard& card : cards)
        for (const BondFact& bond : card.facts.bonds) {
            std::string names;
            for (const CardKind other : bond.cards)
                if (bond.given && is_in(cards, printer.catalogue[other]))
                    names += (names.empty() ? "" : "; ") + printer.catalogue[other].name;
            if (names.empty()) continue;
            any = true;
            column.gap(0.3);
            column.led(card.card.name + ":", bond.lead + " " + names, ink::text, ink::text);
        }
    return any;
}

}  // namespace

void draw_army(Leaf& leaf, const Area& body, const ArmyOnPaper& army, const std::vector<SheetCard>& cards,
               const CardPrinter& printer) {
    const std::string title = army.name.empty() ? printer.words("army-page.untitled") : army.name;
    leaf.text({body.x, body.y + 9}, printer.ruler.fitted(title, body.width, 9, true), 9, ink::text, Anchor::Left, true);
    leaf.text({body.x, body.y + 15}, printer.ruler.fitted(sums_told(army, printer), body.width, 3.4), 3.4, ink::text);
    if (army.prices) leaf.text({body.x, body.y + 19.6}, army.prices->name, 2.9, ink::quiet);
    ArmyTable table(leaf, body, printer);
    double y = table.heading(body.y + 28);
    const double room = body.height - 28 - 62;
    const double row = std::clamp(room / static_cast<double>(std::max<std::size_t>(cards.size(), 1)), 5.2, 11.5);
    for (const SheetCard& card : cards) {
        if (y + row > body.bottom() - 8) break;
        y = table.row(card, y, row);
    }
    const Area rest{body.x, y + 3, body.width, body.bottom() - y - 3};
    TextColumn column{&leaf, printer.ruler, rest, rest.y, 3.1};
    draw_verdict(column, army, printer);
    column.gap(0.6);
    column.size = 2.8;
    column.text(printer.words("army-page.as-list"), ink::quiet, true);
    column.text(army_as_list(army.cards, army.prices, printer.catalogue), ink::quiet);
}

void draw_back_of_army(Leaf& leaf, const Area& body, const ArmyOnPaper&, const std::vector<SheetCard>& cards,
                       const CardPrinter& printer) {
    TextColumn column{&leaf, printer.ruler, body, body.y, 4.6};
    column.text(printer.words("army-page.together"), ink::text, true);
    column.size = 3.1;
    column.gap(0.3);
    if (!write_bonds(column, cards, printer)) column.text(printer.words("army-page.alone"), ink::quiet);
    column.gap(2.5);
    column.size = 4.6;
    column.text(printer.words("army-page.printing"), ink::text, true);
    column.size = 3.1;
    column.gap(0.3);
    for (const char* sentence : {"army-page.how-print", "army-page.how-turn", "army-page.how-cut"}) {
        column.text(printer.words(sentence), ink::text);
        column.gap(0.3);
    }
    draw_scale(leaf, {body.x, column.y + 9}, printer);
    column.y += 14;
    column.size = 2.6;
    column.text(printer.words("about.trademark"), ink::quiet);
}

}  // namespace hexwright::paper
