// The room `grammar`: how both programs understand their command lines, and what they say about them.
#pragma once
#include "editor/rooms.h"
