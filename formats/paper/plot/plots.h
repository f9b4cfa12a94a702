// Plots of what many games told, as drawings: the painters of drawings make them SVG, PDF and pixels, and the window
// shows them. All of one width, so that they can stand below each other.
#pragma once
#include "engine/simulation/running.h"
#include "engine/simulation/sequential.h"
#include "engine/simulation/statistics.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/drawing.h"
#include "formats/telling/words.h"

#include <map>
#include <string>
#include <vector>

namespace hexwright::paper {

inline constexpr double plot_width = 640;

// Colours, for the window's dark theme, too. Where a plot is narrower than 420, as in a panel, labels stand above what
// they name.
struct PlotLook {
    bool dark = false;
    double width = plot_width;
    bool narrow() const { return width < 420; }
};

// A share from 0 to 1 as it ran, with its interval at every moment.
Drawing running_plot(const std::vector<RunningPoint>& points, const std::string& title, const Words& words,
                     PlotLook look = {});

struct ForestRow {
    std::string label;
    Interval value;
};
// Values with their intervals, a row each, on one scale from `low` to `high`; a line stands at `even`.
struct ForestScale {
    double low = -1, high = 1, even = 0;
    bool percent = false;
};
Drawing forest_plot(const std::vector<ForestRow>& rows, const std::string& title, ForestScale scale,
                    PlotLook look = {});

struct Bar {
    std::string label;
    std::int64_t count = 0;
};
// Upright bars side by side, such as how many games took how many rounds; no more than 60 are drawn.
Drawing bars_plot(const std::vector<Bar>& bars, const std::string& title, PlotLook look = {});
// Lying bars below each other, for long labels, such as what decided.
Drawing list_plot(const std::vector<Bar>& bars, const std::string& title, PlotLook look = {});

// Shares from 0 to 1 in rows and columns, each with what is written into it.
struct Matrix {
    std::vector<std::string> rows, columns;
    std::vector<std::vector<double>> shares;
    std::vector<std::vector<std::string>> texts;
};
Drawing matrix_plot(const Matrix& matrix, const std::string& title, PlotLook look = {});

// The drawings below each other, with a gap between.
Drawing stacked(const std::vector<Drawing>& drawings);

}  // namespace hexwright::paper
