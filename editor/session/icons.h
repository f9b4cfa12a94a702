// Code points of the icon font (Font Awesome 4.7) that the window uses, as UTF-8.
#pragma once
#include "editor/session/room.h"

namespace hexwright::editor_session::icon {

inline constexpr const char* pointer = "\uf245";
inline constexpr const char* place = "\uf067";
inline constexpr const char* erase = "\uf12d";
inline constexpr const char* zone = "\uf1fc";
inline constexpr const char* fill = "\uf043";
inline constexpr const char* glyph = "\uf219";
inline constexpr const char* on_top = "\uf1b3";
inline constexpr const char* turn_over = "\uf0ec";
inline constexpr const char* seen = "\uf06e";
inline constexpr const char* hidden = "\uf070";
inline constexpr const char* undo = "\uf0e2";
inline constexpr const char* redo = "\uf01e";
inline constexpr const char* turn_left = "\uf104";
inline constexpr const char* turn_right = "\uf105";
inline constexpr const char* raise = "\uf062";
inline constexpr const char* lower = "\uf063";
inline constexpr const char* pick_up = "\uf256";
inline constexpr const char* remove = "\uf014";
inline constexpr const char* mirror = "\uf07e";
inline constexpr const char* mirror_up = "\uf07d";
inline constexpr const char* cut = "\uf0c4";
inline constexpr const char* copy = "\uf0c5";
inline constexpr const char* paste = "\uf0ea";
inline constexpr const char* lasso = "\uf1ce";
inline constexpr const char* symmetry = "\uf069";
inline constexpr const char* stamp = "\uf08d";
inline constexpr const char* fresh = "\uf016";
inline constexpr const char* open = "\uf115";
inline constexpr const char* save = "\uf0c7";
inline constexpr const char* print = "\uf02f";
inline constexpr const char* columns = "\uf0db";
inline constexpr const char* plan = "\uf278";
inline constexpr const char* cube = "\uf1b2";
inline constexpr const char* frame = "\uf0b2";
inline constexpr const char* moon = "\uf186";
inline constexpr const char* search = "\uf002";
inline constexpr const char* clear = "\uf00d";
inline constexpr const char* error = "\uf057";
inline constexpr const char* warning = "\uf071";
inline constexpr const char* info = "\uf05a";
inline constexpr const char* good = "\uf058";
inline constexpr const char* fix = "\uf0ad";
inline constexpr const char* folder = "\uf07b";
inline constexpr const char* file = "\uf0f6";
inline constexpr const char* up = "\uf062";
inline constexpr const char* down = "\uf107";
inline constexpr const char* right = "\uf105";
inline constexpr const char* left = "\uf104";
inline constexpr const char* eye = "\uf06e";
inline constexpr const char* book = "\uf02d";
inline constexpr const char* more = "\uf142";
inline constexpr const char* replace = "\uf0ec";
inline constexpr const char* boxes = "\uf1b3";
inline constexpr const char* list = "\uf03a";
inline constexpr const char* balance = "\uf24e";
inline constexpr const char* eye_shut = "\uf070";
inline constexpr const char* lock = "\uf023";
inline constexpr const char* photo = "\uf03e";
inline constexpr const char* crosshairs = "\uf05b";
inline constexpr const char* measure = "\uf07e";
inline constexpr const char* keyboard = "\uf11c";
inline constexpr const char* play = "\uf04b";
inline constexpr const char* pause = "\uf04c";
inline constexpr const char* stop = "\uf04d";
inline constexpr const char* first = "\uf048";
inline constexpr const char* back = "\uf0d9";
inline constexpr const char* forward = "\uf0da";
inline constexpr const char* last = "\uf051";
inline constexpr const char* dice = "\uf074";
inline constexpr const char* users = "\uf0c0";
inline constexpr const char* heart = "\uf004";
inline constexpr const char* ticked = "\uf046";
inline constexpr const char* unticked = "\uf096";
inline constexpr const char* folded = "\uf0da";
inline constexpr const char* unfolded = "\uf0d7";
inline constexpr const char* note = "\uf249";

}  // namespace hexwright::editor_session::icon
