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

void add_text_pages(Book& book, std::string_view section, const Passage& passage) {
    if (passage.empty()) return;
    Flow flow(book, section, book.text_columns());
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

void add_round_track(Book& book, const Scenario& scenario) {
    if (scenario.rounds <= 0) return;
    Leaf& leaf = book.begin_page("sheet.round-track");
    const Area body = book.body();
    leaf.text({body.x, body.y + 5}, book.say({"sheet.rounds", {{"n", scenario.rounds}}}), type_size::heading, ink::text,
              Anchor::Left, true);
    leaf.text({body.x, body.y + 11}, book.words("sheet.rounds-how"), type_size::body, ink::quiet);
    const int rounds = std::min(scenario.rounds, most_rounds_drawn);
    const int a_row = std::max(1, std::min(rounds, static_cast<int>(body.width / (round_size * 1.7))));
    const double step = body.width / a_row;
    for (int round = 0; round < rounds; ++round) {
        const int row = round / a_row, column = row % 2 == 0 ? round % a_row : a_row - 1 - round % a_row;
        const Point centre{body.x + (column + 0.5) * step, body.y + 28 + row * step};
        const bool turns = round % a_row == a_row - 1;  // The track goes on in the row below.
        const Point next = centre + (turns ? Point{0, step} : Point{row % 2 == 0 ? step : -step, 0});
        if (round + 1 < rounds) leaf.line(centre, next, 0.6);
        leaf.drawing.marks.push_back(Polygon{{circle(centre, round_size / 2, 48)}, {ink::paper}, {{ink::text}, 0.35}});
        leaf.text(centre + Point{0, 2}, std::to_string(round + 1), type_size::heading, ink::text, Anchor::Middle, true);
    }
    if (rounds < scenario.rounds)
        leaf.text({body.x, body.bottom() - 4}, book.say({"sheet.more-rounds", {{"n", scenario.rounds - rounds}}}),
                  type_size::body, ink::quiet);
}

}  // namespace hexwright::paper
