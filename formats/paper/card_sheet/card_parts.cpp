#include "formats/paper/card_sheet/card_parts.h"

#include "formats/paper/room.h"
#include "formats/paper/sheet/figure_signs.h"
#include "formats/paper/sheet/letters.h"
#include "formats/paper/sheet/palette.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace hexwright::paper {
namespace {

constexpr double line_height = 1.27;  // Of the size of letters.

}  // namespace

void TextColumn::text(std::string_view words, unsigned rgb, bool bold) {
    for (const std::string& line : ruler.lines(words, area.width, size, bold)) {
        y += size * line_height;
        if (leaf) leaf->text({area.x, y - size * (line_height - 1)}, line, size, rgb, Anchor::Left, bold);
    }
}

void TextColumn::led(const std::string& lead, std::string_view words, unsigned lead_rgb, unsigned rgb) {
    const double indent = ruler.width(lead + "  ", size, true);
    if (lead.empty() || indent > area.width * 0.7) {
        if (!lead.empty()) text(lead, lead_rgb, true);
        return text(words, rgb);
    }
    // The first line is as much as fits beside the beginning; lines() breaks the rest anew.
    std::string first = ruler.lines(words, area.width - indent, size).front();
    y += size * line_height;
    const double baseline = y - size * (line_height - 1);
    if (leaf) leaf->text({area.x, baseline}, lead, size, lead_rgb, Anchor::Left, true);
    if (leaf) leaf->text({area.x + indent, baseline}, first, size, rgb);
    std::string_view rest = words.substr(std::min(words.size(), first.size()));
    while (rest.starts_with(' ')) rest.remove_prefix(1);
    if (!rest.empty()) text(rest, rgb);
}

void TextColumn::table(const std::vector<CardFact>& facts, unsigned label_rgb, unsigned rgb) {
    double wide = 0;
    for (const CardFact& fact : facts) wide = std::max(wide, ruler.width(fact.label, size));
    const double indent = std::min(wide + size * 0.8, area.width / 2);
    for (const CardFact& fact : facts) {
        const double label_line = y + size;
        if (leaf) leaf->text({area.x, label_line}, ruler.fitted(fact.label, indent, size), size, label_rgb);
        for (const std::string& line : ruler.lines(fact.value, area.width - indent, size)) {
            y += size * line_height;
            if (leaf) leaf->text({area.x + indent, y - size * (line_height - 1)}, line, size, rgb);
        }
    }
}

void draw_sign(Leaf& leaf, const ArmyCard& card, Point middle, double side, unsigned figure, unsigned ground) {
    Sketch sketch{leaf.drawing.marks, theme_of(false)};
    const CardLook look = look_of(card);
    if (look.silhouette == Silhouette::Hive)
        leaf.text(middle + Point{0, side * 0.16}, look.letters, std::max(side * 0.42, least_letters), figure,
                  Anchor::Middle, true);
    else sketch_silhouette(sketch, look.silhouette, middle, side, {figure, ground});
}

}  // namespace hexwright::paper
