// The room `tools`: the pointer in, what becomes of it out.
#pragma once
#include "editor/rooms.h"
