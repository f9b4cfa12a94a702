// The room `dialogs`: questions and windows on top.
#pragma once
#include "editor/rooms.h"
