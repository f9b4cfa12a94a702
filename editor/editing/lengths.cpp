#include "editor/editing/lengths.h"

#include "editor/editing/measure.h"
#include "editor/workspace/editor_state.h"

namespace hexwright::editing {

std::string length_text(double centimetres, const EditorState& editor) {
    switch (editor.user.settings.lengths) {
        case LengthUnit::Centimetres:
            return editor.words(Message{"lengths.cm", {{"length", in_decimals(centimetres)}}});
        case LengthUnit::Inches:
            return editor.words(Message{"lengths.in", {{"length", in_decimals(centimetres / centimetres_an_inch)}}});
        case LengthUnit::Levels:
            break;
    }
    return {};
}

std::string height_text(int levels, const EditorState& editor) {
    return length_text(levels * centimetres_a_level, editor);
}

std::string with_height(const std::string& words, int levels, const EditorState& editor) {
    const std::string height = height_text(levels, editor);
    if (height.empty()) return words;
    return editor.words(Message{"lengths.beside", {{"what", words}, {"length", height}}});
}

std::string size_text(double width, double depth, const EditorState& editor) {
    const auto whole = [](double length) { return in_decimals(length, 0); };
    const std::string inches_wide = whole(width / centimetres_an_inch),
                      inches_deep = whole(depth / centimetres_an_inch);
    switch (editor.user.settings.lengths) {
        case LengthUnit::Centimetres:
            return editor.words(Message{"sheet.size-cm", {{"width", whole(width)}, {"depth", whole(depth)}}});
        case LengthUnit::Inches:
            return editor.words(Message{"sheet.size-inches", {{"width", inches_wide}, {"depth", inches_deep}}});
        case LengthUnit::Levels:
            break;
    }
    return editor.words(Message{"map.size-value",
                                {{"width", whole(width)},
                                 {"depth", whole(depth)},
                                 {"width_inches", inches_wide},
                                 {"depth_inches", inches_deep}}});
}

}  // namespace hexwright::editing
