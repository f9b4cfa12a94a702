// The room `telling`: sentences for people.
#pragma once
#include "formats/rooms.h"
