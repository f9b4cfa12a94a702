// The room `survey`: what a battlefield or a position allows, space by space.
#pragma once
#include "engine/rooms.h"
