#include "formats/paper/plot/plots.h"

#include "formats/paper/sheet/hex_shapes.h"
#include "formats/paper/sheet/palette.h"
#include "formats/paper/sheet/text_ruler.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace hexwright::paper {
namespace {

constexpr double title_size = 15, label_size = 11, title_room = 40;
constexpr unsigned plot_blue = 0x2F6DB5, plot_red = 0xC2452D;

std::string share_text(double share) {
    char text[24];
    std::snprintf(text, sizeof text, "%.0f %%", 100 * share);
    return text;
}
std::string signed_text(double value) {
    char text[24];
    std::snprintf(text, sizeof text, "%+.2f", value);
    return text;
}

double margin_of(PlotLook look) { return look.narrow() ? 2 : 16; }

// Adds marks to one plot.
class PlotPen {
public:
    PlotPen(const std::string& title, double height, PlotLook look) {
        const PaperTheme theme = theme_of(look.dark);
        ink_ = theme.ink;
        paper_ = theme.paper;
        drawing_.width = look.width;
        drawing_.height = height;
        drawing_.paper = Color{theme.paper};
        const double margin = margin_of(look), size = look.narrow() ? 13 : title_size;
        text({margin, 16 + title_size}, ruler_.fitted(title, look.width - 2 * margin, size, true), Anchor::Left, size);
    }

    void text(Point at, const std::string& words, Anchor anchor = Anchor::Left, double size = label_size) {
        drawing_.marks.emplace_back(Text{at, words, size, Color{ink_}, anchor, size > label_size});
    }
    void fitted(Point at, const std::string& words, double width, Anchor anchor = Anchor::Left) {
        text(at, ruler_.fitted(words, width, label_size), anchor);
    }
    void line(std::vector<Point> points, unsigned rgb, double width = 1, bool dashed = false) {
        drawing_.marks.emplace_back(Polyline{std::move(points), {Color{rgb}, width, dashed}});
    }
    void rule(Point from, Point to, bool dashed = false) { line({from, to}, mix(paper_, ink_, 0.35), 1, dashed); }
    void box(Point from, Point to, unsigned rgb, double alpha = 1) {
        fill({from, {to.x, from.y}, to, {from.x, to.y}}, rgb, alpha);
    }
    void fill(std::vector<Point> ring, unsigned rgb, double alpha = 1) {
        drawing_.marks.emplace_back(Polygon{{std::move(ring)}, Color{rgb, alpha}, {{0, 0}, 0}});
    }
    void dot(Point at, unsigned rgb) { fill(circle(at, 4), rgb); }
    unsigned paper() const { return paper_; }
    Drawing take() { return std::move(drawing_); }

private:
    Drawing drawing_;
    TextRuler ruler_;
    unsigned ink_ = 0, paper_ = 0;
};

}  // namespace

Drawing running_plot(const std::vector<RunningPoint>& points, const std::string& title, const Words& words,
                     PlotLook look) {
    constexpr double top = title_room;
    const double left = margin_of(look) + 44, right = look.width - margin_of(look), bottom = look.narrow() ? 160 : 240;
    PlotPen pen(title, bottom + 40, look);
    const double games = points.empty() ? 1 : static_cast<double>(points.back().games);
    const auto across = [&](std::int64_t game) { return left + (right - left) * static_cast<double>(game) / games; };
    const auto down = [&](double share) { return bottom - (bottom - top) * share; };
    for (const double share : {0.0, 0.25, 0.5, 0.75, 1.0}) {
        pen.rule({left, down(share)}, {right, down(share)}, share == 0.5);
        pen.text({left - 6, down(share) + 4}, share_text(share), Anchor::Right);
    }
    std::vector<Point> interval, mean;
    for (const RunningPoint& point : points) {
        interval.push_back({across(point.games), down(point.share.high)});
        mean.push_back({across(point.games), down(point.share.mean)});
    }
    for (auto point = points.rbegin(); point != points.rend(); ++point)
        interval.push_back({across(point->games), down(point->share.low)});
    if (points.size() > 1) {
        pen.fill(std::move(interval), plot_blue, 0.25);
        pen.line(std::move(mean), plot_blue, 2);
    } else if (!points.empty()) {
        pen.dot(mean.front(), plot_blue);
    }
    pen.text({left, bottom + 18}, "1");
    pen.text(
        {right, bottom + 18},
        words(Message{"plot.games", {{"games", points.empty() ? 0LL : static_cast<long long>(points.back().games)}}}),
        Anchor::Right);
    return pen.take();
}

