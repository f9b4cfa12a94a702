// The room `judging`: what map judges look at, worked out by geometry.
#pragma once
#include "engine/rooms.h"
