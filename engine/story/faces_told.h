// Faces of dice that come next, as people type and read them.
#pragma once
#include "engine/core/message.h"
#include "engine/story/room.h"

#include <cstdint>
#include <vector>

namespace hexwright::story {

// "skull, skull, shield (1 1 4)", because nobody knows yet what dice they will be; "13 4" where they can only be d20s.
Message faces_told(const std::vector<std::uint8_t>& faces);

}  // namespace hexwright::story
