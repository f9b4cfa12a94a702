// The room `outlook`: what an action would do, before it is done.
#pragma once
#include "engine/rooms.h"
