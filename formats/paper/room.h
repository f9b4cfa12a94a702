// The room `paper`: drawings, pictures and sheets.
#pragma once
#include "formats/rooms.h"
