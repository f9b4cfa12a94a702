// Colours of all pictures, by name: size borders, players, paper and ink of both themes. Terrain colours come from the
// catalogue.
#pragma once
#include "formats/paper/room.h"
#include "formats/paper/sheet/drawing.h"

#include <string_view>

namespace hexwright::paper {

unsigned mix(unsigned from, unsigned to, double share);  // A share of 0 gives `from`, 1 gives `to`.
unsigned lighter(unsigned rgb, double share);
unsigned darker(unsigned rgb, double share);
bool is_dark(unsigned rgb);

// "tan", "purple" ...; a darker fill when the name is unknown or empty.
unsigned border_color(std::string_view name, unsigned fill);
unsigned player_color(std::string_view name);   // "red", "blue" ...; grey when unknown.
unsigned general_color(std::string_view name);  // By the name of a general on cards: "Jandar"; grey when unknown.
int player_number(std::string_view name);       // 1..8 by colour; 0 if it is no player's.

struct PaperTheme {
    unsigned paper, ink, shade;  // `shade` is for cast shadows.
    double shade_alpha;
};
PaperTheme theme_of(bool dark);

}  // namespace hexwright::paper
