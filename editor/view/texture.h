// A picture that a graphics library keeps.
#pragma once
#include "editor/view/room.h"

#include <cstdint>

namespace hexwright::view {

using TextureId = std::uintptr_t;  // 0 means none; fits ImTextureID.

}  // namespace hexwright::view
