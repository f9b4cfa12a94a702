// The room `assembly`: in which order hands build a battlefield.
#pragma once
#include "engine/rooms.h"
