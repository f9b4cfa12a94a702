// Plots of many games: of the width that is asked for, with nothing beyond it.
#include "formats/paper/plot/plots.h"

#include "formats/paper/plot/simulation_page.h"
#include "formats/paper/sheet/text_ruler.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

std::vector<Drawing> all_plots(PlotLook look) {
    const Words words = english();
    std::vector<RunningPoint> running;
    for (int game = 1; game <= 40; ++game) running.push_back({game, {0.5, 0.2, 0.8}});
    const std::vector<ForestRow> rows{{"Player 1 (planner:160), who has a long name", {0.55, 0.40, 0.70}},
                                      {"Player 2", {0.45, 0.30, 0.60}}};
    const std::vector<Bar> bars{{"all others destroyed, and some more that is hardly ever read", 31},
                                {"the last round", 9}};
    const Matrix matrix{{"Armies as written", "Armies exchanged"},
                        {"Zones as written", "Zones exchanged"},
                        {{0.5, 0.7}, {0.3, 0.5}},
                        {{"5 : 5 of 10", "7 : 3 of 10"}, {"3 : 7 of 10", "5 : 5 of 10"}}};
    return {running_plot(running, "Share", words, look), forest_plot(rows, "Wins", {0, 1, 0.5, true}, look),
            bars_plot({{"4", 3}, {"5", 12}}, "Rounds", look), list_plot(bars, "What decided", look),
            matrix_plot(matrix, "Wins of seat 1 : seat 2", look)};
}

double left_of(const Text& text, double width) {
    return text.anchor == Anchor::Left     ? text.at.x
           : text.anchor == Anchor::Middle ? text.at.x - width / 2
                                           : text.at.x - width;
}

}  // namespace

TEST_CASE("plots are as wide as they are asked to be, and no word stands beyond the edge") {
    TextRuler ruler;
    for (const double width : {240.0, 300.0, plot_width})
        for (const Drawing& plot : all_plots({.width = width})) {
            CHECK(plot.width == width);
            for (const Mark& mark : plot.marks) {
                const auto* text = std::get_if<Text>(&mark);
                if (!text) continue;
                const double long_text = ruler.width(text->text, text->size, text->bold),
                             left = left_of(*text, long_text);
                INFO(text->text << " at width " << width);
                CHECK(left >= -0.5);
                CHECK(left + long_text <= width + 0.5);
            }
        }
}

TEST_CASE("a file of plots is known by its ending") {
    CHECK(plots_ending("a.HTML") == PlotsEnding::Html);
    CHECK(plots_ending("a.svg") == PlotsEnding::Svg);
    CHECK(plots_ending("folder.pdf/a.pdf") == PlotsEnding::Pdf);
    CHECK_FALSE(plots_ending("pdf"));
    CHECK_FALSE(plots_ending("a.xml"));
}

}  // namespace hexwright
