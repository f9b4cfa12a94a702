// A long list whose rows have different heights: only those in sight are drawn.
#pragma once
#include "editor/widgets/room.h"
#include "editor/widgets/ui.h"

#include <cstddef>
#include <functional>
#include <vector>

namespace hexwright::widgets {

class VariedRows {
public:
    // Measures `count` rows, unless they were measured for this width and state before. `height`: of a row, in pixels.
    void measure(std::size_t count, unsigned long long state, const std::function<float(std::size_t)>& height);
    // Calls `row` for each that is in sight, with the cursor where it begins, until it returns false. In a window of
    // its own, which scrolls.
    void draw(const std::function<bool(std::size_t)>& row) const;
    float top_of(std::size_t row) const { return row < tops_.size() ? tops_[row] : 0; }
    void scroll_to(std::size_t row) const;  // Into the middle of the window, unless it is in sight.

private:
    std::vector<float> tops_{};  // And, last, the end.
    float width_ = 0;
    unsigned long long state_ = 0;
};

}  // namespace hexwright::widgets
