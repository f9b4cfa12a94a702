#include "editor/widgets/varied_rows.h"

#include <algorithm>

namespace hexwright::widgets {

void VariedRows::measure(std::size_t count, unsigned long long state, const std::function<float(std::size_t)>& height) {
    const float width = ImGui::GetContentRegionAvail().x;
    if (width == width_ && state == state_ && tops_.size() == count + 1) return;
    width_ = width;
    state_ = state;
    tops_.assign(1, 0);
    for (std::size_t i = 0; i < count; ++i) tops_.push_back(tops_.back() + height(i));
}

void VariedRows::draw(const std::function<bool(std::size_t)>& row) const {
    if (tops_.size() < 2) return;
    const float start = ImGui::GetCursorPosY(), seen = ImGui::GetScrollY() - start;
    const auto first = std::ranges::upper_bound(tops_, seen) - tops_.begin();
    const float end = seen + ImGui::GetWindowHeight();
    for (auto i = static_cast<std::size_t>(std::max<std::ptrdiff_t>(first - 1, 0)); i + 1 < tops_.size(); ++i) {
        if (tops_[i] > end) break;
        ImGui::SetCursorPosY(start + tops_[i]);
        if (!row(i)) return;
    }
    ImGui::SetCursorPosY(start + tops_.back());
    ImGui::Dummy({1, 0});
}

void VariedRows::scroll_to(std::size_t row) const {
    if (row + 1 >= tops_.size()) return;
    const float top = tops_[row], bottom = tops_[row + 1], height = ImGui::GetWindowHeight();
    if (top >= ImGui::GetScrollY() && bottom <= ImGui::GetScrollY() + height) return;
    ImGui::SetScrollY(std::max(0.0F, (top + bottom - height) / 2));
}

}  // namespace hexwright::widgets