Drawing forest_plot(const std::vector<ForestRow>& rows, const std::string& title, ForestScale scale, PlotLook look) {
    const bool narrow = look.narrow();
    const double margin = margin_of(look), left = narrow ? 18 : 200, right = look.width - (narrow ? 18 : 150),
                 row_height = narrow ? 38 : 26, bottom = title_room + row_height * static_cast<double>(rows.size()) + 6;
    PlotPen pen(title, bottom + 34, look);
    const auto across = [&](double value) {
        return left +
               (right - left) * (std::clamp(value, scale.low, scale.high) - scale.low) / (scale.high - scale.low);
    };
    const auto said = [&](double value) { return scale.percent ? share_text(value) : signed_text(value); };
    for (const double value : {scale.low, scale.even, scale.high}) {
        pen.text({across(value), bottom + 16}, said(value), Anchor::Middle);
        if (!narrow) pen.rule({across(value), title_room}, {across(value), bottom}, value == scale.even);
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const double top = title_room + row_height * static_cast<double>(i), words = top + (narrow ? 15 : 17),
                     y = top + (narrow ? 28 : 13);
        const Interval& value = rows[i].value;
        const bool off = value.low > scale.even || value.high < scale.even;
        const unsigned rgb = off ? plot_red : plot_blue;
        const std::string number = said(value.mean) + " (" + said(value.low) + " – " + said(value.high) + ")";
        if (narrow) pen.rule({left, y}, {right, y});
        for (const double at : {scale.low, scale.even, scale.high})
            if (narrow) pen.rule({across(at), y - 5}, {across(at), y + 5});
        pen.fitted({margin, words}, rows[i].label, narrow ? look.width - 136 : left - margin - 10);
        pen.line({{across(value.low), y}, {across(value.high), y}}, rgb, narrow ? 3 : 2);
        pen.dot({across(value.mean), y}, rgb);
        pen.text({narrow ? look.width - margin : right + 12, words}, number, narrow ? Anchor::Right : Anchor::Left);
    }
    return pen.take();
}

Drawing bars_plot(const std::vector<Bar>& bars, const std::string& title, PlotLook look) {
    const double left = margin_of(look), right = look.width - margin_of(look), bottom = look.narrow() ? 140 : 190;
    constexpr std::size_t most_bars = 60;
    PlotPen pen(title, bottom + 34, look);
    const std::size_t shown = std::min(bars.size(), most_bars);
    std::int64_t most = 1;
    for (const Bar& bar : bars) most = std::max(most, bar.count);
    const double width = std::min(48.0, (right - left) / static_cast<double>(std::max<std::size_t>(shown, 1)));
    for (std::size_t i = 0; i < shown; ++i) {
        const double x = left + width * static_cast<double>(i);
        const double height =
            (bottom - title_room - 16) * static_cast<double>(bars[i].count) / static_cast<double>(most);
        pen.box({x + 2, bottom - height}, {x + width - 2, bottom}, plot_blue);
        if (width < 16 && i % 5 != 0) continue;
        pen.text({x + width / 2, bottom + 14}, bars[i].label, Anchor::Middle);
        if (width >= 30) pen.text({x + width / 2, bottom - height - 4}, std::to_string(bars[i].count), Anchor::Middle);
    }
    pen.rule({left, bottom}, {right, bottom});
    return pen.take();
}

