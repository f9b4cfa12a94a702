// The room `lookup`: questions about a battlefield without a game, as a phone asks them beside the table.
#pragma once
#include "engine/rooms.h"
