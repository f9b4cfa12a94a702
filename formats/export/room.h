// The room `exports`: models, films, guides and reports.
#pragma once
#include "formats/rooms.h"
