// The room `main_window`: all panes, panels and dialogs as one window.
#pragma once
#include "editor/rooms.h"
