// The room `xml`: XML files and what bytes need: read, checked, written.
#pragma once
#include "formats/rooms.h"
