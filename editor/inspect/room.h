// The room `inspect`: what many games and the judge say about a map.
#pragma once
#include "editor/rooms.h"
