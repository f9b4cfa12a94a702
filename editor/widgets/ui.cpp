#include "editor/widgets/ui.h"

#include "editor/commands/commands.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>
#include <cmath>

#include <imgui_internal.h>

namespace hexwright::widgets {

namespace {

struct ButtonInks {
    std::uint32_t back = 0, front = 0;
};

ButtonInks inks_of(const Theme& theme, const ButtonStyle& style, bool hovered, bool held) {
    if (!style.enabled) return {0, theme[Ink::Faint]};
    if (style.primary)
        return {hovered ? theme.with_alpha(Ink::Accent, 0.85F) : theme[Ink::Accent], theme[Ink::OnAccent]};
    if (style.active) return {theme[Ink::AccentSoft], theme[Ink::Accent]};
    if (held) return {theme[Ink::Pressed], theme[Ink::Text]};
    return {hovered ? theme[Ink::Raised] : 0, theme[Ink::Text]};
}

}  // namespace

void Ui::begin_frame() {
    last_ = std::move(next_);
    next_.clear();
    last_in_sight_ = std::move(next_in_sight_);
    next_in_sight_.clear();
    letters.used.clear();
}

void Ui::record(std::string label) {
    const ImVec2 a = ImGui::GetItemRectMin(), b = ImGui::GetItemRectMax();
    record(std::move(label), {a.x, a.y, b.x, b.y});
}

void Ui::record(std::string label, Box box) {
    const ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 low = list.GetClipRectMin(), high = list.GetClipRectMax();
    const Box seen{std::max(box.left, low.x), std::max(box.top, low.y), std::min(box.right, high.x),
                   std::min(box.bottom, high.y)};
    const ImGuiWindow& window = *ImGui::GetCurrentWindowRead();
    if (seen.width() > 0 && seen.height() > 0) next_in_sight_[label] = {seen, window.RootWindow->Name, window.ID};
    if (!sought.empty() && label == sought)
        ImGui::ScrollToRect(ImGui::GetCurrentWindow(), {box.left, box.top, box.right, box.bottom});
    next_[std::move(label)] = box;
}

std::optional<Box> Ui::find(std::string_view label) const {
    const auto found = last_.find(label);
    return found == last_.end() ? std::nullopt : std::optional(found->second);
}

bool Ui::take(Key key) {
    const auto found = std::ranges::find_if(presses, [key](const KeyPress& press) { return press.key == key; });
    if (found == presses.end()) return false;
    presses.erase(found);
    return true;
}

PopupMenu::PopupMenu(Ui& ui, const char* id) {
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ui.px(10, 10));
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(8, 8));
    open_ = ImGui::BeginPopup(id);
    if (open_ && ui.take(Key::Escape)) ImGui::CloseCurrentPopup();
}

PopupMenu::~PopupMenu() {
    if (open_) ImGui::EndPopup();
    ImGui::PopStyleVar(2);
}

namespace {

struct ButtonParts {  // Widths.
    float icon = 0, gap = 0, text = 0;
    float together() const { return icon + gap + text; }
};

ButtonParts parts_of(const Ui& ui, const ButtonStyle& style) {
    const bool has_icon = *style.icon != 0;
    return {.icon = has_icon ? std::max(ImGui::CalcTextSize(style.icon).x, ui.px(16)) : 0,
            .gap = has_icon && !style.text.empty() ? ui.px(6) : 0,
            .text = style.text.empty() ? 0 : ImGui::CalcTextSize(style.text.c_str()).x};
}

ButtonStyle style_of(const Ui& ui, const Command& command, bool with_words) {
    ButtonStyle style;
    style.icon = command.icon;
    if (with_words || *command.icon == 0) style.text = label_of(command, ui.words);
    return style;
}

}  // namespace

float width_of(const Ui& ui, const ButtonStyle& style) {
    if (style.width > 0) return style.width;
    return parts_of(ui, style).together() + ui.px(style.text.empty() ? 12 : 20);
}

namespace {

// A button of a pane is no wider than the pane: its text is shortened. Menus make room for their buttons.
float shown_width(const Ui& ui, const ButtonStyle& style) {
    const float wanted = width_of(ui, style), room = ImGui::GetContentRegionAvail().x;
    const bool in_pane = (ImGui::GetCurrentWindowRead()->Flags & ImGuiWindowFlags_ChildWindow) != 0;
    const bool one_line = !style.text.empty() && style.text.find('\n') == std::string::npos;
    const bool too_wide = wanted > room + 1 && room > ui.px(40);
    return in_pane && style.width == 0 && one_line && too_wide ? room : wanted;
}

}  // namespace

