// Lengths on the table in words, in the measure that the person has chosen.
#pragma once
#include "editor/editing/room.h"
#include "editor/workspace/states.h"
#include "formats/paper/real_size.h"

#include <string>

namespace hexwright::editing {

inline constexpr double centimetres_a_level = formats::level_mm / 10;

// "22.3 cm" or "8.8 in"; empty where heights are told in levels only.
std::string length_text(double centimetres, const EditorState& editor);
std::string height_text(int levels, const EditorState& editor);
// The words with the height behind them in brackets, or as they are.
std::string with_height(const std::string& words, int levels, const EditorState& editor);
std::string size_text(double width, double depth, const EditorState& editor);  // Of a map; in centimetres.

}  // namespace hexwright::editing
