// What no installed font can draw, told in one sentence.
#pragma once
#include "engine/core/message.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/drawing.h"
#include "formats/telling/words.h"

#include <optional>
#include <span>
#include <string>

namespace hexwright::paper {

struct Undrawn {
    std::u32string characters;  // Each once.
    std::string text;           // The first that has one of them; empty for the window, where they are anywhere.
};
std::optional<Undrawn> undrawn_in(std::span<const Drawing> pictures);
std::u32string undrawn_of(std::string_view text, bool bold = false);

// For example: "no installed font can draw U+5927 大 (in “大和”), so boxes are drawn instead; install fonts …".
Message told_undrawn(const Undrawn& undrawn);

}  // namespace hexwright::paper
