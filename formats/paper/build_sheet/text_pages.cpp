// Pages of text, as long as it likes, and the round track.
#include "formats/paper/build_sheet/book.h"
#include "formats/paper/room.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hexwright::paper {
namespace {

constexpr double list_indent = 4.5;    // Of each level of lists.
constexpr int most_rounds_drawn = 60;  // Longer tracks are better counted otherwise.
constexpr double round_size = 13;

void add_heading(Flow& flow, const PassageBlock& block) {
    const double sizes[] = {6.4, type_size::heading, type_size::subheading};
    const double size = sizes[std::clamp(block.depth, 1, 3) - 1];
    flow.keep_together(size * 3 + type_size::body * 3);
    flow.text(without_marks(block.text), size, block.depth == 1 ? ink::text : ink::accent, true,
              block.depth == 1 ? 8 : 5);
    flow.room(1.2);
}

void add_item(Flow& flow, const PassageBlock& block) {
    const double left = list_indent * block.depth;
    const Area dot = flow.room(0.01, 1.2);
    flow.leaf().drawing.marks.push_back(
        Polygon{{circle({dot.x + left + 1.3, dot.y + type_size::body * 0.66}, 0.5, 12)}, {ink::quiet}});
    flow.text(without_marks(block.text), type_size::body, ink::text, false, 0, left + list_indent);
}

// Cells side by side, each broken into lines.
void add_table(Flow& flow, Book& book, const PassageBlock& block) {
    std::size_t columns = 0;
    for (const auto& row : block.rows) columns = std::max(columns, row.size());
    if (columns == 0) return;
    const double width = flow.width() / static_cast<double>(columns), line = type_size::small * 1.42;
    for (std::size_t r = 0; r < block.rows.size(); ++r) {
        std::vector<std::vector<std::string>> cells;
        std::size_t lines = 1;
        for (const std::string& cell : block.rows[r]) {
            cells.push_back(book.ruler.lines(without_marks(cell), width - 2, type_size::small, r == 0));
            lines = std::max(lines, cells.back().size());
        }
        // A row longer than a page is cut there.
        const double most = book.body().height;
        const Area area = flow.room(std::min(most, static_cast<double>(lines) * line + 1.4), r == 0 ? 2 : 0);
        for (std::size_t c = 0; c < cells.size(); ++c)
            for (std::size_t i = 0; i < cells[c].size(); ++i)
                flow.leaf().text({area.x + static_cast<double>(c) * width,
                                  area.y + type_size::small + static_cast<double>(i) * line},
                                 cells[c][i], type_size::small, r == 0 ? ink::quiet : ink::text, Anchor::Left, r == 0);
        flow.leaf().line({area.x, area.bottom() - 0.3}, {area.right(), area.bottom() - 0.3}, r == 0 ? 0.2 : 0.1);
    }
}

}  // namespace

void add_passage(Flow& flow, Book& book, const Passage& passage) {
    for (const PassageBlock& block : passage) {
        if (!book.goes_on(1)) return;
        switch (block.kind) {
            case PassageBlock::Kind::Heading:
                add_heading(flow, block);
                break;
            case PassageBlock::Kind::Item:
                add_item(flow, block);
                break;
            case PassageBlock::Kind::Table:
                add_table(flow, book, block);
                break;
            case PassageBlock::Kind::Paragraph:
                flow.text(without_marks(block.text), type_size::body, ink::text, false, 2.4, list_indent * block.depth);
                break;
        }
    }
}

void add_round_track(Flow& flow, Book& book, const Scenario& scenario) {
    if (scenario.rounds <= 0) return;
    const int rounds = std::min(scenario.rounds, most_rounds_drawn);
    const int a_row = std::max(1, std::min(rounds, static_cast<int>(flow.width() / (round_size * 1.5))));
    const double step = flow.width() / a_row, row_height = round_size * 1.5;
    flow.keep_together(30 + row_height * std::min(3, (rounds + a_row - 1) / a_row));
    flow.head(book.say({"sheet.rounds", {{"n", scenario.rounds}}}));
    flow.text(book.words("sheet.rounds-how"), type_size::body, ink::quiet, false, 0);
    for (int first = 0; first < rounds; first += a_row) {
        const Area area = flow.room(row_height);
        const bool back = first / a_row % 2 != 0;  // Every second row runs to the left.
        const auto place = [&](int number) {
            const int column = back ? a_row - 1 - number : number;
            return Point{area.x + (column + 0.5) * step, area.y + row_height / 2};
        };
        const int last = std::min(a_row, rounds - first) - 1;
        if (last > 0) flow.leaf().line(place(0), place(last), 0.6);
        if (first + a_row < rounds) flow.leaf().line(place(last), place(last) + Point{0, row_height / 2}, 0.6);
        if (first > 0) flow.leaf().line(place(0), place(0) - Point{0, row_height / 2}, 0.6);
        for (int number = 0; number <= last; ++number) {
            flow.leaf().drawing.marks.push_back(
                Polygon{{circle(place(number), round_size / 2, 48)}, {ink::paper}, {{ink::text}, 0.35}});
            flow.leaf().text(place(number) + Point{0, 2}, std::to_string(first + number + 1), type_size::heading,
                             ink::text, Anchor::Middle, true);
        }
    }
    if (rounds < scenario.rounds)
        flow.text(book.say({"sheet.more-rounds", {{"n", scenario.rounds - rounds}}}), type_size::body, ink::quiet,
                  false, 2);
}

}  // namespace hexwright::paper
