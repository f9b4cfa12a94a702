#include "editor/widgets/wrapped_field.h"

#include "editor/widgets/ui.h"

#include <algorithm>

#include <imgui_internal.h>
#include <imgui_stdlib.h>

namespace hexwright::widgets {

namespace {

constexpr std::string_view soft_break = "\r\n";

// A byte within a character of UTF-8.
bool continues(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

std::size_t next_letter(std::string_view text, std::size_t at) {
    if (at < text.size()) ++at;
    while (at < text.size() && continues(text[at])) ++at;
    return at;
}
std::size_t letter_before(std::string_view text, std::size_t at) {
    if (at > 0) --at;
    while (at > 0 && continues(text[at])) --at;
    return at;
}

}  // namespace

std::string with_soft_breaks(std::string_view text, const FitsOnLine& fits) {
    std::string shown;
    while (true) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        while (!line.empty()) {
            std::size_t part = std::clamp(fits(line), std::size_t{1}, line.size());
            while (part < line.size() && (continues(line[part]) || line[part] == ' ')) ++part;
            shown += line.substr(0, part);
            line.remove_prefix(part);
            if (!line.empty()) shown += soft_break;
        }
        if (end == text.size()) return shown;
        shown += '\n';
        text.remove_prefix(end + 1);
    }
}

std::string without_soft_breaks(std::string_view shown) {
    std::string text;
    for (std::size_t at = 0; at < shown.size(); ++at)
        if (shown.substr(at, soft_break.size()) == soft_break) ++at;
        else text += shown[at];
    return text;
}

std::size_t place_without(std::string_view shown, std::size_t at) {
    std::size_t in_text = 0;
    for (std::size_t i = 0; i < std::min(at, shown.size()); ++i)
        if (shown.substr(i, soft_break.size()) == soft_break) ++i;
        else ++in_text;
    return in_text;
}

std::size_t place_with(std::string_view shown, std::size_t in_text) {
    std::size_t at = 0, passed = 0;
    while (at < shown.size()) {
        const bool breaks = shown.substr(at, soft_break.size()) == soft_break;
        if (!breaks && passed == in_text) break;
        at += breaks ? soft_break.size() : 1;
        if (!breaks) ++passed;
    }
    return at;
}

TypedText after_typing(std::string_view shown, std::string_view changed, std::size_t cursor_before,
                       std::size_t cursor) {
    const auto [old_from, new_from] = std::ranges::mismatch(shown, changed);
    const std::size_t shortest = std::min(shown.size(), changed.size());
    const auto begin = static_cast<std::size_t>(old_from - shown.begin());
    std::size_t same_end = 0;
    while (same_end < shortest - begin && shown[shown.size() - 1 - same_end] == changed[changed.size() - 1 - same_end])
        ++same_end;
    const std::size_t end = shown.size() - same_end;
    std::string text = without_soft_breaks(shown);
    const std::string put = without_soft_breaks(changed.substr(begin, changed.size() - same_end - begin));
    std::size_t from = place_without(shown, begin);
    std::size_t to = std::max(from, place_without(shown, end));
    if (from == to && put.empty() && end > begin) {  // Only a break was deleted, or a half of it.
        if (cursor < cursor_before) from = letter_before(text, from);
        else to = next_letter(text, to);
    }
    text.replace(from, to - from, put);
    return {std::move(text), from + put.size()};
}

namespace {

struct Field {
    Ui& ui;
    float width;
};

FitsOnLine fits_in(float width) {
    const ImFont* font = ImGui::GetFont();
    const float scale = ImGui::GetFontSize() / font->FontSize;
    return [=](std::string_view line) {
        const char* const end = line.data() + line.size();
        return static_cast<std::size_t>(font->CalcWordWrapPositionA(scale, line.data(), end, width) - line.data());
    };
}

// Places in the field have changed under it, which its own undo cannot know.
void forget_undo() {
    auto& undo = ImGui::GetCurrentContext()->InputTextState.Stb.undostate;
    undo.undo_point = 0, undo.undo_char_point = 0;
    undo.redo_point = STB_TEXTEDIT_UNDOSTATECOUNT, undo.redo_char_point = STB_TEXTEDIT_UNDOCHARCOUNT;
}

// Within a break the cursor goes on in the direction in which it came.
int out_of_break(std::string_view shown, int cursor, int before) {
    const auto at = static_cast<std::size_t>(cursor);
    if (at == 0 || at >= shown.size() || shown.substr(at - 1, soft_break.size()) != soft_break) return cursor;
    return before == cursor - 1 ? cursor + 1 : cursor - 1;
}

void show_anew(ImGuiInputTextCallbackData& data, const std::string& shown, std::size_t cursor) {
    data.DeleteChars(0, data.BufTextLen);
    data.InsertChars(0, shown.c_str());
    data.CursorPos = data.SelectionStart = data.SelectionEnd = static_cast<int>(cursor);
    forget_undo();
}

int follow_typing(ImGuiInputTextCallbackData* data) {
    const Field& field = *static_cast<Field*>(data->UserData);
    Ui::WrappedTyping& typing = field.ui.wrapped;
    const std::string_view now(data->Buf, static_cast<std::size_t>(data->BufTextLen));
    if (typing.id != ImGui::GetActiveID()) typing = {ImGui::GetActiveID(), std::string(now), data->CursorPos};
    const bool typed = now != typing.shown;
    const TypedText after =
        typed ? after_typing(typing.shown, now, static_cast<std::size_t>(typing.cursor),
                             static_cast<std::size_t>(data->CursorPos))
              : TypedText{without_soft_breaks(now), place_without(now, static_cast<std::size_t>(data->CursorPos))};
    const std::string shown = with_soft_breaks(after.text, fits_in(field.width));
    if (shown != now) {
        show_anew(*data, shown, place_with(shown, after.cursor));
    } else if (const int cursor = out_of_break(shown, data->CursorPos, typing.cursor); cursor != data->CursorPos) {
        const bool none = data->SelectionStart == data->SelectionEnd;
        data->CursorPos = cursor;
        if (none) data->SelectionStart = data->SelectionEnd = cursor;
        else data->SelectionEnd = cursor;
    }
    typing.shown = shown;
    typing.cursor = data->CursorPos;
    return 0;
}

}  // namespace

bool wrapped_text_field(Ui& ui, const char* label, std::string& text, ImVec2 size) {
    const ImGuiStyle& style = ImGui::GetStyle();
    const float all = size.x > 0 ? size.x : ImGui::GetContentRegionAvail().x + std::min(size.x + 1, 0.0F);
    Field field{ui, std::max(1.0F, all - 2 * style.FramePadding.x - style.ScrollbarSize)};
    std::string shown = with_soft_breaks(text, fits_in(field.width));
    const bool changed =
        ImGui::InputTextMultiline(label, &shown, size, ImGuiInputTextFlags_CallbackAlways, follow_typing, &field);
    if (!ImGui::IsItemActive() && ui.wrapped.id == ImGui::GetItemID()) ui.wrapped = {};
    if (changed) text = without_soft_breaks(shown);
    return changed;
}

}  // namespace hexwright::widgets
