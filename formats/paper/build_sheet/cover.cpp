// The first page: the map, its names, and what a person must know before unpacking.
#include "engine/board/catalogue/boxes.h"
#include "engine/map_code/map_code.h"
#include "engine/scenario/setups_played.h"
#include "formats/paper/build_sheet/book.h"
#include "formats/paper/build_sheet/build_sheet.h"
#include "formats/paper/build_sheet/lay_plan.h"
#include "formats/paper/build_sheet/qr_code.h"
#include "formats/paper/real_size.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/letters.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace hexwright::paper {
namespace {

constexpr double mm_an_inch = 25.4;
constexpr double module_mm = 0.5;  // Of a QR code; smaller ones are hard for cameras.
constexpr double letters_of_code = 2.85, line_of_code = 3.7, gap_of_codes = 5;  // 8 points: it is typed.
constexpr double most_share_of_code = 0.16, most_share_of_boxes = 0.4;          // Of the height.

constexpr double title_sizes[] = {12, 8};  // Of short titles, and of long ones.
constexpr std::size_t most_title_lines = 3;

struct TableSize {
    double width = 0, depth = 0;  // In millimetres.
};

TableSize size_on_table(const Terrain& terrain) {
    constexpr double far = std::numeric_limits<double>::infinity();
    Point least{far, far}, most{-far, -far};
    for (const Terrain::Column& column : terrain.columns()) {
        if (column.solids == 0) continue;
        for (const Point corner : corners_of(column.hex)) {
            least = {std::min(least.x, corner.x), std::min(least.y, corner.y)};
            most = {std::max(most.x, corner.x), std::max(most.y, corner.y)};
        }
    }
    if (most.x < least.x) return {};
    const double scale = hex_mm / hex_width;
    return {(most.x - least.x) * scale, (most.y - least.y) * scale};
}

int highest_level(const Battlefield& battlefield) {
    int highest = 0;
    battlefield.each([&](const PlacedPiece& piece) { highest = std::max(highest, piece.level); });
    return highest;
}

std::string whole(double number) { return std::to_string(std::lround(number)); }

std::string players_text(const Scenario& scenario, const Words& words) {
    const auto [least, most] = player_range(scenario);
    if (most == 0) return words("sheet.players-open");
    return least == most ? std::to_string(most)
                         : words(Message{"sheet.players-from-to", {{"from", least}, {"to", most}}});
}

class Cover {
public:
    Cover(Book& book, const Build& build)
        : book_(book), build_(build), leaf_(book.begin_page("")), area_(within(book.paper(), book.options.margin + 3)) {
        if (const auto code = code_of(build.scenario, book.catalogue)) codes_ = qr_codes_of(code->text);
    }

    void draw() {
        double y = draw_errors(draw_title());
        const double facts = draw_facts_from_below();
        const double boxes = draw_boxes(draw_code(facts));
        place_picture({area_.x, y + 4, area_.width, std::max(1.0, boxes - y - 12)});
        draw_compass(leaf_, {area_.right() - 6, y + 12}, 6);
        draw_what_is_left();
    }

private:
    double draw_title() {
        double y = area_.y;
        const std::string title = title_of(build_.scenario, book_.words);
        std::vector<std::string> lines = book_.ruler.lines(title, area_.width, title_sizes[0], true);
        const double size = title_sizes[lines.size() > most_title_lines ? 1 : 0];
        if (lines.size() > most_title_lines) lines = book_.ruler.lines(title, area_.width, size, true);
        if (lines.size() > most_title_lines) lines.resize(most_title_lines);  // Later pages say it, too.
        for (const std::string& line : lines) {
            leaf_.text({area_.x, y + size * 0.92}, line, size, ink::text, Anchor::Left, true);
            y += size * 1.2;
        }
        const std::string& author = build_.scenario.about->author;
        const std::string by =
            author.empty() ? book_.words("sheet.instructions") : book_.say({"sheet.by", {{"author", author}}});
        leaf_.text({area_.x, y + 4.5}, book_.ruler.fitted(by, area_.width, type_size::heading), type_size::heading,
                   ink::quiet);
        y += 9;
        leaf_.line({area_.x, y}, {area_.x + 24, y}, 0.8, ink::accent);
        return y;
    }

