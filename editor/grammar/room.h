// The room `grammar`: how both programs understand their command lines, and what they say about them. It makes the
// names of the rooms below visible without a prefix; the linker enforces the same dependencies.
#pragma once
#include "editor/document/room.h"

namespace hexwright::grammar {
using namespace document;
}  // namespace hexwright::grammar
