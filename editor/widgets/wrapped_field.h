// A field of several lines whose long lines are broken at the field's edge, also while somebody types; Dear ImGui 1.86
// scrolls them sideways instead. The breaks are drawn only: the text does not get them.
#pragma once
#include "editor/widgets/room.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include <imgui.h>

namespace hexwright::widgets {

class Ui;

// As ImGui::InputTextMultiline. Undo within the field reaches back to the last change of the breaks.
bool wrapped_text_field(Ui& ui, const char* label, std::string& text, ImVec2 size);

// ---- the text with its breaks: "\r\n", of which "\r" has no width; the line keeps the blank before it

// `fits`: how many bytes of this line, at least 1, stand before the edge.
using FitsOnLine = std::function<std::size_t(std::string_view line)>;
std::string with_soft_breaks(std::string_view text, const FitsOnLine& fits);
std::string without_soft_breaks(std::string_view shown);
std::size_t place_without(std::string_view shown, std::size_t at);    // Of a place in the shown text, in the text.
std::size_t place_with(std::string_view shown, std::size_t in_text);  // The other way; after a break.

struct TypedText {
    std::string text;
    std::size_t cursor;  // In the text.
};
// The text after the field's own change of what it showed; where only a break was deleted, the letter before it goes,
// or the one after it if the cursor was before the break.
TypedText after_typing(std::string_view shown, std::string_view changed, std::size_t cursor_before, std::size_t cursor);

}  // namespace hexwright::widgets