bool button(Ui& ui, const std::string& label, const ButtonStyle& style) {
    const bool has_icon = *style.icon != 0;
    ButtonParts parts = parts_of(ui, style);
    const ImVec2 size(shown_width(ui, style), ui.px(style.height));
    const bool cut = size.x < width_of(ui, style);
    if (cut) parts.text -= width_of(ui, style) - size.x;
    const ImVec2 at = ImGui::GetCursorScreenPos();

    ImGui::PushID(label.c_str());
    const bool clicked = ImGui::InvisibleButton("##button", size) && style.enabled;
    const ButtonInks inks = inks_of(ui.theme, style, ImGui::IsItemHovered(), ImGui::IsItemActive());
    ui.record(label);
    ImGui::PopID();

    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const ImVec2 end(at.x + size.x, at.y + size.y);
    if (inks.back != 0) draw.AddRectFilled(at, end, inks.back, ui.px(4));
    float x = at.x + (size.x - parts.together()) / 2;
    const float lines = style.text.empty() ? ImGui::GetTextLineHeight() : ImGui::CalcTextSize(style.text.c_str()).y;
    const float y = at.y + (size.y - lines) / 2;
    if (has_icon) draw.AddText({x + (parts.icon - ImGui::CalcTextSize(style.icon).x) / 2, y}, inks.front, style.icon);
    x += parts.icon + parts.gap;
    if (cut) clipped_text(draw, {x, y}, parts.text, inks.front, style.text);
    else if (!style.text.empty()) draw.AddText({x, y}, inks.front, style.text.c_str());
    return clicked;
}

bool command_button(Ui& ui, EditorState& editor, std::string_view id, bool with_words) {
    const Command& found = *command(id);
    ButtonStyle style = style_of(ui, found, with_words);
    style.active = found.on && found.on(editor);
    style.enabled = can_run(found, editor);
    const bool clicked = button(ui, std::string(id), style);
    tip(ui, label_of(found, ui.words), keys_of(found, editor.user.keys, ui.words));
    if (clicked) found.run(editor);
    return clicked;
}

float width_of_command(const Ui& ui, std::string_view id, bool with_words) {
    return width_of(ui, style_of(ui, *command(id), with_words));
}

void command_item(Ui& ui, EditorState& editor, const Command& command) {
    if (command.line_before) ImGui::Separator();
    const std::string label = label_of(command, ui.words), keys = keys_of(command, editor.user.keys, ui.words);
    const bool on = command.on && command.on(editor);
    if (menu_item(ui, label, keys, on, can_run(command, editor))) command.run(editor);
    ui.record("menu:" + std::string(command.id));
    if (const std::string more = "tip." + std::string(command.id); ui.words.knows(more)) tip(ui, ui.words(more));
}

namespace {

float width_of(const std::string& text) { return ImGui::CalcTextSize(text.c_str()).x; }

// What is as low as a row or a button has its tip below it; something larger, like a picture, at the mouse.
void stand_beside_item(const Ui& ui) {
    const ImVec2 low = ImGui::GetItemRectMin(), high = ImGui::GetItemRectMax(), mouse = ImGui::GetMousePos();
    if (high.y - low.y > ui.px(64)) return;
    const ImVec2 screen = ImGui::GetIO().DisplaySize;
    const bool below = high.y + ui.px(72) < screen.y;  // Room for three lines.
    const bool leftwards = mouse.x > screen.x - ui.px(340);
    ImGui::SetNextWindowPos({leftwards ? std::min(high.x, screen.x - ui.px(4)) : std::clamp(mouse.x, low.x, high.x),
                             below ? high.y + ui.px(4) : low.y - ui.px(4)},
                            ImGuiCond_Always, {leftwards ? 1.0F : 0.0F, below ? 0.0F : 1.0F});
}

}  // namespace

void tip(Ui& ui, const std::string& text, const std::string& more) {
    if (!ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled)) return;
    stand_beside_item(ui);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ui.px(10, 6));
    ImGui::BeginTooltip();
    ImGui::PushTextWrapPos(ui.px(320));
    ImGui::TextUnformatted(in_lines(text, ui.px(300)).c_str());
    if (!more.empty()) {
        // Beside a short text; below one that needs the width.
        if (ImGui::GetItemRectSize().x + width_of(more) < ui.px(290)) ImGui::SameLine();
        ImGui::TextColored(ui.ink(Ink::Muted), "%s", more.c_str());
    }
    ImGui::PopTextWrapPos();
    ImGui::EndTooltip();
    ImGui::PopStyleVar();
}

