// The room `cli`: the command line.
#pragma once
#include "editor/rooms.h"
