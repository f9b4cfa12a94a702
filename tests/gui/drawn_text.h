// What Dear ImGui has drawn in a frame, read back from its draw lists: every letter, in tooltips and pictures, too.
#pragma once
#include <string>

#include <imgui.h>

namespace hexwright {

// The letters in the order in which they were drawn, wherever their font is the one of the atlas; a line break where
// the next letter stands elsewhere.
std::string drawn_text(const ImDrawData& drawn);
// Everything that is drawn as bytes: corners, colours, textures and clips. The same bytes are the same pixels.
std::string drawn_bytes(const ImDrawData& drawn);

}  // namespace hexwright