void heading(Ui& ui, const std::string& text, const std::string& count) {
    const FontScope font(ui.strong);
    ImGui::AlignTextToFramePadding();
    const float room = ImGui::GetContentRegionAvail().x;
    const float beside = count.empty() ? 0 : ImGui::CalcTextSize(count.c_str()).x + ImGui::GetStyle().ItemSpacing.x;
    ImGui::TextUnformatted(in_lines(text, room - beside).c_str());
    if (count.empty()) return;
    ImGui::SameLine();
    ImGui::TextColored(ui.ink(Ink::Muted), "%s", count.c_str());
}

void muted(Ui& ui, const std::string& text) { wrapped(ui, text, Ink::Muted); }

void beside_or_below(Ui& ui, const std::string& text, float indent) {
    ImGui::SameLine();
    if (ImGui::GetContentRegionAvail().x >= ImGui::CalcTextSize(text.c_str()).x + ui.px(48)) return;
    ImGui::NewLine();
    if (indent > 0) ImGui::SetCursorPosX(ui.px(indent));
}

void wrapped(Ui& ui, const std::string& text, Ink ink) {
    ImGui::PushTextWrapPos(0);
    ImGui::PushStyleColor(ImGuiCol_Text, ui.theme[ink]);
    ImGui::TextUnformatted(in_lines(text, ImGui::GetContentRegionAvail().x).c_str());
    ImGui::PopStyleColor();
    ImGui::PopTextWrapPos();
}

void field_label(Ui& ui, const char* id, float column) {
    constexpr float least_field = 72;
    const std::string text = ui.words(id);
    const float beside = std::max(ui.px(column), ImGui::CalcTextSize(text.c_str()).x + ui.px(8));
    const bool has_room = ImGui::GetContentRegionAvail().x >= beside + ui.px(least_field);
    const float start = ImGui::GetCursorPosX();
    ImGui::AlignTextToFramePadding();
    if (has_room) ImGui::TextColored(ui.ink(Ink::Muted), "%s", text.c_str());
    else muted(ui, text);
    ui.record("words:" + std::string(id));
    if (has_room) ImGui::SameLine(), ImGui::SetCursorPosX(start + beside);
    ImGui::SetNextItemWidth(-1);
}

void fact(Ui& ui, const char* label, const std::string& value) {
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    ImGui::TextColored(ui.ink(Ink::Muted), "%s", ui.words(label).c_str());
    ImGui::TableNextColumn();
    wrapped(ui, value);
    ui.record(label);
}

namespace {

// Rounds like ImGui::CalcTextSize(), at a fraction of the cost: lists measure thousands of sentences.
float width_of_word(std::string_view word) {
    const ImFont& font = *ImGui::GetFont();
    float width = 0;
    for (const char *at = word.data(), *end = at + word.size(); at < end;) {
        unsigned int letter = 0;
        at += ImTextCharFromUtf8(&letter, at, end);
        width += font.GetCharAdvance(static_cast<ImWchar>(letter));
    }
    return std::ceil(width * ImGui::GetFontSize() / font.FontSize - 0.00001F);
}

}  // namespace

std::string in_lines(const std::string& text, float width) {
    std::string lines;
    lines.reserve(text.size());
    float used = 0;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find(' ', from), text.size() - 1) + 1;  // A word and the space after it.
        const std::string_view word = std::string_view(text).substr(from, end - from);
        const float wide = width_of_word(word);
        const float bare = word.ends_with(' ') ? width_of_word(word.substr(0, word.size() - 1)) : wide;
        if (used > 0 && used + bare > width) lines.back() = '\n', used = 0;
        lines += word;
        const std::size_t broken = word.rfind('\n');  // A line that ends anyway.
        used = broken == std::string_view::npos ? used + wide : width_of_word(word.substr(broken + 1));
        from = end;
    }
    return lines;
}

namespace {

// The place that a sentence names last, like " -5,2,1": lines that differ only in it must not lose it.
std::string place_at_end(const std::string& text) {
    const std::size_t last = text.rfind(' ');
    return last != std::string::npos && text.find(',', last) != std::string::npos ? text.substr(last) : "";
}

}  // namespace