    double draw_errors(double y) {
        const auto errors = errors_in_building(build_.scenario, book_.catalogue);
        if (!errors) return y;
        const std::vector<std::string> lines =
            book_.ruler.lines(book_.say(*errors), area_.width - 6, type_size::subheading, true);
        const double line = type_size::subheading * 1.42, height = line * static_cast<double>(lines.size()) + 3;
        leaf_.box({area_.x, y + 4, area_.width - 16, height}, ink::paper, 0.6);
        double baseline = y + 4 + type_size::subheading + 1.4;
        for (const std::string& each : lines) {
            leaf_.text({area_.x + 3, baseline}, each, type_size::subheading, ink::text, Anchor::Left, true);
            baseline += line;
        }
        return y + 4 + height;
    }

    // Returns where they begin.
    double draw_facts_from_below() {
        const TableSize size = size_on_table(build_.terrain);
        const std::pair<std::string, std::string> facts[] = {
            {"sheet.fact-players", players_text(build_.scenario, book_.words)},
            {"sheet.fact-pieces", std::to_string(build_.plan.pieces)},
            {"sheet.fact-levels", std::to_string(highest_level(build_.scenario.battlefield))},
            {"sheet.fact-steps", std::to_string(build_.plan.steps.size())},
            {"sheet.fact-size",
             book_.say({"sheet.size-cm", {{"width", whole(size.width / 10)}, {"depth", whole(size.depth / 10)}}})},
            {"", book_.say({"sheet.size-inches",
                            {{"width", whole(size.width / mm_an_inch)}, {"depth", whole(size.depth / mm_an_inch)}}})}};
        const double y = area_.bottom() - 15;
        leaf_.line({area_.x, y - 4}, {area_.right(), y - 4}, 0.2);
        const double widths[] = {0.12, 0.12, 0.12, 0.12, 0.26, 0.26};
        double x = area_.x;
        for (std::size_t i = 0; i < std::size(facts); ++i) {
            if (!facts[i].first.empty())
                leaf_.text({x, y + 2}, book_.words(facts[i].first), type_size::small, ink::quiet);
            leaf_.text({x, y + 9}, facts[i].second, type_size::heading, ink::text, Anchor::Left, i < 4);
            x += widths[i] * area_.width;
        }
        return y - 4;
    }

    Drawing picture(bool letters) const {
        const PictureOptions options{.zones = letters, .glyphs = letters, .margin = 6};
        return iso_drawing(build_.scenario, build_.terrain, book_.catalogue, options).drawing;
    }
    // Zones and glyphs are left out where their letters would be too small to read.
    void place_picture(const Area& area) {
        constexpr double letters_of_zones = 5.8;  // In units of drawings.
        const Drawing whole = picture(true);
        const double scale = std::min(area.width / whole.width, area.height / whole.height);
        leaf_.place(scale * letters_of_zones >= least_letters ? whole : picture(false), area);
    }

    std::vector<std::string> boxes() const {
        const BoxPlan plan = fewest_boxes(used_items(build_.scenario.battlefield, book_.catalogue), book_.catalogue);
        std::vector<std::string> lines;
        for (const SetCount& set : plan.sets)
            lines.push_back(std::to_string(set.count) + " × " + book_.catalogue[set.set].name);
        for (const Shortage& each : plan.missing)
            lines.push_back(
                book_.say({"sheet.in-no-box", {{"n", each.missing()}, {"piece", book_.catalogue[each.item].name}}}));
        return lines;
    }

    // ---- boxes, and QR codes at their right

