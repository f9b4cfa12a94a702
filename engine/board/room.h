// The room `board`: hexes, the catalogue and placed pieces. It stands on `core` alone, whose names are those of
// `hexwright` itself.
#pragma once

namespace hexwright::board {}  // namespace hexwright::board
