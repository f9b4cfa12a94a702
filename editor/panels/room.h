// The room `panels`: lists and forms beside the map.
#pragma once
#include "editor/rooms.h"
