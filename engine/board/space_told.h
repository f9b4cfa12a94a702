// A space as a part of a message. Its words are its coordinates, and who knows the battlefield may put a name in its
// place (engine/story/place_names.h).
#pragma once
#include "engine/board/hex/coord.h"
#include "engine/board/room.h"
#include "engine/core/message.h"

#include <string_view>
#include <vector>

namespace hexwright::board {

inline constexpr std::string_view space_sentence = "space.at";

inline std::vector<Message> space_told(Space space) {
    return {Message{std::string(space_sentence), {{"at", to_text(space)}}}};
}

}  // namespace hexwright::board