Drawing list_plot(const std::vector<Bar>& bars, const std::string& title, PlotLook look) {
    const bool narrow = look.narrow();
    const double margin = margin_of(look), left = narrow ? margin : 240, right = look.width - (narrow ? 48 : 70),
                 row_height = narrow ? 36 : 24, below = narrow ? 18 : 0;  // The bar is so far below the label's line.
    PlotPen pen(title, title_room + row_height * static_cast<double>(bars.size()) + 12, look);
    std::int64_t most = 1;
    for (const Bar& bar : bars) most = std::max(most, bar.count);
    for (std::size_t i = 0; i < bars.size(); ++i) {
        const double y = title_room + row_height * static_cast<double>(i);
        const double end = left + (right - left) * static_cast<double>(bars[i].count) / static_cast<double>(most);
        pen.fitted({margin, y + 16}, bars[i].label, narrow ? look.width - 2 * margin : left - margin - 10);
        pen.box({left, y + below + 3}, {end, y + row_height - 3}, plot_blue);
        pen.text({end + 6, y + below + (narrow ? 13 : 16)}, std::to_string(bars[i].count));
    }
    return pen.take();
}

Drawing matrix_plot(const Matrix& matrix, const std::string& title, PlotLook look) {
    constexpr double head = 22;
    const bool narrow = look.narrow();
    const double margin = margin_of(look), left = narrow ? margin : 200, label = narrow ? 18 : 0,
                 cell_height = 44 + label;
    PlotPen pen(title, title_room + head + cell_height * static_cast<double>(matrix.rows.size()) + 14, look);
    const double width =
        (look.width - left - margin) / static_cast<double>(std::max<std::size_t>(matrix.columns.size(), 1));
    for (std::size_t j = 0; j < matrix.columns.size(); ++j)
        pen.fitted({left + width * (static_cast<double>(j) + 0.5), title_room + 14}, matrix.columns[j], width - 8,
                   Anchor::Middle);
    for (std::size_t i = 0; i < matrix.rows.size(); ++i) {
        const double y = title_room + head + cell_height * static_cast<double>(i);
        pen.fitted({margin, narrow ? y + 14 : y + cell_height / 2 + 4}, matrix.rows[i],
                   narrow ? look.width - 2 * margin : left - margin - 10);
        for (std::size_t j = 0; j < matrix.shares[i].size(); ++j) {
            const double x = left + width * static_cast<double>(j), far = std::abs(2 * matrix.shares[i][j] - 1);
            const unsigned rgb = matrix.shares[i][j] < 0.5 ? plot_red : plot_blue;
            pen.box({x + 1, y + label + 1}, {x + width - 1, y + cell_height - 1},
                    mix(pen.paper(), rgb, 0.1 + 0.6 * far));
            pen.fitted({x + width / 2, y + (cell_height + label) / 2 + 4}, matrix.texts[i][j], width - 8,
                       Anchor::Middle);
        }
    }
    return pen.take();
}

Drawing stacked(const std::vector<Drawing>& drawings) {
    Drawing all;
    for (const Drawing& each : drawings) {
        if (!each.marks.empty()) all.paper = each.paper;
        for (const Mark& mark : each.marks) {
            Mark below = mark;
            const Point offset{0, all.height};
            if (auto* polygon = std::get_if<Polygon>(&below)) polygon->rings = moved(std::move(polygon->rings), offset);
            else if (auto* polyline = std::get_if<Polyline>(&below))
                for (Point& point : polyline->points) point = point + offset;
            else std::get<Text>(below).at = std::get<Text>(below).at + offset;
            all.marks.push_back(std::move(below));
        }
        all.width = std::max(all.width, each.width);
        all.height += each.height;
    }
    return all;
}

}  // namespace hexwright::paper
