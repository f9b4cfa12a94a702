// The room `exchange`: files of other programs.
#pragma once
#include "formats/rooms.h"
