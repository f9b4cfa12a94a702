// The room `files`: opening, saving, safekeeping, exports, settings.
#pragma once
#include "editor/rooms.h"