void clipped_text(ImDrawList& draw, ImVec2 at, float width, std::uint32_t color, const std::string& text) {
    std::string shown = text;
    if (width_of(shown) > width) {
        const std::string end = "…" + place_at_end(text);
        shown.resize(shown.size() - (end.size() - std::string("…").size()));
        while (!shown.empty() && width_of(shown + end) > width) {
            do shown.pop_back();
            while (!shown.empty() && (static_cast<unsigned char>(shown.back()) & 0xC0) == 0x80);
            if (!shown.empty() && (static_cast<unsigned char>(shown.back()) & 0xC0) == 0xC0) shown.pop_back();
        }
        shown += end;
    }
    draw.AddText(at, color, shown.c_str());
}

bool tab_word(Ui& ui, const char* id, bool shown, float beside) {
    const std::string text = ui.words(id);
    const FontScope font(shown ? ui.strong : nullptr);
    const ImVec2 at = ImGui::GetCursorScreenPos(), text_size = ImGui::CalcTextSize(text.c_str());
    const ImVec2 size(text_size.x + ui.px(2 * beside), ui.px(28));
    const bool clicked = ImGui::InvisibleButton(id, size);
    ui.record(id);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const Ink ink = shown || ImGui::IsItemHovered() ? Ink::Text : Ink::Muted;
    draw.AddText({at.x + ui.px(beside), at.y + (size.y - text_size.y) / 2}, ui.theme[ink], text.c_str());
    if (shown)
        draw.AddRectFilled({at.x + ui.px(beside), at.y + size.y - ui.px(2)},
                           {at.x + size.x - ui.px(beside), at.y + size.y}, ui.theme[Ink::Accent]);
    return clicked;
}

void tab_beside_or_below(Ui& ui, const std::string& text, float beside) {
    ImGui::SameLine();
    if (ImGui::GetContentRegionAvail().x < ImGui::CalcTextSize(text.c_str()).x + ui.px(2 * beside)) ImGui::NewLine();
}

namespace {

// Of the texts at the ends of a row, with the gap beside them.
float width_before(const Ui& ui, const RowStyle& style) {
    if (style.before.empty()) return 0;
    return std::max(ui.px(26), ImGui::CalcTextSize(style.before.c_str()).x + ui.px(8));
}
float width_after(const Ui& ui, const RowStyle& style) {
    return style.after.empty() ? 0 : ImGui::CalcTextSize(style.after.c_str()).x + ui.px(8);
}

std::string text_of_row(const Ui& ui, const RowStyle& style, float width) {
    const float room = width - ui.px(16 + style.indent) - width_before(ui, style) - width_after(ui, style);
    return style.wraps ? in_lines(style.text, std::max(room, ui.px(40))) : style.text;
}

}  // namespace

float height_of_row(const Ui& ui, const RowStyle& style, float width) {
    const auto more = style.wraps ? std::ranges::count(text_of_row(ui, style, width), '\n') : 0;
    return ui.px(26) + static_cast<float>(more) * ImGui::GetTextLineHeight();
}

bool list_row(Ui& ui, const std::string& label, const RowStyle& style) {
    const float width = std::max(1.0F, ImGui::GetContentRegionAvail().x);
    const ImVec2 at = ImGui::GetCursorScreenPos(), size(width, height_of_row(ui, style, width));
    const bool clicked = ImGui::InvisibleButton(label.c_str(), size);
    ui.record(label);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    if (style.now || ImGui::IsItemHovered())
        draw.AddRectFilled(at, {at.x + size.x, at.y + size.y}, ui.theme[style.now ? Ink::AccentSoft : Ink::Raised],
                           ui.px(4));
    const float y = at.y + (ui.px(26) - ImGui::GetTextLineHeight()) / 2;
    const float left = at.x + ui.px(8 + style.indent) + width_before(ui, style);
    const float right = at.x + size.x - ui.px(8) - width_after(ui, style);
    if (!style.before.empty())
        draw.AddText({at.x + ui.px(8 + style.indent), y}, ui.theme[Ink::Muted], style.before.c_str());
    if (!style.after.empty()) draw.AddText({right + ui.px(8), y}, ui.theme[Ink::Muted], style.after.c_str());
    if (style.wraps) draw.AddText({left, y}, ui.theme[style.ink], text_of_row(ui, style, width).c_str());
    else clipped_text(draw, {left, y}, right - left, ui.theme[style.ink], style.text);
    return clicked;
}

void vertical_gap(Ui& ui, float at_scale_1) { ImGui::Dummy({0, ui.px(at_scale_1)}); }

}  // namespace hexwright::widgets
