// Which letters the window is asked to draw that its own fonts lack: emoji and other scripts, found when Dear ImGui
// reads a text. Nothing is looked for in advance, and a letter that was seen before costs one bit.
//
// Dear ImGui as packaged has letters of 16 bits. A letter beyond those, such as an emoji, is handed to it as a
// stand-in: one of the 2048 surrogate codes, which no text contains. The linker redirects the four functions of Dear
// ImGui that convert text to those in seen_letters.cpp (--wrap in editor/CMakeLists.txt); without that, text fields
// would replace such letters by U+FFFD.
#pragma once
#include "editor/widgets/room.h"

#include <vector>

#include <imgui.h>

namespace hexwright::widgets {

// What the window's own fonts are asked for, as pairs of first and last; digits and icons are added separately.
inline constexpr ImWchar own_letters[] = {0x20,   0x2F,   0x3A,   0x17F,  0x370,  0x3FF,  0x400,
                                          0x52F,  0x2010, 0x2044, 0x20AC, 0x20AC, 0x2190, 0x21FF,
                                          0x2212, 0x2212, 0x2260, 0x2265, 0x25A0, 0x25FF, 0};

bool letters_wait();  // Some were seen that are not in the fonts yet.
struct SeenLetter {
    char32_t letter;
    ImWchar code;  // What Dear ImGui calls it.
};
// All that the fonts need besides their own, in the order in which they were seen; from now on none waits.
std::vector<SeenLetter> take_seen_letters();
ImWchar code_of(char32_t letter);  // U+FFFD when there are more different ones than stand-ins.

}  // namespace hexwright::widgets
