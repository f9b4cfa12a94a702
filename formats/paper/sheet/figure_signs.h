// The small signs that tokens are put together from: silhouettes, players' marks, and badges.
#pragma once
#include "formats/paper/room.h"
#include "formats/paper/sheet/figure_look.h"
#include "formats/paper/sheet/sketch.h"

namespace hexwright::paper {

struct SignInk {
    unsigned figure = 0xFFFFFF, ground = 0x000000;  // `ground` is for gaps within the figure.
};
// A silhouette in a square about `middle`, `side` long; nothing for a hive.
void sketch_silhouette(Sketch& sketch, Silhouette which, Point middle, double side, const SignInk& ink);
// A player's mark that fits a circle.
void sketch_player_mark(Sketch& sketch, PlayerMark mark, Point middle, double radius, unsigned rgb);

}  // namespace hexwright::paper