    // Each line as it is broken, in two columns.
    double width_of_boxes() const { return (codes_.empty() ? area_.width : area_.width - codes_width() - 4) / 2; }
    std::vector<std::vector<std::string>> broken_boxes() const {
        std::vector<std::vector<std::string>> broken;
        for (const std::string& line : boxes())
            broken.push_back(book_.ruler.lines(line, width_of_boxes() - 4, type_size::body));
        return broken;
    }
    // Returns where they begin.
    double draw_boxes(double bottom) {
        std::vector<std::vector<std::string>> lines = broken_boxes();
        std::size_t rows = 0;
        for (const auto& line : lines) rows += line.size();
        const std::size_t a_column = (rows + 1) / 2 + 1;
        constexpr double row = 5;
        double height = lines.empty() ? 0 : 8 + row * static_cast<double>(a_column);
        boxes_left_ = height > most_share_of_boxes * area_.height;
        if (boxes_left_) {
            lines = {{book_.say({"sheet.boxes-next", {{"n", lines.size()}}})}};
            height = 8 + row;
        }
        height = std::max(height, codes_height());
        if (height <= 0) return bottom;
        const double top = bottom - height - 5;
        if (!lines.empty()) leaf_.text({area_.x, top + 3}, book_.words("sheet.boxes"), type_size::small, ink::quiet);
        std::size_t used = 0;
        int column = 0;
        for (const auto& line : lines) {
            if (used > 0 && used + line.size() > a_column) {
                used = 0;
                ++column;
            }
            for (const std::string& part : line)
                leaf_.text({area_.x + column * width_of_boxes(), top + 9 + row * static_cast<double>(used++)}, part,
                           type_size::body);
        }
        double x = area_.right() - codes_width();
        for (const CoverCode& code : codes_) {
            x += gap_of_codes;
            draw_code(code, {x, top});
            x += side_of(code);
        }
        return top - 4;
    }

    static double side_of(const CoverCode& code) { return static_cast<double>(code.modules.size()) * module_mm; }
    double codes_width() const {
        double width = 0;
        for (const CoverCode& code : codes_) width += side_of(code) + gap_of_codes;
        return width;
    }
    double codes_height() const {
        double height = 0;
        for (const CoverCode& code : codes_) height = std::max(height, side_of(code) + 2);
        return height;
    }

    // ---- the code as text, to be typed

    std::string text_of_code() const {
        std::string text;
        for (const CoverCode& code : codes_) text += code.text;
        return text;
    }
    // Above the facts. Returns where it begins.
    double draw_code(double bottom) {
        if (codes_.empty()) return bottom;
        const std::vector<std::string> lines = book_.ruler.lines(text_of_code(), area_.width, letters_of_code);
        const double height = line_of_code * static_cast<double>(lines.size());
        code_left_ = height > most_share_of_code * area_.height;
        if (code_left_) return bottom;
        double y = bottom - height - 1;
        for (const std::string& line : lines) {
            y += line_of_code;
            leaf_.text({area_.x, y - 1}, line, letters_of_code, ink::quiet);
        }
        return bottom - height - 2;
    }

    // What the cover has no room for.
    void draw_what_is_left() {
        if (!boxes_left_ && !code_left_) return;
        Flow flow(book_, "sheet.pack", book_.text_columns());
        if (boxes_left_) {
            flow.head(book_.words("sheet.boxes"));
            for (const std::string& line : boxes()) flow.text(line, type_size::body, ink::text, false, 1.4);
        }
        if (!code_left_) return;
        flow.head(book_.words("sheet.map-code"));
        flow.text(text_of_code(), letters_of_code, ink::text, false, 2);
    }

    // ---- a QR code

    // One mark: its dark modules, those beside each other together.
    void draw_code(const CoverCode& code, Point corner) {
        Polygon dark{{}, {0x000000}};
        for (std::size_t row = 0; row < code.modules.size(); ++row)
            for (std::size_t column = 0; column < code.modules[row].size();) {
                const std::size_t first = column;
                while (column < code.modules[row].size() && code.modules[row][column]) ++column;
                if (column > first) dark.rings.push_back(bar(corner, row, first, column));
                else ++column;
            }
        leaf_.drawing.marks.push_back(std::move(dark));
    }
    static Ring bar(Point corner, std::size_t row, std::size_t first, std::size_t end) {
        const double left = corner.x + static_cast<double>(first) * module_mm,
                     right = corner.x + static_cast<double>(end) * module_mm,
                     top = corner.y + static_cast<double>(row) * module_mm;
        return {{left, top}, {right, top}, {right, top + module_mm}, {left, top + module_mm}};
    }

    Book& book_;
    const Build& build_;
    Leaf& leaf_;
    Area area_;
    std::vector<CoverCode> codes_{};
    bool boxes_left_ = false, code_left_ = false;  // For the next page.
};

}  // namespace

void add_cover(Book& book, const Build& build) { Cover(book, build).draw(); }

}  // namespace hexwright::paper
