#include "editor/dialogs/form.h"

#include <algorithm>

namespace hexwright::dialogs {

// The dialog fits itself to its form where there is room: a list of its own it has only without.
Form::Form(const Ui& ui, FormHeights& heights) : heights_(heights) {
    const ImGuiStyle& style = ImGui::GetStyle();
    const float most = most_height(ui) - ImGui::GetCursorPosY() - style.WindowPadding.y - heights.end;
    scrolls_ = heights.form > most;
    if (scrolls_) ImGui::BeginChild("##form", {0, std::max(ui.px(64), most)}, false, ImGuiWindowFlags_NoBackground);
    start_ = ImGui::GetCursorPosY();
}

void Form::end() {
    heights_.form = ImGui::GetCursorPosY() - start_;
    if (scrolls_) ImGui::EndChild();
    start_ = ImGui::GetCursorPosY();
    ended_ = true;
}

Form::~Form() {
    if (!ended_) end();
    heights_.end = ImGui::GetCursorPosY() - start_;
}

float most_height(const Ui& ui) { return ImGui::GetMainViewport()->Size.y - ui.px(16); }

}  // namespace hexwright::dialogs
