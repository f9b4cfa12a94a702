#include "editor/panels/status.h"

#include "editor/commands/commands.h"
#include "editor/document/edits/scenario_edits.h"
#include "editor/files/files.h"
#include "editor/tools/tool_choice.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"

#include <algorithm>

namespace hexwright::panels {

namespace {

// Uses two lines if one is too short: the advice on a refusal stands at its end.
void draw_notice(ImDrawList& draw, Box box, std::uint32_t ink, const std::string& notice) {
    const std::string lines = in_lines(notice, box.width());
    const std::size_t end = lines.find('\n');
    const float line = ImGui::GetTextLineHeight(),
                top = box.top + (box.height() - (end == std::string::npos ? 1 : 2) * line) / 2;
    clipped_text(draw, {box.left, top}, box.width(), ink, lines.substr(0, end));
    if (end != std::string::npos) clipped_text(draw, {box.left, top + line}, box.width(), ink, notice.substr(end + 1));
}

// A button at the end of the line; returns its width.
template <class Run>
float end_button(Ui& ui, const char* label, const std::string& text, const std::string& keys, Box box, Run&& run) {
    const float width = ImGui::CalcTextSize(text.c_str()).x + ui.px(24);
    ImGui::SetCursorScreenPos({box.right - width, box.top + (box.height() - ui.px(28)) / 2});
    const bool clicked = button(ui, label, {.text = text, .active = true, .width = width});
    tip(ui, text, keys);
    if (clicked) run();
    return width + ui.px(12);
}

// The offer made with a refusal, at the end of the line; returns its width.
float draw_offer(Ui& ui, EditorState& editor, Box box) {
    if (!has_offer(editor.map.status)) return 0;
    const auto* fits = std::get_if<WhatFits>(&editor.map.status.notice->offer);
    const std::string text =
        fits ? ui.words(Message{"offer.place-what-fits", {{"count", fits->pieces}, {"of", fits->of}}})
             : ui.words("offer.fill-mirrored");
    const Command& accept = *command("edit.accept");
    return end_button(ui, "status:offer", text, keys_of(accept, editor.user.keys, ui.words), box,
                      [&] { accept.run(editor); });
}

// Where the battlefield is another file's, what is refused because of that has ways out; returns their width.
float draw_ways_out(Ui& ui, EditorState& editor, Box box) {
    if (!tells_refusal(editor) || !editor.map.status.notice) return 0;
    float width = 0;
    std::size_t number = 0;
    for (const WayOut& way : ways_out_of(Refusal{editor.map.status.notice->words}, *editor.now().scenario)) {
        const std::string label = "status:way-" + std::to_string(++number);
        width += end_button(ui, label.c_str(), ui.words(way.words), "",
                            {box.left, box.top, box.right - width, box.bottom}, [&] { take_way_out(editor, way); });
    }
    return width;
}

// The work under way, with a button that stops it; returns its width.
float draw_task(Ui& ui, EditorState& editor, Box box) {
    const auto task = editor.map.tasks.shown();
    if (!task) return 0;
    const Command& stop = *command("tool.let-go");
    if (task->progress > 0) {
        const float line = ui.px(3), right = box.left + box.width() * static_cast<float>(task->progress);
        ImGui::GetWindowDrawList()->AddRectFilled({box.left, box.bottom - line}, {right, box.bottom},
                                                  ui.theme[Ink::Accent]);
    }
    return end_button(ui, "status:stop", ui.words("errand.stop"), keys_of(stop, editor.user.keys, ui.words), box,
                      [&] { stop.run(editor); });
}

}  // namespace

void draw_status(Ui& ui, EditorState& editor) {
    const ImVec2 at = ImGui::GetCursorScreenPos(), size = ImGui::GetContentRegionAvail();
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const float y = at.y + (size.y - ImGui::GetTextLineHeight()) / 2, left = at.x + ui.px(12);
    const std::string hover = hover_text(editor), counts = count_text(editor), notice = notice_text(editor);
    const float counts_width = ImGui::CalcTextSize(counts.c_str()).x + ui.px(24);
    const float hover_width = std::max(ui.px(212), ImGui::CalcTextSize(hover.c_str()).x + ui.px(24));
    // A notice that needs the room has it: the counts give way first, then what is under the mouse.
    const float needed =
        notice.empty() ? 0 : std::min(ImGui::CalcTextSize(notice.c_str()).x / 2, ui.px(360)) + ui.px(96);
    const bool no_counts = size.x - hover_width - counts_width < needed;
    const bool no_hover = no_counts && size.x - hover_width < needed;
    if (!no_hover) draw.AddText({left, y}, ui.theme[Ink::Text], hover.c_str());
    if (!no_counts) draw.AddText({at.x + size.x - counts_width + ui.px(12), y}, ui.theme[Ink::Muted], counts.c_str());
    if (notice.empty()) return;
    const float from = left + (no_hover ? 0 : hover_width);
    float width = at.x + size.x - from - (no_counts ? ui.px(12) : counts_width);
    const bool bad = tells_refusal(editor);
    const std::uint32_t ink = ui.theme[bad ? Ink::Error : Ink::Muted];
    if (bad) draw.AddText({from, y}, ink, icon::error);
    const float inset = bad ? ui.px(22) : 0;
    const Box line{from, at.y, from + width, at.y + size.y};
    width -= editor.map.tasks.shown() ? draw_task(ui, editor, line) : draw_offer(ui, editor, line);
    width -= draw_ways_out(ui, editor, line);
    draw_notice(draw, {from + inset, at.y, from + width, at.y + size.y}, ink, notice);
    ImGui::SetCursorScreenPos({from, at.y});
    ImGui::InvisibleButton("##notice", {std::max(width, 1.0F), size.y});
    ui.record("status:notice");
    if (std::ranges::count(in_lines(notice, width - inset), '\n') > 1) tip(ui, notice);
}

}  // namespace hexwright::panels
