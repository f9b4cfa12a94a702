// The room `commands`: the tables of commands and keys.
#pragma once
#include "editor/rooms.h"
