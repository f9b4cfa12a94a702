// The fonts that the programs bring along, so that what they draw is the same on every machine: Inter for nearly all
// texts, DejaVu Sans for letters that it lacks, Font Awesome for the window's icons. third_party/Fonts.cmake says where
// they are from.
#pragma once
#include "formats/paper/room.h"

#include <string_view>

namespace hexwright::paper {

enum class EmbeddedFont : unsigned char {
    InterRegular,
    InterMedium,
    InterSemiBold,
    InterBold,
    DejaVuSans,
    DejaVuSansBold,
    FontAwesome
};
std::string_view bytes_of(EmbeddedFont font);  // Of its file; they stay where they are as long as the program runs.

}  // namespace hexwright::paper
