// Code points of the icon font (Font Awesome 4.7) that the window uses, as UTF-8.
#pragma once
#include "editor/workspace/room.h"

namespace hexwright::workspace::icon {

// clang-format off
#define HEXWRIGHT_ICONS(ICON) \
    ICON(pointer, "\uf245") \
    ICON(place, "\uf067") \
    ICON(erase, "\uf12d") \
    ICON(zone, "\uf1fc") \
    ICON(fill, "\uf043") \
    ICON(glyph, "\uf219") \
    ICON(on_top, "\uf1b3") \
    ICON(turn_over, "\uf0ec") \
    ICON(seen, "\uf06e") \
    ICON(hidden, "\uf070") \
    ICON(undo, "\uf0e2") \
    ICON(redo, "\uf01e") \
    ICON(turn_left, "\uf104") \
    ICON(turn_right, "\uf105") \
    ICON(raise, "\uf062") \
    ICON(lower, "\uf063") \
    ICON(pick_up, "\uf256") \
    ICON(remove, "\uf014") \
    ICON(mirror, "\uf07e") \
    ICON(mirror_up, "\uf07d") \
    ICON(cut, "\uf0c4") \
    ICON(copy, "\uf0c5") \
    ICON(paste, "\uf0ea") \
    ICON(lasso, "\uf1ce") \
    ICON(symmetry, "\uf069") \
    ICON(stamp, "\uf08d") \
    ICON(fresh, "\uf016") \
    ICON(open, "\uf115") \
    ICON(save, "\uf0c7") \
    ICON(print, "\uf02f") \
    ICON(columns, "\uf0db") \
    ICON(plan, "\uf278") \
    ICON(cube, "\uf1b2") \
    ICON(frame, "\uf0b2") \
    ICON(moon, "\uf186") \
    ICON(search, "\uf002") \
    ICON(clear, "\uf00d") \
    ICON(error, "\uf057") \
    ICON(warning, "\uf071") \
    ICON(info, "\uf05a") \
    ICON(good, "\uf058") \
    ICON(fix, "\uf0ad") \
    ICON(folder, "\uf07b") \
    ICON(file, "\uf0f6") \
    ICON(up, "\uf062") \
    ICON(down, "\uf107") \
    ICON(right, "\uf105") \
    ICON(left, "\uf104") \
    ICON(eye, "\uf06e") \
    ICON(book, "\uf02d") \
    ICON(more, "\uf142") \
    ICON(replace, "\uf0ec") \
    ICON(boxes, "\uf1b3") \
    ICON(list, "\uf03a") \
    ICON(balance, "\uf24e") \
    ICON(eye_shut, "\uf070") \
    ICON(lock, "\uf023") \
    ICON(photo, "\uf03e") \
    ICON(crosshairs, "\uf05b") \
    ICON(measure, "\uf07e") \
    ICON(keyboard, "\uf11c") \
    ICON(play, "\uf04b") \
    ICON(pause, "\uf04c") \
    ICON(stop, "\uf04d") \
    ICON(first, "\uf048") \
    ICON(back, "\uf0d9") \
    ICON(forward, "\uf0da") \
    ICON(last, "\uf051") \
    ICON(dice, "\uf074") \
    ICON(users, "\uf0c0") \
    ICON(heart, "\uf004") \
    ICON(ticked, "\uf046") \
    ICON(unticked, "\uf096") \
    ICON(folded, "\uf0da") \
    ICON(unfolded, "\uf0d7") \
    ICON(note, "\uf249")
// clang-format on

#define HEXWRIGHT_ICON(name, code) inline constexpr const char* name = code;
HEXWRIGHT_ICONS(HEXWRIGHT_ICON)
#undef HEXWRIGHT_ICON

// All of them: no others are put into the window's fonts.
#define HEXWRIGHT_ICON(name, code) code,
inline constexpr const char* all[] = {HEXWRIGHT_ICONS(HEXWRIGHT_ICON)};
#undef HEXWRIGHT_ICON
#undef HEXWRIGHT_ICONS

}  // namespace hexwright::workspace::icon
