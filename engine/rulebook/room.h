// The room `rulebook`: a scenario's rules at work.
#pragma once
#include "engine/rooms.h"
