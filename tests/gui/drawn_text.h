// What Dear ImGui has drawn in a frame, read back from its draw lists: every letter, in tooltips and pictures, too.
#pragma once
#include <string>

#include <imgui.h>

namespace hexwright {

// The letters in the order in which they were drawn, wherever their font is the one of the atlas; a line break where
// the next letter stands elsewhere.
std::string drawn_text(const ImDrawData& drawn);
// Text of the window with this name, and of what lies in it, whose letters the edge of their window or of their column
// cuts at the left or right; and letters that are drawn over other letters. A line for each; empty where there is none.
std::string cut_off(const ImDrawData& drawn, const std::string& window);
std::string printed_over(const ImDrawData& drawn, const std::string& window);
// Everything that is drawn as bytes: corners, colours, textures and clips. The same bytes are the same pixels.
std::string drawn_bytes(const ImDrawData& drawn);

}  // namespace hexwright
