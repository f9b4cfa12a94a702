// The room `scripts`: clicks and keys from a file.
#pragma once
#include "editor/rooms.h"
