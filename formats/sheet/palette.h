// The colours of every picture, by name: size borders, players, paper and ink of both themes. Terrain colours are the
// catalogue's.
#pragma once
#include "formats/sheet/drawing.h"

#include <string_view>

namespace hexwright {

unsigned mix(unsigned from, unsigned to, double share);  // share 0: from, 1: to
unsigned lighter(unsigned rgb, double share);
unsigned darker(unsigned rgb, double share);
bool is_dark(unsigned rgb);

unsigned border_color(std::string_view name, unsigned fill);  // "tan", "purple" ...; unknown or empty: a darker fill
unsigned player_color(std::string_view name);                 // "red", "blue" ...; unknown: grey
int player_number(std::string_view name);                     // 1..8 by colour, 0: none of the players'

struct PaperTheme {
    unsigned paper, ink, shade;  // shade: cast shadows
    double shade_alpha;
};
PaperTheme theme_of(bool dark);

}  // namespace hexwright
